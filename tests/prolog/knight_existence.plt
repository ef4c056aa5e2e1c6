:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/existence').
:- use_module('../../prolog/knight/exact').

reason(Size, Options, Ends, Reason) :-
    make_board(Size, Options, Board),
    impossible_tour(Board, Ends, Reason).

:- begin_tests(knight_existence).

test("Schwenk", [forall(member(Size-Expected,
        [ 9-schwenk(9,9,both_odd), (2*7)-schwenk(2,7,short_side(2)), (9*4)-schwenk(9,4,short_side(4)),
          (3*4)-schwenk(3,4,three_rows), (8*3)-schwenk(8,3,three_rows) ])), Reason == Expected]) :-
    reason(Size, [], closed(any,any), Reason).
test("Chia and Ong", [forall(member(Size-Expected,
        [ (1*5)-chia_ong(1,5,short_side(1)), (2*9)-chia_ong(2,9,short_side(2)), (3*5)-chia_ong(3,5,three_rows),
          4-chia_ong(4,4,four_by_four) ])), Reason == Expected]) :-
    reason(Size, [], open(any,any), Reason).
test("1x1 has an open tour", fail) :-
    reason(1, [], open(any,any), _).
test("nothing excludes these", [fail, forall(member(Size-Kind, [(3*7)-open,(3*10)-closed,5-open,(5*6)-closed,8-closed]))]) :-
    Ends =.. [Kind,any,any],
    reason(Size, [], Ends, _).
test("the camel keeps to its colour", Reason == colour_bound(1,3)) :-
    reason(8, [leaper(1,3)], open(any,any), Reason).
test("the camel may have a board of one colour", fail) :-
    findall(R-C, ( between(1, 6, R), between(1, 6, C), (R+C) mod 2 =:= 1 ), Dark),
    reason(6, [leaper(1,3),holes(Dark)], open(any,any), _).
test("the zebra needs room", Reason == leaper(2,3,4,9)) :-
    reason(4*9, [leaper(2,3)], open(any,any), Reason).
test("squares out of reach", Reason == disconnected(7,8)) :-
    reason(3, [holes([1-1])], open(any,any), Reason).
test("too many squares of one colour", Reason == unbalanced(open,25,22)) :-
    reason(7, [holes([1-2,2-1])], open(any,any), Reason).
test("a closed tour needs as many of each colour", Reason == unbalanced(closed,25,23)) :-
    reason(7, [holes([1-2])], closed(any,any), Reason).
test("one square too many is enough for an open tour", fail) :-
    reason(7, [holes([1-2,1-1])], open(any,any), _).
test("the ends are two squares", Reason == same_ends(3)) :-
    reason(8, [], open(3,3), Reason).
test("the ends of a closed tour are a move apart", Reason == ends_apart(0,1)) :-
    reason(8, [], closed(0,1), Reason).
test("the ends of an odd board", Reason == wrong_colour(1)) :-
    reason(5, [], open(0,1), Reason).
test("the ends of an even board", Reason == same_colour(0,2)) :-
    reason(6, [], open(0,2), Reason).
test("inner rows of a board with four", [forall(member(Size-Start, [(4*5)-5,(4*9)-20,(7*4)-13])), Reason == inner_row(Start)]) :-
    reason(Size, [], open(Start,any), Reason).
test("the search agrees where an argument excludes a tour",
     [forall(( member(Size, [3*4,4*5,5*5,4*6]), member(Start, [0,1,2,5,6]) ))]) :-
    make_board(Size, [], Board),
    (   impossible_tour(Board, open(Start,any), _)
    ->  exact_tour(Board, open(Start,any), limits(inf,inf), exhausted(_))
    ;   true
    ).

:- end_tests(knight_existence).
