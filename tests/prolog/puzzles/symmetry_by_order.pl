% The rule looks at who comes first in the group.
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(a(4)).  passenger(a(5)).
passenger(a(6)).  passenger(a(7)).  passenger(a(8)).  passenger(a(9)).
rower(all).
boat(2).
unsafe([a(Name)|_], first(Name)) :- Name == 3.
