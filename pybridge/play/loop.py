"""The loop that every game shares: commands, history, hints, saving and resuming."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import IO, Any, Generic, TypeVar

from pybridge.play.game import Game, History, Refused, Step
from pybridge.play.screen import Screen

P = TypeVar("P", bound=Hashable)

COMMANDS = """\
hint         help in three steps: a nudge, who moves, the whole {unit}
{units:<12} the legal {units} from here; type the number of one to make it
undo, redo   back and forth, as often as you like: undo 3
restart      back to the start
solve        a best way from here to the goal
save FILE    keep the game; resume FILE takes it up again
show         the picture again
help         this
quit         leave"""


class Loop(Generic[P]):
    """One game in play: reads a line at a time and answers it."""

    def __init__(self, game: Game[P], source: IO[str], target: IO[str]) -> None:
        self.game = game
        self.source = source
        self.screen = Screen(target)
        self.echo = not source.isatty()
        self.history: History[P] = History(game.start())
        self.hints = 0
        self.optimum: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart,
            "solve": self.solve,
            "show": self.show,
            "save": self.save,
            "resume": self.resume,
            f"{game.unit}s": self.choices,
        }

    def run(self, resume: Path | None = None) -> bool:
        """Play until the input ends or says quit; gives whether the goal was reached in the end."""
        self.screen.say(self.game.title, style="bold")
        self.screen.say(self.game.how_to_move())
        self.screen.say("help lists the commands.")
        if resume is not None:
            self.resume(str(resume))
        else:
            self.show("")
        while (line := self._line()) is not None:
            word, _, rest = line.partition(" ")
            if word.lower() in ("quit", "exit"):
                break
            if not line:
                continue
            command = self.commands.get(word.lower())
            if command is not None:
                command(rest.strip())
            else:
                self.step(line)
        return self.game.finished(self.history.position)

    def _line(self) -> str | None:
        self.screen.prompt("> ")
        line = self.source.readline()
        if not line:
            self.screen.say()
            return None
        if self.echo:
            self.screen.say(line.strip())
        return line.strip()

    def step(self, text: str) -> None:
        """Make the step that the text means, or say why not."""
        number = len(self.history.done) + 1
        if text.isdecimal():
            choices = self.game.choices(self.history.position)
            if not 1 <= int(text) <= len(choices):
                self.screen.say(f"There is no {self.game.unit} {text}: {self.game.unit}s lists those from here.")
                return
            text = choices[int(text) - 1][0]
        step = self.game.attempt(self.history.position, number, text)
        if isinstance(step, Refused):
            self.screen.say(step.reason, style="red")
            return
        self._make(step)
        self.show("")

    def _make(self, step: Step[P]) -> None:
        seen = self.history.make(step)
        self.hints = 0
        self.screen.say(f"{len(self.history.done)}. {step.told}", style="cyan")
        if seen is not None:
            when = "at the start" if seen == 0 else f"after {self._counted(seen)}"
            self.screen.say(f"You are going in circles: everybody was where they are now {when}.", style="yellow")

    def show(self, _: str) -> None:
        """Draw the position, and say so when the goal is reached."""
        self.screen.grid(self.game.draw(self.history.position, self.history.last))
        made = len(self.history.done)
        if not self.game.finished(self.history.position):
            self.screen.say(f"{self._counted(made)} so far.")
            return
        best = self._optimum()
        if best is None or made == 0:
            self.screen.say(f"Solved in {self._counted(made)}.", style="bold green")
        elif made == best:
            self.screen.say(f"Solved in {self._counted(made)}, which is the least possible.", style="bold green")
        else:
            self.screen.say(f"Solved in {self._counted(made)}; the least possible is {best}.", style="bold green")

    def _optimum(self) -> int | None:
        if self.optimum is None:
            way = self.game.way(self.history.start)
            self.optimum = None if isinstance(way, Refused) else len(way)
        return self.optimum

    def _counted(self, number: int) -> str:
        return f"{number} {self.game.unit}{'s' * (number != 1)}"

    def help(self, _: str) -> None:
        """List the commands."""
        self.screen.say(self.game.how_to_move())
        self.screen.say(COMMANDS.format(unit=self.game.unit, units=f"{self.game.unit}s"))

    def choices(self, _: str) -> None:
        """List the legal steps, numbered."""
        for number, (typed, told) in enumerate(self.game.choices(self.history.position), 1):
            self.screen.say(f"{number:>3}. {typed}: {told}")

    def undo(self, rest: str) -> None:
        """Take back a step, or as many as are asked for."""
        self._times(rest, self.history.undo, f"There is no {self.game.unit} to take back.")

    def redo(self, rest: str) -> None:
        """Make a step again that was taken back, or as many as are asked for."""
        self._times(rest, self.history.redo, f"There is no {self.game.unit} to make again.")

    def _times(self, rest: str, once: Callable[[], bool], otherwise: str) -> None:
        done = 0
        while done < (int(rest) if rest.isdecimal() else 1) and once():
            done += 1
        if done == 0:
            self.screen.say(otherwise)
            return
        self.hints = 0
        self.show("")

    def restart(self, _: str) -> None:
        """Back to the start."""
        self.history.restart()
        self.hints = 0
        self.show("")

    def _way(self) -> Sequence[Step[P]] | None:
        if self.game.finished(self.history.position):
            self.screen.say("The goal is reached.")
            return None
        way = self.game.way(self.history.position)
        if isinstance(way, Refused):
            self.screen.say(way.reason)
            return None
        return way

    def hint(self, _: str) -> None:
        """The next of the three hints for this position."""
        way = self._way()
        if way is None:
            return
        self.hints = min(3, self.hints + 1)
        if self.hints == 1:
            words = self.game.nudge(self.history.position, self.history.before, way)
        else:
            words = self.game.who(way[0]) if self.hints == 2 else way[0].told
        self.screen.say(f"Hint {self.hints} of 3: {words}", style="magenta")

    def solve(self, _: str) -> None:
        """A best way from here, without making it."""
        way = self._way()
        for number, step in enumerate(way or (), len(self.history.done) + 1):
            self.screen.say(f"{number}. {step.told}")

    def save(self, name: str) -> None:
        """Keep the game in a file."""
        if not name:
            self.screen.say("save needs the name of a file.")
            return
        document = json.dumps(self.game.saved(self.history.done), ensure_ascii=False, indent=2)
        try:
            Path(name).write_text(document + "\n", encoding="utf-8")
        except OSError as error:
            self.screen.say(f"{name} cannot be written: {error.strerror}.")
            return
        self.screen.say(f"Saved in {name}.")

    def resume(self, name: str) -> None:
        """Take up a game from a file; a file that does not fit changes nothing."""
        steps = self._read(name)
        if isinstance(steps, Refused):
            self.screen.say(steps.reason)
            return
        history: History[P] = History(self.history.start)
        for number, saved in enumerate(steps, 1):
            step = self.game.replay(history.position, number, saved)
            if isinstance(step, Refused):
                self.screen.say(f"{name} cannot be taken up: {step.reason}")
                return
            history.make(step)
        self.history = history
        self.hints = 0
        self.show("")

    def _read(self, name: str) -> Sequence[Any] | Refused:
        if not name:
            return Refused("resume needs the name of a file.")
        try:
            document = json.loads(Path(name).read_text(encoding="utf-8"))
        except OSError as error:
            return Refused(f"{name} cannot be read: {error.strerror}.")
        except (ValueError, RecursionError):
            return Refused(f"{name} is not a saved game.")
        steps = self.game.resumed(document)
        return Refused(f"{name}: {steps.reason}") if isinstance(steps, Refused) else steps
