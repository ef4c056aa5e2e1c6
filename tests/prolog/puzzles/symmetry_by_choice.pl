% memberchk/2 takes the first that fits, and the rule goes on with that one.
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(a(4)).  passenger(a(5)).
passenger(b(1)).  passenger(b(2)).  passenger(b(3)).  passenger(b(4)).
rower(all).
boat(2).
unsafe(Group, chosen(Name)) :- memberchk(a(Name), Group), \+ member(b(Name), Group), member(b(_), Group).
