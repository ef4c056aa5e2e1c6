:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/detours').
:- use_module('../../prolog/knight/grid').
:- use_module('../../prolog/knight/runs').

:- begin_tests(knight_detours).

test("a tour of one part takes a detour through the other", Kind == closed) :-
    grid([6], [6,8], 14, Grid),
    neighbour_shapes([left,right,up,down], 0-0, Grid, Neighbours),
    assertion(Neighbours == [right-6*8]),
    child_tours(Neighbours, t, Memo),
    once(( part_tours(6*6, closed(any,any), Squares),
           passage(Squares, 6*6, Neighbours, Grid, Memo, Passage) )),
    follow(Passage, 0-0, Grid, Memo, _, Runs, []),
    runs_indices(Runs, Indices),
    check_tour(board(6,14,[],1,2), Indices, valid(Kind,_)).
test("moves across a border lead into the neighbour", [forall(member(Way, [up,down,left,right]))]) :-
    shift(Way, 6*6, 6*6, Down, Right),
    forall(( between(0, 5, Row), between(0, 5, Column), across(Row-Column, Down, Right, 6*6, ToRow-ToColumn) ),
           ( Far is abs(ToRow+Down-Row),
             Wide is abs(ToColumn+Right-Column),
             msort([Far,Wide], [1,2])
           )).
test("a shape has its tour once", Memo == Memo0) :-
    child_tours([up-6*6], t, Memo0),
    child_tours([left-6*6], Memo0, Memo),
    get_assoc(tour(6*6), Memo, _).

:- end_tests(knight_detours).
