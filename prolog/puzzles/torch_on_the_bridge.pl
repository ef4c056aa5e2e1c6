% Some people cross a bridge in the dark.  They have one torch, at most so many can cross at a time, and they
% go as fast as the slowest of them.  Written as a bare state space: the same riddle as a river crossing with
% durations, without passengers and boats.

title("The torch on the bridge, as a bare state space").
source("Folklore; in print since Saul Levmore and Elizabeth Cook, Super Strategies for Puzzles and Games, 1981").
riddle("Some people must cross a bridge in the dark. They have one torch, without which nobody can go, and only so many can be on the bridge together; those go as fast as the slowest of them. How soon can all be across?").

parameter(times, [1,2,5,10], list(integer(1, 1000)), "the minutes that each takes").
parameter(together, 2, integer(1, 10), "how many can be on the bridge").

answer([], 5).
answer([together(3)], 3).

% crossing(Here, There, Torch): the times of those on either side, and where the torch is.
initial(crossing(Times, [], here)) :-
    times(Given),
    msort(Given, Times).

goal(crossing([], _, there)).

move(crossing(Here, There, here), over(Party), crossing(Here1, There1, there)) :-
    party(Here, Party, Here1),
    merged(Party, There, There1).
move(crossing(Here, There, there), back(Party), crossing(Here1, There1, here)) :-
    party(There, Party, There1),
    merged(Party, Here, Here1).

party(Group, Party, Rest) :-
    together(Most),
    some_of(Group, Most, Party, Rest),
    Party \== [].

some_of([], _, [], []).
some_of([X|Xs], Most, Party, Rest) :-
    (   Most > 0,
        Most1 is Most-1,
        Party = [X|Party1],
        some_of(Xs, Most1, Party1, Rest)
    ;   Rest = [X|Rest1],
        some_of(Xs, Most, Party, Rest1)
    ).

merged(Some, Others, All) :-
    append(Some, Others, Both),
    msort(Both, All).

cost(over(Party), Time) :- max_list(Party, Time).
cost(back(Party), Time) :- max_list(Party, Time).

% The slowest on this side must still cross.
heuristic(crossing(Here, _, _), Time) :-
    (   Here == []
    ->  Time = 0
    ;   max_list(Here, Time)
    ).
