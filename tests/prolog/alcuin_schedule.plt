:- use_module('../../prolog/alcuin/graph').
:- use_module('../../prolog/alcuin/partition').
:- use_module('../../prolog/alcuin/schedule').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(alcuin_schedule).

test("with few independent sets it is a shortest one", true(Trips-Least == 5-true)) :-
    scheduled(petersen, Trips, Least).

test("three trips are known to be the least", true(Trips-Least == 3-true)) :-
    scheduled('cube-6', Trips, Least).

test("with many independent sets it keeps within the bound", true(Least == false)) :-
    scheduled('star-39', Trips, Least),
    Trips =< 81.

test("no load is more than the boat takes, and everything arrives",
     [ forall(member(Name, ['path-7', 'cycle-9', 'bipartite-2-9', 'grid-5-5', 'wheel-14', 'star-30'])),
       true(Near == 0) ]) :-
    named_graph(Name, Graph),
    partition(Graph, Boat, Partition),
    schedule(Graph, Boat, Partition, schedule(Loads, _)),
    forall(member(Load, Loads), popcount(Load) =< Boat),
    length(Loads, Trips),
    1 =:= Trips mod 2,
    Graph = graph(_, Size, _),
    All is (1<<Size)-1,
    foldl([Load,Near0,Near1]>>( Near1 is Near0 xor Load ), Loads, All, Near).

scheduled(Name, Trips, Least) :-
    named_graph(Name, Graph),
    partition(Graph, Boat, Partition),
    schedule(Graph, Boat, Partition, schedule(Loads, Least)),
    length(Loads, Trips).

:- end_tests(alcuin_schedule).
