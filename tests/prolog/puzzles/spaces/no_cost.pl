initial(a).
goal(b).
move(a, go, b).
cost(stay, 1).
