:- use_module('../../prolog/alcuin').
:- use_module('../../prolog/alcuin/graph').
:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/solver').
:- use_module(library(plunit)).
:- use_module(library(random)).

:- begin_tests(alcuin).

known('path-2', 1).          known('path-3', 1).          known('path-4', 2).
known('path-5', 2).          known('path-6', 3).
known('cycle-3', 2).         known('cycle-4', 2).         known('cycle-5', 3).
known('cycle-6', 3).
known('complete-2', 1).      known('complete-3', 2).      known('complete-4', 3).
known('complete-5', 4).
known('star-2', 1).          known('star-3', 2).          known('star-4', 2).
known('star-5', 2).          known('star-6', 2).          known('star-7', 2).
known('bipartite-2-4', 2).   known('bipartite-2-5', 3).
known(petersen, 6).

test("the Alcuin numbers of the literature", [forall(known(Name, Number)), true(Boat == Number)]) :-
    named_graph(Name, Graph),
    alcuin(Graph, answer(Boat, _, _, _, _)).

test("the Petersen graph needs five trips", true(Number-Least == 5-true)) :-
    named_graph(petersen, Graph),
    alcuin(Graph, answer(_, _, _, Trips, Least)),
    length(Trips, Number).

test("without items the ferryman rows over alone", true(Boat-Trips == 0-[trip([ferryman], west, east)])) :-
    edges_graph([], [], Graph),
    alcuin(Graph, answer(Boat, _, _, Trips, _)).

test("items without conflicts go one at a time", true(Boat-Cover-Number == 1-0-5)) :-
    named_graph('empty-3', Graph),
    alcuin(Graph, answer(Boat, Cover, _, Trips, _)),
    length(Trips, Number).

% Every graph with an edge on up to four vertices, by the search for crossings.
test("as the search for crossings finds it, on each graph of up to four vertices",
     [ forall(( between(2, 4, N), small_graph(N, Graph) )), true(Boat == Searched) ]) :-
    alcuin(Graph, answer(Boat, _, _, Trips, _)),
    plan_in_bounds(Graph, Trips),
    searched(Graph, 1, Searched).

% The 1,023 graphs on five vertices, by a search of the test's own.
test("as brute force finds it, on each graph of five vertices", true(Different == [])) :-
    findall(Edges-Boat-Brute,
            ( small_graph(5, Graph),
              alcuin(Graph, answer(Boat, _, _, Trips, _)),
              plan_in_bounds(Graph, Trips),
              brute(Graph, 1, Brute),
              Brute \== Boat,
              graph_edges(Graph, Edges) ),
            Different).

test("as the search for crossings finds it, with the same trips, on graphs of eight vertices",
     [ forall(random_graph(8, 6, Graph)), true(Boat-Number == Searched-Shortest) ]) :-
    alcuin(Graph, answer(Boat, _, _, Trips, true)),
    length(Trips, Number),
    searched(Graph, 1, Searched),
    conflict_puzzle(Graph, Searched, Puzzle),
    optimum(Puzzle, Shortest, []).

test("as brute force finds it, on graphs of ten vertices", [forall(random_graph(10, 12, Graph)), true(Boat == Brute)]) :-
    alcuin(Graph, answer(Boat, _, _, _, _)),
    brute(Graph, 1, Brute).

test("graphs of forty vertices take less than two seconds each",
     [ forall(random_graph(40, 12, Graph)), true(Seconds < 2) ]) :-
    statistics(cputime, Before),
    alcuin(Graph, answer(Boat, Cover, Partition, Trips, _)),
    statistics(cputime, After),
    Seconds is After-Before,
    plan_in_bounds(Graph, Trips),
    certified(Graph, Boat, Cover, Partition).

test("every partition is one", [forall(random_graph(9, 20, Graph))]) :-
    alcuin(Graph, answer(Boat, Cover, Partition, _, _)),
    certified(Graph, Boat, Cover, Partition).

test("an item called ferryman is not the ferryman", true(Trip == trip([the(ferryman),wolf], west, east))) :-
    edges_graph([ferryman,wolf], [ferryman-wolf], Graph),
    alcuin(Graph, answer(1, 1, _, [Trip|_], true)).

