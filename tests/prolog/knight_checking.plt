:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').

:- begin_tests(knight_checking).

test("an open tour numbered from 0", Kind == open) :-
    check_numbers([[9,6,3,0],[4,1,10,7],[11,8,5,2]], 1-2, _, valid(Kind,_)).
test("the same numbered from 1", Kind-First-Last == open-3-8) :-
    check_numbers([[10,7,4,1],[5,2,11,8],[12,9,6,3]], 1-2, _, valid(Kind,Indices)),
    Indices = [First|_],
    last(Indices, Last).
test("a closed tour around a hole", Board-Kind == board(3,3,[4],1,2)-closed) :-
    check_numbers([[0,3,6],[5,null,1],[2,7,4]], 1-2, Board, valid(Kind,_)).
test("a number twice, another missing", Fault == numbers([0],[2])) :-
    check_numbers([[11,8,5,0],[0,3,10,7],[9,6,1,4]], 1-2, _, fault(Fault)).
test("0 to 1 is no move", Fault == no_move(1,4,5)) :-
    check_numbers([[8,3,6],[5,0,1],[2,7,4]], 1-2, _, fault(Fault)).
test("7 to 8 is no move", Fault == no_move(8,7,4)) :-
    check_numbers([[0,3,6],[5,8,1],[2,7,4]], 1-2, _, fault(Fault)).
test("a number too large", Fault == numbers([],[3])) :-
    check_numbers([[1,2],[4,99]], 1-2, _, fault(Fault)).
test("rows of different lengths", Fault == ragged(2)) :-
    check_numbers([[1,2],[3]], 1-2, _, fault(Fault)).
test("no rows", Fault == ragged(1)) :-
    check_numbers([], 1-2, _, fault(Fault)).
test("no number", Fault == not_a_number(2-1,x)) :-
    check_numbers([[1,2],[x,4]], 1-2, _, fault(Fault)).

test("squares in any notation", Fault == missing([3])) :-
    make_board(1*4, [leaper(0,1)], Board),
    check_tour(Board, [a1,1-2,"1,3"], fault(Fault)).
test("a square visited before", Fault == repeated(3,0,1)) :-
    make_board(8, [], Board),
    check_tour(Board, [1-1,2-3,1-1], fault(Fault)).
test("a square off the board", Fault == off_board(2,3-9)) :-
    make_board(8, [], Board),
    check_tour(Board, [1-1,3-9], fault(Fault)).
test("a hole is off the board", Fault == off_board(1,2-2)) :-
    make_board(3, [holes([2-2])], Board),
    check_tour(Board, [2-2], fault(Fault)).
test("the move of another piece", Fault == no_move(1,0,10)) :-
    make_board(8, [leaper(2,3)], Board),
    check_tour(Board, [1-1,2-3], fault(Fault)).
test("the first fault comes first", Fault == no_move(1,0,1)) :-
    make_board(8, [], Board),
    check_tour(Board, [1-1,1-2,1-1,9-9], fault(Fault)).
test("no squares at all", Fault == missing([0,1])) :-
    make_board(1*2, [], Board),
    check_tour(Board, [], fault(Fault)).
test("a single square is an open tour", Verdict == valid(open,[0])) :-
    make_board(1, [], Board),
    check_tour(Board, [a1], Verdict).
test("there and back is not closed", fail) :-
    closed_tour(board(1,2,[],0,1), [0,1]).

:- end_tests(knight_checking).
