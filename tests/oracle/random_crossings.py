"""Random small crossings, each written both as a Prolog puzzle file and in the terms of the reference."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from hypothesis import strategies as st

from tests.oracle.crossing import Crossing, Group

PLACES = (("west", "east"), ("west", "island", "east"))
NAMES = ("ann", "bob", "cat(1)", "cat(2)", "dog")


@dataclass(frozen=True)
class Rule:
    """``first`` and ``second`` must not be together unless one of ``guards`` is there."""

    first: str
    second: str
    guards: tuple[str, ...]

    def broken(self, group: Group) -> bool:
        return {self.first, self.second} <= group and not group & set(self.guards)

    def __str__(self) -> str:
        return f"conflict_of({self.first}, {self.second}, [{', '.join(self.guards)}]).\n"


@dataclass(frozen=True)
class Draft:
    passengers: tuple[str, ...]
    rowers: tuple[str, ...]
    seats: int
    places: tuple[str, ...]
    direct: str | None
    routes: tuple[tuple[str, str], ...]
    rules: tuple[Rule, ...]
    start: tuple[tuple[str, str], ...]
    goal: tuple[tuple[str, str | None], ...]
    weights: tuple[tuple[str, int], ...]
    load_limit: int | None
    paces: tuple[tuple[str, str], ...]

    def crossing(self) -> Crossing:
        paces = {who: Fraction(pace) for who, pace in self.paces}
        return Crossing(
            self.passengers,
            frozenset(self.rowers),
            self.seats,
            lambda group: any(rule.broken(group) for rule in self.rules),
            self.places,
            self._legs(),
            self.direct == "landable",
            dict(self.start),
            dict(self.goal),
            dict(self.weights),
            self.load_limit,
            lambda party: max(paces[who] for who in party) if paces else Fraction(1),
        )

    def _legs(self) -> tuple[tuple[str, str], ...] | None:
        if self.routes:
            return self.routes
        if self.direct == "false":
            return tuple(
                (a, b) for i, a in enumerate(self.places) for j, b in enumerate(self.places) if abs(i - j) == 1
            )
        return None

    def __str__(self) -> str:
        """The puzzle as Prolog."""
        lines = [f"passenger({who})." for who in self.passengers]
        lines += [f"rower({who})." for who in self.rowers]
        lines += [f"boat({self.seats})."]
        lines += [f"place({place})." for place in self.places if len(self.places) > 2]
        lines += [f"direct({self.direct})."] if self.direct else []
        lines += [f"route({a}, {b})." for a, b in self.routes]
        lines += [f"start({who}, {place})." for who, place in self.start]
        lines += [f"goal({who}, {place or 'anywhere'})." for who, place in self.goal]
        lines += [f"weight({who}, {weight})." for who, weight in self.weights]
        lines += [f"load_limit({self.load_limit})."] if self.load_limit else []
        if self.rules:
            lines += [
                "unsafe(Group, conflict(A, B)) :-",
                "    conflict_of(A, B, Guards),",
                "    memberchk(A, Group), memberchk(B, Group),",
                "    \\+ ( member(Guard, Guards), memberchk(Guard, Group) ).",
                *(str(rule).strip() for rule in self.rules),
            ]
        if self.paces:
            lines += [
                "duration(Party, Time) :-",
                "    findall(Pace, ( member(P, Party), pace(P, Pace) ), Paces),",
                "    max_list(Paces, Time).",
                *(f"pace({who}, {pace})." for who, pace in self.paces),
            ]
        return "\n".join(lines) + "\n"


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    number = draw(st.integers(2, 5))
    passengers = tuple(draw(st.permutations(NAMES))[:number])
    places = draw(st.sampled_from(PLACES))
    someone = st.sampled_from(passengers)
    somewhere = st.sampled_from(places)
    legs = [(a, b) for a in places for b in places if a != b]
    routed = draw(st.sampled_from([False, False, True]))
    weights = draw(st.one_of(st.just([]), st.lists(st.integers(1, 4), min_size=number, max_size=number)))
    rules = draw(
        st.lists(
            st.builds(Rule, someone, someone, st.lists(someone, max_size=2, unique=True).map(tuple)),
            max_size=3,
            unique_by=lambda rule: (rule.first, rule.second),
        )
    )
    paces = draw(
        st.one_of(
            st.just([]), st.lists(st.sampled_from(["1", "2", "5", "0.5", "0.1"]), min_size=number, max_size=number)
        )
    )
    starts = draw(st.dictionaries(st.sampled_from(("boat", *passengers)), somewhere, max_size=2))
    goals = draw(st.dictionaries(st.sampled_from(("boat", *passengers)), st.one_of(st.none(), somewhere), max_size=2))
    return Draft(
        passengers=passengers,
        rowers=tuple(draw(st.lists(someone, min_size=(number + 1) // 2, max_size=number, unique=True))),
        seats=draw(st.sampled_from((2, 2, 3, 1))),
        places=places,
        direct=None if routed else draw(st.sampled_from([None, "true", "false", "landable"])),
        routes=tuple(draw(st.lists(st.sampled_from(legs), min_size=1, unique=True))) if routed else (),
        rules=tuple(rule for rule in rules if rule.first != rule.second),
        start=tuple(starts.items()),
        goal=tuple(goals.items()),
        weights=tuple(zip(passengers, weights, strict=False)),
        load_limit=draw(st.integers(3, 7)) if weights else None,
        paces=tuple(zip(passengers, paces, strict=False)),
    )
