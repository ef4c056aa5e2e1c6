% The goal breaks the rule: nobody can get there, though the trips out of it are legal.
passenger(ann).
passenger(bob).
passenger(cat(1)).
rower(ann).
rower(cat(1)).
boat(2).
place(west).
place(island).
place(east).
start(ann, island).
unsafe(Group, conflict(A, B)) :-
    conflict_of(A, B, Guards),
    memberchk(A, Group), memberchk(B, Group),
    \+ ( member(Guard, Guards), memberchk(Guard, Group) ).
conflict_of(ann, bob, []).
