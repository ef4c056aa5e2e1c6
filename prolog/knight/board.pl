:- module(knight_board,
          [ make_board/3,            % +Size, +Options, -Board
            board_size/3,            % +Board, -Rows, -Columns
            board_holes/2,           % +Board, -Indices
            board_leaper/3,          % +Board, -P, -Q
            plain_board/1,           % +Board
            squares/2,               % +Board, -Indices
            square_count/2,          % +Board, -Count
            board_square/2,          % +Board, +Index
            index_pair/3,            % +Board, ?Index, ?Pair
            algebraic/3,             % +Board, ?Name, ?Pair
            square_index/3,          % +Board, +Square, -Index
            directions/2,            % +Board, -Steps
            neighbours/3,            % +Board, +Index, -Indices
            adjacent/3,              % +Board, +Index1, +Index2
            alternating/1,           % +Board
            colours/3,               % +Board, -Light, -Dark
            colour/3,                % +Board, +Index, -Colour
            knight_graph/3           % +Board, -Vertices, -Edges
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).

:- set_prolog_flag(optimise, true).

/** <module> The board of a knight's tour: geometry and names of squares

This module owns the mapping between the three names of a square:

  - the _pair_ Row-Column, both from 1, with 1-1 at the top left;
  - the _index_, from 0, along the rows: (Row-1)*Columns + Column-1;
  - the _algebraic name_ of chess, with a1 at the bottom left. The
    columns after z are aa, ab and so on.

A board is a term board(Rows, Columns, Holes, P, Q): Holes is an ordered
set of indices, and the piece is a (P,Q)-leaper with P =< Q, the knight
being (1,2).
*/

%!  make_board(+Size, +Options, -Board) is det.
%
%   True when Board is a board of Size, which is Rows*Columns, or a
%   number for a square board. Options are holes(Squares), a list of
%   squares in any notation of square_index/3, and leaper(P,Q).
%
%       ?- make_board(5*8, [], Board).
%       Board = board(5, 8, [], 1, 2).
%
%   @throws domain_error(knight_side, Side) if a side is less than 1
%   @throws domain_error(leaper, P-Q) if P and Q are both 0

make_board(Size, Options, Board) :-
    size_sides(Size, Rows, Columns),
    must_be_side(Rows),
    must_be_side(Columns),
    must_be(list, Options),
    (   memberchk(leaper(P0,Q0), Options)
    ->  must_be(nonneg, P0),
        must_be(nonneg, Q0),
        P is min(P0, Q0),
        Q is max(P0, Q0),
        (   Q =:= 0
        ->  domain_error(leaper, P0-Q0)
        ;   true
        )
    ;   P = 1,
        Q = 2
    ),
    Plain = board(Rows, Columns, [], P, Q),
    (   memberchk(holes(Squares), Options)
    ->  must_be(list, Squares),
        maplist(square_index(Plain), Squares, Indices),
        list_to_ord_set(Indices, Holes)
    ;   Holes = []
    ),
    Board = board(Rows, Columns, Holes, P, Q).

size_sides(Rows*Columns, Rows, Columns) :-
    !.                                  % commit: not a single side
size_sides(Side, Side, Side).

must_be_side(Side) :-
    must_be(integer, Side),
    (   Side >= 1
    ->  true
    ;   domain_error(knight_side, Side)
    ).

%!  board_size(+Board, -Rows, -Columns) is det.
%
%   True when Board has Rows rows and Columns columns.
%
%       ?- make_board(5*8, [], Board), board_size(Board, Rows, Columns).
%       Board = board(5, 8, [], 1, 2), Rows = 5, Columns = 8.

board_size(board(Rows,Columns,_,_,_), Rows, Columns).

%!  board_holes(+Board, -Indices) is det.
%
%   True when Indices is the ordered set of squares missing from Board.
%
%       ?- make_board(3, [holes([2-2])], Board), board_holes(Board, Indices).
%       Board = board(3, 3, [4], 1, 2), Indices = [4].

board_holes(board(_,_,Holes,_,_), Holes).

%!  board_leaper(+Board, -P, -Q) is det.
%
%   True when the piece on Board is a (P,Q)-leaper, P =< Q.
%
%       ?- board_leaper(board(8,8,[],1,2), P, Q).
%       P = 1, Q = 2.

board_leaper(board(_,_,_,P,Q), P, Q).

%!  plain_board(+Board) is semidet.
%
%   True when Board has no holes and the piece is a knight.
%
%       ?- plain_board(board(8,8,[],2,3)).
%       false.

plain_board(board(_,_,[],1,2)).

%!  squares(+Board, -Indices) is det.
%
%   True when Indices are the squares of Board, holes left out.
%
%       ?- squares(board(2,2,[1],1,2), Indices).
%       Indices = [0, 2, 3].

squares(board(Rows,Columns,Holes,_,_), Indices) :-
    Last is Rows*Columns-1,
    numlist(0, Last, All),
    ord_subtract(All, Holes, Indices).

%!  square_count(+Board, -Count) is det.
%
%   True when Board has Count squares, holes left out.
%
%       ?- square_count(board(3,3,[4],1,2), Count).
%       Count = 8.

square_count(board(Rows,Columns,Holes,_,_), Count) :-
    length(Holes, Missing),
    Count is Rows*Columns-Missing.

%!  board_square(+Board, +Index) is semidet.
%
%   True when Index is a square of Board and no hole.
%
%       ?- board_square(board(3,3,[4],1,2), 4).
%       false.

board_square(board(Rows,Columns,Holes,_,_), Index) :-
    integer(Index),
    Index >= 0,
    Index < Rows*Columns,
    \+ ord_memberchk(Index, Holes).

%!  index_pair(+Board, +Index, -Pair) is det.
%!  index_pair(+Board, -Index, +Pair) is det.
%
%   True when Index is the index of the square Row-Column. Holes have an
%   index too.
%
%       ?- index_pair(board(5,8,[],1,2), Index, 2-3).
%       Index = 10.

index_pair(board(_,Columns,_,_,_), Index, Row-Column) :-
    (   integer(Index)
    ->  Row is Index//Columns + 1,
        Column is Index mod Columns + 1
    ;   Index is (Row-1)*Columns + Column-1
    ).

%!  algebraic(+Board, +Name, -Pair) is semidet.
%!  algebraic(+Board, -Name, +Pair) is det.
%
%   True when Name, an atom, is the algebraic name of the square
%   Row-Column. Fails if Name is no algebraic name; that the square is on
%   the board is not checked.
%
%       ?- algebraic(board(8,8,[],1,2), a1, Pair).
%       Pair = 8-1.
%       ?- algebraic(board(40,40,[],1,2), Name, 1-28).
%       Name = ab40.

algebraic(board(Rows,_,_,_,_), Name, Row-Column) :-
    (   nonvar(Name)
    ->  string_codes(Name, Codes),
        name_parts(Codes, 0, Column, Digits),
        Column >= 1,
        Digits = [First|_],
        between(0'1, 0'9, First),
        catch(number_codes(Rank, Digits), error(syntax_error(_),_), fail),
        Row is Rows+1-Rank
    ;   column_letters(Column, [], Letters),
        Rank is Rows+1-Row,
        format(atom(Name), "~s~d", [Letters,Rank])
    ).

name_parts([Code|Codes], Column0, Column, Digits) :-
    letter_value(Code, Value),
    !,                                  % commit: the letters come first
    Column1 is Column0*26+Value,
    name_parts(Codes, Column1, Column, Digits).
name_parts(Digits, Column, Column, Digits) :-
    forall(member(Digit, Digits), between(0'0, 0'9, Digit)).

letter_value(Code, Value) :-
    (   between(0'a, 0'z, Code)
    ->  Value is Code-0'a+1
    ;   between(0'A, 0'Z, Code)
    ->  Value is Code-0'A+1
    ).

column_letters(0, Letters, Letters) :-
    !.                                  % commit: no letter is left
column_letters(Column, Letters0, Letters) :-
    Letter is 0'a + (Column-1) mod 26,
    Rest is (Column-1)//26,
    column_letters(Rest, [Letter|Letters0], Letters).

%!  square_index(+Board, +Square, -Index) is det.
%
%   True when Index is the index of Square, which is a pair Row-Column,
%   a list [Row,Column], an index, or a text such as "a1" or "1,1".
%
%       ?- square_index(board(8,8,[],1,2), a1, Index).
%       Index = 56.
%       ?- square_index(board(8,8,[],1,2), "1,1", Index).
%       Index = 0.
%       ?- square_index(board(8,8,[],1,2), z9, Index).
%       throws(domain_error(square(8,8), z9)).
%
%   @throws domain_error(square(Rows,Columns), Square) if it is no square
%   of the board or a hole

square_index(Board, Square, Index) :-
    must_be(nonvar, Square),
    Board = board(Rows,Columns,_,_,_),
    (   square_number(Square, Board, Index0),
        board_square(Board, Index0)
    ->  Index = Index0
    ;   domain_error(square(Rows,Columns), Square)
    ).

square_number(Square, Board, Index) :-
    (   integer(Square)
    ->  Index = Square
    ;   square_pair(Square, Board, Row-Column)
    ->  integer(Row),
        integer(Column),
        board_size(Board, Rows, Columns),
        Row >= 1, Row =< Rows,
        Column >= 1, Column =< Columns,
        index_pair(Board, Index, Row-Column)
    ).

square_pair(Row-Column, _, Row-Column).
square_pair([Row,Column], _, Row-Column).
square_pair(Text, Board, Pair) :-
    ( atom(Text) ; string(Text) ),
    (   algebraic(Board, Text, Pair0)
    ->  Pair = Pair0
    ;   split_string(Text, ",", " ()[]", [RowText,ColumnText]),
        catch(number_string(Row, RowText), error(syntax_error(_),_), fail),
        catch(number_string(Column, ColumnText), error(syntax_error(_),_), fail),
        Pair = Row-Column
    ).

%!  directions(+Board, -Steps) is det.
%
%   True when Steps are the moves of the piece as pairs Down-Right, in
%   the order in which they are tried; that of the article for the
%   knight. Moves that coincide (P = Q, or P = 0) are listed once.
%
%       ?- directions(board(8,8,[],1,1), Steps).
%       Steps = [1-1, -1-1, 1- -1, -1- -1].

directions(board(_,_,_,P,Q), Steps) :-
    NP is -P,
    NQ is -Q,
    list_to_set([P-Q, Q-P, NP-Q, Q-NP, P-NQ, NQ-P, NP-NQ, NQ-NP], Steps).

%!  neighbours(+Board, +Index, -Indices) is det.
%
%   True when Indices are the squares one move away from Index, in the
%   order of directions/2.
%
%       ?- neighbours(board(3,3,[],1,2), 0, Indices).
%       Indices = [5, 7].

neighbours(Board, Index, Indices) :-
    Board = board(Rows,Columns,Holes,_,_),
    directions(Board, Steps),
    Row is Index//Columns,
    Column is Index mod Columns,
    reachable(Steps, Row, Column, Rows, Columns, Holes, Indices).

reachable([], _, _, _, _, _, []).
reachable([Down-Right|Steps], Row, Column, Rows, Columns, Holes, Indices) :-
    (   R is Row+Down,
        R >= 0, R < Rows,
        C is Column+Right,
        C >= 0, C < Columns,
        Index is R*Columns+C,
        \+ ord_memberchk(Index, Holes)
    ->  Indices = [Index|Rest]
    ;   Indices = Rest
    ),
    reachable(Steps, Row, Column, Rows, Columns, Holes, Rest).

%!  adjacent(+Board, +Index1, +Index2) is semidet.
%
%   True when one move leads from Index1 to Index2.
%
%       ?- adjacent(board(3,3,[],1,2), 0, 5).
%       true.

adjacent(board(_,Columns,_,P,Q), Index1, Index2) :-
    Down is abs(Index1//Columns - Index2//Columns),
    Right is abs(Index1 mod Columns - Index2 mod Columns),
    (   Down =:= P
    ->  Right =:= Q
    ;   Down =:= Q,
        Right =:= P
    ).

%!  colour(+Board, +Index, -Colour) is det.
%
%   True when Colour is the colour of a square: 0 for that of the square
%   at the top left, else 1.
%
%       ?- colour(board(8,8,[],1,2), 1, Colour).
%       Colour = 1.

colour(board(_,Columns,_,_,_), Index, Colour) :-
    Colour is (Index//Columns + Index mod Columns) /\ 1.

%!  alternating(+Board) is semidet.
%
%   True when every move of the piece of Board leads to the other colour.
%
%       ?- alternating(board(8,8,[],1,2)).
%       true.
%
%       ?- alternating(board(8,8,[],1,3)).
%       false.

alternating(board(_,_,_,P,Q)) :-
    (P+Q) mod 2 =:= 1.

%!  colours(+Board, -Light, -Dark) is det.
%
%   True when Light squares of Board have the colour of the square at the
%   top left, and Dark squares have the other.
%
%       ?- colours(board(3,3,[],1,2), Light, Dark).
%       Light = 5, Dark = 4.

colours(Board, Light, Dark) :-
    Board = board(Rows,Columns,Holes,_,_),
    foldl(add_colour(Board), Holes, 0, DarkHoles),
    length(Holes, Missing),
    Light is (Rows*Columns+1)//2 - (Missing-DarkHoles),
    Dark is Rows*Columns//2 - DarkHoles.

add_colour(Board, Index, Sum0, Sum) :-
    colour(Board, Index, Colour),
    Sum is Sum0+Colour.

%!  knight_graph(+Board, -Vertices, -Edges) is det.
%
%   True when Vertices are the squares of Board and Edges its moves, each
%   once as a pair Index1-Index2 with Index1 < Index2. This is what a
%   program outside Prolog, such as a SAT solver, needs to know.
%
%       ?- knight_graph(board(3,3,[],1,2), Vertices, [First|_]).
%       Vertices = [0, 1, 2, 3, 4, 5, 6, 7, 8], First = 0-5.

knight_graph(Board, Vertices, Edges) :-
    squares(Board, Vertices),
    findall(Index1-Index2,
            ( member(Index1, Vertices),
              neighbours(Board, Index1, Indices),
              member(Index2, Indices),
              Index1 < Index2
            ),
            Edges).
