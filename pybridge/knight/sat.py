"""Tours by a SAT solver, for boards that the exact search in Prolog cannot settle in reasonable time.

Prolog states the graph and the ends; here it becomes clauses.  A tour is a choice of moves, two for each square, that
make up one cycle; for an open tour there is one more vertex, which closes the cycle between the two ends.  That two
moves are chosen for each square is stated at once; that there is one cycle is not: whenever the solver answers with
several, each of them is cut off by a clause which says that some move must lead out of it, and the solver goes on
from there (Dantzig, Fulkerson and Johnson 1954).  Prolog's checker has the last word on the tour.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import threading
import time
from itertools import combinations
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PuzzleError
from pybridge.knight.questions import read_squares, read_tour, request, two_lines
from pybridge.packed_squares import index_codes
from pybridge.tour_model import TourResult

OUTSIDE = -1
"""The vertex that closes an open tour."""
PROOF = "There is no tour: the SAT solver showed that no choice of moves makes up one."


def is_installed() -> bool:
    """Is there a SAT solver?"""
    return importlib.util.find_spec("pysat") is not None


def require() -> None:
    """Raise PuzzleError with what to install, unless there is a SAT solver."""
    if not is_installed():
        raise PuzzleError("the method sat needs python-sat, which is not installed: pip install 'pybridge-swi[sat]'")


def solve(
    prolog: Prolog,
    rows: int,
    columns: int,
    options: list[tuple[str, Any]],
    *,
    closed: bool,
    seconds: float | None,
) -> TourResult:
    """The answer for the board and the ends of a request; needs the extra ``sat``."""
    require()
    question = request(rows, columns, options)
    row = prolog.once("bridge:knight_board(Request, Answer)", Request=question)
    assert row is not None
    fields, edges_text = two_lines(row["Answer"])
    start, end, reason, p, q, holes = fields
    missing = frozenset(read_squares(rows, columns, holes))
    if reason:
        return TourResult(rows, columns, "impossible", None, reason, closed, (p, q), missing)
    flat = json.loads(edges_text)
    vertices = sorted(set(range(rows * columns)).difference(holes))
    moves = list(zip(flat[::2], flat[1::2], strict=True))
    status, indices = _search(vertices, moves, start, end, closed, seconds)
    if indices is None:
        why = (
            PROOF if status == "impossible" else "The time limit was reached; it is not known whether there is a tour."
        )
        return TourResult(rows, columns, status, None, why, closed, (p, q), missing)
    verdict = prolog.once("bridge:knight_check(Request, Squares, Answer)", Request=question, Squares=indices)
    assert verdict is not None
    (kind, fault, *_), _ = two_lines(verdict["Answer"])
    assert kind == "closed" or (kind == "open" and not closed), f"the SAT solver gave no tour: {fault}"
    tour = read_tour(rows, columns, fields, index_codes(indices, columns), kind == "closed", "sat")
    return TourResult(rows, columns, "found", tour, None, closed, (p, q), missing)


def _search(
    vertices: list[int], moves: list[tuple[int, int]], start: int, end: int, closed: bool, seconds: float | None
) -> tuple[str, list[int] | None]:
    """Status and tour."""
    if len(vertices) == 1:
        return "found", vertices
    edges = list(moves)
    if not closed:
        ends = {start, end} - {-1} if min(start, end) >= 0 else set(vertices)
        edges += [(OUTSIDE, vertex) for vertex in sorted(ends)]
    around: dict[int, list[int]] = {vertex: [] for vertex in vertices + [OUTSIDE] * (not closed)}
    for number, (a, b) in enumerate(edges, 1):
        around[a].append(number)
        around[b].append(number)
    clauses = [clause for vertex, numbers in around.items() if vertex != OUTSIDE for clause in _two_of(numbers)]
    if closed:
        forced = [{start, end}] if min(start, end) >= 0 else []
    else:
        forced = [{OUTSIDE, vertex} for vertex in (start, end) if vertex >= 0]
        clauses += _two_of_many(around[OUTSIDE], len(edges))
    clauses += [[number] for number, edge in enumerate(edges, 1) if set(edge) in forced]
    if any(not clause for clause in clauses):
        return "impossible", None
    cycle = _cycle(edges, around, clauses, seconds)
    if isinstance(cycle, str):
        return cycle, None
    return "found", _placed(cycle, start, end, closed)


def _two_of(numbers: list[int]) -> list[list[int]]:
    """Exactly two of a few edges."""
    least = [[other for other in numbers if other != number] for number in numbers] or [[]]
    return least + [[-a, -b, -c] for a, b, c in combinations(numbers, 3)]


def _two_of_many(numbers: list[int], used: int) -> list[list[int]]:
    """Exactly two of many edges, with variables of their own beyond those that are used."""
    card = importlib.import_module("pysat.card")
    clauses: list[list[int]] = card.CardEnc.equals(
        numbers, bound=2, top_id=used, encoding=card.EncType.seqcounter
    ).clauses
    return clauses


def _cycle(
    edges: list[tuple[int, int]], around: dict[int, list[int]], clauses: list[list[int]], seconds: float | None
) -> list[int] | str:
    """The vertices of one cycle through all, or ``impossible`` or ``limit``."""
    solvers = importlib.import_module("pysat.solvers")
    deadline = None if seconds is None else time.monotonic() + seconds
    with solvers.Glucose4(bootstrap_with=clauses) as solver:
        while True:
            left = None if deadline is None else deadline - time.monotonic()
            if left is not None and left <= 0:
                return "limit"
            answer = _limited(solver, left)
            if answer is None:
                return "limit"
            if not answer:
                return "impossible"
            chosen = {number for number in solver.get_model()[: len(edges)] if number > 0}
            cycles = _cycles(edges, around, chosen)
            if len(cycles) == 1:
                return cycles[0]
            for cycle in cycles:
                inside = set(cycle)
                leaving = {n for vertex in cycle for n in around[vertex] if not inside.issuperset(edges[n - 1])}
                solver.add_clause(sorted(leaving))


def _limited(solver: Any, seconds: float | None) -> bool | None:
    """What the solver answers, or None after so many seconds."""
    if seconds is None:
        answer: bool | None = solver.solve_limited(expect_interrupt=True)
        return answer
    timer = threading.Timer(seconds, solver.interrupt)
    timer.start()
    try:
        answer = solver.solve_limited(expect_interrupt=True)
    finally:
        timer.cancel()
        timer.join()
    solver.clear_interrupt()
    return answer


def _cycles(edges: list[tuple[int, int]], around: dict[int, list[int]], chosen: set[int]) -> list[list[int]]:
    """The cycles that the chosen edges make up."""
    near = {vertex: [sum(edges[n - 1]) - vertex for n in numbers if n in chosen] for vertex, numbers in around.items()}
    left = set(near)
    cycles = []
    for first in near:
        if first not in left:
            continue
        cycle, here = [], first
        while here in left:
            left.remove(here)
            cycle.append(here)
            a, b = near[here]
            here = a if a in left else b
        cycles.append(cycle)
    return cycles


def _placed(cycle: list[int], start: int, end: int, closed: bool) -> list[int]:
    """The cycle from where the tour starts to where it ends."""
    if not closed:
        place = cycle.index(OUTSIDE)
        path = cycle[place + 1 :] + cycle[:place]
        return path[::-1] if (start >= 0 and path[0] != start) or (end >= 0 and path[-1] != end) else path
    first = start if start >= 0 else end
    place = max(0, cycle.index(first)) if first >= 0 else 0
    turned = cycle[place:] + cycle[:place]
    if end >= 0 and turned[-1] != end:
        turned = turned[:1] + turned[:0:-1] if start >= 0 else turned[1:] + turned[:1]
    return turned
