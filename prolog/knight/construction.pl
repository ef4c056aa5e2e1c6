:- module(knight_construction,
          [ constructed_tour/4,      % +Board, +Kind, +Start, -Indices
            constructed_runs/4       % +Board, +Kind, +Start, -Runs
          ]).
:- use_module(library(assoc)).
:- use_module(board).
:- use_module(detours).
:- use_module(grid).
:- use_module(runs).

:- set_prolog_flag(optimise, true).

/** <module> Tours of plain boards in linear time

A plain board with both sides at least 5 is cut into parts with sides from
5 to 11, at most one of them with two odd sides. Every part has a closed
tour, but the one with two odd sides, which has an open one. Two tours that
lie side by side become one by the exchange of two parallel moves: where
a-b is a move of the one, c-d a move of the other, and the knight can also
go from a to c and from d to b, the moves a-c and d-b take the place of a-b
and c-d. (This is how I. Parberry, An efficient algorithm for the knight's
tour problem, 1997, and others before him join tours.)

The parts form a grid, and are joined along a tree: from the _root_ along
its row of parts, and from each part of that row up and down. The tour of
the board follows that of the root, and takes a detour through each
neighbouring part at the move that was exchanged.

The tours of the parts come from the exact search. How a part is passed
through depends only on its shape, the move at which it is entered, and the
neighbours to which detours lead; so there are few such _passages_. The tour
is made in runs, the pieces of passages between detours, in time proportional
to the parts; only listing its squares takes time proportional to them.
*/

%!  constructed_tour(+Board, +Kind, +Start, -Indices) is semidet.
%
%   True when Indices is a tour of Board from the index Start, which may be
%   `any`. A board with an even number of squares gets a closed tour, and
%   any other an open one; Kind, `open` or `closed`, must allow that. Fails
%   unless Board is plain with both sides at least 5 and Start has the
%   colour of a corner if the number of squares is odd.
%
%       ?- constructed_tour(board(5,6,[],1,2), closed, 0, [First|_Rest]),
%          length(_Rest, Count).
%       First = 0, Count = 29.

constructed_tour(Board, Kind, Start, Indices) :-
    constructed_runs(Board, Kind, Start, Runs),
    runs_indices(Runs, Indices).

%!  constructed_runs(+Board, +Kind, +Start, -Runs) is semidet.
%
%   As constructed_tour/4, with the tour in runs, see knight_runs.
%
%       ?- constructed_runs(board(200,200,[],1,2), closed, any, _Runs), length(_Runs, _Count),
%          runs_indices(_Runs, _Indices), length(_Indices, Squares),
%          ( _Count < 3000 -> Few = true ; Few = false ).
%       Squares = 40000, Few = true.

constructed_runs(Board, Kind, Start, Runs) :-
    plain_board(Board),
    board_size(Board, Rows, Columns),
    Rows >= 5,
    Columns >= 5,
    (   Rows*Columns mod 2 =:= 0
    ->  side_parts(Rows, 0, RowParts, _),
        side_parts(Columns, 0, ColumnParts, _),
        RootTour = closed,
        Root = 0-0
    ;   Kind == open,
        odd_start(Board, Start, Row, Column),
        side_parts(Rows, Row, RowParts, RootRow),
        side_parts(Columns, Column, ColumnParts, RootColumn),
        Root = RootRow-RootColumn,
        RootTour = path(Row,Column)
    ),
    grid(RowParts, ColumnParts, Columns, Grid),
    joined_tour(RootTour, Root, Grid, Runs0),
    (   RootTour == closed,
        Start \== any
    ->  runs_from(Start, Runs0, Runs)
    ;   Runs = Runs0
    ).

odd_start(Board, Start, Row, Column) :-
    (   Start == any
    ->  Row = 0,
        Column = 0
    ;   colour(Board, Start, 0),
        index_pair(Board, Start, Row1-Column1),
        Row is Row1-1,
        Column is Column1-1
    ).

		 /*******************************
		 *      JOINING THE PARTS       *
		 *******************************/

%   joined_tour(+RootTour, +Root, +Grid, -Runs) is semidet.
%
%   Memo remembers the tours of shapes and the passages made so far.

joined_tour(RootTour, Root, Grid, Runs) :-
    empty_assoc(Memo0),
    shape(Grid, Root, Shape),
    onward(root, Ways),
    neighbour_shapes(Ways, Root, Grid, Neighbours),
    child_tours(Neighbours, Memo0, Memo1),
    root_square_tour(RootTour, Root, Shape, Grid, Squares, Memo1, Memo2),
    passage(Squares, Shape, Neighbours, Grid, Memo2, Passage),
    !,                                  % commit: the first tour that can be joined
    follow(Passage, Root, Grid, Memo2, _, Runs, []).

root_square_tour(closed, _, Shape, _, Squares, Memo0, Memo) :-
    part_tours(Shape, closed(any,any), Squares),
    put_assoc(tour(Shape), Memo0, Squares, Memo).
root_square_tour(path(Row,Column), Root, Shape, Grid, Squares, Memo, Memo) :-
    corner(Grid, Root, Top, Left),
    Shape = _*Width,
    Start is (Row-Top)*Width + Column-Left,
    part_tours(Shape, open(Start,any), Squares).
