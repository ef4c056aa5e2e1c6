:- module(knight_article,
          [ regel_move/2,            % +Square, ?Next
            poss_move/4,             % +N, +Square, +Visited, -Moves
            best_move/4,             % +N, +Moves, +Visited, -Best
            save_move/4,             % +N, +Start, +Visited, -Walk
            start/3,                 % +N, +Columns, +Start
            zael/4                   % +Number, +Squares, +Columns, +Column
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).

/** <module> The knight's tour, as in the article

Always go to the square with the fewest onward moves (H. C. von Warnsdorff,
1823), and never go back on a move. Squares are lists [X,Y], both from 1 to
N. The list of visited squares has the last one first.

The names are German: Regel is a rule, Zug a move, zaehlen is to count.
*/

%!  regel_move(+Square, ?Next) is nondet.
%
%   True when Next is one knight's move from Square, on the board or not.
%
%       ?- regel_move([1,1], Next).
%       Next = [2, 3] ;
%       Next = [3, 2].

regel_move([X,Y], [X1,Y1]) :-
    zug(DX, DY),
    X1 is X+DX,
    Y1 is Y+DY.

%   With this order of the moves, no board from 5 to 53 needs a second try
%   from [1,1].

zug( 1,  2).
zug( 2,  1).
zug(-1,  2).
zug( 2, -1).
zug( 1, -2).
zug(-2,  1).
zug(-1, -2).
zug(-2, -1).

%!  poss_move(+N, +Square, +Visited, -Moves) is det.
%
%   True when Moves are the squares one knight's move from Square that are
%   on the board of N by N squares and not in Visited.
%
%       ?- poss_move(6, [1,1], [[2,3],[1,1]], Moves).
%       Moves = [[3, 2]].

poss_move(N, Square, Visited, Moves) :-
    (   bagof(Next, free_move(N, Square, Visited, Next), Moves0)
    ->  Moves = Moves0
    ;   Moves = []
    ).

free_move(N, Square, Visited, Next) :-
    regel_move(Square, Next),
    on_board(N, Next),
    \+ memberchk(Next, Visited).

on_board(N, [X,Y]) :-
    X >= 1, X =< N,
    Y >= 1, Y =< N.

%!  best_move(+N, +Moves, +Visited, -Best) is det.
%
%   True when Best is the first of Moves with the fewest onward moves, or
%   [] if there are no Moves.
%
%       ?- best_move(6, [[4,4],[3,2]], [[2,3]], Best).
%       Best = [3, 2].
%       ?- best_move(6, [], [[2,3]], Best).
%       Best = [].

best_move(N, Moves, Visited, Best) :-
    best_of(Moves, N, Visited, Best).

best_of([], _, _, []).
best_of([Move|Moves], N, Visited, Best) :-
    better_of(Moves, Move, N, Visited, Best).

better_of([], Move, _, _, Move).
better_of([Next|Moves], Move, N, Visited, Best) :-
    best_of([Next|Moves], N, Visited, Other),
    onward(N, Move, Visited, MoveCount),
    onward(N, Other, Visited, OtherCount),
    (   MoveCount =< OtherCount
    ->  Best = Move
    ;   Best = Other
    ).

onward(N, Square, Visited, Count) :-
    poss_move(N, Square, Visited, Moves),
    length(Moves, Count).

%!  save_move(+N, +Start, +Visited, -Walk) is det.
%
%   True when Walk extends Visited by the best moves from Start, until no
%   move is left.
%
%       ?- save_move(3, [1,1], [[1,1]], Walk).
%       Walk = [[3, 2], [1, 3], [2, 1], [3, 3], [1, 2], [3, 1], [2, 3], [1, 1]].

save_move(N, Start, Visited, Walk) :-
    poss_move(N, Start, Visited, Moves),
    best_move(N, Moves, Visited, Best),
    (   Best == []
    ->  Walk = Visited
    ;   save_move(N, Best, [Best|Visited], Walk)
    ).

%!  start(+N, +Columns, +Start) is semidet.
%
%   True when the best moves from the square Start visit the whole board of
%   N by N squares. Prints this tour, numbered, in so many Columns. Fails,
%   and says how far it came, if they do not; there may be a tour all the
%   same.
%
%       ?- start(6, 4, [1,1]).
%       true.
%       ?- start(0, 4, [1,1]).
%       throws(domain_error(article_board, 0)).
%       ?- start(6, 4, [7,1]).
%       throws(domain_error(article_square(6), [7, 1])).
%
%   @throws domain_error(article_board, N) if N is less than 1
%   @throws domain_error(article_columns, Columns) if there are no columns
%   @throws domain_error(article_square(N), Start) if Start is off the board

start(N, Columns, Start) :-
    must_be_at_least_one(article_board, N),
    must_be_at_least_one(article_columns, Columns),
    must_be(nonvar, Start),
    (   Start = [X,Y],
        integer(X),
        integer(Y),
        on_board(N, Start)
    ->  true
    ;   domain_error(article_square(N), Start)
    ),
    save_move(N, Start, [Start], Walk),
    length(Walk, Count),
    (   Count =:= N*N
    ->  reverse(Walk, Tour),
        zael(1, Tour, Columns, 1)
    ;   print_message(help, article_stuck(N,Start,Count)),
        fail
    ).

must_be_at_least_one(Domain, Value) :-
    must_be(integer, Value),
    (   Value >= 1
    ->  true
    ;   domain_error(Domain, Value)
    ).

%!  zael(+Number, +Squares, +Columns, +Column) is det.
%
%   Print Squares, numbered from Number, in so many Columns. The first one
%   stands in Column.
%
%       ?- zael(1, [[1,1],[2,3]], 4, 1).
%       true.

zael(Number, [Square], _, _) :-
    !,                                  % commit: this is the last one
    format("~d ~w~n", [Number,Square]).
zael(Number, [Square|Squares], Columns, Column) :-
    (   Column < Columns
    ->  Stop is 16*Column,
        format("~d ~w~t~*|", [Number,Square,Stop]),
        Column1 is Column+1
    ;   format("~d ~w~n", [Number,Square]),
        Column1 = 1
    ),
    Number1 is Number+1,
    zael(Number1, Squares, Columns, Column1).

:- multifile
    prolog:message//1,
    prolog:error_message//1.

prolog:message(article_stuck(N,Start,Count)) -->
    { Squares is N*N },
    [ 'Stuck after ~D of ~D squares: the heuristic found no tour from ~w.'-[Count,Squares,Start], nl,
      'There may be one all the same.'
    ].

prolog:error_message(domain_error(article_board,N)) -->
    [ 'The board must have at least one row, not ~w.'-[N] ].
prolog:error_message(domain_error(article_columns,Columns)) -->
    [ 'The tour must be printed in at least one column, not ~w.'-[Columns] ].
prolog:error_message(domain_error(article_square(N),Start)) -->
    [ '~w is no square [X,Y] of the board: X and Y go from 1 to ~w.'-[Start,N] ].
