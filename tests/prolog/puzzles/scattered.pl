% Facts of one kind need not stand together.
passenger(ann).
rower(ann).
passenger(bob).
boat(2).
rower(bob).
weight(bob, 80).
passenger('Zoë').
