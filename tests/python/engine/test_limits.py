from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from pybridge import Prolog
from pybridge.errors import BadArgument, InferenceLimitReached, LimitReached, StackLimitReached, TimeLimitReached

from .conftest import at_most

pytestmark = pytest.mark.contract

ENDLESS = ["repeat, fail", "length(L, N), N < 0", "bridge_test_l1", "repeat, catch((repeat, fail), _, true), fail"]


@pytest.fixture(scope="module", autouse=True)
def loops(pl: Prolog) -> None:
    pl.once("abolish(bridge_test_l1/0), abolish(bridge_test_l2/0)")
    pl.assertz("bridge_test_l1 :- bridge_test_l2")
    pl.assertz("bridge_test_l2 :- bridge_test_l1")


@pytest.mark.parametrize("goal", ENDLESS)
def test_a_time_limit_stops_the_goal_and_leaves_a_usable_engine(pl: Prolog, goal: str) -> None:
    for ask in (pl.once, pl.all, lambda goal, **limits: list(pl.query(goal, **limits))):
        with at_most(3.0), pytest.raises(TimeLimitReached):
            ask(goal, time_limit=0.2)
        assert pl.once("X = 1") == {"X": 1}


def test_a_time_limit_of_a_query_counts_what_prolog_works(pl: Prolog) -> None:
    with pl.query("member(X, [1,2,3])", time_limit=0.3) as rows:
        assert next(rows) == {"X": 1}
        time.sleep(0.4)
        assert list(rows) == [{"X": 2}, {"X": 3}]
    rows = pl.query("(X = 1 ; repeat, fail)", time_limit=0.3)
    assert next(rows) == {"X": 1}
    with at_most(2.0), pytest.raises(TimeLimitReached):
        next(rows)
    assert list(rows) == []


def test_a_limit_that_is_not_reached_changes_nothing(pl: Prolog) -> None:
    limits = {"time_limit": 60.0, "inference_limit": 10**9, "stack_limit": 2**28}
    assert pl.once("member(X, [1,2])", **limits) == {"X": 1}
    assert pl.all("member(X, [1,2])", **limits) == [{"X": 1}, {"X": 2}]
    assert list(pl.query("member(X, [1,2])", **limits)) == [{"X": 1}, {"X": 2}]
    assert pl.once("fail", **limits) is None


def test_an_inference_limit_stops_the_goal(pl: Prolog) -> None:
    for ask in (pl.once, pl.all, lambda goal, **limits: list(pl.query(goal, **limits))):
        with pytest.raises(InferenceLimitReached):
            ask("between(1, inf, X), X > 100000000", inference_limit=10_000)
    assert pl.once("X = 1") == {"X": 1}


def test_a_stack_limit_stops_the_goal(pl: Prolog) -> None:
    for ask in (pl.once, pl.all, lambda goal, **limits: list(pl.query(goal, **limits))):
        with pytest.raises(StackLimitReached, match="Stack limit"):
            ask("numlist(1, 10000000, L)", stack_limit=4_000_000, time_limit=60)
    assert pl.once("numlist(1, 500000, L), length(L, N), L = [_|_], L = [X|_]") is not None


def test_limits_must_be_positive(pl: Prolog) -> None:
    for limits in ({"inference_limit": 0}, {"stack_limit": -1}, {"inference_limit": 2**70}):
        with pytest.raises(BadArgument, match="positive"):
            pl.once("true", **limits)
    with pytest.raises(BadArgument, match="not a number"):
        pl.once("true", time_limit=float("nan"))
    assert pl.once("true", time_limit=float("inf")) == {}


def test_every_limit_is_a_limit_reached() -> None:
    assert issubclass(TimeLimitReached, LimitReached)
    assert issubclass(StackLimitReached, LimitReached)


def test_a_file_that_never_ends_loading_is_stopped(pl: Prolog, source: Callable[..., Path]) -> None:
    with at_most(3.0), pytest.raises(TimeLimitReached):
        pl.consult(source("a(1).\n:- repeat, fail.\n"), time_limit=0.3)
    assert pl.once("X = 1") == {"X": 1}


def test_limits_that_race_with_the_result(pl: Prolog) -> None:
    pl.once("numlist(1, 300, L), sum_list(L, N)")
    for round_ in range(200):
        try:
            row = pl.once("numlist(1, 300, L), sum_list(L, N)", time_limit=0.00005 * (round_ % 12 + 1))
        except TimeLimitReached:
            row = None
        assert row is None or row["N"] == 45150
        assert pl.once("X = Y", Y=round_) == {"X": round_}
