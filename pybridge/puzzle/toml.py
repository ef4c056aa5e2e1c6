"""Puzzles in TOML: reading them with the line of every fault, and writing them."""

from __future__ import annotations

import json
import os
import re
import tomllib
from dataclasses import fields
from pathlib import Path as FilePath
from typing import Any

from pybridge.errors import PuzzleError
from pybridge.puzzle.lines import line_of
from pybridge.puzzle.model import Conflict, Outnumber, Owner, PartyDuration, Passenger, Puzzle
from pybridge.puzzle.names import Fault, Path, nearest, shown

TABLES: dict[str, type] = {
    "passengers": Passenger,
    "conflicts": Conflict,
    "outnumber": Outnumber,
    "owners": Owner,
    "durations": PartyDuration,
}
NEEDED = {Passenger: ("name",), Conflict: ("between",), Outnumber: ("many", "few"), Owner: ("thing", "owner")}
NEEDED[PartyDuration] = ("party", "time")
LISTS = ("places", "rowers", "between", "unless", "others", "party")
LISTS_OF_LISTS = ("routes", "forbidden", "required")
KEYS = tuple(field.name for field in fields(Puzzle) if field.name != "name")


def read(source: str | os.PathLike[str]) -> Puzzle:
    """The puzzle of a TOML file, or of a text in TOML."""
    if isinstance(source, str) and ("\n" in source or "=" in source):
        return parse(source, None)
    path = FilePath(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise PuzzleError(f"there is no puzzle file {source}") from None
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{source}: not a text in UTF-8: {error.reason} at byte {error.start + 1}") from None
    return parse(text, path)


def parse(text: str, path: FilePath | None) -> Puzzle:
    """The puzzle of a text; ``path`` names the file in errors, and its stem the puzzle."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PuzzleError(_syntax_error(str(error), text, path)) from None
    except (RecursionError, ValueError) as error:
        fault = "values are nested too deeply" if isinstance(error, RecursionError) else "a number has too many digits"
        raise PuzzleError(f"{_where(path, None)}: {fault}") from None
    try:
        values = _values(table)
        if path is not None:
            values["name"] = path.stem
        return Puzzle(**values)
    except Fault as fault:
        line = line_of(text, fault.path, fault.value)
        raise PuzzleError(f"{_where(path, line)}: {fault.plain}") from None


def _where(path: FilePath | None, line: int | None) -> str:
    file = "the puzzle" if path is None else str(path)
    return file if line is None else f"{file}, line {line}"


def _syntax_error(message: str, text: str, path: FilePath | None) -> str:
    """The message of tomllib with its line in front."""
    match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message)
    if match is None:
        return f"{_where(path, None)}: not TOML: {message}"
    line = int(match[2]) if match[2] else len(text.splitlines())
    words = match[1][:1].lower() + match[1][1:]
    return f"{_where(path, line)}: not TOML: {words}"


def _values(table: dict[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in KEYS:
            raise Fault((key,), f"there is no key {key}{nearest(key, KEYS) or ': the keys are ' + ', '.join(KEYS)}")
        if key in TABLES:
            values[key] = _tables(key, value)
        elif key == "rowers" and value == "all":
            values[key] = ("all",)
        else:
            values[key] = _value((key,), value)
    for key in ("passengers", "seats"):
        if key not in values:
            raise Fault((), f"the key {key} is missing: a puzzle needs passengers, seats, and somebody who rows")
    return values


def _tables(key: str, value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise Fault((key,), f"{key} must be a list, or tables under [[{key}]]")
    return tuple(_entry((key, i), entry, TABLES[key]) for i, entry in enumerate(value))


def _entry(path: Path, value: Any, kind: type) -> Any:
    if kind is Passenger and isinstance(value, str):
        return value
    if not isinstance(value, dict):
        raise Fault(path, f"{shown(value)} must be a table, with the keys {', '.join(_keys(kind))}")
    for key in value:
        if key not in _keys(kind):
            hint = nearest(key, _keys(kind)) or f": the keys are {', '.join(_keys(kind))}"
            raise Fault((*path, key), f"there is no key {key} in {path[0]}{hint}", key)
    for key in NEEDED[kind]:
        if key not in value:
            raise Fault(path, f"the key {key} is missing from this entry of {path[0]}")
    return kind(**{key: _value((*path, key), part) for key, part in value.items()})


def _keys(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]


def _value(path: Path, value: Any) -> Any:
    """A value of TOML as the dataclasses have it: lists as tuples, of texts where names belong."""
    key = path[-1]
    if key in LISTS:
        return _strings(path, value)
    if key in LISTS_OF_LISTS:
        if not isinstance(value, list):
            raise Fault(path, f"{key} must be a list of lists of names")
        return tuple(_strings((*path, i), part) for i, part in enumerate(value))
    if isinstance(value, list | dict):
        raise Fault(path, f"{key} must be a single value, not a {'list' if isinstance(value, list) else 'table'}")
    return value


def _strings(path: Path, value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(part, str) for part in value):
        raise Fault(path, f'a list of names is needed, as in ["wolf", "goat"], not {shown(value)}')
    return tuple(value)


def write(puzzle: Puzzle) -> str:
    """The puzzle as TOML; what has its default value is left out."""
    lines: list[str] = []
    tables: list[str] = []
    for field in fields(puzzle):
        value = getattr(puzzle, field.name)
        if field.name == "name" or value == field.default:
            continue
        if field.name in TABLES and not (field.name == "passengers" and all(isinstance(p, str) for p in value)):
            if field.name == "passengers":
                lines.append(f"passengers = [\n{''.join(f'    {_inline(entry)},' + chr(10) for entry in value)}]")
            else:
                tables += [_table(field.name, entry) for entry in value]
        elif field.name == "rowers" and value == ("all",):
            lines.append('rowers = "all"')
        else:
            lines.append(f"{field.name} = {_toml(value)}")
    return "\n".join(lines) + "\n" + "".join(f"\n{table}" for table in tables)


def _given(entry: Any) -> list[tuple[str, str]]:
    return [
        (field.name, _toml(getattr(entry, field.name)))
        for field in fields(entry)
        if getattr(entry, field.name) != field.default
    ]


def _inline(entry: Any) -> str:
    if isinstance(entry, str):
        return _toml(entry)
    return "{ " + ", ".join(f"{key} = {value}" for key, value in _given(entry)) + " }"


def _table(key: str, entry: Any) -> str:
    return f"[[{key}]]\n" + "".join(f"{name} = {value}\n" for name, value in _given(entry))


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return repr(value)
