from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from pybridge import Compound, Prolog, errors

pytestmark = pytest.mark.contract

CASES = [
    ("atom_length(X, _)", errors.PrologInstantiationError, "not sufficiently instantiated"),
    ("atom_length(f(x), _)", errors.PrologTypeError, "Type error"),
    ("X is foo + 1", errors.PrologTypeError, "foo/0"),
    ("X is 1 / 0", errors.PrologEvaluationError, "zero_divisor"),
    ("nosuch(1)", errors.PrologExistenceError, "nosuch/1"),
    ("assertz(atom_length(a, b))", errors.PrologPermissionError, "No permission"),
    ("number_codes(X, foo), atom_length(X, X)", errors.PrologError, ""),
    ("numlist(5, 1, L), sumlist(L, a(b))", None, ""),
    ("arg(x, f(a), _)", errors.PrologTypeError, "integer"),
    ("functor(X, f, -1)", errors.PrologError, ""),
    ("open('/no/such/file', read, S)", errors.PrologExistenceError, "/no/such/file"),
    ("must_be(positive_integer, 0)", errors.PrologTypeError, "positive"),
    ("open(x, no_mode, _)", errors.PrologDomainError, "no_mode"),
    ("throw(my_ball(1))", errors.PrologError, "The program threw my_ball(1)"),
    ("throw('O o')", errors.PrologError, "The program threw 'O o'"),
    ("throw(error(resource_error(ideas), _))", errors.PrologResourceError, "ideas"),
    ("throw(error(representation_error(x), _))", errors.PrologRepresentationError, "x"),
    ("atom_to_term('foo(', _, _)", errors.PrologSyntaxError, "yntax"),
    ("3", errors.PrologTypeError, "callable"),
]


@pytest.mark.parametrize(("goal", "kind", "text"), CASES, ids=[case[0] for case in CASES])
def test_an_error_has_its_class_its_term_and_its_words(
    pl: Prolog, goal: str, kind: type[errors.PrologError] | None, text: str
) -> None:
    if kind is None:
        assert pl.once(goal) is None
        return
    for ask in (pl.once, pl.all, lambda goal: list(pl.query(goal))):
        with pytest.raises(kind) as caught:
            ask(goal)
        assert text in str(caught.value)
        assert caught.value.term is not None
    assert pl.once("X = 1") == {"X": 1}


def test_the_term_of_an_error_can_be_looked_into(pl: Prolog) -> None:
    with pytest.raises(errors.PrologTypeError) as caught:
        pl.once("atom_length(L, f(x))", L="abc")
    term = caught.value.term
    assert isinstance(term, Compound)
    assert term.args[0] == Compound("type_error", ("integer", Compound("f", ("x",))))
    with pytest.raises(errors.PrologError) as ball:
        pl.once("throw(ball([1,2]))")
    assert ball.value.term == Compound("ball", ([1, 2],))
    with pytest.raises(errors.PrologError):
        pl.once("X = f(X), throw(X)")


def test_an_error_after_answers_comes_after_them(pl: Prolog) -> None:
    rows = pl.query("(member(X, [1,2]) ; X is foo)")
    assert next(rows) == {"X": 1}
    assert next(rows) == {"X": 2}
    with pytest.raises(errors.PrologTypeError):
        next(rows)
    assert list(rows) == []


def test_a_syntax_error_in_a_goal_says_where(pl: Prolog) -> None:
    with pytest.raises(errors.PrologSyntaxError) as caught:
        pl.once("foo(a) bar")
    assert caught.value.offset == 6


def test_halt_is_an_exception(pl: Prolog, source: Callable[..., Path]) -> None:
    for goal, status in (("halt", 0), ("halt(3)", 3)):
        with pytest.raises(errors.HaltRequested) as caught:
            pl.once(goal)
        assert caught.value.exit_status == status
        with pytest.raises(errors.HaltRequested):
            list(pl.query(goal))
    with pytest.raises(errors.HaltRequested):
        pl.consult(source("before(1).\n:- halt.\nafter(1).\n"))
    with pytest.raises(errors.PrologError):
        pl.once("abort")
    with pytest.raises(errors.PrologError):
        pl.once("thread_self(_), thread_exit(x)")
    assert pl.once("X = 1") == {"X": 1}


def test_the_tracer_does_not_wait_for_a_person(pl: Prolog) -> None:
    assert pl.once("trace, member(X, [1,2])") == {"X": 1}
    assert pl.once("notrace, nodebug") == {}


def test_every_exception_is_a_pybridge_error() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    assert len(kinds) > 20
    assert all(issubclass(kind, errors.PybridgeError) for kind in kinds)


