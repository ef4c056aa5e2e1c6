"""What the declared rules of a puzzle mean, written once more in Python for :mod:`tests.oracle.crossing`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations

from pybridge.puzzle import Owner, Passenger, Puzzle
from tests.oracle.crossing import Crossing, Group


@dataclass(frozen=True)
class DeclaredCrossing(Crossing):
    """A crossing whose boat may refuse a party."""

    refused: Callable[[Group], bool] = lambda party: False

    def parties(self, group: Group) -> Iterator[Group]:
        return (party for party in super().parties(group) if not self.refused(party))


def crossing_of(puzzle: Puzzle, also_unsafe: Callable[[Group], bool] = lambda group: False) -> DeclaredCrossing:
    """The crossing of a puzzle; ``also_unsafe`` is a rule that it cannot declare."""
    people = dict(single_passengers(puzzle))
    names = list(people)
    groups = [*conflict_rules(puzzle, names), *number_rules(puzzle, names), *owner_rules(puzzle, names), also_unsafe]
    legs = tuple(puzzle.routes) or None
    if legs is None and puzzle.direct is False:
        legs = tuple(
            (a, b) for i, a in enumerate(puzzle.places) for j, b in enumerate(puzzle.places) if abs(i - j) == 1
        )
    start = {name: person.start for name, person in people.items() if person.start}
    goal = {name: person.goal for name, person in people.items() if person.goal}
    if puzzle.boat_start:
        start["boat"] = puzzle.boat_start
    if puzzle.boat_goal:
        goal["boat"] = puzzle.boat_goal
    return DeclaredCrossing(
        passengers=tuple(names),
        rowers=frozenset(
            name
            for name, person in people.items()
            if person.rows or any(name in meant(r, names) for r in puzzle.rowers)
        ),
        seats=puzzle.seats,
        unsafe=lambda group: any(rule(group) for rule in groups),
        places=puzzle.places,
        legs=legs,
        landable=puzzle.direct == "landable",
        start=start,
        goal={who: None if place == "anywhere" else place for who, place in goal.items()},
        weight={name: person.weight for name, person in people.items() if person.weight},  # type: ignore[misc]
        load_limit=puzzle.load_limit,  # type: ignore[arg-type]
        duration=lambda party: trip_time(puzzle, people, party),
        refused=lambda party: refused(puzzle, names, party),
    )


def single_passengers(puzzle: Puzzle) -> Iterator[tuple[str, Passenger]]:
    for entry in puzzle.passengers:
        person = Passenger(entry) if isinstance(entry, str) else entry
        if person.count is None:
            yield person.name, person
        else:
            for i in range(person.count):
                yield f"{person.name}({i + 1})", replace(person, count=None)


def meant(name: str, names: Sequence[str]) -> set[str]:
    if name == "all":
        return set(names)
    return {other for other in names if other == name or other.startswith(name + "(")}


def conflict_rules(puzzle: Puzzle, names: list[str]) -> Iterator[Callable[[Group], bool]]:
    for conflict in puzzle.conflicts:
        first, second = (meant(name, names) for name in conflict.between)
        guards = set().union(*(meant(name, names) for name in conflict.unless))

        def broken(group: Group, first: set[str] = first, second: set[str] = second, guards: set[str] = guards) -> bool:
            return not guards & group and any(a != b for a in first & group for b in second & group)

        yield broken


def number_rules(puzzle: Puzzle, names: list[str]) -> Iterator[Callable[[Group], bool]]:
    for rule in puzzle.outnumber:
        many, few = meant(rule.many, names), meant(rule.few, names)
        yield lambda group, many=many, few=few: 0 < len(few & group) < len(many & group)  # type: ignore[misc]


def owner_of(thing: str, rule: Owner, names: list[str]) -> str:
    owners = meant(rule.owner, names)
    if len(owners) > 1:
        owners = {owner for owner in owners if owner.partition("(")[2] == thing.partition("(")[2]}
    (own,) = owners - {thing}
    return own


def owner_rules(puzzle: Puzzle, names: list[str]) -> Iterator[Callable[[Group], bool]]:
    everybody = {
        owner_of(thing, rule, names)
        for rule in puzzle.owners
        if rule.others is None
        for thing in meant(rule.thing, names)
    }
    for rule in puzzle.owners:
        others = everybody if rule.others is None else set().union(*(meant(name, names) for name in rule.others))
        for thing in meant(rule.thing, names):
            own = owner_of(thing, rule, names)

            def broken(group: Group, thing: str = thing, own: str = own, others: set[str] = others) -> bool:
                return thing in group and own not in group and bool((others - {thing, own}) & group)

            yield broken


def fits(pattern: Sequence[str], party: Group, names: list[str]) -> bool:
    return len(pattern) == len(party) and any(
        all(who in meant(name, names) for name, who in zip(pattern, order, strict=True))
        for order in permutations(party)
    )


def refused(puzzle: Puzzle, names: list[str], party: Group) -> bool:
    if any(fits(pattern, party, names) for pattern in puzzle.forbidden):
        return True
    for required in puzzle.required:
        together = set().union(*(meant(name, names) for name in required))
        if together & party and not together <= party:
            return True
    return False


def trip_time(puzzle: Puzzle, people: dict[str, Passenger], party: Group) -> Fraction:
    for rule in puzzle.durations:
        if fits(rule.party, party, list(people)):
            return Fraction(rule.time)
    times = [people[who].duration for who in party]
    if all(time is None for time in times) and not puzzle.durations:
        return Fraction(1)
    return max(Fraction(time) for time in times if time is not None)


def least_trips(crossing: Crossing) -> int | None:
    """The least number of trips alone, level by level: quick enough for what is too large to be explored whole."""
    level, seen, trips = [crossing.initial()], {crossing.initial()}, 0
    while level:
        if any(crossing.is_goal(state) for state in level):
            return trips
        following = {after for state in level for _, after in crossing.moves(state)} - seen
        seen |= following
        level, trips = list(following), trips + 1
    return None
