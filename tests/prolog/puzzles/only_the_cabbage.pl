% Only the cabbage must end on the far side; the others and the farmer stay at home.
passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).
rower(farmer).
boat(2).
goal(farmer, west).  goal(wolf, west).  goal(goat, west).  goal(cabbage, east).

unsafe(Group, eats(Eater, Eaten)) :-
    eats(Eater, Eaten),
    memberchk(Eater, Group), memberchk(Eaten, Group),
    \+ memberchk(farmer, Group).

eats(wolf, goat).
eats(goat, cabbage).
