"""``swipl prolog/crossing.pl NAME [NAME=VALUE ...]``: what a person in a shell sees, and the exit status."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PUZZLES = ROOT / "tests" / "prolog" / "puzzles"

pytestmark = pytest.mark.prolog


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["swipl", "prolog/crossing.pl", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_a_solved_puzzle_ends_with_status_0() -> None:
    result = run("wolf_goat_cabbage")
    assert result.returncode == 0
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Wolf, goat and cabbage: 7 trips (")
    assert lines[2] == "  1. The farmer takes the goat to the east bank.     [W C] | [F G *]"
    assert len(lines) == 9


@pytest.mark.parametrize("strategy", ["breadth-first", "depth-first", "iterative-deepening", "uniform-cost"])
def test_an_impossible_puzzle_ends_with_status_1(strategy: str) -> None:
    result = run("jealous-husbands", "couples=4", f"strategy={strategy}")
    assert result.returncode == 1
    assert result.stdout == ("The jealous husbands: impossible; all 44 states that can be reached were looked at\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "there is no puzzle called nonsense: see the list of puzzles, or name a file that ends in .pl"),
        (["jealous_husbands", "couples=banana"], "couples must be a whole number from 1 to 26, not banana"),
        (["jealous_husbands", "couples=0"], "couples must be a whole number from 1 to 26, not 0"),
        (["jealous_husbands", "boat=-1"], "boat must be a whole number from 1 to 52, not -1"),
        (["wolf_goat_cabbage", "seven"], "a parameter is given as NAME=VALUE or name(value), not as seven"),
        (
            ["wolf_goat_cabbage", "strategy=magic"],
            "strategy must be breadth-first, depth-first, iterative-deepening, uniform-cost or a-star, not magic",
        ),
        (["wolf_goat_cabbage", "states=few"], "states must be a whole number from 0, not few"),
        (["nowhere.pl"], "there is no puzzle file nowhere.pl"),
    ],
)
def test_bad_input_ends_with_status_2_and_one_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == f"ERROR: {sentence}\n"


def test_a_syntax_error_is_told_with_its_line() -> None:
    result = run(str(PUZZLES / "syntax_error.pl"))
    assert result.returncode == 2
    assert result.stderr == f"ERROR: {PUZZLES / 'syntax_error.pl'}, line 4: Syntax error: Operator expected\n"


@pytest.mark.parametrize(("limit", "which"), [("states=5", "states"), ("depth=3", "depth"), ("seconds=0", "seconds")])
def test_a_limit_ends_with_status_3_and_tells_what_was_explored(limit: str, which: str) -> None:
    result = run("jealous_husbands", "couples=4", "island=true", limit)
    assert result.returncode == 3
    assert re.fullmatch(
        rf"The jealous husbands: the limit on {which} was reached after [\d,]+ states, at depth \d+\n", result.stdout
    )


def test_counting() -> None:
    result = run("jealous_husbands", "couples=6", "boat=4", "count=true")
    assert (result.returncode, result.stdout) == (0, "8733240 plans of 9 trips\n")


def test_counting_the_plans_of_an_impossible_puzzle() -> None:
    result = run("jealous_husbands", "couples=4", "count=true")
    assert (result.returncode, result.stdout) == (1, "0 plans: the puzzle is impossible\n")


def test_all_plans() -> None:
    result = run("wolf_goat_cabbage", "all=true", "strategy=depth-first")
    assert result.returncode == 0
    headings = [line for line in result.stdout.splitlines() if line.startswith("Solution")]
    assert headings == ["Solution 1, 7 trips", "Solution 2, 7 trips"]


def test_the_time_limit_stops_the_listing_of_plans() -> None:
    result = run("jealous_husbands", "couples=4", "island=true", "all=true", "seconds=0.5")
    assert result.returncode == 3
    assert "the limit on seconds was reached after" in result.stdout.splitlines()[-1]


def test_measures() -> None:
    result = run("jealous_husbands", "couples=2", "analyse=true")
    assert result.returncode == 0
    assert [line.split() for line in result.stdout.splitlines()[:6]] == [
        ["states", "18"],
        ["edges", "22"],
        ["dead_ends", "6"],
        ["depth", "6"],
        ["trips", "5"],
        ["shortest_plans", "8"],
    ]


def test_the_search_narrates_itself() -> None:
    result = run("wolf_goat_cabbage", "trace=true", "strategy=iterative-deepening")
    lines = result.stdout.splitlines()
    limits = [line for line in lines if line.startswith("Starting")]
    assert limits == [f"Starting depth-first search with depth limit {n}" for n in range(1, 8)]
    assert "  Found solution at level 7: [] | [F W G C *]" in lines
    assert "  Depth limit reached at level 6: [F G *] | [W C]" in lines


def test_a_puzzle_from_a_file_with_parameters() -> None:
    result = run(str(PUZZLES / "bridge_and_torch.pl"), "paces=[1,2,5,8]", "strategy=uniform-cost", "count=true")
    assert result.returncode == 0
    assert result.stdout.startswith("2 plans of ")


def test_without_arguments_it_is_a_toplevel() -> None:
    goals = "puzzles.\nonce(solve(jealous_husbands([couples(1)]), Plan)).\nsolve(wolf_goat_cabbage).\n"
    result = run(stdin=goals)
    assert result.returncode == 0
    assert "ERROR" not in result.stderr
    assert "Warning" not in result.stderr
    assert "couples=3                    number of couples" in result.stdout
    assert "Plan = [trip([husband(a), wife(a)], west, east)]" in result.stdout
    assert "  7. The farmer takes the goat to the east bank." in result.stdout
