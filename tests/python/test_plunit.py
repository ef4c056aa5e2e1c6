"""The plunit runner of tests/prolog tells passing, failing and warning tests apart, on any version of plunit."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAMPLE = """
:- use_module(library(plunit)).
:- begin_tests(sample).
test("a good one", X == 3) :- X is 1+2.
test(several, nondet) :- member(_, [1, 2]).
test(all_of, all(X == [1, 2])) :- member(X, [1, 2]).
test(each, [forall(member(X, [1, 2])), true(Y > X)]) :- Y is X+1.
test(thrown, error(type_error(_, _))) :- atom_length(f(x), _).
test(wrong, X == 4) :- X is 1+2.
test(wrong_once, [forall(member(X, [1, 2])), true(X > 1)]) :- true.
test(choice_point) :- member(_, [1, 2]).
test(fails) :- fail.
test(throws) :- atom_length(_, _).
test(asserts) :- assertion(1 =:= 2).
test(warns) :- print_message(warning, format("careful", [])).
test(blocked, blocked(later)) :- fail.
:- end_tests(sample).
"""
PASSED = {"a good one", "several", "all_of", "each", "thrown"}
FAILED = {"wrong", "wrong_once", "choice_point", "fails", "throws", "asserts", "warns"}

pytestmark = pytest.mark.prolog


KILL = "use_module(library(process)), current_prolog_flag(pid, Pid), process_kill(Pid, kill)"
FILES = {
    "sample": SAMPLE,
    "warning": SAMPLE.replace("test(fails) :- fail.", "test(fails) :- _ = Unused."),
    "empty": ":- use_module(library(plunit)).\n",
    "killed": SAMPLE.replace("test(wrong, X == 4) :- X is 1+2.", f"test(wrong) :- {KILL}."),
}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says of the four files."""
    root = tmp_path_factory.mktemp("plunit")
    tests = root / "tests" / "prolog"
    tests.mkdir(parents=True)
    for name in ("conftest.py", "harness.pl", "report.pl"):
        shutil.copy(ROOT / "tests" / "prolog" / name, tests)
    for name, source in FILES.items():
        (tests / f"{name}.plt").write_text(source, encoding="utf-8")
    (root / "pytest.ini").write_text("[pytest]\nmarkers = prolog\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-v", str(tests)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False, timeout=200).stdout


def outcomes(report: str, file: str) -> dict[str, str]:
    found = {}
    for line in report.splitlines():
        if line.startswith(f"tests/prolog/{file}.plt::"):
            name, outcome = line.split("::", 1)[1].split("[")[0].rstrip().rsplit(" ", 1)
            found[name.removeprefix("sample: ")] = outcome
    return found


def test_each_test_has_its_own_outcome(report: str) -> None:
    found = outcomes(report, "sample")
    expected = dict.fromkeys(PASSED, "PASSED") | dict.fromkeys(FAILED, "FAILED")
    skipped = {name for name in found if name.startswith("blocked SKIPPED")}
    assert len(skipped) == 1
    assert {name: outcome for name, outcome in found.items() if name not in skipped} == expected | {"loads": "PASSED"}


def test_a_failure_shows_what_prolog_said(report: str) -> None:
    for message in ("careful", "choicepoint", "wrong answer", "1=:=2", "received error"):
        assert message in report


def test_a_warning_while_loading_fails(report: str) -> None:
    assert outcomes(report, "warning")["loads"] == "FAILED"
    assert "Singleton variables: [Unused]" in report


def test_a_file_without_a_test_fails(report: str) -> None:
    assert outcomes(report, "empty") == {"loads": "FAILED"}


def test_a_process_that_ends_early_fails_the_rest(report: str) -> None:
    found = outcomes(report, "killed")
    assert found["a good one"] == "PASSED"
    assert found["wrong"] == found["choice_point"] == found["loads"] == "FAILED"
    assert "SWI-Prolog ended with status -9" in report
