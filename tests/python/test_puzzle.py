"""Puzzles as data: the dataclass, TOML, and that they mean what the Prolog files mean."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pybridge
from pybridge import Conflict, Outnumber, Owner, PartyDuration, Passenger, Puzzle, PuzzleError
from pybridge.puzzle.lines import line_of
from pybridge.puzzle.names import riders
from tests.oracle import crossing as oracle
from tests.oracle.declared import crossing_of, least_trips
from tests.python.twins import FOLDER, TWINS, Twin

WOLF = Puzzle(
    ("farmer", "wolf", "goat", "cabbage"),
    2,
    rowers=("farmer",),
    conflicts=(Conflict(("wolf", "goat"), ("farmer",)), Conflict(("goat", "cabbage"), ("farmer",))),
)
EVERYTHING = Puzzle(
    (
        Passenger("captain", rows=True, weight=80, duration=2.5, start="east", goal="anywhere", symbol="K", code=4),
        Passenger("sailor", count=2, rows=True, weight=70, duration=3),
        Passenger("parrot(x)", duration=1, bank_name='The "parrot"'),
    ),
    3,
    name="everything",
    title='Quotes " and \\ and 日本',
    source="nowhere",
    riddle="line one\nline two",
    places=("west", "island", "east"),
    routes=(("west", "island"), ("island", "east"), ("east", "west")),
    direct="landable",
    boat_start="east",
    boat_goal="west",
    load_limit=230.5,
    conflicts=(Conflict(("sailor", "sailor"), ("captain",)),),
    outnumber=(Outnumber("sailor", "captain"),),
    owners=(Owner("parrot(x)", "captain", ("sailor",)), Owner("sailor(1)", "captain")),
    forbidden=(("parrot(x)", "captain"),),
    required=(("sailor(1)", "sailor(2)"),),
    durations=(PartyDuration(("captain",), 7),),
    answer="impossible",
    least_time=12,
)
FILES = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_puzzle_in_toml_is_the_puzzle_of_the_catalogue(path: Path) -> None:
    puzzle = Puzzle.from_toml(path)
    assert puzzle.name == path.stem
    assert pybridge.analyse(path) == pybridge.analyse(path.stem)
    info, twin = pybridge.describe(path), pybridge.describe(path.stem)
    assert (info.passengers, info.rowers, info.places, info.seats) == (
        twin.passengers,
        twin.rowers,
        twin.places,
        twin.seats,
    )
    assert (info.title, info.answer) == (twin.title, twin.answer)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_plan_of_the_one_is_a_plan_of_the_other(path: Path) -> None:
    result = pybridge.solve(path)
    if result.solution is None:
        assert result.status == "impossible"
        assert pybridge.solve(path.stem).status == "impossible"
    else:
        verdict = pybridge.check(path.stem, result.solution)
        assert (verdict.valid, verdict.trips, verdict.optimum) == (True, result.trips, result.trips)


@pytest.mark.parametrize("twin", TWINS, ids=str)
def test_a_row_of_known_answers_as_data(twin: Twin) -> None:
    result = pybridge.solve(twin.puzzle, language=None)
    assert result.trips == twin.trips
    assert result.status == ("impossible" if twin.trips is None else "solved")
    same = pybridge.solve(twin.name, language=None, **twin.parameters)
    assert (same.status, same.trips) == (result.status, result.trips)
    if result.solution is not None:
        assert pybridge.check(twin.puzzle, result.solution, optimum=False).valid
    assert Puzzle.from_toml(twin.puzzle.to_toml()) == twin.puzzle


@pytest.mark.parametrize("twin", [twin for twin in TWINS if len(list(riders(twin.puzzle))) <= 8], ids=str)
def test_the_reference_agrees_with_a_row_of_known_answers(twin: Twin) -> None:
    assert least_trips(crossing_of(twin.puzzle)) == twin.trips


@pytest.mark.parametrize(("name", "time", "plans"), [("bridge-torch", 17, 2), ("family-lamp", 29, None)])
def test_a_timed_puzzle_takes_as_long_as_the_reference_says(name: str, time: int, plans: int | None) -> None:
    puzzle = Puzzle.from_toml(FOLDER / f"{name}.toml")
    least = oracle.cheapest(crossing_of(puzzle))
    assert least is not None
    assert least[0] == time == puzzle.least_time
    assert pybridge.count(puzzle, strategy="uniform-cost") == least[1]
    assert plans in (None, least[1])


@pytest.mark.parametrize("puzzle", [WOLF, EVERYTHING], ids=lambda puzzle: puzzle.name)
def test_toml_keeps_a_puzzle(puzzle: Puzzle) -> None:
    again = Puzzle.from_toml(puzzle.to_toml())
    assert again.to_toml() == puzzle.to_toml()
    assert again.facts() == puzzle.facts()


def test_the_file_names_the_puzzle(tmp_path: Path) -> None:
    file = tmp_path / "my-own.toml"
    file.write_text(WOLF.to_toml(), encoding="utf-8")
    assert Puzzle.from_toml(file).name == "my-own"
    assert pybridge.describe(file).name == "my-own"
    assert pybridge.describe(str(file)).passengers == ("farmer", "wolf", "goat", "cabbage")


def test_a_puzzle_is_a_frozen_value() -> None:
    assert hash(WOLF) == hash(Puzzle.from_toml(WOLF.to_toml()))
    with pytest.raises(AttributeError):
        WOLF.seats = 3  # type: ignore[misc]


def test_every_function_takes_data() -> None:
    result = pybridge.solve(WOLF)
    assert result.trips == 7
    assert [move.sentence for move in result.solution.moves][:1] == ["The farmer takes the goat to the east bank."]  # type: ignore[union-attr]
    assert len(list(pybridge.solutions(WOLF))) == 2
    assert pybridge.count(WOLF) == 2
    assert pybridge.analyse(WOLF).to_dict().items() >= {"states": 10, "edges": 10, "dead_ends": 0, "depth": 7}.items()
    assert len(pybridge.state_graph(WOLF).nodes) == 10
    assert pybridge.riddle(WOLF).startswith("The farmer, the wolf, the goat and the cabbage are on the west bank")
    assert pybridge.lint(WOLF) == ()
    verdict = pybridge.check(WOLF, "farmer wolf")
    assert verdict.reason == (
        "trip 1 (F W from the west bank to the east bank) is illegal: "
        "the goat would be with the cabbage without the farmer on the west bank"
    )


def test_data_takes_no_parameters() -> None:
    with pytest.raises(PuzzleError, match=r"^a puzzle of data takes no parameters, such as couples$"):
        pybridge.solve(WOLF, couples=2)


def test_data_is_never_read_as_a_program(tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    title = f"x'), shell('touch {marker}'), y('"
    puzzle = Puzzle(("farmer",), 1, rowers=("farmer",), title=title, source=":- halt.", riddle="'. halt. '")
    assert pybridge.describe(puzzle).title == title
    assert pybridge.solve(puzzle).trips == 1
    assert not marker.exists()


def test_reading_toml_starts_no_engine() -> None:
    code = (
        "import sys; from pybridge.puzzle import Puzzle; Puzzle.from_toml(sys.argv[1]);"
        "assert not [m for m in sys.modules if m.startswith(('pybridge.engine', 'janus', 'pyswip'))]"
    )
    subprocess.run([sys.executable, "-c", code, str(FILES[0])], check=True)


def test_the_line_of_a_value() -> None:
    text = (
        'title = "a"  # a comment with [ brackets ]\n'
        'passengers = [ "x",\n'
        '  "y", { name = "z", count = 2 },\n'
        "]\n"
        "[[conflicts]]\n"
        'between = [\n  "x",\n  "q"\n]\n'
        '"quoted key" = """\nmany\nlines"""\n'
        "[[conflicts]]\n"
        "between = ['x', 'r']\n"
    )
    assert line_of(text, ("title",)) == 1
    assert line_of(text, ("passengers", 0)) == 2
    assert line_of(text, ("passengers", 2, "count")) == 3
    assert line_of(text, ("conflicts", 0, "between"), "q") == 8
    assert line_of(text, ("conflicts", 0, "quoted key")) == 10
    assert line_of(text, ("conflicts", 1)) == 13
    assert line_of(text, ("conflicts", 1, "between"), "r") == 14
    assert line_of(text, ("conflicts", 1, "unless")) == 13
    assert line_of(text, ("nothing",)) is None


def test_lists_become_tuples() -> None:
    conflict = Conflict(["wolf", "goat"], ["farmer"])  # type: ignore[arg-type]
    puzzle = Puzzle(["farmer", "wolf", "goat"], 2, rowers=["farmer"], conflicts=[conflict])  # type: ignore[arg-type]
    assert puzzle.conflicts == (Conflict(("wolf", "goat"), ("farmer",)),)
    assert puzzle.passengers == ("farmer", "wolf", "goat")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"conflicts": [("wolf", "goat")]}, 'conflicts[1]: each entry is a Conflict, unlike ["wolf", "goat"]'),
        ({"conflicts": None}, "conflicts: a list is needed, not null"),
        ({"passengers": "farmer"}, 'passengers: a list is needed, not "farmer"'),
        (
            {"rowers": ["farmr"]},
            "rowers: there is no passenger farmr: the passengers are farmer, wolf and goat; did you mean farmer?",
        ),
        ({"seats": True}, "seats: the boat needs a whole number of seats from 1, not true"),
        ({"load_limit": float("nan")}, "load_limit: the load limit must be a number above 0, not NaN"),
        ({"forbidden": [[]]}, "forbidden[1]: a forbidden party has at least 1 passenger, not []"),
        ({"required": [["wolf"]]}, 'required[1]: a required party has at least 2 passengers, not ["wolf"]'),
        ({"durations": [PartyDuration(("wolf",), 0)]}, "durations[1].time: a time must be a number above 0, not 0"),
        (
            {"passengers": [Passenger("farmer", weight=-1)]},
            "passengers[1].weight: the weight of farmer must be a number from 0, not -1",
        ),
        (
            {"owners": [Owner("wolf", "wolf")]},
            "owners[1].owner: wolf has no owner by the name wolf: two kinds are "
            "paired by what is in brackets, as wife(a) with husband(a)",
        ),
        ({"answer": "never"}, 'answer: the answer is a number of trips or "impossible", not "never"'),
    ],
    ids=str,
)
def test_a_value_that_is_wrong_is_named(wrong: dict[str, object], message: str) -> None:
    given: dict[str, object] = {"passengers": ("farmer", "wolf", "goat"), "seats": 2, "rowers": ("farmer",)}
    with pytest.raises(PuzzleError) as raised:
        Puzzle(**{**given, **wrong})  # type: ignore[arg-type]
    assert str(raised.value) == message
