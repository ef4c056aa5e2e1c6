"""``pybridge solve``: output, JSON, errors in one sentence, exit statuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pybridge import cli
from pybridge.engine import choice
from pybridge.errors import EngineUnavailable

ROOT = Path(__file__).parents[2]
PUZZLES = ROOT / "tests" / "prolog" / "puzzles"
STRATEGIES = ["breadth-first", "depth-first", "iterative-deepening", "uniform-cost"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(["solve", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pybridge", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_a_story_with_its_heading(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "wolf-goat-cabbage")
    assert (status, err) == (0, "")
    heading, *story = out.splitlines()
    assert heading.startswith("Wolf, goat and cabbage: 7 trips (")
    assert story == [
        "1. The farmer takes the goat to the east bank.",
        "2. The farmer rows alone to the west bank.",
        "3. The farmer takes the wolf to the east bank.",
        "4. The farmer takes the goat to the west bank.",
        "5. The farmer takes the cabbage to the east bank.",
        "6. The farmer rows alone to the west bank.",
        "7. The farmer takes the goat to the east bank.",
    ]


def test_the_command_itself() -> None:
    result = command("solve", "wolf-goat-cabbage", "--view", "codes")
    assert (result.returncode, result.stdout) == (0, "[15, 12, 13, 4, 7, 2, 3, 0]\n")
    assert result.stderr.startswith("Wolf, goat and cabbage: 7 trips")


def test_a_name_with_underscores_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "wolf_goat_cabbage")[0] == 0


def test_a_puzzle_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, str(PUZZLES / "family.pl"))
    assert status == 0
    assert out.startswith("family: 17 trips")


def test_a_notation_stands_alone_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = run(capsys, "wolf-goat-cabbage", "--view", "codes")
    assert out == "[15, 12, 13, 4, 7, 2, 3, 0]\n"
    assert err.startswith("Wolf, goat and cabbage: 7 trips")


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_json_has_its_keys(capsys: pytest.CaptureFixture[str], strategy: str) -> None:
    status, out, err = run(capsys, "wolf-goat-cabbage", "--json", "--all", "--strategy", strategy)
    answer = json.loads(out)
    assert (status, err) == (0, "")
    assert {"puzzle", "status", "trips", "solutions", "count", "states"} <= set(answer)
    assert (answer["puzzle"], answer["status"], answer["trips"]) == ("wolf-goat-cabbage", "solved", 7)
    first, second = answer["solutions"]
    assert first["trips"] == len(first["moves"]) == len(first["states"]) - 1 == 7
    assert first["moves"][0] == {"party": ["farmer", "goat"], "from": "west", "to": "east"}
    assert second["moves"][2] == {"party": ["farmer", "cabbage"], "from": "west", "to": "east"}
    assert first["states"][1] == {"boat": "east", "places": {"west": ["wolf", "cabbage"], "east": ["farmer", "goat"]}}
    assert 1 <= answer["states"] <= 10


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_json_of_an_impossible_puzzle(capsys: pytest.CaptureFixture[str], strategy: str) -> None:
    status, out, err = run(capsys, "jealous-husbands", "couples=4", "--json", "--strategy", strategy)
    answer = json.loads(out)
    assert (status, err) == (1, "")
    assert (answer["status"], answer["trips"], answer["solutions"], answer["states"]) == ("impossible", None, [], 44)


def test_json_of_a_limit(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "jealous-husbands", "--json", "--max-states", "5")
    answer = json.loads(out)
    assert status == 3
    assert (answer["status"], answer["trips"], answer["solutions"]) == ("limit", None, [])
    assert answer["states"] > 5


@pytest.mark.parametrize(
    ("arguments", "number", "words"),
    [
        (["wolf-goat-cabbage"], 2, "2 shortest plans of 7 trips"),
        (["jealous-husbands", "couples=6", "boat=4"], 8733240, "8733240 shortest plans of 9 trips"),
        (
            ["wolf-goat-cabbage", "--strategy", "depth-first"],
            2,
            "2 plans without a repeated state, the shortest of 7 trips",
        ),
    ],
)
def test_counting(capsys: pytest.CaptureFixture[str], arguments: list[str], number: int, words: str) -> None:
    assert run(capsys, *arguments, "--count") == (0, f"{words}\n", "")
    answer = json.loads(run(capsys, *arguments, "--count", "--json")[1])
    assert (answer["count"], answer["solutions"]) == (number, [])


def test_counting_an_impossible_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "jealous-husbands", "couples=4", "--count", "--json")
    assert (status, json.loads(out)["count"]) == (1, 0)


def test_all_plans_are_numbered(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "jealous-husbands", "couples=2", "--all")
    assert [line for line in out.splitlines() if line.startswith("Solution")] == [f"Solution {n}" for n in range(1, 9)]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_tracing_goes_to_standard_error(capsys: pytest.CaptureFixture[str], strategy: str) -> None:
    status, out, err = run(capsys, "wolf-goat-cabbage", "--trace", "--strategy", strategy, "--view", "codes")
    assert (status, out) == (0, "[15, 12, 13, 4, 7, 2, 3, 0]\n")
    assert "Processing level 0: [F W G C *] | []\n" in err
    assert (
        "  Illegal: F W from the west bank to the east bank: the goat would eat the cabbage on the west bank\n" in err
    )
    assert "  Found solution at level 7: [] | [F W G C *]\n" in err


def test_writing_to_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "wolf-goat-cabbage", "--view", "codes", "-o", str(tmp_path / "plan.txt"))[:2] == (0, "")
    assert (tmp_path / "plan.txt").read_text(encoding="utf-8") == "[15, 12, 13, 4, 7, 2, 3, 0]\n"
    assert run(capsys, "wolf-goat-cabbage", "-o", str(tmp_path / "plan.json"))[:2] == (0, "")
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["trips"] == 7


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "there is no puzzle called nonsense: see the list of puzzles, or name a file that ends in .pl"),
        (["wolf-goat-cabage"], "there is no puzzle called wolf-goat-cabage; did you mean wolf_goat_cabbage?"),
        (["jealous-husbands", "couples=banana"], "couples must be a whole number from 1 to 26, not banana"),
        (["jealous-husbands", "couples=0"], "couples must be a whole number from 1 to 26, not 0"),
        (["jealous-husbands", "boat=-1"], "boat must be a whole number from 1 to 52, not -1"),
        (["jealous-husbands", "island=maybe"], "island must be true or false, not maybe"),
        (
            ["jealous-husbands", "couples=1", "rowers=captain"],
            "rower/1 names captain, who is no passenger: the passengers are husband(a) and wife(a)",
        ),
        (["wolf-goat-cabbage", "size=3"], "wolf_goat_cabbage has no parameter size: it takes none"),
        (
            ["missionaries-cannibals", "missionaries=2"],
            "the start already breaks a rule: 3 cannibals would outnumber 2 missionaries on the west bank",
        ),
        (["nowhere.pl"], "there is no puzzle file nowhere.pl"),
        (
            [str(PUZZLES / "syntax_error.pl")],
            f"{PUZZLES / 'syntax_error.pl'}, line 4: Syntax error: Operator expected",
        ),
        (
            [str(PUZZLES / "misspelt_rule.pl")],
            f"a rule of {PUZZLES / 'misspelt_rule.pl'} calls memberchek/2, which is defined nowhere",
        ),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert run(capsys, *arguments) == (2, "", f"pybridge: {sentence}\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["wolf-goat-cabbage", "seven"], "A parameter is given as NAME=VALUE, not as 'seven'."),
        (["jealous-husbands", "couples=2", "couples=3"], "The parameter couples is given twice."),
        (["wolf-goat-cabbage", "-o", "plan.pdf"], "plan.pdf"),
        (["wolf-goat-cabbage", "--strategy", "magic"], "'magic' is not one of"),
        (["wolf-goat-cabbage", "--view", "film"], "'film' is not one of"),
        (["wolf-goat-cabbage", "--time-limit", "-1"], "'--time-limit': -1.0 is not in the range"),
    ],
)
def test_bad_usage_is_told_with_the_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("Usage: pybridge solve")
    assert sentence in err


def test_a_file_with_a_fault_is_told_the_same_the_second_time(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, str(PUZZLES / "syntax_errors.pl"))
    assert first[0] == 2
    assert first == run(capsys, str(PUZZLES / "syntax_errors.pl"))


def test_without_swi_prolog_the_status_is_4() -> None:
    result = command("solve", "wolf-goat-cabbage", PATH="/nonexistent", PYBRIDGE_ENGINE="process")
    assert (result.returncode, result.stdout) == (4, "")
    assert result.stderr.startswith("pybridge: the engine process does not work: ")
    assert result.stderr.count("\n") == 1


def test_without_any_engine_the_status_is_4(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unavailable(name: str, options: dict[str, object]) -> None:
        raise EngineUnavailable(f"no SWI-Prolog for {name}")

    monkeypatch.delenv("PYBRIDGE_ENGINE", raising=False)
    monkeypatch.setattr(choice, "_RUNNING", {})
    monkeypatch.setattr(choice, "_start", unavailable)
    status, out, err = run(capsys, "wolf-goat-cabbage")
    assert (status, out) == (4, "")
    assert err.startswith("pybridge: no usable SWI-Prolog (janus: no SWI-Prolog for janus; pyswip: ")
    assert err.count("\n") == 1
