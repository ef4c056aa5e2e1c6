"""State graphs as DOT, Mermaid, GraphML, JSON and networkx; the measures of ``pybridge analyse``."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import networkx
import pytest

from pybridge import cli, crossing
from pybridge.model import StateGraph

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def graph() -> StateGraph:
    return crossing.state_graph("wolf-goat-cabbage", illegal=True)


def one_way() -> StateGraph:
    return crossing.state_graph("water-jugs")


def test_json(graph: StateGraph) -> None:
    document = json.loads(json.dumps(graph.to_dict()))
    assert document["directed"] is False
    assert len(document["nodes"]) == len(document["edges"]) == 10
    assert document["nodes"][0] == {
        "id": 0,
        "label": "[F W G C *] | []",
        "state": {"boat": "west", "places": {"west": ["farmer", "wolf", "goat", "cabbage"], "east": []}},
        "distance": 0,
        "to_goal": 7,
        "goal": False,
    }
    assert [node["to_goal"] for node in document["nodes"] if node["goal"]] == [0]
    assert document["edges"][0] == {"source": 0, "target": 1, "party": ["farmer", "goat"], "from": "west", "to": "east"}
    illegal = document["illegal"][0]
    assert illegal["source"] == 0
    assert illegal["party"] == ["farmer", "wolf"]
    assert illegal["reason"] == "the goat would eat the cabbage on the west bank"


def test_each_illegal_trip_breaks_the_rule_that_it_names(graph: StateGraph) -> None:
    assert len(graph.illegal) == 10
    assert {trip.reason for trip in graph.illegal} == {
        f"the {eater} would eat the {eaten} on the {bank} bank"
        for eater, eaten in (("goat", "cabbage"), ("wolf", "goat"))
        for bank in ("west", "east")
    }


def test_without_being_asked_for_there_are_no_illegal_trips() -> None:
    assert crossing.state_graph("wolf-goat-cabbage").illegal == ()


def test_dot(graph: StateGraph) -> None:
    text = graph.to_dot()
    assert text.startswith('graph "wolf-goat-cabbage" {')
    assert len(re.findall(r"^  n\d+ \[label=", text, re.MULTILINE)) == 10
    assert len(re.findall(r"^  n\d+ -- n\d+ \[", text, re.MULTILINE)) == 10
    assert len(re.findall(r"^  n\d+ -- x\d+ \[.*color=red", text, re.MULTILINE)) == 10
    assert 'tooltip="7 from the start, 0 to the goal", peripheries=2' in text
    assert one_way().to_dot().startswith('digraph "water-jugs" {')


def test_mermaid(graph: StateGraph) -> None:
    text = graph.to_mermaid()
    assert text.startswith("flowchart TD\n")
    assert len(re.findall(r"^    n\d+\[", text, re.MULTILINE)) == 10
    assert len(re.findall(r"^    n\d+ ---\|", text, re.MULTILINE)) == 10
    assert '    n9[["[] | [F W G C *]"]]' in text
    assert '-.->|"F W: the goat would eat the cabbage on the west bank"| x0' in text
    assert "-->|" in one_way().to_mermaid()


def test_graphml(graph: StateGraph, tmp_path: Path) -> None:
    text = crossing.state_graph("wolf-goat-cabbage").to_graphml()
    file = tmp_path / "graph.graphml"
    file.write_text(text, encoding="utf-8")
    read = networkx.read_graphml(file)
    assert (read.number_of_nodes(), read.number_of_edges()) == (10, 10)
    assert read.nodes["n0"] == {"label": "[F W G C *] | []", "distance": 0, "to_goal": 7, "goal": False}
    assert not read.is_directed()
    root = ET.fromstring(graph.to_graphml())
    assert len(root.findall(".//{*}node")) == 20


def test_networkx(graph: StateGraph) -> None:
    drawn = graph.to_networkx()
    assert (drawn.number_of_nodes(), drawn.number_of_edges()) == (10, 10)
    distances = networkx.single_source_shortest_path_length(drawn, graph.nodes[0].state)
    assert all(drawn.nodes[state]["distance"] == distance for state, distance in distances.items())
    assert one_way().to_networkx().is_directed()


@pytest.mark.parametrize("puzzle", ["wolf-goat-cabbage", "jealous-husbands", "water-jugs"])
def test_distances_to_the_goal_are_those_of_networkx(puzzle: str) -> None:
    graph = crossing.state_graph(puzzle)
    drawn = networkx.DiGraph((edge.source, edge.target) for edge in graph.edges)
    goals = [number for number, node in enumerate(graph.nodes) if node.goal]
    distances = networkx.multi_source_dijkstra_path_length(drawn.reverse(), goals)
    assert {n: node.to_goal for n, node in enumerate(graph.nodes) if node.to_goal is not None} == distances


def test_names_with_quotes_are_safe(tmp_path: Path) -> None:
    file = tmp_path / "odd.pl"
    file.write_text(
        'title("<&\\"odd\\">").\npassenger(\'a"b\').\npassenger(\'<c>\').\nrower(all).\nboat(2).\n'
        "symbol('a\"b', 'a\"').\nsymbol('<c>', '<c&').\n",
        encoding="utf-8",
    )
    graph = crossing.state_graph(str(file))
    ET.fromstring(graph.to_graphml())
    assert '\\"' in graph.to_dot()
    assert "&quot;" in graph.to_mermaid()


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize(
    ("suffix", "start"),
    [(".dot", "graph "), (".mmd", "flowchart"), (".graphml", "<?xml"), (".json", "{"), (".txt", "Level 0")],
)
def test_the_name_of_the_file_picks_the_form(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str, start: str
) -> None:
    file = tmp_path / f"graph{suffix}"
    assert run(capsys, "graph", "wolf-goat-cabbage", "--illegal", "-o", str(file)) == (0, "", "")
    assert file.read_text(encoding="utf-8").startswith(start)


def test_text_and_json_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "graph", "wolf-goat-cabbage", "--illegal")[1]
    assert "      F W x the goat would eat the cabbage on the west bank" in out.splitlines()
    assert len(json.loads(run(capsys, "graph", "wolf-goat-cabbage", "--json")[1])["nodes"]) == 10
    smaller = json.loads(run(capsys, "graph", "wolf-goat-cabbage", "--json", "--from", "west: farmer goat")[1])
    assert smaller["nodes"][0]["label"] == "[F G *] | [W C]"


DIFFICULTY = {
    ("wolf-goat-cabbage",): (10, 10, 0, 7),
    ("jealous-husbands", "couples=2"): (18, 22, 6, 6),
    ("jealous-husbands",): (40, 60, 6, 12),
    ("jealous-husbands", "couples=4", "boat=3"): (88, 212, 8, 10),
    ("japanese-family",): (76, 80, 22, 18),
}


@pytest.mark.parametrize(("puzzle", "numbers"), DIFFICULTY.items())
def test_the_difficulty_table(
    capsys: pytest.CaptureFixture[str], puzzle: tuple[str, ...], numbers: tuple[int, ...]
) -> None:
    status, out, err = run(capsys, "analyse", *puzzle, "--json")
    assert (status, err) == (0, "")
    measures = json.loads(out)
    assert tuple(measures[name] for name in ("states", "edges", "dead_ends", "depth")) == numbers
    assert sum(measures["degrees"].values()) == measures["states"]
    assert sum(int(degree) * states for degree, states in measures["degrees"].items()) == 2 * measures["edges"]


def test_analyse_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "analyse", "wolf-goat-cabbage")[1].splitlines() == [
        "states          10",
        "edges           10",
        "dead ends       0",
        "depth           7",
        "trips           7",
        "shortest plans  2",
        "distinct plans  1",
        "goals           1",
        "degrees         2 with 1, 6 with 2, 2 with 3",
        "bottleneck      after 1: west: wolf cabbage; east: farmer goat; boat: east",
        "bottleneck      after 2: west: farmer wolf cabbage; east: goat; boat: west",
        "bottleneck      after 5: west: goat; east: farmer wolf cabbage; boat: east",
        "bottleneck      after 6: west: farmer goat; east: wolf cabbage; boat: west",
        "alike           wolf, cabbage",
        "least boat      2",
    ]


@pytest.mark.parametrize(
    ("puzzle", "trips", "plans", "distinct", "boat"),
    [
        (("jealous-husbands",), 11, 486, 4, 2),
        (("jealous-husbands", "couples=4"), None, 0, 0, 3),
        (("missionaries-cannibals", "missionaries=5", "cannibals=5", "boat=3"), 11, None, 25, 3),
    ],
)
def test_plans_and_boats(
    capsys: pytest.CaptureFixture[str],
    puzzle: tuple[str, ...],
    trips: int | None,
    plans: int | None,
    distinct: int,
    boat: int,
) -> None:
    measures = json.loads(run(capsys, "analyse", *puzzle, "--json")[1])
    assert (measures["trips"], measures["distinct_plans"], measures["least_boat"]) == (trips, distinct, boat)
    assert plans is None or measures["shortest_plans"] == plans


def test_analyse_from_a_state(capsys: pytest.CaptureFixture[str]) -> None:
    measures = json.loads(run(capsys, "analyse", "wolf-goat-cabbage", "--from", "west: farmer goat", "--json")[1])
    assert (measures["states"], measures["trips"]) == (10, 1)
