% The wolf, the goat and the cabbage again, with a salmon that gets on with everyone.

title("Wolf, goat, cabbage and salmon").
source("Mike Schilli, Linux-Magazin: a river crossing in Go, with one more passenger").
riddle("A farmer must bring a wolf, a goat, a cabbage and a salmon across a river.  His boat holds him and one of the four.  Left alone, the wolf would eat the goat, and the goat the cabbage; the salmon gets on with everyone.").
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
