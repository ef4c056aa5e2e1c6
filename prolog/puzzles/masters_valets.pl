% Missionaries and cannibals in livery.

title("The masters and their valets").
source("Traditional; missionaries and cannibals told of masters and valets").
riddle("Three masters travel with three valets, who have agreed to rob any masters whom they outnumber.  The boat holds two.  How do they all cross unharmed?").

parameter(pairs, 3, integer(1, 10), "number of masters, and of valets").
parameter(boat, 2, integer(1, 20), "seats in the boat").

answer([], 11).
answer([pairs(4)], impossible).
answer([pairs(4), boat(3)], 9).
answer([pairs(5), boat(3)], 11).
answer([pairs(6), boat(4)], 9).

passenger(master(N)) :- pairs(Number), between(1, Number, N).
passenger(valet(N))  :- pairs(Number), between(1, Number, N).

rower(all).

outnumber(valet, master).
