% One of the elaborations of the missionaries and cannibals.

title("One missionary and one cannibal can row").
source("John McCarthy, Elaboration Tolerance, 1998").
riddle("Three missionaries and three cannibals must cross a river in a boat for two, and the cannibals must never outnumber missionaries who are with them.  Only one of the missionaries and one of the cannibals can row.").

answer([], 13).

passenger(missionary(N)) :- between(1, 3, N).
passenger(cannibal(N))   :- between(1, 3, N).

rower(missionary(1)).
rower(cannibal(1)).
boat(2).

outnumber(cannibal, missionary).
