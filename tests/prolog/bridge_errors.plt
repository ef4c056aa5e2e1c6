:- use_module('../../prolog/bridge/errors').
:- use_module('../../prolog/bridge/guards', []).       % has words for what it throws
:- use_module('../../prolog/bridge/wire').
:- use_module(library(lists)).
:- use_module(library(plunit)).

%   told(+Error, -Term, -Message): what Python gets of an error.

told(Error, Term, Message) :-
    error_text(Error, Text),
    string_concat("e[", Inner, Text),
    string_concat("[9,{\"c\":[\"told\",", Inner, Wire0),
    string_concat(Wire1, "]", Wire0),
    string_concat(Wire1, "]}]", Wire),
    wire_term(Wire, told(Term, Message)).

:- begin_tests(bridge_errors).

test("an error is told with its term and in SWI-Prolog's words",
     true(Term-Message =@= error(type_error(integer, a), _)-"Type error: `integer' expected, found `a' (an atom)")) :-
    told(error(type_error(integer, a), _), Term, Message).
test("where in a program it was raised is kept", true(Context =@= context(foo/1, _))) :-
    told(error(type_error(integer, a), context(foo/1, _)), error(_, Context), _).
test("a predicate of the bridge is no place in a program", true(Context =@= context(_, extra))) :-
    told(error(type_error(integer, a), context(bridge_query:run_once/4, extra)), error(_, Context), _).
test("a backtrace is left out", true(Context =@= context(_, _))) :-
    told(error(type_error(integer, a), context(prolog_stack([frame(1, call(a), a)]), _)), error(_, Context), _).
test("the place of a syntax error is kept", true(Context == string("foo(", 4))) :-
    told(error(syntax_error(end_of_file), string("foo(", 4)), error(_, Context), _).
test("what is no error is said to be thrown", true(Term-Message == ball(1)-"The program threw ball(1)")) :-
    told(ball(1), Term, Message).
test("the frames of a stack overflow are left out, its sizes are told", true) :-
    catch(overflow, Error, true),
    told(Error, error(Formal, Context), Message),
    assertion(Formal = resource_error(_)),
    assertion(var(Context)),
    assertion(sub_string(Message, 0, _, _, "Stack limit (")).

overflow :-
    current_prolog_flag(stack_limit, Before),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, 2_000_000),
        ( numlist(1, 10_000_000, Numbers), last(Numbers, _) ),
        set_prolog_flag(stack_limit, Before)).

test("a cyclic ball has a text too", true(Term-Message =@= error(system_error(cyclic_error_term), _)-"The error term is cyclic")) :-
    X = f(X),
    told(X, Term, Message).
test("what is delayed on a variable of a ball is left out", true(Term =@= ball(_))) :-
    freeze(X, true),
    told(ball(X), Term, _).
test("halt is told in words", true(Message == "The program called halt(3)")) :-
    told(bridge_halt(3), _, Message).

:- end_tests(bridge_errors).
