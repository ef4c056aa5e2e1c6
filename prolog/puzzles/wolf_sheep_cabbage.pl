% The wolf, the goat and the cabbage, told with a sheep.

title("Wolf, sheep and cabbage").
source("A retelling of Alcuin's no. 18 with a sheep for the goat").
riddle("A farmer must bring a wolf, a sheep and a cabbage across a river.  His boat holds him and one of the three.  Left alone, the wolf would eat the sheep, and the sheep the cabbage.").
answer([], 7).

passenger(farmer).  passenger(wolf).  passenger(sheep).  passenger(cabbage).
rower(farmer).
boat(2).

unsafe(Group, eats(Eater, Eaten)) :-
    eats(Eater, Eaten),
    memberchk(Eater, Group), memberchk(Eaten, Group),
    \+ memberchk(farmer, Group).

eats(wolf, sheep).
eats(sheep, cabbage).
