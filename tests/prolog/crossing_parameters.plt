:- use_module('../../prolog/crossing/parameters').
:- use_module(library(plunit)).

declared(Type, [parameter(n, default, Type, "")]).

value(Type, Given, Value) :-
    declared(Type, Declarations),
    settings(riddle, Declarations, [n=Given], [n=Value]).

:- begin_tests(crossing_parameters).

test('a default is in force until a value is given', Value == [n=default]) :-
    declared(boolean, Declarations),
    settings(riddle, Declarations, [], Value).
test('values of each type, as terms and as texts', [forall(member(Type-Given-Wanted, [
        integer(1, 9)-"3"-3, integer(1, inf)-99-99, boolean-"yes"-true, boolean-false-false,
        oneof([path,star])-"star"-star, list(integer(1, 9))-"1,2,5"-[1,2,5], list(integer(1, 9))-[4]-[4],
        list(boolean)-"yes,no"-[true,false], rowers-"husband,wife(a)"-[husband,wife(a)], atom-abc-abc])), Value == Wanted]) :-
    value(Type, Given, Value).
test('what is of another type is an error', [forall(member(Type-Given, [
        integer(1, 9)-0, integer(1, 9)-"10", integer(1, 9)-"1.5", boolean-maybe, oneof([path,star])-"ring",
        list(integer(1, 9))-[], list(integer(1, 9))-"1,x", rowers-"", list(integer(1, 9))-"X", atom-7])),
        error(puzzle_error(bad_parameter(n, Type, _)))]) :-
    value(Type, Given, _).
test('a setting may be a term of one argument', Value == [n=2]) :-
    declared(integer(1, 9), Declarations),
    settings(riddle, Declarations, [n(2)], Value).
test('an unknown parameter is an error', error(puzzle_error(unknown_parameter(riddle, m, [n])))) :-
    declared(boolean, Declarations),
    settings(riddle, Declarations, [m=1], _).
test('a parameter is given once', error(puzzle_error(repeated_parameter(n)))) :-
    declared(boolean, Declarations),
    settings(riddle, Declarations, [n=true, n=false], _).
test('what is no setting is an error', [forall(member(S, [_, f(1,2), "n=1", 7])), error(puzzle_error(not_a_setting(_)))]) :-
    declared(boolean, Declarations),
    settings(riddle, Declarations, [S], _).

:- end_tests(crossing_parameters).
