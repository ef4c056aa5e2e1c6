:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/construction').

constructed(Size, Kind, Start, Found) :-
    make_board(Size, [], Board),
    constructed_tour(Board, Kind, Start, Indices),
    check_tour(Board, Indices, valid(Found,_)),
    (   Start == any
    ->  true
    ;   Indices = [Start|_]
    ).

:- begin_tests(knight_construction).

test("closed tours of boards with an even number of squares",
     [forall(( between(5, 16, Rows), between(Rows, 16, Columns), Rows*Columns mod 2 =:= 0 )),
     Kind == closed]) :-
    constructed(Rows*Columns, closed, any, Kind).
test("open tours of boards with two odd sides",
     [forall(( between(5, 17, Rows), Rows mod 2 =:= 1, between(Rows, 17, Columns), Columns mod 2 =:= 1 )),
     Kind == open]) :-
    constructed(Rows*Columns, open, any, Kind).
test("every start of the colour of the corners", [forall(member(Size, [5,5*7,11,7*13]))]) :-
    make_board(Size, [], Board),
    squares(Board, Squares),
    forall(( member(Start, Squares), colour(Board, Start, 0) ),
           constructed(Size, open, Start, open)).
test("any start of a closed tour", Kind == closed) :-
    constructed(12*14, open, 77, Kind).
test("100x100", Kind == closed) :-
    constructed(100, closed, any, Kind).
test("no closed tour where both sides are odd", fail) :-
    constructed(7, closed, any, _).
test("no tour from the wrong colour", fail) :-
    constructed(7, open, 1, _).
test("not for narrow boards", fail) :-
    constructed(4*10, open, any, _).

:- end_tests(knight_construction).
