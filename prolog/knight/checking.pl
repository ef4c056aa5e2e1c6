:- module(knight_checking,
          [ check_tour/3,            % +Board, +Squares, -Verdict
            check_numbers/4,         % +Lines, +Leaper, -Board, -Verdict
            closed_tour/2            % +Board, +Indices
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).
:- use_module(board).

:- set_prolog_flag(optimise, true).

/** <module> Checking a tour that somebody gives

The verdict is valid(Kind, Indices), where Kind is `open` or `closed`, or
fault(Fault) with the first fault along the tour:

  - off_board(Place, Square): at Place, from 1, there is no such square;
  - repeated(Place, Index, Before): the square was visited at Before;
  - no_move(Place, From, To): no move leads from the square at Place to the
    next one;
  - missing(Indices): squares that are not visited;

or, for a numbered board, before that:

  - ragged(Row): the row has another length than the first one;
  - not_a_number(Pair, Value): that is neither a number nor empty;
  - numbers(Repeated, Missing): numbers that occur more than once, and
    numbers that do not occur, counted from 0 or 1.
*/

%!  check_tour(+Board, +Squares, -Verdict) is det.
%
%   True when Verdict is the verdict on Squares, a list of squares of Board
%   in any notation of square_index/3, as a tour.
%
%       ?- make_board(3*4, [], Board), check_tour(Board, [a1,b3,d2], Verdict).
%       Board = board(3, 4, [], 1, 2),
%       Verdict = fault(missing([0, 2, 3, 4, 5, 6, 9, 10, 11])).
%       ?- make_board(3*4, [], Board), check_tour(Board, [a1,a2], Verdict).
%       Board = board(3, 4, [], 1, 2), Verdict = fault(no_move(1, 8, 4)).
%
%   @throws type_error(list, Squares)

check_tour(Board, Squares, Verdict) :-
    must_be(list, Squares),
    board_size(Board, Rows, Columns),
    Cells is Rows*Columns,
    functor(Visits, visits, Cells),
    along(Squares, 1, none, Board, Visits, Indices, Fault),
    (   nonvar(Fault)
    ->  Verdict = fault(Fault)
    ;   square_count(Board, Count),
        length(Indices, Visited),
        Visited < Count
    ->  squares(Board, All),
        exclude(visited(Visits), All, Missing),
        Verdict = fault(missing(Missing))
    ;   closed_tour(Board, Indices)
    ->  Verdict = valid(closed, Indices)
    ;   Verdict = valid(open, Indices)
    ).

%   Fault stays unbound if there is none.

along([], _, _, _, _, [], _).
along([Square|Squares], Place, Previous, Board, Visits, [Index|Indices], Fault) :-
    (   on_board(Square, Board, Index0)
    ->  Index = Index0,
        Cell is Index+1,
        arg(Cell, Visits, Before),
        (   nonvar(Before)
        ->  Fault = repeated(Place,Index,Before)
        ;   Previous \== none,
            \+ adjacent(Board, Previous, Index)
        ->  Last is Place-1,
            Fault = no_move(Last,Previous,Index)
        ;   Before = Place,
            Next is Place+1,
            along(Squares, Next, Index, Board, Visits, Indices, Fault)
        )
    ;   Fault = off_board(Place,Square)
    ).

on_board(Square, Board, Index) :-
    (   integer(Square)
    ->  board_square(Board, Square),
        Index = Square
    ;   catch(square_index(Board, Square, Index), error(_,_), fail)
    ).

visited(Visits, Index) :-
    Cell is Index+1,
    arg(Cell, Visits, Place),
    nonvar(Place).

%!  closed_tour(+Board, +Indices) is semidet.
%
%   True when a move leads from the last square of a tour to the first. A
%   closed tour has at least 3 squares.
%
%       ?- closed_tour(board(3,3,[4],1,2), [0,5,6,1,8,3,2,7]).
%       true.

closed_tour(Board, [First,Second,Third|Indices]) :-
    last([Second,Third|Indices], Last),
    adjacent(Board, Last, First).

%!  check_numbers(+Lines, +Leaper, -Board, -Verdict) is det.
%
%   True when Board is the board of Lines, and Verdict the verdict on it.
%   Lines are the rows of a numbered board: each square has the number of
%   its turn, from 0 or from 1; a square that holds `null` or `.` is a
%   hole. Leaper is P-Q, 1-2 for the knight. Board is unbound if there is
%   none because the rows are ragged or empty.
%
%       ?- check_numbers([[0,3,6],[5,8,1],[2,7,4]], 1-2, _, Verdict).
%       Verdict = fault(no_move(8, 7, 4)).
%       ?- check_numbers([[11,8,5,0],[0,3,10,7],[9,6,1,4]], 1-2, _, Verdict).
%       Verdict = fault(numbers([0], [2])).
%
%   @throws type_error(list, Part) if Lines or one of them is no list
%   @throws domain_error(leaper, Leaper)

check_numbers(Lines, P-Q, Board, Verdict) :-
    must_be(list(list), Lines),
    (   Lines = [First|_],
        First = [_|_]
    ->  length(Lines, Rows),
        length(First, Columns),
        (   nth1(Row, Lines, Line),
            \+ length(Line, Columns)
        ->  Verdict = fault(ragged(Row))
        ;   append(Lines, Cells),
            empty_cells(Cells, 0, Holes),
            make_board(Rows*Columns, [holes(Holes),leaper(P,Q)], Board),
            check_cells(Cells, Board, Verdict)
        )
    ;   Verdict = fault(ragged(1))
    ).

empty(null).
empty('.').
empty(".").

empty_cells([], _, []).
empty_cells([Cell|Cells], Index, Holes) :-
    (   empty(Cell)
    ->  Holes = [Index|Holes1]
    ;   Holes = Holes1
    ),
    Index1 is Index+1,
    empty_cells(Cells, Index1, Holes1).

check_cells(Cells, Board, Verdict) :-
    square_count(Board, Count),
    (   memberchk(0, Cells)
    ->  Low = 0
    ;   Low = 1
    ),
    functor(Turns, turns, Count),
    (   in_turn(Cells, 0, Low, Count, Turns)
    ->  Turns =.. [_|Indices],
        check_tour(Board, Indices, Verdict)
    ;   wrong_number(Cells, Board, Low, Count, Fault),
        Verdict = fault(Fault)
    ).

%   in_turn(+Cells, +Index, +Low, +Count, -Turns): Turns has the index of the
%   cell with each number from Low. Fails if the numbers are not those of a
%   tour.

in_turn([], _, _, _, _).
in_turn([Number|Cells], Index, Low, Count, Turns) :-
    (   integer(Number)
    ->  Turn is Number-Low+1,
        Turn >= 1,
        Turn =< Count,
        arg(Turn, Turns, Found),
        var(Found),
        Found = Index
    ;   empty(Number)
    ->  true
    ),
    Index1 is Index+1,
    in_turn(Cells, Index1, Low, Count, Turns).

wrong_number(Cells, Board, Low, Count, Fault) :-
    (   nth0(Index, Cells, Value),
        \+ empty(Value),
        \+ integer(Value)
    ->  index_pair(Board, Index, Pair),
        Fault = not_a_number(Pair,Value)
    ;   include(integer, Cells, Numbers0),
        msort(Numbers0, Numbers),
        High is Low+Count-1,
        numlist_between(Low, High, Expected),
        sort(Numbers, Distinct),
        ord_subtract(Expected, Distinct, Missing),
        findall(Number, repeated(Numbers, Number), Repeated0),
        sort(Repeated0, Repeated),
        Fault = numbers(Repeated,Missing)
    ).

numlist_between(Low, High, Numbers) :-
    (   High < Low
    ->  Numbers = []
    ;   numlist(Low, High, Numbers)
    ).

repeated(Numbers, Number) :-
    append(_, [Number,Number|_], Numbers).
