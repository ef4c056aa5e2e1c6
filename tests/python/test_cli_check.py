"""``pybridge check``: plans as text, as JSON and in files; verdicts and exit statuses."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from pybridge import cli

PLAN = "farmer goat\nfarmer\nfarmer wolf\nfarmer goat\nfarmer cabbage\nfarmer\nfarmer goat\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(["check", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_plan_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "wolf-goat-cabbage", PLAN) == (0, "Valid: 7 trips, which is the least possible.\n", "")


def test_a_plan_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "plan.txt"
    file.write_text(PLAN, encoding="utf-8")
    assert run(capsys, "wolf-goat-cabbage", str(file))[0] == 0


def test_a_plan_from_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(PLAN.encode())))
    assert run(capsys, "wolf-goat-cabbage", "-")[0] == 0


def test_what_solve_prints_as_json_can_be_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    assert cli.run(["solve", "jealous-husbands", "couples=4", "island=true", "-o", str(file)]) == 0
    assert run(capsys, "jealous-husbands", "couples=4", "island=true", str(file))[0] == 0
    answer = json.loads(file.read_text(encoding="utf-8"))
    for part in (answer["solutions"][0], answer["solutions"][0]["moves"]):
        assert run(capsys, "jealous-husbands", "couples=4", "island=true", json.dumps(part))[0] == 0


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (
            "F W",
            "Invalid: trip 1 (F W from the west bank to the east bank) is illegal: "
            "the goat would eat the cabbage on the west bank.",
        ),
        (
            "F G\nF",
            "Invalid: the plan ends after 2 trips without reaching the goal: "
            "the farmer, the wolf and the cabbage are still on the west bank.",
        ),
        ("F G\nF G\n" + PLAN, None),
    ],
)
def test_verdicts(capsys: pytest.CaptureFixture[str], plan: str, sentence: str | None) -> None:
    status, out, _ = run(capsys, "wolf-goat-cabbage", plan)
    if sentence is None:
        assert (status, out) == (0, "Valid: 9 trips, 2 more than the least possible, 7.\n")
    else:
        assert (status, out) == (1, sentence + "\n")


def test_json_has_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "wolf-goat-cabbage", PLAN, "--json")
    answer = json.loads(out)
    assert status == 0
    assert (answer["valid"], answer["reason"], answer["trips"], answer["optimum"]) == (True, None, 7, 7)
    status, out, _ = run(capsys, "wolf-goat-cabbage", "F W", "--json")
    answer = json.loads(out)
    assert status == 1
    assert (answer["valid"], answer["trips"], answer["failed_trip"], answer["optimum"]) == (False, 1, 1, 7)
    assert "the goat would eat the cabbage" in answer["reason"]


def test_the_optimum_of_an_impossible_puzzle_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "jealous-husbands", "couples=4", "Ha Wa", "--json")
    assert (status, json.loads(out)["optimum"]) == (1, None)


def test_an_empty_party(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "wolf-goat-cabbage", '[{"party": [], "from": "west", "to": "east"}]')
    assert status == 1
    assert out == ("Invalid: trip 1 (nobody from the west bank to the east bank) is illegal: nobody is in the boat.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["wolf-goat-cabbage", "F zebra"],
            "trip 1 names zebra, who is no passenger: the passengers are farmer, wolf, goat and cabbage",
        ),
        (
            ["wolf-goat-cabbage", "F G: west -> mars"],
            "trip 1 names mars, which is no place: the places are west and east",
        ),
        (
            ["jealous-husbands", "island=true", "Ha Wa"],
            "trip 1 does not say where it goes: there are more than two places (west, island and east)",
        ),
        (
            ["wolf-goat-cabbage", "F G\n?"],
            'line 2 of the plan is not a trip: "?"; a trip names its party, and where it goes when there are more than '
            'two places, as in "farmer: west -> east"',
        ),
    ],
)
def test_a_plan_that_cannot_be_read(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(capsys, *arguments) == (2, "", f"pybridge: {sentence}\n")


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ("plan.json", "There is no file plan.json."),
        ("some/where", "There is no file some/where."),
        ("[{", "The plan is not JSON: line 1, column 3"),
        ('{"moves": 3}', "A plan in JSON is a list of moves"),
        ('[{"party": "farmer"}]', "A plan in JSON is a list of moves"),
    ],
)
def test_what_is_no_plan(capsys: pytest.CaptureFixture[str], plan: str, sentence: str) -> None:
    status, out, err = run(capsys, "wolf-goat-cabbage", plan)
    assert (status, out) == (2, "")
    assert sentence in err
