:- module(alcuin_cover,
          [ least_cover/2,              % +Graph, -Cover
            least_covers/3,             % +Graph, +Size, -Cover
            neighbourhood/3             % +Graph, +Mask, -Neighbours
          ]).
:- use_module(library(lists)).
:- set_prolog_flag(optimise, true).

/** <module> Vertex covers, by branch and bound

A vertex cover is a set of vertices, here a bit mask, that holds an end of every edge.  The search takes a
vertex of most neighbours into the cover, or else all its neighbours.  It stops below a set that cannot
lead to a smaller cover, by this bound: vertices that are parted into K groups, in each of which all are
joined, need at least their number less K in every cover.

Vertices with one neighbour and rings and paths are settled without branching (Chen, Kanj and Jia, 2001,
call these the folklore reductions).
*/

%!  neighbourhood(+Graph, +Mask, -Neighbours) is det.
%
%   True when Neighbours are all vertices that are joined to one of Mask.
%
%       ?- neighbourhood(graph([a,b,c,d], 4, neighbours(0b0010, 0b0101, 0b1010, 0b0100)), 0b0011, Neighbours).
%       Neighbours = 0b0111.

neighbourhood(graph(_, _, Neighbours), Mask, All) :-
    neighbourhood(Mask, Neighbours, 0, All).

neighbourhood(0, _, All, All) :-
    !.
neighbourhood(Mask, Neighbours, All0, All) :-
    I is lsb(Mask),
    Argument is I+1,
    arg(Argument, Neighbours, Next),
    All1 is All0 \/ Next,
    Mask1 is Mask /\ (Mask-1),
    neighbourhood(Mask1, Neighbours, All1, All).

%!  least_cover(+Graph, -Cover) is det.
%
%   True when Cover is a vertex cover of Graph with as few vertices as possible.
%
%       ?- least_cover(graph([a,b,c], 3, neighbours(0b010, 0b101, 0b010)), Cover).
%       Cover = 0b010.

least_cover(graph(_, Size, Neighbours), Cover) :-
    All is (1<<Size)-1,
    Best = best(All, Size),
    improve(All, 0, 0, Neighbours, Best),
    arg(1, Best, Cover).

% Best holds the smallest cover found and its size.  Left is what is not decided, Chosen the cover so
% far; all neighbours outside Left and Chosen are covered already.
improve(Left0, Chosen0, Count0, Neighbours, Best) :-
    reduce(Left0, Chosen0, Count0, Neighbours, Left, Chosen, Count, Vertex, Degree),
    arg(2, Best, Limit),
    (   Count >= Limit
    ->  true
    ;   Degree =:= 0
    ->  nb_setarg(1, Best, Chosen),
        nb_setarg(2, Best, Count)
    ;   cover_bound(Left, Neighbours, Bound),
        Count+Bound >= Limit
    ->  true
    ;   degree(Vertex, Left, Neighbours, Next, _),
        Bit is 1<<Vertex,
        Left1 is Left /\ \Bit,
        (   Degree =:= 2                % only rings are left: every vertex will do
        ->  Chosen1 is Chosen \/ Bit,
            Count1 is Count+1,
            improve(Left1, Chosen1, Count1, Neighbours, Best)
        ;   Left2 is Left1 /\ \Next,
            Chosen1 is Chosen \/ Bit,
            Count1 is Count+1,
            Chosen2 is Chosen \/ Next,
            Count2 is Count+Degree,
            improve(Left1, Chosen1, Count1, Neighbours, Best),
            improve(Left2, Chosen2, Count2, Neighbours, Best)
        )
    ).

degree(Vertex, Left, Neighbours, Next, Degree) :-
    Argument is Vertex+1,
    arg(Argument, Neighbours, All),
    Next is All /\ Left,
    Degree is popcount(Next).

% Vertices without neighbours are dropped, and the neighbour of a vertex with only one is taken, until
% there are no more of them.  Vertex has then most neighbours, Degree.
reduce(Left0, Chosen0, Count0, Neighbours, Left, Chosen, Count, Vertex, Degree) :-
    scan(Left0, Left0, Neighbours, Left1, none, Single, none, Vertex1, 0, Degree1),
    (   Single == none
    ->  Left = Left1,
        Chosen = Chosen0,
        Count = Count0,
        Vertex = Vertex1,
        Degree = Degree1
    ;   degree(Single, Left1, Neighbours, Next, _),
        Left2 is Left1 /\ \Next /\ \(1<<Single),
        Chosen1 is Chosen0 \/ Next,
        Count1 is Count0+1,
        reduce(Left2, Chosen1, Count1, Neighbours, Left, Chosen, Count, Vertex, Degree)
    ).

