% Jugs without marks, one of them full.  Pour from one into another until it is full or the first is empty;
% at the end the drink must be shared out: as many jugs as there are shares must hold exactly the target.

title("Water jugs").
source("Abbot Albert of Stade, about 1240; with 8, 5 and 3 in Chuquet, 1484, and Tartaglia, 1556").
riddle("Some jugs without marks stand on a table, the first of them full, the others empty. Pour from one jug into another, each time until the one is full or the other empty, until the drink is shared out: as many jugs as there are shares hold exactly the target.").

parameter(jugs, [8,5,3], list(integer(1, 1000)), "what the jugs hold; the first is full at the start").
parameter(target, 4, integer(0, 1000), "how much a share is").
parameter(shares, 2, integer(1, 10), "how many jugs must hold a share").

answer([], 7).
answer([shares(1)], 6).
answer([jugs([12,8,5]), target(6)], 7).
answer([jugs([8,6,4]), target(3), shares(1)], impossible).

initial([Full|Empty]) :-
    jugs([Full|Others]),
    findall(0, member(_, Others), Empty).

goal(Contents) :-
    target(Target),
    shares(Shares),
    include(==(Target), Contents, Full),
    length(Full, Number),
    Number >= Shares.

move(Contents, pour(From, To), Next) :-
    jugs(Jugs),
    nth1(From, Contents, Here),
    Here > 0,
    nth1(To, Contents, There),
    To =\= From,
    nth1(To, Jugs, Holds),
    Room is Holds-There,
    Room > 0,
    Poured is min(Here, Room),
    Left is Here-Poured,
    Filled is There+Poured,
    nth1(From, Contents, _, Others),
    nth1(From, Contents1, Left, Others),
    nth1(To, Contents1, _, Rest),
    nth1(To, Next, Filled, Rest).
