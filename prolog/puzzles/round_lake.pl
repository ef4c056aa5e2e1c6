% The wind allows one direction only.

title("Around the lake").
source("Made for this catalogue").
riddle("There are three landing places around a lake, north, east and south, and the wind lets the boat sail only from north to east, from east to south, and from south to north again.  A farmer must bring a wolf, a goat and a cabbage from the north to the south; the boat holds him and one of them, and without him the wolf would eat the goat, and the goat the cabbage.").

answer([], 11).

passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).
rower(farmer).
boat(2).

place(north).
place(east).
place(south).

route(north, east).
route(east, south).
route(south, north).

conflict(wolf, goat, [farmer]).
conflict(goat, cabbage, [farmer]).
