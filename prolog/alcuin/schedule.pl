:- module(alcuin_schedule,
          [ schedule/4                  % +Graph, +Boat, +Partition, -Schedule
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(cover).
:- set_prolog_flag(optimise, true).

/** <module> From a partition to the trips of the ferryman

While the ferryman is on one bank, the items on the other are an independent set.  A plan is so a walk of
these sets, from none to none: first those on the far bank while he is on the near one, then those on the
near bank while he is on the far one, and so on.  A trip carries whatever is in neither of two sets that
follow each other, so that these must be disjoint and leave no more items than the boat takes.  Any such
walk with an odd number of steps is a plan.
*/

%!  schedule(+Graph, +Boat, +Partition, -Schedule) is det.
%
%   True when Schedule is schedule(Loads, Least), where Loads lists the items that each trip carries,
%   over and back by turns, as bit masks, and Partition is one of partition/3 for Boat.  Where the graph
%   has few independent sets all walks are looked at; otherwise the plan is made from Partition, and has at
%   most 2N+1 trips for N items.  Least is true when it is certain that no plan has fewer trips.
%
%       ?- schedule(graph([wolf,goat,cabbage], 3, neighbours(0b010, 0b101, 0b010)), 1,
%                   partition(0, 0, 0b101, 0b010, 0b010, 0b010), Schedule).
%       Schedule = schedule([0b010,0,0b100,0b010,0b001,0,0b010], true).

schedule(Graph, Boat, Partition, schedule(Loads, Least)) :-
    Graph = graph(_, Size, _),
    All is (1<<Size)-1,
    (   independent_sets(Graph, Sets)
    ->  Complete = true
    ;   Complete = false,
        findall(Set,
                ( roomy(Graph, Partition, Roomy),
                  partition_walk(Roomy, All, Boat, Walk),
                  member(Set, Walk) ),
                Some),
        sort(Some, Sets)
    ),
    shortest_walk(Sets, Size, Boat, Shortest),
    (   Shortest = [_,_,_,_],           % over, back and over; one trip would take everything
        Boat < Size
    ->  Least = true
    ;   Least = Complete
    ),
    loads(Shortest, All, Loads).

loads([_], _, []) :-
    !.                                  % the last set
loads([Set,Next|Sets], All, [Load|Loads]) :-
    Load is All /\ \Set /\ \Next,
    loads([Next|Sets], All, Loads).

% All independent sets, if there are few enough to look at every pair of them.
independent_sets(graph(_, Size, Neighbours), Sets) :-
    All is (1<<Size)-1,
    Many = 600,
    Limit is Many+1,
    findnsols(Limit, Set, independent_set(All, 0, Neighbours, Set), Sets),
    !,                                  % no more than these are asked for
    length(Sets, Number),
    Number =< Many.

independent_set(0, Set, _, Set) :-
    !.
independent_set(Left, Set0, Neighbours, Set) :-
    I is lsb(Left),
    Rest is Left /\ (Left-1),
    (   independent_set(Rest, Set0, Neighbours, Set)
    ;   Argument is I+1,
        arg(Argument, Neighbours, Next),
        Set1 is Set0 \/ 1<<I,
        Rest1 is Rest /\ \Next,
        independent_set(Rest1, Set1, Neighbours, Set)
    ).

                /*******************************
                *        FROM A PARTITION      *
                *******************************/

% Partitions with the same Y.  The larger Y1 and Y2 are, the more room is there in the boat for others:
% they are given what still fits, and, where that will do, both as many items as possible.
roomy(_, Partition, Partition).
roomy(Graph, Partition, Roomy) :-
    Partition = partition(_, _, _, Y, Y1, Y2),
    member_bits(Y, Bits),
    foldl(also_stays(Graph, Y), Bits, Y1-Y2, Y1a-Y2a),
    staying(Graph, Y, Y1a, Y2a, Roomy).
roomy(Graph, partition(_, _, _, Y, _, _), Roomy) :-
    member_bits(Y, Bits),
    foldl(independent_too(Graph), Bits, 0, Stays),
    staying(Graph, Y, Stays, Stays, Roomy).

also_stays(Graph, Y, Bit, Y1a-Y2a, Y1-Y2) :-
    independent_too(Graph, Bit, Y1a, Y1b),
    (   staying(Graph, Y, Y1b, Y2a, _)
    ->  Y1 = Y1b
    ;   Y1 = Y1a
    ),
    independent_too(Graph, Bit, Y2a, Y2b),
    (   staying(Graph, Y, Y1, Y2b, _)
    ->  Y2 = Y2b
    ;   Y2 = Y2a
    ).

independent_too(Graph, Bit, Set0, Set) :-
    neighbourhood(Graph, Bit, Next),
    (   Next /\ Set0 =:= 0
    ->  Set is Set0 \/ Bit
    ;   Set = Set0
    ).

% The partition in which Y1 and Y2 of Y stay, if it is one.
staying(Graph, Y, Y1, Y2, partition(X1, X2, X3, Y, Y1, Y2)) :-
    Graph = graph(_, Size, _),
    X is ((1<<Size)-1) /\ \Y,
    neighbourhood(Graph, Y1, N1),
    neighbourhood(Graph, Y2, N2),
    X3 is X /\ N1 /\ N2,
    popcount(X3) =< popcount(Y1)+popcount(Y2),
    X1 is X /\ \N1,
    X2 is X /\ N1 /\ \N2.

member_bits(Mask, Bits) :-
    (   Mask =:= 0
    ->  Bits = []
    ;   Bit is Mask /\ -Mask,
        Rest is Mask /\ \Bit,
        Bits = [Bit|Bits1],
        member_bits(Rest, Bits1)
    ).

% The walk of the proof.  Everything of Y is taken over and Y1 left there, which makes room to bring X1
% over bit by bit.  Some of X3 changes places with Y1, the rest of X3 goes while Y2 stays on the near
% bank, and X2 follows bit by bit; last goes Y.  Steps that a plan does not need are left out afterwards.
partition_walk(partition(X1, X2, X3, Y, Y1, Y2), All, Boat, Walk) :-
    X is All /\ \Y,
    Room1 is Boat-popcount(Y)+popcount(Y1),
    Room2 is Boat-popcount(Y)+popcount(Y2),
    first_bits(Room1, X3, First),
    Second is X3 /\ \First,
    batches(X1, Room1, Batches1),
    batches(X2, Room2, Batches2),
    brought(Batches1, X, Y1, Walk1, []),
    Left is X2 \/ Second,
    Right is X1 \/ First,
    Kept is X2 \/ Y2,
    Over is X1 \/ X3,
    brought(Batches2, Kept, Over, Walk2, []),
    append([[0,X,Y1], Walk1, [Left,Right,Kept,Over], Walk2, [0]], Walk).

% The sets while Batches go over one after the other: those that stay, and those that are there.
brought([], _, _, Walk, Walk).
brought([Batch|Batches], Left, Right, [Left1,Right1|Walk0], Walk) :-
    Left1 is Left /\ \Batch,
    Right1 is Right \/ Batch,
    brought(Batches, Left1, Right1, Walk0, Walk).

batches(0, _, []) :-
    !.
batches(Mask, Room, [Batch|Batches]) :-
    first_bits(Room, Mask, Batch),
    Rest is Mask /\ \Batch,
    batches(Rest, Room, Batches).

first_bits(Number, Mask, Bits) :-
    (   Number =< 0
    ->  Bits = 0
    ;   Mask =:= 0
    ->  Bits = 0
    ;   Bit is Mask /\ -Mask,
        Number1 is Number-1,
        Rest is Mask /\ \Bit,
        first_bits(Number1, Rest, Bits1),
        Bits is Bit \/ Bits1
    ).

                /*******************************
                *        SHORTEST WALK         *
                *******************************/

% Breadth-first from the empty set back to it in an odd number of steps.  A set can be met twice, after
% an even and after an odd number of steps.
shortest_walk(Sets, Size, Boat, Walk) :-
    Together is Size-Boat,
    walk_layer([[0]], Sets, Sets, Together, Reversed),
    reverse(Reversed, Walk).

% Paths are those to the sets of a layer, the last set first; Here are the sets not yet met after as many
% steps, There those not yet met after one more.
walk_layer(Paths, Here, There, Together, Walk) :-
    next_paths(There, Paths, Together, Next, Rest),
    (   member([0|Walk0], Next),
        length(Walk0, Steps),
        Steps mod 2 =:= 1
    ->  Walk = [0|Walk0]
    ;   walk_layer(Next, Rest, Here, Together, Walk)
    ).

next_paths([], _, _, [], []).
next_paths([Set|Sets], Paths, Together, Next, Rest) :-
    Need is Together-popcount(Set),
    (   follows(Paths, Set, Need, Path)
    ->  Next = [[Set|Path]|Next1],
        Rest = Rest1
    ;   Next = Next1,
        Rest = [Set|Rest1]
    ),
    next_paths(Sets, Paths, Together, Next1, Rest1).

follows([Path0|Paths], Set, Need, Path) :-
    Path0 = [Last|_],
    (   Last /\ Set =:= 0,
        popcount(Last) >= Need
    ->  Path = Path0
    ;   follows(Paths, Set, Need, Path)
    ).
