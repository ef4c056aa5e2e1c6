:- module(knight_symmetry,
          [ start_classes/2,         % +Board, -Classes
            one_colour/3             % +Board, +Classes, -Same
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

/** <module> The symmetries of a board: which squares are alike

A symmetry turns or flips a board onto itself, holes onto holes.
*/

%!  start_classes(+Board, -Classes) is det.
%
%   True when Classes are pairs Square-Size, one for each class of squares
%   that a symmetry of Board maps to each other, with the class's least
%   index and size. As many tours start at each square of a class.
%
%       ?- start_classes(board(4,4,[],1,2), Classes).
%       Classes = [0-4, 1-8, 5-4].

start_classes(Board, Classes) :-
    symmetries(Board, Symmetries),
    squares(Board, Squares),
    maplist(least_image(Symmetries, Board), Squares, Least),
    msort(Least, Sorted),
    clumped(Sorted, Classes).

least_image(Symmetries, Board, Square, Least) :-
    findall(Image, ( member(Symmetry, Symmetries), image(Board, Symmetry, Square, Image) ), Images),
    min_list(Images, Least).

symmetries(Board, Symmetries) :-
    findall(Symmetry, symmetry(Board, Symmetry), Symmetries).

symmetry(Board, Symmetry) :-
    Symmetry = turn(FlipRows,FlipColumns,Transpose),
    board_size(Board, Rows, Columns),
    board_holes(Board, Holes),
    member(FlipRows, [false,true]),
    member(FlipColumns, [false,true]),
    member(Transpose, [false,true]),
    (   Transpose == true
    ->  Rows =:= Columns
    ;   true
    ),
    maplist(image(Board, Symmetry), Holes, Images),
    sort(Images, Holes).

image(Board, turn(FlipRows,FlipColumns,Transpose), Square, Image) :-
    board_size(Board, Rows, Columns),
    index_pair(Board, Square, Row0-Column0),
    flipped(FlipRows, Rows, Row0, Row),
    flipped(FlipColumns, Columns, Column0, Column),
    (   Transpose == true
    ->  index_pair(Board, Image, Column-Row)
    ;   index_pair(Board, Image, Row-Column)
    ).

flipped(false, _, Place, Place).
flipped(true, Side, Place, Flipped) :-
    Flipped is Side+1-Place.

%!  one_colour(+Board, +Classes, -Same) is det.
%
%   True when Same are Classes with another square for each class where that
%   gives it the colour of the square at the top left.
%
%       ?- one_colour(board(3,4,[],1,2), [0-4,1-4,4-2,5-2], Same).
%       Same = [0-4, 2-4, 7-2, 5-2].

one_colour(Board, Classes, Same) :-
    symmetries(Board, Symmetries),
    maplist(recoloured(Board, Symmetries), Classes, Same).

recoloured(Board, Symmetries, Square-Size, Other-Size) :-
    (   member(Symmetry, Symmetries),
        image(Board, Symmetry, Square, Other0),
        colour(Board, Other0, 0)
    ->  Other = Other0
    ;   Other = Square
    ).
