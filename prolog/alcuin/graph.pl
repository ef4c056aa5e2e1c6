:- module(alcuin_graph,
          [ named_graph/2,              % +Name, -Graph
            graph_name_form/2,          % ?Form, ?Meaning
            edges_graph/3,              % +Vertices, +Edges, -Graph
            text_graph/2,               % +Text, -Graph
            graph_size/3,               % +Graph, -Vertices, -Edges
            graph_edges/2,              % +Graph, -Edges
            mask_vertices/3             % +Graph, +Mask, -Vertices
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module('../crossing/errors').

/** <module> Graphs of conflicts: by name, from a text, or from lists

A graph is `graph(Names, Size, Neighbours)`: the vertices' names in their order, how many there are, and
a term whose argument I+1 is the set of neighbours of vertex I as a bit mask.  Edges have no direction,
and a vertex is no neighbour of itself.
*/

%!  graph_name_form(?Form, ?Meaning) is nondet.
%
%   True when named_graph/2 knows names of the given Form; Meaning says what they stand for.
%
%       ?- graph_name_form("petersen", Meaning).
%       Meaning = "the Petersen graph" ;
%       false.

graph_name_form("path-N", "a path of N vertices").
graph_name_form("cycle-N", "a ring of N vertices, N from 3").
graph_name_form("complete-N", "N vertices, each joined to every other").
graph_name_form("star-N", "a centre with N leaves").
graph_name_form("wheel-N", "a ring of N vertices, N from 3, and a hub joined to each").
graph_name_form("bipartite-A-B", "A vertices, each joined to each of B others").
graph_name_form("grid-A-B", "A rows of B vertices, neighbours joined").
graph_name_form("cube-N", "the corners of the cube of N dimensions").
graph_name_form("empty-N", "N vertices without an edge").
graph_name_form("petersen", "the Petersen graph").

%!  named_graph(+Name, -Graph) is det.
%
%   True when Graph is the graph called Name, such as `petersen`, 'path-6' or 'bipartite-2-4'.  Its
%   vertices are called v1, v2 and so on, those of a star and a wheel after `centre` or `hub`.
%
%       ?- named_graph('cycle-4', Graph), graph_edges(Graph, Edges).
%       Edges = [v1-v2,v1-v4,v2-v3,v3-v4].
%
%   @throws puzzle_error(unknown_graph(Name, Forms))

named_graph(Name0, Graph) :-
    must_be(ground, Name0),
    atom_string(Name, Name0),
    atomic_list_concat(Parts0, -, Name),
    maplist(name_part, Parts0, Parts),
    (   Parts = [Kind|Numbers],
        maplist(reasonable, Numbers),
        numbered_graph(Kind, Numbers, Vertices, Edges)
    ->  edges_graph(Vertices, Edges, Graph)
    ;   findall(Form, graph_name_form(Form, _), Forms),
        puzzle_error(unknown_graph(Name, Forms))
    ).

name_part(Atom, Part) :-
    (   atom_number(Atom, Number)
    ->  Part = Number
    ;   Part = Atom
    ).

% Larger graphs are out of reach, and would only fill the memory.
reasonable(Number) :-
    integer(Number),
    between(0, 500, Number).

numbered_graph(path, [N], Vertices, Edges) :-
    N >= 1,
    vertices(N, Vertices),
    findall(U-V, nextto(U, V, Vertices), Edges).
numbered_graph(cycle, [N], Vertices, Edges) :-
    N >= 3,
    vertices(N, Vertices),
    ring(Vertices, Edges).
numbered_graph(complete, [N], Vertices, Edges) :-
    N >= 1,
    vertices(N, Vertices),
    findall(U-V, ( append(_, [U|Rest], Vertices), member(V, Rest) ), Edges).
numbered_graph(star, [N], [centre|Leaves], Edges) :-
    N >= 1,
    vertices(N, Leaves),
    findall(centre-V, member(V, Leaves), Edges).
numbered_graph(wheel, [N], [hub|Rim], Edges) :-
    N >= 3,
    vertices(N, Rim),
    ring(Rim, Ring),
    findall(hub-V, member(V, Rim), Spokes),
    append(Spokes, Ring, Edges).
numbered_graph(bipartite, [A,B], Vertices, Edges) :-
    A >= 1,
    B >= 1,
    N is A+B,
    vertices(N, Vertices),
    length(Left, A),
    append(Left, Right, Vertices),
    findall(U-V, ( member(U, Left), member(V, Right) ), Edges).
numbered_graph(grid, [A,B], Vertices, Edges) :-
    A >= 1,
    B >= 1,
    N is A*B,
    vertices(N, Vertices),
    findall(U-V,
            ( between(1, N, I), grid_neighbour(I, A, B, J), nth1(I, Vertices, U), nth1(J, Vertices, V) ),
            Edges).
numbered_graph(cube, [D], Vertices, Edges) :-
    between(0, 8, D),
    N is 1<<D,
    vertices(N, Vertices),
    Last is N-1,
    findall(U-V,
            ( between(0, Last, I), between(1, D, Bit), J is I xor (1<<(Bit-1)), I < J,
              nth0(I, Vertices, U), nth0(J, Vertices, V) ),
            Edges).
numbered_graph(empty, [N], Vertices, []) :-
    vertices(N, Vertices).
numbered_graph(petersen, [], Vertices, Edges) :-
    vertices(10, Vertices),
    findall(U-V,
            ( between(0, 4, I), petersen_edge(I, J, K), nth0(J, Vertices, U), nth0(K, Vertices, V) ),
            Edges).

vertices(N, Vertices) :-
    findall(V, ( between(1, N, I), atom_concat(v, I, V) ), Vertices).

ring(Vertices, [First-Last|Path]) :-
    Vertices = [First|_],
    last(Vertices, Last),
    findall(U-V, nextto(U, V, Vertices), Path).

grid_neighbour(I, _, B, J) :-
    I mod B =\= 0,
    J is I+1.
grid_neighbour(I, A, B, J) :-
    J is I+B,
    J =< A*B.

% The outer ring, the spokes and the inner star.
petersen_edge(I, I, K) :- K is (I+1) mod 5.
petersen_edge(I, I, K) :- K is I+5.
petersen_edge(I, J, K) :- J is I+5, K is (I+2) mod 5 + 5.

%!  edges_graph(+Vertices, +Edges, -Graph) is det.
%
%   True when Graph has Vertices, a list of different names, and Edges, a list of pairs of them.
%
%       ?- edges_graph([a,b,c], [a-b,b-a], graph(Names, Size, Neighbours)).
%       Names = [a,b,c], Size = 3, Neighbours = neighbours(2, 1, 0).
%
%   @throws puzzle_error(loop(Vertex)) when an edge joins a vertex to itself.
%   @throws puzzle_error(no_vertex(Name)) when an edge names something else.
%   @throws puzzle_error(repeated_vertex(Name)) when a vertex is given twice.

edges_graph(Vertices, Edges, graph(Vertices, Size, Neighbours)) :-
    must_be(list, Vertices),
    must_be(list, Edges),
    length(Vertices, Size),
    findall(V-I, nth0(I, Vertices, V), Numbered),
    (   sort(1, @<, Numbered, Index),
        length(Index, Size)
    ->  true
    ;   append(_, [V|Rest], Vertices),
        memberchk(V, Rest)
    ->  puzzle_error(repeated_vertex(V))
    ),
    dict_pairs(Numbers, vertices, Index),
    functor(Neighbours, neighbours, Size),
    forall(between(1, Size, I), nb_setarg(I, Neighbours, 0)),
    maplist(add_edge(Numbers, Neighbours), Edges).

add_edge(Numbers, Neighbours, U-V) :-
    vertex_number(Numbers, U, I),
    vertex_number(Numbers, V, J),
    (   I =:= J
    ->  puzzle_error(loop(U))
    ;   add_neighbour(Neighbours, I, J),
        add_neighbour(Neighbours, J, I)
    ).

vertex_number(Numbers, V, I) :-
    (   get_dict(V, Numbers, I)
    ->  true
    ;   puzzle_error(no_vertex(V))
    ).

add_neighbour(Neighbours, I, J) :-
    Argument is I+1,
    arg(Argument, Neighbours, Mask0),
    Mask is Mask0 \/ 1<<J,
    setarg(Argument, Neighbours, Mask).

%!  text_graph(+Text, -Graph) is det.
%
%   True when Text describes Graph, in one of two ways:
%
%     - a list of edges, one a line: two names, with or without a comma, `-` or `--` between them; a line
%       with one name is a vertex without edges; lines that begin with `#` or `%` are remarks;
%     - the DIMACS format: `p edge VERTICES EDGES`, then lines `e U V`; lines that begin with `c` are remarks.
%
%       ?- text_graph("wolf goat\ngoat -- cabbage", Graph), graph_edges(Graph, Edges).
%       Edges = [wolf-goat,goat-cabbage].
%
%   @throws puzzle_error(graph_line(Number, Line))

text_graph(Text, Graph) :-
    split_string(Text, "\n", " \t\r", Lines0),
    findall(Number-Words,
            ( nth1(Number, Lines0, Line),
              Line \== "",
              \+ ( sub_string(Line, 0, 1, _, First), memberchk(First, ["#", "%"]) ),
              split_string(Line, " \t,;", " \t,;", Words0),
              exclude(==(""), Words0, Words) ),
            Lines),
    (   member(_-["p",Kind,_,_], Lines),
        \+ dash(Kind)
    ->  dimacs(Lines, Vertices, Edges)
    ;   maplist(edge_line, Lines, Parts),
        findall(V, ( member(part(Vs, _), Parts), member(V, Vs) ), Vertices0),
        list_to_set(Vertices0, Vertices),
        findall(E, ( member(part(_, Es), Parts), member(E, Es) ), Edges)
    ),
    edges_graph(Vertices, Edges, Graph).

edge_line(Number-Words0, part(Vertices, Edges)) :-
    exclude(dash, Words0, Words1),
    joined_words(Words1, Words),
    maplist([W,A]>>atom_string(A, W), Words, Vertices),
    (   Vertices = [_]
    ->  Edges = []
    ;   Vertices = [U,V]
    ->  Edges = [U-V]
    ;   bad_line(Number, Words0)
    ).

dash("-").
dash("--").

% A single word may be two names with dashes between them, as in `wolf--goat` or `1-2`.
joined_words([Word], Words) :-
    split_string(Word, "-", "", Parts0),
    exclude(==(""), Parts0, Parts),
    Parts = [_,_],
    !,                                  % two names
    Words = Parts.
joined_words(Words, Words).

dimacs(Lines, Vertices, Edges) :-
    foldl(dimacs_line, Lines, dimacs(none, []), dimacs(Size, Reversed)),
    findall(V, ( between(1, Size, I), atom_number(V, I) ), Vertices),
    reverse(Reversed, Edges).

dimacs_line(_-["c"|_], Read, Read) :-
    !.
dimacs_line(_-["n"|_], Read, Read) :-
    !.
dimacs_line(Number-Words, Read0, Read) :-
    (   Words = ["p",_,SizeText|_],
        Read0 = dimacs(none, Edges),
        number_string(Size, SizeText),
        integer(Size),
        between(0, 100000, Size)
    ->  Read = dimacs(Size, Edges)
    ;   Words = [Kind,UText,VText|_],
        memberchk(Kind, ["e", "a"]),
        Read0 = dimacs(Size, Edges),
        integer(Size),
        maplist(number_string, [I,J], [UText,VText]),
        maplist(between(1, Size), [I,J])
    ->  atom_number(U, I),
        atom_number(V, J),
        Read = dimacs(Size, [U-V|Edges])
    ;   bad_line(Number, Words)
    ).

bad_line(Number, Words) :-
    atomic_list_concat(Words, ' ', Line),
    puzzle_error(graph_line(Number, Line)).

%!  graph_size(+Graph, -Vertices, -Edges) is det.
%
%   True when Graph has so many Vertices and Edges.
%
%       ?- named_graph(petersen, Graph), graph_size(Graph, Vertices, Edges).
%       Vertices = 10, Edges = 15.

graph_size(graph(_, Size, Neighbours), Size, Edges) :-
    Neighbours =.. [_|Masks],
    foldl([M,S0,S]>>( S is S0+popcount(M) ), Masks, 0, Twice),
    Edges is Twice//2.

%!  graph_edges(+Graph, -Edges) is det.
%
%   True when Edges lists each edge of Graph once, as a pair in the order of the vertices.
%
%       ?- edges_graph([a,b,c], [c-b], Graph), graph_edges(Graph, Edges).
%       Edges = [b-c].

graph_edges(graph(Names, _, Neighbours), Edges) :-
    findall(U-V,
            ( nth0(I, Names, U),
              Argument is I+1,
              arg(Argument, Neighbours, Mask),
              nth0(J, Names, V),
              J > I,
              Mask /\ (1<<J) =\= 0 ),
            Edges).

%!  mask_vertices(+Graph, +Mask, -Vertices) is det.
%
%   True when Vertices are the names of the vertices in Mask.
%
%       ?- named_graph('path-3', Graph), mask_vertices(Graph, 0b101, Vertices).
%       Vertices = [v1,v3].

mask_vertices(graph(Names, _, _), Mask, Vertices) :-
    named_bits(Names, Mask, Vertices).

named_bits([], _, []).
named_bits([Name|Names], Mask, Vertices) :-
    (   Mask /\ 1 =:= 1
    ->  Vertices = [Name|Rest]
    ;   Vertices = Rest
    ),
    Mask1 is Mask>>1,
    named_bits(Names, Mask1, Rest).

:- multifile prolog:error_message//1.

prolog:error_message(puzzle_error(unknown_graph(Name, Forms))) -->
    { atomic_list_concat(Forms, ', ', Known) },
    [ 'there is no graph called ~w; the names are ~w'-[Name, Known] ].
prolog:error_message(puzzle_error(loop(Vertex))) -->
    [ '~p cannot be in conflict with itself'-[Vertex] ].
prolog:error_message(puzzle_error(no_vertex(Name))) -->
    [ 'an edge names ~p, which is no vertex'-[Name] ].
prolog:error_message(puzzle_error(repeated_vertex(Name))) -->
    [ 'the vertex ~p is given twice'-[Name] ].
prolog:error_message(puzzle_error(graph_line(Number, Line))) -->
    [ 'line ~w of the graph is not an edge: "~w"; an edge is two names, such as "wolf goat", or in the DIMACS format "e 1 2" after "p edge VERTICES EDGES"'-[Number, Line] ].
