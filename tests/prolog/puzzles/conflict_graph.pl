% A ferryman and some items; an edge joins two items that must not be left alone together.
parameter(items, 3, integer(1, 20), "number of items").
parameter(edges, [1-2,2-3], list, "pairs of items in conflict").
parameter(takes, 1, integer(0, 20), "how many items the boat takes besides the ferryman").

passenger(ferryman).
passenger(item(I)) :- items(Last), between(1, Last, I).
rower(ferryman).
boat(Seats) :- takes(Number), Seats is Number+1.

unsafe(Group, conflict(item(A), item(B))) :-
    \+ memberchk(ferryman, Group),
    edges(Edges),
    member(A-B, Edges),
    memberchk(item(A), Group), memberchk(item(B), Group).
