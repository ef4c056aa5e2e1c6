"""Values as text and back; the text itself is described in prolog/bridge/wire.pl.

Nothing here knows an engine: a blob only carries the number under which Prolog keeps it.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from pybridge.errors import BadArgument, NoPrologValue
from pybridge.values import Blob, Compound, Goal, PrologDict, String, Variable, variables_of

# A term that is nested deeper travels flat, because the readers on both sides recurse.
MAX_DEPTH = 80
_quote = json.encoder.encode_basestring
_to_json = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode
# Python refuses to turn longer integers into decimal digits.
MAX_BITS = 14_000


def encode(value: Any, release: Callable[[int], None] | None = None) -> str:
    """The text that carries a value to Prolog: the number of variables, the value and the goals of its variables.

    Raises NoPrologValue for what has none, and BadArgument for text that is not Unicode and for cyclic values.
    """
    encoder = _Encoder(release)
    packed = [encoder.pack(value)]
    goals = encoder.pack_goals()
    if goals:
        packed.append(goals)
    return check_text(_to_json([len(encoder.variables), *packed]))


def check_text(text: str) -> str:
    """The text itself. Raises BadArgument if it is no str or has a lone surrogate, which is no character."""
    if not isinstance(text, str):
        raise BadArgument(f"a goal is a str, not {type(text).__name__}")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise BadArgument(f"Prolog text cannot hold the lone surrogate {text[error.start]!a}") from None
    return text


def encode_spec(
    module: str, inputs: dict[str, Any], limits: tuple[int, int], release: Callable[[int], None] | None = None
) -> str:
    """The text of what goes with a goal: `spec(Module, [Name-Value, ...], Inferences, StackBytes)`."""
    pairs = []
    for name, value in inputs.items():
        text = _plain(value)
        if text is None:
            return encode(Compound("spec", (module, list(inputs.items()), *limits)), release)
        pairs.append(f'{{"t":[{_quote(name)},{text}]}}')
    inferences, stack = limits
    return check_text(f'[0,{{"c":["spec",{_quote(module)},[{",".join(pairs)}],{inferences},{stack}]}}]')


def _plain(value: Any) -> str | None:
    """The text of a value that needs no more than a look, which is most of what is sent."""
    kind = type(value)
    if kind is str:
        return _quote(value)
    if kind is int:
        return str(value) if value.bit_length() < MAX_BITS else None
    if kind is String:
        return f'{{"s":{_quote(value)}}}'
    return None


class _TooDeep(Exception):
    pass


class _End:
    """Comes after the parts of a value that is written flat."""

    __slots__ = ("ident",)

    def __init__(self, ident: int) -> None:
        self.ident = ident


class _Encoder:
    def __init__(self, release: Callable[[int], None] | None) -> None:
        self.release = release
        self.variables: dict[int, tuple[int, Variable]] = {}

    def pack(self, value: Any) -> Any:
        try:
            return self.nested(value, MAX_DEPTH)
        except _TooDeep:
            return {"flat": self.flat(value)}

    def pack_goals(self) -> list[Any]:
        """The goals of the variables so far, and of the variables in these goals, each once."""
        packed: dict[int, Any] = {}
        done = 0
        while done < len(self.variables):
            variables = list(self.variables.values())[done:]
            done += len(variables)
            for _, variable in variables:
                for goal in variable.goals:
                    if id(goal) not in packed:
                        packed[id(goal)] = self.pack(goal.term)
        return list(packed.values())

    def variable(self, value: Variable) -> dict[str, int]:
        number, _ = self.variables.setdefault(id(value), (len(self.variables), value))
        return {"v": number}

    def nested(self, value: Any, depth: int) -> Any:
        if not depth:
            raise _TooDeep
        depth -= 1
        match value:
            case list():
                if all(type(item) is int and item.bit_length() < MAX_BITS for item in value):
                    return value
                return [self.nested(item, depth) for item in value]
            case tuple():
                return {"t": [self.nested(part, depth) for part in _pair(value)]}
            case Compound():
                return {"c": [self.name(value.name), *(self.nested(arg, depth) for arg in value.args)]}
            case dict():
                return {"d": [self.nested(part, depth) for part in self.dict_parts(value)]}
            case _:
                return self.leaf(value)

    def name(self, name: Any) -> Any:
        if isinstance(name, str):
            return str(name)
        if isinstance(name, Blob) or name == []:
            return self.leaf(name)
        raise NoPrologValue(f"the name of a Compound is a str, not {type(name).__name__}")

    def dict_parts(self, value: dict[Any, Any]) -> list[Any]:
        parts = [value.tag if isinstance(value, PrologDict) else Variable()]
        for key, item in value.items():
            if not isinstance(key, str | int) or isinstance(key, bool):
                raise NoPrologValue(f"a key of a Prolog dict is a str or an int, not {type(key).__name__}")
            parts += [str(key) if isinstance(key, str) else key, item]
        return parts

    def leaf(self, value: Any) -> Any:
        match value:
            case String():
                return {"s": str(value)}
            case str():
                return str(value)
            case bool():
                return "true" if value else "false"
            case int():
                return int(value) if value.bit_length() < MAX_BITS else {"x": _hexadecimal(value)}
            case float():
                return float(value) if math.isfinite(value) else {"f": str(float(value))}
            case Fraction():
                numerator, denominator = self.leaf(value.numerator), self.leaf(value.denominator)
                return {"q": [numerator, denominator]} if denominator != 1 else numerator
            case Variable():
                return self.variable(value)
            case Blob():
                if self.release is not None and not value.belongs_to(self.release):
                    raise BadArgument(f"{value!r} belongs to another engine")
                return {"b": [value.type, value.text, value.handle]}
            case list() if not value:
                return []
            case _:
                raise NoPrologValue(f"no Prolog value for {type(value).__name__}")

    def flat(self, value: Any) -> list[Any]:
        tokens: list[Any] = []
        agenda = [value]
        around: set[int] = set()
        while agenda:
            item = agenda.pop()
            parts: list[Any] = []
            if isinstance(item, _End):
                around.remove(item.ident)
                continue
            if id(item) in around:
                raise BadArgument(f"a cyclic {type(item).__name__} has no Prolog value")
            match item:
                case list() if item:
                    tokens.append({"L": len(item)})
                    parts = item
                case tuple():
                    tokens.append({"C": ["-", 2]})
                    parts = list(_pair(item))
                case Compound():
                    tokens.append({"C": [self.name(item.name), len(item.args)]})
                    parts = list(item.args)
                case dict():
                    tokens.append({"D": len(item)})
                    parts = self.dict_parts(item)
                case _:
                    tokens.append(self.leaf(item))
            if parts:
                around.add(id(item))
                agenda.append(_End(id(item)))
                agenda.extend(reversed(parts))
        return tokens


def _pair(value: tuple[Any, ...]) -> tuple[Any, Any]:
    if len(value) != 2:
        raise NoPrologValue(f"a tuple stands for A-B and has two parts, not {len(value)}")
    return value[0], value[1]


def _hexadecimal(value: int) -> str:
    return f"-0x{-value:x}" if value < 0 else f"0x{value:x}"


class Decoder:
    """Turns texts from Prolog into values.

    `plain_strings`: a Prolog string becomes a str, not a String. `release`: called with the number of a blob when the
    blob is no longer needed; it may be called from any thread.
    """

    def __init__(self, *, plain_strings: bool = False, release: Callable[[int], None] | None = None) -> None:
        self._string: type[str] = str if plain_strings else String
        self._release = release
        self._plain = json.JSONDecoder(object_pairs_hook=self._hook({}), strict=False)

    def text(self, text: str) -> str:
        """The value of a Prolog string."""
        return self._string(text)

    def decode(self, text: str, start: int = 0) -> Any:
        """The list that the JSON at `start` carries; its variables have their goals."""
        if '{"v":' in text:
            decoder = json.JSONDecoder(object_pairs_hook=self._hook({}), strict=False)
        else:
            decoder = self._plain
        try:
            value = decoder.raw_decode(text, start)[0]
        except ValueError:
            # An escape that JSON does not have, or an integer of more digits than Python reads by itself.
            careful = json.JSONDecoder(object_pairs_hook=self._hook({}), parse_int=integer, strict=False)
            value = careful.decode(_ESCAPE.sub(_json_escape, text[start:]))
        if value and isinstance(value[-1], _Goals):
            value.pop().attach()
        return value

    def _hook(self, variables: dict[int, Variable]) -> Callable[[list[tuple[str, Any]]], Any]:
        def value(pairs: list[tuple[str, Any]]) -> Any:
            key, load = pairs[0]
            match key:
                case "s":
                    return self._string(load)
                case "t":
                    return load[0], load[1]
                case "c":
                    return Compound(load[0], tuple(load[1:]))
                case "v":
                    return variables.setdefault(load, Variable(f"_{load}"))
                case "d":
                    return _dict(load[0], load[1:])
                case "q":
                    return Fraction(load[0], load[1])
                case "f":
                    return float(load)
                case "b":
                    type_, text, handle = load
                    empty = (type_, text) == ("reserved_symbol", "[]")
                    return [] if empty else Blob(type_, text, handle, self._release)
                case "g":
                    return _Goals(*load)
                case "flat":
                    return _from_tokens(load)
                case _:
                    return _Node(key, load)

        return value


class _Goals:
    """The last element of an array in which there are variables with goals: these, as terms and as texts."""

    def __init__(self, terms: list[Any], texts: list[str]) -> None:
        self.goals = [Goal(term, str(text)) for term, text in zip(terms, texts, strict=True)]

    def attach(self) -> None:
        for goal in self.goals:
            for variable in variables_of(goal.term):
                variable.goals += (goal,)


class _Node:
    """A token of a flat term that is followed by its parts."""

    __slots__ = ("kind", "load")

    def __init__(self, kind: str, load: Any) -> None:
        self.kind = kind
        self.load = load

    def count(self) -> int:
        match self.kind:
            case "C":
                return int(self.load[1])
            case "L":
                return int(self.load)
            case "P":
                return int(self.load) + 1
            case _:
                return 2 * int(self.load) + 1

    def value(self, parts: list[Any]) -> Any:
        match self.kind:
            case "C":
                name = self.load[0]
                return (parts[0], parts[1]) if name == "-" and len(parts) == 2 else Compound(name, tuple(parts))
            case "L":
                return parts
            case "P":
                term = parts[-1]
                for item in reversed(parts[:-1]):
                    term = Compound("[|]", (item, term))
                return term
            case _:
                return _dict(parts[0], parts[1:])


def _from_tokens(tokens: list[Any]) -> Any:
    stack: list[Any] = []
    for token in reversed(tokens):
        if isinstance(token, _Node):
            count = token.count()
            parts = stack[len(stack) - count :][::-1]
            del stack[len(stack) - count :]
            stack.append(token.value(parts))
        else:
            stack.append(token)
    return stack[0]


def _dict(tag: Any, parts: list[Any]) -> dict[Any, Any]:
    items = zip(parts[::2], parts[1::2], strict=True)
    return dict(items) if isinstance(tag, Variable) else PrologDict(tag, items)


_ESCAPE = re.compile(r"\\(U[0-9A-Fa-f]{8}|.)", re.DOTALL)


def _json_escape(match: re.Match[str]) -> str:
    escape = match[1]
    if escape == "a":
        return "\\u0007"
    if escape == "v":
        return "\\u000b"
    if escape[0] == "U":
        return json.dumps(chr(int(escape[1:], 16)))[1:-1]
    return match[0]


def integer(digits: str) -> int:
    """An integer of any number of digits; Python itself reads no more than some thousand."""
    if len(digits) <= 4000:
        return int(digits)
    if digits[0] == "-":
        return -integer(digits[1:])
    low = len(digits) // 2
    return integer(digits[:-low]) * int(10**low) + integer(digits[-low:])
