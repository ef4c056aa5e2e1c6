"""What goes to Prolog and comes back for the puzzles: specs and options, plans, states and moves.

The functions of the API share this.  Passengers and places go over as their numbers;
see ``prolog/bridge/puzzles.pl``.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from pybridge.engine.session import Prolog
from pybridge.errors import PrologError, PuzzleError, SearchLimitReached, TimeLimitReached
from pybridge.model import Move, Plan, PuzzleInfo, SolveResult, State
from pybridge.spaces import SpaceInfo, space_state, step
from pybridge.values import Compound, String

if TYPE_CHECKING:
    from pybridge.puzzle import Puzzle

PuzzleName: TypeAlias = "str | os.PathLike[str] | Puzzle"
PlanLike = str | Plan | Sequence[Mapping[str, Any] | Move]
StateLike = str | State | Mapping[str, Any]

GRACE = 0.5
"""Seconds that the search has beyond its own time limit before the engine stops it."""


@contextmanager
def puzzle_session(engine: str | None) -> Iterator[Prolog]:
    """A session in which errors of a puzzle are raised as what they are."""
    with Prolog(engine) as prolog:
        try:
            yield prolog
        except PrologError as error:
            if is_puzzle_error(error):
                raise PuzzleError(error.message) from None
            raise


def is_puzzle_error(error: PrologError) -> bool:
    """Is it one of the errors of the Prolog module crossing_errors?"""
    match error.term:
        case Compound("error", (Compound("puzzle_error", _), _)):
            return True
    return False


def puzzle_spec(puzzle: PuzzleName, parameters: Mapping[str, Any], from_state: StateLike | None = None) -> Any:
    """A puzzle for Prolog: its name and settings, or its facts, and the state to start from."""
    spec: Any
    if not isinstance(puzzle, str | os.PathLike) or is_toml(puzzle):
        if parameters:
            raise PuzzleError(f"a puzzle of data takes no parameters, such as {next(iter(parameters))}")
        spec = data_term(puzzle)
    else:
        spec = puzzle_path(puzzle), [(name, setting(value)) for name, value in parameters.items()]
    return spec if from_state is None else Compound("from", (spec, state_term(from_state)))


def puzzle_path(puzzle: str | os.PathLike[str]) -> str:
    """The name of a puzzle; that of a file that is there, in full.

    An embedded SWI-Prolog keeps the working directory that the process had when it started.
    """
    name = os.fspath(puzzle)
    path = Path(name)
    return str(path.absolute()) if path.suffix == ".pl" and path.is_file() else name


def is_toml(puzzle: str | os.PathLike[str]) -> bool:
    """Whether the name of a puzzle is that of a file of TOML."""
    return os.fspath(puzzle).endswith(".toml")


def data_term(puzzle: PuzzleName) -> Compound:
    """The facts of a puzzle of data, with the name of its file where it has one."""
    from pybridge.puzzle import Puzzle  # only puzzles of data need it

    if isinstance(puzzle, Puzzle):
        return puzzle.term()
    if not isinstance(puzzle, str | os.PathLike):
        raise TypeError(f"a puzzle is given by its name, its path or a Puzzle, not by {puzzle!r}")
    path = os.fspath(puzzle)
    return Compound("in_file", (path, Puzzle.from_toml(path).term()))


def state_term(state: StateLike) -> Any:
    """A state for Prolog: a text, or who is where."""
    if isinstance(state, State):
        state = state.to_dict()
    if isinstance(state, str):
        return String(state)
    places = [(place, [String(name) for name in group]) for place, group in state.get("places", {}).items()]
    return Compound("position", (state.get("boat") or "null", places))


def setting(value: Any) -> Any:
    """A parameter for Prolog: numbers as they are, all else as the text that one would type."""
    if isinstance(value, bool):
        return truth(value)
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return String(value)
    if isinstance(value, Iterable):
        return String(",".join(map(str, value)))
    return String(str(value))


def truth(value: bool) -> str:
    """A Prolog boolean."""
    return "true" if value else "false"


def plain_value(value: Any) -> int | str | bool:
    """A parameter's value for Python."""
    if value in ("true", "false"):
        return bool(value == "true")
    return int(value) if isinstance(value, int) else str(value)


