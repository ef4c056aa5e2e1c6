"""Values in Prolog's notation and as JSON, for people and other programs to read."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from typing import Any

from pybridge.values import Blob, Compound, PrologDict, String, Variable

_PLAIN = re.compile(r"[^\W\d_A-Z]\w*|\[\]|!|;|\{\}|[+\-*/\\^<>=~:.?@#&$]+")
_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def prolog_text(value: Any) -> str:
    """A value as Prolog writes it with quotes; operators other than - are written as functors.

    >>> print(prolog_text([("a", 1), String("b"), Compound("f", ("X", "日本")), {"k": 1.5}]))
    [a-1,"b",f('X',日本),_{k:1.5}]
    """
    match value:
        case String():
            return _quoted(value, '"')
        case str():
            return value if _plain(value) else _quoted(value, "'")
        case bool():
            return str(value).lower()
        case float():
            return _float(value)
        case Fraction():
            return f"{value.numerator}r{value.denominator}"
        case list():
            return "[" + ",".join(map(prolog_text, value)) + "]"
        case tuple():
            left, right = map(prolog_text, value)
            return f"{left}-({right})" if isinstance(value[1], tuple) or right.startswith("-") else f"{left}-{right}"
        case Compound():
            return _compound(value)
        case dict():
            tag = prolog_text(value.tag) if isinstance(value, PrologDict) else "_"
            return f"{tag}{{{','.join(f'{prolog_text(key)}:{prolog_text(item)}' for key, item in value.items())}}}"
        case Variable():
            return value.name
        case Blob():
            return value.text
        case _:
            return str(value)


def json_value(value: Any) -> Any:
    """A value as what JSON has; a compound is an object with its name and its arguments.

    >>> json_value([("a", 1), String("b"), Compound("f", ("X",)), Fraction(1, 3)])
    [{'name': '-', 'args': ['a', 1]}, 'b', {'name': 'f', 'args': ['X']}, '1r3']
    """
    match value:
        case str():
            return str(value)
        case float() if not math.isfinite(value):
            return _float(value)
        case list():
            return list(map(json_value, value))
        case tuple():
            return {"name": "-", "args": list(map(json_value, value))}
        case Compound():
            return {"name": json_value(value.name), "args": list(map(json_value, value.args))}
        case dict():
            return {str(key): json_value(item) for key, item in value.items()}
        case Variable():
            goals = {"goals": list(map(str, value.goals))} if value.goals else {}
            return {"variable": value.name, **goals}
        case Fraction() | Blob():
            return prolog_text(value)
        case _:
            return value


def _plain(text: str) -> bool:
    return _PLAIN.fullmatch(text) is not None and not (text[0].isupper() or text[0].istitle())


def _quoted(text: str, quote: str) -> str:
    escaped = "".join(_escaped(letter) for letter in text)
    return quote + escaped.replace(quote, "\\" + quote) + quote


def _escaped(letter: str) -> str:
    return _ESCAPES.get(letter, letter if letter.isprintable() else f"\\x{ord(letter):x}\\")


def _float(value: float) -> str:
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    text = repr(value)
    return text if "." in text else text.replace("e", ".0e")


def _compound(value: Compound) -> str:
    if value.name == "[|]" and len(value.args) == 2:
        return f"[{prolog_text(value.args[0])}|{prolog_text(value.args[1])}]"
    name = prolog_text(value.name)
    return f"{name}({','.join(map(prolog_text, value.args))})"
