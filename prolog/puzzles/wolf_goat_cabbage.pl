% A farmer must bring a wolf, a goat and a cabbage across a river.  Alone with its favourite food,
% the wolf would eat the goat, and the goat the cabbage.

title("Wolf, goat and cabbage").
source("Alcuin of York, Propositiones ad acuendos juvenes, about 800, no. 18").
riddle("A farmer must bring a wolf, a goat and a cabbage across a river.  His boat holds him and one of the three.  Left alone, the wolf would eat the goat, and the goat the cabbage.  How does he bring all three across unharmed?").
answer([], 7).

passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).
rower(farmer).
boat(2).

unsafe(Group, eats(Eater, Eaten)) :-
    eats(Eater, Eaten),
    memberchk(Eater, Group), memberchk(Eaten, Group),
    \+ memberchk(farmer, Group).

eats(wolf, goat).
eats(goat, cabbage).

code(farmer, 1).  code(goat, 2).  code(cabbage, 4).  code(wolf, 8).

bank_name(goat, 'Goat').        bank_name(wolf, 'Wolf').
bank_name(cabbage, 'Cabbage').  bank_name(farmer, 'Ferryman').
