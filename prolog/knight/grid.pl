:- module(knight_grid,
          [ side_parts/4,            % +Side, +Place, -Parts, -Number
            grid/4,                  % +RowParts, +ColumnParts, +Columns, -Grid
            shape/3,                 % +Grid, +Place, -Shape
            corner/4,                % +Grid, +Place, -Top, -Left
            towards/3,               % ?Way, +Place, -Next
            onward/2,                % +From, -Ways
            shift/5                  % +Way, +Shape, +Neighbour, -Down, -Right
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).

:- set_prolog_flag(optimise, true).

/** <module> A board cut into parts

The parts form a grid. The place of a part is Row-Column in the grid, both
from 0; its shape is Height*Width. The ways to a neighbouring part are `up`,
`down`, `left` and `right`.
*/

%!  side_parts(+Side, +Place, -Parts, -Number) is semidet.
%
%   True when Parts are lengths that add up to Side, all even but one if
%   Side is odd. Number, from 0, is that of the odd part, which contains
%   Place; it is 0 for an even side.
%
%       ?- side_parts(23, 20, Parts, Number).
%       Parts = [8,10,5], Number = 2.

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

%!  grid(+RowParts, +ColumnParts, +Columns, -Grid) is det.
%
%   True when Grid has parts of these heights and widths; Columns is the width
%   of the board. It is grid(Heights,Tops,Widths,Lefts,Columns): terms with the
%   height and the first row of each row of parts, and the width and the first
%   column of each column of parts.
%
%       ?- grid([5], [6,8], 14, Grid).
%       Grid = grid(heights(5), tops(0), widths(6,8), lefts(0,6), 14).

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

%!  shape(+Grid, +Place, -Shape) is semidet.
%
%   True when the part at Place has this Shape. Fails outside of Grid.
%
%       ?- grid([5], [6,8], 14, _Grid), shape(_Grid, 0-1, Shape).
%       Shape = 5*8.
%       ?- grid([5], [6,8], 14, _Grid), shape(_Grid, 1-1, Shape).
%       false.

shape(grid(Heights,_,Widths,_,_), Row-Column, Height*Width) :-
    Row1 is Row+1,
    Column1 is Column+1,
    arg(Row1, Heights, Height),
    arg(Column1, Widths, Width).

%!  corner(+Grid, +Place, -Top, -Left) is semidet.
%
%   True when the first square of the part at Place is in row Top and column
%   Left of the board, both from 0.
%
%       ?- grid([5], [6,8], 14, _Grid), corner(_Grid, 0-1, Top, Left).
%       Top = 0, Left = 6.

corner(grid(_,Tops,_,Lefts,_), Row-Column, Top, Left) :-
    Row1 is Row+1,
    Column1 is Column+1,
    arg(Row1, Tops, Top),
    arg(Column1, Lefts, Left).

%!  towards(?Way, +Place, -Next) is nondet.
%
%   True when Way leads from Place to Next.
%
%       ?- towards(left, 2-3, Next).
%       Next = 2-2.

towards(up,    Row0-Column, Row-Column) :- Row is Row0-1.
towards(down,  Row0-Column, Row-Column) :- Row is Row0+1.
towards(left,  Row-Column0, Row-Column) :- Column is Column0-1.
towards(right, Row-Column0, Row-Column) :- Column is Column0+1.

%!  onward(+From, -Ways) is det.
%
%   True when the tree along which the parts are joined leads on in Ways from a
%   part that was reached by the way From, or is the `root`.
%
%       ?- onward(left, Ways).
%       Ways = [left,up,down].

onward(root,  [left,right,up,down]).
onward(left,  [left,up,down]).
onward(right, [right,up,down]).
onward(up,    [up]).
onward(down,  [down]).

%!  shift(+Way, +Shape, +Neighbour, -Down, -Right) is det.
%
%   True when the corner of the neighbouring part, which has the shape
%   Neighbour, lies Down and Right of that of a part of Shape.
%
%       ?- shift(up, 6*8, 10*8, Down, Right).
%       Down = -10, Right = 0.

shift(up,    _, Height*_, Down, 0) :- Down is -Height.
shift(down,  Height*_, _, Height, 0).
shift(left,  _, _*Width, 0, Right) :- Right is -Width.
shift(right, _*Width, _, 0, Width).
