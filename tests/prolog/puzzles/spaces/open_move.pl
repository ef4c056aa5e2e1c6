initial(a).
goal(b).
move(a, go, _).
