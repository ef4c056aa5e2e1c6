"""State graphs as pictures: layers, few crossings, and marks that are right."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from pybridge.model import Edge, Move, Node, StateGraph
from pybridge.render.graph_facts import facts
from pybridge.render.layers import crossings, ordered, positions
from pybridge.render.state_graph import MOST_STATES, graph_description
from tests.python import pictured
from tests.python.pictured import SVG


def classes(svg: str, name: str) -> list[ET.Element]:
    return [e for e in ET.fromstring(svg).iter() if name in e.get("class", "").split()]


def test_a_card_for_each_state_lies_in_its_layer() -> None:
    graph = pictured.goat_graph()
    svg = graph.to_svg()
    cards = classes(svg, "card")
    assert len(cards) == 10
    heights = sorted({float(card.attrib["y"]) for card in cards})
    assert [heights.index(float(card.attrib["y"])) for card in cards] == [node.distance for node in graph.nodes]


def test_cards_do_not_overlap() -> None:
    for graph in (pictured.goat_graph(), pictured.goat_graph(illegal=True)):
        boxes = [
            tuple(float(card.attrib[key]) for key in ("x", "y", "width", "height"))
            for card in classes(graph.to_svg(), "card")
        ]
        for (x, y, w, h), (u, v, _, _) in itertools.combinations(boxes, 2):
            assert abs(x - u) > w or abs(y - v) > h


def test_shortest_plans_dead_ends_and_bottlenecks_of_the_goat() -> None:
    known = facts(pictured.goat_graph())
    assert known.trips == 7
    assert known.shortest_nodes == frozenset(range(10))
    assert len(known.shortest_edges) == 10
    assert known.dead_ends == frozenset()
    assert {pictured.goat_graph().nodes[n].distance for n in known.bottlenecks} == {1, 2, 5, 6}


def random_graph(ends: list[tuple[int, int]], goal: int) -> StateGraph:
    """A graph from pairs of numbers, of the nodes that can be reached from 0, renumbered by distance."""
    near: dict[int, set[int]] = {}
    for a, b in ends:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    order, distance = [0], {0: 0}
    for node in order:
        for other in sorted(near.get(node, ())):
            if other not in distance:
                distance[other] = distance[node] + 1
                order.append(other)
    number = {node: index for index, node in enumerate(order)}
    info = pictured.goat_puzzle()
    state = pictured.state(info, "west", dict.fromkeys(info.passengers, "west"))
    nodes = tuple(Node(state, distance[node], node == goal) for node in order)
    move = Move(("farmer",), "west", "east")
    edges = tuple(Edge(number[a], number[b], move) for a in order for b in sorted(near.get(a, ())) if b != a)
    return StateGraph(info, nodes, edges)


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=1, max_size=14), st.integers(1, 8))
def test_marks_agree_with_all_plans_listed_one_by_one(ends: list[tuple[int, int]], goal: int) -> None:
    graph = random_graph(ends, goal)
    ways: dict[int, list[int]] = {}
    for edge in graph.edges:
        ways.setdefault(edge.source, []).append(edge.target)

    def plans(path: list[int]) -> list[list[int]]:
        if graph.nodes[path[-1]].goal:
            return [path]
        return [plan for step in ways.get(path[-1], []) if step not in path for plan in plans([*path, step])]

    every = plans([0])
    known = facts(graph)
    shortest = [plan for plan in every if len(plan) == min(map(len, every))]
    assert known.trips == (len(shortest[0]) - 1 if shortest else None)
    assert known.shortest_nodes == {node for plan in shortest for node in plan}
    assert known.shortest_edges == {pair for plan in shortest for pair in itertools.pairwise(plan)}
    inner = [set(plan[1:-1]) for plan in every]
    assert known.bottlenecks == (set.intersection(*inner) if inner else set())


def test_a_dead_end_has_a_bar_below_it() -> None:
    graph = random_graph([(0, 1), (1, 2), (1, 3)], goal=3)
    assert facts(graph).dead_ends == {2}
    assert len(classes(graph.to_svg(), "stop")) == 2, "one below the card, one in the legend"
    assert "dead end" in graph.to_svg()
    assert "dead end" not in pictured.goat_graph().to_svg()


def test_a_trip_that_cannot_be_undone_has_a_tip() -> None:
    both = random_graph([(0, 1), (1, 2)], goal=2)
    one_way = StateGraph(both.puzzle, both.nodes, tuple(e for e in both.edges if (e.source, e.target) != (2, 1)))
    assert len(classes(one_way.to_svg(), "best")) == len(classes(both.to_svg(), "best")) + 1


def test_illegal_trips_lead_to_crossed_out_cards() -> None:
    graph = pictured.goat_graph(illegal=True)
    svg = graph.to_svg()
    layers = {(graph.nodes[trip.source].distance, trip.state) for trip in graph.illegal}
    crossed = [card for card in classes(svg, "no") if card.tag == f"{SVG}rect"]
    dashed = classes(svg, "dashed")
    assert len(crossed) == len(layers)
    assert len(dashed) == len(graph.illegal)
    assert "forbidden" in svg
    assert not classes(pictured.goat_graph().to_svg(), "no")


def test_the_description_tells_every_state_and_where_it_leads() -> None:
    graph = pictured.goat_graph(illegal=True)
    words = graph_description(graph, facts(graph))
    assert words.startswith(
        "The shortest plans have 7 trips. State 0, layer 0 [start, on a shortest plan]: west with the boat"
    )
    told = {
        int(state): [int(target) for target in re.findall(r"\d+", targets)]
        for state, targets in re.findall(r"State (\d+), layer.*?; leads to ([\d, ]+)\.", words)
    }
    ways = {n: [e.target for e in graph.edges if e.source == n] for n in range(len(graph.nodes))}
    assert told == ways
    assert words.count("Forbidden, from state") == len(graph.illegal)


def test_the_order_has_no_more_crossings_than_any_other() -> None:
    """All orders of two small layers are tried."""
    layers = [[0, 1, 2, 3], [4, 5, 6, 7]]
    edges = [(0, 7), (1, 6), (2, 5), (3, 4), (0, 6), (2, 4)]
    below = {a: [y for x, y in edges if x == a] for a in range(8)}
    best = min(
        crossings([list(a), list(b)], below)
        for a in itertools.permutations(layers[0])
        for b in itertools.permutations(layers[1])
    )
    assert crossings(ordered(layers, edges), below) == best
    assert crossings(layers, below) > best


@given(
    st.lists(st.integers(1, 5), min_size=1, max_size=4),
    st.randoms(use_true_random=False),
)
def test_places_keep_order_and_distance(sizes: list[int], random: object) -> None:
    numbers = iter(range(100))
    layers = [[next(numbers) for _ in range(size)] for size in sizes]
    edges = [
        (a, b)
        for upper, lower in itertools.pairwise(layers)
        for a in upper
        for b in lower
        if random.random() < 0.4  # type: ignore[attr-defined]
    ]
    placed = ordered(layers, edges)
    assert [sorted(layer) for layer in placed] == layers
    x = positions(placed, edges, 10)
    assert min(x.values()) == 0
    for layer in placed:
        assert all(x[b] - x[a] >= 10 - 1e-6 for a, b in itertools.pairwise(layer))


def test_a_graph_above_the_limit_is_a_summary_with_the_reason() -> None:
    svg = pictured.large_graph(MOST_STATES + 1).to_svg()
    root = ET.fromstring(svg)
    reason = " ".join(text.text or "" for text in root.iter(f"{SVG}text"))
    assert "201 states are too many to be drawn one by one (up to 200 are)" in reason
    bars = [e for e in root.iter(f"{SVG}rect") if e.get("class", "").startswith("bar")]
    assert len(bars) == 21
    assert "Layer 0: 10 states" in (root.findtext(f"{SVG}desc") or "")
    assert "layer 20: 1 state, 1 of them goals" in (root.findtext(f"{SVG}desc") or "")
    assert "too many" not in pictured.large_graph(MOST_STATES).to_svg()


def test_text_is_legible_at_800_pixels() -> None:
    for graph in (pictured.goat_graph(illegal=True), pictured.large_graph(201)):
        root = ET.fromstring(graph.to_svg())
        shrink = min(1, 800 / float(root.attrib["width"]))
        assert min(float(t.attrib["font-size"]) * shrink for t in root.iter(f"{SVG}text")) >= 10
