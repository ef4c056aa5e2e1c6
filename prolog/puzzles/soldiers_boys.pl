% The boys lend their boat, and want it back.

title("The soldiers and the two boys").
source("Traditional").
riddle("Soldiers come to a river where two boys play in a boat.  The boat is so small that it bears one soldier or the two boys.  How do all the soldiers cross, and leave the boat to the boys where they found them?").

parameter(soldiers, 3, integer(1, 12), "number of soldiers").

answer([], 12).
answer([soldiers(1)], 4).
answer([soldiers(6)], 24).

passenger(soldier(N)) :- soldiers(Number), between(1, Number, N).
passenger(boy(1)).
passenger(boy(2)).

rower(all).
boat(2).
load_limit(2).
weight(soldier, 2).
weight(boy, 1).

goal(boy, west).
goal(boat, west).
