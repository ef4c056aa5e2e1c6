"""``pybridge query``: answers as a table and as JSON lines, limits, errors and exit statuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pybridge import cli

FAMILY = """\
begat(tom, bob).
begat(bob, ann).
begat('Zoë Q', 日本).
forebear(X, Y) :- begat(X, Y).
forebear(X, Z) :- begat(X, Y), forebear(Y, Z).
"""
ENDLESS = "(X = 1 ; X = 2 ; repeat, fail)"


@pytest.fixture(scope="module")
def family(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("query") / "house.pl"
    path.write_text(FAMILY, encoding="utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(["query", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def shell(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "pybridge", "query", *arguments],
        env=os.environ | environment,
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_answers_are_a_table(capsys: pytest.CaptureFixture[str], family: str) -> None:
    expected = "X        Y\ntom      bob\nbob      ann\n'Zoë Q'  日本\ntom      ann\n"
    assert run(capsys, family, "forebear(X, Y)") == (0, expected, "")


def test_answers_are_json_lines(capsys: pytest.CaptureFixture[str], family: str) -> None:
    status, out, err = run(capsys, family, 'begat(X, Y), N = f(Y, [1, 2.5], "s")', "--json")
    assert (status, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["X"] for line in lines] == ["tom", "bob", "Zoë Q"]
    assert lines[0]["N"] == {"name": "f", "args": ["bob", [1, 2.5], "s"]}
    assert "日本" in out


def test_a_json_line_is_there_before_the_next_answer_is_looked_for(family: str) -> None:
    command = [sys.executable, "-m", "pybridge", "query", family, "(X = 1 ; repeat, fail)", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == '{"X": 1}\n'
            assert process.poll() is None
        finally:
            process.kill()


def test_a_goal_without_variables_is_true_or_has_no_answer(capsys: pytest.CaptureFixture[str], family: str) -> None:
    assert run(capsys, family, "begat(tom, bob)") == (0, "true\n", "")
    assert run(capsys, family, "begat(tom, bob)", "--json") == (0, "{}\n", "")
    assert run(capsys, family, "begat(ann, X)") == (1, "", "no answers\n")
    assert run(capsys, family, "begat(ann, X)", "--json") == (1, "", "no answers\n")


def test_only_so_many_answers(capsys: pytest.CaptureFixture[str], family: str) -> None:
    assert run(capsys, family, "between(1, inf, X)", "-n", "2") == (0, "X\n1\n2\n", "")
    assert run(capsys, family, "between(1, inf, X)", "--answers", "1", "--json") == (0, '{"X": 1}\n', "")


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["table", "json"])
def test_what_was_found_before_the_time_limit_is_told(
    capsys: pytest.CaptureFixture[str], family: str, form: list[str]
) -> None:
    status, out, err = run(capsys, family, ENDLESS, "--time-limit", "0.3", *form)
    assert status == 3
    assert out == ('{"X": 1}\n{"X": 2}\n' if form else "X\n1\n2\n")
    assert err == "pybridge: the query reached its time limit of 0.3 s\n"


def test_a_file_that_never_ends_loading_is_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "endless.pl"
    path.write_text(":- repeat, fail.\n")
    assert run(capsys, str(path), "true", "--time-limit", "0.3")[0] == 3


def test_limits_of_inferences_and_stack(capsys: pytest.CaptureFixture[str], family: str) -> None:
    status, _, err = run(capsys, family, "between(1, inf, X), X > 10000000", "--max-inferences", "1000")
    assert (status, err) == (3, "pybridge: the query reached its limit of inferences\n")
    status, _, err = run(capsys, family, "numlist(1, 10000000, L)", "--max-stack", "4000000")
    assert status == 3
    assert err.startswith("pybridge: stack limit")
    assert err.count("\n") == 1


def test_a_limit_of_memory_is_for_the_child_process(capsys: pytest.CaptureFixture[str], family: str) -> None:
    assert run(capsys, family, "X = 1", "--max-memory", "2000000000") == (0, "X\n1\n", "")
    status, out, err = run(capsys, family, "X = 1", "--max-memory", "2000000000", "--engine", "pyswip")
    assert (status, out) == (2, "")
    assert err == "pybridge: memory_limit: only the engine process has this, not pyswip\n"


def test_a_syntax_error_in_the_goal_says_where(capsys: pytest.CaptureFixture[str], family: str) -> None:
    status, out, err = run(capsys, family, "begat(X, Y) parent")
    assert (status, out) == (2, "")
    assert err.splitlines() == ["pybridge: Syntax error: Operator expected", "begat(X, Y)", "** here **", " parent"]


def test_a_syntax_error_in_the_file_says_where(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "broken.pl"
    path.write_text("query_test_p(1).\nquery_test_p(2) :- foo(.\n")
    status, out, err = run(capsys, str(path), "query_test_p(X)")
    assert (status, out) == (2, "")
    assert err.startswith(f"pybridge: {path}:2:23: error: Syntax error: ")


def test_warnings_of_the_file_go_to_standard_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "warned.pl"
    path.write_text("query_test_w(X, 1).\n")
    status, out, err = run(capsys, str(path), "query_test_w(a, X)")
    assert (status, out) == (0, "X\n1\n")
    assert err == f"{path}:1: warning: Singleton variables: [X]\n"


def test_a_missing_file_is_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, str(tmp_path / "nothing.pl"), "true")
    assert (status, out) == (2, "")
    assert "nothing.pl' does not exist" in err


@pytest.mark.parametrize(
    ("goal", "sentence"),
    [
        ("query_test_nowhere(1)", "Unknown procedure: query_test_nowhere/1"),
        ("X is foo + 1", "is/2: Arithmetic: `foo/0' is not a function|Arithmetic: evaluable foo/0 does not exist"),
        ("throw(oops)", "The program threw oops"),
        ("throw('A b'(1))", "The program threw 'A b'(1)"),
        ("halt(7)", "The program called halt(7)"),
        ("", "Syntax error: The goal is empty"),
    ],
)
def test_an_error_of_the_goal_is_one_sentence(
    capsys: pytest.CaptureFixture[str], family: str, goal: str, sentence: str
) -> None:
    status, out, err = run(capsys, family, goal)
    assert (status, out) == (2, "")
    assert err in [f"pybridge: {words}\n" for words in sentence.split("|")]


def test_an_error_after_answers_leaves_the_answers(capsys: pytest.CaptureFixture[str], family: str) -> None:
    status, out, err = run(capsys, family, "(begat(tom, X) ; throw(oops))", "--json")
    assert (status, out, err) == (2, '{"X": "bob"}\n', "pybridge: The program threw oops\n")
    status, out, err = run(capsys, family, "(begat(tom, X) ; throw(oops))")
    assert (status, out, err) == (2, "X\nbob\n", "pybridge: The program threw oops\n")


def test_what_a_variable_must_still_satisfy_is_told(capsys: pytest.CaptureFixture[str], family: str) -> None:
    goal = "(dif(X, a) ; X = b)"
    assert run(capsys, family, goal) == (0, "X   where\n_0  dif(_0,a)\nb\n", "")
    _, out, _ = run(capsys, family, goal, "--json")
    assert json.loads(out.splitlines()[0]) == {"X": {"variable": "_0", "goals": ["dif(_0,a)"]}}


def test_an_engine_that_does_not_exist(capsys: pytest.CaptureFixture[str], family: str) -> None:
    status, out, err = run(capsys, family, "X = 1", "--engine", "foo")
    assert (status, out) == (2, "")
    assert "'janus', 'pyswip', 'process'" in err


def test_an_engine_of_the_environment_that_does_not_exist(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    monkeypatch.setenv("PYBRIDGE_ENGINE", "foo")
    status, out, err = run(capsys, family, "X = 1")
    assert (status, out) == (2, "")
    said = "the environment variable PYBRIDGE_ENGINE is 'foo'; the engines are auto, janus, pyswip, process"
    assert err == f"pybridge: {said}\n"


def test_no_usable_prolog_is_status_4(family: str, tmp_path: Path) -> None:
    done = shell(family, "X = 1", SWI_HOME_DIR=str(tmp_path))
    assert (done.returncode, done.stdout) == (4, b"")
    assert b"SWI_HOME_DIR" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_any_character_in_any_locale(family: str, locale: str) -> None:
    done = shell(family, "begat('Zoë Q', X)", LC_ALL=locale, LANG=locale)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == "X\n日本\n"


def test_what_the_goal_prints_comes_in_order(family: str) -> None:
    done = shell(family, "member(X, [1, 2]), write(hello(X)), nl", "--json")
    assert done.stdout == b'hello(1)\n{"X": 1}\nhello(2)\n{"X": 2}\n'


def test_a_reader_that_leaves_ends_it_quietly(family: str) -> None:
    command = [sys.executable, "-m", "pybridge", "query", family, "repeat, X = 1", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b'{"X": 1}\n'
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_ctrl_c_is_status_130(family: str) -> None:
    command = [sys.executable, "-m", "pybridge", "query", family, "(X = 1 ; repeat, fail)", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b'{"X": 1}\n'
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read().strip() == b"pybridge: interrupted"
