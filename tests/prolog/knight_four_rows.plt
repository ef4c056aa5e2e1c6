:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/exact').
:- use_module('../../prolog/knight/four_rows').

outcome(Size, Ends, Outcome) :-
    make_board(Size, [], Board),
    four_row_tour(Board, Ends, limits(inf,inf), Outcome0),
    (   Outcome0 = found(Indices)
    ->  check_tour(Board, Indices, valid(_,_)),
        Outcome = found
    ;   functor(Outcome0, Outcome, _)
    ).

:- begin_tests(knight_four_rows).

test("a start far from both short sides", Outcome == found) :-
    outcome(4*40, open(20,any), Outcome).
test("the board may stand upright", Outcome == found) :-
    outcome(30*4, open(60,any), Outcome).
test("both ends", Outcome == found) :-
    outcome(4*20, open(0,1), Outcome).
test("no tour from an inner square", Outcome == exhausted) :-
    outcome(4*9, open(10,any), Outcome).
test("as the search that knows nothing of rows",
     forall(( member(Size, [3*4,4*5,5*4,4*6]), make_board(Size, [], Board),
              squares(Board, Squares), member(Start, Squares) ))) :-
    outcome(Size, open(Start,any), Outcome),
    exact_tour(Board, open(Start,any), limits(inf,inf), Expected),
    functor(Expected, Outcome, _).
test("the limit on choices is kept", Outcome == limit) :-
    make_board(4*20, [], Board),
    four_row_tour(Board, open(8,any), limits(0,inf), Result),
    functor(Result, Outcome, _).
test("not for other boards", fail) :-
    outcome(5*6, open(any,any), _).
test("not for closed tours", fail) :-
    outcome(4*6, closed(any,any), _).

:- end_tests(knight_four_rows).
