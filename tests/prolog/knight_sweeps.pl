:- module(knight_sweeps,
          [ sweep_starts/1,          % +Longest
            sweep_closed/1,          % +Longest
            sweep_theorems/1,        % +Longest
            sweep_pairs/2,           % +Rows, +Columns
            sweep_narrow/2,          % +Rows, +Longest
            sweep_sides/3,           % +Shortest, +Longest, +Kind
            sweep_article/2          % +Shortest, +Longest
          ]).
:- use_module(library(lists)).
:- use_module('../../prolog/knight/article').
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/exact').
:- use_module('../../prolog/knight/existence').
:- use_module('../../prolog/knight/solver').

/** <module> Long runs over many boards

Each goal succeeds if all its cases are as expected, and otherwise throws
sweep(Case, Result) for the first that is not.
*/

%!  sweep_starts(+Longest) is det.
%
%   Every start on every board with 3 =< Rows =< Columns =< Longest has a
%   tour, which is checked, or it is proved that it has none, exactly where
%   that is expected.

sweep_starts(Longest) :-
    forall(( between(3, Longest, Rows),
             between(Rows, Longest, Columns)
           ),
           board_starts(Rows, Columns)).

board_starts(Rows, Columns) :-
    Board = board(Rows,Columns,[],1,2),
    squares(Board, Squares),
    forall(member(Start, Squares),
           ( tour(Board, [start(Start)], Result),
             (   start_expected(Board, Start)
             ->  Expected = found
             ;   Expected = impossible
             ),
             as_expected(Expected, Board, open(Start,any), Result)
           )).

%   Where an open tour can start, as known from exhaustive searches: where
%   the colours allow it, but for a few squares of boards with 3 rows and
%   the inner rows of those with 4.

start_expected(Board, Start) :-
    board_size(Board, Rows, Columns),
    plain_tour_exists(Rows, Columns, open),
    (   Rows*Columns mod 2 =:= 1
    ->  colour(Board, Start, 0)
    ;   true
    ),
    index_pair(Board, Start, Pair),
    \+ no_start(Rows, Columns, Pair).

no_start(3, 4, Row-Column) :-
    \+ memberchk(Row-Column, [1-1,1-4,3-1,3-4,2-1,2-4]).
no_start(3, 7, 2-4).
no_start(3, 8, 2-3).
no_start(3, 8, 2-6).
no_start(4, _, Row-_) :-
    memberchk(Row, [2,3]).

as_expected(found, Board, Ends, Result) :-
    !,                                  % commit: the other clause is for no tour
    (   Result = found(Indices,_,_),
        check_tour(Board, Indices, valid(Kind,_)),
        ends_fit(Ends, Kind, Indices)
    ->  true
    ;   throw(sweep(Board-Ends, Result))
    ).
as_expected(impossible, Board, Ends, Result) :-
    (   Result = impossible(_)
    ->  true
    ;   throw(sweep(Board-Ends, Result))
    ).

ends_fit(open(Start,End), _, Indices) :-
    end_fits(Start, Indices),
    reverse(Indices, Reversed),
    end_fits(End, Reversed).
ends_fit(closed(Start,End), closed, Indices) :-
    ends_fit(open(Start,End), closed, Indices).

end_fits(End, [Index|_]) :-
    (   End == any
    ->  true
    ;   End == Index
    ).

%!  sweep_closed(+Longest) is det.
%
%   Every board with 3 =< Rows =< Columns =< Longest has a closed tour,
%   which is checked, exactly where Schwenk's theorem says so.

sweep_closed(Longest) :-
    forall(( between(3, Longest, Rows),
             between(Rows, Longest, Columns)
           ),
           ( Board = board(Rows,Columns,[],1,2),
             tour(Board, [closed(true)], Result),
             (   plain_tour_exists(Rows, Columns, closed)
             ->  Expected = found
             ;   Expected = impossible
             ),
             as_expected(Expected, Board, closed(any,any), Result)
           )).

%!  sweep_theorems(+Longest) is det.
%
%   The exact search, which knows no theorem, agrees with those of Schwenk
%   and of Chia and Ong on every board with Rows =< Columns =< Longest.

sweep_theorems(Longest) :-
    forall(( between(1, Longest, Rows),
             between(Rows, Longest, Columns),
             Columns > 1,
             member(Kind, [open,closed])
           ),
           ( Board = board(Rows,Columns,[],1,2),
             Ends =.. [Kind,any,any],
             exact_tour(Board, Ends, limits(inf,inf), Outcome),
             (   plain_tour_exists(Rows, Columns, Kind)
             ->  Agrees = (Outcome = found(_))
             ;   Agrees = (Outcome = exhausted(_))
             ),
             (   Agrees
             ->  true
             ;   throw(sweep(Board-Ends, Outcome))
             )
           )).

%!  sweep_pairs(+Rows, +Columns) is det.
%
%   On a board with both sides at least 6, every pair of ends that the
%   colours allow has a tour, which is checked.

sweep_pairs(Rows, Columns) :-
    Board = board(Rows,Columns,[],1,2),
    squares(Board, Squares),
    forall(( member(Start, Squares),
             member(End, Squares),
             Start < End
           ),
           ( tour(Board, [start(Start),end(End)], Result),
             colour(Board, Start, StartColour),
             colour(Board, End, EndColour),
             (   Rows*Columns mod 2 =:= 0
             ->  Allowed = (StartColour =\= EndColour)
             ;   Allowed = (StartColour+EndColour =:= 0)
             ),
             (   Allowed
             ->  Expected = found
             ;   Expected = impossible
             ),
             as_expected(Expected, Board, open(Start,End), Result)
           )).

%!  sweep_narrow(+Rows, +Longest) is det.
%
%   On the boards with 3 or 4 Rows and up to Longest columns, every start
%   that is possible has a tour, and there is a closed tour where there can
%   be one.

sweep_narrow(Rows, Longest) :-
    forall(between(4, Longest, Columns),
           ( board_starts(Rows, Columns),
             Board = board(Rows,Columns,[],1,2),
             tour(Board, [closed(true)], Result),
             (   plain_tour_exists(Rows, Columns, closed)
             ->  Expected = found
             ;   Expected = impossible
             ),
             as_expected(Expected, Board, closed(any,any), Result)
           )).

%!  sweep_sides(+Shortest, +Longest, +Kind) is det.
%
%   Every board with Shortest =< Rows =< Columns =< Longest, from 5, has a
%   constructed tour of Kind, or for `closed` an open one if it has an odd
%   number of squares.

sweep_sides(Shortest, Longest, Kind) :-
    forall(( between(Shortest, Longest, Rows),
             between(Rows, Longest, Columns)
           ),
           ( Board = board(Rows,Columns,[],1,2),
             (   Kind == closed,
                 Rows*Columns mod 2 =:= 0
             ->  Closed = true
             ;   Closed = false
             ),
             tour(Board, [method(construction),closed(Closed)], Result),
             (   Closed == true
             ->  Ends = closed(any,any)
             ;   Ends = open(any,any)
             ),
             as_expected(found, Board, Ends, Result)
           )).

%!  sweep_article(+Shortest, +Longest) is det.
%
%   The article's heuristic visits every square board with sides from
%   Shortest to Longest from [1,1].

sweep_article(Shortest, Longest) :-
    forall(between(Shortest, Longest, N),
           ( save_move(N, [1,1], [[1,1]], Walk),
             length(Walk, Count),
             (   Count =:= N*N
             ->  true
             ;   throw(sweep(N, stuck(Count)))
             )
           )).
