"""``pybridge tour``, ``count-tours`` and ``check-tour``: output, JSON, errors in one sentence, exit statuses."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import pybridge
from pybridge import cli
from pybridge.engine import choice
from pybridge.errors import EngineUnavailable
from tests.oracle import knight as oracle
from tests.oracle.known_answers_knight import HOLY_BOARD

ROOT = Path(__file__).parents[2]
ARTICLE = """\
1 [1,1]         2 [2,3]         3 [1,5]         4 [3,6]
5 [5,5]         6 [6,3]         7 [5,1]         8 [3,2]
9 [1,3]         10 [2,1]        11 [4,2]        12 [6,1]
13 [5,3]        14 [6,5]        15 [4,6]        16 [3,4]
17 [2,6]        18 [1,4]        19 [2,2]        20 [4,1]
21 [6,2]        22 [5,4]        23 [6,6]        24 [4,5]
25 [6,4]        26 [5,6]        27 [4,4]        28 [2,5]
29 [3,3]        30 [5,2]        31 [3,1]        32 [1,2]
33 [2,4]        34 [1,6]        35 [3,5]        36 [4,3]
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def type_in(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_the_tour_of_the_article_to_the_character(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "tour", "6", "--method", "article", "--view", "columns")
    assert (status, out) == (0, ARTICLE)
    assert err == "Open tour of 36 squares, found by the heuristic of the article.\n"


@pytest.mark.parametrize("columns", [1, 4, 7])
def test_the_columns_are_those_of_the_program_of_the_article(capsys: pytest.CaptureFixture[str], columns: int) -> None:
    swipl = shutil.which("swipl")
    assert swipl is not None
    command = [swipl, str(ROOT / "prolog" / "knight.pl"), "6", str(columns), "1", "1"]
    program = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    _, out, _ = run(capsys, "tour", "6", "--method", "article", "--columns", str(columns))
    assert out == program.stdout


ANSWERS = {
    "4": (1, "There is no open tour of the 4x4 board (Chia and Ong 2005).\n", ""),
    "3x5": (
        1,
        "There is no open tour of the 3x5 board: one side is 3 and the other 3, 5 or 6 (Chia and Ong 2005).\n",
        "",
    ),
    "2x9": (1, "There is no open tour of the 2x9 board: one side is 2 (Chia and Ong 2005).\n", ""),
    "1": (0, "1\n", "Open tour of 1 square, found by exact search.\n"),
    "0x4": (2, "", "pybridge: A board has at least one row and one column, not 0.\n"),
    "-1": (2, "", "pybridge: A board has at least one row and one column, not -1.\n"),
    "-1 --closed": (2, "", "pybridge: A board has at least one row and one column, not -1.\n"),
    "--start a1 -2x3": (2, "", "pybridge: A board has at least one row and one column, not -2.\n"),
    "8 --start z9": (2, "", "pybridge: z9 is no square of the board of 8 rows and 8 columns.\n"),
    "8 --start -1,1": (2, "", "pybridge: -1,1 is no square of the board of 8 rows and 8 columns.\n"),
    "9 --closed": (1, "There is no closed tour of the 9x9 board: both sides are odd (Schwenk 1991).\n", ""),
    "abc": (
        2,
        "",
        "pybridge: a size is a number of rows, such as 8, or rows and columns, such as 5x8, not 'abc'\n",
    ),
    "5x8 --method article": (3, "", "The heuristic of the article does not fit this board and these ends.\n"),
}


@pytest.mark.parametrize("arguments", ANSWERS)
def test_answers_without_a_search(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    assert run(capsys, "tour", *arguments.split()) == ANSWERS[arguments]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["8", "--leaper", "2"], "A leaper is given as P,Q, such as 2,3, not as '2'."),
        (["8", "--holes", "no/such/file"], "There is no file no/such/file."),
        (["8", "--method", "magic"], "Invalid value for '--method'"),
        (["8", "--view", "magic"], "Invalid value for '--view'"),
        (["8", "--columns", "0"], "Invalid value for '--columns'"),
        (["8", "--closd"], "No such option"),
        ([], "Missing argument 'SIZE'"),
        (["8", "-o", "tour.gif"], "the name of the file must end with one of .svg, .png, .html, .json, .txt"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    status, out, err = run(capsys, "tour", *arguments)
    assert (status, out) == (2, "")
    assert words in err


def test_json_has_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "tour", "5x6", "--closed", "--json")
    document = json.loads(out)
    assert (status, err) == (0, "")
    assert document.keys() >= {"rows", "columns", "status", "closed", "squares", "reason"}
    assert (document["rows"], document["columns"], document["status"], document["closed"]) == (5, 6, "found", True)
    assert document["reason"] is None
    squares = [(row, column) for row, column in document["squares"]]
    assert oracle.fault(oracle.Board(5, 6), squares, closed=True) is None


@pytest.mark.parametrize(("size", "status", "code"), [("4", "impossible", 1), ("5x8", "limit", 3)])
def test_json_of_no_tour(capsys: pytest.CaptureFixture[str], size: str, status: str, code: int) -> None:
    given = ["tour", size, "--json", *(["--method", "article"] if status == "limit" else [])]
    exit_status, out, _ = run(capsys, *given)
    document = json.loads(out)
    assert (exit_status, document["status"], document["squares"]) == (code, status, [])
    assert document["reason"]


def test_holes_as_squares_and_as_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "holy"
    file.write_text(HOLY_BOARD, encoding="utf-8")
    status, out, _ = run(capsys, "tour", "8", "--holes", str(file), "--view", "algebraic")
    assert status == 0
    assert out.split()[0] == "a3"
    status, out, _ = run(capsys, "tour", "5", "--holes", "c3", "--view", "board")
    assert status == 0
    assert out.splitlines()[2].split()[2] == "."


def test_another_leaper(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "tour", "8", "--leaper", "1,3")
    assert status == 1
    assert out.startswith("There is no tour: 1+3 = 4 is even")


@pytest.mark.parametrize(
    ("suffix", "beginning"), [(".svg", "<svg"), (".html", "<!DOCTYPE html>"), (".json", '{"rows": 6'), (".txt", " 1 ")]
)
def test_the_name_of_the_file_picks_the_form(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str, beginning: str
) -> None:
    file = tmp_path / f"tour{suffix}"
    status, out, _ = run(capsys, "tour", "6", "-o", str(file))
    assert (status, out) == (0, "")
    assert file.read_text(encoding="utf-8").lstrip("\ufeff\n").lower().startswith(beginning.lower())


def test_no_file_without_a_tour(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tour.svg"
    status, _, err = run(capsys, "tour", "4", "-o", str(file))
    assert (status, file.exists()) == (1, False)
    assert "was not written: there is no tour" in err


def test_without_a_usable_prolog_the_status_is_four(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise EngineUnavailable("no usable SWI-Prolog")

    monkeypatch.setattr(choice, "_RUNNING", {})
    monkeypatch.setattr(choice, "_start", refuse)
    assert run(capsys, "tour", "8")[0] == 4


def test_a_count_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "count-tours", "5") == (0, "1,728 directed open tours, 864 undirected.\n", "")
    assert run(capsys, "count-tours", "5x6", "--closed") == (0, "16 directed closed tours, 8 undirected.\n", "")
    assert run(capsys, "count-tours", "5", "--start", "a1") == (0, "304 open tours with these ends.\n", "")


def test_a_count_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "count-tours", "5", "--json")
    document = json.loads(out)
    assert status == 0
    assert {key: document[key] for key in ("rows", "columns", "closed", "directed", "undirected")} == {
        "rows": 5,
        "columns": 5,
        "closed": False,
        "directed": 1728,
        "undirected": 864,
    }


def test_no_tours_to_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "count-tours", "4")[:2] == (1, "There is no open tour of the 4x4 board (Chia and Ong 2005).\n")
    assert json.loads(run(capsys, "count-tours", "4", "--json")[1])["directed"] == 0
    assert run(capsys, "count-tours", "-1")[0] == 2


