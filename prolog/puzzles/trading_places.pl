% Two groups want to be where the other is.

title("Trading places").
source("Made for this catalogue").
riddle("Two missionaries stand on the west bank of a river and two cannibals on the east bank, and each group wants to be where the other is.  The boat, on the west bank, holds two, and the cannibals must never outnumber missionaries who are with them.").

parameter(each, 2, integer(1, 6), "number of missionaries, and of cannibals").

answer([], 2).
answer([each(4)], impossible).

passenger(missionary(N)) :- each(Number), between(1, Number, N).
passenger(cannibal(N))   :- each(Number), between(1, Number, N).

rower(all).
boat(2).

start(missionary, west).
start(cannibal, east).
goal(missionary, east).
goal(cannibal, west).

outnumber(cannibal, missionary).
