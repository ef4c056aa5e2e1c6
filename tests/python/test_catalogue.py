"""Every known answer of every puzzle that comes with the program: solved, replayed, and asked of the reference."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pybridge
from pybridge import Compound, Prolog, Puzzle
from pybridge.paths import prolog_dir
from tests.oracle import crossing as oracle
from tests.oracle.crossing import Crossing, Group
from tests.oracle.declared import crossing_of, least_trips
from tests.python.twins import FOLDER

FILES = sorted((prolog_dir() / "puzzles").glob("*.pl"))
NAMES = [path.stem for path in FILES]


def known(name: str, predicate: str) -> list[tuple[dict[str, Any], Any]]:
    """The answers of a puzzle as its file has them: settings and value."""
    with Prolog() as prolog:
        prolog.once("bridge:puzzle_languages(_)")
        goal = (
            "crossing_loading:puzzle_module(Name, _, Module), Head =.. [Predicate, Settings, Value], "
            "Predicate/2 = Key, catch(call(Module:Head), error(existence_error(_, _), _), fail)"
        )
        rows = prolog.all(goal, Name=name, Predicate=predicate)
    return [({setting.name: written(setting.args[0]) for setting in row["Settings"]}, row["Value"]) for row in rows]


def written(value: Any) -> Any:
    """A value as one types it on the command line."""
    if isinstance(value, list):
        return ",".join(str(written(part)) for part in value)
    if isinstance(value, Compound):
        return f"{value.name}({','.join(str(written(part)) for part in value.args)})"
    return value


def test_there_are_at_least_forty_classics() -> None:
    crossings = [entry for entry in pybridge.puzzles() if pybridge.describe(entry.name).places]
    assert len(crossings) >= 40


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_has_a_title_a_source_a_riddle_and_a_known_answer(name: str) -> None:
    info = pybridge.describe(name)
    assert info.title
    assert info.title != name
    assert info.source
    assert info.answer is not None
    if info.places:
        assert pybridge.riddle(name)
        assert 'riddle("' in (prolog_dir() / "puzzles" / f"{name}.pl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_known_answer_is_found_and_its_plan_is_legal(name: str) -> None:
    answers = known(name, "answer")
    assert answers
    for settings, answer in answers:
        result = pybridge.solve(name, language=None, **settings)
        if answer == "impossible":
            assert result.status == "impossible", settings
            continue
        assert (result.status, result.trips) == ("solved", answer), settings
        assert result.solution is not None
        verdict = pybridge.check(name, result.solution, optimum=False, **settings)
        assert (verdict.valid, verdict.trips) == (True, answer), settings


@pytest.mark.parametrize("name", ["bridge_torch", "u2_bridge", "family_lamp"])
def test_every_known_least_time_is_found(name: str) -> None:
    answers = known(name, "least_time")
    assert answers
    for settings, time in answers:
        result = pybridge.solve(name, strategy="uniform-cost", **settings)
        assert result.solution is not None
        assert total_time(name, result.solution, settings) == time


def total_time(name: str, plan: pybridge.Plan, settings: dict[str, Any]) -> int:
    with Prolog() as prolog:
        row = prolog.once(
            "bridge_puzzles:spec_puzzle(Spec, Puzzle), findall(Time, (member(Names, Parties), "
            "findall(P, (member(N, Names), crossing_vocabulary:puzzle_property(Puzzle, passengers(Ps)), member(P, Ps), "
            "format(atom(N), '~w', [P])), Party), crossing_rules:trip_duration(Puzzle, Party, Time)), Times), "
            "sum_list(Times, Sum)",
            Spec=(name, [(key, pybridge.String(str(value))) for key, value in settings.items()]),
            Parties=[list(move.party) for move in plan.moves],
        )
    assert row is not None
    return int(row["Sum"])


LARGE = ("two-islands", "five-jealous-husbands", "four-elopements", "missionaries-island", "adults-children")
"""Too large for the reference to explore them whole."""


def greedy(group: Group) -> bool:
    """The rule of river_axe: too much money with those who are there."""
    shares = {"Giles": 800, "Jasper": 500, "Timothy": 300}
    thieves = [who for who in group if who in shares]
    money = sum(int(who[6:-1]) for who in group if who.startswith("chest"))
    return bool(thieves) and money > sum(shares[who] for who in thieves)


def bites(group: Group) -> bool:
    """The rule of humans_monkeys: animals outnumber the humans with them."""
    humans = sum(who.startswith("human") for who in group)
    return 0 < humans < len(group) - humans


def by_hand() -> Iterator[tuple[str, Crossing]]:
    """The puzzles whose rules are clauses."""
    thieves = ("Giles", "Jasper", "Timothy")
    chests = ("chest(800)", "chest(500)", "chest(300)")
    yield "river_axe", Crossing(thieves + chests, frozenset(thieves), 2, greedy)
    humans = ("human(1)", "human(2)", "human(3)")
    yield "humans_monkeys", Crossing((*humans, "ape", "monkey(1)", "monkey(2)"), frozenset((*humans, "ape")), 2, bites)
    missionaries = Puzzle.from_toml(FOLDER / "missionaries-cannibals.toml")
    pair = frozenset(["cannibal(1)", "missionary(3)"])
    yield "isolated_missionary", crossing_of(missionaries, lambda group: group == pair)


@pytest.mark.parametrize(
    ("name", "crossing"), list(by_hand()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_reference_agrees_on_rules_that_are_clauses(name: str, crossing: Crossing) -> None:
    agree(name, crossing)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_the_reference_agrees_on_rules_that_are_declared(path: Path) -> None:
    crossing = crossing_of(Puzzle.from_toml(path))
    if path.stem in LARGE:
        assert pybridge.solve(path.stem).trips == least_trips(crossing)
    else:
        agree(path.stem, crossing)


def agree(name: str, crossing: Crossing) -> None:
    answer = oracle.solve(crossing)
    found = pybridge.analyse(name)
    assert (found.trips, found.shortest_plans) == (answer.trips, answer.plans)
    assert (found.states, found.depth) == (answer.states, answer.depth)


OTHERS = [
    ("two-islands", {"couples": 1}, 3),
    ("two-islands", {"couples": 2}, 15),
    ("two-islands", {"couples": 4}, 39),
    ("missionaries-island", {"direct": "false"}, 26),
    ("missionaries-island", {"direct": "landable"}, 15),
    ("missionaries-island", {"each": 3}, 11),
    ("four-elopements", {"couples": 3}, 11),
    ("merchants-chests", {"boat": 3}, 7),
    ("tigers-cubs", {"rowers": "tigress"}, None),
    ("tigers-cubs", {"rowers": "all"}, 11),
    ("trading-places", {"each": 4}, None),
    ("leopard-goat-rat-corn", {"boat": 3}, 3),
    ("soldiers-boys", {"soldiers": 6}, 24),
]


def with_settings(name: str, settings: dict[str, Any]) -> Puzzle:
    """The TOML twin with other parameters."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    for key, value in settings.items():
        if key == "boat":
            text = text.replace("seats = 2", f"seats = {value}")
        elif key == "rowers":
            text = text.replace('rowers = ["tigress", "cub(1)"]', f'rowers = ["{value}"]')
        elif key == "soldiers":
            text = text.replace("count = 3", f"count = {value}")
        elif key == "direct":
            text = text.replace(
                "seats =", f"direct = {'false' if value == 'false' else chr(34) + value + chr(34)}\nseats ="
            )
        else:
            for count in (2, 3, 4):
                text = text.replace(f"count = {count}", f"count = <{value}>")
            text = text.replace("<", "").replace(">", "")
    return Puzzle.from_toml(text)


@pytest.mark.parametrize(("name", "settings", "trips"), OTHERS, ids=str)
def test_the_reference_agrees_with_other_parameters(name: str, settings: dict[str, Any], trips: int | None) -> None:
    assert least_trips(crossing_of(with_settings(name, settings))) == trips
    assert pybridge.solve(name, **settings).trips == trips
