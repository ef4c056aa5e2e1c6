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


def outcomes(tmp_path: Path, source: str) -> tuple[dict[str, str], str]:
    """Of each test its outcome, and the whole report."""
    tests = tmp_path / "tests" / "prolog"
    tests.mkdir(parents=True)
    for name in ("conftest.py", "harness.pl", "report.pl"):
        shutil.copy(ROOT / "tests" / "prolog" / name, tests)
    (tests / "sample.plt").write_text(source, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = prolog\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-v", str(tests)]
    output = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120).stdout
    found = {}
    for line in output.splitlines():
        if line.startswith("tests/prolog/sample.plt::"):
            name, outcome = line.split("::", 1)[1].split("[")[0].rstrip().rsplit(" ", 1)
            found[name.removeprefix("sample: ")] = outcome
    return found, output


def test_each_test_has_its_own_outcome(tmp_path: Path) -> None:
    found, report = outcomes(tmp_path, SAMPLE)
    expected = dict.fromkeys(PASSED, "PASSED") | dict.fromkeys(FAILED, "FAILED")
    reasons = {name: outcome for name, outcome in found.items() if name.startswith("blocked")}
    assert {name: outcome for name, outcome in found.items() if name not in reasons} == expected | {"loads": "PASSED"}
    assert len(reasons) == 1
    for message in ("careful", "choicepoint", "wrong answer", "1=:=2", "received error", "1 skipped"):
        assert message in report


def test_a_warning_while_loading_fails(tmp_path: Path) -> None:
    found, report = outcomes(tmp_path, SAMPLE.replace("test(fails) :- fail.", "test(fails) :- _ = Unused."))
    assert found["loads"] == "FAILED"
    assert "Singleton variables: [Unused]" in report


def test_a_file_without_a_test_fails(tmp_path: Path) -> None:
    found, _ = outcomes(tmp_path, ":- use_module(library(plunit)).\n")
    assert found == {"loads": "FAILED"}


def test_a_process_that_ends_early_fails_the_rest(tmp_path: Path) -> None:
    found, report = outcomes(tmp_path, SAMPLE.replace("test(wrong, X == 4) :- X is 1+2.", "test(wrong) :- halt(7)."))
    assert found["a good one"] == "PASSED"
    assert found["wrong"] == found["choice_point"] == found["loads"] == "FAILED"
    assert "SWI-Prolog ended with status 7" in report
