"""Tours as text."""

from __future__ import annotations

from collections.abc import Callable

from pybridge.tour_model import Tour

ARTICLE_COLUMNS = 4
"""How many columns the article prints a tour in."""
COLUMN_WIDTH = 16


def tour_text(tour: Tour, view: str = "board", *, columns: int = ARTICLE_COLUMNS) -> str:
    """A tour in one of :data:`TOUR_VIEWS`, without a line feed at the end.

    ``columns`` is for the view of that name.  Raises ValueError for an unknown view.
    """
    if view not in TOUR_VIEWS:
        raise ValueError(f"there is no view {view!r}: the views are {', '.join(TOUR_VIEWS)}")
    return in_columns(tour, columns) if view == "columns" else TOUR_VIEWS[view](tour)


def _cells(tour: Tour) -> list[list[str]]:
    """The numbers of the board, all of one width; a dot is a hole."""
    width = len(str(len(tour.squares)))
    return [[".".rjust(width) if number is None else str(number).rjust(width) for number in row] for row in tour.board]


def _board(tour: Tour) -> str:
    return "\n".join(map(" ".join, _cells(tour)))


def in_columns(tour: Tour, columns: int = ARTICLE_COLUMNS) -> str:
    """The squares, numbered from 1, in so many columns, as the article prints them."""
    cells = [f"{number} [{row},{column}]" for number, (row, column) in enumerate(tour.squares, 1)]
    width = max(COLUMN_WIDTH, 1 + max(map(len, cells)))
    lines = (cells[first : first + columns] for first in range(0, len(cells), columns))
    return "\n".join("".join(cell.ljust(width) for cell in line).rstrip() for line in lines)


def _squares(tour: Tour) -> str:
    return " ".join(f"({row},{column})" for row, column in tour.squares)


def _algebraic(tour: Tour) -> str:
    return " ".join(tour.algebraic())


def _picture(tour: Tour) -> str:
    """The numbered board in boxes; a hole is shaded."""
    rows = _cells(tour)
    width = len(rows[0][0])
    lines = []
    for row in rows:
        shown = ("\u2591" * width if cell.endswith(".") else cell for cell in row)
        lines.append("\u2502" + "\u2502".join(shown) + "\u2502")
    bar = "\u2500" * width
    top, middle, bottom = (
        left + join.join([bar] * tour.columns) + right
        for left, join, right in ("\u250c\u252c\u2510", "\u251c\u253c\u2524", "\u2514\u2534\u2518")
    )
    return "\n".join([top, f"\n{middle}\n".join(lines), bottom])


TOUR_VIEWS: dict[str, Callable[[Tour], str]] = {
    "board": _board,
    "columns": in_columns,
    "squares": _squares,
    "algebraic": _algebraic,
    "picture": _picture,
}
"""The views of a tour: the board with its numbers, the article's numbered squares in columns, the list of squares
as (row,column) from the top left, the list in algebraic notation, and the board in box characters."""
