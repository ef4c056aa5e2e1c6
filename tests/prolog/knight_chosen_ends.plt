:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/chosen_ends').
:- use_module('../../prolog/knight/runs').

tour(Size, Start, End) :-
    make_board(Size, [], Board),
    square_index(Board, Start, First),
    square_index(Board, End, Last),
    chosen_ends_runs(Board, First, Last, Runs),
    runs_indices(Runs, Indices),
    check_tour(Board, Indices, valid(_,_)),
    Indices = [First|_],
    last(Indices, Last).

:- begin_tests(knight_chosen_ends).

test("ends anywhere on a board with an even number of squares",
     [forall(member(Size-Start-End,
        [31*32-(1-1)-(31-32), 60-(1-1)-(60-1), 60-(30-30)-(30-31), 60-(60-60)-(1-60), 100-(1-100)-(100-100),
         45*64-(20-7)-(3-61), 60-(17-3)-(44-3), 60-(5-5)-(7-6)]))]) :-
    tour(Size, Start, End).
test("ends anywhere on a board with an odd number of squares",
     [forall(member(Size-Start-End,
        [31*33-(1-1)-(31-33), 61-(1-61)-(61-1), 61-(31-31)-(30-32), 99*101-(50-2)-(2-100), 45-(45-45)-(1-43)]))]) :-
    tour(Size, Start, End).
test("many squares", [forall(( between(1, 20, Column) ))]) :-
    End is 42-Column,
    tour(36*42, 11-Column, 30-End).
test("no tour between squares of the same colour", fail) :-
    tour(40, 1-1, 40-40).
test("no tour to the start", fail) :-
    tour(41, 1-1, 1-1).
test("not for narrow boards", fail) :-
    tour(4*300, 1-1, 4-300).

:- end_tests(knight_chosen_ends).
