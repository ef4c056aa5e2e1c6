% One of the elaborations of the missionaries and cannibals.

title("The biggest cannibal and the smallest missionary").
source("John McCarthy, Elaboration Tolerance, 1998").
riddle("Three missionaries and three cannibals must cross a river in a boat for two, and the cannibals must never outnumber missionaries who are with them.  Moreover, if the biggest cannibal and the smallest missionary are alone together, the missionary is eaten.").

answer([], 11).

passenger(missionary(N)) :- between(1, 3, N).
passenger(cannibal(N))   :- between(1, 3, N).

rower(all).
boat(2).

unsafe([missionary(3), cannibal(1)], eats(cannibal(1), missionary(3))).

outnumber(cannibal, missionary).
