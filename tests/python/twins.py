"""Puzzles of the catalogue as data: the same puzzle once in a Prolog file and once as a value or in TOML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pybridge.puzzle import Conflict, Outnumber, Owner, Passenger, Puzzle

FOLDER = Path(__file__).parent / "puzzles"
"""A TOML file for each puzzle of the catalogue, with its default parameters, that can be told without clauses."""

Direct = bool | Literal["landable"]
ISLAND = ("west", "island", "east")


@dataclass(frozen=True)
class Twin:
    """A puzzle of the catalogue with parameters, and the same as data."""

    name: str
    parameters: dict[str, Any]
    puzzle: Puzzle
    trips: int | None

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.parameters.items())])


def couples(number: int, *, boat: int = 2, places: Sequence[str] = ("west", "east"), direct: Direct = True) -> Puzzle:
    people = tuple(f"{role}({letter})" for letter in "abcdefgh"[:number] for role in ("husband", "wife"))
    owners = (Owner("wife", "husband"),)
    return Puzzle(people, boat, rowers=("all",), places=tuple(places), direct=direct, owners=owners)


def missionaries(m: int, c: int, boat: int = 2, rowers: tuple[str, ...] = ("all",)) -> Puzzle:
    people = (Passenger("missionary", count=m), Passenger("cannibal", count=c))
    return Puzzle(people, boat, rowers=rowers, outnumber=(Outnumber("cannibal", "missionary"),))


def adults_children(adults: int, children: int) -> Puzzle:
    people = [Passenger("child", count=children, rows=True, weight=1)]
    if adults:
        people.insert(0, Passenger("adult", count=adults, rows=True, weight=2))
    return Puzzle(tuple(people), 2, load_limit=2)


def torch(times: Iterable[int], at_once: int = 2) -> Puzzle:
    people = tuple(Passenger(f"person({i})", rows=True, duration=time) for i, time in enumerate(times, 1))
    return Puzzle(people, at_once)


def graph(items: int, edges: Iterable[tuple[int, int]], takes: int) -> Puzzle:
    conflicts = tuple(Conflict((f"item({a})", f"item({b})"), ("ferryman",)) for a, b in edges)
    return Puzzle(("ferryman", Passenger("item", count=items)), takes + 1, rowers=("ferryman",), conflicts=conflicts)


def path(n: int) -> list[tuple[int, int]]:
    return [(i, i + 1) for i in range(1, n)]


def complete(n: int) -> list[tuple[int, int]]:
    return [(i, j) for j in range(1, n + 1) for i in range(1, j)]


def bipartite(m: int, n: int) -> list[tuple[int, int]]:
    return [(i, m + j) for i in range(1, m + 1) for j in range(1, n + 1)]


PETERSEN = [
    *((i, i % 5 + 1) for i in range(1, 6)),
    *((i, i + 5) for i in range(1, 6)),
    *((i + 6, (i + 2) % 5 + 6) for i in range(5)),
]


def _couples(trips: int | None, number: int, boat: int = 2) -> Twin:
    return Twin("jealous-husbands", {"couples": number, "boat": boat}, couples(number, boat=boat), trips)


def _island(trips: int, number: int, direct: Direct) -> Twin:
    parameters = {"couples": number, "island": True, "direct": direct}
    return Twin("jealous-husbands", parameters, couples(number, places=ISLAND, direct=direct), trips)


def _missionaries(trips: int | None, m: int, c: int, boat: int, rowers: tuple[str, ...] = ("all",)) -> Twin:
    parameters = {"missionaries": m, "cannibals": c, "boat": boat, "rowers": rowers}
    return Twin("missionaries-cannibals", parameters, missionaries(m, c, boat, rowers), trips)


def _graph(name: str, size: int, takes: int, trips: int | None, items: int, edges: list[tuple[int, int]]) -> Twin:
    parameters = {"graph": name, "size": size, "items": takes}
    return Twin("conflict-graph", parameters, graph(items, edges, takes), trips)


def _torch(times: Sequence[int], at_once: int, trips: int) -> Twin:
    return Twin("bridge-torch", {"times": times, "boat": at_once}, torch(times, at_once), trips)


TWINS = [
    *(_couples(trips, n) for n, trips in zip(range(1, 6), (1, 5, 11, None, None), strict=True)),
    *(_couples(trips, n, 3) for n, trips in zip(range(2, 7), (3, 5, 9, 11, None), strict=True)),
    *(_couples(trips, n, 4) for n, trips in zip(range(2, 8), (1, 3, 5, 7, 9, 11), strict=True)),
    *(_island(8 * n - 6, n, False) for n in range(2, 7)),
    *(_island(trips, n, True) for n, trips in zip(range(2, 7), (5, 11, 16, 21, 25), strict=True)),
    *(_island(6 * n - 7, n, "landable") for n in range(2, 7)),
    *(
        _missionaries(trips, m, c, boat)
        for m, c, boat, trips in [(3, 3, 2, 11), (4, 4, 3, 9), (5, 5, 3, 11), (6, 6, 4, 9), (3, 3, 4, 3)]
    ),
    _missionaries(None, 4, 4, 2),
    _missionaries(None, 6, 6, 3),
    _missionaries(None, 3, 3, 2, ("missionary",)),
    _missionaries(13, 3, 3, 2, ("missionary", "cannibal(1)")),
    *(
        Twin("adults-children", {"adults": a, "children": k}, adults_children(a, k), 4 * a + 2 * (k - 2) + 1)
        for a, k in [(0, 2), (0, 5), (1, 2), (3, 2), (2, 4), (8, 2), (5, 5)]
    ),
    _torch((1, 2, 5, 10), 2, 5),
    _torch((1, 2, 5, 8), 2, 5),
    _torch((1, 3, 6, 8, 12), 2, 7),
    _torch((1, 2, 5, 10), 3, 3),
    *(
        _graph("path", n, takes, trips, n, path(n))
        for n, takes, trips in [
            (2, 1, 3),
            (3, 1, 7),
            (3, 2, 3),
            (4, 1, None),
            (4, 2, 3),
            (5, 2, 7),
            (6, 2, None),
            (6, 3, 3),
        ]
    ),
    *(
        _graph("cycle", n, takes, trips, n, [*path(n), (1, n)])
        for n, takes, trips in [(3, 1, None), (3, 2, 3), (4, 2, 3), (5, 2, None), (5, 3, 3), (6, 3, 3)]
    ),
    *(
        _graph("complete", n, takes, trips, n, complete(n))
        for n, takes, trips in [(2, 1, 3), (3, 1, None), (3, 2, 3), (4, 2, None), (4, 3, 3), (5, 4, 3)]
    ),
    *(
        _graph("star", n, takes, trips, n + 1, bipartite(1, n))
        for n, takes, trips in [(2, 1, 7), (3, 1, None), (3, 2, 5), (7, 2, 13)]
    ),
    *(
        _graph("bipartite", n, takes, trips, n + 2, bipartite(2, n))
        for n, takes, trips in [(4, 1, None), (4, 2, 7), (5, 2, None), (5, 3, 7)]
    ),
    _graph("petersen", 3, 5, None, 10, PETERSEN),
    _graph("petersen", 3, 6, 5, 10, PETERSEN),
]
"""The parametric rows of the table of known answers."""
