:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module('../../prolog/knight/symmetry').

classes(Board, Fixed, Firsts) :-
    board_symmetries(Board, Fixed, Symmetries),
    square_classes(Board, Symmetries, Classes),
    findall(First-Size, ( member([First|Rest], Classes), length([First|Rest], Size) ), Firsts).

:- begin_tests(knight_symmetry).

test("symmetric squares are one class", Classes == [0-4,1-8,2-8,7-4,8-8,14-4]) :-
    classes(board(6,6,[],1,2), [], Classes).
test("holes can break a symmetry", Classes == [0-4,1-2,4-1]) :-
    classes(board(3,3,[3,5],1,2), [], Classes).
test("a long board has four symmetries", Classes == [0-4,1-4,4-2,5-2]) :-
    classes(board(3,4,[],1,2), [], Classes).
test("a square that is fixed is alone in its class", Classes == [0-1,1-2,2-2,4-1,5-2,8-1]) :-
    classes(board(3,3,[],1,2), [0], Classes).
test("the first symmetry moves nothing", [forall(member(Board, [board(4,4,[],1,2),board(3,5,[2],1,2)])), Images == Squares]) :-
    board_symmetries(Board, [], [First|_]),
    Squares = [0,3,7],
    maplist(image(Board, First), Squares, Images).

:- end_tests(knight_symmetry).
