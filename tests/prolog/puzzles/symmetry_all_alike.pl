% The names of each kind are compared with nothing: all of a kind are alike.
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(b(1)).  passenger(b(2)).
passenger(c(1)).  passenger(c(2)).  passenger(c(3)).  passenger(c(4)).
rower(all).
boat(2).
unsafe(Group, meeting) :- member(a(_), Group), member(b(_), Group), length(Group, 2).
