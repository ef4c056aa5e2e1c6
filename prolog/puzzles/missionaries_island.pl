% With an island, four and four can cross in a boat for two.

title("Missionaries and cannibals with an island").
source("John McCarthy, Elaboration Tolerance, 1998").
riddle("Missionaries and as many cannibals must cross a river in a boat for two, and the cannibals must never outnumber missionaries who are with them.  There is an island in the river.").

parameter(each, 4, integer(1, 8), "number of missionaries, and of cannibals").
parameter(direct, true, oneof([true, false, landable]), "may the boat pass the island without stopping?").

answer([], 15).
answer([direct(false)], 26).
answer([direct(landable)], 15).
answer([each(3)], 11).

passenger(missionary(N)) :- each(Number), between(1, Number, N).
passenger(cannibal(N))   :- each(Number), between(1, Number, N).

rower(all).
boat(2).

place(west).
place(island).
place(east).

outnumber(cannibal, missionary).
