"""What hostile and clumsy users do: one clear sentence, the right status, never a traceback."""

from __future__ import annotations

import inspect
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import pybridge
from pybridge import certificates, choices, cli, crossing
from pybridge.cli.options import RESERVED

PEOPLE = """
passenger(farmer).  passenger(wolf).  passenger(goat).
rower(farmer).  boat(2).
"""

LOOPS = {
    "a rule": PEOPLE + "unsafe(_, endless) :- repeat, fail.\n",
    "a directive": ":- repeat, fail.\n" + PEOPLE,
    "passengers": "passenger(P) :- between(1, inf, N), atom_concat(p, N, P).\nrower(p1).\nboat(2).\n",
    "the title": PEOPLE + "title(_) :- repeat, fail.\n",
}


def command(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pybridge", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    return tmp_path / "puzzle.pl"


@pytest.mark.parametrize("what", LOOPS)
def test_a_time_limit_counts_from_the_loading_of_the_puzzle(
    puzzle: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle.write_text(LOOPS[what], encoding="utf-8")
    before = time.monotonic()
    for name in ("solve", "analyse", "graph"):
        assert cli.run([name, str(puzzle), "--time-limit", "0.2"]) == 3
        assert capsys.readouterr().err == "pybridge: the time limit was reached after 0 states\n"
    assert cli.run(["check", str(puzzle), "farmer goat", "--time-limit", "0.2"]) == 3
    assert time.monotonic() - before < 8
    assert cli.run(["solve", "wolf-goat-cabbage"]) == 0


def test_ctrl_c_ends_the_loading_of_a_puzzle(puzzle: Path) -> None:
    marker = puzzle.with_suffix(".begun")
    puzzle.write_text(f":- open('{marker}', write, S), close(S).\n:- repeat, fail.\n", encoding="utf-8")
    # Tests may run in the background, where a shell has SIGINT ignored.
    program = subprocess.Popen(
        [sys.executable, "-m", "pybridge", "solve", puzzle],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    deadline = time.monotonic() + 30
    while not marker.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.2)
    program.send_signal(signal.SIGINT)
    try:
        assert program.communicate(timeout=30) == ("", "\npybridge: interrupted\n")
        assert program.returncode == 130
    finally:
        program.kill()


@pytest.mark.parametrize("engine", ["auto", "process"])
def test_what_a_puzzle_prints_does_not_get_into_the_answer(puzzle: Path, engine: str) -> None:
    puzzle.write_text(
        ":- write(loading), nl.\n" + PEOPLE + "unsafe(Group, x) :- write(judging), nl, memberchk(nobody, Group).\n",
        encoding="utf-8",
    )
    result = command("solve", puzzle, "--json", "--engine", engine)
    assert json.loads(result.stdout)["trips"] == 3
    assert result.stderr.startswith("loading\njudging\n")


def test_a_rule_that_calls_itself_for_ever_is_told_in_one_line(
    puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle.write_text(PEOPLE + "unsafe(Group, x) :- unsafe(Group, x), Group = [].\n", encoding="utf-8")
    assert cli.run(["solve", str(puzzle)]) == 3
    told = capsys.readouterr().err
    assert told.startswith("pybridge: stack limit (")
    assert told.count("\n") == 1


def test_the_names_that_the_api_keeps_for_itself_are_those_of_its_functions() -> None:
    functions = (
        crossing.solve,
        crossing.count_plans,
        crossing.check,
        crossing.analyse,
        crossing.state_graph,
        certificates.certificate,
        certificates.verify,
        choices.moves,
        crossing.describe,
    )
    names = {name for function in functions for name in inspect.signature(function).parameters}
    assert names - {"parameters"} == RESERVED


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_a_parameter_with_such_a_name_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", "jealous-husbands", f"{name}=1"]) == 2
    assert f"A parameter of a puzzle cannot be called {name};" in capsys.readouterr().err


BAD_PLANS = {
    '{"solutions": {"a": 1}}': "A plan in JSON is a list of moves",
    '[{"label": "pour(1,2)"}]': "trip 1 has no party, as the trips of wolf-goat-cabbage have",
    '[{"party": ["farmer", "goat"]}, {"label": "x"}]': "trip 2 has no party",
    "[" * 100000: "The plan is nested too deeply.",
    f'[{{"party": {"1" * 5000}}}]': "The plan has a number of too many digits.",
    '[{"party": ["\\ud800"]}]': "The plan has half of a surrogate pair",
}


@pytest.mark.parametrize("plan", BAD_PLANS, ids=lambda plan: plan[:30])
def test_a_plan_that_is_none(plan: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["check", "wolf-goat-cabbage", plan]) == 2
    assert BAD_PLANS[plan] in capsys.readouterr().err


def test_a_trip_is_no_move_of_a_state_space(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["check", "water-jugs", '[{"party": ["a"]}]']) == 2
    assert capsys.readouterr().err == "pybridge: move 1 has no label, as the moves of water-jugs have\n"


@pytest.mark.parametrize("arguments", [("check", "wolf-goat-cabbage"), ("verify",), ("alcuin",), ("check-tour",)])
def test_a_file_that_is_no_text(arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes(b"F G\n\xe9\n")
    assert cli.run([*arguments, str(file)]) == 2
    assert capsys.readouterr().err == f"pybridge: {file} is not text in UTF-8: byte 5 is wrong\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = " + "[" * 100000, "values are nested too deeply"),
        ("seats = 1" + "0" * 5000, "a number has too many digits"),
    ],
    ids=["nested", "digits"],
)
def test_toml_that_python_cannot_read(
    text: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(text, encoding="utf-8")
    assert cli.run(["solve", str(file)]) == 2
    assert capsys.readouterr().err == f"pybridge: {file}: {fault}\n"


def test_a_puzzle_without_a_trip_and_one_with_one(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle.write_text("passenger(ann).\nrower(ann).\nboat(9).\n", encoding="utf-8")
    assert cli.run(["solve", str(puzzle), "--count"]) == 0
    assert capsys.readouterr().out == "1 shortest plan of 1 trip\n"
    assert cli.run(["solve", str(puzzle), "--from", "east: ann; boat: east"]) == 0
    assert capsys.readouterr().out == "puzzle: 0 trips (1 state explored).\n"


@pytest.mark.parametrize("state", [3, [], {"places": []}, {"places": {"west": "farmer"}}, {"places": {}, "boat": 1}])
def test_a_certificate_that_starts_from_no_state(
    state: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = certificates.certificate("wolf-goat-cabbage") | {"from_state": state}
    file = tmp_path / "certificate.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert cli.run(["verify", str(file)]) == 2
    assert capsys.readouterr().err == "pybridge: the from_state of the certificate is no state\n"


def test_a_symbol_that_two_have_names_neither(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle.write_text(PEOPLE + "symbol(wolf, w).  symbol(goat, w).\n", encoding="utf-8")
    assert cli.run(["check", str(puzzle), "farmer w"]) == 2
    assert "trip 1 names w, who is no passenger" in capsys.readouterr().err
    assert cli.run(["check", str(puzzle), "farmer wolf"]) == 1


def test_an_argument_that_is_no_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", os.fsdecode(b"\xff.pl")]) == 2
    assert "'\\udcff.pl' is not UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["inf", "1e300"])
def test_a_very_long_time_limit_is_none(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", "wolf-goat-cabbage", "--time-limit", seconds]) == 0
    assert capsys.readouterr().err == ""


def test_not_a_number_is_no_time_limit(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["solve", "wolf-goat-cabbage", "--time-limit", "nan"]) == 2
    assert "nan is no number of seconds" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["de", "ja"])
def test_languages_do_not_depend_on_the_locale(language: str) -> None:
    result = command("solve", "wolf-goat-cabbage", "--lang", language, LC_ALL="C", PYTHONUTF8="1")
    assert result.stderr == ""
    told = [move.sentence for move in pybridge.solve("wolf-goat-cabbage", language=language).solution.moves]
    assert all(sentence in result.stdout for sentence in told)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a file that is always full")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = subprocess.run(
            [sys.executable, "-m", "pybridge", "puzzles"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert (result.returncode, result.stderr) == (2, "pybridge: no space left on device\n")


@pytest.mark.parametrize("closed", ["2>&-", ">&-"])
def test_closed_streams_do_no_harm(closed: str) -> None:
    script = f'"{sys.executable}" -m pybridge solve wolf-goat-cabbage {closed}'
    assert subprocess.run(["sh", "-c", script], capture_output=True, timeout=60).returncode == 0


def test_a_reader_that_leaves_early_is_no_failure() -> None:
    script = f'set -o pipefail; "{sys.executable}" -m pybridge solve jealous-husbands --all | head -1'
    result = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)
    assert (result.returncode, result.stderr, result.stdout.count("\n")) == (0, "", 1)
