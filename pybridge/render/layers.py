"""Layouts of layered graphs: an order within the layers with few crossings, and places for it.

Nodes are numbers; a layer is a list of nodes from left to right; an edge joins two
nodes.  Only edges between neighbouring layers count for the order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

Layers = list[list[int]]
Ends = tuple[int, int]

SWEEPS = 16
ROUNDS = 24
PULL = 0.4


def ordered(layers: Sequence[Sequence[int]], edges: Iterable[Ends]) -> Layers:
    """The layers, each in an order that keeps crossings of edges low.

    Sweeps down and up put every node at the mean place of its neighbours in the layer
    before (Sugiyama, Tagawa and Toda 1981); the best order met is kept.
    """
    level = {node: number for number, layer in enumerate(layers) for node in layer}
    above: dict[int, list[int]] = {node: [] for node in level}
    below: dict[int, list[int]] = {node: [] for node in level}
    for one, two in edges:
        upper, lower = sorted((one, two), key=level.__getitem__)
        if level[lower] - level[upper] == 1:
            below[upper].append(lower)
            above[lower].append(upper)
    current: Layers = [list(layer) for layer in layers]
    best, fewest = [list(layer) for layer in current], crossings(current, below)
    for sweep in range(SWEEPS):
        down = sweep % 2 == 0
        neighbours = above if down else below
        numbers = range(1, len(current)) if down else range(len(current) - 2, -1, -1)
        for number in numbers:
            _sort_layer(current[number], current[number - 1 if down else number + 1], neighbours)
        count = crossings(current, below)
        if count < fewest:
            best, fewest = [list(layer) for layer in current], count
    return best


def _sort_layer(layer: list[int], fixed: list[int], neighbours: Mapping[int, list[int]]) -> None:
    place = {node: index for index, node in enumerate(fixed)}
    own = {node: index * len(fixed) / len(layer) for index, node in enumerate(layer)}
    mean = {
        node: sum(place[n] for n in neighbours[node]) / len(neighbours[node]) if neighbours[node] else own[node]
        for node in layer
    }
    layer.sort(key=mean.__getitem__)


def crossings(layers: Layers, below: Mapping[int, list[int]]) -> int:
    """How many pairs of edges between neighbouring layers cross."""
    total = 0
    for upper, lower in pairwise(layers):
        place = {node: index for index, node in enumerate(lower)}
        seen = [0] * len(lower)
        for node in upper:
            targets = [place[target] for target in below[node]]
            total += sum(sum(seen[target + 1 :]) for target in targets)
            for target in targets:
                seen[target] += 1
    return total


def positions(layers: Layers, edges: Iterable[Ends], gap: float) -> dict[int, float]:
    """A place from left to right for every node, at least ``gap`` from the next in its layer.

    Each layer in turn is put as near as its order allows to the means of its
    neighbours' places and, with a weight of :data:`PULL` of one of them, to the
    middle (least squares, by pooling neighbours that would overlap).  The leftmost
    place is 0.
    """
    neighbours: dict[int, list[int]] = {node: [] for layer in layers for node in layer}
    for one, two in edges:
        neighbours[one].append(two)
        neighbours[two].append(one)
    place = {node: (index - (len(layer) - 1) / 2) * gap for layer in layers for index, node in enumerate(layer)}
    for round_ in range(ROUNDS):
        for layer in layers if round_ % 2 == 0 else reversed(layers):
            wanted = [sum(place[n] for n in neighbours[node]) / (len(neighbours[node]) + PULL) for node in layer]
            place.update(zip(layer, _spread(wanted, gap), strict=True))
    left = min(place.values())
    return {node: x - left for node, x in place.items()}


def _spread(wanted: Sequence[float], gap: float) -> list[float]:
    """The places nearest to the wanted ones that are in order and ``gap`` apart."""
    blocks: list[tuple[float, int]] = []
    for index, x in enumerate(wanted):
        blocks.append((x - index * gap, 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (sum1, n1), (sum2, n2) = ((mean * n, n) for mean, n in blocks[-2:])
            blocks[-2:] = [((sum1 + sum2) / (n1 + n2), n1 + n2)]
    means = [mean for mean, n in blocks for _ in range(n)]
    return [mean + index * gap for index, mean in enumerate(means)]
