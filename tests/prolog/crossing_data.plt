:- use_module('../../prolog/crossing/data').
:- use_module(library(plunit)).

:- begin_tests(crossing_data).

test('facts of the vocabulary are right') :-
    check_data([passenger(a), rower(all), conflict(a, b, [c]), title("T"), answer([], 7)]).
test('what needs a program is no data', [forall(member(Fact, [unsafe([a], b), parameter(n, 1, integer(0, 9))])),
        error(puzzle_error(unknown_fact(_, _)))]) :-
    check_data([passenger(a), Fact]).
test('a misspelt fact has its neighbour', error(puzzle_error(unknown_fact(wieght/2, [weight/2])))) :-
    check_data([wieght(a, 1)]).
test('nothing is left open', error(puzzle_error(not_ground(passenger(_))))) :-
    check_data([passenger(_)]).
test('a number is no fact', error(puzzle_error(unknown_fact(7, [])))) :-
    check_data([7]).
test('data is a list', error(type_error(list, nothing))) :-
    check_data(nothing).

:- end_tests(crossing_data).
