"""Knight's tours, and those of other leapers: find, list, count and check them.

A size is ``8``, ``"5x8"`` or ``(5, 8)``: rows and columns.  A square is a pair (row, column) from 1 with (1, 1) at
the top left, the same as text, ``"1,1"``, or its algebraic name with ``a1`` at the bottom left.  ``holes`` are
squares that the board lacks, as a list, or the whole board as a text drawing, a line for each row: ``.`` is a hole,
``s`` the start, anything else a square.  A leaper (p, q) goes p squares one way and q the other; the knight is (1, 2).

Every function raises :class:`~pybridge.errors.PuzzleError` for a board or a square that is none, and
:class:`~pybridge.errors.EngineUnavailable` where there is no usable SWI-Prolog.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PuzzleError, TimeLimitReached
from pybridge.knight import sat
from pybridge.knight.checking import check_tour as check_tour
from pybridge.knight.counting import count_tours as count_tours
from pybridge.knight.counting import tour_count as tour_count
from pybridge.knight.questions import (
    METHODS,
    Holes,
    Size,
    SquareLike,
    board_options,
    knight_session,
    read_squares,
    read_tour,
    request,
    sides,
    two_lines,
)
from pybridge.packed_squares import index_codes, run_codes
from pybridge.tour_model import Tour, TourResult
from pybridge.values import Compound

PATIENCE = 5.0
"""Seconds that Prolog's exact search has before the SAT solver is asked, where that is installed."""
MOST_FOR_SAT = 10_000
"""Squares of a board that ``auto`` still gives to the SAT solver."""
GRACE = 0.5
"""Seconds that the search has beyond its own time limit before the engine stops it."""


def tour(
    size: Size,
    columns: int | None = None,
    *,
    start: SquareLike | None = None,
    end: SquareLike | None = None,
    closed: bool = False,
    holes: Holes = (),
    leaper: tuple[int, int] = (1, 2),
    method: str = "auto",
    time_limit: float | None = None,
    engine: str | None = None,
) -> TourResult:
    """A tour, or why there is none.

    ``method`` is "article" (the article's heuristic), "warnsdorff", "construction", "exact", "sat" (needs the extra
    of that name) or "auto", which takes them in the order that suits the board; the SAT solver comes last, if it is
    installed and the exact search in Prolog does not end in :data:`PATIENCE` seconds.  The end of a closed tour is its
    last square, one leap from its start.  ``time_limit`` is in seconds.

    That there is no tour is a result, not an error; so is a limit that was reached.

    >>> t = tour(8, start="a1", closed=True)
    >>> t.is_closed, t.squares[0]
    (True, (8, 1))
    >>> tour(4).reason
    'There is no open tour of the 4x4 board (Chia and Ong 2005).'
    """
    if method not in METHODS:
        raise PuzzleError(f"there is no method {method!r}; the methods are {', '.join(METHODS)}")
    rows, width = sides(size, columns)
    options = board_options(start=start, end=end, closed=closed, holes=holes, leaper=leaper)
    deadline = None if time_limit is None else time.monotonic() + time_limit
    last_resort = method == "auto" and rows * width <= MOST_FOR_SAT and sat.is_installed()
    seconds = time_limit
    if last_resort:
        seconds = PATIENCE if time_limit is None else min(PATIENCE, time_limit / 2)
    with knight_session(engine) as prolog:
        if method == "sat":
            return sat.solve(prolog, rows, width, options, closed=closed, seconds=time_limit)
        limits = [] if seconds is None else [("time_limit", seconds)]
        result = _asked(prolog, rows, width, [*options, ("method", method), *limits], closed, time_limit)
        if last_resort and result.status == "limit":
            left = None if deadline is None else deadline - time.monotonic()
            return sat.solve(prolog, rows, width, options, closed=closed, seconds=left)
        return result


def _asked(
    prolog: Prolog,
    rows: int,
    columns: int,
    options: list[tuple[str, Any]],
    closed: bool,
    seconds: float | None,
) -> TourResult:
    """What Prolog answers; ``seconds`` is for the engine, which stops what has no limit of its own."""
    goal = "bridge:knight_tour(Request, Answer)"
    try:
        row = prolog.once(
            goal, Request=request(rows, columns, options), time_limit=None if seconds is None else seconds + GRACE
        )
    except TimeLimitReached:
        return TourResult(rows, columns, "limit", reason="The time limit was reached.", closed=closed)
    assert row is not None
    (status, method, is_closed, reason, *fields), squares = two_lines(row["Answer"])
    found = None
    if status == "found":
        lists, path = json.loads(squares)
        codes = run_codes(lists, path, columns)
        found = read_tour(rows, columns, fields, codes, is_closed == "true", method)
    p, q, holes = fields
    missing = frozenset(read_squares(rows, columns, holes))
    return TourResult(rows, columns, status, found, reason or None, closed, (p, q), missing)


def tours(
    size: Size,
    columns: int | None = None,
    *,
    start: SquareLike | None = None,
    end: SquareLike | None = None,
    closed: bool = False,
    holes: Holes = (),
    leaper: tuple[int, int] = (1, 2),
    engine: str | None = None,
) -> Iterator[Tour]:
    """All tours, one after the other, each as soon as it is found; none where there is none.

    A tour and its reverse are two.  Closed tours for which neither start nor end is given are listed from one and the
    same square.

    >>> len(list(tours("3x4")))
    16
    """
    rows, width = sides(size, columns)
    options = board_options(start=start, end=end, closed=closed, holes=holes, leaper=leaper)
    return _each(rows, width, options, engine)


def _each(rows: int, columns: int, options: list[tuple[str, Any]], engine: str | None) -> Iterator[Tour]:
    question: Compound = request(rows, columns, options)
    with (
        knight_session(engine) as prolog,
        prolog.query("bridge:knight_tours(Request, Header, Squares)", Request=question) as found,
    ):
        for row in found:
            (_, method, closed, _, *fields), squares = row["Header"], row["Squares"]
            yield read_tour(rows, columns, fields, index_codes(squares, columns), closed == "true", method)
