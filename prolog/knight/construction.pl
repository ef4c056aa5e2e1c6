:- module(knight_construction,
          [ constructed_tour/4,      % +Board, +Kind, +Start, -Indices
            constructed_runs/4       % +Board, +Kind, +Start, -Runs
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(exact).
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
		 *          THE GRID            *
		 *******************************/

%   side_parts(+Side, +Place, -Parts, -Number) is det.
%
%   True when Parts are lengths that add up to Side, all even but one if
%   Side is odd. Number, from 0, is that of the odd part, which contains
%   Place; it is 0 for an even side.

side_parts(Side, Place, Parts, Number) :-
    (   even_parts(Side, Parts0)
    ->  Parts = Parts0,
        Number = 0
    ;   member(Odd, [5,7,9,11]),
        Most is Side-Odd,
        between(0, Most, Before),
        Place >= Before,
        Place < Before+Odd,
        After is Most-Before,
        even_parts(Before, PartsBefore),
        even_parts(After, PartsAfter)
    ->  append(PartsBefore, [Odd|PartsAfter], Parts),
        length(PartsBefore, Number)
    ).

%   An even length other than 2 and 4 is a sum of parts of 6, 8 and 10.

even_parts(Side, Parts) :-
    Rest is Side mod 8,
    rest_parts(Rest, Parts0, Sum),
    Side >= Sum,
    Eights is (Side-Sum)//8,
    length(Parts1, Eights),
    maplist(=(8), Parts1),
    append(Parts1, Parts0, Parts).

rest_parts(0, [], 0).
rest_parts(2, [10], 10).
rest_parts(4, [6,6], 12).
rest_parts(6, [6], 6).

%   grid(Heights,Tops,Widths,Lefts,Columns): terms with the height and the
%   first row of each row of parts, and the width and the first column of
%   each column of parts; Columns is the width of the board.

grid(RowParts, ColumnParts, Columns, grid(Heights,Tops,Widths,Lefts,Columns)) :-
    starts(RowParts, 0, RowStarts),
    starts(ColumnParts, 0, ColumnStarts),
    Heights =.. [heights|RowParts],
    Tops =.. [tops|RowStarts],
    Widths =.. [widths|ColumnParts],
    Lefts =.. [lefts|ColumnStarts].

starts([], _, []).
starts([Part|Parts], Start, [Start|Starts]) :-
    Start1 is Start+Part,
    starts(Parts, Start1, Starts).

shape(grid(Heights,_,Widths,_,_), Row-Column, Height*Width) :-
    Row1 is Row+1,
    Column1 is Column+1,
    arg(Row1, Heights, Height),
    arg(Column1, Widths, Width).

corner(grid(_,Tops,_,Lefts,_), Row-Column, Top, Left) :-
    Row1 is Row+1,
    Column1 is Column+1,
    arg(Row1, Tops, Top),
    arg(Column1, Lefts, Left).

towards(up,    Row0-Column, Row-Column) :- Row is Row0-1.
towards(down,  Row0-Column, Row-Column) :- Row is Row0+1.
towards(left,  Row-Column0, Row-Column) :- Column is Column0-1.
towards(right, Row-Column0, Row-Column) :- Column is Column0+1.

%   In the tree, where a part leads on to depends on the way it was reached.

onward(root,  [left,right,up,down]).
onward(left,  [left,up,down]).
onward(right, [right,up,down]).
onward(up,    [up]).
onward(down,  [down]).

%   Where the corner of the neighbour lies, seen from that of the part.

shift(up,    _, Height*_, Down, 0) :- Down is -Height.
shift(down,  Height*_, _, Height, 0).
shift(left,  _, _*Width, 0, Right) :- Right is -Width.
shift(right, _*Width, _, 0, Width).


		 /*******************************
		 *        THE DETOURS           *
		 *******************************/

%   joined_tour(+RootTour, +Root, +Grid, -Runs) is semidet.
%
%   Memo remembers the tours of shapes and the passages made so far.

joined_tour(RootTour, Root, Grid, Runs) :-
    empty_assoc(Memo0),
    shape(Grid, Root, Shape),
    neighbour_shapes(root, Root, Grid, Neighbours),
    child_tours(Neighbours, Memo0, Memo1),
    root_square_tour(RootTour, Root, Shape, Grid, Squares, Memo1, Memo2),
    passage(Squares, Shape, Neighbours, Grid, Memo2, Passage),
    !,                                  % commit: the first tour that can be joined
    follow(Passage, Root, Grid, Memo2, _, Runs, []).

neighbour_shapes(From, Place, Grid, Neighbours) :-
    onward(From, Ways),
    findall(Way-Shape,
            ( member(Way, Ways),
              towards(Way, Place, Next),
              shape(Grid, Next, Shape)
            ),
            Neighbours).

child_tours(Neighbours, Memo0, Memo) :-
    foldl(remember_tour, Neighbours, Memo0, Memo).

remember_tour(_-Shape, Memo0, Memo) :-
    (   get_assoc(tour(Shape), Memo0, _)
    ->  Memo = Memo0
    ;   part_tours(Shape, closed(any,any), Squares),
        !,                              % commit: any tour will do
        put_assoc(tour(Shape), Memo0, Squares, Memo)
    ).

root_square_tour(closed, _, Shape, _, Squares, Memo0, Memo) :-
    part_tours(Shape, closed(any,any), Squares),
    put_assoc(tour(Shape), Memo0, Squares, Memo).
root_square_tour(path(Row,Column), Root, Shape, Grid, Squares, Memo, Memo) :-
    corner(Grid, Root, Top, Left),
    Shape = _*Width,
    Start is (Row-Top)*Width + Column-Left,
    part_tours(Shape, open(Start,any), Squares).

%   The squares of the tours of a part, as pairs from 0-0.

part_tours(Height*Width, Ends, Squares) :-
    Part = board(Height,Width,[],1,2),
    (   exact_tour(Part, Ends, limits(inf,inf), found(Indices))
    ;   exact_tours(Part, Ends, Indices)
    ),
    maplist(part_square(Width), Indices, Squares).

part_square(Width, Index, Row-Column) :-
    Row is Index//Width,
    Column is Index mod Width.

%   passage(+Squares, +Shape, +Neighbours, +Grid, +Memo, -Passage) is semidet.
%
%   True when Passage is Squares as runs of distances from the corner of the
%   part, with an item detour(Way,Entry,Exit) at one move for each neighbour,
%   which is entered at Entry and left at Exit.

passage(Squares, Shape, Neighbours, grid(_,_,_,_,Columns), Memo, Passage) :-
    foldl(add_detour(Squares, Shape, Memo), Neighbours, [], Detours),
    with_detours(Squares, Detours, Columns, Passage).

add_detour(Squares, Shape, Memo, Way-Neighbour, Detours, [detour(Way,From,Entry,Exit)|Detours]) :-
    get_assoc(tour(Neighbour), Memo, Tour),
    shift(Way, Shape, Neighbour, Down, Right),
    append(_, [From,To|_], Squares),
    \+ memberchk(detour(_,From,_,_), Detours),
    across(From, Down, Right, Neighbour, Entry),
    across(To, Down, Right, Neighbour, Exit),
    in_turn(Entry, Exit, Tour),
    !.                                  % commit: the first parallel moves

%   A knight's move leads from a square to Row-Column of the neighbour.

across(FromRow-FromColumn, Down, Right, Height*Width, Row-Column) :-
    member(Far-Wide, [1-2, 2-1, -1-2, 2- -1, 1- -2, -2-1, -1- -2, -2- -1]),
    Row is FromRow+Far-Down,
    Row >= 0, Row < Height,
    Column is FromColumn+Wide-Right,
    Column >= 0, Column < Width.

in_turn(Square1, Square2, Tour) :-
    (   append(_, [A,B|_], Tour)
    ;   Tour = [B|_],
        last(Tour, A)
    ),
    (   A-B == Square1-Square2
    ;   B-A == Square1-Square2
    ),
    !.                                  % commit: they follow each other once

with_detours([], _, _, []).
with_detours([Square|Squares0], Detours, Columns, [run(_,Distances)|Passage]) :-
    up_to_detour([Square|Squares0], Detours, Columns, Distances, Squares, Passage, Passage1),
    with_detours(Squares, Detours, Columns, Passage1).

up_to_detour([], _, _, [], [], Passage, Passage).
up_to_detour([Square|Squares0], Detours, Columns, [Distance|Distances], Squares, Passage0, Passage) :-
    Square = Row-Column,
    Distance is Row*Columns+Column,
    (   memberchk(detour(Way,Square,Entry,Exit), Detours)
    ->  Distances = [],
        Squares = Squares0,
        Passage0 = [detour(Way,Entry,Exit)|Passage]
    ;   up_to_detour(Squares0, Detours, Columns, Distances, Squares, Passage0, Passage)
    ).

%   follow(+Passage, +Place, +Grid, +Memo0, -Memo)// is semidet.
%
%   The runs of the board on a passage through the part at Place.

follow(Passage, Place, Grid, Memo0, Memo, Runs0, Runs) :-
    corner(Grid, Place, Top, Left),
    Grid = grid(_,_,_,_,Columns),
    Base is Top*Columns+Left,
    follow_items(Passage, Base, Place, Grid, Memo0, Memo, Runs0, Runs).

follow_items([], _, _, _, Memo, Memo, Runs, Runs).
follow_items([Item|Items], Base, Place, Grid, Memo0, Memo, Runs0, Runs) :-
    (   Item = detour(Way,Entry,Exit)
    ->  towards(Way, Place, Next),
        detour_passage(Way, Entry, Exit, Next, Grid, Memo0, Memo2, Passage),
        follow(Passage, Next, Grid, Memo2, Memo1, Runs0, Runs1)
    ;   Runs0 = [Base-Item|Runs1],
        Memo1 = Memo0
    ),
    follow_items(Items, Base, Place, Grid, Memo1, Memo, Runs1, Runs).

detour_passage(Way, Entry, Exit, Place, Grid, Memo0, Memo, Passage) :-
    shape(Grid, Place, Shape),
    neighbour_shapes(Way, Place, Grid, Neighbours),
    Key = passage(Shape,Entry,Exit,Neighbours),
    (   get_assoc(Key, Memo0, Passage0)
    ->  Passage = Passage0,
        Memo = Memo0
    ;   child_tours(Neighbours, Memo0, Memo1),
        get_assoc(tour(Shape), Memo1, Tour),
        from_to(Entry, Exit, Tour, Squares),
        passage(Squares, Shape, Neighbours, Grid, Memo1, Passage),
        put_assoc(Key, Memo1, Passage, Memo)
    ).

%   from_to(+Entry, +Exit, +Tour, -Squares) is det.
%
%   True when Squares is the closed Tour from Entry to Exit, which is next
%   to it, the long way round.

from_to(Entry, Exit, Tour, Squares) :-
    append(Before, [Entry|After], Tour),
    append([Entry|After], Before, Turned),
    (   last(Turned, Exit)
    ->  Squares = Turned
    ;   Turned = [_|Others],
        reverse(Others, Reversed),
        Squares = [Entry|Reversed]
    ),
    !.                                  % commit: Entry occurs once
