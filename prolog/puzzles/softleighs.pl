% Man and woman, two sons, and a dog that does not row.

title("The Softleighs cross the stream").
source("Henry Dudeney, Amusements in Mathematics, 1917, Crossing the Stream").
riddle("Mr. and Mrs. Softleigh weigh 150 pounds each, and each of their two sons 75.  They must cross a stream in a boat that bears 150 pounds, and their dog, who is no heavier than a son, will neither swim nor row.  How do they all cross?").

answer([], 11).

passenger(father).  passenger(mother).
passenger(son(1)).  passenger(son(2)).
passenger(dog).

rower(father).  rower(mother).  rower(son).
boat(3).
load_limit(150).
weight(father, 150).
weight(mother, 150).
weight(son, 75).
weight(dog, 75).
