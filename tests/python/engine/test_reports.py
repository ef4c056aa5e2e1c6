"""What users of pyswip, janus, MQI and clingo have reported, as tests: here it must not happen.

Reports whose point is tested elsewhere: Ctrl-C (test_interrupts), errors on consult (test_errors), several threads and
exit with an open query (test_threads), limits (test_limits).
"""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path

import pytest

from pybridge import Blob, Compound, Prolog, String, Variable
from pybridge.errors import TimeLimitReached

from .conftest import at_most
from .test_threads import run_script

pytestmark = pytest.mark.contract

QUERIES = int(os.environ.get("PYBRIDGE_QUERIES", "5000"))


def test_a_partial_list_is_not_cut(pl: Prolog) -> None:
    row = pl.once("L = [1,2|X]")
    assert row is not None
    assert row["L"] != [1, 2]
    assert pl.once("L = [1,2|X], X = [3|Y], Y = []") == {"L": [1, 2, 3], "X": [3], "Y": []}


def test_stopping_after_the_first_answer_exits_with_status_0() -> None:
    code = (
        "from pybridge import Prolog\n"
        "pl = Prolog(); pl.assertz('get_list(0, [])')\n"
        "pl.assertz('get_list(N, [N|L]) :- N > 0, M is N-1, get_list(M, L)')\n"
        "for row in pl.query('get_list(3, X)'):\n"
        "    print(row); break\n"
    )
    assert run_script(code) == "{'X': [3, 2, 1]}\n"


def memory(pl: Prolog) -> int:
    """The kilobytes of memory in use by this process and by the child, if there is one; elsewhere the most so far."""
    if not Path("/proc/self/statm").exists():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    pids = [os.getpid(), *([pl.pid] if pl.pid else [])]
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * resource.getpagesize() // 1024


