:- use_module('../../prolog/alcuin/graph').
:- use_module(library(plunit)).

:- begin_tests(alcuin_graph).

size('path-1', 1, 0).          size('path-6', 6, 5).          size('cycle-5', 5, 5).
size('complete-5', 5, 10).     size('star-7', 8, 7).          size('wheel-5', 6, 10).
size('bipartite-2-4', 6, 8).   size('grid-3-4', 12, 17).      size('cube-3', 8, 12).
size('cube-0', 1, 0).          size('empty-4', 4, 0).         size(petersen, 10, 15).

test("named graphs have as many vertices and edges as they should", [forall(size(Name, V, E)), true(Vertices-Edges == V-E)]) :-
    named_graph(Name, Graph),
    graph_size(Graph, Vertices, Edges).

test("each vertex of the Petersen graph has three neighbours, and no two neighbours are joined") :-
    named_graph(petersen, graph(_, 10, Neighbours)),
    forall(arg(_, Neighbours, Next), 3 =:= popcount(Next)),
    forall(( arg(I, Neighbours, Next), arg(J, Neighbours, Other), Next /\ (1<<(J-1)) =\= 0 ),
           ( I =\= J, Next /\ Other =:= 0 )).

test("a name may be a string", true(Vertices == 3)) :-
    named_graph("path-3", Graph),
    graph_size(Graph, Vertices, _).

no_name(blob).      no_name('path-0').     no_name('cycle-2').     no_name('path-x').
no_name('path').    no_name('path-3-4').   no_name('path--3').     no_name('cube-99').
no_name('empty-501').

test("other names are told", [forall(no_name(Name)), throws(error(puzzle_error(unknown_graph(Name, [_|_])), _))]) :-
    named_graph(Name, _).

edge_list("a b\nb c").
edge_list("a,b\n\n# a remark\n% another\nb, c\n").
edge_list("a - b\r\nb -- c\r\n").
edge_list("a--b\nb-c").
edge_list("  b   a \nc\tb\nb c").

test("an edge list", [forall(edge_list(Text)), true(Edges == [[a,b],[b,c]])]) :-
    text_graph(Text, Graph),
    graph_edges(Graph, Pairs),
    findall(Sorted, ( member(U-V, Pairs), msort([U,V], Sorted) ), Lists),
    sort(Lists, Edges).

test("a line with one name is a vertex", true(Vertices-Edges == 3-1)) :-
    text_graph("a b\nc", Graph),
    graph_size(Graph, Vertices, Edges).

test("the DIMACS format", true(Edges == ['1'-'2','2'-'4'])) :-
    text_graph("c four vertices\np edge 4 2\ne 1 2\ne 4 2\n", Graph),
    graph_size(Graph, 4, 2),
    graph_edges(Graph, Edges).

test("the letters of DIMACS are names in an edge list", true(Edges == [e-c,c-p])) :-
    text_graph("e c\nc p", Graph),
    graph_edges(Graph, Edges).

wrong("a b c", 1).
wrong("a b\na b c d", 2).
wrong("p edge 3 1\ne 1 4", 2).
wrong("p edge 3 1\ne 1", 2).
wrong("p edge x 1\n", 1).
wrong("p edge 3 1\np edge 3 1", 2).

test("a line that is no edge is told with its number",
     [forall(wrong(Text, Number)), throws(error(puzzle_error(graph_line(Number, _)), _))]) :-
    text_graph(Text, _).

test("nothing is in conflict with itself", throws(error(puzzle_error(loop(a)), _))) :-
    text_graph("a b\na a", _).
test("an edge joins vertices", throws(error(puzzle_error(no_vertex(c)), _))) :-
    edges_graph([a,b], [a-c], _).
test("vertices are different", throws(error(puzzle_error(repeated_vertex(a)), _))) :-
    edges_graph([a,b,a], [], _).

:- end_tests(alcuin_graph).
