% A cub is in danger among the other mothers.

title("The tigresses and their cubs").
source("Made for this catalogue").
riddle("Three tigresses and their three cubs must cross a river on a raft for two.  The tigresses can steer it, and of the cubs only the first.  A cub must not be with another tigress unless its mother is there.").

parameter(rowers, [tigress, cub(1)], rowers, "who can row: all, or passengers and kinds of passengers").

answer([], 13).
answer([rowers([all])], 11).
answer([rowers([tigress])], impossible).

passenger(tigress(N)) :- between(1, 3, N).
passenger(cub(N))     :- between(1, 3, N).

rower(Who) :-
    rowers(List),
    member(Who, List).
boat(2).

owner(cub, tigress).
