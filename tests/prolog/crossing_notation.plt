:- use_module('../../prolog/crossing/notation').
:- use_module(library(plunit)).

:- begin_tests(crossing_notation).

test('symbols are initials', Symbols == [farmer-'F', wolf-'W', goat-'G']) :-
    symbols([], [farmer, wolf, goat], Symbols).
test('initials are lengthened until they differ', Symbols == [man-'Man', mat-'Mat', dog-'D']) :-
    symbols([], [man, mat, dog], Symbols).
test('a kind keeps its initial, and the name follows', Symbols == [husband(a)-'Ha', husband(b)-'Hb', wife(a)-'Wa']) :-
    symbols([], [husband(a), husband(b), wife(a)], Symbols).
test('a name within another name is written out', Symbols == [fox-'Fox', foxhound-'Foxh']) :-
    symbols([], [fox, foxhound], Symbols).
test('symbols that are given stay', Symbols == [farmer-x, wolf-'W']) :-
    symbols([farmer-"x"], [farmer, wolf], Symbols).
test('codes are powers of two', Codes == [a-1, b-2, c-4]) :-
    codes([], [a, b, c], Codes).
test('codes that are given stay', Codes == [a-1, b-7, c-4]) :-
    codes([b-7], [a, b, c], Codes).
test('bank names that are given come first', Names == [b-'Bee', a-'A', c(1)-'C(1)']) :-
    bank_names([b-'Bee'], [a, b, c(1)], Names).

:- end_tests(crossing_notation).
