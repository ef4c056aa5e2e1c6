% The animals can row and the men cannot.

title("Two keepers, a dog and a cat").
source("Made for this catalogue").
riddle("Two keepers, who cannot row, have taught their dog and their cat to.  The boat holds two.  The dog and the cat must never be together without a keeper, ashore or in the boat.  Can they cross?").

answer([], impossible).

passenger(keeper(1)).  passenger(keeper(2)).
passenger(dog).        passenger(cat).

rower(dog).
rower(cat).
boat(2).

conflict(dog, cat, [keeper]).
