% Eight numbered tiles in a square of nine places.  Slide them into the free place until they are in order.

title("The eight puzzle").
source("Noyes Chapman, about 1874; the fifteen puzzle in small").
riddle("Eight numbered tiles lie in a square of three by three places, and one place is free. Slide the tiles one after the other into the free place until they are in order and the last place is free.").

parameter(start, [8,1,3,4,0,2,7,6,5], list(integer(0, 8)), "the tiles row by row, 0 for the free place").

answer([], 14).
answer([start([8,6,7,2,5,4,3,0,1])], 31).
answer([start([1,2,3,4,5,6,7,0,8])], 1).
answer([start([1,2,3,4,5,6,8,7,0])], impossible).

initial(Tiles) :-
    start(Tiles),
    msort(Tiles, [0,1,2,3,4,5,6,7,8]).

goal([1,2,3,4,5,6,7,8,0]).

move(Tiles, slide(Tile), Next) :-
    nth0(Free, Tiles, 0),
    beside(Free, From),
    nth0(From, Tiles, Tile),
    maplist(swapped(Tile), Tiles, Next).

swapped(Tile, Here, There) :-
    (   Here =:= 0
    ->  There = Tile
    ;   Here =:= Tile
    ->  There = 0
    ;   There = Here
    ).

beside(Free, From) :- Free >= 3, From is Free-3.
beside(Free, From) :- Free =< 5, From is Free+3.
beside(Free, From) :- Free mod 3 > 0, From is Free-1.
beside(Free, From) :- Free mod 3 < 2, From is Free+1.

% Each tile moves at least as many places as it is away from its own, row by row and column by column.
heuristic(Tiles, Sum) :-
    distances(Tiles, 0, 0, Sum).

distances([], _, Sum, Sum).
distances([Tile|Tiles], Place, Sum0, Sum) :-
    (   Tile =:= 0
    ->  Sum1 = Sum0
    ;   Own is Tile-1,
        Sum1 is Sum0 + abs(Place//3 - Own//3) + abs(Place mod 3 - Own mod 3)
    ),
    Place1 is Place+1,
    distances(Tiles, Place1, Sum1, Sum).
