"""Names of passengers and places in a puzzle that is data, and faults with the place where they are."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from pybridge.errors import PuzzleError
from pybridge.values import Compound

if TYPE_CHECKING:
    from pybridge.puzzle.model import Passenger, Puzzle

Path = tuple[str | int, ...]

ATOM = r"[^\W\d_]\w*"
NAME = re.compile(rf"({ATOM})(?:\((\w+(?:,\w+)*)\))?")


class Fault(PuzzleError):
    """Something wrong with the value at ``path``; ``value`` is the part of it that is to blame, where it is a text."""

    def __init__(self, path: Path, message: str, value: str | None = None) -> None:
        super().__init__(f"{path_text(path)}: {message}" if path else message)
        self.path = path
        self.plain = message
        self.value = value


def path_text(path: Path) -> str:
    """A path as one reads it: ``conflicts[1].unless``; lists count from 1."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            text += f".{step}" if text else step
    return text


def name_term(name: str) -> Any:
    """A passenger's or place's name as Prolog has it; numbers in brackets are numbers."""
    match = NAME.fullmatch(name)
    if match is None or match[2] is None:
        return name
    return Compound(match[1], tuple(int(part) if part.isdecimal() else part for part in match[2].split(",")))


def kind_of(name: str) -> str:
    """``husband`` of ``husband(a)``."""
    return name.partition("(")[0]


def riders(puzzle: Puzzle) -> Iterator[tuple[str, Passenger]]:
    """Each single passenger with its entry; a string is a passenger without properties."""
    for _, name, passenger in numbered_riders(puzzle):
        yield name, passenger


def numbered_riders(puzzle: Puzzle) -> Iterator[tuple[int, str, Passenger]]:
    """As riders, each with the number of its entry from 0."""
    from pybridge.puzzle.model import Passenger

    for i, entry in enumerate(puzzle.passengers):
        passenger = Passenger(entry) if isinstance(entry, str) else entry
        if passenger.count is None:
            yield i, passenger.name, passenger
        else:
            for number in range(1, passenger.count + 1):
                yield i, f"{passenger.name}({number})", passenger


def nearest(name: str, known: Iterable[str]) -> str:
    """`; did you mean X?`, or nothing."""
    near = difflib.get_close_matches(name, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def is_one_of(name: str, given: Sequence[str]) -> bool:
    """Whether one of the given names means this passenger."""
    return any(other in (name, kind_of(name), "all") for other in given)


def members(given: str, names: Sequence[str]) -> list[str]:
    """The passengers that a name means."""
    return [name for name in names if is_one_of(name, (given,))]


def check_names(path: Path, given: Any, names: list[str]) -> None:
    """Every name of a list names somebody."""
    if not isinstance(given, tuple):
        raise Fault(path, f"a list of names is needed, not {shown(given)}")
    for name in given:
        check_name(path, name, names)


def check_name(path: Path, name: Any, names: list[str]) -> None:
    """Raise Fault unless the name means one of the passengers called `names`."""
    if not isinstance(name, str):
        raise Fault(path, f"a passenger is named by a text, not by {shown(name)}")
    if members(name, names):
        return
    kinds = [kind_of(other) for other in names]
    hint = nearest(name, dict.fromkeys([*names, *kinds]))
    raise Fault(path, f"there is no passenger {name}: the passengers are {listed(names)}{hint}", name)


def check_text(path: Path, value: Any) -> None:
    """Raise Fault unless the value is a text."""
    if not isinstance(value, str):
        raise Fault(path, f"a text is needed, not {shown(value)}")


def is_whole(value: Any) -> bool:
    """Whether the value is a whole number from 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_number(value: Any, *, above: bool = False) -> bool:
    """Whether the value is a finite number from 0, or above it."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value or value in (1e999, -1e999):
        return False
    return value > 0 if above else value >= 0


def listed(names: Sequence[str]) -> str:
    """`a, b and c`."""
    names = list(names)
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def shown(value: Any) -> str:
    """A value in a message, as TOML has it where it can."""
    return json.dumps(value, ensure_ascii=False, default=repr)
