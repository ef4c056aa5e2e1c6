"""Values in Prolog's notation and as JSON, for people and other programs to read."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from pybridge.values import Blob, Compound, PrologDict, String, Variable

_PLAIN = re.compile(r"!|;|\{\}|[+\-*/\\^<>=~:.?@#&$]+")
_SYMBOL = re.compile(r"[+\-*/\\^<>=~:.?@#&$]")
_SYMBOLS = re.compile(r"[+\-*/\\^<>=~:.?@#&$]+$|;$")
_PREFIX = frozenset(
    ("dynamic", "discontiguous", "initialization", "meta_predicate", "module_transparent", "multifile", "public",
     "thread_local", "thread_initialization", "volatile", "table", "tnot")
)  # fmt: skip
JSON_DEPTH = 100
JSON_BITS = 14_000
_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


class _Text(str):
    """A part of the result, where anything else is a value that is still to be written."""

    __slots__ = ()


def prolog_text(value: Any) -> str:
    """A value as Prolog writes it with quotes; operators other than - are written as functors.

    >>> print(prolog_text([("a", 1), String("b"), Compound("f", ("X", "日本")), {"k": 1.5}]))
    [a-1,"b",f('X',日本),_{k:1.5}]
    """
    written: list[str] = []
    agenda = [value]
    while agenda:
        item = agenda.pop()
        if isinstance(item, _Text):
            written.append(item)
        else:
            agenda.extend(reversed(_parts(item)))
    return "".join(written)


def _parts(value: Any) -> list[Any]:
    """The texts and values that a value is written as, one after the other; no recursion, as it may be deep."""
    match value:
        case list():
            return [_Text("["), *_separated(value), _Text("]")]
        case tuple():
            left, right = value
            enclose = isinstance(right, tuple) or _is_operator(right) or _SYMBOL.match(_begins(right)) is not None
            return [*_enclosed(left, _is_operator(left)), _Text("-"), *_enclosed(right, enclose)]
        case Compound("[|]", (_, _)):
            items, tail = _partial_list(value)
            return [_Text("["), *_separated(items), _Text("|"), tail, _Text("]")]
        case Compound():
            return [_Text(_begins(value)), _Text("("), *_separated(value.args), _Text(")")]
        case dict():
            items = [part for key, item in value.items() for part in (_Text(","), key, _Text(":"), item)]
            return [_Text(_begins(value)), _Text("{"), *items[1:], _Text("}")]
        case _:
            return [_Text(_leaf(value))]


def _is_operator(value: Any) -> bool:
    """Whether an atom beside an operator would be read as one, or as a part of it."""
    return (
        isinstance(value, str)
        and not isinstance(value, String)
        and (value in _PREFIX or _SYMBOLS.match(value) is not None)
    )


def _enclosed(value: Any, enclose: bool) -> list[Any]:
    return [_Text("("), value, _Text(")")] if enclose else [value]


def _separated(values: Sequence[Any]) -> list[Any]:
    return [part for value in values for part in (_Text(","), value)][1:]


def _partial_list(value: Any) -> tuple[list[Any], Any]:
    items = []
    while isinstance(value, Compound) and value.name == "[|]" and len(value.args) == 2:
        items.append(value.args[0])
        value = value.args[1]
    return items, value


def _begins(value: Any) -> str:
    """What the text of a value begins with."""
    match value:
        case list() | tuple():
            return ""
        case Compound():
            return prolog_text(value.name)
        case dict():
            return prolog_text(value.tag) if isinstance(value, PrologDict) else "_"
        case _:
            return _leaf(value)


def _leaf(value: Any) -> str:
    match value:
        case String():
            return _quoted(value, '"')
        case str():
            return value if _plain(value) else _quoted(value, "'")
        case bool():
            return str(value).lower()
        case int():
            return _digits(value)
        case float():
            return _float(value)
        case Fraction():
            return f"{_digits(value.numerator)}r{_digits(value.denominator)}"
        case Variable():
            return value.name
        case Blob():
            return value.text
        case _:
            return str(value)


def json_value(value: Any, depth: int = JSON_DEPTH) -> Any:
    """A value as what JSON has; a compound is an object with its name and its arguments.

    What JSON lacks is the text that Prolog writes; so is what other programs could not read, a value within more
    than 100 others and an integer of thousands of digits.

    >>> json_value([("a", 1), String("b"), Compound("f", ("X",)), Fraction(1, 3)])
    [{'name': '-', 'args': ['a', 1]}, 'b', {'name': 'f', 'args': ['X']}, '1r3']
    """

    def inner(part: Any) -> Any:
        return json_value(part, depth - 1)

    match value:
        case list() | tuple() | Compound() | dict() if not depth:
            return prolog_text(value)
        case str():
            return str(value)
        case int() if value.bit_length() > JSON_BITS:
            return _digits(value)
        case float() if not math.isfinite(value):
            return _float(value)
        case list():
            return list(map(inner, value))
        case tuple():
            return {"name": "-", "args": list(map(inner, value))}
        case Compound():
            return {"name": inner(value.name), "args": list(map(inner, value.args))}
        case dict():
            return {str(key): inner(item) for key, item in value.items()}
        case Variable():
            goals = {"goals": list(map(str, value.goals))} if value.goals else {}
            return {"variable": value.name, **goals}
        case Fraction() | Blob():
            return prolog_text(value)
        case _:
            return value


def _digits(value: int) -> str:
    """An integer in decimal; Python itself writes no more than some thousand digits."""
    if value < 0:
        return "-" + _digits(-value)
    if value.bit_length() <= JSON_BITS:
        return str(value)
    size = value.bit_length() * 3 // 20  # about half of its digits
    high, low = divmod(value, 10**size)
    return _digits(high) + _digits(low).rjust(size, "0")


def _plain(text: str) -> bool:
    if not text.isidentifier():
        return _PLAIN.fullmatch(text) is not None
    small = not (text[0] == "_" or text[0].isupper() or text[0].istitle())
    return small and all(letter.isascii() or _old_letter(letter) for letter in text)


def _old_letter(letter: str) -> bool:
    # Each Prolog and each Python has the letters of another version of Unicode; all have those of 3.2.
    return letter != "\N{MIDDLE DOT}" and unicodedata.ucd_3_2_0.category(letter) != "Cn"


def _quoted(text: str, quote: str) -> str:
    escaped = "".join(_escaped(letter) for letter in text)
    return quote + escaped.replace(quote, "\\" + quote) + quote


def _escaped(letter: str) -> str:
    # SWI-Prolog 9.0 does not read all escapes of more than four digits.
    plain = letter.isprintable() or ord(letter) > 0xFFFF
    return _ESCAPES.get(letter, letter if plain else f"\\x{ord(letter):x}\\")


def _float(value: float) -> str:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    text = repr(value).replace("e+", "e")
    return text if "." in text else text.replace("e", ".0e")
