% Two adults fill the boat each; two children fill it together.

title("A man, a woman and two children").
source("Alcuin of York, Propositiones ad acuendos juvenes, about 800, no. 19").
riddle("A man and a woman, each as heavy as a loaded cart, have two children who together weigh as much as one of them.  Their boat bears no more than one cartload.  How does the family cross the river without sinking it?").

answer([], 9).

passenger(man).       passenger(woman).
passenger(child(1)).  passenger(child(2)).

rower(all).
boat(2).
load_limit(2).
weight(man, 2).
weight(woman, 2).
weight(child, 1).
