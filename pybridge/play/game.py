"""What a game is for the loop, and the history of one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """A legal step: where it leads, told in a sentence, and as it is saved."""

    position: P
    told: str
    saved: Any


@dataclass(frozen=True, slots=True)
class Refused:
    """Why something cannot be done, in a sentence."""

    reason: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A picture made of text cells, each at least ``width`` wide.

    ``marked`` are the (row, column) of cells that stand out.
    """

    heading: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    marked: frozenset[tuple[int, int]] = frozenset()
    width: int = 1


class Game(Protocol[P]):
    """One puzzle to be played; positions are values that can be compared."""

    title: str
    unit: str
    """What a step is called: ``trip``."""

    def start(self) -> P:
        """The first position."""
        ...

    def draw(self, position: P, last: Step[P] | None) -> Grid:
        """The position, with what the last step has moved marked."""
        ...

    def how_to_move(self) -> str:
        """What can be typed for a step."""
        ...

    def choices(self, position: P) -> Sequence[tuple[str, str]]:
        """The legal steps: what could be typed, and what it means."""
        ...

    def attempt(self, position: P, number: int, text: str) -> Step[P] | Refused:
        """The step that the text means, the ``number``-th of the game."""
        ...

    def replay(self, position: P, number: int, saved: Any) -> Step[P] | Refused:
        """A step as it was saved."""
        ...

    def finished(self, position: P) -> bool:
        """Is the goal reached?"""
        ...

    def way(self, position: P) -> Sequence[Step[P]] | Refused:
        """The steps of a best way on to the goal."""
        ...

    def nudge(self, position: P, before: P | None, way: Sequence[Step[P]]) -> str:
        """A hint that names nobody."""
        ...

    def who(self, step: Step[P]) -> str:
        """A hint that says who moves, and no more."""
        ...

    def saved(self, steps: Sequence[Step[P]]) -> dict[str, Any]:
        """The game as a document for :meth:`resumed`."""
        ...

    def resumed(self, document: Any) -> Sequence[Any] | Refused:
        """The saved steps of a document, if it belongs to this game."""
        ...


@dataclass(slots=True)
class History(Generic[P]):
    """The steps made, and those undone; both without limit."""

    start: P
    done: list[Step[P]] = field(default_factory=list)
    undone: list[Step[P]] = field(default_factory=list)

    @property
    def position(self) -> P:
        """Where the game stands."""
        return self.done[-1].position if self.done else self.start

    @property
    def before(self) -> P | None:
        """Where it stood before the last step."""
        if not self.done:
            return None
        return self.done[-2].position if len(self.done) > 1 else self.start

    @property
    def last(self) -> Step[P] | None:
        """The last step."""
        return self.done[-1] if self.done else None

    def make(self, step: Step[P]) -> int | None:
        """Make a step; gives the number of steps after which the same position was there before, or None."""
        positions = [self.start, *(earlier.position for earlier in self.done)]
        self.done.append(step)
        self.undone.clear()
        return positions.index(step.position) if step.position in positions else None

    def undo(self) -> bool:
        """Take the last step back, if there is one."""
        if self.done:
            self.undone.append(self.done.pop())
            return True
        return False

    def redo(self) -> bool:
        """Make the step again that was taken back last."""
        if self.undone:
            self.done.append(self.undone.pop())
            return True
        return False

    def restart(self) -> None:
        """Go back to the start; redo leads forth again."""
        while self.undo():
            pass
