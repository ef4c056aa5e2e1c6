% No rules at all: the boat must come back.

title("A crossing without rules").
source("Makoto Hiroi, in his article on the jealous husbands: what remains when nothing is forbidden").
riddle("People want to cross a river in a boat for two, and they all get on with each other.  How many trips does it take?").

parameter(people, 4, integer(1, 16), "number of people").
parameter(boat, 2, integer(1, 16), "seats in the boat").

answer([], 5).
answer([people(2)], 1).
answer([people(6)], 9).
answer([people(10)], 17).

passenger(person(N)) :- people(Number), between(1, Number, N).
rower(all).
