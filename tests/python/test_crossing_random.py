"""Random small puzzles: every strategy, the counts and the state graph agree with the reference, and plans replay.

The environment variable PYBRIDGE_EXAMPLES sets the number of examples of each test.
"""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, event, given, settings

from pybridge import crossing
from pybridge.errors import PuzzleError
from pybridge.model import Plan
from tests.oracle import crossing as oracle
from tests.oracle.random_crossings import Draft, drafts

SHORTEST = ["breadth-first", "iterative-deepening"]
FEW = 60

random_puzzles = settings(
    max_examples=int(os.environ.get("PYBRIDGE_EXAMPLES", "30")),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def written(draft: Draft, folder: Path) -> Path:
    file = folder / f"puzzle_{len(list(folder.iterdir()))}.pl"
    file.write_text(str(draft), encoding="utf-8")
    return file


def unsafe_start(reference: oracle.Crossing) -> bool:
    return any(reference.unsafe(reference.at(reference.initial(), place)) for place in reference.places)


def too_heavy(draft: Draft) -> bool:
    weights = dict(draft.weights)
    return draft.load_limit is not None and all(weights[who] > draft.load_limit for who in draft.rowers)


def replayed(plan: Plan, file: Path, reference: oracle.Crossing) -> None:
    """By the reference and by the checker, to the same states."""
    trips = [(frozenset(move.party), move.origin, move.destination) for move in plan.moves]
    states = reference.replay(trips)
    assert reference.is_goal(states[-1])
    where = [
        (state.boat, *({who: place for place, group in state.groups for who in group}[p] for p in reference.passengers))
        for state in plan.states
    ]
    assert where == states
    verdict = crossing.check(file, plan, optimum=False)
    assert (verdict.valid, verdict.states) == (True, plan.states)


@pytest.mark.slow
@random_puzzles
@given(draft=drafts())
def test_all_agree_with_the_reference(draft: Draft, tmp_path: Path) -> None:
    reference = draft.crossing()
    assume(not unsafe_start(reference) and not too_heavy(draft))
    file = written(draft, tmp_path)
    answer = oracle.solve(reference)
    event("impossible" if answer.trips is None else f"{answer.trips} trips")

    analysis = crossing.analyse(file)
    assert (analysis.states, analysis.edges, analysis.dead_ends, analysis.depth) == (
        answer.states,
        answer.edges,
        answer.dead_ends,
        answer.depth,
    )
    assert (analysis.trips, analysis.shortest_plans) == (answer.trips, answer.plans)

    for strategy in crossing.STRATEGIES[:4]:
        result = crossing.solve(file, strategy=strategy)
        assert result.status == ("impossible" if answer.trips is None else "solved"), strategy
        if result.solution is None:
            assert result.states == answer.states, strategy
        else:
            replayed(result.solution, file, reference)
            if strategy != "breadth-first":  # which looks from the goal, too
                assert result.states <= answer.states, strategy
            if strategy in SHORTEST:
                assert result.trips == answer.trips, strategy

    for strategy in SHORTEST:
        assert crossing.count(file, strategy=strategy) == answer.plans, strategy
        if answer.plans <= FEW:
            plans = crossing.solve(file, strategy=strategy, all=True).solutions
            assert len({plan.moves for plan in plans}) == len(plans) == answer.plans, strategy
            for plan in plans:
                replayed(plan, file, reference)


@pytest.mark.slow
@random_puzzles
@given(draft=drafts())
def test_the_least_time_agrees_with_the_reference(draft: Draft, tmp_path: Path) -> None:
    reference = draft.crossing()
    assume(draft.paces and not unsafe_start(reference) and not too_heavy(draft))
    file = written(draft, tmp_path)
    cheapest = oracle.cheapest(reference)
    found = crossing.solve(file, strategy="uniform-cost")
    if cheapest is None:
        assert found.status == "impossible"
        return
    least, number = cheapest
    assert crossing.count(file, strategy="uniform-cost") == number
    plans = [found.solution]
    if number <= FEW:
        plans += crossing.solve(file, strategy="uniform-cost", all=True).solutions
        assert len(plans) == number + 1
    paces = {who: Fraction(pace) for who, pace in draft.paces}
    for plan in plans:
        assert plan is not None
        replayed(plan, file, reference)
        assert sum(max(paces[who] for who in move.party) for move in plan.moves) == least


@pytest.mark.slow
@random_puzzles
@given(draft=drafts())
def test_plans_without_a_repeated_state_agree_with_the_reference(draft: Draft, tmp_path: Path) -> None:
    reference = draft.crossing()
    assume(not unsafe_start(reference) and not too_heavy(draft))
    number = oracle.simple_plans(reference, FEW)
    assume(number is not None)
    file = written(draft, tmp_path)
    plans = crossing.solve(file, strategy="depth-first", all=True).solutions
    assert crossing.count(file, strategy="depth-first") == len({plan.moves for plan in plans}) == len(plans) == number
    for plan in plans:
        replayed(plan, file, reference)
        assert len(set(plan.states)) == len(plan.states)


@random_puzzles
@given(draft=drafts())
def test_a_bad_puzzle_is_an_error(draft: Draft, tmp_path: Path) -> None:
    reference = draft.crossing()
    file = written(draft, tmp_path)
    if too_heavy(draft):
        with pytest.raises(PuzzleError, match="no rower is light enough for the boat"):
            crossing.describe(file)
    elif unsafe_start(reference):
        with pytest.raises(PuzzleError, match="the start already breaks a rule"):
            crossing.describe(file)
    else:
        assert crossing.describe(file).passengers == draft.passengers
