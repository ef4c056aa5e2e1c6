% The wolf, the goat and the cabbage, when only the cabbage is sold.

title("Only the cabbage must cross").
source("Made for this catalogue, after Alcuin's no. 18").
riddle("A farmer with a wolf, a goat and a cabbage has sold the cabbage to a customer across the river.  The boat holds him and one of the three; the wolf would eat the goat, and the goat the cabbage, if he were not there.  He wants to be home again with the wolf and the goat.").

answer([], 4).

passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).
rower(farmer).
boat(2).

conflict(wolf, goat, [farmer]).
conflict(goat, cabbage, [farmer]).

goal(cabbage, east).
goal(all, west).
