:- use_module(library(plunit)).
:- use_module('../../prolog/knight/drawing').

:- begin_tests(knight_drawing).

test("a drawing shows holes and starts", Board-Starts == board(2,3,[1],1,2)-[2]) :-
    drawn_board(["x.s", "xxx"], Board, Starts).

test("a drawing has rows of one length", error(domain_error(board_drawing,_))) :-
    drawn_board(["x.s", "xx"], _, _).

:- end_tests(knight_drawing).
