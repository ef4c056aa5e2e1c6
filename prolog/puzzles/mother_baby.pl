% Two of the passengers always ride together.

title("The mother and her baby").
source("Made for this catalogue").
riddle("A father, a mother with her baby, and two grandmothers must cross a river in a boat with three seats.  All but the baby can row.  The baby and its mother get into the boat only together, and the two grandmothers must not be together unless the mother is there.").

answer([], 5).

passenger(father).  passenger(mother).  passenger(baby).
passenger(grandmother(1)).  passenger(grandmother(2)).

rower(father).  rower(mother).  rower(grandmother).
boat(3).

required([mother, baby]).
conflict(grandmother, grandmother, [mother]).
