initial(a).
move(a, go, b).
