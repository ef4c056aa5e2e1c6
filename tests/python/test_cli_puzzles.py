"""``pybridge puzzles``, ``show``, ``graph`` and ``analyse``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pybridge import cli

ROOT = Path(__file__).parents[2]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_catalogue_lists_every_puzzle_file(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "puzzles", "--json")
    assert (status, err) == (0, "")
    entries = json.loads(out)
    files = sorted(path.stem.replace("_", "-") for path in (ROOT / "prolog" / "puzzles").glob("*.pl"))
    assert [entry["name"] for entry in entries] == files
    for entry in entries:
        assert {"name", "title", "parameters", "answer"} <= set(entry)
        assert isinstance(entry["parameters"], dict)
        assert entry["answer"] is None or entry["answer"] == "impossible" or isinstance(entry["answer"], int)


def test_the_catalogue_knows_defaults_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    entries = {entry["name"]: entry for entry in json.loads(run(capsys, "puzzles", "--json")[1])}
    assert entries["wolf-goat-cabbage"]["answer"] == 7
    assert entries["wolf-goat-cabbage"]["parameters"] == {}
    husbands = entries["jealous-husbands"]
    assert husbands["answer"] == 11
    assert husbands["parameters"] == {
        "couples": 3,
        "boat": 2,
        "island": False,
        "direct": True,
        "rowers": "all",
        "rule": "husband",
    }


def test_the_catalogue_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "puzzles")[1].splitlines()
    assert any(
        line.startswith("wolf-goat-cabbage ") and line.endswith("Wolf, goat and cabbage (7 trips)") for line in lines
    )
    assert any(line.split() == ["couples=3", "number", "of", "couples"] for line in lines)


def test_a_puzzle_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show", "jealous-husbands", "couples=2", "rowers=husband", "island=true")
    assert status == 0
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines[0] == "The jealous husbands"
    for line in (
        "name: jealous-husbands",
        "passengers: husband(a), wife(a), husband(b), wife(b)",
        "rowers: husband(a), husband(b)",
        "boat: 2 seats",
        "places: west, island, east",
        "symbols: Ha Wa Hb Wb",
        "parameters: couples=2, boat=2, island=true, direct=true, rowers=husband, rule=husband",
    ):
        assert line in lines


def test_an_unknown_puzzle_cannot_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "show", "nonsense")
    assert (status, out) == (2, "")
    assert err.startswith("pybridge: there is no puzzle called nonsense")


def test_measures_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "analyse", "wolf-goat-cabbage", "--json")
    assert status == 0
    expected = {"states": 10, "edges": 10, "dead_ends": 0, "depth": 7, "trips": 7, "shortest_plans": 2}
    assert expected.items() <= json.loads(out).items()
    impossible = json.loads(run(capsys, "analyse", "jealous-husbands", "couples=4", "--json")[1])
    assert (impossible["states"], impossible["trips"], impossible["shortest_plans"]) == (44, None, 0)


def test_measures_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for line in run(capsys, "analyse", "jealous-husbands")[1].splitlines()]
    for line in (["states", "40"], ["edges", "60"], ["dead", "ends", "6"], ["depth", "12"], ["trips", "11"]):
        assert line in lines


def test_a_graph_level_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "graph", "jealous-husbands", "couples=1")
    assert status == 0
    assert out.splitlines()[:10] == [
        "Level 0",
        "  0: {L:HaWa R:}",
        "      Ha Wa -> 1",
        "      Ha -> 2",
        "      Wa -> 3",
        "Level 1",
        "  1: {L: R:HaWa}  goal",
        "      Ha Wa -> 0",
        "      Ha -> 4",
        "      Wa -> 5",
    ]


@pytest.mark.parametrize("name", ["analyse", "graph"])
def test_a_limit_ends_with_status_3(capsys: pytest.CaptureFixture[str], name: str) -> None:
    status, out, err = run(capsys, name, "jealous-husbands", "--max-states", "5")
    assert (status, out) == (3, "")
    assert err.startswith("pybridge: the limit on states was reached after ")
