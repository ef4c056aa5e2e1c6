:- module(knight_symmetry,
          [ board_symmetries/3,      % +Board, +Fixed, -Symmetries
            image/4,                 % +Board, +Symmetry, +Square, -Image
            square_classes/3         % +Board, +Symmetries, -Classes
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

/** <module> The symmetries of a board: which squares are alike

A symmetry turns or flips a board onto itself, holes onto holes. It is a term
turn(FlipRows, FlipColumns, Transpose) of three booleans.
*/

%!  board_symmetries(+Board, +Fixed, -Symmetries) is det.
%
%   True when Symmetries are those of Board that leave every square of the
%   list Fixed where it is. The first is the one that moves nothing.
%
%       ?- board_symmetries(board(4,4,[],1,2), [0], Symmetries).
%       Symmetries = [turn(false,false,false), turn(false,false,true)].

board_symmetries(Board, Fixed, Symmetries) :-
    findall(Symmetry, symmetry(Board, Fixed, Symmetry), Symmetries).

symmetry(Board, Fixed, Symmetry) :-
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
    maplist(image(Board, Symmetry), Fixed, Fixed),
    maplist(image(Board, Symmetry), Holes, Images),
    sort(Images, Holes).

%!  image(+Board, +Symmetry, +Square, -Image) is det.
%
%   True when Symmetry brings the square with index Square to Image.
%
%       ?- image(board(3,4,[],1,2), turn(true,false,false), 0, Image).
%       Image = 8.

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

%!  square_classes(+Board, +Symmetries, -Classes) is det.
%
%   True when Classes are the classes of squares that Symmetries bring to
%   each other, each an ordered list of indices, in the order of their first
%   squares.
%
%       ?- Board = board(3,3,[],1,2), board_symmetries(Board, [], Symmetries),
%          square_classes(Board, Symmetries, Classes).
%       Board = board(3,3,[],1,2), Symmetries = [_,_,_,_,_,_,_,_],
%       Classes = [[0,2,6,8], [1,3,5,7], [4]].

square_classes(Board, Symmetries, Classes) :-
    squares(Board, Squares),
    maplist(images(Board, Symmetries), Squares, Images),
    sort(Images, Classes).

images(Board, Symmetries, Square, Images) :-
    maplist(image_of(Board, Square), Symmetries, Images0),
    sort(Images0, Images).

image_of(Board, Square, Symmetry, Image) :-
    image(Board, Symmetry, Square, Image).
