"""States from the middle of a puzzle: what can be done in them, and going on from there."""

from __future__ import annotations

import json

import pytest

from pybridge import cli, crossing
from pybridge.choices import moves
from pybridge.errors import PuzzleError


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.run(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_best_first_and_the_illegal_last() -> None:
    choices = moves("wolf-goat-cabbage")
    assert [choice.legal for choice in choices] == [True, False, False, False]
    best, second, *_ = choices
    assert best.move.party == ("farmer", "goat")
    assert best.to_goal == 6
    assert best.state == crossing.solve("wolf-goat-cabbage").solutions[0].states[1]
    assert second.reason == "the goat would eat the cabbage on the west bank"


def test_following_the_best_move_leads_to_the_goal() -> None:
    state = crossing.solve("jealous-husbands").solutions[0].states[0]
    for left in reversed(range(11)):
        best = moves("jealous-husbands", from_state=state)[0]
        assert best.to_goal == left
        state = best.state
    assert not state.at("west")


def test_nothing_helps_any_more() -> None:
    choices = moves("jealous-husbands", couples=4)
    assert all(choice.to_goal is None for choice in choices)
    assert any(choice.legal for choice in choices)


def test_moves_of_a_space() -> None:
    best, *_ = moves("water-jugs", from_state="[3,5,0]")
    assert best.to_dict() == {
        "label": "pour(2,3)",
        "state": "[3,2,3]",
        "legal": True,
        "to_goal": 5,
        "reason": None,
    }


def test_states_go_round() -> None:
    graph = crossing.state_graph("wolf-goat-cabbage")
    for node in graph.nodes:
        assert crossing.solve("wolf-goat-cabbage", from_state=node.state).trips == node.to_goal
        assert crossing.solve("wolf-goat-cabbage", from_state=node.state.to_dict()).trips == node.to_goal


@pytest.mark.parametrize("state", ["west: ghost", "west: goat wolf", {"places": {"north": []}}, "nonsense"])
def test_wrong_states(state: object) -> None:
    with pytest.raises(PuzzleError):
        crossing.solve("wolf-goat-cabbage", from_state=state)  # type: ignore[arg-type]


def test_distinct_plans() -> None:
    result = crossing.solve("jealous-husbands", distinct=True)
    assert len(result.solutions) == 4
    assert all(crossing.check("jealous-husbands", plan, optimum=False).valid for plan in result.solutions)
    assert crossing.count("jealous-husbands", distinct=True) == 4
    assert len(list(crossing.solutions("missionaries-cannibals", distinct=True))) == 4


def test_the_command_moves(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "moves", "wolf-goat-cabbage")
    assert (status, err) == (0, "")
    assert out.splitlines()[:2] == [
        "The farmer takes the goat to the east bank: 6 more to the goal.",
        "The farmer takes the wolf to the east bank: illegal, the goat would eat the cabbage on the west bank.",
    ]
    out = run(capsys, "moves", "wolf-goat-cabbage", "--from", "west: farmer goat")[1]
    assert out.splitlines()[0] == "The farmer takes the goat to the east bank: that is the goal."
    assert "from there the goal cannot be reached" in run(capsys, "moves", "jealous-husbands", "couples=4")[1]
    assert json.loads(run(capsys, "moves", "water-jugs", "--json")[1])[0]["to_goal"] == 6


def test_solve_from_a_state(capsys: pytest.CaptureFixture[str]) -> None:
    state = '{"boat": "west", "places": {"west": ["farmer", "goat"], "east": ["wolf", "cabbage"]}}'
    for given in (state, "[F G *] | [W C]", "west: farmer goat; east: wolf cabbage; boat west"):
        out = run(capsys, "solve", "wolf-goat-cabbage", "--from", given, "--json")[1]
        assert json.loads(out)["trips"] == 1


@pytest.mark.parametrize("given", ["{", '{"boat": "west"}', '{"places": {"west": "goat"}}', "west: ghost"])
def test_solve_from_a_wrong_state(capsys: pytest.CaptureFixture[str], given: str) -> None:
    status, out, err = run(capsys, "solve", "wolf-goat-cabbage", "--from", given)
    assert (status, out) == (2, "")
    assert err


def test_solve_distinct(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "solve", "jealous-husbands", "--distinct", "--count")[1] == "4 shortest plans of 11 trips\n"
    result = json.loads(run(capsys, "solve", "missionaries-cannibals", "--distinct", "--json")[1])
    assert len(result["solutions"]) == 4
