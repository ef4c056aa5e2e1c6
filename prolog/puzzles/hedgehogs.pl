% The fourth of Alcuin's crossings, the one before it told of animals.

title("The hedgehogs").
source("Alcuin of York, Propositiones ad acuendos juvenes, about 800, no. 20").
riddle("A male and a female hedgehog and their two young want to cross a river.  Each parent weighs as much as the boat bears, and each of the young half as much.  How do they all cross?").

answer([], 9).

passenger(hedgehog(1)).  passenger(hedgehog(2)).
passenger(young(1)).     passenger(young(2)).

rower(all).
boat(2).
load_limit(2).
weight(hedgehog, 2).
weight(young, 1).
