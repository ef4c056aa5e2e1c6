"""River crossings by brute force: every state, every party, every rule, in the plainest way.

Nothing here is shared with the Prolog sources.  A state says for the boat and for each passenger, in order, at
which place it is.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

Group = frozenset[str]
State = tuple[str, ...]
Trip = tuple[Group, str, str]


def never(group: Group) -> bool:
    return False


def one(party: Group) -> Fraction:
    return Fraction(1)


class IllegalTripError(Exception):
    """A trip breaks a rule; the message says where."""


@dataclass(frozen=True)
class Crossing:
    """A crossing; ``goal`` has a place or None (anywhere) for passengers, by default the last place.

    ``legs`` are the pairs of places between which the boat may go.  With ``landable`` a party must be safe at every
    place that it passes, too; the places lie in a row.
    """

    passengers: tuple[str, ...]
    rowers: frozenset[str]
    seats: int
    unsafe: Callable[[Group], bool] = never
    places: tuple[str, ...] = ("west", "east")
    legs: tuple[tuple[str, str], ...] | None = None
    landable: bool = False
    start: Mapping[str, str] = field(default_factory=dict)
    goal: Mapping[str, str | None] = field(default_factory=dict)
    weight: Mapping[str, int] = field(default_factory=dict)
    load_limit: int | None = None
    duration: Callable[[Group], Fraction] = one

    def initial(self) -> State:
        return tuple(self.start.get(who, self.places[0]) for who in ("boat", *self.passengers))

    def is_goal(self, state: State) -> bool:
        wanted = [self.goal.get("boat")] + [self.goal.get(who, self.places[-1]) for who in self.passengers]
        return all(place is None or place == at for place, at in zip(wanted, state, strict=True))

    def all_legs(self) -> tuple[tuple[str, str], ...]:
        if self.legs is not None:
            return self.legs
        return tuple((a, b) for a in self.places for b in self.places if a != b)

    def at(self, state: State, place: str) -> Group:
        return frozenset(who for who, where in zip(self.passengers, state[1:], strict=True) if where == place)

    def parties(self, group: Group) -> Iterator[Group]:
        for size in range(1, self.seats + 1):
            for party in map(frozenset, combinations(sorted(group), size)):
                load = sum(self.weight.get(who, 0) for who in party)
                if party & self.rowers and (self.load_limit is None or load <= self.load_limit):
                    yield party

    def fault(self, state: State, trip: Trip) -> str | None:
        """Where the trip breaks a rule, or None."""
        party, origin, destination = trip
        judged = [
            (origin, self.at(state, origin) - party),
            ("boat", party),
            (destination, self.at(state, destination) | party),
        ]
        if self.landable:
            i, j = self.places.index(origin), self.places.index(destination)
            judged += [(place, self.at(state, place) | party) for place in self.places[min(i, j) + 1 : max(i, j)]]
        return next((place for place, group in judged if self.unsafe(group)), None)

    def after(self, state: State, trip: Trip) -> State:
        party, _, destination = trip
        moved = [destination if who in party else at for who, at in zip(self.passengers, state[1:], strict=True)]
        return (destination, *moved)

    def moves(self, state: State) -> list[tuple[Trip, State]]:
        found = []
        for origin, destination in self.all_legs():
            if origin == state[0]:
                for party in self.parties(self.at(state, origin)):
                    trip = (party, origin, destination)
                    if self.fault(state, trip) is None:
                        found.append((trip, self.after(state, trip)))
        return found

    def replay(self, trips: Sequence[Trip]) -> list[State]:
        """The states that a plan passes; raises IllegalTripError."""
        states = [self.initial()]
        for number, trip in enumerate(trips, 1):
            party, origin, destination = trip
            state = states[-1]
            if origin != state[0] or (origin, destination) not in self.all_legs():
                raise IllegalTripError(f"trip {number}: the boat cannot go from {origin} to {destination}")
            if not party <= self.at(state, origin) or party not in set(self.parties(party)):
                raise IllegalTripError(f"trip {number}: the party cannot put out")
            if place := self.fault(state, trip):
                raise IllegalTripError(f"trip {number}: unsafe, {place}")
            states.append(self.after(state, trip))
        return states


@dataclass(frozen=True)
class Answer:
    """Length and number of the shortest plans (None and 0 where there is none), and measures of the state graph."""

    trips: int | None
    plans: int
    states: int
    edges: int
    dead_ends: int
    depth: int


def explore(crossing: Crossing) -> dict[State, list[tuple[Trip, State]]]:
    """The moves out of every state that can be reached, in breadth-first order."""
    graph: dict[State, list[tuple[Trip, State]]] = {}
    waiting = [crossing.initial()]
    for state in waiting:
        if state not in graph:
            graph[state] = crossing.moves(state)
            waiting += [after for _, after in graph[state]]
    return graph


def solve(crossing: Crossing) -> Answer:
    graph = explore(crossing)
    start = crossing.initial()
    distance, ways, level = {start: 0}, {start: 1}, [start]
    while level:
        following: list[State] = []
        for state in level:
            for _, after in graph[state]:
                if after not in distance:
                    distance[after] = distance[state] + 1
                    ways[after] = 0
                    following.append(after)
                if distance[after] == distance[state] + 1:
                    ways[after] += ways[state]
        level = following
    goals = [state for state in graph if crossing.is_goal(state)]
    trips = min((distance[goal] for goal in goals), default=None)
    edges = {frozenset((state, after)) for state, moves in graph.items() for _, after in moves}
    neighbours = {state: sum(state in edge for edge in edges) for state in graph}
    return Answer(
        trips=trips,
        plans=sum(ways[goal] for goal in goals if distance[goal] == trips),
        states=len(graph),
        edges=len(edges),
        dead_ends=sum(
            number == 1 and state != start and not crossing.is_goal(state) for state, number in neighbours.items()
        ),
        depth=max(distance.values()),
    )


def cheapest(crossing: Crossing) -> tuple[Fraction, int] | None:
    """The least total time and the number of plans that take it, by Dijkstra's algorithm; None without a plan."""
    graph = explore(crossing)
    start = crossing.initial()
    times: dict[State, Fraction] = {}
    ways = {start: 1}
    heap = [(Fraction(0), list(graph).index(start), start)]
    order = {state: number for number, state in enumerate(graph)}
    known = {start: Fraction(0)}
    while heap:
        time, _, state = heapq.heappop(heap)
        if state in times:
            continue
        times[state] = time
        for (party, _, _), after in graph[state]:
            later = time + crossing.duration(party)
            if after not in known or later < known[after]:
                known[after], ways[after] = later, ways[state]
                heapq.heappush(heap, (later, order[after], after))
            elif later == known[after] and after not in times:
                ways[after] += ways[state]
    goals = [state for state in times if crossing.is_goal(state)]
    if not goals:
        return None
    least = min(times[goal] for goal in goals)
    return least, sum(ways[goal] for goal in goals if times[goal] == least)


def simple_plans(crossing: Crossing, at_most: int) -> int | None:
    """The number of plans without a repeated state that end at the first goal; None if more than ``at_most``."""
    graph = explore(crossing)
    found = 0
    steps = 0
    stack = [(crossing.initial(), frozenset([crossing.initial()]))]
    while stack:
        state, visited = stack.pop()
        steps += 1
        if crossing.is_goal(state):
            found += 1
        else:
            stack += [(after, visited | {after}) for _, after in graph[state] if after not in visited]
        if found > at_most or steps > 50 * at_most:
            return None
    return found
