% The boat bears one adult or two children.

title("The adults and the children").
source("Traditional").
riddle("Adults and children want to cross a river, and all of them can row.  The boat bears one adult, or one or two children.  How many trips does it take?").

parameter(adults, 8, integer(0, 30), "number of adults").
parameter(children, 2, integer(2, 30), "number of children").

answer([], 33).
answer([adults(0)], 1).
answer([adults(1)], 5).
answer([adults(3)], 13).
answer([adults(2), children(4)], 13).
answer([adults(5), children(5)], 27).

passenger(adult(N)) :- adults(Number), between(1, Number, N).
passenger(child(N)) :- children(Number), between(1, Number, N).

rower(all).
boat(2).
load_limit(2).
weight(adult, 2) :- adults(Number), Number > 0.
weight(child, 1).
