:- use_module('../../prolog/crossing/names').
:- use_module(library(plunit)).

:- begin_tests(crossing_names).

test('a passenger is named by itself, its kind, or all', all(Name == [husband(a), husband, all])) :-
    member(Name, [husband(a), husband(b), husband, wife, all]),
    names(Name, husband(a)).
test('an atom is no kind of itself', fail) :-
    names(hus, husband).
test('those named stand in the order of the passengers', Chosen == [a, x(1), x(2)]) :-
    named(rower/1, [x, a], [a, x(1), b, x(2)], Chosen).
test('a name that names nobody is an error', error(puzzle_error(unknown_passenger(rower/1, y, [a, x(1)])))) :-
    named(rower/1, [a, y], [a, x(1)], _).
test('nobody is named by no names', Chosen == []) :-
    named(rower/1, [], [a], Chosen).
test('what is no passenger means any of its kind', Meanings == [x(1), any(x), any(all)]) :-
    findall(M, ( member(N, [x(1), x, all]), meaning([x(1), x(2)], N, M) ), Meanings).

:- end_tests(crossing_names).
