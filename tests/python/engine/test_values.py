from __future__ import annotations

import math
import os
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pybridge import Blob, Compound, Prolog, PrologDict, String, Variable
from pybridge.errors import BadArgument, CyclicTermError, NoPrologValue, PrologError, TimeLimitReached

pytestmark = pytest.mark.contract

ROUND_TRIPS = int(os.environ.get("PYBRIDGE_ROUND_TRIPS", "300"))


def back(pl: Prolog, value: Any) -> Any:
    row = pl.once("X = Y", Y=value)
    assert row is not None
    return row["X"]


def same(left: Any, right: Any, names: dict[Variable, Variable] | None = None) -> bool:
    """Equal in type and value, with variables in the same places."""
    names = {} if names is None else names
    if type(left) is not type(right):
        return False
    match left:
        case Variable():
            return names.setdefault(left, right) is right and len(set(names.values())) == len(names)
        case Compound():
            return same(left.name, right.name) and same(list(left.args), list(right.args), names)
        case list() | tuple():
            return len(left) == len(right) and all(same(a, b, names) for a, b in zip(left, right, strict=True))
        case dict():
            tags = not isinstance(left, PrologDict) or same(left.tag, right.tag, names)
            return tags and left.keys() == right.keys() and all(same(left[key], right[key], names) for key in left)
        case float():
            return repr(left) == repr(right)
        case _:
            return bool(left == right)


VALUES: list[Any] = [
    0, -1, 2**63, -(2**63) - 1, 2**200, 10**10_000, -(10**10_000) + 1, 1.5, -0.0, 5e-324, 1.7976931348623157e308,
    1e16, 1e-7,
    math.inf, -math.inf, math.nan, Fraction(1, 3), Fraction(-(10**5000), 3),
    "", "a", "[]", "A b", "it's", 'q"q', "\\", "\0", "a\0b", "\a\v\x1b\x7f\x85", "ñ¬∨日本語😀\uffff\U0010ffff",
    "a\nb\tc\r", "true", "{}",
    String(""), String("abc"), String("\0é\"\\"), String("x" * 1000), "é" * 1000,
    [], [[]], [1, 2], ["a", String("b"), 1.0, [2**70]], ("a", 1), (("a", "b"), "c"), ("a", ("b", "c")),
    {}, {"a": 1, "é日": [String("x")], 7: "seven"}, PrologDict("point", {"x": 1}),
    Compound("f"), Compound("f", (1,)), Compound("a", (Compound("b", (1,)), Compound("c", (1,)))), Compound("-", (1,)),
    Compound("-", (1, 2, 3)), Compound("[|]", ("a", "b")), Compound("{}", ("x",)), Compound("it's", ([],)),
    Compound(",", (1, 2)),
    Compound("eval", (Compound(":", ("os", Compound("getpid"))),)), Compound(":-", (-1, "-")), Compound("$VAR", (1,)),
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=range(len(VALUES)))
def test_a_value_comes_back_unchanged(pl: Prolog, value: Any) -> None:
    assert same(back(pl, value), value)
    assert same(pl.all("member(X, [Y,Y])", Y=value), [{"X": value}, {"X": value}])
    with pl.query("X = Y", Y=[value]) as rows:
        assert same(next(rows)["X"], [value])


