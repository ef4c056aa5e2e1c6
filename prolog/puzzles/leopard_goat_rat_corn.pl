% Four that conflict in a row: in the tale the man stays where he is.

title("Leopard, goat, rat and corn").
source("Ila, Zambia; Marcia Ascher, A River-Crossing Problem in Cross-Cultural Perspective, Mathematics Magazine, 1990").
riddle("A man must take a leopard, a goat, a rat and a basket of corn across a river, in a boat that holds him and one of them.  Left alone, the leopard would eat the goat, and the goat and the rat would eat the corn.  Can he do it?").

parameter(boat, 2, integer(1, 5), "seats in the boat").

answer([], impossible).
answer([boat(3)], 3).

passenger(man).  passenger(leopard).  passenger(goat).  passenger(rat).  passenger(corn).
rower(man).

conflict(leopard, goat, [man]).
conflict(goat, corn, [man]).
conflict(rat, corn, [man]).
