"""Plans and state graphs as text."""

from __future__ import annotations

from collections.abc import Callable

from pybridge.model import Move, Plan, PuzzleInfo, SolveResult, State, StateGraph


def plan_text(plan: Plan, view: str = "story", *, number: int | None = None) -> str:
    """A plan in one of :data:`VIEWS`, without a line feed at the end.

    ``number`` is the place of the plan among several; the views that head a plan
    say it.  Raises ValueError for an unknown view.
    """
    if view not in VIEWS:
        raise ValueError(f"there is no view {view!r}: the views are {', '.join(VIEWS)}")
    return VIEWS[view](plan, number)


def _heading(plan: Plan, number: int | None) -> list[str]:
    if number is None:
        return []
    return [f"Solution {number}", f"No. of moves: {plan.trips}"]


def _story(plan: Plan, number: int | None) -> str:
    width = len(str(plan.trips))
    lines = _heading(plan, number)
    if _is_space(plan.puzzle):
        column = max((len(move.sentence) for move in plan.moves), default=0)
        states = [_term(state) for state in plan.states[1:]]
        told = [f"{move.sentence:<{column}}  {state}" for move, state in zip(plan.moves, states, strict=True)]
        lines.append(f"{'':>{width}}  {'':<{column}}  {_term(plan.states[0])}")
    else:
        told = [move.sentence for move in plan.moves]
    lines += [f"{i:>{width}}. {sentence}" for i, sentence in enumerate(told, 1)]
    return "\n".join(lines)


def _is_space(puzzle: PuzzleInfo) -> bool:
    """Is it a bare state space, in which states and moves are texts?"""
    return not puzzle.places


def _term(state: State) -> str:
    """The text of a bare state space's state."""
    return str(state.to_dict())


def _banks(plan: Plan, number: int | None) -> str:
    return "\n".join(_bank_line(plan.puzzle, state) for state in plan.states)


def _bank_line(puzzle: PuzzleInfo, state: State) -> str:
    if _is_space(puzzle):
        return _term(state)
    banks = []
    for _, group in state.groups:
        names = [name for passenger, name in puzzle.bank_names if passenger in group]
        banks.append(f"[{' '.join(names)}]")
    return f"[{' | '.join(banks)}]"


def _codes(plan: Plan, number: int | None) -> str:
    return f"[{', '.join(_state_code(plan.puzzle, state) for state in plan.states)}]"


def _state_code(puzzle: PuzzleInfo, state: State) -> str:
    """The sum of the codes on the starting bank; with islands, the sum for each place."""
    if _is_space(puzzle):
        return _term(state)
    sums = [sum(puzzle.code(passenger) for passenger in group) for _, group in state.groups]
    if len(sums) == 2:
        return str(sums[0])
    return "/".join(map(str, sums[:-1]))


def place_letters(places: tuple[str, ...]) -> tuple[str, ...]:
    """One letter or more for each place: L and R for the ends, I for a place between."""
    between = len(places) - 2
    inner = ["I"] if between == 1 else [f"I{i}" for i in range(1, between + 1)]
    return ("L", *inner, "R")


def _arrow_state(puzzle: PuzzleInfo, state: State) -> str:
    if _is_space(puzzle):
        return _term(state)
    parts = []
    for letter, (_, group) in zip(place_letters(puzzle.places), state.groups, strict=True):
        parts.append(f"{letter}:{''.join(sorted(map(puzzle.symbol, group)))}")
    return "{" + " ".join(parts) + "}"


def _arrow_move(puzzle: PuzzleInfo, move: Move) -> str:
    if _is_space(puzzle):
        return f"--{move.sentence}->>"
    names = dict(zip(puzzle.places, place_letters(puzzle.places), strict=True))
    directions = {"L": "left", "R": "right"}
    letter = names[move.destination]
    party = "".join(map(puzzle.symbol, move.party))
    return f"--{party} moves {directions.get(letter, letter)}->>"


