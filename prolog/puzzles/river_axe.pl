% Three robbers share a treasure, and nobody may be left with more than what is his.

title("Crossing the river Axe").
source("Henry Dudeney, Amusements in Mathematics, 1917, Crossing the River Axe").
riddle("Giles, Jasper and Timothy flee with a treasure in three chests: 800 pounds for Giles, 500 for Jasper and 300 for Timothy.  Their boat holds two of them, or one of them and a chest.  They trust each other so little that none of them may be left with more than his share, nor two of them with more than theirs together.  How do they cross?").

answer([], 13).

passenger('Giles').  passenger('Jasper').  passenger('Timothy').
passenger(chest(800)).  passenger(chest(500)).  passenger(chest(300)).

rower('Giles').  rower('Jasper').  rower('Timothy').
boat(2).

share('Giles', 800).
share('Jasper', 500).
share('Timothy', 300).

unsafe(Group, greedy(Thieves, Money, Due)) :-
    findall(Thief-Share, ( member(Thief, Group), share(Thief, Share) ), Pairs),
    Pairs = [_|_],
    findall(Thief, member(Thief-_, Pairs), Thieves),
    findall(Share, member(_-Share, Pairs), Shares),
    sum_list(Shares, Due),
    findall(Sum, member(chest(Sum), Group), Sums),
    sum_list(Sums, Money),
    Money > Due.
