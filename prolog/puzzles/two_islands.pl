% Two stepping stones in the river.

title("Two islands").
source("Made for this catalogue").
riddle("Couples must cross a wide river with two islands in it.  The boat holds two and can only reach the next place.  No wife may be with another man unless her husband is there.").

parameter(couples, 3, integer(1, 4), "number of couples").

answer([], 27).
answer([couples(1)], 3).
answer([couples(2)], 15).
answer([couples(4)], 39).

passenger(husband(N)) :- couples(Number), between(1, Number, N).
passenger(wife(N))    :- couples(Number), between(1, Number, N).

rower(all).
boat(2).

place(west).
place(island(1)).
place(island(2)).
place(east).
direct(false).

owner(wife, husband).
