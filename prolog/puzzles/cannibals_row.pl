% One of the elaborations of the missionaries and cannibals.

title("The missionaries cannot row").
source("John McCarthy, Elaboration Tolerance, 1998").
riddle("Three missionaries and three cannibals must cross a river in a boat for two, and the cannibals must never outnumber missionaries who are with them.  The missionaries cannot row.").

answer([], impossible).

passenger(missionary(N)) :- between(1, 3, N).
passenger(cannibal(N))   :- between(1, 3, N).

rower(cannibal).
boat(2).

outnumber(cannibal, missionary).
