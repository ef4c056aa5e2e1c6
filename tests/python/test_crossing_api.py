"""``pybridge.crossing``: the values that it gives back, laziness, limits, and errors."""

from __future__ import annotations

import dataclasses
import time
from itertools import islice
from pathlib import Path

import pytest

from pybridge import crossing
from pybridge.errors import LimitReached, PuzzleError
from pybridge.model import Move, Plan

PUZZLES = Path(__file__).parents[1] / "prolog" / "puzzles"
STRATEGIES = ["breadth-first", "depth-first", "iterative-deepening", "uniform-cost"]


def solved(puzzle: str | Path, **options: object) -> Plan:
    plan = crossing.solve(puzzle, **options).solution  # type: ignore[arg-type]
    assert plan is not None
    return plan


def test_a_result_says_what_was_found() -> None:
    result = crossing.solve("wolf-goat-cabbage")
    assert result
    assert (result.status, result.trips, len(result.solutions), result.limit) == ("solved", 7, 1, None)
    assert result.puzzle.title == "Wolf, goat and cabbage"
    assert not crossing.solve("jealous-husbands", couples=4)


def test_a_plan_has_its_moves_and_states() -> None:
    plan = solved("wolf-goat-cabbage")
    assert plan.moves[0] == Move(("farmer", "goat"), "west", "east")
    assert plan.moves[0].sentence == "The farmer takes the goat to the east bank."
    assert len(plan.states) == plan.trips + 1 == 8
    assert plan.states[0].at("west") == ("farmer", "wolf", "goat", "cabbage")
    assert plan.states[-1].at("west") == ()
    assert plan.states[-1].boat == "east"


def test_values_are_frozen() -> None:
    plan = solved("wolf-goat-cabbage")
    for value, name in ((plan, "moves"), (plan.moves[0], "party"), (plan.states[0], "boat"), (plan.puzzle, "name")):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, name, None)


def test_without_a_language_there_are_no_sentences() -> None:
    assert {move.sentence for move in solved("wolf-goat-cabbage", language=None).moves} == {""}


def test_an_unknown_strategy_is_an_error() -> None:
    with pytest.raises(PuzzleError, match="strategy must be breadth-first"):
        crossing.solve("wolf-goat-cabbage", strategy="magic")


def test_solutions_come_one_by_one() -> None:
    """There are 677376 of them."""
    plans = list(islice(crossing.solutions("jealous-husbands", couples=4, island=True), 5))
    assert {plan.trips for plan in plans} == {16}
    assert len({plan.moves for plan in plans}) == 5


def test_two_puzzles_can_be_asked_in_turns() -> None:
    first = crossing.solutions("jealous-husbands", couples=2)
    second = crossing.solutions("jealous-husbands", couples=3)
    third = crossing.solutions("wolf-goat-cabbage", strategy="depth-first")
    trips = [(a.trips, b.trips, c.trips) for a, b, c in zip(first, second, third, strict=False)]
    assert trips == [(5, 11, 7)] * 2


def test_there_are_no_solutions_of_an_impossible_puzzle() -> None:
    assert list(crossing.solutions("jealous-husbands", couples=4)) == []
    assert crossing.count("jealous-husbands", couples=4) == 0


def test_parameters_are_values_or_texts() -> None:
    for rowers in ("husband,wife(a)", ["husband", "wife(a)"], ("husband", "wife(a)")):
        assert crossing.count("jealous-husbands", rowers=rowers) == 32
    assert crossing.solve("jealous-husbands", couples="2", island="true").trips == 5


def test_a_puzzle_may_be_a_path() -> None:
    assert crossing.solve(PUZZLES / "two_brothers.pl").trips == 2


def test_a_puzzle_is_described() -> None:
    info = crossing.describe("jealous-husbands", couples=2, rowers="husband", island=True)
    assert info.passengers == ("husband(a)", "wife(a)", "husband(b)", "wife(b)")
    assert info.rowers == ("husband(a)", "husband(b)")
    assert info.places == ("west", "island", "east")
    assert dict(info.parameters)["couples"] == 2
    assert (info.symbol("wife(b)"), info.code("wife(b)")) == ("Wb", 8)


