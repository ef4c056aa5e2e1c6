% The dog and the cat start together, and the man elsewhere.
passenger(man).  passenger(dog).  passenger(cat).
rower(man).
boat(2).
start(dog, east).
start(cat, east).
goal(dog, west).

unsafe(Group, fights(dog, cat)) :-
    memberchk(dog, Group), memberchk(cat, Group),
    \+ memberchk(man, Group).
