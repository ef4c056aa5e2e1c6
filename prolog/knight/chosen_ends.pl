:- module(knight_chosen_ends,
          [ chosen_ends_runs/4       % +Board, +Start, +End, -Runs
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(detours).
:- use_module(exact).
:- use_module(grid).
:- use_module(runs).

:- set_prolog_flag(optimise, true).

/** <module> Tours between two chosen squares of a large plain board

The board is cut into parts as in knight_construction. A chain of parts leads
from that of the start, along its row of parts, and then up or down to that of
the end. The tour goes through the chain, from each part into the next, and
takes detours through all other parts. The way through a part of the chain is
found by the exact search; it depends only on the shape, the square at which
it begins and the neighbours, and is remembered, but for the last two parts,
where other ways are tried until the end is met.
*/

%!  chosen_ends_runs(+Board, +Start, +End, -Runs) is semidet.
%
%   True when Runs is a tour of Board from the index Start to the index End, see
%   knight_runs. Fails unless Board is plain with both sides at least 5, and
%   where a way is not found soon; then there may be a tour all the same.
%
%       ?- chosen_ends_runs(board(30,40,[],1,2), 0, 1199, _).
%       false.
%       ?- chosen_ends_runs(board(30,40,[],1,2), 0, 1198, [_-run(_,[First|_])|_]).
%       First = 0.

chosen_ends_runs(Board, Start, End, Runs) :-
    plain_board(Board),
    board_size(Board, Rows, Columns),
    Rows >= 5,
    Columns >= 5,
    (   chained(Rows, Columns, Start, End, Runs0)
    ->  Runs = Runs0
    ;   chained(Rows, Columns, End, Start, Backwards),
        runs_indices(Backwards, Reversed),
        reverse(Reversed, Indices),
        one_run(Indices, Runs)
    ).

chained(Rows, Columns, Start, End, Runs) :-
    part_square(Columns, Start, StartRow-StartColumn),
    part_square(Columns, End, EndRow-EndColumn),
    some_parts(Rows, StartRow, RowParts),
    some_parts(Columns, StartColumn, ColumnParts),
    grid(RowParts, ColumnParts, Columns, Grid),
    place(Grid, StartRow-StartColumn, From, Entry),
    place(Grid, EndRow-EndColumn, To, Last),
    ways(From, To, Ways),
    empty_assoc(Memo0),
    chain(Ways, root, From, Entry, Last, Grid, Memo0, Memo, Passages),
    !,                                  % commit: the first chain that ends there
    follow_all(Passages, Grid, Memo, Runs).

%   some_parts(+Side, +Place, -Parts) is nondet: where all are even, they can
%   come in either order.

some_parts(Side, Place, Parts) :-
    side_parts(Side, Place, Parts0, _),
    (   Parts = Parts0
    ;   Side mod 2 =:= 0,
        reverse(Parts0, Parts),
        Parts \== Parts0
    ).

%   place(+Grid, +Square, -Place, -Inside): the part with a square of the board,
%   and that square seen from its corner.

place(Grid, Row-Column, PartRow-PartColumn, Down-Right) :-
    Grid = grid(Heights,Tops,Widths,Lefts,_),
    inside(Row, Tops, Heights, PartRow, Down),
    inside(Column, Lefts, Widths, PartColumn, Right).

inside(Line, Starts, Lengths, Number, Distance) :-
    arg(Arg, Starts, Start),
    Distance is Line-Start,
    Distance >= 0,
    arg(Arg, Lengths, Length),
    Distance < Length,
    !,                                  % commit: a line is in one part
    Number is Arg-1.

%   ways(+From, +To, -Ways): first along the row, then along the column.

ways(FromRow-FromColumn, ToRow-ToColumn, Ways) :-
    straight(FromColumn, ToColumn, left, right, Along),
    straight(FromRow, ToRow, up, down, Across),
    append(Along, Across, Ways).

straight(From, To, Back, Forth, Ways) :-
    Steps is abs(To-From),
    (   To < From
    ->  Way = Back
    ;   Way = Forth
    ),
    findall(Way, between(1, Steps, _), Ways).

%   chain(+Ways, +Arrived, +Place, +Entry, +Last, +Grid, +Memo0, -Memo,
%         -Passages) is nondet.
%
%   True when Passages has Place-Passage for the part at Place, which the chain
%   reached by the way Arrived and enters at Entry, and for the parts to which
%   Ways lead from there; the last one ends at Last.

chain([], Arrived, Place, Entry, Last, Grid, Memo0, Memo, [Place-Passage]) :-
    detours(Arrived, none, Ways),
    neighbour_shapes(Ways, Place, Grid, Neighbours),
    child_tours(Neighbours, Memo0, Memo),
    through(Entry, Last, Place, Neighbours, Grid, Memo, Passage).
chain([Way|Ways], Arrived, Place, Entry, Last, Grid, Memo0, Memo, [Place-Passage|Passages]) :-
    towards(Way, Place, Next),
    (   Ways == []
    ->  link(Way, Arrived, Place, Entry, Next, Grid, Memo0, Memo1, Passage, NextEntry)
    ;   remembered_link(Way, Arrived, Place, Entry, Next, Grid, Memo0, Memo1, Passage, NextEntry)
    ),
    chain(Ways, Way, Next, NextEntry, Last, Grid, Memo1, Memo, Passages).

remembered_link(Way, Arrived, Place, Entry, Next, Grid, Memo0, Memo, Passage, NextEntry) :-
    shape(Grid, Place, Shape),
    shape(Grid, Next, NextShape),
    detours(Arrived, Way, Ways),
    neighbour_shapes(Ways, Place, Grid, Neighbours),
    Key = link(Shape,Entry,Way,NextShape,Neighbours),
    (   get_assoc(Key, Memo0, Found)
    ->  Memo = Memo0,
        Found = Passage-NextEntry
    ;   link(Way, Arrived, Place, Entry, Next, Grid, Memo0, Memo1, Passage, NextEntry),
        !,                              % commit: there are other ways further on
        put_assoc(Key, Memo1, Passage-NextEntry, Memo)
    ).

%   link(...) is nondet: go through the part at Place from Entry, and from there
%   by one move to NextEntry of the part at Next.

link(Way, Arrived, Place, Entry, Next, Grid, Memo0, Memo, Passage, NextEntry) :-
    detours(Arrived, Way, Ways),
    neighbour_shapes(Ways, Place, Grid, Neighbours),
    child_tours(Neighbours, Memo0, Memo),
    shape(Grid, Place, Shape),
    shape(Grid, Next, NextShape),
    shift(Way, Shape, NextShape, Down, Right),
    Shape = Height*Width,
    LastRow is Height-1,
    LastColumn is Width-1,
    between(0, LastRow, Row),
    between(0, LastColumn, Column),
    across(Row-Column, Down, Right, NextShape, NextEntry),
    through(Entry, Row-Column, Place, Neighbours, Grid, Memo, Passage).

%   through(...) is semidet: Passage goes through the part at Place from Entry to
%   Exit. The colours of the two must allow that.

through(EntryRow-EntryColumn, ExitRow-ExitColumn, Place, Neighbours, Grid, Memo, Passage) :-
    shape(Grid, Place, Height*Width),
    (EntryRow+EntryColumn+ExitRow+ExitColumn) mod 2 =\= Height*Width mod 2,
    Start is EntryRow*Width+EntryColumn,
    End is ExitRow*Width+ExitColumn,
    Start =\= End,
    exact_tour(board(Height,Width,[],1,2), open(Start,End), limits(3000,inf), found(Indices)),
    maplist(part_square(Width), Indices, Squares),
    passage(Squares, Height*Width, Neighbours, Grid, Memo, Passage).

%   detours(+Arrived, +Onward, -Ways): where a part of the chain makes detours:
%   the parts of the first part's row to all other sides, and those above and
%   below only at the end of the chain.

detours(Arrived, Onward, Ways) :-
    (   memberchk(Arrived, [up,down])
    ->  (   Onward == none
        ->  Ways = [Arrived]
        ;   Ways = []
        )
    ;   back(Arrived, Back),
        subtract([left,right,up,down], [Back,Onward], Ways)
    ).

back(root, none).
back(left, right).
back(right, left).

follow_all([], _, _, []).
follow_all([Place-Passage|Passages], Grid, Memo0, Runs) :-
    follow(Passage, Place, Grid, Memo0, Memo, Runs, Runs1),
    follow_all(Passages, Grid, Memo, Runs1).
