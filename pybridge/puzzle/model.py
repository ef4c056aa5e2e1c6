"""A crossing puzzle as data: the vocabulary of the Prolog files as frozen values.

A :class:`Puzzle` is checked in full when it is made, and says by its
:meth:`Puzzle.facts` what a ``.pl`` file would say; what the facts mean is told in
Prolog alone.  Passengers are named as there: ``"wolf"``, ``"husband(a)"``, or several
by their kind (``"husband"``), or everybody (``"all"``).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Literal

from pybridge.puzzle.checks import check
from pybridge.puzzle.names import name_term, riders
from pybridge.values import Compound, String

Names = tuple[str, ...]
Number = int | float


@dataclass(frozen=True, slots=True)
class Passenger:
    """One passenger, or with ``count`` so many of a kind: ``missionary(1)``, ``missionary(2)``, ...

    ``rows`` says that they can row.  ``goal`` may be ``"anywhere"``.  ``symbol``, ``code`` and
    ``bank_name`` are for the notations of plans, and for a single passenger only.
    """

    name: str
    count: int | None = None
    rows: bool = False
    weight: Number | None = None
    duration: Number | None = None
    start: str | None = None
    goal: str | None = None
    symbol: str | None = None
    code: int | None = None
    bank_name: str | None = None


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two passengers or kinds that must not be together, unless one of ``unless`` is there."""

    between: Names
    unless: Names = ()

    def __post_init__(self) -> None:
        _freeze(self)


@dataclass(frozen=True, slots=True)
class Outnumber:
    """Where there is any of ``few``, those of ``many`` must not outnumber them."""

    many: str
    few: str


@dataclass(frozen=True, slots=True)
class Owner:
    """``thing`` must not be with any of ``others`` unless its ``owner`` is there.

    Without ``others``, they are the other owners.  Two kinds are paired by what is in
    brackets: the owner of ``wife(a)`` by ``Owner("wife", "husband")`` is ``husband(a)``.
    """

    thing: str
    owner: str
    others: Names | None = None

    def __post_init__(self) -> None:
        _freeze(self)


@dataclass(frozen=True, slots=True)
class PartyDuration:
    """How long a trip of exactly ``party`` takes; otherwise the slowest passenger counts."""

    party: Names
    time: Number

    def __post_init__(self) -> None:
        _freeze(self)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A crossing puzzle.

    ``rowers`` names who can row beside those with ``rows``; ``routes`` are one-way, as
    (from, to), and without any the boat goes everywhere.  ``direct`` is True, False
    or ``"landable"``: may trips pass a place in between?  ``forbidden`` parties must not
    be in the boat; the members of a ``required`` one get in only together.  ``answer``
    and ``least_time`` are what is known of the solution.

    Raises :class:`~pybridge.errors.PuzzleError` for anything that is not right.
    """

    passengers: tuple[Passenger | str, ...]
    seats: int
    rowers: Names = ()
    name: str = "puzzle"
    title: str = ""
    source: str = ""
    riddle: str = ""
    places: Names = ("west", "east")
    routes: tuple[tuple[str, str], ...] = ()
    direct: bool | Literal["landable"] = True
    boat_start: str | None = None
    boat_goal: str | None = None
    load_limit: Number | None = None
    conflicts: tuple[Conflict, ...] = ()
    outnumber: tuple[Outnumber, ...] = ()
    owners: tuple[Owner, ...] = ()
    forbidden: tuple[Names, ...] = ()
    required: tuple[Names, ...] = ()
    durations: tuple[PartyDuration, ...] = ()
    answer: int | Literal["impossible"] | None = None
    least_time: Number | None = None

    def __post_init__(self) -> None:
        _freeze(self)
        check(self)

    @classmethod
    def from_toml(cls, source: str | os.PathLike[str]) -> Puzzle:
        """The puzzle of a TOML file, or of a text in TOML (which has a line feed or an equals sign).

        Raises :class:`~pybridge.errors.PuzzleError`, which names the file and the line.
        """
        from pybridge.puzzle.toml import read

        return read(source)

    def to_toml(self) -> str:
        """The puzzle as TOML, from which :meth:`from_toml` makes the same puzzle but for its name."""
        from pybridge.puzzle.toml import write

        return write(self)

    def facts(self) -> list[Compound]:
        """The facts of the Prolog vocabulary that say the same."""
        return list(_facts(self))

    def term(self) -> Compound:
        """What names this puzzle for Prolog: ``data(Name, Facts)``."""
        return Compound("data", (self.name.replace("-", "_"), self.facts()))


def _freeze(value: Any) -> None:
    """Turn the lists of a frozen value into tuples."""
    for field in fields(value):
        object.__setattr__(value, field.name, _tuples(getattr(value, field.name)))


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list | tuple) else value


def _facts(puzzle: Puzzle) -> Iterator[Compound]:
    for key, text in (("title", puzzle.title), ("source", puzzle.source), ("riddle", puzzle.riddle)):
        if text:
            yield Compound(key, (String(text),))
    for name, _ in riders(puzzle):
        yield Compound("passenger", (name_term(name),))
    for rower in puzzle.rowers:
        yield Compound("rower", (name_term(rower),))
    for name, passenger in riders(puzzle):
        yield from _passenger_facts(name, passenger)
    yield Compound("boat", (puzzle.seats,))
    for place in puzzle.places:
        yield Compound("place", (name_term(place),))
    for origin, destination in puzzle.routes:
        yield Compound("route", (name_term(origin), name_term(destination)))
    yield Compound("direct", (_plain(puzzle.direct),))
    for key, place_ in (("start", puzzle.boat_start), ("goal", puzzle.boat_goal)):
        if place_ is not None:
            yield Compound(key, ("boat", name_term(place_)))
    if puzzle.load_limit is not None:
        yield Compound("load_limit", (puzzle.load_limit,))
    yield from _rule_facts(puzzle)
    for key, known in (("answer", puzzle.answer), ("least_time", puzzle.least_time)):
        if known is not None:
            yield Compound(key, ([], known))


def _passenger_facts(name: str, passenger: Passenger) -> Iterator[Compound]:
    term = name_term(name)
    if passenger.rows:
        yield Compound("rower", (term,))
    for key, value in (
        ("weight", passenger.weight),
        ("duration", passenger.duration),
        ("start", None if passenger.start is None else name_term(passenger.start)),
        ("goal", None if passenger.goal is None else name_term(passenger.goal)),
        ("symbol", passenger.symbol),
        ("code", passenger.code),
        ("bank_name", passenger.bank_name),
    ):
        if value is not None:
            yield Compound(key, (term, value))


def _rule_facts(puzzle: Puzzle) -> Iterator[Compound]:
    for conflict in puzzle.conflicts:
        yield Compound("conflict", (*_terms(conflict.between), _terms(conflict.unless)))
    for rule in puzzle.outnumber:
        yield Compound("outnumber", (name_term(rule.many), name_term(rule.few)))
    for owner in puzzle.owners:
        pair = (name_term(owner.thing), name_term(owner.owner))
        yield Compound("owner", pair if owner.others is None else (*pair, _terms(owner.others)))
    for party in puzzle.forbidden:
        yield Compound("forbidden", (_terms(party),))
    for party in puzzle.required:
        yield Compound("required", (_terms(party),))
    for duration in puzzle.durations:
        yield Compound("duration", (_terms(duration.party), duration.time))


def _terms(names: Names) -> list[Any]:
    return [name_term(name) for name in names]


def _plain(value: bool | str) -> str:
    return value if isinstance(value, str) else str(value).lower()
