"""The known answers of river crossings, and the reference against them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pybridge import crossing
from pybridge.errors import PuzzleError
from tests.oracle import classics
from tests.oracle import crossing as oracle
from tests.oracle.known_answers import ALCUIN, KNOWN, TORCH, Known

PUZZLES = Path(__file__).parents[1] / "prolog" / "puzzles"

rows = pytest.mark.parametrize("known", KNOWN, ids=str)


def spec(known: Known) -> str:
    return str(PUZZLES / known.puzzle) if known.puzzle.endswith(".pl") else known.puzzle


@rows
def test_the_least_number_of_trips(known: Known) -> None:
    result = crossing.solve(spec(known), **known.parameters)
    assert result.trips == known.trips
    assert result.status == ("impossible" if known.trips is None else "solved")
    if result.solution is not None:
        verdict = crossing.check(spec(known), result.solution, **known.parameters)
        assert (verdict.valid, verdict.trips, verdict.optimum) == (True, known.trips, known.trips)


@pytest.mark.parametrize("known", [known for known in KNOWN if known.plans is not None], ids=str)
def test_the_number_of_shortest_plans(known: Known) -> None:
    assert crossing.count(spec(known), **known.parameters) == known.plans


@pytest.mark.parametrize("known", [known for known in KNOWN if known.measured], ids=str)
def test_the_measures_of_the_state_graph(known: Known) -> None:
    analysis = crossing.analyse(spec(known), **known.parameters).to_dict()
    assert {name: analysis[name] for name in known.measured} == known.measured


@pytest.mark.parametrize("known", [known for known in KNOWN if known.reference is not None], ids=str)
def test_the_reference_agrees(known: Known) -> None:
    assert known.reference is not None
    answer = oracle.solve(known.reference)
    assert answer.trips == known.trips
    assert known.plans in (None, answer.plans)
    assert {name: getattr(answer, name) for name in known.measured} == known.measured


@pytest.mark.parametrize("strategy", ["depth-first", "iterative-deepening", "uniform-cost"])
@pytest.mark.parametrize("known", [known for known in KNOWN if known.trips is None], ids=str)
def test_what_is_impossible_is_so_for_every_strategy(known: Known, strategy: str) -> None:
    proved = crossing.solve(spec(known), strategy=strategy, **known.parameters)
    assert proved.status == "impossible"
    if known.states is not None:
        assert proved.states == known.states


BY_KIND = [(3, 3, 2, 4), (4, 4, 3, 32), (5, 5, 3, 25), (3, 3, 4, 5)]


@pytest.mark.parametrize(
    ("missionaries", "cannibals", "boat", "plans"), [*BY_KIND, pytest.param(6, 6, 4, 155, marks=pytest.mark.slow)]
)
def test_plans_of_missionaries_up_to_likeness(missionaries: int, cannibals: int, boat: int, plans: int) -> None:
    found = crossing.solve(
        "missionaries-cannibals",
        missionaries=missionaries,
        cannibals=cannibals,
        boat=boat,
        distinct=True,
        language=None,
    )
    assert len(found.solutions) == plans


@pytest.mark.parametrize(("missionaries", "cannibals", "boat", "plans"), BY_KIND)
def test_plans_of_missionaries_by_kind(missionaries: int, cannibals: int, boat: int, plans: int) -> None:
    """A walk along the state graph in which only numbers count."""
    graph = crossing.state_graph("missionaries-cannibals", missionaries=missionaries, cannibals=cannibals, boat=boat)

    def kind(number: int) -> tuple[str, int, int]:
        state = graph.nodes[number].state
        west = state.at("west")
        return state.boat, sum(who.startswith("m") for who in west), sum(who.startswith("c") for who in west)

    distance = {kind(i): node.distance for i, node in enumerate(graph.nodes)}
    steps = {(kind(edge.source), kind(edge.target)) for edge in graph.edges}
    ways = {kind(0): 1}
    for state in sorted(distance, key=distance.__getitem__):
        for source, target in steps:
            if source == state and distance[target] == distance[source] + 1:
                ways[target] = ways.get(target, 0) + ways[source]
    goal = next(kind(i) for i, node in enumerate(graph.nodes) if node.goal)
    assert ways[goal] == plans


@pytest.mark.parametrize(("missionaries", "cannibals", "boat", "states"), [(4, 4, 2, 11), (6, 6, 3, 17), (3, 3, 2, 16)])
def test_states_by_kind(missionaries: int, cannibals: int, boat: int, states: int) -> None:
    graph = crossing.state_graph("missionaries-cannibals", missionaries=missionaries, cannibals=cannibals, boat=boat)
    kinds = {(node.state.boat, tuple(sorted(who[0] for who in node.state.at("west")))) for node in graph.nodes}
    assert len(kinds) == states


def test_an_illegal_start() -> None:
    with pytest.raises(PuzzleError, match="3 cannibals would outnumber 2 missionaries on the west bank"):
        crossing.solve("missionaries-cannibals", missionaries=2, cannibals=3)


@pytest.mark.parametrize(("name", "items", "edges", "least"), ALCUIN, ids=[row[0] for row in ALCUIN])
def test_conflict_graphs(name: str, items: int, edges: list[tuple[int, int]], least: int) -> None:
    def trips(takes: int) -> int | None:
        pairs = ",".join(f"{a}-{b}" for a, b in edges)
        return crossing.solve(PUZZLES / "conflict_graph.pl", items=items, edges=f"[{pairs}]", takes=takes).trips

    solved = trips(least)
    assert trips(least - 1) is None
    assert solved is not None
    assert solved <= 2 * items + 1
    if name == "Petersen":
        assert solved == 5
    elif items <= 6:
        assert solved == oracle.solve(classics.conflict_graph(items, edges, least)).trips


def test_three_items_in_conflict_stay_at_home() -> None:
    triangle = {"items": 3, "edges": "[1-2,2-3,1-3]"}
    stuck = crossing.solve(PUZZLES / "conflict_graph.pl", takes=1, **triangle)
    assert (stuck.status, stuck.states) == ("impossible", 1)
    assert crossing.solve(PUZZLES / "conflict_graph.pl", takes=2, **triangle).trips == 3


@pytest.mark.parametrize(("paces", "group", "least", "plans"), TORCH, ids=str)
def test_bridge_and_torch(paces: list[int], group: int, least: int, plans: int | None) -> None:
    parameters: dict[str, Any] = {"paces": f"[{','.join(map(str, paces))}]", "boat": group}
    found = crossing.solve(PUZZLES / "bridge_and_torch.pl", strategy="uniform-cost", all=True, **parameters)
    people = {f"walker({i})": pace for i, pace in enumerate(paces, 1)}
    times = {sum(max(people[who] for who in move.party) for move in plan.moves) for plan in found.solutions}
    assert times == {least}
    assert oracle.cheapest(classics.torch(paces, group)) == (least, len(found.solutions))
    assert plans in (None, len(found.solutions))
