% The first puzzle with other animals.

title("Cheetah, fowl and rice").
source("Kpelle, Liberia; Marcia Ascher, A River-Crossing Problem in Cross-Cultural Perspective, Mathematics Magazine, 1990").
riddle("A man must take a cheetah, a fowl and some rice across a river in a boat that holds him and one of them.  Left alone, the cheetah would eat the fowl, and the fowl the rice.").

answer([], 7).

passenger(man).  passenger(cheetah).  passenger(fowl).  passenger(rice).
rower(man).
boat(2).

conflict(cheetah, fowl, [man]).
conflict(fowl, rice, [man]).
