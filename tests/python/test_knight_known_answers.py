"""The theorems and known answers about tours; every tour is replayed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import pybridge
from tests.oracle import known_answers_knight as known
from tests.python.test_knight import checked, needs_sat

ROOT = Path(__file__).parents[2]
BOARDS = [(short, long) for short in range(1, 11) for long in range(short, 11)]


@pytest.mark.parametrize("sides", BOARDS, ids=str)
def test_open_and_closed_tours_exist_where_the_theorems_say_so(sides: tuple[int, int]) -> None:
    for size in {sides, sides[::-1]}:
        result = pybridge.tour(size)
        assert bool(result) == known.has_open_tour(*sides)
        if result:
            checked(result)
        result = pybridge.tour(size, closed=True)
        assert bool(result) == known.has_closed_tour(*sides)
        if result:
            checked(result, closed=True)
        else:
            assert result.status == "impossible"


@pytest.mark.parametrize("start", [(1, 2), (2, 1), (2, 3)])
def test_a_start_of_the_wrong_colour(start: tuple[int, int]) -> None:
    assert "every move changes the colour" in str(pybridge.tour(5, start=start).reason)


def test_ends_of_the_same_colour() -> None:
    assert "every move changes the colour" in str(pybridge.tour(6, start="a1", end="b2").reason)


@pytest.mark.parametrize(("size", "start"), [("3x7", (2, 4)), ("3x8", (2, 3)), ("3x8", (2, 6))])
def test_starts_of_the_right_colour_without_a_tour(size: str, start: tuple[int, int]) -> None:
    result = pybridge.tour(size, start=start)
    assert (result.status, "went through all possibilities" in str(result.reason)) == ("impossible", True)


@pytest.mark.parametrize("columns", range(5, 13))
def test_no_tour_starts_in_the_inner_rows_of_four(columns: int) -> None:
    for row in (2, 3):
        assert pybridge.tour(4, columns, start=(row, columns)).status == "impossible"
    checked(pybridge.tour(4, columns, start=(1, 1)))


def test_5x5_only_from_a_corner() -> None:
    light = [(r, c) for r in range(1, 6) for c in range(1, 6) if (r + c) % 2 == 0]
    corners = {(1, 1), (1, 5), (5, 1), (5, 5)}
    for index, start in enumerate(light):
        for end in light[index + 1 :]:
            result = pybridge.tour(5, start=start, end=end)
            assert bool(result) == bool({start, end} & corners), (start, end)
            if result:
                assert {checked(result).start, checked(result).end} == {start, end}


def test_starts_where_the_rule_of_thumb_fails() -> None:
    checked(pybridge.tour("5x6", start=(3, 2)))
    checked(pybridge.tour("3x8", start=(1, 4)))
    assert pybridge.count_tours("5x6", start=(3, 2)) == 16
    assert pybridge.count_tours("3x8", start=(1, 4)) == 24


@pytest.mark.parametrize("side", [8, 41, 74, 85, 88, 114, 200])
def test_large_boards_from_the_corner(side: int) -> None:
    assert checked(pybridge.tour(side, start=(1, 1))).start == (1, 1)


def test_100x100_closed() -> None:
    checked(pybridge.tour(100, closed=True), closed=True)


@pytest.mark.slow
@pytest.mark.parametrize("closed", [False, True])
def test_1000x1000(closed: bool) -> None:
    assert len(checked(pybridge.tour(1000, closed=closed), closed=closed).squares) == 1_000_000


@pytest.mark.parametrize(
    ("size", "question", "status"),
    [
        (8, {"leaper": (1, 3)}, "impossible"),
        (9, {"leaper": (3, 1), "closed": True}, "impossible"),
        (10, {"leaper": (2, 3), "closed": True}, "found"),
        (12, {"leaper": (2, 3), "closed": True}, "impossible"),
        ("9x10", {"leaper": (1, 4), "closed": True}, "found"),
        ("5x8", {"leaper": (1, 4)}, "found"),
        pytest.param(8, {"leaper": (1, 4)}, "impossible", marks=needs_sat),
        (8, {"holes": known.HOLY_BOARD}, "found"),
        (8, {"holes": known.HOLY_BOARD, "closed": True}, "found"),
        (5, {"holes": "a2"}, "impossible"),
    ],
)
def test_leapers_and_holes(size: Any, question: dict[str, Any], status: str) -> None:
    result = pybridge.tour(size, **question)
    assert result.status == status, result.reason
    if result:
        checked(result, closed=question.get("closed", False))


def test_the_camel_is_told_why() -> None:
    assert "every move of the (1,3)-leaper leads to a square of the same colour" in str(
        pybridge.tour(8, leaper=(1, 3)).reason
    )


@pytest.mark.parametrize("leaper", [(1, 2), (2, 3), (1, 4), (3, 4), (1, 3), (2, 4)])
def test_a_leaper_that_cannot_come_everywhere_has_no_tour(leaper: tuple[int, int]) -> None:
    for short in range(3, 9):
        if not known.connected(*leaper, short, 8):
            assert pybridge.tour(short, 8, leaper=leaper).status == "impossible"


@needs_sat
def test_a_large_zebra_by_the_solver() -> None:
    checked(pybridge.tour(16, leaper=(2, 3), closed=True, method="sat"), closed=True)


SWEEPS = [
    "sweep_starts(10)",
    "sweep_closed(10)",
    "sweep_pairs(6,6)",
    "sweep_pairs(6,7)",
    "sweep_pairs(7,7)",
    "sweep_theorems(5)",
    "sweep_narrow(3,12)",
    "sweep_narrow(4,10)",
    "sweep_sides(5,11,open)",
    "sweep_sides(5,11,closed)",
    "sweep_article(5,14)",
]
LONG_SWEEPS = [
    "sweep_narrow(3,50)",
    "sweep_narrow(4,50)",
    "sweep_article(5,53)",
]


def swept(goal: str) -> None:
    swipl = shutil.which("swipl")
    assert swipl is not None
    command = [swipl, "-g", goal, "-t", "halt", str(ROOT / "tests" / "prolog" / "knight_sweeps.pl")]
    result = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("goal", SWEEPS)
def test_a_short_sweep_over_many_boards(goal: str) -> None:
    swept(goal)


@pytest.mark.slow
@pytest.mark.skipif("PYBRIDGE_SWEEPS" not in os.environ, reason="long sweeps run where PYBRIDGE_SWEEPS is set")
@pytest.mark.parametrize("goal", LONG_SWEEPS)
def test_a_long_sweep_over_many_boards(goal: str) -> None:
    swept(goal)
