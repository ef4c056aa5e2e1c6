"""Jealous husbands with an island, and conflict graphs, for clingo: one more step until there is a plan."""

from __future__ import annotations

HUSBANDS = """
place(0..2). couple(1..n). person(h(C)) :- couple(C). person(w(C)) :- couple(C).
at(P, 0, 0) :- person(P). boat(0, 0).
#program step(t).
1 { move(F, T, t) : place(T), T != F } 1 :- boat(F, t-1).
1 { in(P, t) : at(P, F, t-1) } 2 :- move(F, _, t).
boat(T, t) :- move(_, T, t).
at(P, T, t) :- in(P, t), move(_, T, t).
at(P, X, t) :- at(P, X, t-1), not in(P, t).
:- at(w(C), X, t), at(h(D), X, t), C != D, not at(h(C), X, t).
:- in(w(C), t), in(h(D), t), C != D, not in(h(C), t).
#program check(t).
#external query(t).
:- query(t), person(P), not at(P, 2, t).
"""

GRAPH = """
at(I, 0, 0) :- item(I). ferryman(0, 0).
#program step(t).
{ in(I, t) : at(I, S, t-1) } b :- ferryman(S, t-1).
ferryman(1-S, t) :- ferryman(S, t-1).
at(I, 1-S, t) :- in(I, t), at(I, S, t-1).
at(I, S, t) :- at(I, S, t-1), not in(I, t).
:- edge(I, J), at(I, S, t), at(J, S, t), not ferryman(S, t).
#program check(t).
#external query(t).
:- query(t), item(I), not at(I, 1, t).
:- query(t), not ferryman(1, t).
"""


def shortest(program: str, constants: list[str], bound: int) -> int | None:
    """The least number of steps up to the bound, or None."""
    from clingo import Control, Function, Number

    control = Control(constants)
    control.add("base", [], program)
    control.ground([("base", []), ("check", [Number(0)])])
    for step in range(1, bound + 1):
        control.ground([("step", [Number(step)]), ("check", [Number(step)])])
        control.assign_external(Function("query", [Number(step)]), True)
        if control.solve().satisfiable:
            return step
        control.release_external(Function("query", [Number(step)]))
    return None


def husbands(couples: int) -> int | None:
    return shortest(HUSBANDS, ["-c", f"n={couples}"], 60)


def graph(items: int, edges: list[tuple[int, int]], seats: int, bound: int) -> int | None:
    """A plan needs no more than 2n+1 trips, which is the bound to give where there may be none."""
    facts = "".join(f"item({i})." for i in range(items)) + "".join(f"edge({a},{b})." for a, b in edges)
    return shortest(facts + GRAPH, ["-c", f"b={seats}"], bound)
