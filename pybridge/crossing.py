"""River crossings: solve, count, check and analyse puzzles.

A puzzle is named by its name in the catalogue (``"jealous-husbands"``) or by the
path of a ``.pl`` file, and its parameters are keyword arguments.  All rules are in
Prolog; here their answers become the values of :mod:`pybridge.model`.

Every function raises :class:`~pybridge.errors.PuzzleError` for a puzzle, a
parameter or a plan that is not right, and
:class:`~pybridge.errors.EngineUnavailable` where there is no usable SWI-Prolog.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PrologError, PuzzleError, SearchLimitReached, TimeLimitReached
from pybridge.model import (
    Analysis,
    CatalogueEntry,
    CheckResult,
    Edge,
    IllegalTrip,
    Move,
    Node,
    Parameter,
    Plan,
    PuzzleInfo,
    SolveResult,
    State,
    StateGraph,
)
from pybridge.spaces import SpaceInfo, space_state, step
from pybridge.values import Compound, String

PuzzleName = str | os.PathLike[str]
PlanLike = str | Plan | Sequence[Mapping[str, Any] | Move]
StateLike = str | State | Mapping[str, Any]

STRATEGIES = ("breadth-first", "depth-first", "iterative-deepening", "uniform-cost", "a-star")
"""How to search; a-star is for bare state spaces with a heuristic."""

GRACE = 0.5
"""Seconds that the search has beyond its own time limit before the engine stops it."""


def puzzles(*, engine: str | None = None) -> tuple[CatalogueEntry, ...]:
    """The puzzles that come with the program, sorted by name."""
    with _session(engine) as prolog:
        rows = _one(prolog.once("bridge:puzzle_list(Puzzles)"), "Puzzles")
    return tuple(
        CatalogueEntry(
            name=_hyphens(name),
            title=str(title),
            source=str(source),
            parameters=tuple(Parameter(p, _plain(default), type_, str(text)) for p, default, type_, text in parameters),
            answer=None if answer == "null" else answer,
        )
        for name, title, source, parameters, answer in rows
    )


def describe(
    puzzle: PuzzleName, *, from_state: StateLike | None = None, engine: str | None = None, **parameters: Any
) -> PuzzleInfo:
    """The puzzle with its parameters filled in, checked as for solving it."""
    with _session(engine) as prolog:
        return _info(prolog, _spec(puzzle, parameters, from_state))


def solve(
    puzzle: PuzzleName,
    *,
    strategy: str = "breadth-first",
    all: bool = False,
    distinct: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    max_depth: int | None = None,
    language: str | None = "en",
    on_event: Callable[[str], None] | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> SolveResult:
    """Solve a puzzle.

    ``strategy`` is one of :data:`STRATEGIES`.  With ``all`` every plan of the
    strategy is given: all shortest plans, for depth-first all plans without a
    repeated state, for uniform cost all of least time; with ``distinct`` one of
    those that differ only in which of several like passengers is which.  The search
    starts at ``from_state`` where it is given: a :class:`~pybridge.model.State`, its
    dictionary, or a text such as ``"west: farmer goat; east: wolf cabbage; boat: west"``.
    ``time_limit`` is in seconds, ``max_depth`` in trips.  Sentences are told in ``language``; None
    leaves them out.  ``on_event`` is called with each line of the search's own
    account of what it does, while it runs.

    An impossible puzzle is a result, not an error; so is a limit that was reached.
    """
    spec = _spec(puzzle, parameters, from_state)
    options = _options(strategy, time_limit, max_states, max_depth)
    options += [("all", _atom(all or distinct)), ("distinct", _atom(distinct))]
    options += [("story", language or "none"), ("trace", _atom(on_event is not None))]
    plans: list[Plan] = []
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        end: Compound | None = None
        for answer in _answers(prolog, spec, options, time_limit):
            if answer.name == "plan":
                plans.append(_plan(info, answer))
            elif answer.name == "event":
                if on_event is not None:
                    on_event(str(answer.args[0]))
            else:
                end = answer
    return _result(info, tuple(plans), end)


def solutions(
    puzzle: PuzzleName,
    *,
    strategy: str = "breadth-first",
    distinct: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    max_depth: int | None = None,
    language: str | None = "en",
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> Iterator[Plan]:
    """The plans of a strategy, one after the other, each as soon as it is found.

    There are none where the puzzle is impossible.  Raises
    :class:`~pybridge.errors.SearchLimitReached` when a limit ends the search.  The options
    are those of :func:`solve`.
    """
    spec = _spec(puzzle, parameters, from_state)
    options = _options(strategy, time_limit, max_states, max_depth)
    options += [("all", "true"), ("distinct", _atom(distinct)), ("story", language or "none"), ("trace", "false")]
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        for answer in _answers(prolog, spec, options, time_limit):
            if answer.name == "plan":
                yield _plan(info, answer)
            else:
                _raise_limit(answer)


def count(
    puzzle: PuzzleName,
    *,
    strategy: str = "breadth-first",
    distinct: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    max_depth: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> int:
    """The number of plans that :func:`solutions` would give; 0 for an impossible puzzle.

    Shortest plans are counted without listing them.  Raises
    :class:`~pybridge.errors.SearchLimitReached` when a limit ends the search.
    """
    result = count_plans(
        puzzle,
        strategy=strategy,
        time_limit=time_limit,
        max_states=max_states,
        max_depth=max_depth,
        distinct=distinct,
        from_state=from_state,
        engine=engine,
        **parameters,
    )
    if result.status == "limit":
        raise SearchLimitReached(result.limit or "", result.states)
    return result.count or 0


def count_plans(
    puzzle: PuzzleName,
    *,
    strategy: str = "breadth-first",
    distinct: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    max_depth: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> SolveResult:
    """As :func:`count`, with the whole result: status, trips and states."""
    spec = _spec(puzzle, parameters, from_state)
    options = [*_options(strategy, time_limit, max_states, max_depth), ("distinct", _atom(distinct))]
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        answer = _limited_once(prolog, "bridge:puzzle_count(Spec, Options, Answer)", time_limit, spec, options)
    if answer is not None and answer.name == "counted":
        number, trips, states = answer.args
        return SolveResult(info, "solved", (), states, trips, trips=trips, count=number)
    return _result(info, (), answer, count=0)


def check(
    puzzle: PuzzleName,
    plan: PlanLike,
    *,
    optimum: bool = True,
    time_limit: float | None = None,
    language: str = "en",
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> CheckResult:
    """Check a plan against the rules.

    ``plan`` is a :class:`~pybridge.model.Plan`, a text with one trip a line
    (``"farmer goat"``, ``"Ha Wa L-I"``), or a sequence of moves, as values or as
    dictionaries with the keys ``party``, ``from`` and ``to``; passengers are named by
    name or symbol.  With ``optimum`` the least number of trips is found as well,
    within ``time_limit`` seconds.
    """
    spec = _spec(puzzle, parameters, from_state)
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        verdict = prolog.once(
            "bridge:puzzle_check(Spec, Plan, Options, Verdict)",
            Spec=spec,
            Plan=_plan_term(plan),
            Options=[("story", language)],
        )
        valid, text, trips, failed, states = _one(verdict, "Verdict").args
        best = None
        if optimum:
            options = _options("breadth-first", time_limit, None, None)
            options += [("all", "false"), ("story", "none"), ("trace", "false")]
            for answer in _answers(prolog, spec, options, time_limit):
                if answer.name == "plan":
                    best = len(answer.args[0])
    ok = valid == "true"
    return CheckResult(
        valid=ok,
        reason=None if ok else str(text),
        trips=trips,
        optimum=best,
        failed_trip=failed or None,
        states=tuple(_state(info, numbers) for numbers in states),
    )


def analyse(
    puzzle: PuzzleName,
    *,
    time_limit: float | None = None,
    max_states: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> Analysis:
    """Measures of the state graph of a puzzle.

    States and undirected edges that can be reached; dead ends (states with one
    neighbour that are neither the start nor a goal); the distance of the farthest
    state; the least number of trips, None where it is impossible; the number of
    shortest plans, and of those that differ in more than who is who; the states that
    every shortest plan passes; the least boat.  Raises :class:`~pybridge.errors.SearchLimitReached` at a limit.
    """
    spec = _spec(puzzle, parameters, from_state)
    options = _options("breadth-first", time_limit, max_states, None)
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        answer = _limited_once(prolog, "bridge:puzzle_analysis(Spec, Options, Answer)", time_limit, spec, options)
    if not isinstance(answer, list):
        raise _limit_error(answer)
    values: dict[str, Any] = {name: None if value == "null" else value for name, value in answer}
    values["degrees"] = tuple(values["degrees"])
    values["bottlenecks"] = tuple((distance, _state(info, state)) for distance, *state in values["bottlenecks"])
    values["alike"] = tuple(
        tuple(tuple(info.passengers[i] for i in block) for block in family) for family in values.get("alike", ())
    )
    return Analysis(**values)


def state_graph(
    puzzle: PuzzleName,
    *,
    illegal: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> StateGraph:
    """Every state of a puzzle that can be reached, and the legal moves between them.

    With ``illegal`` also the trips that break a rule, each with its reason.  Raises
    :class:`~pybridge.errors.SearchLimitReached` at a limit.
    """
    spec = _spec(puzzle, parameters, from_state)
    options = [*_options("breadth-first", time_limit, max_states, None), ("illegal", _atom(illegal))]
    with _session(engine) as prolog:
        info = _info(prolog, spec)
        answer = _limited_once(prolog, "bridge:puzzle_graph(Spec, Options, Answer)", time_limit, spec, options)
    if answer is None or answer.name != "graph":
        raise _limit_error(answer)
    nodes, edges, to_goal, illegal_trips = answer.args
    return StateGraph(
        puzzle=info,
        nodes=tuple(
            Node(_state(info, numbers), distance, goal == "true", None if left == "null" else left)
            for (distance, goal, *numbers), left in zip(nodes, to_goal, strict=True)
        ),
        edges=tuple(Edge(a - 1, b - 1, _move(info, numbers)) for a, b, *numbers in edges),
        illegal=tuple(
            IllegalTrip(a - 1, _move(info, [origin, to, *party]), _state(info, state), str(reason))
            for a, reason, origin, to, state, *party in illegal_trips
        ),
    )


@contextmanager
def _session(engine: str | None) -> Iterator[Prolog]:
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


def _spec(puzzle: PuzzleName, parameters: Mapping[str, Any], from_state: StateLike | None = None) -> Any:
    spec = os.fspath(puzzle), [(name, _setting(value)) for name, value in parameters.items()]
    return spec if from_state is None else Compound("from", (spec, _state_term(from_state)))


def _state_term(state: StateLike) -> Any:
    """A state for Prolog: a text, or who is where."""
    if isinstance(state, State):
        state = state.to_dict()
    if isinstance(state, str):
        return String(state)
    places = [(place, [String(name) for name in group]) for place, group in state.get("places", {}).items()]
    return Compound("position", (state.get("boat") or "null", places))


def _setting(value: Any) -> Any:
    """A parameter for Prolog: numbers as they are, all else as the text that one would type."""
    if isinstance(value, bool):
        return _atom(value)
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return String(value)
    if isinstance(value, Iterable):
        return String(",".join(map(str, value)))
    return String(str(value))


def _atom(value: bool) -> str:
    return "true" if value else "false"


def _plain(value: Any) -> int | str | bool:
    """A parameter's value for Python."""
    if value in ("true", "false"):
        return bool(value == "true")
    return int(value) if isinstance(value, int) else str(value)


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


