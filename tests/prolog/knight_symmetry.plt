:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/symmetry').

:- begin_tests(knight_symmetry).

test("symmetric starts are one class", Classes == [0-4,1-8,2-8,7-4,8-8,14-4]) :-
    start_classes(board(6,6,[],1,2), Classes).
test("holes can break a symmetry", Classes == [0-4,1-2,4-1]) :-
    start_classes(board(3,3,[3,5],1,2), Classes).
test("a long board has four symmetries", Classes == [0-4,1-4,4-2,5-2]) :-
    start_classes(board(3,4,[],1,2), Classes).
test("every class of a 6x6 board has a square of the first colour", Colours == [0,0,0,0,0,0]) :-
    Board = board(6,6,[],1,2),
    start_classes(Board, Classes),
    one_colour(Board, Classes, Same),
    findall(Colour, ( member(Square-_, Same), colour(Board, Square, Colour) ), Colours).
test("where a class has one colour, its square stays", Same == [0-4,1-4,4-1]) :-
    one_colour(board(3,3,[],1,2), [0-4,1-4,4-1], Same).

:- end_tests(knight_symmetry).