scan(0, Left, _, Left, Single, Single, Vertex, Vertex, Degree, Degree) :-
    !.
scan(Todo, Left0, Neighbours, Left, Single0, Single, Vertex0, Vertex, Degree0, Degree) :-
    I is lsb(Todo),
    Todo1 is Todo /\ (Todo-1),
    degree(I, Left0, Neighbours, _, D),
    (   D =:= 0
    ->  Left1 is Left0 /\ \(1<<I),
        scan(Todo1, Left1, Neighbours, Left, Single0, Single, Vertex0, Vertex, Degree0, Degree)
    ;   D =:= 1
    ->  scan(Todo1, Left0, Neighbours, Left, I, Single, I, Vertex, 1, Degree)
    ;   D > Degree0
    ->  scan(Todo1, Left0, Neighbours, Left, Single0, Single, I, Vertex, D, Degree)
    ;   scan(Todo1, Left0, Neighbours, Left, Single0, Single, Vertex0, Vertex, Degree0, Degree)
    ).

% A lower bound for the covers of the graph on Left: its vertices less the number of cliques into which
% they are parted greedily.
cover_bound(Left, Neighbours, Bound) :-
    cliques(Left, Neighbours, 0, Cliques),
    Bound is popcount(Left)-Cliques.

cliques(0, _, Number, Number) :-
    !.
cliques(Left, Neighbours, Number0, Number) :-
    I is lsb(Left),
    Argument is I+1,
    arg(Argument, Neighbours, Next),
    Left1 is Left /\ \(1<<I),
    Candidates is Left1 /\ Next,
    grow_clique(Candidates, Neighbours, Left1, Left2),
    Number1 is Number0+1,
    cliques(Left2, Neighbours, Number1, Number).

grow_clique(0, _, Left, Left) :-
    !.
grow_clique(Candidates, Neighbours, Left0, Left) :-
    I is lsb(Candidates),
    Argument is I+1,
    arg(Argument, Neighbours, Next),
    Left1 is Left0 /\ \(1<<I),
    Candidates1 is Candidates /\ Next,
    grow_clique(Candidates1, Neighbours, Left1, Left).

%!  least_covers(+Graph, +Size, -Cover) is nondet.
%
%   True when Cover is a least vertex cover of Graph, and has Size vertices; each comes once.  There is
%   none when Size is less than possible.
%
%       ?- least_covers(graph([a,b,c], 3, neighbours(0b110, 0b101, 0b011)), 2, Cover).
%       Cover = 0b011 ;
%       Cover = 0b101 ;
%       Cover = 0b110 ;
%       false.

least_covers(graph(_, Size, Neighbours), Budget, Cover) :-
    All is (1<<Size)-1,
    covers(All, 0, Budget, Neighbours, Cover).

% Each branch decides about a vertex: taken, or left out and its neighbours taken, so that no cover comes
% twice.
covers(Left0, Chosen, Budget, Neighbours, Cover) :-
    Budget >= 0,
    scan(Left0, Left0, Neighbours, Left, none, _, none, Vertex, 0, _),
    (   Vertex == none
    ->  Cover = Chosen
    ;   cover_bound(Left, Neighbours, Bound),
        Bound =< Budget,
        branch_vertex(Left, Neighbours, Branch, Next, Degree),
        Bit is 1<<Branch,
        Left1 is Left /\ \Bit,
        (   Chosen1 is Chosen \/ Bit,
            Budget1 is Budget-1,
            covers(Left1, Chosen1, Budget1, Neighbours, Cover)
        ;   Chosen1 is Chosen \/ Next,
            Budget1 is Budget-Degree,
            Left2 is Left1 /\ \Next,
            covers(Left2, Chosen1, Budget1, Neighbours, Cover)
        )
    ).

branch_vertex(Left, Neighbours, Vertex, Next, Degree) :-
    most_neighbours(Left, Left, Neighbours, 0, 0, Vertex),
    degree(Vertex, Left, Neighbours, Next, Degree).

most_neighbours(0, _, _, _, Vertex, Vertex) :-
    !.
most_neighbours(Todo, Left, Neighbours, Degree0, Vertex0, Vertex) :-
    I is lsb(Todo),
    Todo1 is Todo /\ (Todo-1),
    degree(I, Left, Neighbours, _, D),
    (   D > Degree0
    ->  most_neighbours(Todo1, Left, Neighbours, D, I, Vertex)
    ;   most_neighbours(Todo1, Left, Neighbours, Degree0, Vertex0, Vertex)
    ).
