% Frogs on the left and toads on the right of a row of stones, one stone between them free.  They go forward
% only, to the next stone or over one of the other kind, until they have changed places.

title("Frogs and toads").
source("Edouard Lucas, Recreations mathematiques, 1883").
riddle("Frogs sit on the stones at the left of a row, toads on those at the right, and one stone between them is free. A frog goes only to the right and a toad only to the left: to the next stone if it is free, or over one of the other kind to the free stone behind it. Let frogs and toads change places.").

parameter(frogs, 3, integer(1, 8), "number of frogs").
parameter(toads, 3, integer(1, 8), "number of toads").

answer([], 15).
answer([frogs(1), toads(1)], 3).
answer([frogs(2), toads(2)], 8).
answer([frogs(2)], 11).
answer([frogs(4), toads(4)], 24).

initial(Row) :-
    frogs(Frogs),
    toads(Toads),
    row(frog, Frogs, toad, Toads, Row).

goal(Row) :-
    frogs(Frogs),
    toads(Toads),
    row(toad, Toads, frog, Frogs, Row).

row(Left, Lefts, Right, Rights, Row) :-
    findall(Left, between(1, Lefts, _), LeftList),
    findall(Right, between(1, Rights, _), RightList),
    append(LeftList, [stone|RightList], Row).

move(Row, Label, Next) :-
    append(Before, [A,B|After], Row),
    step(A, B, Verb),
    length(Before, N),
    From is N+1,
    Label =.. [Verb,From],
    append(Before, [B,A|After], Next).
move(Row, Label, Next) :-
    append(Before, [A,B,C|After], Row),
    jump(A, B, C, Verb),
    length(Before, N),
    From is N+1,
    Label =.. [Verb,From],
    append(Before, [C,B,A|After], Next).

% Who moves from or to the stone at the left.
step(frog, stone, frog_steps).
step(stone, toad, toad_steps).

jump(frog, toad, stone, frog_jumps).
jump(stone, frog, toad, toad_jumps).