def test_thousands_of_small_queries_keep_the_memory_flat(pl: Prolog) -> None:
    pl.once("retractall(father(_, _))")
    pl.assertz("father(michael, john)")
    pl.assertz("father(michael, gina)")

    def ask(count: int) -> None:
        for i in range(count):
            assert pl.once("father(michael, X)") == {"X": "john"}
            assert pl.once("X = Y", Y=f"text {i}") == {"X": f"text {i}"}

    ask(max(1000, QUERIES // 4))
    before = memory(pl)
    ask(QUERIES)
    assert memory(pl) - before < 4_000


def test_a_string_is_a_str_and_can_be_told_from_an_atom(pl: Prolog) -> None:
    pl.once("retractall(bridge_test_foo(_, _))")
    pl.assertz('bridge_test_foo("bar", "baz")')
    row = pl.once('bridge_test_foo("bar", X)')
    assert row == {"X": "baz"}
    assert isinstance(row["X"], String)


UNICODE = (
    "from pybridge import Prolog, Compound\n"
    "pl = Prolog(); pl.once('op(700, xfx, \\u2228), op(200, fy, \\u00ac)')\n"
    "pl.assertz(\"aka('pe\\u00f1arol', 'Penarol')\")\n"
    "assert pl.once(\"aka(X, 'Penarol')\") == {'X': 'pe\\u00f1arol'}\n"
    "x = pl.once('X = (\\u00acp \\u2228 q)')['X']\n"
    "assert x == Compound('\\u2228', (Compound('\\u00ac', ('p',)), 'q')), x\n"
    "assert pl.once('X = Y', Y=x) == {'X': x}\n"
    "pl.once('write(X), nl', X='pe\\u00f1arol \\u65e5\\u672c')\n"
)


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_any_character_goes_both_ways_in_any_locale(locale: str) -> None:
    assert run_script(UNICODE, LC_ALL=locale, LANG=locale) == "peñarol 日本\n"


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_a_source_is_read_as_utf8_in_any_locale(tmp_path: Path, locale: str) -> None:
    path = tmp_path / "source.pl"
    path.write_text("aka('peñarol', ¬).\n", encoding="utf-8")
    code = (
        "from pybridge import Prolog\n"
        f"pl = Prolog(); pl.consult({str(path)!r})\n"
        "assert pl.once('aka(X, Y)') == {'X': 'pe\\u00f1arol', 'Y': '\\u00ac'}\n"
    )
    run_script(code, LC_ALL=locale, LANG=locale)


def test_dicts_with_atoms_and_integers_as_keys(pl: Prolog) -> None:
    row = pl.once("C = customer{age:26, name:jodie}, D = _{1:a, 20:b}")
    assert row == {"C": {"age": 26, "name": "jodie"}, "D": {1: "a", 20: "b"}}
    assert row["C"].tag == "customer"
    assert pl.once("Age = C.age", C=row["C"]) == {"Age": 26}


def test_a_path_may_have_quotes_and_backslashes(pl: Prolog, tmp_path: Path) -> None:
    folder = tmp_path / 'it\'s a \\ "test" é'
    folder.mkdir()
    path = folder / "file.pl"
    path.write_text("bridge_test_path(yes).\n")
    assert pl.consult(path) == []
    assert pl.once("bridge_test_path(X)") == {"X": "yes"}


def test_a_compound_comes_back_as_one_and_goes_in_again(pl: Prolog) -> None:
    row = pl.once("X = a(b(1), c(1))")
    assert row == {"X": Compound("a", (Compound("b", (1,)), Compound("c", (1,))))}
    assert pl.once("X = a(b(N), c(N))", X=row["X"]) == {"N": 1}


def test_asserting_a_clause_with_a_variable_succeeds(pl: Prolog) -> None:
    pl.once("retractall(bridge_test_a(_))")
    row = pl.once("assert(bridge_test_a(X))")
    assert row is not None
    assert isinstance(row["X"], Variable)
    assert pl.all("bridge_test_a(1)") == [{}]


def test_references_and_delayed_goals_are_answered_at_once(pl: Prolog) -> None:
    pl.once("retractall(bridge_test_p(_))")
    pl.assertz("bridge_test_p(1)")
    with at_most(2.0):
        row = pl.once("clause(bridge_test_p(_), true, R)")
        assert row is not None
        assert isinstance(row["R"], Blob)
        assert pl.once("clause(bridge_test_p(X), true, R)", R=row["R"]) == {"X": 1}
        frozen = pl.once("freeze(X, true)")
        assert frozen is not None
        assert isinstance(frozen["X"], Variable)
        assert list(pl.query("freeze(X, fail)")) != []


def test_the_first_answer_comes_at_once_though_the_second_never_does(pl: Prolog) -> None:
    begin = time.monotonic()
    rows = pl.query("(R = 2 ; repeat, fail)", time_limit=0.5)
    assert next(rows) == {"R": 2}
    assert time.monotonic() - begin < 0.4
    with pytest.raises(TimeLimitReached):
        next(rows)


def test_closing_and_opening_again(pl: Prolog) -> None:
    for _ in range(5):
        with Prolog() as session:
            assert session.once("X = 1") == {"X": 1}


def test_a_row_is_kept_after_its_query_and_its_session_are_closed() -> None:
    with Prolog() as session:
        with session.query("X = f(Y, [1, \"s\"], 'a'), Z = Y") as rows:
            row = next(rows)
        many = session.all("member(X, [a, f(_)])")
    assert row["X"] == Compound("f", (row["Y"], [1, "s"], "a"))
    assert row["Z"] is row["Y"]
    assert many[0] == {"X": "a"}


def test_running_python_by_a_data_term_is_impossible(pl: Prolog) -> None:
    term = Compound("eval", (Compound(":", ("os", Compound("getpid"))),))
    assert pl.once("X = Y", Y=term) == {"X": term}
    assert pl.once("X = eval(os:getpid())") == {"X": term}
