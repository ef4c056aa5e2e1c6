% Alcuin's own telling of the jealous husbands: each man guards his sister.

title("Three brothers and their sisters").
source("Alcuin of York, Propositiones ad acuendos juvenes, about 800, no. 17").
riddle("Each of three men has a sister with him, and they all want to cross a river in a boat that holds two.  No woman may be with one of the other men, in the boat or ashore, unless her brother is there.  How do they cross?").

answer([], 11).

passenger(brother(N)) :- friend(N).
passenger(sister(N))  :- friend(N).

friend(1).
friend(2).
friend(3).

rower(all).
boat(2).

owner(sister, brother).
