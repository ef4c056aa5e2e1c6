"""Golden files for every view of a plan and for the state graph, under tests/golden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pybridge import crossing
from pybridge.render.text import VIEWS, graph_text, plan_text

GOLDEN = Path(__file__).parents[1] / "golden" / "crossing"

CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("wolf", "wolf-goat-cabbage", {}),
    ("sheep", "wolf-sheep-cabbage", {}),
    ("island", "jealous-husbands", {"couples": 4, "island": True}),
]


def golden(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("view", list(VIEWS))
@pytest.mark.parametrize(("name", "puzzle", "parameters"), CASES, ids=[case[0] for case in CASES])
def test_a_view_of_the_first_plan(name: str, puzzle: str, parameters: dict[str, Any], view: str) -> None:
    plan = crossing.solve(puzzle, **parameters).solution
    assert plan is not None
    assert plan.text(view) + "\n" == golden(f"{name}.{view}.txt")


@pytest.mark.parametrize("view", list(VIEWS))
def test_numbered_plans(view: str) -> None:
    plans = crossing.solve("wolf-sheep-cabbage", all=True).solutions
    text = "\n\n".join(plan_text(plan, view, number=number) for number, plan in enumerate(plans, 1))
    assert text + "\n" == golden(f"both.{view}.txt")


@pytest.mark.parametrize("strategy", ["breadth-first", "depth-first", "iterative-deepening"])
def test_the_account_of_a_search(strategy: str) -> None:
    lines: list[str] = []
    crossing.solve("wolf-goat-cabbage", strategy=strategy, on_event=lines.append)
    assert "\n".join(lines) + "\n" == golden(f"trace.{strategy}.txt")


def test_the_state_graph() -> None:
    assert graph_text(crossing.state_graph("wolf-sheep-cabbage")) + "\n" == golden("graph.txt")


def test_every_golden_file_is_used() -> None:
    names = {f"{case[0]}.{view}.txt" for case in CASES for view in VIEWS} | {f"both.{view}.txt" for view in VIEWS}
    traces = {f"trace.{strategy}.txt" for strategy in ("breadth-first", "depth-first", "iterative-deepening")}
    assert {path.name for path in GOLDEN.iterdir()} == names | traces | {"graph.txt"}


def test_an_unknown_view_is_an_error() -> None:
    plan = crossing.solve("wolf-goat-cabbage").solution
    assert plan is not None
    with pytest.raises(ValueError, match="there is no view 'film': the views are story, banks, codes, arrows, table"):
        plan.text("film")
