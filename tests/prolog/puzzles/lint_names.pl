passanger(farmer).
passenger(wolf).
passenger(goat).
rower(wolf).
boat(2).
unsafe(Group, eats(X, Y)) :-
    eats(X, Y), memberchek(X, Group), forall(member(Z, Group), foo(Z)), Q = 1.
eats(wolf, goat).
helper(1).
answer([boats(3)], 7).
