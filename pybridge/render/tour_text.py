"""Tours as text."""

from __future__ import annotations

from collections.abc import Callable

from pybridge.tours import Tour


def tour_text(tour: Tour, view: str = "numbers") -> str:
    """A tour in one of :data:`TOUR_VIEWS`, without a line feed at the end.

    Raises ValueError for an unknown view.
    """
    if view not in TOUR_VIEWS:
        raise ValueError(f"there is no view {view!r}: the views are {', '.join(TOUR_VIEWS)}")
    return TOUR_VIEWS[view](tour)


def _numbers(tour: Tour) -> str:
    width = len(str(len(tour.squares)))
    return "\n".join(
        " ".join(_cell(tour, (i, j), number).rjust(width) for j, number in enumerate(row, 1))
        for i, row in enumerate(tour.numbers(), 1)
    )


def _cell(tour: Tour, square: tuple[int, int], number: int | None) -> str:
    if number is not None:
        return str(number)
    return " " if square in tour.holes else "."


def _squares(tour: Tour) -> str:
    return " ".join(f"({row},{column})" for row, column in tour.squares)


def _algebraic(tour: Tour) -> str:
    return " ".join(tour.algebraic())


TOUR_VIEWS: dict[str, Callable[[Tour], str]] = {
    "numbers": _numbers,
    "squares": _squares,
    "algebraic": _algebraic,
}
"""The views of a tour: the board with its numbers, the list of squares as (row,column)
from the top left, and the list in algebraic notation."""
