% Everybody has a weight of his own.

title("Five hikers and a light boat").
source("Made for this catalogue").
riddle("Hikers of 40, 50, 60, 70 and 90 kilograms must cross a river.  They can all row, and the boat has three seats, but it bears only 110 kilograms.").

answer([], 9).

passenger(hiker(N)) :- weighs(N, _).

rower(all).
boat(3).
load_limit(110).
weight(hiker(N), Weight) :- weighs(N, Weight).

weighs(1, 40).
weighs(2, 50).
weighs(3, 60).
weighs(4, 70).
weighs(5, 90).
