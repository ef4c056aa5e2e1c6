"""``pybridge new``, ``lint`` and ``show``, and the languages of sentences."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import pybridge
from pybridge import cli, writing
from pybridge.paths import prolog_dir
from pybridge.puzzle.toml import KEYS
from tests.python.twins import FOLDER

MALFORMED = Path(__file__).parent / "malformed"
BROKEN = Path(__file__).parents[1] / "prolog" / "puzzles" / "lint_names.pl"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize("suffix", [".toml", ".pl"])
def test_a_new_puzzle_is_right_and_solved(capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str) -> None:
    file = str(tmp_path / f"mine{suffix}")
    status, out, err = run(capsys, "new", file)
    assert (status, out) == (0, "")
    assert err == f"{file}: a puzzle to begin with. Try: pybridge solve {file}\n"
    assert run(capsys, "lint", file) == (0, f"{file}: OK\n", "")
    assert run(capsys, "solve", file)[1].startswith("Wolf, goat and cabbage: 7 trips")


@pytest.mark.parametrize("suffix", [".toml", ".pl"])
def test_a_file_that_exists_stays_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"mine{suffix}"
    file.write_text("mine", encoding="utf-8")
    status, _, err = run(capsys, "new", str(file))
    assert status == 2
    assert "There is already a file" in err
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_new_puzzle_is_toml_or_prolog(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    assert run(capsys, "new", str(file)) == (2, "", "pybridge: a puzzle file ends in .toml or .pl\n")
    assert not file.exists()


def test_the_starter_names_every_key() -> None:
    text = writing.starter(".toml")
    plain = "\n".join(
        line.removeprefix("# ") if "=" in line or line.startswith("# [[") else line for line in text.splitlines()
    )
    for key in KEYS:
        assert f"{key} =" in plain or f"[[{key}]]" in plain, key


def test_lint_tells_every_problem_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "lint", str(BROKEN))
    assert (status, err) == (2, "")
    assert out.splitlines() == [
        f"{BROKEN}, line 1: passanger/1 is no predicate of the vocabulary; did you mean passenger/1?",
        f"{BROKEN}, line 6: Singleton variables: [Q]",
        f"{BROKEN}, line 6: foo/1 is called, but defined nowhere",
        f"{BROKEN}, line 6: memberchek/2 is called, but defined nowhere; did you mean memberchk?",
        f"{BROKEN}, line 9: helper/1 is used nowhere, and is no predicate of the vocabulary",
    ]


def test_lint_of_toml(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(MALFORMED / "unknown_key.toml")
    assert run(capsys, "lint", file) == (2, f"{file}, line 2: there is no key seets; did you mean seats?\n", "")
    assert run(capsys, "lint", str(FOLDER / "japanese-family.toml"))[0] == 0


def test_lint_of_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "lint", "nowhere.toml") == (2, "", "pybridge: there is no puzzle file nowhere.toml\n")
    status, out, _ = run(capsys, "lint", "wolf-goat-cabage")
    assert (status, out) == (
        2,
        "wolf-goat-cabage: there is no puzzle called wolf-goat-cabage; did you mean wolf_goat_cabbage?\n",
    )


def test_a_file_that_was_mended_is_right(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mended.pl"
    shutil.copy(BROKEN, file)
    assert run(capsys, "lint", str(file))[0] == 2
    shutil.copy(prolog_dir() / "puzzles" / "roomy_boat.pl", file)
    assert run(capsys, "lint", str(file)) == (0, f"{file}: OK\n", "")


def test_a_puzzle_is_shown_as_a_riddle(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "show", str(FOLDER / "keepers-dog-cat.toml"))
    assert (status, err) == (0, "")
    title, riddle, facts = out.split("\n\n")
    assert title == "Two keepers, a dog and a cat"
    assert " ".join(riddle.split()) == (
        "2 keepers, the dog and the cat are on the west bank, with the boat. The boat has 2 seats. Only the dog and "
        "the cat can row. The dog must not be with the cat unless a keeper is there. All of them must get to the east "
        "bank. How few trips are enough?"
    )
    assert facts.splitlines()[0] == "name:       keepers-dog-cat"
    assert all(len(line) <= 80 for line in riddle.splitlines())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Wo Missionare sind, dürfen Kannibalen nicht in der Überzahl sein."),
        ("ja", "宣教師がいる所では、人食い人の数が宣教師の数を超えてはならない。"),
        ("en", "Wherever there are missionaries, cannibals must not outnumber them."),
    ],
)
def test_a_riddle_in_each_language(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    status, out, _ = run(capsys, "show", str(FOLDER / "big-cannibal.toml"), "--lang", language)
    assert status == 0
    joined = "".join(out.splitlines()) if language == "ja" else " ".join(out.split())
    assert words in joined


@pytest.mark.parametrize(
    ("language", "trip"),
    [
        ("de", "1. Der Bauer bringt die Ziege ans Ostufer."),
        ("ja", "1. 農夫が山羊を乗せて東岸へ渡る。"),
        ("en", "1. The farmer takes the goat to the east bank."),
    ],
)
def test_a_story_in_each_language(capsys: pytest.CaptureFixture[str], language: str, trip: str) -> None:
    assert run(capsys, "solve", "wolf-goat-cabbage", "--lang", language)[1].splitlines()[1] == trip


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("de", "die Ziege würde am Westufer den Kohlkopf fressen"),
        ("ja", "西岸で山羊がキャベツを食べてしまう"),
    ],
)
def test_a_reason_in_each_language(capsys: pytest.CaptureFixture[str], language: str, reason: str) -> None:
    status, out, _ = run(capsys, "check", "wolf-goat-cabbage", "farmer wolf", "--lang", language)
    assert status == 1
    assert reason in out


def test_there_is_no_such_language(capsys: pytest.CaptureFixture[str]) -> None:
    expected = (2, "", "pybridge: there is no language xx: there are de, en and ja\n")
    assert run(capsys, "solve", "wolf-goat-cabbage", "--lang", "xx") == expected
    assert run(capsys, "show", "wolf-goat-cabbage", "--lang", "xx") == expected


def test_a_language_is_one_file() -> None:
    assert pybridge.languages() == ("de", "en", "ja")
