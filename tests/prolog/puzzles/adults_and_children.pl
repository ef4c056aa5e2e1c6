% The boat bears one adult or two children; everybody rows.
parameter(adults, 2, integer(0, 20), "number of adults").
parameter(children, 2, integer(0, 20), "number of children").

passenger(adult(I)) :- adults(Last), between(1, Last, I).
passenger(child(I)) :- children(Last), between(1, Last, I).
rower(all).
boat(2).
weight(adult(I), 2) :- passenger(adult(I)).
weight(child(I), 1) :- passenger(child(I)).
load_limit(2).
