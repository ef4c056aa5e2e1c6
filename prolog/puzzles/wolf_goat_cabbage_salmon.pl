% The wolf, the goat and the cabbage again, with a salmon that gets on with everyone.

title("Wolf, goat, cabbage and salmon").
source("Mike Schilli, Linux-Magazin: a river crossing in Go, with one more passenger").
answer([], 9).

passenger(farmer).  passenger(wolf).  passenger(goat).  passenger(cabbage).  passenger(salmon).
rower(farmer).
boat(2).

unsafe(Group, eats(Eater, Eaten)) :-
    eats(Eater, Eaten),
    memberchk(Eater, Group), memberchk(Eaten, Group),
    \+ memberchk(farmer, Group).

eats(wolf, goat).
eats(goat, cabbage).

bank_name(goat, 'Goat').        bank_name(wolf, 'Wolf').
bank_name(cabbage, 'Cabbage').  bank_name(farmer, 'Ferryman').
bank_name(salmon, 'Salmon').
