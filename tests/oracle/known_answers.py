"""Known answers of river crossings, as data.

Each row names a puzzle (of the catalogue, or a file of tests/prolog/puzzles) with its parameters, the same puzzle for
the reference where the reference is quick enough, and what is known: least trips (None: impossible), number of
shortest plans, states, edges, dead ends and the distance of the farthest state, as far as they are known.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.oracle import classics
from tests.oracle.crossing import Crossing

COUPLES = "jealous-husbands"
PEOPLE = "missionaries-cannibals"


@dataclass(frozen=True)
class Known:
    puzzle: str
    parameters: dict[str, Any]
    trips: int | None
    reference: Crossing | None = None
    plans: int | None = None
    states: int | None = None
    edges: int | None = None
    dead_ends: int | None = None
    depth: int | None = None
    measured: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        names = ("states", "edges", "dead_ends", "depth")
        measured = {name: getattr(self, name) for name in names if getattr(self, name) is not None}
        object.__setattr__(self, "measured", measured)

    def __str__(self) -> str:
        return " ".join([self.puzzle, *(f"{name}={value}" for name, value in self.parameters.items())])


def _couples(trips: int | None, number: int, *, plans: int | None = None, quick: bool = True, **options: Any) -> Known:
    reference = classics.couples(number, **options) if quick else None
    island = {"island": options["island"]} if "island" in options else {}
    rest = {name: value for name, value in options.items() if name != "island"}
    return Known(COUPLES, {"couples": number, **island, **rest}, trips, reference, plans)


def _missionaries(trips: int | None, m: int, c: int, boat: int, rowers: str | None = None) -> Known:
    parameters: dict[str, Any] = {"missionaries": m, "cannibals": c, "boat": boat}
    if rowers is not None:
        parameters["rowers"] = rowers
    names = None if rowers is None else rowers.split(",")
    quick = m + c <= 8
    return Known(PEOPLE, parameters, trips, classics.missionaries(m, c, boat, names) if quick else None)


WOLF = [
    Known("wolf-goat-cabbage", {}, 7, classics.wolf(), 2, 10, 10, 0, 7),
    Known("wolf-sheep-cabbage", {}, 7, classics.wolf(animal="sheep"), 2, 10, 10, 0, 7),
    Known("wolf-goat-cabbage-salmon", {}, 9, classics.wolf(salmon=True), 4, 20),
    Known("conflict_graph.pl", {"items": 3, "edges": "[1-2,2-3]", "takes": 2}, 3, classics.wolf(seats=3)),
    Known(
        "only_the_cabbage.pl",
        {},
        4,
        classics.wolf(goal={"farmer": "west", "wolf": "west", "goat": "west", "cabbage": "east"}),
    ),
]

JEALOUS = [
    _couples(1, 1, plans=1),
    Known(COUPLES, {"couples": 2}, 5, classics.couples(2), 8, 18, 22, 6, 6),
    Known(COUPLES, {"couples": 3}, 11, classics.couples(3), 486, 40, 60, 6, 12),
    Known(COUPLES, {"couples": 4}, None, classics.couples(4), 0, 44),
    _couples(None, 5, plans=0, quick=False),
    _couples(3, 2, boat=3, plans=10),
    _couples(5, 3, boat=3, plans=24),
    Known(COUPLES, {"couples": 4, "boat": 3}, 9, classics.couples(4, boat=3), 15360, 88, 212, 8, 10),
    _couples(11, 5, boat=3, plans=711480, quick=False),
    _couples(None, 6, boat=3, plans=0, quick=False),
    *(_couples(trips, n, boat=4, quick=n < 4) for n, trips in zip(range(2, 8), (1, 3, 5, 7, 9, 11), strict=True)),
    _couples(9, 6, boat=4, plans=8733240, quick=False),
    *(_couples(8 * n - 6, n, island=True, direct="false", quick=n < 3) for n in range(2, 7)),
    *(_couples(trips, n, island=True, quick=n < 3) for n, trips in zip(range(2, 7), (5, 11, 16, 21, 25), strict=True)),
    *(_couples(6 * n - 7, n, island=True, direct="landable", quick=n < 3) for n in range(2, 7)),
    Known(COUPLES, {"couples": 4, "island": True}, 16, None, 677376, 2625),
    _couples(13, 3, rowers="husband,wife(a)", plans=32),
    _couples(5, 2, rule="pair", plans=32),
]

MISSIONARIES = [
    _missionaries(11, 3, 3, 2),
    _missionaries(9, 4, 4, 3),
    _missionaries(11, 5, 5, 3),
    _missionaries(9, 6, 6, 4),
    _missionaries(3, 3, 3, 4),
    _missionaries(None, 4, 4, 2),
    _missionaries(None, 6, 6, 3),
    _missionaries(None, 3, 3, 2, "missionary"),
    _missionaries(13, 3, 3, 2, "missionary,cannibal(1)"),
]

OTHERS = [
    Known("family.pl", {}, 17, classics.family(), 8, 76, 80, 22, 18),
    Known("family.pl", {"rowers": "all"}, 13, classics.family(everyone=True)),
    Known("adults_and_children.pl", {}, 9, classics.adults_and_children(2, 2), 8, 30),
    *(
        Known(
            "adults_and_children.pl",
            {"adults": a, "children": k},
            4 * a + 2 * (k - 2) + 1,
            classics.adults_and_children(a, k),
        )
        for a, k in [(0, 2), (1, 2), (0, 4), (3, 2), (2, 3), (4, 3)]
    ),
    Known("two_keepers.pl", {}, None, classics.two_keepers(), 0, 11),
    Known("two_brothers.pl", {}, 2, classics.two_brothers()),
    *(
        Known("no_rule.pl", {"people": n}, 2 * n - 3, Crossing(people, frozenset(people), 2))
        for n in range(2, 7)
        for people in [tuple(f"man({i})" for i in range(1, n + 1))]
    ),
]

KNOWN = WOLF + JEALOUS + MISSIONARIES + OTHERS


def path(n: int) -> list[tuple[int, int]]:
    return [(i, i + 1) for i in range(1, n)]


def cycle(n: int) -> list[tuple[int, int]]:
    return [*path(n), (1, n)]


def complete(n: int) -> list[tuple[int, int]]:
    return [(i, j) for j in range(2, n + 1) for i in range(1, j)]


def star(n: int) -> list[tuple[int, int]]:
    return [(1, i) for i in range(2, n + 2)]


def bipartite(m: int, n: int) -> list[tuple[int, int]]:
    return [(i, m + j) for i in range(1, m + 1) for j in range(1, n + 1)]


PETERSEN = [
    *((i, i % 5 + 1) for i in range(1, 6)),
    *((i, i + 5) for i in range(1, 6)),
    *((i + 5, (i + 1) % 5 + 6) for i in range(1, 6)),
]

ALCUIN = [
    *((f"P{n}", n, path(n), b) for n, b in zip(range(2, 7), (1, 1, 2, 2, 3), strict=True)),
    *((f"C{n}", n, cycle(n), b) for n, b in zip(range(3, 7), (2, 2, 3, 3), strict=True)),
    *((f"K{n}", n, complete(n), n - 1) for n in range(2, 6)),
    *((f"K1,{n}", n + 1, star(n), 1 if n == 2 else 2) for n in range(2, 8)),
    ("K2,4", 6, bipartite(2, 4), 2),
    ("K2,5", 7, bipartite(2, 5), 3),
    ("Petersen", 10, PETERSEN, 6),
]
"""Graphs with their number of items, their edges, and the least number of items that the boat must take."""

TORCH = [
    ([1, 2, 5, 10], 2, 17, 2),
    ([1, 2, 5, 8], 2, 15, None),
    ([1, 3, 6, 8, 12], 2, 29, None),
    ([1, 2, 5, 10], 3, 13, None),
]
"""Bridge and torch: paces, how many cross together, the least time, the number of plans that take it."""