def hyphens(name: str) -> str:
    """The name of a puzzle as users write it."""
    return name.replace("_", "-")


def search_options(
    strategy: str, time_limit: float | None, max_states: int | None, max_depth: int | None
) -> list[tuple[str, Any]]:
    """The options of a search for Prolog."""
    limits = {"seconds": time_limit, "states": max_states, "depth": max_depth}
    return [("strategy", strategy), *((name, value) for name, value in limits.items() if value is not None)]


def engine_limit(prolog: Prolog, time_limit: float | None) -> float | None:
    """The engine's own limit, a little after that of the search, the rules having been loaded before."""
    if time_limit is None:
        return None
    prolog.once("bridge:puzzles_loaded")
    return time_limit + GRACE


def each_answer(
    prolog: Prolog, spec: Any, options: list[tuple[str, Any]], time_limit: float | None
) -> Iterator[Compound]:
    """The plans and events of a search as they come, and its end."""
    goal = "bridge:puzzle_answer(Spec, Options, Answer)"
    try:
        with prolog.query(goal, Spec=spec, Options=options, time_limit=engine_limit(prolog, time_limit)) as rows:
            for row in rows:
                yield row["Answer"]
    except TimeLimitReached:
        yield OUT_OF_TIME


def one_solution(prolog: Prolog, spec: Any, options: list[tuple[str, Any]]) -> tuple[PuzzleInfo, list[Compound]]:
    """The puzzle and all answers of a search for one plan, in one request."""
    row = prolog.once("bridge:puzzle_solution(Spec, Options, Answer)", Spec=spec, Options=options)
    info, answers = value_of(row, "Answer").args
    return puzzle_of(info), answers


OUT_OF_TIME = Compound("done", (Compound("limit", ("seconds",)), 0, 0))
"""The end of a search that the engine had to stop, because a rule of the puzzle did not return."""


def limited_answer(
    prolog: Prolog, goal: str, time_limit: float | None, spec: Any, options: list[tuple[str, Any]]
) -> Any:
    """The answer of a goal, or the end of a search where the engine's limit came first."""
    try:
        row = prolog.once(goal, Spec=spec, Options=options, time_limit=engine_limit(prolog, time_limit))
    except TimeLimitReached:
        return OUT_OF_TIME
    return value_of(row, "Answer")


def value_of(row: dict[str, Any] | None, name: str) -> Any:
    """The value of a goal that has exactly one answer."""
    assert row is not None
    return row[name]


def within(prolog: Prolog, goal: str, name: str, time_limit: float | None, **inputs: Any) -> Any:
    """A value of a goal that has one answer.  Raises SearchLimitReached where its rules take too long."""
    try:
        return value_of(prolog.once(goal, time_limit=engine_limit(prolog, time_limit), **inputs), name)
    except TimeLimitReached:
        raise SearchLimitReached("seconds", 0) from None


def read_info(prolog: Prolog, spec: Any, time_limit: float | None = None) -> PuzzleInfo:
    """The puzzle, loaded and checked as for solving it."""
    return puzzle_of(within(prolog, "bridge:puzzle_info(Spec, Info)", "Info", time_limit, Spec=spec))


def puzzle_of(info: dict[str, Any]) -> PuzzleInfo:
    """The puzzle that Prolog describes by a dict."""
    if info.get("kind") == "space":
        return read_space_info(info)
    passengers = tuple(info["passengers"])
    return PuzzleInfo(
        name=hyphens(info["name"]),
        title=str(info["title"]),
        source=str(info["source"]),
        parameters=tuple((name, plain_value(value)) for name, value in info["parameters"]),
        passengers=passengers,
        places=tuple(info["places"]),
        rowers=tuple(passengers[i] for i in info["rowers"]),
        seats=info["seats"],
        symbols=tuple(info["symbols"]),
        codes=tuple(info["codes"]),
        bank_names=tuple((passengers[i], name) for i, name in info["bank_names"]),
        answer=None if info["answer"] == "null" else info["answer"],
    )


