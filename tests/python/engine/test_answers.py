from __future__ import annotations

import gc

import pytest

from pybridge import Compound, Prolog, String
from pybridge.errors import EngineClosed, PrologError, PrologSyntaxError

pytestmark = pytest.mark.contract


def test_the_first_answer_is_a_dict_and_no_answer_is_none(pl: Prolog) -> None:
    assert pl.once("member(X, [1,2,3])") == {"X": 1}
    assert pl.once("true") == {}
    assert pl.once("fail") is None
    assert pl.all("fail") == []
    assert list(pl.query("fail")) == []


def test_all_answers_keep_their_order_and_their_columns(pl: Prolog) -> None:
    assert pl.all("member(X, [1,2,3])") == [{"X": 1}, {"X": 2}, {"X": 3}]
    assert pl.all("member(X-Y, [a-1, b-2])") == [{"X": "a", "Y": 1}, {"X": "b", "Y": 2}]
    assert pl.all("member(_, [a, b])") == [{}, {}]


def test_inputs_are_bound_by_name_and_never_pasted_into_the_text(pl: Prolog) -> None:
    text = "a', halt, X = 'b\"\\"
    assert pl.once("atom(A), X = A", A=text) == {"X": text}
    assert pl.once("sum_list(L, N)", L=[1, 2, 3]) == {"N": 6}
    assert pl.once("X = f(A, B, A)", A="a", B=String("b")) == {"X": Compound("f", ("a", String("b"), "a"))}


def test_an_input_must_be_a_variable_of_the_goal(pl: Prolog) -> None:
    with pytest.raises(Exception, match="The goal has no variable Y"):
        pl.once("X = 1", Y=2)


def test_the_name_of_an_input_cannot_change_the_goal_either(pl: Prolog) -> None:
    for name in ('X"', 'X",1]},{"t":["X', "x", "", "é", "X\n"):
        with pytest.raises(PrologError, match="The goal has no variable"):
            pl.once("X = 1", **{name: 2})


def test_variables_that_begin_with_an_underscore_are_left_out(pl: Prolog) -> None:
    assert pl.once("_A = 1, B = 2") == {"B": 2}


@pytest.mark.parametrize("goal", ["X = 1. Y = 2", "X = 1. foo(", "", "   ", "% nothing", "X = 1 Y", "foo(X"])
def test_half_of_a_goal_is_never_run(pl: Prolog, goal: str) -> None:
    with pytest.raises(PrologSyntaxError):
        pl.once(goal)


@pytest.mark.parametrize("goal", ["X = 'a. b'", "X = 'a. b'.", "X = 'a. b'. % done", "X = 'a. b' ."])
def test_a_full_stop_at_the_end_is_allowed(pl: Prolog, goal: str) -> None:
    assert pl.once(goal) == {"X": "a. b"}


def test_answers_come_one_by_one(pl: Prolog) -> None:
    rows = pl.query("between(1, inf, X)")
    assert [next(rows) for _ in range(3)] == [{"X": 1}, {"X": 2}, {"X": 3}]
    rows.close()
    assert list(rows) == []
    assert rows.closed


def test_closing_early_runs_the_cleanup(pl: Prolog) -> None:
    pl.once("nb_setval(bridge_test_cleaned, no), retractall(bridge_test_cleaned)")
    with pl.query("setup_call_cleanup(true, member(X, [1,2]), assertz(bridge_test_cleaned))") as rows:
        assert next(rows) == {"X": 1}
        assert pl.once("catch(bridge_test_cleaned, _, fail)") is None
    assert pl.once("retract(bridge_test_cleaned)") == {}


def test_several_queries_are_open_at_once_and_closed_in_any_order(pl: Prolog) -> None:
    queries = [pl.query("between(F, inf, X)", F=first) for first in range(20)]
    for round_ in range(3):
        assert [next(rows)["X"] for rows in queries] == [first + round_ for first in range(20)]
    for rows in queries[::2] + queries[1::2]:
        rows.close()


def test_a_dropped_query_is_closed_later(pl: Prolog) -> None:
    before = pl.once("aggregate_all(count, current_engine(_), N)")
    for _ in range(10):
        next(pl.query("repeat"))
    gc.collect()
    assert pl.once("aggregate_all(count, current_engine(_), N)") == before


def test_a_closed_session_refuses_and_a_new_one_works(pl: Prolog) -> None:
    with Prolog() as other:
        rows = other.query("member(X, [1,2])")
        kept = next(rows)
    with pytest.raises(EngineClosed):
        other.once("true")
    assert kept == {"X": 1}
    assert list(rows) == []
    other.close()
    with Prolog() as again:
        assert again.once("X = 1") == {"X": 1}
    assert pl.once("X = 1") == {"X": 1}


def test_clauses_are_added_as_text_and_as_terms(pl: Prolog) -> None:
    pl.once("retractall(bridge_test_fact(_, _))")
    pl.assertz("bridge_test_fact(1, one).")
    pl.assertz("bridge_test_fact(X, Y) :- X = 2, Y = Z", Z=String("two"))
    pl.assertz(Compound("bridge_test_fact", (3, [])))
    rows = pl.all("bridge_test_fact(X, Y)")
    assert rows == [{"X": 1, "Y": "one"}, {"X": 2, "Y": "two"}, {"X": 3, "Y": []}]
    assert [type(row["Y"]) for row in rows] == [str, String, list]


def test_strings_can_be_plain() -> None:
    with Prolog(plain_strings=True) as session:
        row = session.once('X = "abc"')
        assert row is not None
        assert type(row["X"]) is str


def test_a_module_can_be_given() -> None:
    with Prolog(module="bridge_test_module") as session:
        session.assertz("here(1)")
        assert session.once("context_module(M), here(X)") == {"M": "bridge_test_module", "X": 1}
    with Prolog() as session:
        assert session.once("catch(here(_), _, fail)") is None
