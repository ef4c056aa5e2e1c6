"""Conflict graphs: the least boat by name, text, file, networkx graph and pairs."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path

import networkx
import pytest

import pybridge
from pybridge import cli, crossing
from pybridge.conflicts import AlcuinResult, alcuin
from pybridge.errors import PuzzleError

KNOWN = {
    **{f"path-{n}": number for n, number in zip(range(2, 7), (1, 1, 2, 2, 3), strict=True)},
    **{f"cycle-{n}": number for n, number in zip(range(3, 7), (2, 2, 3, 3), strict=True)},
    **{f"complete-{n}": n - 1 for n in range(2, 6)},
    "star-2": 1,
    **{f"star-{n}": 2 for n in range(3, 8)},
    "bipartite-2-4": 2,
    "bipartite-2-5": 3,
    "petersen": 6,
}


def brute(graph: networkx.Graph) -> int:
    """The Alcuin number from the rules alone: breadth-first over who is on the near bank, and the ferryman's side."""
    items = frozenset(graph.nodes)
    quiet = {
        frozenset(group)
        for size in range(len(items) + 1)
        for group in itertools.combinations(items, size)
        if not any(graph.has_edge(u, v) for u, v in itertools.combinations(group, 2))
    }
    for boat in range(len(items) + 1):
        seen = {(items, True)}
        queue = [(items, True)]
        for near, here in queue:
            bank = near if here else items - near
            for left in quiet:
                if left <= bank and len(bank - left) <= boat:
                    state = (left if here else items - left, not here)
                    if state not in seen:
                        seen.add(state)
                        queue.append(state)
        if (frozenset(), False) in seen:
            return boat
    raise AssertionError


def proves(graph: networkx.Graph, result: AlcuinResult) -> None:
    """The partition and the plan, checked from their definitions."""
    parts = {name: set(items) for name, items in result.partition}
    named = networkx.relabel_nodes(graph, str)
    stable = parts["X1"] | parts["X2"] | parts["X3"]
    assert sorted([*stable, *parts["Y"]]) == sorted(named.nodes)
    assert len(stable) == len(parts["X1"]) + len(parts["X2"]) + len(parts["X3"])
    assert len(parts["Y"]) <= result.alcuin
    assert parts["Y1"]
    assert parts["Y2"]
    assert parts["Y1"] | parts["Y2"] <= parts["Y"]
    for group in (stable, parts["X1"] | parts["Y1"], parts["X2"] | parts["Y2"]):
        assert not named.subgraph(group).edges
    assert len(parts["Y1"]) + len(parts["Y2"]) >= len(parts["X3"])
    assert result.trips <= 2 * len(named) + 1
    near = set(named.nodes)
    for move in result.plan:
        load = set(move.party[1:])
        assert len(load) <= result.alcuin
        west = move.origin == "west"
        assert load <= (near if west else set(named.nodes) - near)
        near ^= load
        assert not named.subgraph(near if west else set(named.nodes) - near).edges
    assert not near


@pytest.mark.parametrize(("name", "number"), KNOWN.items())
def test_named_graphs(name: str, number: int) -> None:
    result = alcuin(name)
    assert result.alcuin == number
    assert result.vertex_cover in (number, number - 1)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("density", [0.25, 0.45, 0.7])
def test_random_graphs_against_brute_force(seed: int, density: float) -> None:
    graph = networkx.gnp_random_graph(8, density, seed=seed)
    result = alcuin(graph)
    assert result.alcuin == brute(graph)
    proves(graph, result)


@pytest.mark.parametrize("density", [0.05, 0.1, 0.2, 0.4, 0.7, 0.9])
def test_forty_vertices(density: float) -> None:
    graph = networkx.gnp_random_graph(40, density, seed=7)
    result = alcuin(graph)
    cover = 40 - len(max(networkx.find_cliques(networkx.complement(graph)), key=len)) if density > 0.3 else None
    assert cover is None or result.vertex_cover == cover
    proves(graph, result)


def test_the_plan_is_one_of_the_crossing() -> None:
    result = alcuin("wolf goat\ngoat cabbage")
    assert (result.alcuin, result.trips, result.least) == (1, 7, True)
    plan = [{**move.to_dict(), "party": ["farmer", *move.party[1:]]} for move in result.plan]
    verdict = crossing.check("wolf-goat-cabbage", plan)
    assert (verdict.valid, verdict.optimum) == (True, 7)


def test_ways_to_give_a_graph() -> None:
    edges = [("a", "b"), ("b", "c")]
    assert alcuin(edges).to_dict() == alcuin(networkx.Graph(edges)).to_dict() == alcuin("a b\nb c\n").to_dict()
    assert alcuin("p edge 3 2\ne 1 2\ne 2 3\n").partition == alcuin([(1, 2), (2, 3)]).partition
    lonely = networkx.Graph(edges)
    lonely.add_node("d")
    assert alcuin(lonely).vertices == 4


@pytest.mark.parametrize("graph", ["no-such-graph", "path-0", "a b c\n", "a a\n", "p edge 2 1\ne 1 3\n", [("a", "a")]])
def test_what_is_no_graph(graph: object) -> None:
    with pytest.raises(PuzzleError):
        alcuin(graph)


def test_pairs_are_pairs() -> None:
    with pytest.raises(ValueError, match="pairs"):
        alcuin([(1, 2, 3)])


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(["alcuin", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_command_gives_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "petersen", "--json")
    assert (status, err) == (0, "")
    answer = json.loads(out)
    assert (answer["alcuin"], answer["vertex_cover"], answer["trips"]) == (6, 6, 5)
    assert set(answer["partition"]) == {"X1", "X2", "X3", "Y", "Y1", "Y2"}
    assert len(answer["plan"]) == 5


def test_the_command_tells_the_plan(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "star-2")[1].splitlines()
    assert lines[0] == "3 items, 2 conflicts: the boat must take 1 item besides the ferryman."
    assert lines[1] == "A least vertex cover has 1.  The plan has 7 trips, the fewest."
    assert lines[-1] == "7. west to east: centre"


def test_the_command_reads_files(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "graph.col"
    file.write_text("c the goat in the middle\np edge 3 2\ne 1 2\ne 2 3\n", encoding="utf-8")
    assert json.loads(run(capsys, str(file), "--json")[1])["alcuin"] == 1
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"wolf goat")))
    assert json.loads(run(capsys, "-", "--json")[1])["vertices"] == 2


@pytest.mark.parametrize("argument", ["no-such-graph", "no/such/file", "missing.txt"])
def test_the_command_refuses(capsys: pytest.CaptureFixture[str], argument: str) -> None:
    status, out, err = run(capsys, argument)
    assert (status, out) == (2, "")
    assert argument in err


def test_a_time_limit(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "grid-20-20", "--time-limit", "0.1")
    assert (status, out) == (3, "")
    assert err


def test_the_package_exports_it() -> None:
    assert pybridge.alcuin is alcuin
    assert pybridge.alcuin is alcuin, "the module of that name must not hide it"
