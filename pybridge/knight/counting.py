"""Counting tours; those of larger boards on two cores."""

from __future__ import annotations

import os
from collections.abc import Callable

from pybridge.engine.session import Prolog
from pybridge.errors import BoardTooLarge, LimitReached, TimeLimitReached
from pybridge.knight import sharing
from pybridge.knight.questions import (
    Holes,
    Size,
    SquareLike,
    board_options,
    knight_session,
    request,
    sides,
)
from pybridge.tour_model import TourCount
from pybridge.values import Compound

GRACE = 0.5
"""Seconds that counting has beyond its own time limit before the engine stops it."""


OUT_OF_TIME = Compound("limit", ("The time limit was reached.",))


def count_tours(
    size: Size,
    columns: int | None = None,
    *,
    closed: bool = False,
    start: SquareLike | None = None,
    end: SquareLike | None = None,
    undirected: bool = False,
    holes: Holes = (),
    leaper: tuple[int, int] = (1, 2),
    large: bool = False,
    time_limit: float | None = None,
    cores: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    engine: str | None = None,
) -> int:
    """The number of tours; 0 where there is none.

    A tour and its reverse are two, unless ``undirected``; a closed tour is the same whatever its start.  With a start
    or an end, tours from there are counted, and each of them is one.

    Raises :class:`~pybridge.errors.BoardTooLarge` for a board that is too large, unless ``large``: its message has
    the number and its source where the literature knows it.  Raises :class:`~pybridge.errors.LimitReached` when
    ``time_limit``, in seconds, is over.

    Where it pays the work is shared by two processes, each with an SWI-Prolog of its own, unless ``cores`` is 1;
    without ``cores`` it is the number of cores that this process may use.  ``on_progress`` is then called again and
    again with the number of squares that the walks have visited and the number at which they end, half-way or at the
    last square.

    >>> count_tours(5, 5)
    1728
    >>> count_tours(6, closed=True, undirected=True)
    9862
    """
    result = tour_count(
        size,
        columns,
        closed=closed,
        start=start,
        end=end,
        holes=holes,
        leaper=leaper,
        large=large,
        time_limit=time_limit,
        cores=cores,
        on_progress=on_progress,
        engine=engine,
    )
    if result.too_large:
        raise BoardTooLarge(result.reason or "", result.known, result.source)
    if result.status == "limit":
        raise LimitReached(result.reason)
    return (result.undirected if undirected else result.directed) or 0


def tour_count(
    size: Size,
    columns: int | None = None,
    *,
    closed: bool = False,
    start: SquareLike | None = None,
    end: SquareLike | None = None,
    holes: Holes = (),
    leaper: tuple[int, int] = (1, 2),
    large: bool = False,
    time_limit: float | None = None,
    cores: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    engine: str | None = None,
) -> TourCount:
    """As :func:`count_tours`, with both numbers and the status."""
    rows, width = sides(size, columns)
    options = board_options(start=start, end=end, closed=closed, holes=holes, leaper=leaper, time_limit=time_limit)
    options.append(("large", "true" if large else "false"))
    question = request(rows, width, options)
    with knight_session(engine) as prolog:
        answer = _answer(prolog, question, time_limit, cores or cores_here(), on_progress)
    return read_count(rows, width, closed, answer)


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _answer(
    prolog: Prolog,
    question: Compound,
    time_limit: float | None,
    cores: int,
    on_progress: Callable[[int, int], None] | None,
) -> Compound:
    seconds = None if time_limit is None else time_limit + GRACE
    predicate = "knight_count" if cores == 1 else "knight_count_or_share"
    try:
        row = prolog.once(f"bridge:{predicate}(Request, Answer)", Request=question, time_limit=seconds)
        assert row is not None
        answer: Compound = row["Answer"]
        if answer.name == "share":
            last, directions = map(int, answer.args)
            answer = sharing.count(question, last, directions, seconds, on_progress)
    except TimeLimitReached:
        return OUT_OF_TIME
    return answer


def read_count(rows: int, columns: int, closed: bool, answer: Compound) -> TourCount:
    """The count that an answer of ``knight_count`` tells."""
    match answer:
        case Compound("counted", (int(directed), int(undirected), _)):
            return TourCount(rows, columns, closed, "counted", directed, undirected)
        case Compound("impossible", (reason,)):
            return TourCount(rows, columns, closed, "impossible", 0, 0, str(reason))
        case Compound("limit", (reason,)):
            return TourCount(rows, columns, closed, "limit", reason=str(reason))
        case Compound("too_large", (reason, int(known), source)):
            return TourCount(
                rows, columns, closed, "limit", None, None, str(reason), known, str(source), too_large=True
            )
        case _:
            return TourCount(rows, columns, closed, "limit", reason=str(answer.args[0]), too_large=True)
