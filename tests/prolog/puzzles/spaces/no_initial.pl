initial(_) :- fail.
goal(b).
move(a, go, b).
