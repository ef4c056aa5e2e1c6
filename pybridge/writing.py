"""Puzzles as texts: riddles in words, what is wrong with a file, and how to begin one."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pybridge.errors import PuzzleError
from pybridge.exchange import PuzzleName, data_term, is_toml, puzzle_session, puzzle_spec, value_of
from pybridge.paths import prolog_dir
from pybridge.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a puzzle; ``line`` counts from 1, and is None where it is not known."""

    line: int | None
    text: str


def riddle(puzzle: PuzzleName, *, language: str = "en", engine: str | None = None, **parameters: Any) -> str:
    """The puzzle told as a riddle, in one of :func:`languages`; a bare state space in the words of its file.

    Raises :class:`~pybridge.errors.PuzzleError` for a puzzle or parameter that is not right.
    """
    check_language(language)
    spec = puzzle_spec(puzzle, parameters)
    with puzzle_session(engine) as prolog:
        row = prolog.once("bridge:puzzle_riddle(Spec, Language, Text)", Spec=spec, Language=language)
        return str(value_of(row, "Text"))


def languages() -> tuple[str, ...]:
    """The languages of stories and riddles, by their codes of ISO 639-1."""
    return tuple(sorted(path.stem for path in (prolog_dir() / "crossing" / "languages").glob("*.pl")))


def check_language(language: str) -> None:
    """Raise PuzzleError unless the language is one of :func:`languages`."""
    known = languages()
    if language not in known:
        raise PuzzleError(f"there is no language {language}: there are {', '.join(known[:-1])} and {known[-1]}")


def lint(puzzle: PuzzleName, *, engine: str | None = None) -> tuple[Problem, ...]:
    """What is wrong with a puzzle, without solving it; nothing if it is right.

    Raises :class:`~pybridge.errors.PuzzleError` only where there is no such puzzle.
    """
    spec: Any
    if isinstance(puzzle, Puzzle):
        spec = puzzle.term()
    elif not is_toml(puzzle):
        spec = os.fspath(puzzle)
    elif not Path(puzzle).is_file():
        raise PuzzleError(f"there is no puzzle file {os.fspath(puzzle)}")
    else:
        try:
            spec = data_term(puzzle).args[1]
        except PuzzleError as error:
            return (_located(os.fspath(puzzle), str(error)),)
    with puzzle_session(engine) as prolog:
        row = prolog.once("bridge:puzzle_lint(Spec, Problems)", Spec=spec)
        problems = sorted(value_of(row, "Problems"), key=lambda problem: int(problem[0]))
        return tuple(Problem(line or None, str(text)) for line, text in problems)


def _located(file: str, message: str) -> Problem:
    """A problem from a message that begins with its file and, mostly, its line."""
    rest = message.removeprefix(file).removeprefix(", line ")
    number, colon, text = rest.partition(": ")
    if colon and number.isdecimal():
        return Problem(int(number), text)
    return Problem(None, rest.removeprefix(": "))


def starter(suffix: str) -> str:
    """A puzzle to begin with, ``.toml`` or ``.pl``, with comments on all that there is to say.

    Raises :class:`~pybridge.errors.PuzzleError` for any other suffix.
    """
    if suffix not in (".toml", ".pl"):
        raise PuzzleError("a puzzle file ends in .toml or .pl")
    return (Path(__file__).parent / "starters" / f"starter{suffix}").read_text(encoding="utf-8")
