"""Tours of a leaper, such as the knight, as frozen values.

Squares are pairs (row, column) from 1, with (1, 1) at the top left; in algebraic
notation ``a1`` is the square at the bottom left.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pybridge.packed_squares import Codes, codes_of, pairs
from pybridge.packed_squares import Square as Square

Numbers = tuple[tuple[int | None, ...], ...]


def square_name(square: Square, rows: int) -> str:
    """A square in algebraic notation: ``(8, 1)`` of 8 rows is ``a1``; after ``z`` comes ``aa``."""
    row, column = square
    letters = ""
    while column:
        column, digit = divmod(column - 1, 26)
        letters = chr(ord("a") + digit) + letters
    return f"{letters}{rows - row + 1}"


class _Packed:
    """Room for the squares as codes, see :mod:`pybridge.packed_squares`; a field of a Tour it is not."""

    __slots__ = ("_codes",)
    _codes: Codes[int]


@dataclass(frozen=True, slots=True)
class Tour(_Packed):
    """A walk that visits squares of a board one after the other, each once.

    ``closed`` says that the last square is one leap from the first.  ``leaper`` is
    the leap, ``(1, 2)`` for the knight; ``holes`` are squares that the board does not
    have; ``method`` says how the tour was found.

    A tour that was found keeps its squares in four bytes each.  The pairs are made when ``squares`` is first asked for.
    """

    rows: int
    columns: int
    squares: tuple[Square, ...]
    closed: bool
    leaper: tuple[int, int] = (1, 2)
    holes: frozenset[Square] = frozenset()
    method: str = ""

    @classmethod
    def packed(cls, codes: Codes[int], rows: int, columns: int, closed: bool, **others: Any) -> Tour:
        """A tour of the squares with these codes; ``others`` are the remaining fields."""
        tour = cls(rows, columns, (), closed, **others)
        object.__setattr__(tour, "_codes", codes)
        object.__delattr__(tour, "squares")
        return tour

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Make the pairs: ``squares`` is looked for here as long as it is not there."""
            if name != "squares":
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
            squares = pairs(self._codes, self.columns)
            object.__setattr__(self, "squares", squares)
            return squares

    def codes(self) -> Codes[int]:
        """The squares as numbers, ``row * (columns + 1) + column``, in an array of the type "I"."""
        try:
            return self._codes
        except AttributeError:
            return codes_of(self.squares, self.columns)

    def __len__(self) -> int:
        """The number of squares."""
        try:
            return len(self._codes)
        except AttributeError:
            return len(self.squares)

    @property
    def start(self) -> Square:
        """The first square."""
        return divmod(self.codes()[0], self.columns + 1)

    @property
    def end(self) -> Square:
        """The last square."""
        return divmod(self.codes()[-1], self.columns + 1)

    @property
    def is_closed(self) -> bool:
        """Is the last square one leap from the first?"""
        return self.closed

    @property
    def board(self) -> Numbers:
        """What :meth:`numbers` gives."""
        return self.numbers()

    def numbers(self) -> Numbers:
        """The board row by row: the number of each square's step from 1, or None where no step lands."""
        width = self.columns + 1
        steps: list[int | None] = [None] * ((self.rows + 1) * width)
        for step, code in enumerate(self.codes(), 1):
            steps[code] = step
        return tuple(tuple(steps[row * width + 1 : (row + 1) * width]) for row in range(1, self.rows + 1))

    def algebraic(self) -> tuple[str, ...]:
        """The squares in algebraic notation, ``a1`` at the bottom left."""
        return tuple(square_name(square, self.rows) for square in self.squares)

    def to_array(self) -> Any:
        """The numbers as a NumPy integer array of shape (rows, columns), with 0 where no step lands.

        Needs NumPy, which is not installed with pybridge.
        """
        numpy = importlib.import_module("numpy")

        steps = numpy.zeros((self.rows + 1, self.columns + 1), dtype=int)
        steps.ravel()[numpy.array(self.codes())] = numpy.arange(1, len(self) + 1)
        return steps[1:, 1:].copy()

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge tour --json``."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "status": "found",
            "closed": self.closed,
            "squares": [list(square) for square in self.squares],
            "reason": None,
            "method": self.method,
            "leaper": list(self.leaper),
            "holes": [list(square) for square in sorted(self.holes)],
        }

    def text(self, view: str = "board") -> str:
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


