% Each wants to be where the other is.

title("Two brothers change sides").
source("Made for this catalogue").
riddle("Two brothers live on opposite banks of a river and want to visit each other's house, both at once.  There is one boat, with one seat.").

answer([], 2).

passenger(brother(1)).
passenger(brother(2)).
rower(brother).
boat(1).

start(brother(1), west).
start(brother(2), east).
goal(brother(1), east).
goal(brother(2), west).
