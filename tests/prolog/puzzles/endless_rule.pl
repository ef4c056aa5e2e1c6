% A rule that does not come to an end.
passenger(ann).  passenger(bob).
rower(all).
boat(1).
unsafe([bob], endless) :- repeat, fail.
