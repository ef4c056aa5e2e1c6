% Many people of whom no two weigh the same: nobody is like anybody else, and the states are very many.
parameter(people, 20, integer(2, 60), "number of people").
passenger(man(I)) :- people(Last), between(1, Last, I).
rower(man).
boat(2).
weight(man(I), W) :- passenger(man(I)), W is 50+I.
load_limit(L) :- people(Last), L is 101+Last.

% Number 1 is afraid to be alone with the last.
unsafe(Group, frightens(man(Last), man(1))) :-
    people(Last),
    msort(Group, [man(1),man(Last)]).
