"""What Prolog terms become in Python where Python has nothing of its own.

Integers, floats, fractions and lists are Python's; an atom is a str, `A-B` a tuple of two, a dict a dict.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


class String(str):
    """A Prolog string. It equals the str with the same text, which as a value for Prolog stands for an atom."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"String({super().__repr__()})"


@dataclass(frozen=True, slots=True, eq=False)
class Compound:
    """A compound term: its name and its arguments, of which there may be none."""

    name: Any
    args: tuple[Any, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Equality of all parts, without recursion over compounds, lists and pairs, which may be deep."""
        if not isinstance(other, Compound):
            return NotImplemented
        agenda: list[tuple[Any, Any]] = [(self, other)]
        while agenda:
            left, right = agenda.pop()
            if left is right:
                continue
            if isinstance(left, Compound) and isinstance(right, Compound):
                if left.name != right.name or len(left.args) != len(right.args):
                    return False
                agenda += zip(left.args, right.args, strict=True)
            elif isinstance(left, list | tuple) and type(left) is type(right):
                if len(left) != len(right):
                    return False
                agenda += zip(left, right, strict=True)
            elif left != right:
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.name, self.args))

    def __repr__(self) -> str:
        return f"Compound({self.name!r}, {self.args!r})"


class Variable:
    """An unbound variable. Within one answer, or among the inputs of one goal, the same object is the same variable.

    The name is only for reading: two variables are equal if they are the same object. `goals` are those that the
    variable must still satisfy, such as the constraints on it; as part of an input it brings them along.
    """

    __slots__ = ("goals", "name")

    def __init__(self, name: str = "_", goals: tuple[Goal, ...] = ()) -> None:
        self.name = name
        self.goals = goals

    def __repr__(self) -> str:
        return f"Variable({', '.join([repr(self.name), *(repr(str(goal)) for goal in self.goals)])})"


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal that is delayed until its variables are known better: its term, and its text with their names."""

    term: Any
    text: str

    def __str__(self) -> str:
        return self.text


def variables_of(value: Any) -> list[Variable]:
    """The variables in a value, each once, in the order of their first occurrence."""
    found: dict[int, Variable] = {}
    agenda = [value]
    while agenda:
        item = agenda.pop()
        match item:
            case Variable():
                found.setdefault(id(item), item)
            case Compound():
                agenda += reversed(item.args)
            case list() | tuple():
                agenda += reversed(item)
            case dict():
                agenda += reversed([getattr(item, "tag", None), *item.values()])
    return list(found.values())


class PrologDict(dict[Any, Any]):
    """A Prolog dict with a tag. One without a tag is a plain dict. The tag does not count for equality."""

    __slots__ = ("tag",)

    def __init__(self, tag: Any, items: Any = ()) -> None:
        super().__init__(items)
        self.tag = tag

    def __repr__(self) -> str:
        return f"PrologDict({self.tag!r}, {super().__repr__()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return PrologDict, (self.tag, dict(self))


class Blob:
    """Something of Prolog's that has no value, such as a stream or a clause reference.

    It can be given back to the engine that it came from; Prolog keeps the thing for as long as this object lives.
    """

    __slots__ = ("_release", "handle", "text", "type")

    def __init__(self, type: str, text: str, handle: int, release: Callable[[int], None] | None = None) -> None:
        self.type = type
        self.text = text
        self.handle = handle
        self._release = release

    def __del__(self) -> None:
        if self._release is not None:
            self._release(self.handle)

    def belongs_to(self, release: Callable[[int], None]) -> bool:
        """Whether the engine whose release function is given made this blob."""
        return self._release is None or self._release == release

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blob) and (self.type, self.text) == (other.type, other.text)

    def __hash__(self) -> int:
        return hash((self.type, self.text))

    def __repr__(self) -> str:
        return f"Blob({self.type!r}, {self.text!r})"