def read_space_info(info: dict[str, Any]) -> SpaceInfo:
    """The puzzle of a bare state space."""
    return SpaceInfo(
        name=hyphens(info["name"]),
        title=str(info["title"]),
        source=str(info["source"]),
        parameters=tuple((name, plain_value(value)) for name, value in info["parameters"]),
        passengers=(),
        places=(),
        rowers=(),
        seats=0,
        symbols=(),
        codes=(),
        bank_names=(),
        answer=None if info["answer"] == "null" else info["answer"],
    )


def read_plan(info: PuzzleInfo, answer: Compound) -> Plan:
    """A plan from its trips, states and sentences."""
    trips, states, sentences, cost = answer.args
    told = [str(sentence) for sentence in sentences] or [""] * len(trips)
    return Plan(
        puzzle=info,
        moves=tuple(read_move(info, numbers, sentence) for numbers, sentence in zip(trips, told, strict=True)),
        states=tuple(read_state(info, numbers) for numbers in states),
        cost=None if cost == "null" else cost,
    )


def read_move(info: PuzzleInfo, numbers: Any, sentence: str = "") -> Move:
    """A move from its numbers, or from its label."""
    if isinstance(info, SpaceInfo):
        return step(numbers if isinstance(numbers, str) else numbers[0])
    origin, destination, *party = numbers
    return Move(tuple(info.passengers[i] for i in party), info.places[origin], info.places[destination], sentence)


def read_state(info: PuzzleInfo, numbers: Any) -> State:
    """A state from its numbers, or from its text."""
    if isinstance(info, SpaceInfo):
        return space_state(numbers if isinstance(numbers, str) else numbers[0])
    boat, *where = numbers
    groups: list[list[str]] = [[] for _ in info.places]
    for passenger, at in zip(info.passengers, where, strict=True):
        groups[at].append(passenger)
    return State(info.places[boat], tuple(zip(info.places, map(tuple, groups), strict=True)))


def read_result(info: PuzzleInfo, plans: tuple[Plan, ...], end: Any, count: int | None = None) -> SolveResult:
    """The result that the end of a search tells."""
    status, states, depth = end.args
    trips = plans[0].trips if plans else None
    if isinstance(status, Compound):
        return SolveResult(info, "limit", plans, states, depth, trips=trips, limit=str(status.args[0]))
    return SolveResult(info, status, plans, states, depth, trips=trips, count=count)


def raise_limit(end: Compound) -> None:
    """Raise the limit that ended a search, if one did."""
    if isinstance(end.args[0], Compound):
        raise limit_error(end)


def limit_error(end: Any) -> SearchLimitReached:
    """The error for the limit that ended a search."""
    status, states, _ = end.args
    return SearchLimitReached(str(status.args[0]), states)


def plan_term(plan: PlanLike, info: PuzzleInfo) -> Any:
    """A plan for the checker.  Raises PuzzleError where its moves are not of the puzzle's kind."""
    if isinstance(plan, str):
        return String(plan)
    moves: Sequence[Mapping[str, Any] | Move] = plan.moves if isinstance(plan, Plan) else plan
    return [move_term(number, move, info) for number, move in enumerate(moves, 1)]


def move_term(number: int, move: Mapping[str, Any] | Move, info: PuzzleInfo) -> Any:
    """A move for the checker."""
    if isinstance(move, Move):
        move = move.to_dict()
    if isinstance(info, SpaceInfo):
        if "label" not in move:
            raise PuzzleError(f"move {number} has no label, as the moves of {info.name} have")
        return String(move["label"])
    if "party" not in move:
        raise PuzzleError(f"trip {number} has no party, as the trips of {info.name} have")
    return [list(move["party"]), move.get("from") or "null", move.get("to") or "null"]
