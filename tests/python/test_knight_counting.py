"""count_tours(): the numbers that are known, and boards that are too large."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import pybridge
from pybridge import knight
from pybridge.errors import BoardTooLarge, LimitReached
from pybridge.knight import sharing
from tests.oracle import known_answers_knight as known


@pytest.mark.parametrize(("sides", "undirected"), known.OPEN_COUNTS.items())
def test_open_tours(sides: tuple[int, int], undirected: int) -> None:
    assert pybridge.count_tours(*sides, undirected=True) == undirected


def test_a_board_on_its_side_has_as_many() -> None:
    assert pybridge.count_tours("6x4") == pybridge.count_tours("4x6") == 2 * known.OPEN_COUNTS[4, 6]


@pytest.mark.slow
@pytest.mark.parametrize(("sides", "undirected"), known.SLOW_OPEN_COUNTS.items())
def test_open_tours_of_larger_boards_by_two_processes(sides: tuple[int, int], undirected: int) -> None:
    seen: list[tuple[int, int]] = []
    count = knight.tour_count(sides, cores=2, on_progress=lambda visited, last: seen.append((visited, last)))
    assert (count.directed, count.undirected) == (2 * undirected, undirected)
    assert seen == [(visited, 18) for visited in range(2, 19)]


@pytest.mark.parametrize(
    ("sides", "undirected"),
    [pytest.param(*row, marks=[pytest.mark.slow] * (row[0] == (5, 8))) for row in known.CLOSED_COUNTS.items()],
)
def test_closed_tours(sides: tuple[int, int], undirected: int) -> None:
    count = knight.tour_count(sides, closed=True)
    assert (count.directed, count.undirected) == (2 * undirected, undirected)


@pytest.mark.parametrize(("start", "directed"), known.FROM_A_SQUARE.items())
def test_tours_from_a_square(start: tuple[int, int], directed: int) -> None:
    assert pybridge.count_tours(5, start=start) == directed
    assert pybridge.count_tours(5, end=start) == directed


def test_5x5_by_start_makes_up_the_whole() -> None:
    by_start = [pybridge.count_tours(5, start=(row, column)) for row in range(1, 6) for column in range(1, 6)]
    assert sum(by_start) == pybridge.count_tours(5) == 1728
    assert [by_start[0], by_start[4], by_start[20], by_start[24]] == [304] * 4


@pytest.mark.slow
def test_6x6_from_the_corner() -> None:
    assert pybridge.count_tours(6, start=(1, 1)) == 524486


@pytest.mark.parametrize(
    ("size", "question"),
    [("4x8", {"start": "f1"}), ("4x8", {"start": "a1", "end": "h1"}), ("3x12", {"holes": ["a1", "l3"]})],
)
def test_one_core_or_two_give_the_same(size: str, question: dict[str, Any]) -> None:
    seen: list[int] = []
    two = knight.tour_count(size, **question, cores=2, on_progress=lambda visited, _: seen.append(visited))
    assert two == knight.tour_count(size, **question, cores=1)
    assert two.directed
    assert seen == list(range(2, (32 if "start" in question else 17) + 1))


def test_a_small_board_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "count", None)
    assert pybridge.count_tours("5x6", cores=2) == 2 * known.OPEN_COUNTS[5, 6]


def test_none_is_a_number() -> None:
    assert pybridge.count_tours(4) == pybridge.count_tours("5x7", closed=True) == 0
    count = knight.tour_count(4)
    assert (count.status, count.reason) == ("impossible", "There is no open tour of the 4x4 board (Chia and Ong 2005).")


def test_one_square_has_one_tour() -> None:
    assert pybridge.count_tours(1) == pybridge.count_tours(1, undirected=True) == 1


@pytest.mark.parametrize("closed", [False, True])
def test_a_board_that_is_too_large_is_refused_with_the_known_number(closed: bool) -> None:
    with pytest.raises(BoardTooLarge, match="The board has 64 squares, and counting is for at most") as caught:
        pybridge.count_tours(8, closed=closed)
    assert caught.value.known == known.KNOWN[closed]
    assert f"{known.KNOWN[closed]:,} ({caught.value.source})" in str(caught.value)
    assert caught.value.source == ("OEIS A001230" if closed else "OEIS A165134")


def test_where_no_number_is_known_none_is_told() -> None:
    with pytest.raises(BoardTooLarge, match=r"at most 36\.$") as caught:
        pybridge.count_tours("9x10")
    assert (caught.value.known, caught.value.source) == (None, None)


@pytest.mark.parametrize("cores", [1, 2])
def test_a_time_limit_ends_it(cores: int) -> None:
    with pytest.raises(LimitReached, match="time limit"):
        pybridge.count_tours(6, cores=cores, time_limit=0.05)
    assert not children(os.getpid()) - BEFORE
    assert pybridge.count_tours(5) == 1728, "the engine is as before"


def test_a_progress_that_raises_leaves_no_process() -> None:
    class StopNow(Exception):
        pass

    def stop(visited: int, _last: int) -> None:
        if visited == 3:
            raise StopNow

    with pytest.raises(StopNow):
        pybridge.count_tours(6, cores=2, on_progress=stop)
    assert not children(os.getpid()) - BEFORE


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the children of a process are read in /proc")
def test_ctrl_c_ends_both_processes() -> None:
    command = [sys.executable, "-m", "pybridge", "count-tours", "6", "--cores", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as program:
        waited = time.monotonic() + 60
        while len(started := children(program.pid)) < 2:
            assert program.poll() is None
            assert time.monotonic() < waited
            time.sleep(0.01)
        program.send_signal(signal.SIGINT)
        assert program.wait(60) == 130
        assert program.stdout is not None
        assert program.stdout.read() == b""
    assert not [child for child in started if is_running(child)]


def children(parent: int) -> set[int]:
    """The process ids of the children of a process, where the system tells them."""
    lists = Path(f"/proc/{parent}/task").glob("*/children")
    return {int(child) for file in lists for child in file.read_text().split()}


def is_running(process: int) -> bool:
    """Is it there, and not only waiting for its parent to take note of its end?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


BEFORE = children(os.getpid())