def test_a_board_too_large_to_count(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "count-tours", "8", "--closed")
    assert (status, out) == (3, "")
    assert err == (
        "The board has 64 squares, and counting is for at most 40. "
        "The number of undirected tours is known: 13,267,364,410,532 (OEIS A001230).\n"
    )
    document = json.loads(run(capsys, "count-tours", "8", "--closed", "--json")[1])
    assert (document["directed"], document["known"]) == (None, 13267364410532)


def test_a_tour_is_checked_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tour.txt"
    file.write_text("9 6 3 0\n4 1 10 7\n11 8 5 2\n", encoding="utf-8")
    assert run(capsys, "check-tour", str(file)) == (
        0,
        "Valid: open tour of 3x4, 12 squares, from (1,4) = d3 to (3,1) = a1.\n",
        "",
    )
    file.write_text("11 8 5 0\n0 3 10 7\n9 6 1 4\n", encoding="utf-8")
    assert run(capsys, "check-tour", str(file)) == (
        1,
        "Invalid: Numbers that occur more than once: 0; missing numbers: 2.\n",
        "",
    )


@pytest.mark.parametrize("view", ["board", "columns", "squares", "algebraic", "--json"])
def test_what_tour_prints_check_tour_reads(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, view: str
) -> None:
    wanted = [view] if view == "--json" else ["--view", view]
    type_in(monkeypatch, run(capsys, "tour", "6x7", "--closed", *wanted)[1])
    status, out, _ = run(capsys, "check-tour", "-")
    assert status == 0
    assert out.startswith("Valid: closed tour of 6x7, 42 squares, from ")


