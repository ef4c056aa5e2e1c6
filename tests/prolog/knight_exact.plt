:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/exact').

%   How the search ends, with its tour checked.

outcome(Size, Options, Ends, Outcome) :-
    make_board(Size, Options, Board),
    exact_tour(Board, Ends, limits(inf,inf), Outcome0),
    (   Outcome0 = found(Indices)
    ->  check_tour(Board, Indices, valid(Kind,_)),
        (   Ends = closed(Start,_)
        ->  Kind == closed
        ;   Ends = open(Start,_)
        ),
        (   Start == any
        ->  true
        ;   Indices = [Start|_]
        ),
        arg(2, Ends, End),
        (   End == any
        ->  true
        ;   last(Indices, End)
        ),
        Outcome = found
    ;   Outcome0 = exhausted(_)
    ->  Outcome = none
    ;   Outcome0 = limit(Which,_),
        Outcome = limit(Which)
    ).

count_exact(Size, Options, Ends, Count) :-
    make_board(Size, Options, Board),
    aggregate_all(count, exact_tours(Board, Ends, _), Count).

:- begin_tests(knight_exact).

test("open tours", [forall(member(Size, [5,6,8,3*4,3*7,3*50,4*5,4*50,5*8,20])), Outcome == found]) :-
    outcome(Size, [], open(any,any), Outcome).
test("closed tours", [forall(member(Size, [6,8,3*10,3*50,5*6,10,20])), Outcome == found]) :-
    outcome(Size, [], closed(any,any), Outcome).
test("no open tours", [forall(member(Size, [2,3,4,3*5,3*6,2*9])), Outcome == none]) :-
    outcome(Size, [], open(any,any), Outcome).
test("no closed tours", [forall(member(Size, [2,3,4,5,7,3*4,3*6,3*8,4*5,4*6,4*8,2*9])), Outcome == none]) :-
    outcome(Size, [], closed(any,any), Outcome).
test("a start where Warnsdorff's rule never works", Outcome == found) :-
    outcome(5*6, [], open(13,any), Outcome).
test("impossible starts of the right colour",
     [forall(member(Size-Start, [(3*7)-10,(3*8)-10,(3*8)-13,(4*5)-5,(4*7)-8])), Outcome == none]) :-
    outcome(Size, [], open(Start,any), Outcome).
test("both ends", [forall(member(Size-Start-End, [6-0-1,8-0-1,8-27-28,7-0-48,7-24-2,20-0-1])),
     Outcome == found]) :-
    outcome(Size, [], open(Start,End), Outcome).
test("5x5 with no end in a corner", Outcome == none) :-
    outcome(5, [], open(2,10), Outcome).
test("a closed tour with a given last square", Outcome == found) :-
    outcome(8, [], closed(any,1), Outcome).
test("a closed tour with both ends", Outcome == found) :-
    outcome(8, [], closed(0,10), Outcome).
test("zebra", [forall(member(Size-Expected, [10-found,12-none])), Outcome == Expected]) :-
    outcome(Size, [leaper(2,3)], closed(any,any), Outcome).
test("giraffe", [forall(member(Size-Ends-Expected, [(9*10)-closed(any,any)-found,(5*8)-open(any,any)-found,8-closed(any,any)-none])),
     Outcome == Expected]) :-
    outcome(Size, [leaper(1,4)], Ends, Outcome).
test("a rook of one step on 4x4", Count == 12) :-
    count_exact(4, [leaper(0,1)], closed(any,any), Count).
test("around a hole", Count == 2) :-
    count_exact(3, [holes([2-2])], closed(any,any), Count).
test("all open tours once", [forall(member(Size-Expected, [(3*4)-16,(3*7)-104,(4*5)-164,5-1728])), Count == Expected]) :-
    count_exact(Size, [], open(any,any), Count).
test("all closed tours once, either way round", [forall(member(Size-Expected, [(3*10)-32,(3*12)-352,(5*6)-16])), Count == Expected]) :-
    count_exact(Size, [], closed(any,any), Count).
test("all tours from a start, or to an end", [forall(member(Ends-Expected, [open(0,any)-304,open(any,2)-56,open(12,any)-64,open(1,any)-0])), Count == Expected]) :-
    count_exact(5, [], Ends, Count).
test("no tour is listed twice", Count == 164) :-
    make_board(4*5, [], Board),
    findall(T, exact_tours(Board, open(any,any), T), Tours),
    sort(Tours, Distinct),
    length(Distinct, Count).
test("tours come one by one", true) :-
    make_board(8, [], Board),
    once(exact_tours(Board, open(any,any), _)).
test("the limit on choices is kept", Outcome == limit(nodes,1000)) :-
    make_board(8, [leaper(1,4)], Board),
    exact_tour(Board, open(any,any), limits(1000,inf), Outcome).
test("the time limit is kept", Outcome = limit(time,_)) :-
    make_board(8, [leaper(1,4)], Board),
    get_time(Now),
    Deadline is Now+0.2,
    exact_tour(Board, open(any,any), limits(inf,Deadline), Outcome).

:- end_tests(knight_exact).
