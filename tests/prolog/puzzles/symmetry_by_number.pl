% Names are compared as numbers: nobody of a or b is like another.
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(b(1)).  passenger(b(2)).
passenger(c(1)).  passenger(c(2)).  passenger(c(3)).  passenger(c(4)).
rower(all).
boat(2).
unsafe(Group, larger) :- member(a(X), Group), member(b(Y), Group), X > Y.
