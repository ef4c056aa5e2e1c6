"""Malformed puzzles in TOML, each with its own clear message; a golden file has them all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import pybridge
from pybridge import PuzzleError

FOLDER = Path(__file__).parent / "malformed"
GOLDEN = Path(__file__).parents[1] / "golden" / "malformed_toml.txt"
FILES = sorted(FOLDER.glob("*.toml"))


def message(path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(FOLDER)
    with pytest.raises(PuzzleError) as raised:
        pybridge.solve(path.name)
    return str(raised.value)


def golden() -> dict[str, str]:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return {line.partition(":")[0].partition(",")[0]: line for line in lines}


def test_there_are_at_least_twenty() -> None:
    assert len(FILES) >= 20
    assert sorted(golden()) == [path.name for path in FILES]


def test_no_two_say_the_same() -> None:
    said = [line.partition(": ")[2] for line in golden().values()]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_message_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert message(path, monkeypatch) == golden()[path.name]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_lint_says_the_same_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = golden()[path.name]
    (problem,) = pybridge.lint(path)
    place = path.name if problem.line is None else f"{path.name}, line {problem.line}"
    assert f"{place}: {problem.text}" == said
    assert os.sep not in said.partition(":")[0]
