% The first puzzle with other animals.

title("Jackal, goat and hay").
source("Kabyle, Algeria; Marcia Ascher, A River-Crossing Problem in Cross-Cultural Perspective, Mathematics Magazine, 1990").
riddle("A man must take a jackal, a goat and a bundle of hay across a river in a boat that holds him and one of them.  Left alone, the jackal would eat the goat, and the goat the hay.").

answer([], 7).

passenger(man).  passenger(jackal).  passenger(goat).  passenger(hay).
rower(man).
boat(2).

conflict(jackal, goat, [man]).
conflict(goat, hay, [man]).
