:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/knight/grid').

:- begin_tests(knight_grid).

test("parts of 5 to 11 make up every side", [forall(between(5, 200, Side)), Sum == Side]) :-
    side_parts(Side, 3, Parts, _),
    sum_list(Parts, Sum),
    forall(member(Part, Parts), between(5, 11, Part)),
    findall(Part, ( member(Part, Parts), Part mod 2 =:= 1 ), Odd),
    length(Odd, OddCount),
    assertion(OddCount =:= Side mod 2).
test("the odd part has the place", [forall(between(0, 44, Place))]) :-
    side_parts(45, Place, Parts, Number),
    length(Before, Number),
    append(Before, [Odd|_], Parts),
    sum_list(Before, Start),
    assertion(Odd mod 2 =:= 1),
    assertion(( Place >= Start, Place < Start+Odd )).
test("shapes and corners", Found == [5*6-0-0,5*8-0-6,7*6-5-0,7*8-5-6]) :-
    grid([5,7], [6,8], 14, Grid),
    findall(Shape-Top-Left,
            ( member(Row, [0,1]),
              member(Column, [0,1,2]),
              shape(Grid, Row-Column, Shape),
              corner(Grid, Row-Column, Top, Left)
            ),
            Found).
test("there and back", [forall(member(Way-Back, [up-down,down-up,left-right,right-left])), true(Place == 3-4)]) :-
    towards(Way, 3-4, Next),
    towards(Back, Next, Place),
    !.
test("a neighbour's corner, and mine from there", [forall(member(Way-Back, [up-down,left-right])), Down-Right == 0-0]) :-
    shift(Way, 6*8, 10*5, Down1, Right1),
    shift(Back, 10*5, 6*8, Down2, Right2),
    Down is Down1+Down2,
    Right is Right1+Right2.

:- end_tests(knight_grid).
