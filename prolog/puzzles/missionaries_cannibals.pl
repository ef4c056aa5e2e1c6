% Missionaries and cannibals cross a river.  Wherever there are missionaries, they must not be
% outnumbered by cannibals.

title("Missionaries and cannibals").
source("Saul Amarel, On representations of problems of reasoning about actions, 1968; in print since the 1870s").
riddle("Missionaries and cannibals must cross a river in a boat for two.  Wherever there are missionaries, on a bank or in the boat, they must not be outnumbered by cannibals.  How do they all cross?").

parameter(missionaries, 3, integer(0, 30), "number of missionaries").
parameter(cannibals, 3, integer(0, 30), "number of cannibals").
parameter(boat, 2, integer(1, 60), "seats in the boat").
parameter(island, false, boolean, "is there an island in the river?").
parameter(direct, true, oneof([true, false, landable]), "may the boat pass the island without stopping?").
parameter(rowers, [all], rowers, "who can row: all, or passengers and kinds of passengers").

answer([], 11).
answer([missionaries(4), cannibals(4)], impossible).
answer([missionaries(6), cannibals(6), boat(3)], impossible).
answer([missionaries(4), cannibals(4), boat(3)], 9).
answer([missionaries(5), cannibals(5), boat(3)], 11).
answer([missionaries(6), cannibals(6), boat(4)], 9).
answer([boat(4)], 3).
answer([rowers([missionary])], impossible).
answer([rowers([missionary, cannibal(1)])], 13).

passenger(missionary(I)) :- missionaries(Number), between(1, Number, I).
passenger(cannibal(I))   :- cannibals(Number), between(1, Number, I).

rower(Who) :-
    rowers(List),
    member(Who, List).

place(west).
place(island) :- island(true).
place(east).

unsafe(Group, outnumbered(missionary-Missionaries, cannibal-Cannibals)) :-
    count(missionary(_), Group, Missionaries),
    count(cannibal(_), Group, Cannibals),
    Missionaries > 0,
    Cannibals > Missionaries.

count(Kind, Group, Number) :-
    findall(x, member(Kind, Group), Xs),
    length(Xs, Number).
