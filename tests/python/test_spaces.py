"""Bare state spaces through the Python API and the command line: the same keys, strategies, limits and graph."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pybridge import cli, crossing
from pybridge.errors import PuzzleError, SearchLimitReached
from pybridge.spaces import SpaceInfo, SpaceState, Step

KEYS = {"puzzle", "status", "trips", "solutions", "count", "states"}


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_result_has_the_keys_of_a_crossing() -> None:
    result = crossing.solve("water-jugs").to_dict()
    assert set(result) >= KEYS
    assert (result["puzzle"], result["status"], result["trips"]) == ("water-jugs", "solved", 7)
    plan = result["solutions"][0]
    assert plan["moves"][0] == {"label": "pour(1,2)"}
    assert plan["states"][:2] == ["[8,0,0]", "[3,5,0]"]
    assert len(plan["states"]) == len(plan["moves"]) + 1


def test_the_values_stand_where_those_of_crossings_stand() -> None:
    plan = crossing.solve("towers-of-hanoi").solution
    assert plan is not None
    assert isinstance(plan.puzzle, SpaceInfo)
    assert all(isinstance(move, Step) for move in plan.moves)
    assert all(isinstance(state, SpaceState) for state in plan.states)
    assert plan.moves[0] != plan.moves[1]


@pytest.mark.parametrize("strategy", [name for name in crossing.STRATEGIES if name != "a-star"])
def test_every_strategy_solves_it(strategy: str) -> None:
    result = crossing.solve("frogs-and-toads", strategy=strategy, frogs=2, toads=2)
    assert result.status == "solved"
    assert result.trips == 8
    assert crossing.check("frogs-and-toads", result.solutions[0], frogs=2, toads=2).valid


def test_a_star_goes_by_the_heuristic() -> None:
    result = crossing.solve("eight-puzzle", strategy="a-star", start=[8, 6, 7, 2, 5, 4, 3, 0, 1])
    assert (result.trips, result.status) == (31, "solved")
    assert result.states < 40_000


def test_a_puzzle_without_a_heuristic_has_no_a_star() -> None:
    with pytest.raises(PuzzleError, match="heuristic/2"):
        crossing.solve("water-jugs", strategy="a-star")
    with pytest.raises(PuzzleError, match="a-star"):
        crossing.solve("wolf-goat-cabbage", strategy="a-star")


def test_the_cheapest_plans() -> None:
    result = crossing.solve("torch-on-the-bridge", strategy="uniform-cost", all=True)
    assert [plan.cost for plan in result.solutions] == [17, 17]
    assert crossing.count("torch-on-the-bridge", strategy="uniform-cost") == 2
    assert crossing.solve("torch-on-the-bridge", strategy="a-star", together=3).solutions[0].cost == 13


def test_impossible_and_limits() -> None:
    assert crossing.solve("water-jugs", jugs=[8, 6, 4], target=3, shares=1).status == "impossible"
    assert crossing.solve("eight-puzzle", max_states=100).limit == "states"
    assert crossing.solve("eight-puzzle", max_depth=3).limit == "depth"
    hard = [8, 6, 7, 2, 5, 4, 3, 0, 1]
    assert crossing.solve("eight-puzzle", time_limit=0.2, start=hard).limit == "seconds"
    with pytest.raises(SearchLimitReached):
        crossing.state_graph("eight-puzzle", max_states=100)


def test_from_a_state() -> None:
    assert crossing.solve("water-jugs", from_state="[6,0,2]").trips == 3
    with pytest.raises(PuzzleError, match="no state"):
        crossing.solve("water-jugs", from_state="[6,0")


def test_checking_a_plan() -> None:
    assert crossing.check("water-jugs", "pour(1,2)").reason == (
        "the plan ends after 1 move without reaching a goal, in [3,5,0]"
    )
    verdict = crossing.check("water-jugs", [{"label": "pour(1,2)"}, {"label": "pour(1,2)"}])
    assert (verdict.valid, verdict.failed_trip, verdict.optimum) == (False, 2, 7)
    assert verdict.reason == "move 2, pour(1,2), is not possible in [3,5,0]"


def test_measures_and_graph() -> None:
    analysis = crossing.analyse("towers-of-hanoi")
    assert (analysis.states, analysis.edges, analysis.trips) == (27, 39, 7)
    assert (analysis.distinct_plans, analysis.least_boat) == (None, None)
    graph = crossing.state_graph("towers-of-hanoi")
    assert len(graph.nodes) == 27
    assert graph.is_symmetric()
    assert len(graph.to_dict()["edges"]) == 39
    assert not crossing.state_graph("water-jugs").is_symmetric()


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "stairs.pl"
    file.write_text(
        "initial(0).\ngoal(5).\nmove(N, up(D), M) :- member(D, [1,2]), M is N+D, M =< 5.\n", encoding="utf-8"
    )
    assert crossing.solve(str(file)).trips == 3
    assert crossing.count(str(file), strategy="depth-first") == 8


def test_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, _ = run(capsys, "solve", "water-jugs")
    assert status == 0
    assert out.splitlines()[0].startswith("Water jugs: 7 moves (")
    assert out.splitlines()[2] == "1. pour(1,2)  [3,5,0]"
    assert run(capsys, "solve", "water-jugs", "jugs=8,6,4", "target=3", "shares=1")[0] == 1
    assert run(capsys, "solve", "eight-puzzle", "--max-states", "50")[0] == 3
    assert json.loads(run(capsys, "solve", "frogs-and-toads", "--count", "--json")[1])["count"] == 2
    file = tmp_path / "graph.json"
    assert run(capsys, "graph", "towers-of-hanoi", "discs=2", "-o", str(file))[0] == 0
    assert len(json.loads(file.read_text(encoding="utf-8"))["nodes"]) == 9


@pytest.mark.parametrize(
    ("view", "line"),
    [
        ("arrows", "[8,0,0]--pour(1,2)->>[3,5,0]--"),
        ("banks", "[8,0,0]"),
        ("codes", "[[8,0,0], [3,5,0], "),
        ("table", "1  pour(1,2)  [3,5,0]"),
    ],
)
def test_every_view_shows_states_and_moves(capsys: pytest.CaptureFixture[str], view: str, line: str) -> None:
    assert line in run(capsys, "solve", "water-jugs", "--view", view)[1]
