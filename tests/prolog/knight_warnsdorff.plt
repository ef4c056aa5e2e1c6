:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/warnsdorff').

walk(Size, Options, Start, Points, Outcome) :-
    make_board(Size, Options, Board),
    warnsdorff_tour(Board, Start, Points, Outcome0),
    (   Outcome0 = found(Indices)
    ->  check_tour(Board, Indices, valid(_,_)),
        Indices = [Start|_],
        Outcome = found
    ;   Outcome = Outcome0
    ).

:- begin_tests(knight_warnsdorff).

test("square boards from the corner", [forall(member(N, [5,6,7,8,41,74,85,88,114,200])), Outcome == found]) :-
    walk(N, [], 0, [0-0], Outcome).
test("narrow boards", [forall(member(Size, [3*12,4*20,50*4])), Outcome == found]) :-
    walk(Size, [], 0, [0-0,10-7,0-30,-100- -100], Outcome).
test("other leapers", Outcome == found) :-
    walk(5*8, [leaper(1,4)], 0, [0-0,10-7,0-30,-100- -100], Outcome).
test("a leaper whose moves coincide", Outcome == found) :-
    walk(1*5, [leaper(0,1)], 0, [0-0], Outcome).
test("holes are not visited", Outcome == found) :-
    walk(3, [holes([2-2])], 0, [0-0], Outcome).
test("no point helps on 5x6 from (3,2)", Outcome = stuck(_)) :-
    findall(Down-Right, ( member(Down, [-100,-50,0,50,100]), member(Right, [-100,-50,0,50,100]) ), Points),
    walk(5*6, [], 13, Points, Outcome).
test("the first point that works is taken", Outcome == found) :-
    make_board(10, [], Board),
    squares(Board, Squares),
    member(Start, Squares),
    warnsdorff_tour(Board, Start, [0-0], stuck(_)),
    !,
    walk(10, [], Start, [0-0,10-7], Outcome).

:- end_tests(knight_warnsdorff).
