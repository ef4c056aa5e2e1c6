% A rule that says no reason.

passenger(ann).
passenger(bob).
rower(ann).
boat(2).

unsafe([ann,bob], _).
