"""Jealous husbands and conflict graphs by breadth-first search in plain Python, idiomatic and with bit masks."""

from __future__ import annotations

from collections import deque
from itertools import combinations


def husbands_idiomatic(couples: int) -> int:
    """The least number of trips for couples with an island and a boat for two, with sets and tuples."""
    people = frozenset((kind, i) for i in range(couples) for kind in "hw")
    places = range(3)

    def safe(group: frozenset[tuple[str, int]]) -> bool:
        men = {i for kind, i in group if kind == "h"}
        return not men or all(i in men for kind, i in group if kind == "w")

    start = (0, (people, frozenset(), frozenset()))
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        (boat, groups), trips = queue.popleft()
        if len(groups[2]) == len(people):
            return trips
        here = groups[boat]
        for size in (1, 2):
            for party in combinations(sorted(here), size):
                crew = frozenset(party)
                if not safe(crew) or not safe(here - crew):
                    continue
                for place in places:
                    if place == boat or not safe(groups[place] | crew):
                        continue
                    after = list(groups)
                    after[boat] = here - crew
                    after[place] = groups[place] | crew
                    state = (place, tuple(after))
                    if state not in seen:
                        seen.add(state)
                        queue.append((state, trips + 1))
    raise AssertionError("impossible")


def husbands_bitmask(couples: int) -> int:
    """The same with bit masks: husbands in the low bits, wives in the high ones."""
    n = couples
    men = (1 << n) - 1
    full = (1 << 2 * n) - 1
    parties = [1 << i for i in range(2 * n)]
    parties += [a | b for a, b in combinations(parties, 2)]
    safe: dict[int, bool] = {}

    def is_safe(group: int) -> bool:
        known = safe.get(group)
        if known is None:
            known = safe[group] = not group & men or not (group >> n) & ~group & men
        return known

    parties = [party for party in parties if is_safe(party)]
    start = (0, full, 0, 0)
    level = [start]
    seen = {start}
    trips = 0
    while level:
        following = []
        for state in level:
            if state[3] == full:
                return trips
            boat = state[0]
            here = state[boat + 1]
            for party in parties:
                if here & party != party or not is_safe(here ^ party):
                    continue
                for place in range(3):
                    if place == boat:
                        continue
                    there = state[place + 1] | party
                    if not is_safe(there):
                        continue
                    after = list(state)
                    after[0] = place
                    after[boat + 1] = here ^ party
                    after[place + 1] = there
                    key = tuple(after)
                    if key not in seen:
                        seen.add(key)
                        following.append(key)
        level = following
        trips += 1
    raise AssertionError("impossible")


def graph_bitmask(items: int, edges: list[tuple[int, int]], seats: int) -> int | None:
    """The least number of trips of a ferryman who takes `seats` items, or None where it is impossible."""
    full = (1 << items) - 1
    pairs = [1 << a | 1 << b for a, b in edges]
    safe = bytearray(1 << items)
    for group in range(1 << items):
        safe[group] = all(group & pair != pair for pair in pairs)
    loads = [sum(1 << i for i in load) for size in range(seats + 1) for load in combinations(range(items), size)]
    start = full << 1
    level, seen, trips = [start], {start}, 0
    while level:
        following = []
        for state in level:
            side, near = state & 1, state >> 1
            if side and not near:
                return trips
            here = full ^ near if side else near
            for load in loads:
                if here & load != load or not safe[here ^ load]:
                    continue
                key = (near | load if side else near ^ load) << 1 | (1 - side)
                if key not in seen:
                    seen.add(key)
                    following.append(key)
        level = following
        trips += 1
    return None
