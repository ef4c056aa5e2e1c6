"""check_tour(): each way to give a tour, and each fault."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pybridge
from pybridge.errors import PuzzleError
from pybridge.render.tour_text import TOUR_VIEWS
from tests.oracle.known_answers_knight import HOLY_BOARD

FROM_ZERO = [[9, 6, 3, 0], [4, 1, 10, 7], [11, 8, 5, 2]]


def as_text(rows: list[list[Any]]) -> str:
    return "\n".join(" ".join("." if cell is None else str(cell) for cell in row) for row in rows)


@pytest.mark.parametrize("given", [FROM_ZERO, as_text(FROM_ZERO), json.dumps(FROM_ZERO)], ids=["rows", "text", "JSON"])
def test_a_board_that_counts_from_zero(given: Any) -> None:
    result = pybridge.check_tour(given)
    assert (result.valid, result.closed, result.reason) == (True, False, None)
    assert result.tour is not None
    assert (result.tour.start, result.tour.end) == ((1, 4), (3, 1))


def test_a_board_that_counts_from_one() -> None:
    assert pybridge.check_tour([[number + 1 for number in row] for row in FROM_ZERO])


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([[11, 8, 5, 0], [0, 3, 10, 7], [9, 6, 1, 4]], "Numbers that occur more than once: 0; missing numbers: 2."),
        ([[8, 3, 6], [5, 0, 1], [2, 7, 4]], "No move leads from square 1, (2,2), to square 2, (2,3)."),
        ([[0, 3, 6], [5, 8, 1], [2, 7, 4]], "No move leads from square 8, (3,2), to square 9, (2,2)."),
        ([[1, 2, 3], [4, 5]], "Row 2 is empty or has another length than the first row."),
        ([[1, "x", 3]], "The square (1,2) holds x, which is no whole number."),
        ([[1, 2, 4]], "Missing numbers: 3."),
    ],
)
def test_a_board_that_is_none(rows: list[list[Any]], reason: str) -> None:
    result = pybridge.check_tour(rows)
    assert (result.valid, result.reason, result.closed) == (False, reason, None)
    assert not result


@pytest.mark.parametrize(
    ("squares", "reason"),
    [
        ("a3 b1 d2 a3", "Square 4, (1,1), was visited before, as square 1."),
        ("a3 b1 c1", "No move leads from square 2, (3,2), to square 3, (3,3)."),
        ("a3 b1 e3", "Square 3, e3, is not on the board."),
        ("1,1 3,2 4,4", "Square 3, 4-4, is not on the board."),
        ("a3 b1", "10 squares are not visited, the first of them (1,2)."),
    ],
)
def test_squares_that_are_no_tour(squares: str, reason: str) -> None:
    assert pybridge.check_tour(squares, size="3x4").reason == reason


@pytest.mark.parametrize("view", sorted(TOUR_VIEWS.keys() - {"picture"}))
@pytest.mark.parametrize("closed", [False, True])
def test_every_view_can_be_checked(view: str, closed: bool) -> None:
    tour = pybridge.tour(6, closed=closed)
    result = pybridge.check_tour(tour.text(view))
    assert result.tour is not None
    assert (result.tour.squares, result.closed) == (tour.squares, tour.is_closed)


def test_a_board_with_holes_can_be_checked_as_a_board_and_as_json() -> None:
    tour = pybridge.tour(8, holes=HOLY_BOARD, closed=True)
    for given in (tour, tour.tour, tour.text(), tour.board, json.dumps(tour.to_dict()), tour.to_dict()):
        result = pybridge.check_tour(given)  # type: ignore[arg-type]
        assert (result.valid, result.closed) == (True, True), result.reason
        assert result.tour is not None
        assert result.tour.holes == tour.holes


def test_another_leaper() -> None:
    tour = pybridge.tour("5x8", leaper=(1, 4))
    assert tour
    assert pybridge.check_tour(tour).valid
    assert pybridge.check_tour(tour.squares, leaper=(1, 4)).valid
    assert not pybridge.check_tour(tour.squares)


@pytest.mark.parametrize(
    "squares", [((1, 1), (2, 3)), [[1, 1], [2, 3]], ["a2", "c1"], "1 [1,1] 2 [2,3]", "(1,1) (2,3)", "1,1;2,3", "A2,C1"]
)
def test_squares_without_a_size_are_on_the_smallest_board(squares: Any) -> None:
    assert pybridge.check_tour(squares).reason == "4 squares are not visited, the first of them (1,2)."
    assert str(pybridge.check_tour(squares, size=3).reason).startswith("7 squares are not visited")


@pytest.mark.parametrize(
    "given", ["", "hello", "{", "[1,", [], {}, {"squares": []}, {"board": 3}, [[1.5, 2]], 7, ["a1", 3]]
)
def test_what_cannot_be_read_is_refused(given: Any) -> None:
    with pytest.raises(PuzzleError):
        pybridge.check_tour(given)
