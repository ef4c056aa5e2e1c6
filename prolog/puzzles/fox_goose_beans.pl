% The first puzzle with other animals.

title("Fox, goose and beans").
source("The English telling of Alcuin's no. 18").
riddle("A farmer brings a fox, a goose and a bag of beans home from market, and must cross a river in a boat that holds him and one of them.  Left alone, the fox would eat the goose, and the goose the beans.").

answer([], 7).

passenger(farmer).  passenger(fox).  passenger(goose).  passenger(beans).
rower(farmer).
boat(2).

conflict(fox, goose, [farmer]).
conflict(goose, beans, [farmer]).
