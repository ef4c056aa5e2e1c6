% One of the animals can row, the small ones cannot.

title("Three humans, an ape and two monkeys").
source("Traditional").
riddle("Three humans, an ape and two monkeys must cross a river in a boat for two.  The humans and the ape can row, the monkeys cannot.  Wherever there are humans, the animals must not outnumber them, or they bite.").

answer([], 13).

passenger(human(1)).   passenger(human(2)).   passenger(human(3)).
passenger(ape).
passenger(monkey(1)).  passenger(monkey(2)).

rower(human).
rower(ape).
boat(2).

unsafe(Group, outnumbered(human-Humans, animal-Animals)) :-
    findall(H, ( member(H, Group), H = human(_) ), Hs),
    length(Hs, Humans),
    Humans > 0,
    length(Group, All),
    Animals is All-Humans,
    Animals > Humans.
