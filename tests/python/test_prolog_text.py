"""Values as Prolog writes them, read back by Prolog, and as JSON."""

from __future__ import annotations

import json
import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pybridge import Compound, Prolog, PrologDict, String, Variable
from pybridge.prolog_text import json_value, prolog_text
from pybridge.values import Goal

CASES: list[tuple[Any, str]] = [
    ("a", "a"), ("aB_1", "aB_1"), ("日本", "日本"), ("A", "'A'"), ("_a", "'_a'"), ("Éa", "'Éa'"), ("a b", "'a b'"),
    ("a²", "'a²'"), ("a·", "'a·'"), ("Ⅷ", "'Ⅷ'"), ("²", "'²'"), ("ñ²", "'ñ²'"), ("aé٣", "aé٣"),
    ("it's", "'it\\'s'"), ("", "''"), ("[]", "'[]'"), (":-", ":-"), ("!", "!"), ("\0", "'\\x0\\'"), ("1", "'1'"),
    (String("a\"b\n"), '"a\\"b\\n"'), (1.0, "1.0"), (1e100, "1.0e100"), (math.inf, "inf"), (-0.0, "-0.0"),
    (Fraction(-1, 3), "-1r3"), (10**6000, "1" + "0" * 6000), (-(10**6000), "-1" + "0" * 6000),
    ([], "[]"), ([1, ["a"]], "[1,[a]]"), ((("a", "b"), ("c", -1)), "a-b-(c-(-1))"), (("-", ":-"), "(-)-(:-)"),
    (("dynamic", 1), "(dynamic)-1"), ({"k": [1]}, "_{k:[1]}"), (PrologDict("t", {}), "t{}"),
    (Compound("f"), "f()"), (Compound("F", ("x", Variable("_0"))), "'F'(x,_0)"), (Compound("-", (1,)), "-(1)"),
    (Compound("[|]", (1, Compound("[|]", (2, Variable("_0"))))), "[1,2|_0]"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "text"), CASES, ids=range(len(CASES)))
def test_a_value_is_written_as_prolog_does(value: Any, text: str) -> None:
    assert prolog_text(value) == text


def values() -> st.SearchStrategy[Any]:
    words = st.sampled_from(
        ["a", "dynamic", ":-", "-", "is", "é", "日本", "A", "", "[]", "{}", "|", ",", "!", ";", "\\"]
    )
    text = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
    floats = st.floats(allow_nan=False, allow_infinity=False)
    leaves = st.one_of(st.integers(), floats, st.fractions(), words, text, text.map(String), st.just([]))

    def grow(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        arguments = st.lists(inner, max_size=3).map(tuple)
        names = words.filter(lambda name: name != "-")
        return st.one_of(st.lists(inner, max_size=3), st.tuples(inner, inner), st.builds(Compound, names, arguments))

    return st.recursive(leaves, grow, max_leaves=10)


@settings(max_examples=300, deadline=None)
@given(values())
def test_prolog_reads_what_was_written(value: Any) -> None:
    with Prolog() as prolog:
        assert prolog.once("term_string(X, T), X == Y", T=String(prolog_text(value)), Y=value) is not None


def test_a_deep_value_has_a_text_too() -> None:
    deep: Any = "z"
    for _ in range(100_000):
        deep = Compound("s", ([deep],))
    text = prolog_text(deep)
    assert text.startswith("s([s([")
    assert len(text) == 5 * 100_000 + 1


def test_json_of_what_json_lacks() -> None:
    value = [String("s"), Fraction(1, 3), math.nan, ("a", 1), Compound("f", (Variable("_1"),)), {1: "x"}, 10**6000]
    pair, call = {"name": "-", "args": ["a", 1]}, {"name": "f", "args": [{"variable": "_1"}]}
    assert json_value(value) == ["s", "1r3", "nan", pair, call, {"1": "x"}, "1" + "0" * 6000]


def test_json_of_a_variable_with_goals() -> None:
    variable = Variable("_0")
    variable.goals = (Goal(Compound("dif", (variable, "a")), "dif(_0,a)"),)
    assert json_value(variable) == {"variable": "_0", "goals": ["dif(_0,a)"]}


def test_json_of_a_deep_value_ends_in_text() -> None:
    deep: Any = "z"
    for _ in range(5000):
        deep = [deep]
    found = json.loads(json.dumps(json_value(deep)))
    for _ in range(100):
        (found,) = found
    assert found == "[" * 4900 + "z" + "]" * 4900
