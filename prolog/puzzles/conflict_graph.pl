% A ferryman and items, some pairs of which he must not leave alone: any graph makes a puzzle.

title("The ferryman and a graph of conflicts").
source("Peter Csorba, Cor Hurkens and Gerhard Woeginger, The Alcuin number of a graph and its connections to the vertex cover number, 2010").
riddle("A ferryman must bring items across a river.  Some pairs of them must not be left together without him.  How many items must his boat hold besides himself?").

parameter(graph, path, oneof([path, cycle, complete, star, bipartite, petersen]), "which items are in conflict").
parameter(size, 3, integer(2, 12), "number of items; of leaves for a star; of the second side for bipartite").
parameter(left, 2, integer(1, 6), "number of items on the first side for bipartite").
parameter(items, 1, integer(1, 12), "how many items the boat holds besides the ferryman").

answer([], 7).
answer([items(2)], 3).
answer([size(2)], 3).
answer([graph(complete)], impossible).
answer([graph(complete), items(2)], 3).
answer([graph(path), size(4), items(1)], impossible).
answer([graph(path), size(4), items(2)], 3).
answer([graph(path), size(5), items(2)], 7).
answer([graph(path), size(6), items(2)], impossible).
answer([graph(path), size(6), items(3)], 3).
answer([graph(cycle), size(3), items(1)], impossible).
answer([graph(cycle), size(3), items(2)], 3).
answer([graph(cycle), size(4), items(2)], 3).
answer([graph(cycle), size(5), items(2)], impossible).
answer([graph(cycle), size(5), items(3)], 3).
answer([graph(cycle), size(6), items(3)], 3).
answer([graph(complete), size(4), items(2)], impossible).
answer([graph(complete), size(4), items(3)], 3).
answer([graph(complete), size(5), items(4)], 3).
answer([graph(star), size(2), items(1)], 7).
answer([graph(star), size(3), items(1)], impossible).
answer([graph(star), size(3), items(2)], 5).
answer([graph(star), size(7), items(2)], 13).
answer([graph(bipartite), size(4), items(1)], impossible).
answer([graph(bipartite), size(4), items(2)], 7).
answer([graph(bipartite), size(5), items(2)], impossible).
answer([graph(bipartite), size(5), items(3)], 7).
answer([graph(petersen), items(5)], impossible).
answer([graph(petersen), items(6)], 5).

passenger(ferryman).
passenger(item(N)) :- vertex(N).

rower(ferryman).
boat(Seats) :- items(Items), Seats is Items+1.

conflict(item(A), item(B), [ferryman]) :- edge(A, B).

vertex(N) :-
    graph(Graph),
    size(Size),
    (   Graph == petersen
    ->  between(1, 10, N)
    ;   Graph == star
    ->  Vertices is Size+1,
        between(1, Vertices, N)
    ;   Graph == bipartite
    ->  left(Left),
        Vertices is Left+Size,
        between(1, Vertices, N)
    ;   between(1, Size, N)
    ).

edge(A, B) :-
    graph(Graph),
    vertex(A),
    vertex(B),
    A < B,
    joined(Graph, A, B).

joined(path, A, B) :-
    B =:= A+1.
joined(cycle, A, B) :-
    size(Size),
    ( B =:= A+1 ; A =:= 1, B =:= Size, Size > 2 ).
joined(complete, _, _).
joined(star, 1, _).
joined(bipartite, A, B) :-
    left(Left),
    A =< Left,
    B > Left.
joined(petersen, A, B) :-               % the outer ring, the spokes, and the star within
    (   B =< 5,
        ( B =:= A+1 ; A =:= 1, B =:= 5 )
    ;   A =< 5,
        B =:= A+5
    ;   A > 5,
        ( B =:= A+2 ; B =:= A+3 )
    ).
