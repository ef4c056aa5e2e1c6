initial(f(_)).
goal(b).
move(a, go, b).