def _options(
    strategy: str, time_limit: float | None, max_states: int | None, max_depth: int | None
) -> list[tuple[str, Any]]:
    limits = {"seconds": time_limit, "states": max_states, "depth": max_depth}
    return [("strategy", strategy), *((name, value) for name, value in limits.items() if value is not None)]


def _engine_limit(time_limit: float | None) -> float | None:
    return None if time_limit is None else time_limit + GRACE


def _answers(
    prolog: Prolog, spec: Any, options: list[tuple[str, Any]], time_limit: float | None
) -> Iterator[Compound]:
    goal = "bridge:puzzle_answer(Spec, Options, Answer)"
    try:
        with prolog.query(goal, Spec=spec, Options=options, time_limit=_engine_limit(time_limit)) as rows:
            for row in rows:
                yield row["Answer"]
    except TimeLimitReached:
        yield OUT_OF_TIME


OUT_OF_TIME = Compound("done", (Compound("limit", ("seconds",)), 0, 0))
"""The end of a search that the engine had to stop, because a rule of the puzzle did not return."""


def _limited_once(
    prolog: Prolog, goal: str, time_limit: float | None, spec: Any, options: list[tuple[str, Any]]
) -> Any:
    try:
        row = prolog.once(goal, Spec=spec, Options=options, time_limit=_engine_limit(time_limit))
    except TimeLimitReached:
        return OUT_OF_TIME
    return _one(row, "Answer")


