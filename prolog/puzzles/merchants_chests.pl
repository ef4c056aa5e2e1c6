% What is owned cannot row, and may ride with anybody's eyes upon it but a stranger's.

title("The merchants and their chests").
source("Made for this catalogue").
riddle("Three merchants have a chest each.  The boat holds two, and a chest takes a seat.  A chest must not be with another merchant unless its own is there.  How do they bring everything across?").

parameter(merchants, 3, integer(1, 6), "number of merchants, and of chests").
parameter(boat, 2, integer(1, 12), "seats in the boat").

answer([], impossible).
answer([boat(3)], 7).

passenger(merchant(N)) :- merchants(Number), between(1, Number, N).
passenger(chest(N))    :- merchants(Number), between(1, Number, N).

rower(merchant).

owner(chest, merchant, [merchant]).