def _arrows(plan: Plan, number: int | None) -> str:
    parts = [_arrow_state(plan.puzzle, plan.states[0])]
    for move, state in zip(plan.moves, plan.states[1:], strict=True):
        parts += [_arrow_move(plan.puzzle, move), _arrow_state(plan.puzzle, state)]
    return "\n".join([*_heading(plan, number), "".join(parts)])


def _table(plan: Plan, number: int | None) -> str:
    puzzle = plan.puzzle
    if _is_space(puzzle):
        labels = ["", *(move.sentence for move in plan.moves)]
        cells = [[str(i), labels[i], _term(state)] for i, state in enumerate(plan.states)]
        return "\n".join([*_heading(plan, number), *_columns([["", "move", "state"], *cells])])
    rows = [["trip", "party", "way", *puzzle.places]]
    for i, state in enumerate(plan.states):
        if i == 0:
            trip = ["0", "", ""]
        else:
            move = plan.moves[i - 1]
            party = " ".join(map(puzzle.symbol, move.party))
            trip = [str(i), party, f"{move.origin} -> {move.destination}"]
        rows.append(trip + [_place_cell(puzzle, state, place) for place in puzzle.places])
    return "\n".join([*_heading(plan, number), *_columns(rows)])


def _place_cell(puzzle: PuzzleInfo, state: State, place: str) -> str:
    signs = [puzzle.symbol(passenger) for passenger in state.at(place)]
    if state.boat == place:
        signs.append("*")
    return " ".join(signs)


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for i, row in enumerate(rows):
        lines.append("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        if i == 0:
            lines.append("  ".join("-" * width for width in widths))
    return lines


VIEWS: dict[str, Callable[[Plan, int | None], str]] = {
    "story": _story,
    "banks": _banks,
    "codes": _codes,
    "arrows": _arrows,
    "table": _table,
}
"""The views of a plan: sentences; the banks in brackets; sums of the passengers'
codes on the starting bank; states joined by arrows; a table with a row for each
trip, the boat as a star."""


def result_line(result: SolveResult) -> str:
    """One sentence that says what a search found."""
    title = result.puzzle.title
    states = f"{result.states:,} state{'s' if result.states != 1 else ''}"
    if result.status == "impossible":
        return f"{title}: impossible; all {states} that can be reached were looked at."
    if result.status == "limit":
        limit = LIMIT_WORDS.get(result.limit or "", result.limit)
        return f"{title}: the {limit} was reached after {states}, at depth {result.depth}."
    is_space = _is_space(result.puzzle)
    length = f"{result.trips} {'move' if is_space else 'trip'}{'s' if result.trips != 1 else ''}"
    cost = result.solution.cost if result.solution else None
    if cost is not None and cost != result.trips:
        length += f", {'cost' if is_space else 'time'} {cost}"
    return f"{title}: {length} ({states} explored)."


LIMIT_WORDS = {
    "seconds": "time limit",
    "states": "limit on states",
    "depth": "limit on depth",
}


def graph_text(graph: StateGraph) -> str:
    """The state graph level by level: each state with the states its moves lead to."""
    lines = []
    level = -1
    ways: dict[int, list[tuple[str, int]]] = {}
    for edge in graph.edges:
        ways.setdefault(edge.source, []).append((_who(graph.puzzle, edge.move), edge.target))
    refused: dict[int, list[str]] = {}
    for trip in graph.illegal:
        refused.setdefault(trip.source, []).append(f"      {_who(graph.puzzle, trip.move)} x {trip.reason}")
    for number, node in enumerate(graph.nodes):
        if node.distance != level:
            level = node.distance
            lines.append(f"Level {level}")
        goal = "  goal" if node.goal else ""
        lines.append(f"  {number}: {_arrow_state(graph.puzzle, node.state)}{goal}")
        lines += [f"      {party} -> {target}" for party, target in ways.get(number, [])]
        lines += refused.get(number, [])
    return "\n".join(lines)


def _who(puzzle: PuzzleInfo, move: Move) -> str:
    """Who goes, by their symbols; the label of a bare state space's move."""
    return move.sentence if _is_space(puzzle) else " ".join(map(puzzle.symbol, move.party))