def _one(row: dict[str, Any] | None, name: str) -> Any:
    """The value of a goal that has exactly one answer."""
    assert row is not None
    return row[name]


def _info(prolog: Prolog, spec: Any) -> PuzzleInfo:
    info = _one(prolog.once("bridge:puzzle_info(Spec, Info)", Spec=spec), "Info")
    if info.get("kind") == "space":
        return _space_info(info)
    passengers = tuple(info["passengers"])
    return PuzzleInfo(
        name=_hyphens(info["name"]),
        title=str(info["title"]),
        source=str(info["source"]),
        parameters=tuple((name, _plain(value)) for name, value in info["parameters"]),
        passengers=passengers,
        places=tuple(info["places"]),
        rowers=tuple(passengers[i] for i in info["rowers"]),
        seats=info["seats"],
        symbols=tuple(info["symbols"]),
        codes=tuple(info["codes"]),
        bank_names=tuple((passengers[i], name) for i, name in info["bank_names"]),
        answer=None if info["answer"] == "null" else info["answer"],
    )


def _space_info(info: dict[str, Any]) -> SpaceInfo:
    return SpaceInfo(
        name=_hyphens(info["name"]),
        title=str(info["title"]),
        source=str(info["source"]),
        parameters=tuple((name, _plain(value)) for name, value in info["parameters"]),
        passengers=(),
        places=(),
        rowers=(),
        seats=0,
        symbols=(),
        codes=(),
        bank_names=(),
        answer=None if info["answer"] == "null" else info["answer"],
    )


