"""Random small boards with holes and leapers: existence, counts, all tours and checks agree with brute force.

The environment variable PYBRIDGE_EXAMPLES sets the number of examples of each test.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pybridge
from pybridge import knight
from pybridge.knight import sat
from tests.oracle import knight as oracle

LEAPERS = [(1, 2), (1, 2), (1, 2), (0, 1), (1, 1), (1, 3), (2, 3), (1, 4), (0, 2), (3, 4), (2, 2)]
MOST = 14
"""Squares of a board that brute force can still do."""

random_boards = settings(
    max_examples=int(os.environ.get("PYBRIDGE_EXAMPLES", "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@st.composite
def boards(draw: st.DrawFn) -> oracle.Board:
    """Boards up to 5x5, small enough for brute force; most of them connected."""
    rows, columns = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    leaper = draw(st.sampled_from(LEAPERS))
    whole = oracle.Board(rows, columns, leaper=leaper)
    squares = whole.squares()
    kept = [draw(st.sampled_from(squares))]
    for _ in range(draw(st.integers(0, MOST - 1))):
        reached = sorted({near for square in kept for near in whole.near(square)} - set(kept))
        if not reached:
            break
        kept.append(draw(st.sampled_from(reached)))
    extra = draw(st.sets(st.sampled_from(squares), max_size=1)) if len(kept) < MOST else set()
    return oracle.Board(rows, columns, frozenset(squares) - set(kept) - extra, leaper)


def asked(board: oracle.Board) -> dict[str, object]:
    return {"size": (board.rows, board.columns), "holes": sorted(board.holes), "leaper": board.leaper}


@random_boards
@given(boards(), st.booleans(), st.data())
def test_existence_counts_and_all_tours(board: oracle.Board, closed: bool, data: st.DataObject) -> None:
    question = asked(board)
    start = None if closed else data.draw(st.none() | st.sampled_from(board.squares()))
    end = None if closed else data.draw(st.none() | st.sampled_from(board.squares()))
    every = sorted(oracle.closed_tours(board) if closed else oracle.open_tours(board, start, end))

    result = pybridge.tour(**question, start=start, end=end, closed=closed)  # type: ignore[arg-type]
    assert result.status == ("found" if every else "impossible")
    if result:
        assert oracle.fault(board, result.squares, closed=closed) is None
        assert result.is_closed == (oracle.fault(board, result.squares, closed=True) is None)
        assert pybridge.check_tour(result).closed == result.is_closed
        if not closed:
            assert result.squares in every
    assert sorted(t.squares for t in pybridge.tours(**question, start=start, end=end, closed=closed)) == every  # type: ignore[arg-type]

    count = knight.tour_count(**question, start=start, end=end, closed=closed)  # type: ignore[arg-type]
    assert count.directed == len(every)
    both = start is None and end is None and len(board.squares()) > 1
    assert count.undirected == (len(every) // 2 if both else len(every))


@pytest.mark.skipif(not sat.is_installed(), reason="python-sat is not installed")
@random_boards
@given(boards(), st.booleans(), st.data())
def test_the_sat_solver(board: oracle.Board, closed: bool, data: st.DataObject) -> None:
    start = data.draw(st.none() | st.sampled_from(board.squares()))
    end = data.draw(st.none() | st.sampled_from(board.squares()))
    found = oracle.open_tours(board, start, end)
    exists = any(not closed or oracle.fault(board, walk, closed=True) is None for walk in found)
    result = pybridge.tour(**asked(board), start=start, end=end, closed=closed, method="sat")  # type: ignore[arg-type]
    assert result.status == ("found" if exists else "impossible")
    if result:
        assert oracle.fault(board, result.squares, closed=closed) is None
        assert (start or result.squares[0], end or result.squares[-1]) == (result.squares[0], result.squares[-1])


@random_boards
@given(boards(), st.data())
def test_the_checker(board: oracle.Board, data: st.DataObject) -> None:
    squares = board.squares()
    walk = next(iter(oracle.open_tours(board)), None) or tuple(squares)
    place = data.draw(st.integers(0, len(walk) - 1))
    changed = list(walk)
    match data.draw(st.sampled_from(["same", "swap", "drop", "repeat", "off"])):
        case "swap":
            changed[place], changed[0] = changed[0], changed[place]
        case "drop":
            del changed[place]
        case "repeat":
            changed.insert(place, changed[-1])
        case "off":
            changed[place] = (board.rows + 1, 1)
    if changed:
        given = {"squares": changed, "rows": board.rows, "columns": board.columns, "holes": sorted(board.holes)}
        verdict = pybridge.check_tour(given, leaper=board.leaper)
        assert verdict.valid == (oracle.fault(board, changed) is None)
