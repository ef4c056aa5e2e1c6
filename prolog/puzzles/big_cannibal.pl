% One of the elaborations of the missionaries and cannibals.

title("The biggest cannibal fills the boat").
source("John McCarthy, Elaboration Tolerance, 1998").
riddle("Three missionaries and three cannibals must cross a river in a boat for two, and the cannibals must never outnumber missionaries who are with them.  The biggest cannibal, the first, does not fit in the boat with anybody else.").

answer([], 15).

passenger(missionary(N)) :- between(1, 3, N).
passenger(cannibal(N))   :- between(1, 3, N).

rower(all).
boat(2).
load_limit(2).
weight(missionary, 1).
weight(cannibal, 1).
weight(cannibal(1), 2).

outnumber(cannibal, missionary).
