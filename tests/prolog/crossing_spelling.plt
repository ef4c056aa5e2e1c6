:- use_module('../../prolog/crossing/spelling').
:- use_module(library(plunit)).

:- begin_tests(crossing_spelling).

test('a name with a fault', [forall(member(Given-Meant, [
        passanger-passenger, passnger-passenger, passengerr-passenger, rowr-rower, wset-west, 'Rower'-rower,
        cannibl(1)-cannibal(1), husband(c)-husband(b)])), Near == Meant]) :-
    nearest(Given, [passenger, rower, west, east, cannibal(1), husband(b)], Near).
test('the nearest of several', Near == goat) :-
    nearest(gost, [boat, goat, ghosts], Near).
test('nothing is near what is written quite differently', fail) :-
    nearest(zebra, [passenger, rower, goat], _).
test('one or two letters are too few to tell', fail) :-
    nearest(ab, [ac, bb], _).
test('nothing is near in an empty list', fail) :-
    nearest(goat, [], _).

:- end_tests(crossing_spelling).
