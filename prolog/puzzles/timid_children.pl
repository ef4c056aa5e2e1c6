% Some parties are forbidden, in the boat only.

title("The timid children").
source("Made for this catalogue").
riddle("A father, a mother and three children must cross a river in a boat with two seats.  They can all row, but no child dares to ride alone, and no two children may ride without an adult.").

answer([], 7).

passenger(father).    passenger(mother).
passenger(child(1)).  passenger(child(2)).  passenger(child(3)).

rower(all).
boat(2).

forbidden([child]).
forbidden([child, child]).
