% The start is the goal.
title("The puzzle of nothing").
passenger(ann).
rower(ann).
boat(1).
goal(ann, west).
start(boat, east).
