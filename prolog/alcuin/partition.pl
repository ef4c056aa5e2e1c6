:- module(alcuin_partition,
          [ partition/3                 % +Graph, -Boat, -Partition
          ]).
:- use_module(cover).
:- set_prolog_flag(optimise, true).

/** <module> The partition that decides how large the boat must be

A ferryman who takes B items at a time can bring the items of a graph of conflicts across exactly when
they can be parted into Y, at most B items, and X1, X2 and X3, and Y has two parts Y1 and Y2, none of
them empty, so that

  - no two of X1, X2 and X3 together are in conflict;
  - no two of X1 and Y1 together are, and no two of X2 and Y2 together;
  - X3 has no more items than Y1 and Y2 have, counted each for itself; an item may be in both.

(P. Csorba, C. Hurkens, G. Woeginger: The Alcuin number of a graph and its connections to the vertex
cover number, SIAM Journal on Discrete Mathematics 24, 2010.)  So Y is a vertex cover, and B is the size
of a least one or one more.

A partition is `partition(X1, X2, X3, Y, Y1, Y2)`, six bit masks.
*/

%!  partition(+Graph, -Boat, -Partition) is det.
%
%   True when Boat is the least number of items that the boat must take, its Alcuin number, and Partition
%   shows that so many are enough.
%
%       ?- partition(graph([a,b,c], 3, neighbours(0b110, 0b001, 0b001)), Boat, _).
%       Boat = 1.
%
%       ?- partition(graph([a,b,c,d], 4, neighbours(0b1110, 0b0001, 0b0001, 0b0001)), Boat, _).
%       Boat = 2.

partition(Graph, Boat, Partition) :-
    Graph = graph(_, Size, _),
    All is (1<<Size)-1,
    least_cover(Graph, Cover),
    Least is popcount(Cover),
    (   Size =:= 0
    ->  Boat = 0,
        Partition = partition(0, 0, 0, 0, 0, 0)
    ;   Least > 0,
        least_covers(Graph, Least, Y),
        X is All /\ \Y,
        parts(Graph, X, Y, Y1, Y2)
    ->  Boat = Least,
        both_joined(Graph, Y1, Y2, N1, N2),
        X3 is X /\ N1 /\ N2,
        X1 is X /\ \N1,
        X2 is X /\ N1 /\ \N2,
        Partition = partition(X1, X2, X3, Y, Y1, Y2)
    ;   % one more item in the boat, whichever, is always enough
        Boat is Least+1,
        X is All /\ \Cover,
        Item is X /\ -X,
        X1 is X /\ \Item,
        Y is Cover \/ Item,
        Partition = partition(X1, 0, 0, Y, Item, Item)
    ).

both_joined(Graph, Y1, Y2, N1, N2) :-
    neighbourhood(Graph, Y1, N1),
    neighbourhood(Graph, Y2, N2).

% Y1 and Y2 for X and Y, where there are any.  Two items are tried first, since most graphs are settled by
% them.
parts(Graph, X, Y, Y1, Y2) :-
    Graph = graph(_, _, Neighbours),
    (   member_bit(Y, I),
        Y1 is 1<<I,
        Above is Y /\ \(Y1-1),
        member_bit(Above, J),
        Y2 is 1<<J,
        both_joined(Graph, Y1, Y2, N1, N2),
        popcount(X /\ N1 /\ N2) =< 2
    ->  true
    ;   Start = pair(0, 0, 0, 0),
        grow(Y, Y, Y, X, Neighbours, Start, pair(Y1, Y2, _, _)),
        Y1 =\= 0,
        Y2 =\= 0
    ).

member_bit(Mask, I) :-
    Mask =\= 0,
    Low is lsb(Mask),
    (   I = Low
    ;   Rest is Mask /\ (Mask-1),
        member_bit(Rest, I)
    ).

% A pair is pair(Y1, Y2, N1, N2) with the neighbours of both.  Free1 and Free2 are the items that are not
% decided and could still join Y1 and Y2; Todo is both together.
grow(Todo, Free1, Free2, X, Neighbours, Pair0, Pair) :-
    Pair0 = pair(Y1, Y2, N1, N2),
    Need is popcount(X /\ N1 /\ N2)-popcount(Y1)-popcount(Y2),
    (   Need =< 0,
        Y1 =\= 0,
        Y2 =\= 0
    ->  Pair = Pair0
    ;   popcount(Free1)+popcount(Free2) >= Need,
        Todo =\= 0,
        I is lsb(Todo),
        Bit is 1<<I,
        Argument is I+1,
        arg(Argument, Neighbours, Next),
        Rest is Todo /\ \Bit,
        Rest1 is Free1 /\ \Bit,
        Rest2 is Free2 /\ \Bit,
        joins(Bit, Next, Free1, Free2, Rest1, Rest2, Pair0, Pair1, Open1, Open2),
        Open is Rest /\ (Open1 \/ Open2),
        grow(Open, Open1, Open2, X, Neighbours, Pair1, Pair)
    ).

% An item joins both, one, or none.
joins(Bit, Next, Free1, Free2, Rest1, Rest2, pair(Y1, Y2, N1, N2), pair(Y1a, Y2a, N1a, N2a), Open1, Open2) :-
    Free1 /\ Bit =\= 0,
    Free2 /\ Bit =\= 0,
    Y1a is Y1 \/ Bit,
    Y2a is Y2 \/ Bit,
    N1a is N1 \/ Next,
    N2a is N2 \/ Next,
    Open1 is Rest1 /\ \Next,
    Open2 is Rest2 /\ \Next.
joins(Bit, Next, Free1, _, Rest1, Rest2, pair(Y1, Y2, N1, N2), pair(Y1a, Y2, N1a, N2), Open1, Rest2) :-
    Free1 /\ Bit =\= 0,
    Y1a is Y1 \/ Bit,
    N1a is N1 \/ Next,
    Open1 is Rest1 /\ \Next.
joins(Bit, Next, _, Free2, Rest1, Rest2, pair(Y1, Y2, N1, N2), pair(Y1, Y2a, N1, N2a), Rest1, Open2) :-
    Free2 /\ Bit =\= 0,
    Y1 =\= 0,                           % otherwise the two parts could change places
    Y2a is Y2 \/ Bit,
    N2a is N2 \/ Next,
    Open2 is Rest2 /\ \Next.
joins(_, _, _, _, Rest1, Rest2, Pair, Pair, Rest1, Rest2).
