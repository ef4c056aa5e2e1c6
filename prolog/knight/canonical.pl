:- module(knight_canonical,
          [ canonical_forms/4,       % +Board, +Symmetries, +Layout, -Forms
            canonical_state/6        % +Forms, +Free, +Current, +Bits, -State, -Count
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(layout).
:- use_module(symmetry).

:- set_prolog_flag(optimise, true).

/** <module> One state for all that are symmetric to it

A state of counting is a set of free squares and the current square, see
knight_counting. Of all its images under the symmetries of the board, the
canonical one has the least current square and, of those, the least set.

Few symmetries bring the current square to the least of its class, mostly
one. So a state is turned once or twice, and not as often as there are
symmetries.

A set of squares is turned eight bits at a time: for each place of eight bits
there is a table of the images of all 256 patterns.
*/

%!  canonical_forms(+Board, +Symmetries, +Layout, -Forms) is det.
%
%   True when Forms is what canonical_state/6 needs for Symmetries, a group
%   of symmetries of Board. Layout is that of knight_layout.
%
%       ?- _Board = board(2,3,[],1,2), board_symmetries(_Board, [], _Symmetries),
%          layout(_Board, _Layout), canonical_forms(_Board, _Symmetries, _Layout, _Forms),
%          canonical_state(_Forms, 0b11, 7, 4, State, Count).
%       State = 0b110000000000, Count = 1.

canonical_forms(Board, Symmetries, Layout, Forms) :-
    (   Symmetries = [_]
    ->  Forms = none
    ;   maplist(turning(Board, Layout), Symmetries, Turnings),
        board_size(Board, Rows, _),
        Layout = layout(_,Width,_,_),
        Cells is Rows*Width,
        functor(Forms, forms, Cells),
        squares(Board, Squares),
        maplist(square_form(Board, Symmetries, Turnings, Layout, Forms), Squares)
    ).

square_form(Board, Symmetries, Turnings, Layout, Forms, Square) :-
    findall(Image, ( member(Symmetry, Symmetries), image(Board, Symmetry, Square, Image) ), Images),
    min_list(Images, Least),
    to_least(Images, Turnings, Least, Chosen),
    square_bit(Layout, Board, Square, Bit),
    square_bit(Layout, Board, Least, LeastBit),
    Cell is Bit+1,
    arg(Cell, Forms, form(LeastBit,Chosen)).

to_least([], [], _, []).
to_least([Image|Images], [Turning|Turnings], Least, Chosen) :-
    (   Image =:= Least
    ->  Chosen = [Turning|Chosen1]
    ;   Chosen = Chosen1
    ),
    to_least(Images, Turnings, Least, Chosen1).

%   turning(+Board, +Layout, +Symmetry, -Turning): Turning is `same`, or
%   bytes(Table, ...) with the images of 256 patterns in each Table.

turning(Board, Layout, Symmetry, Turning) :-
    (   Symmetry = turn(false,false,false)
    ->  Turning = same
    ;   squares(Board, Squares),
        board_size(Board, Rows, _),
        Layout = layout(_,Width,_,_),
        Last is (Rows*Width-1)//8,
        findall(Bit-Image,
                ( member(Square, Squares),
                  image(Board, Symmetry, Square, Other),
                  square_bit(Layout, Board, Square, Bit),
                  square_bit(Layout, Board, Other, OtherBit),
                  Image is 1<<OtherBit
                ),
                Images),
        findall(Table, ( between(0, Last, Place), table(Place, Images, Table) ), Tables),
        Turning =.. [bytes|Tables]
    ).

table(Place, Images, Table) :-
    First is Place*8,
    Last is First+7,
    numlist(First, Last, Bits),
    foldl(add_bit(Images), Bits, [0], Patterns),
    Table =.. [table|Patterns].

%   Each bit makes the patterns twice as many.

add_bit(Images, Bit, Patterns0, Patterns) :-
    (   memberchk(Bit-Image0, Images)
    ->  Image = Image0
    ;   Image = 0
    ),
    with_image(Patterns0, Image, Patterns1),
    append(Patterns0, Patterns1, Patterns).

with_image([], _, []).
with_image([Pattern0|Patterns0], Image, [Pattern|Patterns]) :-
    Pattern is Pattern0 \/ Image,
    with_image(Patterns0, Image, Patterns).

%!  canonical_state(+Forms, +Free, +Current, +Bits, -State, -Count) is det.
%
%   True when State is Free<<Bits \/ Current of the canonical image of the
%   state with the squares Free and the current square Current, and Count of
%   the symmetries leave that as it is.
%
%       ?- canonical_state(none, 0b1100, 7, 4, State, Count).
%       State = 0b1100_0111, Count = 1.

canonical_state(none, Free, Current, Bits, State, 1) :-
    !,                                  % commit: there is nothing to turn
    State is (Free<<Bits) \/ Current.
canonical_state(Forms, Free, Current, Bits, State, Count) :-
    Cell is Current+1,
    arg(Cell, Forms, form(Least,[Turning|Turnings])),
    turned(Turning, Free, Image),
    least_image(Turnings, Free, Image, 1, LeastImage, Count),
    State is (LeastImage<<Bits) \/ Least.

least_image([], _, Image, Count, Image, Count).
least_image([Turning|Turnings], Free, Image0, Count0, Image, Count) :-
    turned(Turning, Free, Image1),
    (   Image1 < Image0
    ->  least_image(Turnings, Free, Image1, 1, Image, Count)
    ;   Image1 =:= Image0
    ->  Count1 is Count0+1,
        least_image(Turnings, Free, Image0, Count1, Image, Count)
    ;   least_image(Turnings, Free, Image0, Count0, Image, Count)
    ).

turned(Turning, Free, Image) :-
    (   Turning == same
    ->  Image = Free
    ;   turned(Free, 1, Turning, 0, Image)
    ).

turned(Free, Place, Tables, Image0, Image) :-
    (   Free =:= 0
    ->  Image = Image0
    ;   arg(Place, Tables, Table),
        Cell is Free /\ 255 + 1,
        arg(Cell, Table, Part),
        Image1 is Image0 \/ Part,
        Rest is Free >> 8,
        Place1 is Place+1,
        turned(Rest, Place1, Tables, Image1, Image)
    ).
