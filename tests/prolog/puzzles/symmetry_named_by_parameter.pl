% One name is special, and the clauses know it only by a parameter.
parameter(special, 1, integer(1, 9)).
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(a(4)).  passenger(a(5)).
passenger(a(6)).  passenger(a(7)).  passenger(a(8)).  passenger(a(9)).
rower(all).
boat(2).
unsafe(Group, left(Name)) :- special(Name), member(a(Name), Group), length(Group, 2).