def test_a_consult_error_has_all_problems_with_their_places(pl: Prolog, source: Callable[..., Path]) -> None:
    path = source(
        "q(1).\nr(2).\nq(X).\n:- fail.\n:- X is foo+1, print(X).\n:- use_module(library(no_such_library)).\n"
        "p(2) :- foo(.\nq(é).\n"
    )
    with pytest.raises(errors.ConsultError) as caught:
        pl.consult(path)
    messages = caught.value.messages
    assert {message.file for message in messages} == {str(path)}
    found = [(message.kind, message.line) for message in messages]
    for expected in [("warning", 3), ("warning", 4), ("error", 7)]:
        assert expected in found
    syntax = next(message for message in messages if message.line == 7)
    assert syntax.column == 12
    assert "Syntax error" in syntax.text
    assert str(syntax).startswith(f"{path}:7:12: error: ")
    assert pl.once("q(X), atom(X)") == {"X": "é"}


def test_a_file_whose_first_error_is_one_of_syntax_raises_a_syntax_error(
    pl: Prolog, source: Callable[..., Path]
) -> None:
    with pytest.raises(errors.PrologSyntaxError) as caught:
        pl.consult(source("p(1).\np(2) :- foo(.\np(3).\n"))
    assert (caught.value.line, caught.value.column) == (2, 12)
    assert isinstance(caught.value, errors.ConsultError)
    assert pl.all("p(X)") == [{"X": 1}, {"X": 3}]


def test_a_file_with_warnings_loads_and_gives_them_back(pl: Prolog, source: Callable[..., Path]) -> None:
    (warning,) = pl.consult(source("bridge_test_w(X, 1).\n"))
    assert (warning.kind, warning.line) == ("warning", 1)
    assert "Singleton" in warning.text
    assert pl.consult(source("bridge_test_w(1).\n")) == []


def test_a_directive_that_throws_is_one_of_the_problems_of_its_file(pl: Prolog, source: Callable[..., Path]) -> None:
    path = source("bridge_test_t(1).\n:- X is foo + 1, print(X).\n:- throw(oops).\n")
    with pytest.raises(errors.ConsultError) as caught:
        pl.consult(path)
    assert [message.text for message in caught.value.errors][-1] == "The program threw oops"
    assert caught.value.messages[-1].file == str(path)
    assert caught.value.messages[-1].term == "oops"
    assert caught.value.line == 2


def test_what_a_program_reports_is_not_said_to_be_thrown(pl: Prolog, source: Callable[..., Path]) -> None:
    (warning,) = pl.consult(source(":- print_message(warning, oops).\n"))
    assert warning.text == "Unknown message: oops"


def test_loading_again_replaces_the_clauses(pl: Prolog, source: Callable[..., Path]) -> None:
    pl.consult(source("bridge_test_c(1).\nbridge_test_c(2).\n"))
    pl.consult(source("bridge_test_c(3).\n"))
    assert pl.all("bridge_test_c(X)") == [{"X": 3}]


def test_a_file_loads_others_that_lie_beside_it(pl: Prolog, source: Callable[..., Path]) -> None:
    source(":- module(beside, [beside/1]).\nbeside(yes).\n", "beside.pl")
    path = source(
        ":- use_module(beside).\n:- initialization(assertz(bridge_test_init)).\nfront(X) :- beside(X).\n", "front.pl"
    )
    assert pl.consult(path.with_suffix("")) == []
    assert pl.once("front(X), bridge_test_init") == {"X": "yes"}


def test_a_file_that_does_not_exist_is_an_existence_error(pl: Prolog, tmp_path: Path) -> None:
    with pytest.raises(errors.PrologExistenceError, match=r"nothing\.pl"):
        pl.consult(tmp_path / "nothing.pl")


def test_a_program_with_a_message_hook_of_its_own_hides_nothing(pl: Prolog, source: Callable[..., Path]) -> None:
    pl.consult(source(":- multifile user:message_hook/3.\nuser:message_hook(_, error, _) :- fail.\n", "hook.pl"))
    with pytest.raises(errors.ConsultError):
        pl.consult(source("p(.\n"))


def test_an_engine_that_does_not_exist_is_a_bad_argument(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(errors.BadArgument, match="'foo'; the engines are auto, janus, pyswip, process"):
        Prolog("foo")
    monkeypatch.setenv("PYBRIDGE_ENGINE", "foo")
    with pytest.raises(errors.BadArgument, match="PYBRIDGE_ENGINE is 'foo'; the engines are auto, janus, pyswip"):
        Prolog()
    with Prolog("process") as session:
        assert session.engine == "process"


def test_a_memory_limit_is_for_the_engine_process_and_positive() -> None:
    for engine in ("janus", "pyswip"):
        with pytest.raises(errors.BadArgument, match=f"only the engine process has this, not {engine}"):
            Prolog(engine, memory_limit=2**30)
    for limit in (0, -1):
        with pytest.raises(errors.BadArgument, match="positive"):
            Prolog("process", memory_limit=limit)


def test_errors_can_be_pickled() -> None:
    error = errors.PrologTypeError("words", Compound("f", (1,)))
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), type(copy)) == (str(error), type(error))
