"""The classics in the terms of :mod:`tests.oracle.crossing`, with rules of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from tests.oracle.crossing import Crossing, Group


def pairs_unless(pairs: Iterable[tuple[str, str]], guard: str) -> Callable[[Group], bool]:
    listed = [frozenset(pair) for pair in pairs]

    def unsafe(group: Group) -> bool:
        return guard not in group and any(pair <= group for pair in listed)

    return unsafe


def wolf(
    *, seats: int = 2, animal: str = "goat", salmon: bool = False, goal: dict[str, str | None] | None = None
) -> Crossing:
    passengers = ("farmer", "wolf", animal, "cabbage") + (("salmon",) if salmon else ())
    return Crossing(
        passengers,
        frozenset(["farmer"]),
        seats,
        pairs_unless([("wolf", animal), (animal, "cabbage")], "farmer"),
        goal=goal or {},
    )


def conflict_graph(items: int, edges: Sequence[tuple[int, int]], takes: int) -> Crossing:
    """A ferryman who takes so many items beside himself, and items of which some pairs must not be left alone."""
    names = [f"item({i})" for i in range(1, items + 1)]
    return Crossing(
        ("ferryman", *names),
        frozenset(["ferryman"]),
        takes + 1,
        pairs_unless([(f"item({a})", f"item({b})") for a, b in edges], "ferryman"),
    )


def couples(
    number: int,
    *,
    boat: int = 2,
    island: bool = False,
    direct: str = "true",
    rowers: str = "all",
    rule: str = "husband",
) -> Crossing:
    letters = "abcdefgh"[:number]
    people = tuple(f"{role}({letter})" for letter in letters for role in ("husband", "wife"))

    def unsafe(group: Group) -> bool:
        men = {who[-2] for who in group if who.startswith("husband")}
        women = {who[-2] for who in group if who.startswith("wife")}
        if rule == "pair":
            return len(group) == 2 and len(men) == 1 and men != women and len(women) == 1
        return any(men and woman not in men for woman in women)

    places = ("west", "island", "east") if island else ("west", "east")
    row = {"all": people, "husband,wife(a)": [p for p in people if p.startswith("husband") or p == "wife(a)"]}[rowers]
    return Crossing(people, frozenset(row), boat, unsafe, places, legs(places, direct), direct == "landable")


def legs(places: tuple[str, ...], direct: str) -> tuple[tuple[str, str], ...] | None:
    if direct == "false":
        return tuple((a, b) for i, a in enumerate(places) for j, b in enumerate(places) if abs(i - j) == 1)
    return None


def missionaries(m: int, c: int, boat: int, rowers: Sequence[str] | None = None) -> Crossing:
    people = tuple(f"missionary({i})" for i in range(1, m + 1)) + tuple(f"cannibal({i})" for i in range(1, c + 1))

    def unsafe(group: Group) -> bool:
        good = sum(who.startswith("m") for who in group)
        return 0 < good < len(group) - good

    row = people if rowers is None else [who for who in people if who in rowers or who.split("(")[0] in rowers]
    return Crossing(people, frozenset(row), boat, unsafe)


def family(*, everyone: bool = False) -> Crossing:
    sons, daughters = ("son(1)", "son(2)"), ("daughter(1)", "daughter(2)")
    members = ("father", "mother", *sons, *daughters)

    def unsafe(group: Group) -> bool:
        return (
            ("father" in group and "mother" not in group and bool(group & set(daughters)))
            or ("mother" in group and "father" not in group and bool(group & set(sons)))
            or ("thief" in group and "policeman" not in group and bool(group & set(members)))
        )

    everybody = (*members, "policeman", "thief")
    return Crossing(everybody, frozenset(everybody if everyone else ("father", "mother", "policeman")), 2, unsafe)


def adults_and_children(adults: int, children: int) -> Crossing:
    """The boat bears one adult or two children."""
    grown = tuple(f"adult({i})" for i in range(1, adults + 1))
    small = tuple(f"child({i})" for i in range(1, children + 1))
    weight = dict.fromkeys(grown, 2) | dict.fromkeys(small, 1)
    return Crossing(grown + small, frozenset(grown + small), 2, weight=weight, load_limit=2)


def two_keepers() -> Crossing:
    def unsafe(group: Group) -> bool:
        return {"dog", "cat"} <= group and not any(who.startswith("keeper") for who in group)

    return Crossing(("keeper(1)", "keeper(2)", "dog", "cat"), frozenset(["dog", "cat"]), 2, unsafe)


def two_brothers() -> Crossing:
    where = {"elder": "west", "younger": "east"}
    return Crossing(
        ("elder", "younger"),
        frozenset(where),
        1,
        start=where,
        goal={"elder": "east", "younger": "west"},
    )


def torch(paces: Sequence[int], group: int = 2) -> Crossing:
    people = {f"walker({i})": pace for i, pace in enumerate(paces, 1)}
    return Crossing(
        tuple(people), frozenset(people), group, duration=lambda party: Fraction(max(people[who] for who in party))
    )
