% Couples cross a river.  Every husband is so jealous that his wife may not be with another man, in
% the boat or ashore, unless he is there himself.

title("The jealous husbands").
source("Alcuin of York, Propositiones ad acuendos juvenes, about 800, no. 17; four couples with an island: De Fontenay, 1879").
riddle("Couples want to cross a river in a boat for two.  Every husband is so jealous that his wife may not be with another man, in the boat or ashore, unless he is there himself.  How do they all cross?").

parameter(couples, 3, integer(1, 26), "number of couples").
parameter(boat, 2, integer(1, 52), "seats in the boat").
parameter(island, false, boolean, "is there an island in the river?").
parameter(direct, true, oneof([true, false, landable]), "may the boat pass the island without stopping?").
parameter(rowers, [all], rowers, "who can row: all, or passengers and kinds of passengers").
parameter(rule, husband, oneof([husband, pair]),
          "husband: no wife with another man unless her husband is there; pair: no man and woman alone, just the two of them, unless married").

answer([], 11).
answer([couples(1)], 1).
answer([couples(2)], 5).
answer([couples(4)], impossible).
answer([couples(5)], impossible).
answer([couples(2), boat(3)], 3).
answer([couples(3), boat(3)], 5).
answer([couples(4), boat(3)], 9).
answer([couples(5), boat(3)], 11).
answer([couples(6), boat(3)], impossible).
answer([couples(2), boat(4)], 1).
answer([couples(3), boat(4)], 3).
answer([couples(4), boat(4)], 5).
answer([couples(5), boat(4)], 7).
answer([couples(6), boat(4)], 9).
answer([couples(7), boat(4)], 11).
answer([couples(2), island(true)], 5).
answer([couples(3), island(true)], 11).
answer([couples(4), island(true)], 16).
answer([couples(5), island(true)], 21).
answer([couples(6), island(true)], 25).
answer([couples(2), island(true), direct(false)], 10).
answer([couples(3), island(true), direct(false)], 18).
answer([couples(4), island(true), direct(false)], 26).
answer([couples(5), island(true), direct(false)], 34).
answer([couples(6), island(true), direct(false)], 42).
answer([couples(2), island(true), direct(landable)], 5).
answer([couples(3), island(true), direct(landable)], 11).
answer([couples(4), island(true), direct(landable)], 17).
answer([couples(5), island(true), direct(landable)], 23).
answer([couples(6), island(true), direct(landable)], 29).
answer([rowers([husband, wife(a)])], 13).
answer([couples(2), rule(pair)], 5).

couple(Name) :-
    couples(Number),
    between(1, Number, I),
    Code is 0'a+I-1,
    char_code(Name, Code).

passenger(Person) :-
    couple(Name),
    ( Person = husband(Name) ; Person = wife(Name) ).

rower(Who) :-
    rowers(List),
    member(Who, List).

place(west).
place(island) :- island(true).
place(east).

unsafe(Group, jealous(husband(Own), wife(Own), husband(Other))) :-
    rule(husband),
    member(wife(Own), Group),
    \+ memberchk(husband(Own), Group),
    memberchk(husband(Other), Group).
unsafe(Group, alone(husband(Man), wife(Woman))) :-
    rule(pair),
    length(Group, 2),
    member(husband(Man), Group),
    member(wife(Woman), Group),
    Man \== Woman.
