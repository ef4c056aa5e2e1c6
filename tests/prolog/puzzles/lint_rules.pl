% A rule that throws, and an answer for a parameter that does not exist.

passenger(ann).
passenger(bob).
rower(ann).
boat(2).
answer([boats(3)], 1).

unsafe(Group, crowded) :-
    length(Group, Number),
    Number > many.
