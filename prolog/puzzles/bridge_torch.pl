% The bridge and the torch is a crossing whose trips take time.

title("The bridge and the torch").
source("Traditional; Günter Rote, Crossing the Bridge at Night, 2002").
riddle("People must cross a rickety bridge at night.  It bears two at a time, and they have one torch, which must be carried on every crossing.  Two together walk as slowly as the slower of them.  How soon can all be across?").

parameter(times, [1, 2, 5, 10], list(integer(1, 1000)), "how many minutes each person needs").
parameter(boat, 2, integer(1, 10), "how many the bridge bears").

answer([], 5).
least_time([], 17).
least_time([times([1, 2, 5, 8])], 15).
least_time([times([1, 3, 6, 8, 12])], 29).
least_time([boat(3)], 13).

passenger(person(N)) :- times(List), nth1(N, List, _).
rower(all).

duration(person(N), Time) :- times(List), nth1(N, List, Time).
