"""What must hold of the rules of a puzzle that is data: names, and no contradictions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pybridge.puzzle.names import (
    Fault,
    Path,
    check_name,
    check_names,
    is_number,
    listed,
    members,
    riders,
    shown,
)

if TYPE_CHECKING:
    from pybridge.puzzle.model import Owner, Puzzle


def check_rules(puzzle: Puzzle, names: list[str]) -> None:
    """Conflicts, numbers and owners; `names` are those of the single passengers."""
    for i, conflict in enumerate(puzzle.conflicts):
        path: Path = ("conflicts", i)
        if not isinstance(conflict.between, tuple) or len(conflict.between) != 2:
            raise Fault((*path, "between"), f"a conflict is between two, not {shown(conflict.between)}")
        check_names((*path, "between"), conflict.between, names)
        check_names((*path, "unless"), conflict.unless, names)
        first, second = (members(name, names) for name in conflict.between)
        guards = {guard for name in conflict.unless for guard in members(name, names)}
        lone_kind = conflict.between[0] == conflict.between[1] and conflict.between[0] not in names and len(first) == 1
        if not lone_kind and not any(a != b and a not in guards and b not in guards for a in first for b in second):
            what = "one of the two is its own guard" if conflict.unless else "a passenger is always with itself"
            raise Fault(
                path, f"the conflict of {listed(conflict.between)} can never apply: {what}", conflict.between[0]
            )
    for i, rule in enumerate(puzzle.outnumber):
        for key in ("many", "few"):
            check_name(("outnumber", i, key), getattr(rule, key), names)
        both = set(members(rule.many, names)) & set(members(rule.few, names))
        if both:
            raise Fault(("outnumber", i), f"{min(both)} would be counted on both sides", rule.many)
    for i, owner in enumerate(puzzle.owners):
        _check_owner(("owners", i), owner, names)


def _check_owner(path: Path, owner: Owner, names: list[str]) -> None:
    check_name((*path, "thing"), owner.thing, names)
    check_name((*path, "owner"), owner.owner, names)
    if owner.others is not None:
        check_names((*path, "others"), owner.others, names)
    owners = members(owner.owner, names)
    for thing in members(owner.thing, names):
        own = owners if len(owners) == 1 else [o for o in owners if o.partition("(")[2] == thing.partition("(")[2]]
        own = [other for other in own if other != thing]
        if len(own) > 1:
            raise Fault((*path, "owner"), f"{thing} has more than one owner by the name {owner.owner}", owner.owner)
        if not own:
            raise Fault(
                (*path, "owner"),
                f"{thing} has no owner by the name {owner.owner}: two kinds are paired by what is in brackets, "
                "as wife(a) with husband(a)",
                owner.owner,
            )


def check_parties(puzzle: Puzzle, names: list[str]) -> None:
    """Forbidden and required parties."""
    for key, least in (("forbidden", 1), ("required", 2)):
        for i, party in enumerate(getattr(puzzle, key)):
            check_names((key, i), party, names)
            size = len({name for given in party for name in members(given, names)}) if key == "required" else len(party)
            if size < least:
                raise Fault(
                    (key, i), f"a {key} party has at least {least} passenger{'s'[: least - 1]}, not {shown(party)}"
                )
            if key == "required" and size > puzzle.seats:
                raise Fault(
                    (key, i), f"the required party {listed(party)} does not fit in a boat with {puzzle.seats} seats"
                )
    for i, party in enumerate(puzzle.required):
        together = sorted({name for given in party for name in members(given, names)})
        for pattern in puzzle.forbidden:
            if _matches(pattern, together, names):
                raise Fault(("required", i), f"the party {listed(party)} is both required and forbidden", party[0])


def _matches(pattern: Sequence[str], party: Sequence[str], names: list[str]) -> bool:
    """Whether each name of the pattern means a different one of the party, and nobody is left."""
    if not pattern or not party:
        return not pattern and not party
    meant = members(pattern[0], names)
    return any(
        name in meant and _matches(pattern[1:], [other for other in party if other != name], names) for name in party
    )


def check_durations(puzzle: Puzzle, names: list[str]) -> None:
    """Times of parties, and of passengers: everybody has one if anybody has."""
    for i, duration in enumerate(puzzle.durations):
        check_names(("durations", i, "party"), duration.party, names)
        if not duration.party:
            raise Fault(("durations", i, "party"), "a party has at least 1 passenger")
        for other in puzzle.durations[:i]:
            if sorted(other.party) == sorted(duration.party) and other.time != duration.time:
                raise Fault(("durations", i), f"the party {listed(duration.party)} has two times", duration.party[0])
        if not is_number(duration.time, above=True):
            raise Fault(("durations", i, "time"), f"a time must be a number above 0, not {shown(duration.time)}")
    timed = [passenger for _, passenger in riders(puzzle) if passenger.duration is not None]
    if timed and not puzzle.durations:
        for i, entry in enumerate(puzzle.passengers):
            if isinstance(entry, str) or entry.duration is None:
                name = entry if isinstance(entry, str) else entry.name
                raise Fault(("passengers", i), f"{name} has no duration, but others have: everybody needs one", name)
