% The squires are timid, not jealous; the rule is the same.

title("The knights and their squires").
source("Traditional; the jealous husbands told without jealousy").
riddle("Knights travel with a squire each.  No squire dares to be with other knights unless his own is there.  The boat holds two.  How do they all cross?").

parameter(knights, 3, integer(1, 8), "number of knights, and of squires").
parameter(boat, 2, integer(1, 16), "seats in the boat").

answer([], 11).
answer([knights(4)], impossible).
answer([knights(4), boat(3)], 9).

passenger(knight(N)) :- knights(Number), between(1, Number, N).
passenger(squire(N)) :- knights(Number), between(1, Number, N).

rower(all).

owner(squire, knight).
