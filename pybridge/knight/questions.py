"""What goes to Prolog and comes back for tours: sizes, squares and boards, and texts of two lines of JSON.

All rules, and what the name of a square means, are in Prolog; see ``prolog/bridge/knights.pl``.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PrologError, PuzzleError
from pybridge.packed_squares import Codes, Square
from pybridge.tour_model import Tour
from pybridge.values import Compound, String

Size = int | str | tuple[int, int]
SquareLike = str | tuple[int, int]
Holes = str | os.PathLike[str] | Iterable[SquareLike]

MOST_SQUARES = 10_000_000
"""Boards with more squares are refused at once."""

METHODS = ("auto", "article", "warnsdorff", "construction", "exact", "sat")
"""How to look for a tour."""

SQUARE = re.compile(r"[A-Za-z]+\d+|[(\[]?\s*\d+\s*,\s*\d+\s*[)\]]?")
DOMAINS = ("knight_side", "square", "leaper", "board_drawing", "drawn_size", "drawn_starts")


@contextmanager
def knight_session(engine: str | None) -> Iterator[Prolog]:
    """A session in which errors of a board or a square are raised as PuzzleError."""
    with Prolog(engine) as prolog:
        try:
            yield prolog
        except PrologError as error:
            if is_board_error(error):
                raise PuzzleError(error.message) from None
            raise


def is_board_error(error: PrologError) -> bool:
    """Is it one of the domain errors of the modules of the knight?"""
    match error.term:
        case Compound("error", (Compound("domain_error", (domain, _)), _)):
            return (domain.name if isinstance(domain, Compound) else domain) in DOMAINS
    return False


def sides(size: Size, columns: int | None = None) -> tuple[int, int]:
    """Rows and columns of ``8``, ``"8"``, ``"5x8"`` or ``(5, 8)``, or of ``5`` with 8 columns.

    Raises PuzzleError for what is no size; whether a board of that size is possible is for Prolog to say.
    """
    given: Any = size if columns is None else (size, columns)
    if isinstance(given, str):
        match = re.fullmatch(r"\s*(-?\d{1,9})(?:\s*[xX*]\s*(-?\d{1,9}))?\s*", given)
        given = match and tuple(int(side) for side in match.groups() if side is not None)
    elif is_whole(given):
        given = (given,)
    if not isinstance(given, tuple) or len(given) not in (1, 2) or not all(map(is_whole, given)):
        raise PuzzleError(f"a size is a number of rows, such as 8, or rows and columns, such as 5x8, not {size!r}")
    rows, width = given[0], given[-1]
    if min(rows, width) > 0 and rows * width > MOST_SQUARES:
        raise PuzzleError(f"a board of {rows}x{width} has {rows * width:,} squares; the most is {MOST_SQUARES:,}")
    return rows, width


def is_whole(value: Any) -> bool:
    """Is it an int that is no bool?"""
    return isinstance(value, int) and not isinstance(value, bool)


def square_term(square: SquareLike) -> Any:
    """A square for Prolog: a name as text, or the pair of its row and column."""
    if isinstance(square, str):
        return String(square)
    pair = tuple(square)
    if len(pair) != 2 or not all(map(is_whole, pair)):
        raise PuzzleError(f"a square is a name such as a1, or its row and column such as (1, 1), not {square!r}")
    return pair


def square_terms(text: str) -> list[Any] | None:
    """The squares that a text lists, parted by blanks or commas, or None if it is no such list."""
    if re.sub(r"[\s,;]+", "", SQUARE.sub("", text)):
        return None
    return [named_square(name) for name in SQUARE.findall(text)]


def named_square(name: str) -> Any:
    """A square for Prolog from ``1,1``, which may be in brackets, or from its algebraic name."""
    numbers = re.findall(r"\d+", name)
    return String(name) if name[0].isalpha() else (int(numbers[0]), int(numbers[1]))


def board_options(
    *,
    start: SquareLike | None = None,
    end: SquareLike | None = None,
    closed: bool = False,
    holes: Holes = (),
    leaper: tuple[int, int] = (1, 2),
    **others: Any,
) -> list[tuple[str, Any]]:
    """The options of a request; of ``others`` those that are not None."""
    options: list[tuple[str, Any]] = [("closed", "true" if closed else "false"), ("leaper", leaper_term(leaper))]
    options += [(name, square_term(square)) for name, square in (("start", start), ("end", end)) if square is not None]
    if isinstance(holes, os.PathLike) or (isinstance(holes, str) and holes.strip()):
        options.append(holes_option(holes))
    elif not isinstance(holes, str):
        squares = [square_term(square) for square in holes]
        options += [("holes", squares)] if squares else []
    return options + [(name, value) for name, value in others.items() if value is not None]


def leaper_term(leaper: Any) -> tuple[int, int]:
    """The two numbers of a leap, checked."""
    pair = tuple(leaper)
    if len(pair) != 2 or not all(is_whole(number) and number >= 0 for number in pair):
        raise PuzzleError(f"a leaper is a pair of whole numbers, such as (2, 3), not {leaper!r}")
    return pair


def holes_option(holes: str | os.PathLike[str]) -> tuple[str, Any]:
    """A drawn board, or the file that has it, or a list of squares."""
    if isinstance(holes, os.PathLike):
        with open(holes, encoding="utf-8-sig") as file:  # noqa: PTH123
            text = file.read()
    else:
        text = holes
    squares = square_terms(text)
    if squares is not None:
        return "holes", squares
    lines = [line.strip() for line in text.strip().splitlines()]
    if any("," in line or " " in line for line in lines):
        raise PuzzleError(f"holes are squares such as a1 b2, or a drawing of the board, not {text.strip()!r}")
    return "drawing", [String(line) for line in lines]


def request(rows: int, columns: int, options: list[tuple[str, Any]]) -> Compound:
    """A question about a board for Prolog."""
    return Compound("board", (rows, columns, options))


def two_lines(text: str) -> tuple[list[Any], str]:
    """The fields of the first line of an answer, and its second line."""
    head, _, tail = text.partition("\n")
    return json.loads(head), tail


def read_tour(rows: int, columns: int, fields: list[Any], codes: Codes[int], closed: bool, method: str) -> Tour:
    """A tour from the codes of its squares and the last fields of an answer: the leaper and the holes."""
    p, q, holes = fields[-3:]
    missing = frozenset(read_squares(rows, columns, holes))
    return Tour.packed(codes, rows, columns, closed, leaper=(p, q), holes=missing, method=method)


def read_squares(_rows: int, columns: int, indices: list[int]) -> tuple[Square, ...]:
    """The squares with these indices, as pairs."""
    return tuple((index // columns + 1, index % columns + 1) for index in indices)