def text() -> st.SearchStrategy[str]:
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def terms() -> st.SearchStrategy[Any]:
    variables = [Variable(), Variable()]
    leaves = st.one_of(
        st.integers(), st.floats(), st.fractions(), text(), text().map(String), st.sampled_from(variables), st.just([])
    )
    keys = st.one_of(text(), st.integers(-(2**40), 2**40))

    def grow(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return st.one_of(
            st.lists(inner, max_size=5),
            st.tuples(inner, inner),
            st.dictionaries(keys, inner, max_size=4),
            st.builds(PrologDict, text(), st.dictionaries(keys, inner, max_size=3)),
            st.builds(Compound, text(), st.lists(inner, max_size=4).map(tuple)),
        )

    return st.recursive(leaves, grow, max_leaves=25).map(plain)


def plain(value: Any) -> Any:
    """What Prolog cannot tell apart: -(a,b) is the tuple, 2r1 is 2."""
    match value:
        case Compound("-", (left, right)):
            return plain(left), plain(right)
        case Compound(name, args):
            return Compound(name, tuple(map(plain, args)))
        case list():
            return list(map(plain, value))
        case tuple():
            return tuple(map(plain, value))
        case PrologDict():
            return PrologDict(value.tag, {key: plain(item) for key, item in value.items()})
        case dict():
            return {key: plain(item) for key, item in value.items()}
        case Fraction():
            return value if value.denominator != 1 else value.numerator
        case _:
            return value


@settings(max_examples=ROUND_TRIPS, deadline=None, suppress_health_check=list(HealthCheck))
@given(terms())
def test_any_term_comes_back_unchanged(pl: Prolog, value: Any) -> None:
    assert same(back(pl, value), value)


def test_variables_keep_their_sharing(pl: Prolog) -> None:
    row = pl.once("X = f(A, B, A)")
    assert row is not None
    first, second, third = row["X"].args
    assert first is third is row["A"]
    assert second is row["B"]
    assert first is not second
    assert same(back(pl, row["X"]), row["X"])
    shared = Variable()
    assert pl.once("X = Y, X = 1", X=shared, Y=shared) == {}
    assert pl.once("A = 1, B == C", A=shared, B=[shared], C=[1]) == {}


def test_a_partial_list_keeps_its_tail(pl: Prolog) -> None:
    row = pl.once("L = [1,2|X]")
    assert row is not None
    assert row["L"] == Compound("[|]", (1, Compound("[|]", (2, row["X"]))))


def test_a_cyclic_term_is_a_clear_error(pl: Prolog) -> None:
    for goal in ("X = f(X)", "X = [a|X]", "X = f(Y, X), Y = 1"):
        with pytest.raises(CyclicTermError, match="cyclic"):
            pl.once(goal)
        with pytest.raises(CyclicTermError):
            pl.all(goal)
        with pytest.raises(CyclicTermError), pl.query(goal) as rows:
            next(rows)
    assert pl.once("X = 1") == {"X": 1}


def test_a_term_of_a_hundred_thousand_levels_comes_through(pl: Prolog) -> None:
    deep: Any = "z"
    for _ in range(100_000):
        deep = Compound("s", (deep,))
    pl.once("retractall(bridge_test_depth(_,_)), retractall(bridge_test_deep(_, _))")
    pl.assertz("bridge_test_depth(z, 0)")
    pl.assertz("bridge_test_depth(s(X), N) :- bridge_test_depth(X, M), N is M+1")
    row = pl.once("Y = X, bridge_test_depth(Y, N)", X=deep)
    assert row is not None
    assert row["N"] == 100_000
    value, levels = row["Y"], 0
    while value != "z":
        value, levels = value.args[0], levels + 1
    assert levels == 100_000


@pytest.mark.parametrize(
    "wrap",
    [lambda t: [t, 1], lambda t: ("a", t), lambda t: PrologDict("d", {"k": t}), lambda t: Compound("f", (t, "x"))],
)
def test_every_kind_of_deep_term_comes_back(pl: Prolog, wrap: Any) -> None:
    for levels in (75, 90, 300):
        deep: Any = String("bottom")
        for _ in range(levels):
            deep = wrap(deep)
        assert pl.once("X == Y, X = Z", X=deep, Y=deep) == {"Z": deep}


def test_a_blob_goes_back_to_where_it_came_from(pl: Prolog) -> None:
    row = pl.once("open_null_stream(S)")
    assert row is not None
    stream = row["S"]
    assert isinstance(stream, Blob)
    assert stream.type == "stream"
    assert pl.once("is_stream(S), write(S, hello), character_count(S, N)", S=stream) == {"N": 5}
    assert pl.once("X == Y", X=stream, Y=[stream]) is None
    assert pl.once("X == Y", X=stream, Y=stream) == {}
    pl.once("close(S)", S=stream)


def test_what_has_no_prolog_value_is_refused(pl: Prolog) -> None:
    for value in (None, object(), b"bytes", {1, 2}, (1, 2, 3), {(1, 2): 3}, [None], Compound(3)):
        with pytest.raises(NoPrologValue):
            pl.once("X = Y", Y=value)
    for value in ("\ud800", String("a\udfff"), Compound("\ud800"), {"\ud800": 1}):
        with pytest.raises(BadArgument, match="surrogate"):
            pl.once("X = Y", Y=value)
    for ask in (pl.once, pl.all, pl.query, pl.assertz, pl.consult):
        with pytest.raises(BadArgument, match="surrogate"):
            ask("X = '\ud800'")
    for goal in (None, 5, b"true"):
        with pytest.raises(BadArgument, match="a goal is a str"):
            pl.once(goal)
    assert issubclass(NoPrologValue, TypeError)
    assert issubclass(BadArgument, ValueError)
    assert pl.once("X = Y", Y=True) == {"X": "true"}


def test_a_cyclic_python_value_is_refused(pl: Prolog) -> None:
    cyclic: list[Any] = [1]
    cyclic.append(cyclic)
    table: dict[Any, Any] = {}
    table["self"] = ("a", [table])
    for value in (cyclic, table, Compound("f", (cyclic,))):
        with pytest.raises(BadArgument, match="cyclic"):
            pl.once("X = Y", Y=value)
    twice = [["a"]]
    assert pl.once("X = Y", Y=[twice, twice]) == {"X": [twice, twice]}
    deep: Any = twice
    for _ in range(200):
        deep = [deep, twice]
    assert pl.once("X = Y", Y=deep) == {"X": deep}


def goals(value: Any) -> list[str]:
    assert isinstance(value, Variable)
    return [str(goal) for goal in value.goals]


def test_a_variable_has_the_goals_that_it_must_still_satisfy(pl: Prolog) -> None:
    pl.once("use_module(library(clpfd))")
    for ask in (pl.once, lambda goal: pl.all(goal)[0], lambda goal: next(pl.query(goal))):
        row = ask("X #> 3, Y #= X + Z, dif(A, q(B)), freeze(A, true), C = f(D, D), L = [1,2|E], freeze(E, fail)")
        assert row is not None
        assert goals(row["X"])[0] == "_0 in 4..sup"
        assert row["X"].goals[0].term == Compound("in", (row["X"], Compound("..", (4, "sup"))))
        assert row["X"].goals[1] is row["Y"].goals[0] is row["Z"].goals[0]
        assert {goal.term for goal in row["A"].goals} == {
            Compound("dif", (row["A"], Compound("q", (row["B"],)))),
            Compound("freeze", (row["A"], Compound(":", ("user", "true")))),
        }
        assert goals(row["D"]) == []
        assert goals(row["E"]) == [f"freeze({row['E'].name},user:fail)"]
        assert row["L"] == Compound("[|]", (1, Compound("[|]", (2, row["E"]))))


def test_each_answer_has_its_own_goals(pl: Prolog) -> None:
    pl.once("use_module(library(clpfd))")
    for rows in (pl.all("X in 1..3 ; X = 1 ; dif(X, a)"), list(pl.query("X in 1..3 ; X = 1 ; dif(X, a)"))):
        assert len(goals(rows[0]["X"])) == len(goals(rows[2]["X"])) == 1
        assert goals(rows[0]["X"])[0].endswith("in 1..3")
        assert rows[1] == {"X": 1}
        assert goals(rows[2]["X"])[0].startswith("dif(")


def test_a_variable_brings_its_goals_along(pl: Prolog) -> None:
    pl.once("use_module(library(clpfd))")
    row = pl.once("X in 4..9, Y #= X + 1")
    assert row is not None
    assert pl.once("X = 3", X=row["X"]) is None
    assert pl.once("X = 4, Z = X", X=row["X"]) == {"Z": 4}
    assert pl.once("X = 5, Y = 6", X=row["X"], Y=row["Y"]) == {}
    assert pl.once("P = 5-7", P=(row["X"], row["Y"])) is None
    again = pl.once("Z = X", X=row["X"])
    assert again is not None
    assert goals(again["Z"])[0].endswith("in 4..9")
    assert [len(pl.all("indomain(X)", X=row["X"])), len(list(pl.query("indomain(X)", X=row["X"])))] == [6, 6]


def test_what_is_delayed_is_not_run_by_giving_the_answer(pl: Prolog) -> None:
    pl.once("nb_setval(bridge_test_woken, no)")
    woken = "freeze(X, b_setval(bridge_test_woken, yes)), nb_setval(bridge_test_woken, no)"
    for ask in (pl.once, pl.all, lambda goal: list(pl.query(goal))):
        assert ask(f"{woken}, L = [1,2|X]")
        assert pl.once("nb_getval(bridge_test_woken, W)") == {"W": "no"}


def test_a_hook_for_delayed_goals_that_throws_or_never_ends_is_an_error(
    pl: Prolog, source: Callable[..., Path]
) -> None:
    pl.consult(
        source(
            ":- module(bridge_test_hook, [hooked/2]).\nhooked(X, How) :- put_attr(X, bridge_test_hook, How).\n"
            "attribute_goals(X) --> { get_attr(X, bridge_test_hook, How), call(How) }.\n"
        )
    )
    for ask in (pl.once, pl.all, lambda goal, **limits: list(pl.query(goal, **limits))):
        with pytest.raises(TimeLimitReached):
            ask("hooked(X, (repeat, fail))", time_limit=0.2)
        with pytest.raises(PrologError, match="The program threw oops"):
            ask("hooked(X, throw(oops))", time_limit=20)
    assert pl.once("X = 1") == {"X": 1}


def test_text_with_a_lone_surrogate_that_prolog_made_does_not_break_anything(pl: Prolog) -> None:
    assert pl.once("atom_codes(X, [0xd800])") == {"X": "\ud800"}
    assert pl.once("X = 1") == {"X": 1}


def test_flags_and_operators_of_the_program_do_not_disturb_the_values(pl: Prolog) -> None:
    pl.once(
        "set_prolog_flag(double_quotes, codes), op(700, xfx, :), op(200, xfy, {}), set_prolog_flag(float_format, '~2f')"
    )
    try:
        value = [Compound("f", (String("x"), 3.14159)), ("a", 1), {"k": "v"}]
        assert same(back(pl, value), value)
        assert pl.once('X = "ab"') == {"X": [97, 98]}
    finally:
        pl.once("set_prolog_flag(double_quotes, string), op(200, xfy, ::), set_prolog_flag(float_format, '~15g|')")
