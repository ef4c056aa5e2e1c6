% Three that cannot be left together, any two of them.

title("The leopard, the goat and the tapioca leaves").
source("Swahili; Marcia Ascher, A River-Crossing Problem in Cross-Cultural Perspective, Mathematics Magazine, 1990").
riddle("A man must bring a leopard, a goat and a bundle of tapioca leaves across a river.  No two of the three may be left together without him, for the leopard scatters the leaves as well.").

parameter(boat, 3, integer(1, 4), "seats in the boat").

answer([], 3).
answer([boat(2)], impossible).

passenger(man).  passenger(leopard).  passenger(goat).  passenger(leaves).
rower(man).

conflict(leopard, goat, [man]).
conflict(goat, leaves, [man]).
conflict(leopard, leaves, [man]).
