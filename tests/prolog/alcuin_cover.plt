:- use_module('../../prolog/alcuin/graph').
:- use_module('../../prolog/alcuin/cover').
:- use_module(library(plunit)).
:- use_module(library(random)).

:- begin_tests(alcuin_cover).

test("a least cover is a cover, and no smaller set is", [forall(random_graph(9, 25, Graph))]) :-
    least_cover(Graph, Cover),
    covers(Graph, Cover),
    Size is popcount(Cover),
    \+ ( between(0, 511, Set), popcount(Set) < Size, covers(Graph, Set) ).

test("all least covers, each once", [forall(random_graph(8, 25, Graph)), true(Found == Wanted)]) :-
    least_cover(Graph, Cover),
    Size is popcount(Cover),
    findall(C, least_covers(Graph, Size, C), Found0),
    msort(Found0, Found),
    findall(Set, ( between(0, 255, Set), popcount(Set) =:= Size, covers(Graph, Set) ), Wanted).

test("there is none of less than the least size", fail) :-
    named_graph(petersen, Graph),
    least_covers(Graph, 5, _).

test("neighbours of a set", true(Neighbours == 0b10101)) :-
    named_graph('path-5', Graph),
    neighbourhood(Graph, 0b01010, Neighbours).

covers(graph(_, Size, Neighbours), Set) :-
    \+ ( between(1, Size, I),
         Set /\ (1<<(I-1)) =:= 0,
         arg(I, Neighbours, Next),
         Next /\ \Set =\= 0 ).

random_graph(N, Number, Graph) :-
    set_random(seed(4711)),
    between(1, Number, K),
    Density is K/(Number+1),
    findall(V, ( between(1, N, I), atom_concat(v, I, V) ), Vertices),
    findall(U-V, ( append(_, [U|Rest], Vertices), member(V, Rest), random(X), X < Density ), Edges),
    edges_graph(Vertices, Edges, Graph).

:- end_tests(alcuin_cover).
