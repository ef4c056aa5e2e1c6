"""What must hold of a puzzle that is data: its passengers, its places and its boat, and then its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pybridge.puzzle.names import (
    NAME,
    Fault,
    Path,
    check_names,
    check_text,
    is_number,
    is_one_of,
    is_whole,
    kind_of,
    listed,
    nearest,
    numbered_riders,
    riders,
    shown,
)
from pybridge.puzzle.rules import check_durations, check_parties, check_rules

if TYPE_CHECKING:
    from pybridge.puzzle.model import Passenger, Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise Fault for the first thing that is wrong."""
    _check_types(puzzle)
    _check_passengers(puzzle)
    names = [name for name, _ in riders(puzzle)]
    _check_places(puzzle)
    _check_boat(puzzle, names)
    check_rules(puzzle, names)
    check_parties(puzzle, names)
    check_durations(puzzle, names)


TEXTS = ("name", "title", "source", "riddle")
ENTRIES = {"conflicts": "Conflict", "outnumber": "Outnumber", "owners": "Owner", "durations": "PartyDuration"}
LISTS = ("passengers", "rowers", "places", "routes", *ENTRIES, "forbidden", "required")


def _check_types(puzzle: Puzzle) -> None:
    from pybridge.puzzle import model

    for key in LISTS:
        if not isinstance(getattr(puzzle, key), tuple):
            raise Fault((key,), f"a list is needed, not {shown(getattr(puzzle, key))}")
    for key, kind in ENTRIES.items():
        for i, entry in enumerate(getattr(puzzle, key)):
            if not isinstance(entry, getattr(model, kind)):
                raise Fault((key, i), f"each entry is a {kind}, unlike {shown(entry)}")
    for key in TEXTS:
        check_text((key,), getattr(puzzle, key))
    if not isinstance(puzzle.seats, int) or isinstance(puzzle.seats, bool) or puzzle.seats < 1:
        raise Fault(("seats",), f"the boat needs a whole number of seats from 1, not {shown(puzzle.seats)}")
    if not isinstance(puzzle.direct, bool) and puzzle.direct != "landable":
        raise Fault(("direct",), f'direct is true, false or "landable", not {shown(puzzle.direct)}')
    if puzzle.load_limit is not None and not is_number(puzzle.load_limit, above=True):
        raise Fault(("load_limit",), f"the load limit must be a number above 0, not {shown(puzzle.load_limit)}")
    if puzzle.answer is not None and puzzle.answer != "impossible" and not is_whole(puzzle.answer):
        raise Fault(("answer",), f'the answer is a number of trips or "impossible", not {shown(puzzle.answer)}')
    if puzzle.least_time is not None and not is_number(puzzle.least_time, above=True):
        raise Fault(("least_time",), f"the least time must be a number above 0, not {shown(puzzle.least_time)}")


def _name(path: Path, name: Any, what: str, reserved: Sequence[str]) -> None:
    if not isinstance(name, str) or NAME.fullmatch(name) is None:
        given = f'"{name}"' if isinstance(name, str) else repr(name)
        raise Fault(
            path,
            f"{given} is no name of a {what}: a name is one word of letters, digits and underscores, "
            "with more such words in brackets if need be, as in old_man or husband(a)",
            name if isinstance(name, str) else None,
        )
    if name in reserved:
        raise Fault(path, f"a {what} must not be called {name}, which has a meaning of its own", name)


def _check_passengers(puzzle: Puzzle) -> None:
    from pybridge.puzzle.model import Passenger

    if not puzzle.passengers:
        raise Fault(("passengers",), "a puzzle needs at least one passenger")
    for i, entry in enumerate(puzzle.passengers):
        path: Path = ("passengers", i)
        if isinstance(entry, str):
            _name(path, entry, "passenger", ("all", "boat"))
            continue
        if not isinstance(entry, Passenger):
            raise Fault(path, f"a passenger is a name or has one, unlike {entry!r}")
        _name((*path, "name"), entry.name, "passenger", ("all", "boat"))
        _check_passenger(path, entry)
    seen: set[str] = set()
    for i, name, _ in numbered_riders(puzzle):
        if name in seen:
            raise Fault(("passengers", i), f"{name} is a passenger twice")
        seen.add(name)


