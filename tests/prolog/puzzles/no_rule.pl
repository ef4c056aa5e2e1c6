% People who get on with each other.
parameter(people, 3, integer(1, 20), "number of people").
passenger(man(I)) :- people(Last), between(1, Last, I).
rower(all).
boat(2).
