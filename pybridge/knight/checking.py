"""Checking a tour that somebody gives: as JSON, as a numbered board, or as a list of squares."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PuzzleError
from pybridge.knight.questions import Size as Size
from pybridge.knight.questions import (
    board_options,
    is_whole,
    knight_session,
    leaper_term,
    read_tour,
    request,
    sides,
    square_term,
    square_terms,
    two_lines,
)
from pybridge.packed_squares import index_codes
from pybridge.tour_model import Tour, TourCheck, TourResult

Given = str | Tour | TourResult | Mapping[str, Any] | Sequence[Any]

LISTED = re.compile(r"\d+\s+(?=\[)")


def check_tour(
    given: Given,
    *,
    size: Size | None = None,
    leaper: tuple[int, int] | None = None,
    engine: str | None = None,
) -> TourCheck:
    """Is this a tour, open or closed, or what is the first fault?

    ``given`` is a tour; the JSON of ``pybridge tour``, as text or read; a numbered board, counted from 0 or from 1,
    as text or as rows of numbers, where a dot or None is a hole; or a list of squares, as text or not, by row and
    column or by algebraic names.  A list of pairs is one of squares.  Squares without a ``size`` are judged on the
    smallest board that has them all.

    Raises PuzzleError for what cannot be read as any of these.

    >>> check_tour([[9, 6, 3, 0], [4, 1, 10, 7], [11, 8, 5, 2]]).valid
    True
    >>> check_tour("a1 b3 c1 d2").reason
    'No move leads from square 3, (3,3), to square 4, (2,4).'
    """
    value = parsed(given) if isinstance(given, str) else given
    if isinstance(value, TourResult):
        value = value.tour or value.to_dict()
    if isinstance(value, Tour):
        fields = ("rows", "columns", "squares", "leaper", "holes")
        value = {field: getattr(value, field) for field in fields}
    with knight_session(engine) as prolog:
        if isinstance(value, Mapping):
            leap = leaper_term(leaper or value.get("leaper") or (1, 2))
            holes = value.get("holes") or ()
            if value.get("squares") is None and value.get("board") is not None:
                return _numbers(prolog, value["board"], leap)
            if "rows" in value and "columns" in value and size is None:
                size = (value["rows"], value["columns"])
            return _squares(prolog, _terms(value.get("squares")), size, leap, holes)
        leap = leaper_term(leaper or (1, 2))
        if is_board(value):
            return _numbers(prolog, value, leap)
        return _squares(prolog, _terms(value), size, leap, ())


def parsed(text: str) -> Any:
    """A text as JSON, as the rows of a board or as the names of squares."""
    if text.lstrip().startswith(("{", "[")):
        try:
            return json.loads(text)
        except ValueError as error:
            squares = square_terms(text)
            if squares is None:
                raise PuzzleError(f"the tour is neither JSON nor a list of squares: {error}") from None
            return squares
    rows = [line.split() for line in text.splitlines() if line.strip()]
    cells = [cell for row in rows for cell in row]
    if cells and all(re.fullmatch(r"-?\d+|\.", cell) for cell in cells):
        return [[None if cell == "." else int(cell) for cell in row] for row in rows]
    squares = square_terms(LISTED.sub("", text))
    if not squares:
        raise PuzzleError(
            "a tour is given as JSON, as a numbered board, or as a list of squares such as a1 b3 or 1,1 2,3"
        )
    return squares


def is_board(value: Any) -> bool:
    """Are these the rows of a numbered board, and not pairs?"""
    return (
        isinstance(value, Sequence)
        and not isinstance(value, str)
        and bool(value)
        and all(isinstance(row, Sequence) and not isinstance(row, str) for row in value)
        and (any(len(row) != 2 for row in value) or any(cell is None for row in value for cell in row))
    )


def _terms(squares: Any) -> list[Any]:
    if isinstance(squares, str) or not isinstance(squares, Sequence) or not squares:
        raise PuzzleError(
            "a tour is given as JSON with its squares, as the rows of a numbered board, or as a list of squares"
        )
    return [_square(square) for square in squares]


def _square(square: Any) -> Any:
    if isinstance(square, str):
        return square_term(square)
    if isinstance(square, Sequence) and len(square) == 2 and all(map(is_whole, square)):
        return square[0], square[1]
    raise PuzzleError(f"a square is a name such as a1, or its row and column such as [1, 1], not {square!r}")


def _squares(prolog: Prolog, squares: list[Any], size: Size | None, leap: tuple[int, int], holes: Any) -> TourCheck:
    pairs = all(type(square) is tuple for square in squares)
    if size is None and pairs:
        size = max(1, *(row for row, _ in squares)), max(1, *(column for _, column in squares))
    elif size is None:
        row = prolog.once("bridge:knight_extent(Squares, Sides)", Squares=squares)
        assert row is not None
        size = (row["Sides"][0], row["Sides"][1])
    rows, columns = sides(size)
    if pairs and all(0 < row <= rows and 0 < column <= columns for row, column in squares):
        squares = [(row - 1) * columns + column - 1 for row, column in squares]
    options = board_options(leaper=leap, holes=[_square(hole) for hole in holes])
    goal = "bridge:knight_check(Request, Squares, Answer)"
    return _verdict(prolog, goal, rows, columns, Request=request(rows, columns, options), Squares=squares)


def _numbers(prolog: Prolog, board: Any, leap: tuple[int, int]) -> TourCheck:
    if not isinstance(board, Sequence) or not all(isinstance(row, Sequence) for row in board):
        raise PuzzleError("a numbered board is a list of rows")
    lines = [[_number(cell) for cell in row] for row in board]
    columns = len(lines[0]) if lines else 0
    goal = "bridge:knight_check_numbers(Lines, Leaper, Answer)"
    return _verdict(prolog, goal, len(lines), columns, Lines=lines, Leaper=leap)


def _number(cell: Any) -> int | str:
    if is_whole(cell):
        return int(cell)
    return "null" if cell is None else str(cell)


def _verdict(prolog: Prolog, goal: str, rows: int, columns: int, **inputs: Any) -> TourCheck:
    row = prolog.once(goal, **inputs)
    assert row is not None
    (kind, reason, *fields), squares = two_lines(row["Answer"])
    if kind == "invalid":
        return TourCheck(False, reason)
    codes = index_codes(json.loads(squares), columns)
    return TourCheck(True, None, read_tour(rows, columns, fields, codes, kind == "closed", "given"))
