:- use_module('../../prolog/wording').
:- use_module(library(plunit)).

:- begin_tests(wording).

test("an error is worded as SWI-Prolog does", Text == "Type error: `integer' expected, found `a' (an atom)") :-
    message_text(error(type_error(integer, a), _), Text).
test("lines stay lines", Text == "one\ntwo") :-
    message_text(format("one~ntwo", []), Text).
test("a message without words of its own is named", Text == "Unknown message: oops") :-
    message_text(oops, Text).
test("a cyclic message has a text too", Text == "an error whose term is cyclic") :-
    X = f(X),
    message_text(X, Text).
test("what was thrown and has no words is said to be thrown", Text == "The program threw 'O o'(1)") :-
    thrown_text('O o'(1), Text).
test("what was thrown and has words keeps them", Text == "file `x' does not exist") :-
    thrown_text(error(existence_error(file, x), _), Text).
test("an error of which nothing is known is given no words of another", true) :-
    thrown_text(error(_, _), Text),
    sub_string(Text, 0, _, _, "The program threw error(_").
test("finding the words binds nothing", Ball =@= error(type_error(_, _), _)) :-
    Ball = error(type_error(_, _), _),
    thrown_text(Ball, _).
test("a long ball is cut", true(Length < 1000)) :-
    numlist(1, 10000, Numbers),
    thrown_text(ball(Numbers), Text),
    string_length(Text, Length).
test("a sentence has one line", Sentence == 'one two') :-
    lines_sentence(['one'-[], nl, '  two'-[], nl], Sentence).
test("colours are left out", Sentence == 'red and plain') :-
    lines_sentence([ansi(fg(red), 'red', []), ' and ~w'-[plain]], Sentence).
test("a thrown sentence has one line", Sentence == 'one two') :-
    thrown_sentence(format("one~n  two~n", []), Sentence).

:- end_tests(wording).
