:- module(knight_layout,
          [ layout/2,                % +Board, -Layout
            square_bit/4,            % +Layout, +Board, +Square, -Bit
            squares_mask/4           % +Layout, +Board, +Squares, -Mask
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

/** <module> Sets of squares as integers

The square of row R and column C, from 0, is bit R*Width+C of a set. The rows
are padded with as many columns as the longer leap, so that a move is the same
shift everywhere and never leads from one row's end into the next row.
*/

%!  layout(+Board, -Layout) is det.
%
%   True when Layout is layout(Bits, Width, Shifts, Near): Bits bits hold
%   the number of any bit, Width is that of a padded row, Shifts are the
%   moves with a positive distance, and argument Bit+1 of Near is the set of
%   the places one move away from Bit, some of which may be off the board.
%
%       ?- layout(board(2,3,[],1,2), layout(Bits, Width, Shifts, _)).
%       Bits = 4, Width = 5, Shifts = [7, 11, 9, 3].

layout(Board, layout(Bits,Width,Shifts,Near)) :-
    board_size(Board, Rows, Columns),
    board_leaper(Board, _, Q),
    Width is Columns+Q,
    Cells is Rows*Width,
    Bits is msb(Cells)+1,
    directions(Board, Steps),
    findall(Shift,
            ( member(Down-Right, Steps),
              Shift is Down*Width+Right,
              Shift > 0
            ),
            Shifts),
    Last is Cells-1,
    findall(Reached, ( between(0, Last, Bit), reached(Bit, Shifts, Reached) ), Sets),
    Near =.. [near|Sets].

reached(Bit, Shifts, Reached) :-
    Square is 1<<Bit,
    foldl(add_reached(Square), Shifts, 0, Reached).

add_reached(Square, Shift, Reached0, Reached) :-
    Reached is Reached0 \/ (Square<<Shift) \/ (Square>>Shift).

%!  square_bit(+Layout, +Board, +Square, -Bit) is det.
%
%   True when Bit is the number of the bit of the square with index Square.
%
%       ?- Board = board(2,3,[],1,2), layout(Board, _L), square_bit(_L, Board, 4, Bit).
%       Board = board(2,3,[],1,2), Bit = 6.

square_bit(layout(_,Width,_,_), Board, Square, Bit) :-
    board_size(Board, _, Columns),
    Bit is Square//Columns*Width + Square mod Columns.

%!  squares_mask(+Layout, +Board, +Squares, -Mask) is det.
%
%   True when Mask is the set of Squares, which are indices.
%
%       ?- Board = board(2,3,[],1,2), layout(Board, _L), squares_mask(_L, Board, [0,4], Mask).
%       Board = board(2,3,[],1,2), Mask = 65.

squares_mask(Layout, Board, Squares, Mask) :-
    foldl(add_square(Layout, Board), Squares, 0, Mask).

add_square(Layout, Board, Square, Mask0, Mask) :-
    square_bit(Layout, Board, Square, Bit),
    Mask is Mask0 \/ (1<<Bit).
