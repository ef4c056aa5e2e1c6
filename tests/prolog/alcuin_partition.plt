:- use_module('../../prolog/alcuin/graph').
:- use_module('../../prolog/alcuin/partition').
:- use_module(library(plunit)).

:- begin_tests(alcuin_partition).

test("two leaves go without a larger boat", true(Boat-Partition == 1-partition(0, 0, 0b110, 0b001, 0b001, 0b001))) :-
    named_graph('star-2', Graph),
    partition(Graph, Boat, Partition).

test("a third leaf takes a place of its own in the boat", true(Boat-Count == 2-2)) :-
    named_graph('star-3', Graph),
    partition(Graph, Boat, partition(_, _, _, Y, _, _)),
    Count is popcount(Y).

% Four leaves between two centres: each centre leaves two of them room.
test("both parts of the cover make room", true(Boat-Y1-Y2 == 2-0b11-0b11)) :-
    named_graph('bipartite-2-4', Graph),
    partition(Graph, Boat, partition(_, _, 0b111100, 0b11, Y1, Y2)).

test("five leaves are too many for that", true(Boat == 3)) :-
    named_graph('bipartite-2-5', Graph),
    partition(Graph, Boat, _).

test("two components never need more than the cover", true(Boat == 2)) :-
    text_graph("a b\na c\na d\na e\np q\np r\np s\np t", Graph),
    partition(Graph, Boat, _).

test("nothing needs no boat", true(Boat-Partition == 0-partition(0, 0, 0, 0, 0, 0))) :-
    edges_graph([], [], Graph),
    partition(Graph, Boat, Partition).

:- end_tests(alcuin_partition).
