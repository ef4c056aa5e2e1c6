% A family, a policeman and a thief.
parameter(rowers, [father,mother,policeman], rowers, "who can row").

passenger(father).  passenger(mother).
passenger(son(1)).  passenger(son(2)).
passenger(daughter(1)).  passenger(daughter(2)).
passenger(policeman).  passenger(thief).
rower(Who) :- rowers(List), member(Who, List).
boat(2).

unsafe(Group, hits(father, daughter(D))) :-
    memberchk(father, Group), \+ memberchk(mother, Group), member(daughter(D), Group).
unsafe(Group, hits(mother, son(S))) :-
    memberchk(mother, Group), \+ memberchk(father, Group), member(son(S), Group).
unsafe(Group, robs(thief, Member)) :-
    memberchk(thief, Group), \+ memberchk(policeman, Group), member(Member, Group), Member \== thief.
