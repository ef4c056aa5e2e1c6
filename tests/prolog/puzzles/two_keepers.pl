% Two keepers who cannot row, and a dog and a cat who can: without a keeper they fight.
title("Two keepers").
passenger(keeper(1)).  passenger(keeper(2)).  passenger(dog).  passenger(cat).
rower(dog).  rower(cat).
boat(2).

unsafe(Group, fight(dog, cat)) :-
    memberchk(dog, Group), memberchk(cat, Group),
    \+ memberchk(keeper(_), Group).

answer([], impossible).