def test_a_check_in_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "a2 c1")
    status, out, _ = run(capsys, "check-tour", "-", "--size", "8", "--json")
    document = json.loads(out)
    assert (status, document["valid"]) == (1, False)
    assert document["reason"].startswith("62 squares are not visited")


@pytest.mark.parametrize("text", ["", "hello world", "{", "[]"])
def test_what_cannot_be_checked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    type_in(monkeypatch, text)
    status, out, err = run(capsys, "check-tour", "-")
    assert (status, out) == (2, "")
    assert err.startswith("pybridge: ")


def test_a_tour_is_walked_by_hand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    way = pybridge.tour("3x4", start="a3", holes=[]).algebraic()
    walk = "\n".join(way[2:])
    first = way[1]
    lines = [
        "moves",
        "a1",
        "z9",
        "a3",
        "what",
        first,
        "hint",
        "hint",
        "hint",
        "undo",
        "redo",
        walk,
        f"save {saved}",
        "quit",
    ]
    type_in(monkeypatch, "\n".join(lines) + "\n")
    status, out, err = run(capsys, "tour", "3x4", "--start", "a3", "--play")
    assert (status, err) == (0, "")
    assert "A tour of the 3x4 board, 12 squares" in out
    assert "No move leads from a3 to a1." in out
    assert "z9 is no square of the board of 3 rows and 4 columns." in out
    assert "a3 was visited already, as square 1." in out
    assert "what is no square; type one such as b3 or 2,3." in out
    assert "Hint 1 of 3: a tour goes on from here; 10 squares are left." in out
    assert re.search(r"Hint 2 of 3: Go (up|down) and (left|right)\.", out)
    assert f"Hint 3 of 3: From {first} to " in out
    assert "Solved in 11 moves, which is the least possible." in out
    type_in(monkeypatch, f"resume {saved}\nquit\n")
    assert "Solved in 11 moves" in run(capsys, "tour", "3x4", "--start", "a3", "--play")[1]
    type_in(monkeypatch, f"resume {saved}\nquit\n")
    assert "the game in it is another tour" in run(capsys, "tour", "3x4", "--start", "a1", "--play")[1]


def test_a_walk_that_cannot_become_a_tour(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "b1\nd2\nhint\nundo 2\nsolve\n")
    _, out, _ = run(capsys, "tour", "3x4", "--start", "a3", "--play")
    assert "No tour goes on from here: take moves back with undo." in out


def test_a_closed_walk_ends_one_move_from_its_start(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "c2\na1\nb3\nc1\na2\nc3\nb1\n")
    _, out, _ = run(capsys, "tour", "3", "--holes", "b2", "--closed", "--start", "a3", "--play")
    assert "A closed tour of the 3x3 board, 8 squares" in out
    assert "Solved in 7 moves" in out


def test_a_game_that_cannot_be_won_is_not_begun(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "tour", "4", "--play")
    assert (status, out) == (1, "There is no open tour of the 4x4 board (Chia and Ong 2005).\n")
