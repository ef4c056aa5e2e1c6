"""``pybridge doctor``: versions, places, which engines work and why the others do not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pybridge import cli
from pybridge.engine.choice import ENGINES, INSTALL


def doctor(**environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key != "PYBRIDGE_ENGINE"}
    return subprocess.run(
        [sys.executable, "-m", "pybridge", "doctor"],
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_versions_places_and_engines_are_told() -> None:
    done = doctor()
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    root = Path(cli.__file__).parents[1]
    assert re.fullmatch(rf"pybridge \S+ at {re.escape(str(root))}", lines[0])
    assert lines[1].startswith(f"Python {sys.version.split()[0]} at {sys.executable}, ")
    for word in ("Prolog files at ", "program swipl: /", "Python package pyswip: ", "Python package janus-swi: "):
        assert any(line.startswith(word) for line in lines)
    working = []
    for name in ENGINES:
        (line,) = [line for line in lines if line.startswith(f"engine {name} ")]
        if re.fullmatch(rf"engine {name} works, with SWI-Prolog \d+\.\d+\.\d+", line):
            working.append(name)
        else:
            assert re.fullmatch(rf"engine {name} does not work: \S.+", line)
    assert lines[-1] == f"Without --engine, pybridge uses {working[0]}."


def test_the_engine_of_the_environment_is_told() -> None:
    done = doctor(PYBRIDGE_ENGINE="process")
    assert "environment variable PYBRIDGE_ENGINE: process" in done.stdout.splitlines()
    assert done.stdout.endswith("\nWithout --engine, pybridge uses process.\n")


def test_an_engine_of_the_environment_that_does_not_exist_is_bad_input() -> None:
    done = doctor(PYBRIDGE_ENGINE="foo")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("the engines are auto, janus, pyswip, process\n")


def test_an_engine_of_the_environment_that_does_not_work_is_told(tmp_path: Path) -> None:
    done = doctor(PYBRIDGE_ENGINE="process", PATH=str(tmp_path))
    assert "program swipl: not on the PATH" in done.stdout
    assert "engine process does not work: no program swipl was found on the PATH" in done.stdout
    if "engine janus works" in done.stdout or "engine pyswip works" in done.stdout:
        assert done.stdout.endswith("pybridge would use process, as PYBRIDGE_ENGINE says, and fail.\n")
    assert done.returncode == 4


def test_where_no_engine_works_it_says_why_and_what_to_install(tmp_path: Path) -> None:
    done = doctor(SWI_HOME_DIR=str(tmp_path))
    assert (done.returncode, done.stderr) == (4, "")
    lines = done.stdout.splitlines()
    assert f"environment variable SWI_HOME_DIR: {tmp_path}" in lines
    assert [line.split(":")[0] for line in lines if line.startswith("engine ")] == [
        f"engine {name} does not work" for name in ENGINES
    ]
    assert lines[-1] == f"No engine works; {INSTALL}."


def test_it_takes_no_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["doctor", "all"]) == 2
    assert "Got unexpected extra argument" in capsys.readouterr().err
