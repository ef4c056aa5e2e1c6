% The family puzzle that went around the world as a game from Japan.

title("The Japanese family").
source("Known from a puzzle game as the Japanese family, or the Japanese IQ test").
riddle("A father, a mother, their two sons and two daughters, a policeman and a thief want to cross a river on a raft for two.  The father must not be with a daughter unless the mother is there, nor the mother with a son unless the father is there, nor the thief with any of the family unless the policeman is there.  Only the father, the mother and the policeman can handle the raft.").

parameter(rowers, [father, mother, policeman], rowers, "who can row: all, or passengers and kinds of passengers").

answer([], 17).
answer([rowers([all])], 13).

passenger(father).       passenger(mother).
passenger(son(1)).       passenger(son(2)).
passenger(daughter(1)).  passenger(daughter(2)).
passenger(policeman).    passenger(thief).

rower(Who) :-
    rowers(List),
    member(Who, List).
boat(2).

conflict(father, daughter, [mother]).
conflict(mother, son, [father]).
conflict(thief, all, [policeman]).
