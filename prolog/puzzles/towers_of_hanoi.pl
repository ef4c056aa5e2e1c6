% Discs of different sizes lie on one of three pegs, the smallest on top.  Move all to the last peg, one at a
% time and never onto a smaller one.

title("The towers of Hanoi").
source("Edouard Lucas, under the name N. Claus de Siam, 1883").
riddle("Discs of different sizes lie on the first of some pegs, the smallest on top. Move them all to the last peg, one disc at a time, and never lay a disc on a smaller one.").

parameter(discs, 3, integer(1, 12), "number of discs").
parameter(pegs, 3, integer(3, 6), "number of pegs").

answer([], 7).
answer([discs(1)], 1).
answer([discs(5)], 31).
answer([discs(8)], 255).
answer([discs(5), pegs(4)], 13).

% A state lists the discs on each peg, the smallest first.
initial([All|Empty]) :-
    discs(Discs),
    numlist(1, Discs, All),
    pegs(Pegs),
    Others is Pegs-1,
    findall([], between(1, Others, _), Empty).

goal(Pegs) :-
    append(Others, [_], Pegs),
    \+ ( member(Peg, Others), Peg \== [] ).

move(Pegs, move(Disc, From, To), Next) :-
    nth1(From, Pegs, [Disc|Below]),
    nth1(To, Pegs, Peg),
    To =\= From,
    \+ ( Peg = [Top|_], Top < Disc ),
    nth1(From, Pegs, _, Others),
    nth1(From, Pegs1, Below, Others),
    nth1(To, Pegs1, _, Rest),
    nth1(To, Next, [Disc|Peg], Rest).

% A disc can only be moved when all smaller ones are out of its way, but each that is not on the last peg
% moves at least once.
heuristic(Pegs, Missing) :-
    append(Others, [_], Pegs),
    foldl([Peg,N0,N]>>( length(Peg, L), N is N0+L ), Others, 0, Missing).