def _plan(info: PuzzleInfo, answer: Compound) -> Plan:
    trips, states, sentences = answer.args
    told = [str(sentence) for sentence in sentences] or [""] * len(trips)
    return Plan(
        puzzle=info,
        moves=tuple(_move(info, numbers, sentence) for numbers, sentence in zip(trips, told, strict=True)),
        states=tuple(_state(info, numbers) for numbers in states),
    )


def _move(info: PuzzleInfo, numbers: Any, sentence: str = "") -> Move:
    if isinstance(info, SpaceInfo):
        return step(numbers if isinstance(numbers, str) else numbers[0])
    origin, destination, *party = numbers
    return Move(
        tuple(info.passengers[i] for i in party), info.places[origin], info.places[destination], sentence
    )


def _state(info: PuzzleInfo, numbers: Any) -> State:
    if isinstance(info, SpaceInfo):
        return space_state(numbers if isinstance(numbers, str) else numbers[0])
    boat, *where = numbers
    groups = tuple(
        (place, tuple(p for p, at in zip(info.passengers, where, strict=True) if at == number))
        for number, place in enumerate(info.places)
    )
    return State(info.places[boat], groups)


def _result(info: PuzzleInfo, plans: tuple[Plan, ...], end: Any, count: int | None = None) -> SolveResult:
    status, states, depth = end.args
    trips = plans[0].trips if plans else None
    if isinstance(status, Compound):
        return SolveResult(info, "limit", plans, states, depth, trips=trips, limit=str(status.args[0]))
    return SolveResult(info, status, plans, states, depth, trips=trips, count=count)


def _raise_limit(end: Compound) -> None:
    if isinstance(end.args[0], Compound):
        raise _limit_error(end)


def _limit_error(end: Any) -> SearchLimitReached:
    status, states, _ = end.args
    return SearchLimitReached(str(status.args[0]), states)


def _plan_term(plan: PlanLike) -> Any:
    if isinstance(plan, str):
        return String(plan)
    moves: Sequence[Mapping[str, Any] | Move] = plan.moves if isinstance(plan, Plan) else plan
    return [_move_term(move) for move in moves]


def _move_term(move: Mapping[str, Any] | Move) -> Any:
    if isinstance(move, Move):
        move = move.to_dict()
    if "label" in move:
        return String(move["label"])
    return [list(move["party"]), move.get("from") or "null", move.get("to") or "null"]