% The partition's own conditions.
certified(Graph, Boat, Cover, Partition) :-
    memberchk(x1-X1, Partition), memberchk(x2-X2, Partition), memberchk(x3-X3, Partition),
    memberchk(y-Y, Partition), memberchk(y1-Y1, Partition), memberchk(y2-Y2, Partition),
    length(Y, Boat),
    ( Boat =:= Cover ; Boat =:= Cover+1 ),
    append([X1,X2,X3,Y], All),
    msort(All, Sorted),
    Graph = graph(Names, _, _),
    msort(Names, Sorted),
    append([X1,X2,X3], X),
    Y1 \== [], Y2 \== [],
    subset(Y1, Y), subset(Y2, Y),
    append(X1, Y1, First), append(X2, Y2, Second),
    forall(member(Group, [X,First,Second]), independent(Graph, Group)),
    length(X3, N3), length(Y1, N1), length(Y2, N2),
    N1+N2 >= N3,
    !.

independent(Graph, Group) :-
    graph_edges(Graph, Edges),
    \+ ( member(U-V, Edges), memberchk(U, Group), memberchk(V, Group) ).

plan_in_bounds(Graph, Trips) :-
    Graph = graph(_, N, _),
    length(Trips, Number),
    Number =< 2*N+1.

searched(Graph, Boat, Least) :-
    conflict_puzzle(Graph, Boat, Puzzle),
    (   optimum(Puzzle, _, [])
    ->  Least = Boat
    ;   Boat1 is Boat+1,
        searched(Graph, Boat1, Least)
    ).

% Breadth-first over the items on the near bank and the side of the ferryman, straight from the rules.
brute(Graph, Boat, Least) :-
    Graph = graph(_, N, Neighbours),
    All is (1<<N)-1,
    (   reaches([All-near], [All-near], All, Neighbours, Boat)
    ->  Least = Boat
    ;   Boat1 is Boat+1,
        brute(Graph, Boat1, Least)
    ).

reaches([Near-Side|Queue], Seen, All, Neighbours, Boat) :-
    (   Near =:= 0,
        Side == far
    ->  true
    ;   (   Side == near
        ->  Here = Near, Other = far
        ;   Here is All /\ \Near, Other = near
        ),
        findall(Next-Other,
                ( part(Here, Load),
                  popcount(Load) =< Boat,
                  Left is Here /\ \Load,
                  quiet(Left, Neighbours),
                  Next is Near xor Load,
                  \+ memberchk(Next-Other, Seen) ),
                New0),
        sort(New0, New),
        append(Queue, New, Queue1),
        append(New, Seen, Seen1),
        reaches(Queue1, Seen1, All, Neighbours, Boat)
    ).

part(0, 0) :- !.
part(Set, Part) :-
    Bit is Set /\ -Set,
    Rest is Set /\ \Bit,
    part(Rest, Part0),
    ( Part = Part0 ; Part is Part0 \/ Bit ).

quiet(Set, Neighbours) :-
    \+ ( between(0, 12, I), Set /\ (1<<I) =\= 0, A is I+1, arg(A, Neighbours, Next), Next /\ Set =\= 0 ).

small_graph(N, Graph) :-
    findall(V, ( between(1, N, I), atom_concat(v, I, V) ), Vertices),
    findall(U-V, ( append(_, [U|Rest], Vertices), member(V, Rest) ), Pairs),
    length(Pairs, Number),
    Last is (1<<Number)-1,
    between(1, Last, Choice),
    findall(Pair, ( nth0(I, Pairs, Pair), Choice /\ (1<<I) =\= 0 ), Edges),
    edges_graph(Vertices, Edges, Graph).

random_graph(N, Number, Graph) :-
    set_random(seed(20101)),
    between(1, Number, K),
    Density is K/(Number+1),
    findall(V, ( between(1, N, I), atom_concat(v, I, V) ), Vertices),
    findall(U-V,
            ( append(_, [U|Rest], Vertices), member(V, Rest), random(X), X < Density ),
            Edges),
    edges_graph(Vertices, Edges, Graph).

:- end_tests(alcuin).
