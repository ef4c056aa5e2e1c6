"""River crossings: solve, count, check and analyse puzzles.

A puzzle is named by its name in the catalogue (``"jealous-husbands"``) or by the
path of a ``.pl`` file, and its parameters are keyword arguments.  All rules are in
Prolog; here their answers become the values of :mod:`pybridge.model`.

Every function raises :class:`~pybridge.errors.PuzzleError` for a puzzle, a
parameter or a plan that is not right, and
:class:`~pybridge.errors.EngineUnavailable` where there is no usable SWI-Prolog.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from pybridge.errors import SearchLimitReached
from pybridge.exchange import (
    PlanLike,
    PuzzleName,
    StateLike,
    each_answer,
    hyphens,
    limit_error,
    limited_answer,
    one_solution,
    plain_value,
    plan_term,
    puzzle_session,
    puzzle_spec,
    raise_limit,
    read_info,
    read_move,
    read_plan,
    read_result,
    read_state,
    search_options,
    truth,
    value_of,
    within,
)
from pybridge.model import (
    Analysis,
    CatalogueEntry,
    CheckResult,
    Edge,
    IllegalTrip,
    Node,
    Parameter,
    Plan,
    PuzzleInfo,
    SolveResult,
    StateGraph,
)
from pybridge.values import Compound

STRATEGIES = ("breadth-first", "depth-first", "iterative-deepening", "uniform-cost", "a-star")
"""How to search; a-star is for bare state spaces with a heuristic."""


def puzzles(*, engine: str | None = None) -> tuple[CatalogueEntry, ...]:
    """The puzzles that come with the program, sorted by name."""
    with puzzle_session(engine) as prolog:
        rows = value_of(prolog.once("bridge:puzzle_list(Puzzles)"), "Puzzles")
    return tuple(
        CatalogueEntry(
            name=hyphens(name),
            title=str(title),
            source=str(source),
            parameters=tuple(
                Parameter(p, plain_value(default), type_, str(text)) for p, default, type_, text in parameters
            ),
            answer=None if answer == "null" else answer,
            least_time=None if least_time == "null" else least_time,
        )
        for name, title, source, parameters, answer, least_time in rows
    )


def describe(
    puzzle: PuzzleName, *, from_state: StateLike | None = None, engine: str | None = None, **parameters: Any
) -> PuzzleInfo:
    """The puzzle with its parameters filled in, checked as for solving it."""
    with puzzle_session(engine) as prolog:
        return read_info(prolog, puzzle_spec(puzzle, parameters, from_state))


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
    spec = puzzle_spec(puzzle, parameters, from_state)
    options = search_options(strategy, time_limit, max_states, max_depth)
    options += [("all", truth(all or distinct)), ("distinct", truth(distinct))]
    options += [("story", language or "none"), ("trace", truth(on_event is not None))]
    plans: list[Plan] = []
    with puzzle_session(engine) as prolog:
        answers: Iterable[Compound]
        if all or distinct or on_event is not None or time_limit is not None:
            info = read_info(prolog, spec, time_limit)
            answers = each_answer(prolog, spec, options, time_limit)
        else:
            info, answers = one_solution(prolog, spec, options)
        end: Compound | None = None
        for answer in answers:
            if answer.name == "plan":
                plans.append(read_plan(info, answer))
            elif answer.name == "event":
                if on_event is not None:
                    on_event(str(answer.args[0]))
            else:
                end = answer
    return read_result(info, tuple(plans), end)


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
    spec = puzzle_spec(puzzle, parameters, from_state)
    options = search_options(strategy, time_limit, max_states, max_depth)
    options += [("all", "true"), ("distinct", truth(distinct)), ("story", language or "none"), ("trace", "false")]
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        for answer in each_answer(prolog, spec, options, time_limit):
            if answer.name == "plan":
                yield read_plan(info, answer)
            else:
                raise_limit(answer)


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
    spec = puzzle_spec(puzzle, parameters, from_state)
    options = [*search_options(strategy, time_limit, max_states, max_depth), ("distinct", truth(distinct))]
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        answer = limited_answer(prolog, "bridge:puzzle_count(Spec, Options, Answer)", time_limit, spec, options)
    if answer is not None and answer.name == "counted":
        number, trips, states = answer.args
        return SolveResult(info, "solved", (), states, trips, trips=trips, count=number)
    return read_result(info, (), answer, count=0)


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
    spec = puzzle_spec(puzzle, parameters, from_state)
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        verdict = within(
            prolog,
            "bridge:puzzle_check(Spec, Plan, Options, Verdict)",
            "Verdict",
            time_limit,
            Spec=spec,
            Plan=plan_term(plan, info),
            Options=[("story", language)],
        )
        valid, text, trips, failed, states = verdict.args
        best = None
        if optimum:
            options = search_options("breadth-first", time_limit, None, None)
            options += [("all", "false"), ("story", "none"), ("trace", "false")]
            for answer in each_answer(prolog, spec, options, time_limit):
                if answer.name == "plan":
                    best = len(answer.args[0])
    ok = valid == "true"
    return CheckResult(
        valid=ok,
        reason=None if ok else str(text),
        trips=trips,
        optimum=best,
        failed_trip=failed or None,
        states=tuple(read_state(info, numbers) for numbers in states),
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
    spec = puzzle_spec(puzzle, parameters, from_state)
    options = search_options("breadth-first", time_limit, max_states, None)
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        answer = limited_answer(prolog, "bridge:puzzle_analysis(Spec, Options, Answer)", time_limit, spec, options)
    if not isinstance(answer, list):
        raise limit_error(answer)
    values: dict[str, Any] = {name: None if value == "null" else value for name, value in answer}
    values["degrees"] = tuple(values["degrees"])
    values["bottlenecks"] = tuple((distance, read_state(info, state)) for distance, *state in values["bottlenecks"])
    values["alike"] = tuple(
        tuple(tuple(info.passengers[i] for i in block) for block in family) for family in values.get("alike", ())
    )
    return Analysis(**values)


def state_graph(
    puzzle: PuzzleName,
    *,
    illegal: bool = False,
    language: str = "en",
    time_limit: float | None = None,
    max_states: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> StateGraph:
    """Every state of a puzzle that can be reached, and the legal moves between them.

    With ``illegal`` also the trips that break a rule, each with its reason in ``language``.  Raises
    :class:`~pybridge.errors.SearchLimitReached` at a limit.
    """
    spec = puzzle_spec(puzzle, parameters, from_state)
    options = [
        *search_options("breadth-first", time_limit, max_states, None),
        ("illegal", truth(illegal)),
        ("story", language),
    ]
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        answer = limited_answer(prolog, "bridge:puzzle_graph(Spec, Options, Answer)", time_limit, spec, options)
    if answer is None or answer.name != "graph":
        raise limit_error(answer)
    nodes, edges, to_goal, illegal_trips = answer.args
    return StateGraph(
        puzzle=info,
        nodes=tuple(
            Node(read_state(info, numbers), distance, goal == "true", None if left == "null" else left)
            for (distance, goal, *numbers), left in zip(nodes, to_goal, strict=True)
        ),
        edges=tuple(Edge(a - 1, b - 1, read_move(info, numbers)) for a, b, *numbers in edges),
        illegal=tuple(
            IllegalTrip(a - 1, read_move(info, [origin, to, *party]), read_state(info, state), str(reason))
            for a, reason, origin, to, state, *party in illegal_trips
        ),
    )