@dataclass(frozen=True, slots=True)
class TourResult:
    """The answer to the question for a tour; true if there is one.

    ``status`` is "found", "impossible", where ``reason`` has the theorem or the search that proves it, or "limit",
    where it is not known whether there is a tour.  ``tour`` is the tour that was found, or None.  Its squares and
    pictures can be asked for here as well: without a tour there are no squares, and a picture raises ValueError with
    the reason.  ``closed`` says whether a closed tour was asked for.
    """

    rows: int
    columns: int
    status: str
    tour: Tour | None = None
    reason: str | None = None
    closed: bool = False
    leaper: tuple[int, int] = (1, 2)
    holes: frozenset[Square] = frozenset()

    def __bool__(self) -> bool:
        return self.tour is not None

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares (row, column) in the order of the tour; none without a tour."""
        return () if self.tour is None else self.tour.squares

    @property
    def board(self) -> Numbers:
        """The numbers of the steps row by row, see :meth:`Tour.numbers`; no rows without a tour."""
        return () if self.tour is None else self.tour.numbers()

    @property
    def is_closed(self) -> bool:
        """Is there a tour whose last square is one leap from the first?"""
        return self.tour is not None and self.tour.closed

    @property
    def method(self) -> str:
        """How the tour was found, or nothing without a tour."""
        return "" if self.tour is None else self.tour.method

    def _found(self) -> Tour:
        if self.tour is None:
            raise ValueError(self.reason)
        return self.tour

    def algebraic(self) -> tuple[str, ...]:
        """The squares in algebraic notation; none without a tour."""
        return () if self.tour is None else self.tour.algebraic()

    def to_array(self) -> Any:
        """See :meth:`Tour.to_array`."""
        return self._found().to_array()

    def to_svg(self, **options: Any) -> str:
        """See :func:`pybridge.render.board.tour_svg`."""
        return self._found().to_svg(**options)

    def to_html(self) -> str:
        """See :func:`pybridge.render.html.tour_html`."""
        return self._found().to_html()

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge tour --json``."""
        if self.tour is not None:
            return self.tour.to_dict()
        return {
            "rows": self.rows,
            "columns": self.columns,
            "status": self.status,
            "closed": self.closed,
            "squares": [],
            "reason": self.reason,
            "method": None,
            "leaper": list(self.leaper),
            "holes": [list(square) for square in sorted(self.holes)],
        }

    def text(self, view: str = "board") -> str:
        """The tour in a view, see :meth:`Tour.text`, or why there is none."""
        return self.reason or "" if self.tour is None else self.tour.text(view)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str | None:
        return None if self.tour is None else self.tour.to_svg()


@dataclass(frozen=True, slots=True)
class TourCount:
    """How many tours a board has.

    ``status`` is "counted", "impossible", with the ``reason``, or "limit".  A tour and its reverse are two
    ``directed`` tours and one ``undirected`` tour; a closed tour is the same whatever its start.  Where a start or an
    end is given, only tours from there are counted, and both numbers are the same.  Where the board is too large to
    count and the literature has the number of undirected tours, ``known`` is that number and ``source`` says where
    it is from.
    """

    rows: int
    columns: int
    closed: bool
    status: str
    directed: int | None = None
    undirected: int | None = None
    reason: str | None = None
    known: int | None = None
    source: str | None = None
    too_large: bool = False

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge count-tours --json``."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "closed": self.closed,
            "directed": self.directed,
            "undirected": self.undirected,
            "status": self.status,
            "reason": self.reason,
            "known": self.known,
            "source": self.source,
        }


@dataclass(frozen=True, slots=True)
class TourCheck:
    """Whether squares are a tour; true if they are.  ``reason`` is the first fault, ``tour`` the tour."""

    valid: bool
    reason: str | None = None
    tour: Tour | None = None

    def __bool__(self) -> bool:
        return self.valid

    @property
    def closed(self) -> bool | None:
        """Is it a closed tour? None for what is no tour."""
        return None if self.tour is None else self.tour.closed

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge check-tour --json``."""
        tour = self.tour
        return {
            "valid": self.valid,
            "reason": self.reason,
            "rows": None if tour is None else tour.rows,
            "columns": None if tour is None else tour.columns,
            "closed": self.closed,
            "start": None if tour is None else list(tour.start),
            "end": None if tour is None else list(tour.end),
        }
