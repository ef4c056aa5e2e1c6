"""Certificates: written by solve, checked by verify, refused when anything in them was changed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from pybridge import cli
from pybridge.certificates import FORMAT, certificate, verify
from pybridge.errors import PuzzleError, SearchLimitReached
from pybridge.puzzle import Conflict, Puzzle

CASES: list[tuple[str, dict[str, Any], bool, int | None]] = [
    ("wolf-goat-cabbage", {}, False, 7),
    ("jealous-husbands", {"couples": 3}, False, 11),
    ("jealous-husbands", {"couples": 4}, False, None),
    ("jealous-husbands", {"couples": 4, "island": True}, False, 16),
    ("missionaries-cannibals", {"missionaries": 4, "cannibals": 4}, False, None),
    ("bridge-torch", {}, True, 17),
    ("water-jugs", {}, False, 7),
    ("water-jugs", {"jugs": [8, 6, 4], "target": 3, "shares": 1}, False, None),
    ("torch-on-the-bridge", {}, True, 17),
]


@pytest.mark.parametrize(("puzzle", "parameters", "cost", "answer"), CASES)
def test_a_certificate_is_valid_after_a_journey(
    puzzle: str, parameters: dict[str, Any], cost: bool, answer: int | None
) -> None:
    document = json.loads(json.dumps(certificate(puzzle, cost=cost, **parameters)))
    assert document["format"] == FORMAT
    assert document.get("length") == answer
    assert document["claim"] == ("impossible" if answer is None else "least")
    assert verify(document)
    assert verify(document).reason is None


def change(document: dict[str, Any], **values: Any) -> dict[str, Any]:
    changed = copy.deepcopy(document)
    changed.update(values)
    return changed


def test_each_state_left_out_is_missed() -> None:
    document = certificate("jealous-husbands", couples=4)
    for number in range(len(document["states"])):
        states = document["states"][:number] + document["states"][number + 1 :]
        verdict = verify(change(document, states=states))
        assert not verdict
        assert verdict.reason is not None


def test_each_distance_left_out_is_missed() -> None:
    document = certificate("wolf-goat-cabbage")
    for number in range(len(document["distances"])):
        assert not verify(
            change(document, distances=document["distances"][:number] + document["distances"][number + 1 :])
        )


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"plan": []}, "does not end in a goal"),
        ({"plan": [[0, 1, 0, 1]]}, "is not legal"),
        ({"plan": [[0, 1, 0, 2, 2]]}, "is not legal"),
        ({"plan": [[0, 1, 9]]}, "no trip"),
        ({"length": 6}, "takes 7 trips, not 6"),
        ({"distances": []}, "distance 0"),
        ({"distances": [[0, 0, 0, 0, 5, 0]]}, "no state"),
        ({"distances": [[0, 0, 0]]}, "no state"),
        ({"measure": "moves"}, "nothing that counts"),
        ({"passengers": ["farmer", "wolf", "cabbage", "goat"]}, "passengers are not"),
        ({"places": ["east", "west"]}, "places are not"),
        ({"claim": "impossible", "states": [[0, 0, 0, 0, 0]]}, "leads out of the states"),
        ({"parameters": {}, "puzzle": "jealous-husbands"}, "passengers are not"),
    ],
)
def test_a_changed_certificate_is_refused_with_a_reason(values: dict[str, Any], reason: str) -> None:
    verdict = verify(change(certificate("wolf-goat-cabbage"), **values))
    assert not verdict
    assert verdict.reason is not None
    assert reason in verdict.reason


def test_more_than_the_least_is_refused() -> None:
    document = certificate("wolf-goat-cabbage")
    detour = [*document["plan"][:1], [1, 0, 0, 2], *document["plan"][:1], *document["plan"][1:]]
    verdict = verify(change(document, plan=detour, length=9))
    assert not verdict


@pytest.mark.parametrize(
    "document",
    [
        [],
        {},
        {"format": "something else"},
        {"format": FORMAT},
        {"format": FORMAT, "claim": "impossible"},
        {"format": FORMAT, "claim": "impossible", "states": [None]},
        {"format": FORMAT, "claim": "impossible", "states": []},
        {"format": FORMAT, "claim": "impossible", "states": [], "puzzle": "no-such-puzzle"},
        {"format": FORMAT, "claim": "impossible", "states": [], "puzzle": "some/relative.pl"},
        {"format": FORMAT, "claim": "impossible", "states": [], "puzzle": "wolf-goat-cabbage", "parameters": 3},
        {"format": FORMAT, "claim": "least", "length": "7", "plan": [], "distances": []},
        {"format": FORMAT, "claim": "least", "length": 7, "plan": [], "distances": [7]},
        {"format": FORMAT, "claim": "least", "length": 7, "distances": []},
    ],
)
def test_what_is_no_certificate_is_told(document: Any) -> None:
    with pytest.raises(PuzzleError):
        verify(document)


def test_a_puzzle_of_data_is_in_its_certificate() -> None:
    puzzle = Puzzle(
        passengers=("keeper(1)", "keeper(2)", "dog", "cat"),
        rowers=("dog", "cat"),
        seats=2,
        conflicts=(Conflict(between=("dog", "cat"), unless=("keeper",)),),
    )
    document = json.loads(json.dumps(certificate(puzzle)))
    assert document["claim"] == "impossible"
    assert len(document["states"]) == 11
    assert verify(document)
    assert verify(document, puzzle)


def test_a_puzzle_file_is_named_by_its_full_path(tmp_path: Path) -> None:
    file = tmp_path / "two.pl"
    file.write_text("passenger(a).\npassenger(b).\nrower(a).\nboat(2).\n", encoding="utf-8")
    document = certificate(file)
    assert document["puzzle"] == str(file)
    assert verify(document)
    assert verify({**document, "puzzle": "elsewhere"}, file)


def test_from_the_middle() -> None:
    document = certificate("wolf-goat-cabbage", from_state="west: farmer goat")
    assert document["length"] == 1
    assert verify(json.loads(json.dumps(document)))
    assert not verify({**document, "from_state": "west: farmer wolf goat cabbage"})


def test_a_limit() -> None:
    with pytest.raises(SearchLimitReached):
        certificate("jealous-husbands", max_states=5)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    assert run(capsys, "solve", "jealous-husbands", "couples=4", "--certificate", str(file))[0] == 1
    assert run(capsys, "verify", str(file)) == (0, "Valid: the puzzle is impossible.\n", "")
    assert run(capsys, "verify", str(file), "jealous-husbands", "couples=4")[0] == 0
    status, out, _ = run(capsys, "verify", str(file), "jealous-husbands", "couples=4", "boat=3", "--json")
    assert status == 1
    verdict = json.loads(out)
    assert verdict["valid"] is False
    assert "leads out of the states" in verdict["reason"]
    document = json.loads(file.read_text(encoding="utf-8"))
    document["states"].pop()
    file.write_text(json.dumps(document), encoding="utf-8")
    status, out, _ = run(capsys, "verify", str(file))
    assert status == 1
    assert out.startswith("Refused: ")


def test_the_commands_for_a_best_plan(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    assert run(capsys, "solve", "bridge-torch", "--strategy", "uniform-cost", "--certificate", str(file))[0] == 0
    assert json.loads(file.read_text(encoding="utf-8"))["measure"] == "time"
    assert run(capsys, "verify", str(file))[1] == "Valid: no plan is better than the one in the certificate.\n"


def test_a_limit_writes_no_certificate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    assert run(capsys, "solve", "jealous-husbands", "--max-states", "5", "--certificate", str(file))[0] == 3
    assert not file.exists()


def test_a_file_that_is_no_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_text("{", encoding="utf-8")
    status, out, err = run(capsys, "verify", str(file))
    assert (status, out) == (2, "")
    assert "not JSON" in err
    assert run(capsys, "verify", str(tmp_path / "missing.json"))[0] == 2