def test_names_in_any_script(tmp_path: Path) -> None:
    file = tmp_path / "fähre.pl"
    file.write_text(
        "title(\"Die Fähre\").\npassenger('Zoë').\npassenger('狼').\nrower('Zoë').\nboat(2).\n", encoding="utf-8"
    )
    plan = solved(file)
    assert plan.moves[0].party == ("Zoë", "狼")
    assert plan.puzzle.title == "Die Fähre"
    assert crossing.check(file, "Zoë 狼")


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "ferry.pl"
    facts = "passenger(ann). passenger(bob). rower(ann).\n"
    file.write_text(facts + "boat(2).\n", encoding="utf-8")
    assert crossing.solve(file).trips == 1
    time.sleep(0.05)
    file.write_text(facts + "rower(bob). boat(1).\n", encoding="utf-8")
    assert crossing.solve(file).status == "impossible"


def test_a_plan_can_be_given_in_many_forms() -> None:
    plan = solved("wolf-goat-cabbage")
    moves = [move.to_dict() for move in plan.moves]
    short = [{"party": list(map(plan.puzzle.symbol, move.party))} for move in plan.moves]
    for given in (plan, plan.moves, moves, short, "F G\nF\nF W\nF G\nF C\nF\nF G"):
        verdict = crossing.check("wolf-goat-cabbage", given)
        assert (verdict.valid, verdict.optimum, verdict.reason) == (True, 7, None)
        assert verdict.states == plan.states


def test_an_invalid_plan_has_its_reason() -> None:
    verdict = crossing.check("wolf-goat-cabbage", "F G\nF\nF W\nF")
    assert not verdict
    assert (verdict.failed_trip, verdict.trips, len(verdict.states)) == (4, 4, 4)
    assert verdict.reason == (
        "trip 4 (F from the east bank to the west bank) is illegal: the wolf would eat the goat on the east bank"
    )


def test_the_state_graph_is_connected_both_ways() -> None:
    graph = crossing.state_graph("jealous-husbands", couples=2)
    ways = {(edge.source, edge.target) for edge in graph.edges}
    assert ways == {(target, source) for source, target in ways}
    assert len(graph.edges) == 2 * len(graph.undirected()) == 44
    for edge in graph.edges:
        before, after = graph.nodes[edge.source].state, graph.nodes[edge.target].state
        assert set(edge.move.party) <= set(before.at(edge.move.origin)) & set(after.at(edge.move.destination))


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(
    ("limit", "which"), [({"max_states": 5}, "states"), ({"max_depth": 2}, "depth"), ({"time_limit": 1e-6}, "seconds")]
)
def test_a_limit_is_a_result(strategy: str, limit: dict[str, float], which: str) -> None:
    result = crossing.solve("jealous-husbands", strategy=strategy, **limit)  # type: ignore[arg-type]
    assert (result.status, result.limit, result.trips, result.solutions) == ("limit", which, None, ())


def test_a_limit_is_an_error_where_a_number_is_wanted() -> None:
    for call in (crossing.count, crossing.analyse, crossing.state_graph):
        with pytest.raises(LimitReached):
            call("jealous-husbands", max_states=5)
    with pytest.raises(LimitReached):
        list(crossing.solutions("jealous-husbands", max_states=5))


LONG = [
    ("crowd.pl", {"people": 40}, {}),
    ("crowd.pl", {}, {"strategy": "depth-first", "all": True}),
    ("crowd.pl", {}, {"strategy": "iterative-deepening"}),
    ("crowd.pl", {}, {"strategy": "uniform-cost"}),
    ("endless_rule.pl", {}, {}),
]


@pytest.mark.parametrize(("puzzle", "parameters", "options"), LONG)
def test_a_long_search_is_stopped_in_time_and_the_next_one_works(
    puzzle: str, parameters: dict[str, int], options: dict[str, object]
) -> None:
    crossing.solve("wolf-goat-cabbage")
    before = time.monotonic()
    result = crossing.solve(PUZZLES / puzzle, time_limit=1, language=None, **options, **parameters)  # type: ignore[arg-type]
    assert time.monotonic() - before < 3
    assert (result.status, result.limit) == ("limit", "seconds")
    if puzzle != "endless_rule.pl":
        assert result.states > 0
    assert crossing.solve("wolf-goat-cabbage").trips == 7


def test_a_long_count_is_stopped_in_time() -> None:
    before = time.monotonic()
    result = crossing.count_plans("jealous-husbands", couples=4, island=True, strategy="depth-first", time_limit=1)
    assert time.monotonic() - before < 3
    assert (result.status, result.limit) == ("limit", "seconds")
    assert result.states > 0


def test_a_puzzle_file_is_found_where_the_process_is_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crossing.count("wolf-goat-cabbage")
    (tmp_path / "here.pl").write_text("passenger(a). passenger(b). rower(a). boat(2).\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert crossing.solve("here.pl").trips == 1
