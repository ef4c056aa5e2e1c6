:- module(knight_existence,
          [ impossible_tour/3,       % +Board, +Ends, -Reason
            plain_tour_exists/3      % +Rows, +Columns, +Kind
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

/** <module> When there is no knight's tour, and why

Theorems and arguments that settle a board without a search. The Reason is
a term that names the theorem or has the numbers of the argument; knight_report
turns it into a sentence. Sources:

  - A. J. Schwenk, Which rectangular chessboards have a knight's tour?
    Mathematics Magazine 64 (1991): closed tours;
  - G. L. Chia and Siew-Hui Ong, Generalized knight's tours on rectangular
    chessboards, Discrete Applied Mathematics 150 (2005): open tours;
  - D. E. Knuth, Leaper graphs, Mathematical Gazette 78 (1994): where other
    leapers reach all squares.
*/

%!  impossible_tour(+Board, +Ends, -Reason) is semidet.
%
%   True when Reason shows that Board has no tour with Ends, which is
%   open(Start,End) or closed(Start,End) with indices or `any`. Fails if
%   these arguments do not exclude a tour.
%
%       ?- impossible_tour(board(3,8,[],1,2), closed(any,any), Reason).
%       Reason = schwenk(3, 8, three_rows).
%       ?- impossible_tour(board(5,8,[],1,2), closed(any,any), Reason).
%       false.

impossible_tour(Board, Ends, Reason) :-
    square_count(Board, Count),
    (   Count =:= 0
    ->  Reason = no_squares
    ;   argument(Board, Ends, Count, Reason0)
    ->  Reason = Reason0
    ).

%   argument(+Board, +Ends, +Count, -Reason) is nondet.

argument(Board, Ends, _, Reason) :-
    plain_board(Board),
    board_size(Board, Rows, Columns),
    functor(Ends, Kind, 2),
    theorem(Kind, Rows, Columns, Reason).
argument(_, closed(_,_), Count, few_squares(Count)) :-
    Count < 3.
argument(Board, _, _, colour_bound(P,Q)) :-
    board_leaper(Board, P, Q),
    (P+Q) mod 2 =:= 0,
    colours(Board, Light, Dark),
    Light > 0,
    Dark > 0.
argument(Board, _, Count, leaper(P,Q,Rows,Columns)) :-
    Count > 1,
    board_holes(Board, []),
    board_size(Board, Rows, Columns),
    board_leaper(Board, P, Q),
    \+ leaper_connected(P, Q, Rows, Columns).
argument(Board, _, Count, disconnected(Reached,Count)) :-
    \+ plain_board(Board),
    reached_count(Board, Reached),
    Reached < Count.
argument(Board, Ends, _, unbalanced(Kind,Light,Dark)) :-
    alternating(Board),
    functor(Ends, Kind, 2),
    colours(Board, Light, Dark),
    Difference is abs(Light-Dark),
    (   Kind == closed
    ->  Difference > 0
    ;   Difference > 1
    ).
argument(_, Ends, Count, same_ends(Square)) :-
    Count > 1,
    arg(1, Ends, Square),
    arg(2, Ends, Square),
    Square \== any.
argument(Board, closed(Start,End), _, ends_apart(Start,End)) :-
    Start \== any,
    End \== any,
    \+ adjacent(Board, Start, End).
argument(Board, open(Start,End), _, wrong_colour(Square)) :-
    alternating(Board),
    colours(Board, Light, Dark),
    Light =\= Dark,
    (   Light > Dark
    ->  Minority = 1
    ;   Minority = 0
    ),
    member(Square, [Start,End]),
    Square \== any,
    colour(Board, Square, Minority).
argument(Board, open(Start,End), _, same_colour(Start,End)) :-
    alternating(Board),
    colours(Board, Count, Count),
    Start \== any,
    End \== any,
    colour(Board, Start, Colour),
    colour(Board, End, Colour).
argument(Board, open(Start,End), _, inner_row(Square)) :-
    plain_board(Board),
    board_size(Board, Rows, Columns),
    member(Square, [Start,End]),
    Square \== any,
    (   Rows =:= 4,
        Row is Square//Columns,
        memberchk(Row, [1,2])
    ;   Columns =:= 4,
        Column is Square mod Columns,
        memberchk(Column, [1,2])
    ).

%!  plain_tour_exists(+Rows, +Columns, +Kind) is semidet.
%
%   True when the theorems of Schwenk and of Chia and Ong say that a plain
%   board has a tour of Kind, `open` or `closed`.
%
%       ?- plain_tour_exists(3, 7, open).
%       true.
%       ?- plain_tour_exists(4, 4, open).
%       false.

plain_tour_exists(Rows, Columns, Kind) :-
    \+ theorem(Kind, Rows, Columns, _).

theorem(Kind, Rows, Columns, Reason) :-
    Short is min(Rows, Columns),
    Long is max(Rows, Columns),
    (   no_plain_tour(Kind, Short, Long, Case)
    ->  (   Kind == closed
        ->  Reason = schwenk(Rows,Columns,Case)
        ;   Reason = chia_ong(Rows,Columns,Case)
        )
    ).

no_plain_tour(closed, Short, Long, both_odd) :-
    Short*Long mod 2 =:= 1.
no_plain_tour(closed, Short, _, short_side(Short)) :-
    memberchk(Short, [1,2,4]).
no_plain_tour(closed, 3, Long, three_rows) :-
    memberchk(Long, [4,6,8]).
no_plain_tour(open, 1, Long, short_side(1)) :-
    Long > 1.
no_plain_tour(open, 2, _, short_side(2)).
no_plain_tour(open, 3, Long, three_rows) :-
    memberchk(Long, [3,5,6]).
no_plain_tour(open, 4, 4, four_by_four).

%   Knuth's theorem for a (P,Q)-leaper with P =< Q.

leaper_connected(P, Q, Rows, Columns) :-
    gcd(P+Q, Q-P) =:= 1,
    min(Rows, Columns) >= P+Q,
    max(Rows, Columns) >= 2*Q.

%   reached_count(+Board, -Count): Count squares can be reached from the
%   first one.

reached_count(Board, Count) :-
    squares(Board, [First|_]),
    board_size(Board, Rows, Columns),
    Cells is Rows*Columns,
    functor(Seen, seen, Cells),
    spread([First], Board, Seen, 0, Count).

spread([], _, _, Count, Count).
spread([Square|Squares0], Board, Seen, Count0, Count) :-
    Cell is Square+1,
    arg(Cell, Seen, Mark),
    (   var(Mark)
    ->  Mark = seen,
        neighbours(Board, Square, Near),
        append(Near, Squares0, Squares),
        Count1 is Count0+1
    ;   Squares = Squares0,
        Count1 = Count0
    ),
    spread(Squares, Board, Seen, Count1, Count).
