:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/layout').

%   The squares near Square, from the sets of the layout.

near_squares(Board, Square, Near) :-
    layout(Board, Layout),
    Layout = layout(_,_,_,Sets),
    square_bit(Layout, Board, Square, Bit),
    Cell is Bit+1,
    arg(Cell, Sets, Set),
    findall(Other,
            ( squares(Board, Squares),
              member(Other, Squares),
              squares_mask(Layout, Board, [Other], Mask),
              Set /\ Mask =\= 0
            ),
            Near).

:- begin_tests(knight_layout).

test("the sets have the neighbours",
     [forall(( member(Board, [board(4,5,[],1,2),board(5,4,[7],1,2),board(5,6,[],2,3),board(3,3,[],0,1)]),
               squares(Board, Squares),
               member(Square, Squares) )),
      Near == Sorted]) :-
    near_squares(Board, Square, Near),
    neighbours(Board, Square, Indices),
    sort(Indices, Sorted).
test("every bit has room", Bits == 6) :-
    layout(board(6,6,[],1,2), layout(Bits,_,_,_)).
test("a set has a bit for each square", Count == 11) :-
    Board = board(3,4,[5],1,2),
    layout(Board, Layout),
    squares(Board, Squares),
    squares_mask(Layout, Board, Squares, Mask),
    Count is popcount(Mask).

:- end_tests(knight_layout).
