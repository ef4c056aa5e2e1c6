:- module(knight_warnsdorff,
          [ warnsdorff_tour/4        % +Board, +Start, +Points, -Outcome
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

:- set_prolog_flag(optimise, true).

/** <module> Warnsdorff's rule in linear time

H. C. von Warnsdorff (1823): always go to the square with the fewest ways
to go on. Of equal squares, the one farthest from the centre of the board is
taken (Roth); where that gets stuck, another point can be put in the place
of the centre.

The board is one flat term. The cell of a free square holds

    Degree << 40  \/  Tie << 8  \/  Mask

Mask has a bit for each of its free neighbours, Degree is their number, and
Tie, less than 2^32, is smaller for the better of two squares. So the rule
is: go to the free neighbour with the smallest cell. When the knight visits
a square, it is taken out of the Degree and the Mask of its free neighbours.

There is a clause of visit/8 for each of the 256 masks, made by
term_expansion/2, which touches the free neighbours and no others. Bit K
stands for direction K of direction/4.
*/

%   direction(?K, ?Opposite, ?Move, ?Sign): bit K stands for Move, or its
%   reverse if Sign is `-`; bit Opposite leads back.

direction(0, 6, a, +).
direction(1, 7, b, +).
direction(2, 4, c, +).
direction(3, 5, d, +).
direction(4, 2, c, -).
direction(5, 3, d, -).
direction(6, 0, a, -).
direction(7, 1, b, -).

%   move(?Move, +P, +Q, -Down, -Right): the four moves and their reverses
%   are all those of a (P,Q)-leaper.

move(a, P, Q, P, Q).
move(b, P, Q, Q, P).
move(c, P, Q, Down, Q) :- Down is -P.
move(d, P, Q, Q, Right) :- Right is -P.

%!  warnsdorff_tour(+Board, +Start, +Points, -Outcome) is det.
%
%   True when Outcome is found(Indices), a tour of Board from the index
%   Start, or stuck(Reached): none of Points led to a tour, and Reached
%   squares were visited at most. A point is a pair Down-Right, in
%   hundredths of half a side away from the centre; 0-0 is the centre.
%
%       ?- warnsdorff_tour(board(5,6,[],1,2), 13, [0-0], Outcome).
%       Outcome = stuck(8).

warnsdorff_tour(Board, Start, Points, Outcome) :-
    square_count(Board, Count),
    attempts(Points, Board, Start, Count, 0, Outcome).

attempts([], _, _, _, Reached, stuck(Reached)).
attempts([Point|Points], Board, Start, Count, Reached0, Outcome) :-
    cells(Board, Point, Cells),
    distances(Board, A, B, C, D),
    I is Start+1,
    walk(I, Cells, A, B, C, D, Indices),
    length(Indices, Visited),
    (   Visited =:= Count
    ->  Outcome = found(Indices)
    ;   Reached is max(Reached0, Visited),
        attempts(Points, Board, Start, Count, Reached, Outcome)
    ).

%   walk(+I, +Cells, +A, +B, +C, +D, -Indices) is det.
%
%   Walk from cell I until no free neighbour is left. A to D are the
%   distances of the moves a to d.

walk(I, Cells, A, B, C, D, [Index|Indices]) :-
    Index is I-1,
    arg(I, Cells, Cell),
    Mask is Cell /\ 255,
    visit(Mask, I, Cells, A, B, C, D, Next),
    (   Next =:= 0
    ->  Indices = []
    ;   walk(Next, Cells, A, B, C, D, Indices)
    ).

distances(Board, A, B, C, D) :-
    board_size(Board, _, Columns),
    board_leaper(Board, P, Q),
    maplist(distance(Columns, P, Q), [a,b,c,d], [A,B,C,D]).

distance(Columns, P, Q, Move, Distance) :-
    move(Move, P, Q, Down, Right),
    Distance is Down*Columns+Right.

%   visit(+Mask, +I, !Cells, +A, +B, +C, +D, -Best) is det.
%
%   Take cell I out of the free neighbours that Mask has; Best is the one
%   with the smallest cell, or 0 if there is none.

term_expansion(visit_clauses, Clauses) :-
    findall(Clause,
            ( between(0, 255, Mask),
              visit_clause(Mask, Clause)
            ),
            Clauses).

visit_clause(Mask, (visit(Mask,I,Cells,A,B,C,D,Best) :- Body)) :-
    findall(K, (between(0, 7, K), Mask /\ (1<<K) =\= 0), Ks),
    touch(Ks, [a-A,b-B,c-C,d-D], I, Cells, none, Best, Body).

%   touch(+Directions, +Distances, ?I, ?Cells, +Best0, ?Best, -Body): Body
%   touches the neighbours in Directions; Best0 is the best so far, as
%   Cell-Value, or `none`.

touch([], _, _, _, Best0, Best, Body) :-
    (   Best0 = Cell-_
    ->  Best = Cell,
        Body = true
    ;   Body = (Best = 0)
    ).
touch([K|Ks], Distances, I, Cells, Best0, Best,
      ( Where,
        arg(J, Cells, Old),
        New is Old-Less,
        nb_setarg(J, Cells, New),
        Body
      )) :-
    direction(K, Opposite, Move, Sign),
    memberchk(Move-Distance, Distances),
    (   Sign == (+)
    ->  Where = (J is I+Distance)
    ;   Where = (J is I-Distance)
    ),
    Less is (1<<40) + (1<<Opposite),
    (   Best0 = BestCell-BestValue
    ->  Body = ( (   New < BestValue
                 ->  Cell = J, Value = New
                 ;   Cell = BestCell, Value = BestValue
                 ),
                 Rest
               ),
        touch(Ks, Distances, I, Cells, Cell-Value, Best, Rest)
    ;   touch(Ks, Distances, I, Cells, J-New, Best, Body)
    ).

visit_clauses.


		 /*******************************
		 *          THE CELLS           *
		 *******************************/

%   cells(+Board, +Point, -Cells) is det.
%
%   True when Cells has a cell for each square of Board, before any move.
%   A move stays on the board if it does so along the column and along the
%   row. A hole is a square that was visited before.

cells(Board, Point, Cells) :-
    board_size(Board, Rows, Columns),
    board_leaper(Board, P, Q),
    findall(K-D-R, distinct_direction(P, Q, K, D, R), Directions),
    LastRow is Rows-1,
    LastColumn is Columns-1,
    numlist(0, LastRow, RowList),
    numlist(0, LastColumn, ColumnList),
    maplist(row_mask(Directions, Rows), RowList, RowMasks),
    maplist(column_mask(Directions, Columns), ColumnList, ColumnMasks),
    Point = Down-Right,
    tie_parts(Rows, Down, RowParts, GreatestDown),
    tie_parts(Columns, Right, ColumnParts, GreatestRight),
    Greatest is GreatestDown+GreatestRight,
    fill_rows(RowMasks, RowParts, ColumnMasks, ColumnParts, Greatest, List, []),
    compound_name_arguments(Cells, cells, List),
    board_holes(Board, Holes),
    distances(Board, DA, DB, DC, DD),
    maplist(visit_hole(Cells, DA, DB, DC, DD), Holes).

visit_hole(Cells, A, B, C, D, Hole) :-
    I is Hole+1,
    arg(I, Cells, Cell),
    Mask is Cell /\ 255,
    visit(Mask, I, Cells, A, B, C, D, _).

%   Moves that coincide (P = Q, or P = 0) count once, and so do their
%   reverses.

distinct_direction(P, Q, K, Down, Right) :-
    direction(K, _, Move, _),
    signed_move(K, P, Q, Down, Right),
    \+ ( direction(K1, _, Move1, _),
         Move1 @< Move,
         signed_move(K1, P, Q, Down, Right)
       ).

signed_move(K, P, Q, Down, Right) :-
    direction(K, _, Move, Sign),
    move(Move, P, Q, Down0, Right0),
    (   Sign == (+)
    ->  Down = Down0,
        Right = Right0
    ;   Down is -Down0,
        Right is -Right0
    ).

row_mask(Directions, Rows, Row, Mask) :-
    foldl(add_row_bit(Rows, Row), Directions, 0, Mask).

add_row_bit(Rows, Row, K-Down-_, Mask0, Mask) :-
    To is Row+Down,
    (   To >= 0,
        To < Rows
    ->  Mask is Mask0 \/ (1<<K)
    ;   Mask = Mask0
    ).

column_mask(Directions, Columns, Column, Mask) :-
    foldl(add_column_bit(Columns, Column), Directions, 0, Mask).

add_column_bit(Columns, Column, K-_-Right, Mask0, Mask) :-
    To is Column+Right,
    (   To >= 0,
        To < Columns
    ->  Mask is Mask0 \/ (1<<K)
    ;   Mask = Mask0
    ).

%   The tie of a square is the greatest distance from the point minus its
%   own, squared, in half squares.

tie_parts(Side, Hundredths, Parts, Greatest) :-
    Middle is Side-1 + Hundredths*Side//100,
    Last is Side-1,
    numlist(0, Last, Places),
    maplist(tie_part(Middle), Places, Parts),
    max_list(Parts, Greatest).

tie_part(Middle, Place, Part) :-
    Part is (2*Place-Middle)*(2*Place-Middle).

fill_rows([], [], _, _, _, Cells, Cells).
fill_rows([RowMask|RowMasks], [RowPart|RowParts], ColumnMasks, ColumnParts, Greatest, Cells0, Cells) :-
    Nearer is Greatest-RowPart,
    fill_row(ColumnMasks, ColumnParts, RowMask, Nearer, Cells0, Cells1),
    fill_rows(RowMasks, RowParts, ColumnMasks, ColumnParts, Greatest, Cells1, Cells).

fill_row([], [], _, _, Cells, Cells).
fill_row([ColumnMask|ColumnMasks], [ColumnPart|ColumnParts], RowMask, Nearer,
         [Cell|Cells0], Cells) :-
    Mask is RowMask /\ ColumnMask,
    Cell is (popcount(Mask)<<40) + ((Nearer-ColumnPart)<<8) + Mask,
    fill_row(ColumnMasks, ColumnParts, RowMask, Nearer, Cells0, Cells).
