"""tour() and tours(): what is asked for, what comes back, and the errors."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

import pybridge
from pybridge import knight
from pybridge.errors import PuzzleError
from pybridge.knight import sat
from pybridge.tour_model import Tour, TourResult
from tests.oracle import knight as oracle
from tests.oracle.known_answers_knight import HOLY_BOARD

needs_sat = pytest.mark.skipif(not sat.is_installed(), reason="python-sat is not installed")


def checked(result: TourResult | Tour | None, *, closed: bool = False) -> Tour:
    """The tour, replayed by the reference and by the checker."""
    found = result.tour if isinstance(result, TourResult) else result
    assert found is not None, result
    board = oracle.Board(found.rows, found.columns, found.holes, found.leaper)
    assert oracle.quick_fault(board, found.squares, closed=closed) is None
    if len(found.squares) <= 10_000:
        verdict = knight.check_tour(found)
        assert verdict, verdict.reason
        assert verdict.closed == found.closed
        if len(found.squares) <= 100:
            assert oracle.fault(board, found.squares, closed=closed or found.closed) is None
    return found


@pytest.mark.parametrize("size", [8, "8", "8x8", " 8 X 8 ", (8, 8), (8,)])
def test_a_size_can_be_given_in_many_ways(size: Any) -> None:
    found = checked(pybridge.tour(size))
    assert (found.rows, found.columns, len(found.squares)) == (8, 8, 64)


def test_a_size_of_two_numbers() -> None:
    assert (pybridge.tour(5, 8).rows, pybridge.tour(5, 8).columns) == (5, 8)


@pytest.mark.parametrize("size", ["abc", "8x", "8x8x8", "", 8.5, None, True, (1, 2, 3), "1e3", ["a", 1]])
def test_what_is_no_size_is_refused(size: Any) -> None:
    with pytest.raises(PuzzleError, match="a size is a number of rows"):
        pybridge.tour(size)


@pytest.mark.parametrize(("size", "side"), [("0x4", 0), ("4x0", 0), (-1, -1), ("-3x5", -3)])
def test_a_board_has_squares(size: Any, side: int) -> None:
    with pytest.raises(PuzzleError, match=f"at least one row and one column, not {side}"):
        pybridge.tour(size)


def test_a_huge_board_is_refused_at_once() -> None:
    with pytest.raises(PuzzleError, match="10,000,000,000 squares; the most is"):
        pybridge.tour(100_000)


@pytest.mark.parametrize("start", ["a1", "A1", "8,1", "(8, 1)", (8, 1)])
def test_a_start_can_be_given_in_many_ways(start: Any) -> None:
    assert checked(pybridge.tour(8, start=start)).start == (8, 1)


@pytest.mark.parametrize("start", ["z9", "9,1", (0, 1), (9, 9), "a0", "hello", ""])
def test_a_start_off_the_board_is_refused(start: Any) -> None:
    with pytest.raises(PuzzleError, match="is no square of the board of 8 rows and 8 columns"):
        pybridge.tour(8, start=start)


@pytest.mark.parametrize("start", [(1, 2, 3), (1.0, 2), (True, 2)])
def test_a_square_is_a_pair_of_whole_numbers(start: Any) -> None:
    with pytest.raises(PuzzleError, match="a square is a name"):
        pybridge.tour(8, start=start)


def test_start_and_end() -> None:
    found = checked(pybridge.tour(6, start="a1", end="f1"))
    assert (found.algebraic()[0], found.algebraic()[-1]) == ("a1", "f1")


@pytest.mark.parametrize("ends", [{"start": "a1"}, {"end": "a1"}, {"start": "a1", "end": "b3"}, {}])
@pytest.mark.parametrize("method", ["auto", "exact", pytest.param("sat", marks=needs_sat)])
def test_the_ends_of_a_closed_tour(method: str, ends: dict[str, str]) -> None:
    found = checked(pybridge.tour(6, closed=True, method=method, **ends), closed=True)
    names = found.algebraic()
    assert found.is_closed
    assert [names[0], names[-1]] == [ends.get("start", names[0]), ends.get("end", names[-1])]


@pytest.mark.parametrize("ends", [{"start": "a1"}, {"end": "a1"}, {"start": "a1", "end": "f1"}, {}])
@pytest.mark.parametrize("method", ["auto", "exact", pytest.param("sat", marks=needs_sat)])
def test_the_ends_of_an_open_tour(method: str, ends: dict[str, str]) -> None:
    names = checked(pybridge.tour(6, method=method, **ends)).algebraic()
    assert [names[0], names[-1]] == [ends.get("start", names[0]), ends.get("end", names[-1])]


@pytest.mark.parametrize(
    "method", ["article", "warnsdorff", "construction", "exact", pytest.param("sat", marks=needs_sat)]
)
def test_the_method_is_the_one_that_was_asked_for(method: str) -> None:
    assert checked(pybridge.tour(6, method=method)).method == method


def test_an_unknown_method_is_refused() -> None:
    with pytest.raises(PuzzleError, match="there is no method 'magic'; the methods are auto, article"):
        pybridge.tour(6, method="magic")


@pytest.mark.parametrize(
    "holes",
    [
        "c3 b3",
        "c3, b3",
        "3,3 3,2",
        ["c3", "b3"],
        [(3, 3), (3, 2)],
        ".....\n".replace(".", "x") * 2 + "x..xx\nxxxxx\nxxxxx",
    ],
)
def test_holes_can_be_given_in_many_ways(holes: Any) -> None:
    result = pybridge.tour(5, holes=holes)
    assert result.holes == {(3, 3), (3, 2)}
    if result:
        assert checked(result).holes == result.holes


def test_a_drawing_gives_the_start() -> None:
    assert checked(pybridge.tour(8, holes=HOLY_BOARD)).start == (6, 1)


def test_a_start_goes_before_that_of_the_drawing() -> None:
    assert checked(pybridge.tour(8, holes=HOLY_BOARD, start="a5")).start == (4, 1)


def test_a_drawing_can_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(HOLY_BOARD, encoding="utf-8")
    assert checked(pybridge.tour(8, holes=file)).start == (6, 1)


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        ("xxx\nxx", "rows of the drawing of a board must have the same length"),
        ("xxx\nxxx\nxxx", "The drawing has 3 rows and 3 columns, but the board has 8 rows and 8 columns"),
        ("\n".join(["ssxxxxxx"] * 8), "The drawing has 16 squares to start from"),
        ("x x\nx x", "holes are squares such as a1 b2"),
    ],
)
def test_a_bad_drawing_is_refused(drawing: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        pybridge.tour(8, holes=drawing)


def test_a_start_on_a_hole_is_refused() -> None:
    with pytest.raises(PuzzleError, match="is no square"):
        pybridge.tour(5, holes="a1", start="a1")


@pytest.mark.parametrize("leaper", [(0, 0), (1,), (-1, 2), (1, 2.0), (1, 2, 3)])
def test_what_is_no_leaper_is_refused(leaper: Any) -> None:
    with pytest.raises(PuzzleError, match="leaper"):
        pybridge.tour(8, leaper=leaper)


def test_a_board_without_squares_has_no_tour() -> None:
    assert pybridge.tour("1x2", holes="a1 b1").reason == "There is no tour: the board has no squares."


def test_a_result_without_a_tour_is_false_and_says_why() -> None:
    result = pybridge.tour(4)
    assert not result
    assert (result.status, result.squares, result.board, result.is_closed, result.method) == (
        "impossible",
        (),
        (),
        False,
        "",
    )
    assert str(result) == result.reason == "There is no open tour of the 4x4 board (Chia and Ong 2005)."
    assert result.algebraic() == ()
    for picture in (result.to_svg, result.to_html, result.to_array):
        with pytest.raises(ValueError, match="no open tour of the 4x4 board"):
            picture()
    assert result.to_dict()["status"] == "impossible"


def test_a_result_with_a_tour_shows_it() -> None:
    result = pybridge.tour(8, start="a1", closed=True)
    assert result
    assert result.is_closed
    assert result.tour is not None
    assert result.squares == result.tour.squares
    assert result.board == result.tour.numbers()
    assert result.algebraic()[0] == "a1"
    assert result.to_svg() == result.tour.to_svg()
    assert str(result) == str(result.tour)
    assert json.loads(json.dumps(result.to_dict()))["squares"][0] == [8, 1]


def test_no_tour_without_moves() -> None:
    assert pybridge.tour(1).squares == ((1, 1),)
    assert not pybridge.tour(1, closed=True)


def test_a_time_limit_is_a_result() -> None:
    result = pybridge.tour(26, leaper=(4, 5), closed=True, method="exact", time_limit=0.05)
    assert (result.status, bool(result)) == ("limit", False)
    assert "limit" in str(result.reason)


def test_a_method_that_gets_stuck_says_so() -> None:
    result = pybridge.tour(5, start=(3, 1), method="article")
    assert result.status == "limit"
    assert str(result.reason).startswith("The heuristic of the article got stuck after ")


def test_a_method_that_does_not_fit_says_so() -> None:
    assert (
        pybridge.tour("5x8", method="article").reason
        == "The heuristic of the article does not fit this board and these ends."
    )


@pytest.mark.parametrize("closed", [False, True])
def test_all_tours_are_those_of_the_reference(closed: bool) -> None:
    board = oracle.Board(3, 4, frozenset({(2, 2), (2, 3)}) if closed else frozenset())
    holes = sorted(board.holes)
    found = [checked(tour, closed=closed).squares for tour in pybridge.tours("3x4", holes=holes, closed=closed)]
    every = oracle.closed_tours(board) if closed else oracle.open_tours(board)
    assert sorted(found) == sorted(every)
    assert len(found) == (0 if closed else 16)


def test_closed_tours_are_listed_from_one_square() -> None:
    found = [checked(tour, closed=True).squares for tour in pybridge.tours("5x6", closed=True)]
    assert len(found) == len(set(found)) == 16
    assert {squares[0] for squares in found} == {(1, 1)}


def test_tours_come_one_by_one() -> None:
    stream = pybridge.tours(7, start="a1")
    first = list(itertools.islice(stream, 3))
    assert len({checked(tour).squares for tour in first}) == 3
    assert pybridge.count_tours("3x4") == 16, "another question in the middle"
    assert checked(next(stream)).squares not in [tour.squares for tour in first]
    stream.close()  # type: ignore[attr-defined]


def test_there_are_no_tours_where_there_is_none() -> None:
    assert list(pybridge.tours(4)) == []


def test_a_bad_question_for_tours_is_refused_when_asked() -> None:
    with pytest.raises(PuzzleError, match="a size is"):
        pybridge.tours("abc")


def test_a_large_tour_comes_back_whole() -> None:
    found = checked(pybridge.tour(300))
    assert len(found.squares) == 90_000


@needs_sat
@pytest.mark.parametrize(
    ("question", "status"),
    [
        ({"size": 4}, "impossible"),
        ({"size": 1}, "found"),
        ({"size": 1, "closed": True}, "impossible"),
        ({"size": "4x5", "start": (2, 1)}, "impossible"),
        ({"size": 5, "start": (1, 1), "end": (1, 3)}, "found"),
        ({"size": "3x8", "start": (1, 4)}, "found"),
        ({"size": 10, "leaper": (2, 3), "closed": True}, "found"),
        ({"size": 12, "leaper": (2, 3), "closed": True}, "impossible"),
        ({"size": 8, "holes": HOLY_BOARD, "closed": True}, "found"),
        ({"size": "3x3", "holes": "b2", "start": (1, 1), "end": (2, 2)}, None),
    ],
)
def test_the_solver_answers_like_the_search(question: dict[str, Any], status: str | None) -> None:
    if status is None:
        with pytest.raises(PuzzleError):
            pybridge.tour(**question, method="sat")
        return
    result = pybridge.tour(**question, method="sat")
    assert result.status == status
    if result:
        found = checked(result, closed=question.get("closed", False))
        assert found.method == "sat"
        assert found.start == question.get("start", found.start)


@needs_sat
def test_the_solver_proves_what_no_theorem_says() -> None:
    question: dict[str, Any] = {"start": (1, 3), "end": (2, 2)}
    assert not list(oracle.open_tours(oracle.Board(5, 5), **question))
    result = pybridge.tour(5, **question, method="sat")
    assert (result.status, result.reason) == ("impossible", sat.PROOF)


@needs_sat
def test_the_solver_stops_at_its_limit() -> None:
    assert pybridge.tour(60, closed=True, method="sat", time_limit=0.001).status == "limit"


@needs_sat
def test_the_solver_is_the_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knight, "PATIENCE", 0.001)
    assert checked(pybridge.tour(14, leaper=(2, 3)), closed=False).method == "sat"


def test_without_the_solver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sat, "is_installed", lambda: False)
    with pytest.raises(PuzzleError, match=r"python-sat, which is not installed: pip install 'pybridge-swi\[sat\]'"):
        pybridge.tour(6, method="sat")
    assert checked(pybridge.tour(6)).method == "warnsdorff"
