% Two lists are compared, which depends on their order.
passenger(a(1)).  passenger(a(2)).  passenger(a(3)).  passenger(a(4)).  passenger(a(5)).
passenger(b(1)).  passenger(b(2)).  passenger(b(3)).  passenger(b(4)).
rower(all).
boat(2).
unsafe(Group, equal) :-
    findall(Name, member(a(Name), Group), As),
    findall(Name, member(b(Name), Group), Bs),
    As == Bs, length(As, 2).
