:- module(knight_four_rows,
          [ four_row_tour/4          % +Board, +Ends, +Limits, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(exact).

/** <module> Open tours of plain boards with a side of 4

The squares of the two outer rows lead only to the two inner ones, and there
are as many outer as inner squares. So along a tour no two outer squares
follow each other, and if both ends are outer, exactly two inner squares do:
there is one _crossing_, a move from an inner square to an inner one. (A tour
with an inner end has none, and then all its outer squares would have the
same colour; so there is no such tour.)

Each possible crossing is tried in turn, with all the other moves between
inner squares dropped. What is left falls into two narrow strips, where
nearly every move is forced.
*/

%!  four_row_tour(+Board, +Ends, +Limits, -Outcome) is semidet.
%
%   True when Outcome is that of knight_exact:exact_tour/4 for open tours of
%   Board with Ends. Fails unless Board is plain with a side of 4 and another
%   one, and Ends is open(Start,End).
%
%       ?- four_row_tour(board(4,30,[],1,2), open(14,any), limits(inf,inf),
%                        found([First|_])).
%       First = 14.

four_row_tour(Board, Ends, Limits, Outcome) :-
    plain_board(Board),
    Ends = open(_,_),
    board_size(Board, Rows, Columns),
    memberchk(4, [Rows,Columns]),
    findall(Edge, inner_move(Board, Edge), Edges),
    try_crossings(Edges, Edges, Board, Ends, Limits, 0, Outcome).

inner_move(Board, U-V) :-
    squares(Board, Squares),
    member(Square, Squares),
    inner(Board, Square),
    neighbours(Board, Square, Others),
    member(Other, Others),
    Square < Other,
    inner(Board, Other),
    U is Square+1,
    V is Other+1.

inner(Board, Square) :-
    board_size(Board, Rows, _),
    index_pair(Board, Square, Row-Column),
    (   Rows =:= 4
    ->  memberchk(Row, [2,3])
    ;   memberchk(Column, [2,3])
    ).

try_crossings([], _, _, _, _, Nodes, exhausted(Nodes)).
try_crossings([Edge|Edges], All, Board, Ends, Limits0, Nodes0, Outcome) :-
    findall(Task, crossing_task(All, Edge, Task), Tasks),
    left(Limits0, Nodes0, Limits),
    exact_tour(Board, Ends, Tasks, Limits, Outcome0),
    (   Outcome0 = exhausted(Nodes1)
    ->  Nodes is Nodes0+Nodes1,
        try_crossings(Edges, All, Board, Ends, Limits0, Nodes, Outcome)
    ;   Outcome0 = limit(Which,Nodes1)
    ->  Nodes is Nodes0+Nodes1,
        Outcome = limit(Which,Nodes)
    ;   Outcome = Outcome0
    ).

crossing_task(All, Edge, Task) :-
    member(Other, All),
    Other = U-V,
    (   Other == Edge
    ->  Task = link(U,V)
    ;   Task = drop(U,V)
    ).

left(limits(Most0,Deadline), Nodes, limits(Most,Deadline)) :-
    (   Most0 == inf
    ->  Most = inf
    ;   Most is max(0, Most0-Nodes)
    ).