def _check_passenger(path: Path, passenger: Passenger) -> None:
    if passenger.count is not None:
        if not is_whole(passenger.count) or passenger.count < 1:
            raise Fault(
                (*path, "count"),
                f"the count of {passenger.name} must be a whole number from 1, not {shown(passenger.count)}",
            )
        if "(" in passenger.name:
            raise Fault(
                (*path, "count"),
                f"{passenger.name} is one passenger; a count belongs to a kind, such as {kind_of(passenger.name)}",
            )
        for key in ("symbol", "code", "bank_name"):
            if getattr(passenger, key) is not None:
                raise Fault((*path, key), f"{key} is for a single passenger, and there are several of {passenger.name}")
    if not isinstance(passenger.rows, bool):
        raise Fault((*path, "rows"), f"rows is true or false, not {shown(passenger.rows)}")
    if passenger.weight is not None and not is_number(passenger.weight):
        raise Fault(
            (*path, "weight"), f"the weight of {passenger.name} must be a number from 0, not {shown(passenger.weight)}"
        )
    if passenger.duration is not None and not is_number(passenger.duration, above=True):
        raise Fault(
            (*path, "duration"),
            f"the duration of {passenger.name} must be a number above 0, not {shown(passenger.duration)}",
        )
    if passenger.code is not None and (not is_whole(passenger.code) or passenger.code < 1):
        raise Fault(
            (*path, "code"), f"the code of {passenger.name} must be a whole number from 1, not {shown(passenger.code)}"
        )
    for key in ("symbol", "bank_name"):
        value = getattr(passenger, key)
        if value is not None and (not isinstance(value, str) or not value.strip()):
            raise Fault((*path, key), f"the {key} of {passenger.name} must be a text, not {shown(value)}")


def _check_places(puzzle: Puzzle) -> None:
    if len(puzzle.places) < 2:
        raise Fault(("places",), "a crossing needs at least two places")
    for i, place in enumerate(puzzle.places):
        _name(("places", i), place, "place", ("anywhere", "boat"))
        if place in puzzle.places[:i]:
            raise Fault(("places", i), f"{place} is a place twice", place)
    for i, route in enumerate(puzzle.routes):
        if not isinstance(route, tuple) or len(route) != 2:
            raise Fault(("routes", i), f'a route is a pair of places, as in ["west", "east"], not {shown(route)}')
        for place in route:
            _known_place(("routes", i), place, puzzle.places)
        if route[0] == route[1]:
            raise Fault(
                ("routes", i), f"a route leads from a place to another, not from {route[0]} to itself", route[0]
            )
    _known_place(("boat_start",), puzzle.boat_start, puzzle.places)
    _known_place(("boat_goal",), puzzle.boat_goal, (*puzzle.places, "anywhere"))
    for i, entry in enumerate(puzzle.passengers):
        if not isinstance(entry, str):
            _known_place(("passengers", i, "start"), entry.start, puzzle.places)
            _known_place(("passengers", i, "goal"), entry.goal, (*puzzle.places, "anywhere"))


def _known_place(path: Path, place: Any, places: Sequence[str]) -> None:
    if place is None or place in places:
        return
    if not isinstance(place, str):
        raise Fault(path, f"a place is named by a text, not by {place!r}")
    raise Fault(path, f"there is no place {place}: the places are {listed(places)}{nearest(place, places)}", place)


def _check_boat(puzzle: Puzzle, names: list[str]) -> None:
    check_names(("rowers",), puzzle.rowers, names)
    rowing = [name for name, passenger in riders(puzzle) if passenger.rows or is_one_of(name, puzzle.rowers)]
    if not rowing:
        raise Fault(
            ("rowers",) if puzzle.rowers else (),
            "nobody can row: rowers must name a passenger, or a passenger must have rows = true",
        )
    if puzzle.load_limit is not None:
        weights = {name: passenger.weight or 0 for name, passenger in riders(puzzle)}
        if all(weights[name] > puzzle.load_limit for name in rowing):
            raise Fault(("load_limit",), f"no rower is light enough for the boat, which bears {puzzle.load_limit}")
    else:
        for i, entry in enumerate(puzzle.passengers):
            if not isinstance(entry, str) and entry.weight is not None:
                raise Fault(("passengers", i, "weight"), f"{entry.name} has a weight, but the boat has no load_limit")
