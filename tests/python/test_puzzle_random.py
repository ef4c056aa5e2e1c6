"""Two hundred random puzzles of data in each feature of the vocabulary: every strategy agrees with the reference."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, event, given, settings
from hypothesis import strategies as st

import pybridge
from pybridge import Conflict, Outnumber, Owner, PartyDuration, Passenger, Puzzle, PuzzleError
from tests.oracle import crossing as oracle
from tests.oracle.declared import crossing_of

KINDS = ("man", "cat", "dog")
ROADS = ("west", "island", "east")
STRATEGIES = ("breadth-first", "depth-first", "iterative-deepening", "uniform-cost")


@st.composite
def bare(draw: st.DrawFn) -> Puzzle:
    """Some of two or three kinds, who can row, and the seats: no rules yet."""
    people = tuple(
        Passenger(kind, count=draw(st.integers(1, 3 if kind == "man" else 2)))
        for kind in KINDS[: draw(st.integers(2, 3))]
    )
    rowers = draw(st.sampled_from([("all",), ("man",), ("man(1)", "cat(1)"), ("cat",)]))
    return Puzzle(people, draw(st.integers(1, 3)), rowers=rowers)


def names(puzzle: Puzzle) -> list[str]:
    """Everything that a rule can say: passengers, kinds, and all."""
    people = [entry for entry in puzzle.passengers if isinstance(entry, Passenger)]
    single = [f"{entry.name}({i + 1})" for entry in people for i in range(entry.count or 1)]
    return [*single, *(entry.name for entry in people), "all"]


def a_name(puzzle: Puzzle) -> st.SearchStrategy[str]:
    return st.sampled_from(names(puzzle))


def some_names(puzzle: Puzzle, least: int, most: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(a_name(puzzle), min_size=least, max_size=most).map(tuple)


def each(draw: st.DrawFn, puzzle: Puzzle, **values: st.SearchStrategy[Any]) -> Puzzle:
    """The puzzle with values for each of its entries, which are single passengers now."""
    people = [entry for entry in puzzle.passengers if isinstance(entry, Passenger)]
    single = [replace(e, name=f"{e.name}({i + 1})", count=None) for e in people for i in range(e.count or 1)]
    drawn = tuple(replace(one, **{key: draw(value) for key, value in values.items()}) for one in single)
    return replace(puzzle, passengers=drawn)


@st.composite
def conflicts(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(bare())
    pairs = some_names(puzzle, 2, 2)
    rules = st.builds(Conflict, pairs, some_names(puzzle, 0, 2))
    return replace(puzzle, conflicts=tuple(draw(st.lists(rules, min_size=1, max_size=3))))


@st.composite
def numbers(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(bare())
    rules = st.builds(Outnumber, a_name(puzzle), a_name(puzzle))
    return replace(puzzle, outnumber=tuple(draw(st.lists(rules, min_size=1, max_size=2))))


@st.composite
def owners(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(bare())
    rules = st.builds(Owner, a_name(puzzle), a_name(puzzle), st.none() | some_names(puzzle, 1, 2))
    return replace(puzzle, owners=tuple(draw(st.lists(rules, min_size=1, max_size=3))))


@st.composite
def parties(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(bare())
    forbidden = draw(st.lists(some_names(puzzle, 1, 3), max_size=3))
    required = draw(st.lists(some_names(puzzle, 1, 2), max_size=2))
    return replace(puzzle, forbidden=tuple(forbidden), required=tuple(required))


@st.composite
def weights(draw: st.DrawFn) -> Puzzle:
    puzzle = replace(draw(bare()), load_limit=draw(st.integers(2, 6)))
    return each(draw, puzzle, weight=st.integers(0, 4))


@st.composite
def places(draw: st.DrawFn) -> Puzzle:
    puzzle = replace(draw(conflicts()), places=ROADS, direct=draw(st.sampled_from([True, False, "landable"])))
    if draw(st.booleans()):
        ways = [(a, b) for a in ROADS for b in ROADS if a != b]
        puzzle = replace(puzzle, routes=tuple(draw(st.lists(st.sampled_from(ways), min_size=1, unique=True))))
    return puzzle


@st.composite
def whereabouts(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(st.one_of(conflicts(), numbers()))
    somewhere = st.sampled_from(["west", "east"])
    puzzle = replace(puzzle, boat_start=draw(st.none() | somewhere), boat_goal=draw(st.none() | somewhere))
    goal = st.none() | st.sampled_from(["west", "east", "anywhere"])
    return each(draw, puzzle, start=st.none() | somewhere, goal=goal)


@st.composite
def durations(draw: st.DrawFn) -> Puzzle:
    puzzle = draw(st.one_of(bare(), conflicts()))
    times = st.integers(1, 9)
    rules = st.builds(PartyDuration, some_names(puzzle, 1, 2), times)
    puzzle = replace(puzzle, durations=tuple(draw(st.lists(rules, max_size=2))))
    return each(draw, puzzle, duration=times)


FEATURES = {
    "conflicts": conflicts(),
    "numbers": numbers(),
    "owners": owners(),
    "parties": parties(),
    "weights": weights(),
    "places": places(),
    "whereabouts": whereabouts(),
    "durations": durations(),
}


def starts_badly(crossing: oracle.Crossing) -> bool:
    return any(crossing.unsafe(crossing.at(crossing.initial(), place)) for place in crossing.places)


def drawn(feature: str, data: st.DataObject) -> Puzzle:
    """A puzzle of the feature that is right; those that contradict themselves are drawn again."""
    try:
        return data.draw(FEATURES[feature])
    except PuzzleError:
        assume(False)
        raise


@pytest.mark.slow
@pytest.mark.parametrize("feature", FEATURES)
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_all_strategies_agree_with_the_reference(feature: str, data: st.DataObject) -> None:
    puzzle = drawn(feature, data)
    crossing = crossing_of(puzzle)
    if starts_badly(crossing):
        with pytest.raises(PuzzleError, match="the start already breaks a rule"):
            pybridge.solve(puzzle)
        return
    answer = oracle.solve(crossing)
    event("impossible" if answer.trips is None else "solved")
    for strategy in STRATEGIES:
        result = pybridge.solve(puzzle, strategy=strategy, language=None)
        assert result.status == ("impossible" if answer.trips is None else "solved"), strategy
        if result.solution is None:
            assert result.states == answer.states, strategy
            continue
        if strategy in ("breadth-first", "iterative-deepening"):
            assert result.trips == answer.trips, strategy
        trips = [(frozenset(move.party), move.origin, move.destination) for move in result.solution.moves]
        assert crossing.is_goal(crossing.replay(trips)[-1])
        if strategy == "uniform-cost":
            least = oracle.cheapest(crossing)
            assert least is not None
            assert sum(crossing.duration(party) for party, _, _ in trips) == least[0]
    assert pybridge.count(puzzle) == answer.plans


@pytest.mark.parametrize("feature", FEATURES)
@settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_toml_keeps_every_puzzle(feature: str, data: st.DataObject) -> None:
    puzzle = drawn(feature, data)
    assert Puzzle.from_toml(puzzle.to_toml()) == puzzle


@pytest.mark.parametrize("feature", FEATURES)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_puzzle_is_told_in_every_language(feature: str, data: st.DataObject) -> None:
    puzzle = drawn(feature, data)
    assume(not starts_badly(crossing_of(puzzle)))
    for language in pybridge.languages():
        text = pybridge.riddle(puzzle, language=language)
        assert text.endswith(("?", "か。"))
        assert "_" not in text
