% Some people with one torch cross a bridge by night; a group walks at the pace of its slowest.
title("Bridge and torch").
parameter(paces, [1,2,5,10], list(positive_integer), "the minutes that each takes").
parameter(boat, 2, integer(1, inf), "how many may cross together").

passenger(walker(I)) :- paces(Paces), nth1(I, Paces, _).
rower(all).

duration(Party, Minutes) :-
    paces(Paces),
    findall(Pace, ( member(walker(I), Party), nth1(I, Paces, Pace) ), Those),
    max_list(Those, Minutes).
