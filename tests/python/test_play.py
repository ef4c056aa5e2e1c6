"""Games over a pipe, as people and screen readers play them."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pybridge.errors import PuzzleError
from pybridge.exchange import puzzle_session
from pybridge.play.crossing_game import CrossingGame
from pybridge.play.game import History, Refused, Step
from pybridge.play.loop import Loop
from pybridge.play.trip_words import TripWords
from tests.python import pictured

ROOT = Path(__file__).parents[2]


def play(*lines: str, puzzle: str = "wolf-goat-cabbage", resume: Path | None = None, **parameters: str) -> str:
    """What a game answers to these lines."""
    answers = io.StringIO()
    with puzzle_session(None) as prolog:
        game = CrossingGame(prolog, puzzle, parameters)
        Loop(game, io.StringIO("".join(f"{line}\n" for line in lines)), answers).run(resume)
    return answers.getvalue()


def after(text: str, line: str) -> str:
    """What follows the last time a line was typed."""
    return text.rpartition(f"> {line}\n")[2]


def command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pybridge", *arguments],
        input=typed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_game_through_a_pipe() -> None:
    """An illegal trip explained, three hints, undo, and the goal in the least number of trips."""
    typed = "wolf\nhint\nhint\nhint\ng\nalone\nw\nundo\nw\ng\nc\nalone\ngoat\n"
    process = command("play", "wolf-goat-cabbage", typed=typed)
    assert process.returncode == 0
    assert process.stderr == ""
    text = process.stdout
    assert (
        "Trip 1 (F W from the west bank to the east bank) is illegal: "
        "the goat would eat the cabbage on the west bank." in text
    )
    hints = re.findall(r"Hint (\d) of 3: (.*)", text)
    assert [number for number, _ in hints] == ["1", "2", "3"]
    assert "7 trips away" in hints[0][1]
    assert "farmer" not in hints[0][1] + hints[1][1]
    assert hints[1][1] == "The goat should move."
    assert hints[2][1] == "The farmer takes the goat to the east bank."
    assert text.rstrip("\n> ").endswith("Solved in 7 trips, which is the least possible.")
    assert "\x1b" not in text


def test_the_banks_are_drawn_and_those_that_moved_are_marked() -> None:
    text = after(play("goat"), "goat")
    assert text.splitlines()[1:7] == [
        "   west       east",
        "             *farmer",
        "   wolf",
        "             *goat",
        "   cabbage",
        "              \\_boat_/",
    ]


@pytest.mark.parametrize(
    "typed", ["goat", "g", "G", "farmer goat", "F G", "goat, farmer", "go", "the farmer and the goat", "1"]
)
def test_ways_to_type_a_trip(typed: str) -> None:
    assert "1. The farmer takes the goat to the east bank." in play(typed)


@pytest.mark.parametrize("typed", ["alone", "f", "farmer", "farmer alone", "2"])
def test_ways_to_row_alone(typed: str) -> None:
    assert "2. The farmer rows alone to the west bank." in play("goat", typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hippo", "There is no passenger hippo: the passengers are farmer, wolf, goat, cabbage."),
        ("9", "There is no trip 9: trips lists those from here."),
        ("wolf goat", "3 passengers do not fit in a boat with 2 seats"),
        ("to north", "There is no place north"),
        ("the", "Who gets into the boat?"),
    ],
)
def test_what_cannot_be_done_is_explained(typed: str, answer: str) -> None:
    text = after(play(typed), typed)
    assert answer in text
    assert "1 trip so far" not in text


def test_a_passenger_that_is_elsewhere_is_named() -> None:
    assert "the wolf is not on the east bank" in play("goat", "wolf")


def test_a_name_that_fits_several_is_asked_about() -> None:
    text = play("husband", puzzle="jealous-husbands")
    assert "husband could be one of husband a, husband b, husband c." in text


def test_with_an_island_the_way_is_said() -> None:
    text = play(
        "ha wa", "ha wa to island", "ha to west", "hb over", puzzle="jealous-husbands", couples="4", island="true"
    )
    assert "Where does the boat go? Say to island or to east." in text
    assert "1. Husband a and wife a row to the island." in text
    assert "2. Husband a rows alone to the west bank." in text
    assert "is illegal: wife b would be with husband" in text


def test_undo_and_redo_go_as_far_as_one_likes() -> None:
    text = play("g", "alone", "w", "undo 9", "undo", "redo 2", "redo", "redo")
    assert "0 trips so far." in after(text, "undo 9").partition(">")[0]
    assert after(text, "undo").startswith("There is no trip to take back.")
    assert "2 trips so far." in after(text, "redo 2").partition(">")[0]
    assert after(text, "redo").startswith("There is no trip to make again.")


def test_a_new_trip_forgets_what_was_undone() -> None:
    assert after(play("g", "alone", "undo", "g", "redo"), "redo").startswith("There is no trip to make again.")


def test_restart_goes_to_the_start_and_redo_leads_forth() -> None:
    text = play("g", "alone", "restart", "redo")
    assert "0 trips so far." in after(text, "restart").partition(">")[0]
    assert "1 trip so far." in after(text, "redo")


def test_circles_are_noticed() -> None:
    text = play("g", "g", "g", "alone", "w", "w")
    assert text.count("You are going in circles") == 3
    assert "everybody was where they are now at the start." in text
    assert "everybody was where they are now after 4 trips." in text


def test_a_nudge_says_when_the_last_trip_led_away() -> None:
    assert "The last trip led away from it: undo takes it back." in play("g", "g", "hint")
    assert "led away" not in play("g", "hint")


def test_hints_begin_anew_after_a_trip() -> None:
    text = play("hint", "hint", "g", "hint")
    assert re.findall(r"Hint (\d)", text) == ["1", "2", "1"]


def test_a_longer_plan_is_measured_against_the_least() -> None:
    text = play("g", "g", "g", "alone", "c", "g", "w", "alone", "g")
    assert "Solved in 9 trips; the least possible is 7." in text


def test_solve_goes_on_from_here() -> None:
    told = after(play("g", "alone", "c", "solve"), "solve").splitlines()[:4]
    assert told == [
        "4. The farmer takes the goat to the west bank.",
        "5. The farmer takes the wolf to the east bank.",
        "6. The farmer rows alone to the west bank.",
        "7. The farmer takes the goat to the east bank.",
    ]


def test_an_impossible_puzzle_says_so() -> None:
    text = play("hint", "solve", puzzle="jealous-husbands", couples="4")
    assert text.count("The goal cannot be reached from here.") == 2


def test_the_legal_trips_can_be_listed_and_picked_by_number() -> None:
    text = play("g", "alone", "trips", "2")
    listed = re.findall(r"^ +(\d)\. (\w+): (.*)$", text, re.MULTILINE)
    assert [typed for _, typed, _ in listed] == ["wolf", "cabbage", "alone"]
    assert f"3. {listed[1][2]}" in text


def test_a_game_can_be_saved_and_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert f"Saved in {path}." in play("g", "alone", f"save {path}")
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["moves"] == [
        {"party": ["farmer", "goat"], "from": "west", "to": "east"},
        {"party": ["farmer"], "from": "east", "to": "west"},
    ]
    assert "2 trips so far." in play(resume=path)
    assert "2 trips so far." in play(f"resume {path}")
    finished = command("play", "wolf-goat-cabbage", "--resume", str(path), typed="w\ng\nc\nalone\ng\n")
    assert "Solved in 7 trips, which is the least possible." in finished.stdout
    checked = command("check", "wolf-goat-cabbage", str(path))
    assert checked.returncode == 1
    assert "the plan ends after 2 trips" in checked.stdout


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        ("", "is not a saved game."),
        ("[]", "this is not a saved game."),
        ('{"moves": []}', "the game in it is another puzzle or has other parameters."),
        (
            '{"puzzle": "wolf-goat-cabbage", "parameters": {}, "moves": [{}]}',
            "trip 1 of the file is none of this puzzle.",
        ),
        (
            '{"puzzle": "wolf-goat-cabbage", "parameters": {}, "moves": '
            '[{"party": ["farmer", "wolf"], "from": "west", "to": "east"}]}',
            "the goat would eat the cabbage on the west bank.",
        ),
    ],
)
def test_a_file_that_does_not_fit_changes_nothing(tmp_path: Path, content: str, answer: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")
    text = play("g", f"resume {path}", "show")
    assert answer in after(text, f"resume {path}")
    assert "1 trip so far." in after(text, "show")


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    missing = tmp_path / "none" / "game.json"
    text = play(f"save {missing}", f"resume {missing}", "save", "resume")
    assert f"{missing} cannot be written: No such file or directory." in text
    assert f"{missing} cannot be read: No such file or directory." in text
    assert "save needs the name of a file." in text
    assert "resume needs the name of a file." in text


def test_help_lists_every_command() -> None:
    text = after(play("help"), "help")
    for word in ("hint", "trips", "undo", "redo", "restart", "solve", "save", "resume", "show", "help", "quit"):
        assert re.search(rf"\b{word}\b", text), word


def test_quit_ends_the_game() -> None:
    assert "illegal" not in play("quit", "wolf")


def test_a_puzzle_that_is_no_crossing_is_refused() -> None:
    with puzzle_session(None) as prolog, pytest.raises(PuzzleError, match="water-jugs is no river crossing"):
        CrossingGame(prolog, "water-jugs", {})


def test_several_rowers_are_not_guessed() -> None:
    words = TripWords(pictured.couples_plan().puzzle)
    assert isinstance(words.read("alone to east", (0, 0, 0, 0, 0)), Refused)
    assert words.read("hb -> island", (0, 0, 0, 0, 0)) == [0, 1, 2]
    assert words.read("husband b wife a east", (0, 0, 0, 0, 0)) == [0, 2, 1, 2]
    assert words.typed([0, 1, 0, 1]) == "husband a, wife a to island"


def test_a_history_keeps_everything() -> None:
    history: History[int] = History(0)
    steps = [Step(position, "", position) for position in (1, 2, 1)]
    assert [history.make(step) for step in steps] == [None, None, 1]
    assert (history.position, history.before) == (1, 2)
    assert [history.undo() for _ in range(4)] == [True, True, True, False]
    assert (history.position, history.before, history.last) == (0, None, None)
    assert [history.redo() for _ in range(4)] == [True, True, True, False]
    assert history.done == steps


def terminal(environment: dict[str, str], *lines: str) -> str:
    """What a game prints on a terminal."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.chdir(ROOT)
        os.environ.update(environment)
        os.execv(sys.executable, [sys.executable, "-m", "pybridge", "play", "wolf-goat-cabbage"])
    printed = b""
    waiting = [f"{line}\n".encode() for line in (*lines, "quit")]
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if not select.select([descriptor], [], [], 1)[0]:
            continue
        try:
            printed += os.read(descriptor, 65536)
        except OSError:
            break
        if printed.endswith(b"> ") and waiting:
            os.write(descriptor, waiting.pop(0))
    os.waitpid(pid, 0)
    os.close(descriptor)
    return printed.decode()


def test_a_terminal_gets_colours_and_boxes() -> None:
    text = terminal({"TERM": "xterm-256color", "NO_COLOR": ""}, "g")
    assert "\x1b[" in text
    assert "╭" in text
    assert "1. The farmer takes the goat to the east bank." in text


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1", "TERM": "xterm"}, {"TERM": "dumb", "NO_COLOR": ""}])
def test_a_terminal_without_colours_gets_plain_text(environment: dict[str, str]) -> None:
    text = terminal(environment, "g")
    assert "\x1b[" not in text
    assert "╭" not in text
    assert "*goat" in text
