% The first puzzle with other animals.

title("Fox, chicken and grain").
source("The American telling of Alcuin's no. 18").
riddle("A farmer must take a fox, a chicken and a sack of grain across a river in a boat that holds him and one of them.  Left alone, the fox would eat the chicken, and the chicken the grain.").

answer([], 7).

passenger(farmer).  passenger(fox).  passenger(chicken).  passenger(grain).
rower(farmer).
boat(2).

conflict(fox, chicken, [farmer]).
conflict(chicken, grain, [farmer]).
