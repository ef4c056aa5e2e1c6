"""Tours of a leaper, such as the knight, as frozen values.

Squares are pairs (row, column) from 1, with (1, 1) at the top left; in algebraic
notation ``a1`` is the square at the bottom left.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

Square = tuple[int, int]


def square_name(square: Square, rows: int) -> str:
    """A square in algebraic notation: ``(8, 1)`` of 8 rows is ``a1``; after ``z`` comes ``aa``."""
    row, column = square
    letters = ""
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(ord("a") + digit) + letters
    return f"{letters}{rows - row + 1}"


@dataclass(frozen=True, slots=True)
class Tour:
    """A walk that visits squares of a board one after the other, each once.

    ``closed`` says that the last square is one leap from the first.  ``leaper`` is
    the leap, ``(1, 2)`` for the knight; ``holes`` are squares that the board does not
    have; ``method`` says how the tour was found.
    """

    rows: int
    columns: int
    squares: tuple[Square, ...]
    closed: bool
    leaper: tuple[int, int] = (1, 2)
    holes: frozenset[Square] = frozenset()
    method: str = ""

    @property
    def start(self) -> Square:
        """The first square."""
        return self.squares[0]

    @property
    def end(self) -> Square:
        """The last square."""
        return self.squares[-1]

    @property
    def is_closed(self) -> bool:
        """Is the last square one leap from the first?"""
        return self.closed

    def numbers(self) -> tuple[tuple[int | None, ...], ...]:
        """The board row by row: the number of each square's step from 1, or None where no step lands."""
        steps = {square: step for step, square in enumerate(self.squares, 1)}
        return tuple(
            tuple(steps.get((row, column)) for column in range(1, self.columns + 1)) for row in range(1, self.rows + 1)
        )

    def algebraic(self) -> tuple[str, ...]:
        """The squares in algebraic notation, ``a1`` at the bottom left."""
        return tuple(square_name(square, self.rows) for square in self.squares)

    def to_array(self) -> Any:
        """The numbers as a NumPy integer array of shape (rows, columns), with 0 where no step lands.

        Needs NumPy, which is not installed with pybridge.
        """
        numpy = importlib.import_module("numpy")

        return numpy.array([[number or 0 for number in row] for row in self.numbers()])

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge tour --json``."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "status": "found",
            "closed": self.closed,
            "squares": [list(square) for square in self.squares],
            "reason": None,
        }

    def text(self, view: str = "numbers") -> str:
        """The tour in one of the views of :data:`pybridge.render.tour_text.TOUR_VIEWS`."""
        from pybridge.render.tour_text import tour_text

        return tour_text(self, view)

    def __str__(self) -> str:
        return self.text()

    def to_svg(self, **options: Any) -> str:
        """The board as SVG: see :func:`pybridge.render.board.tour_svg`."""
        from pybridge.render.board import tour_svg

        return tour_svg(self, **options)

    def to_html(self) -> str:
        """A page that plays the tour: see :func:`pybridge.render.html.tour_html`."""
        from pybridge.render.html import tour_html

        return tour_html(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()
