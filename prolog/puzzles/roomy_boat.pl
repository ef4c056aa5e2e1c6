% The wolf, the goat and the cabbage with one seat more.

title("Wolf, goat and cabbage in a roomy boat").
source("Made for this catalogue, after Alcuin's no. 18").
riddle("A farmer must bring a wolf, a goat and a cabbage across a river.  Alone, the wolf would eat the goat, and the goat the cabbage; but the boat holds him and two of the three.").

answer([], 3).

passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).
rower(farmer).
boat(3).

conflict(wolf, goat, [farmer]).
conflict(goat, cabbage, [farmer]).
