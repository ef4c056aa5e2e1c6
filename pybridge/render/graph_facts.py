"""What a picture of a state graph marks: shortest plans, dead ends and bottlenecks."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from pybridge.model import StateGraph


@dataclass(frozen=True, slots=True)
class Facts:
    """Nodes and edges (as pairs of nodes in the direction of travel) by what they are."""

    trips: int | None
    shortest_nodes: frozenset[int]
    shortest_edges: frozenset[tuple[int, int]]
    dead_ends: frozenset[int]
    bottlenecks: frozenset[int]


def facts(graph: StateGraph) -> Facts:
    """The facts of a graph.

    A dead end has one neighbour and is neither the start nor a goal; a bottleneck is a
    state between start and goal that every plan passes.
    """
    ways: dict[int, list[int]] = {number: [] for number in range(len(graph.nodes))}
    for edge in graph.edges:
        ways[edge.source].append(edge.target)
    goals = {number for number, node in enumerate(graph.nodes) if node.goal}
    reached = [graph.nodes[goal].distance for goal in goals]
    trips = min(reached) if reached else None
    nodes, edges = _shortest(graph, ways, {goal for goal in goals if graph.nodes[goal].distance == trips})
    neighbours: dict[int, set[int]] = {number: set() for number in ways}
    for source, targets in ways.items():
        for target in targets:
            neighbours[source].add(target)
            neighbours[target].add(source)
    return Facts(
        trips=trips,
        shortest_nodes=nodes,
        shortest_edges=edges,
        dead_ends=frozenset(n for n, others in neighbours.items() if len(others) == 1 and n != 0 and n not in goals),
        bottlenecks=frozenset(n for n in nodes if n != 0 and n not in goals and not _reaches(ways, goals, n)),
    )


def _shortest(
    graph: StateGraph, ways: dict[int, list[int]], goals: set[int]
) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
    """The nodes and edges of all shortest plans, found from the goals back."""
    nodes = set(goals)
    edges = set()
    by_distance = sorted(ways, key=lambda n: -graph.nodes[n].distance)
    for source in by_distance:
        for target in ways[source]:
            if target in nodes and graph.nodes[target].distance == graph.nodes[source].distance + 1:
                nodes.add(source)
                edges.add((source, target))
    return frozenset(nodes), frozenset(edges)


def _reaches(ways: dict[int, list[int]], goals: set[int], without: int) -> bool:
    """Can a goal be reached from the start without passing a node?"""
    seen = {0, without}
    queue = deque([0])
    while queue:
        node = queue.popleft()
        if node in goals:
            return True
        fresh = [target for target in ways[node] if target not in seen]
        seen.update(fresh)
        queue.extend(fresh)
    return False
