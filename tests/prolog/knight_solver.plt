:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/checking').
:- use_module('../../prolog/knight/drawing').
:- use_module('../../prolog/knight/solver').

%   Kind of tour and method, or the result if there is no tour.

answer(Size, BoardOptions, Options, Answer) :-
    make_board(Size, BoardOptions, Board),
    knight_solver:tour(Board, Options, Result),
    (   Result = found(Indices,Method,Closed)
    ->  check_tour(Board, Indices, valid(Kind,_)),
        (   Closed == true
        ->  Kind == closed
        ;   Kind == open
        ),
        (   memberchk(start(Start), Options)
        ->  square_index(Board, Start, First),
            Indices = [First|_]
        ;   true
        ),
        (   memberchk(end(End), Options)
        ->  square_index(Board, End, Last),
            last(Indices, Last)
        ;   true
        ),
        Answer = Method-Kind
    ;   Answer = Result
    ).

holy_board(Board, Start) :-
    drawn_board([ ".xxx....",
                  ".x.xx...",
                  ".xxxxxxx",
                  "xxx..x.x",
                  "x.x..xxx",
                  "sxxxxxx.",
                  "..xx.x..",
                  "...xxx.." ], Board, [Start]).

:- begin_tests(knight_solver).

test("boards that are hard for heuristics from the corner", [forall(member(N, [8,41,74,85,88,114,200])), true]) :-
    answer(N, [], [start(1-1),method(warnsdorff)], warnsdorff-_),
    answer(N, [], [start(1-1)], _-_).
test("where Warnsdorff's rule never works", [forall(member(Size-Start, [(5*6)-(3-2),(3*8)-(1-4)])), true(Method \== warnsdorff)]) :-
    answer(Size, [], [start(Start)], Method-_).
test("a single square", Answer == exact-open) :-
    answer(1, [], [], Answer).
test("distinct answers where there is none", [forall(member(Size-Options-Expected,
        [ 4-[]-chia_ong(4,4,four_by_four),
          (3*5)-[]-chia_ong(3,5,three_rows),
          (2*9)-[]-chia_ong(2,9,short_side(2)),
          1-[closed(true)]-schwenk(1,1,both_odd),
          9-[closed(true)]-schwenk(9,9,both_odd),
          (3*8)-[start(2-3)]-exhausted(_) ])), Reason = Expected]) :-
    answer(Size, [], Options, impossible(Reason)).
test("two ends of a large board", [forall(member(Size-Start-End, [60-(1-1)-(33-42),61-(3-5)-(60-20)])), Answer == construction-open]) :-
    answer(Size, [], [start(Start),end(End)], Answer).
test("a closed tour of a large board with both ends", Answer == construction-closed) :-
    answer(60, [], [start(17-17),end(18-19),closed(true)], Answer).
test("two ends of a small board", Answer == exact-open) :-
    answer(12, [], [start(1-1),end(7-6)], Answer).
test("a start off the board", error(domain_error(square(8,8),z9))) :-
    answer(8, [], [start(z9)], _).
test("an end", Answer == warnsdorff-open) :-
    answer(8, [], [end(b1)], Answer).
test("both ends", Answer == exact-open) :-
    answer(8, [], [start(a1),end(h1)], Answer).
test("a closed tour", Answer == construction-closed) :-
    answer(8, [], [closed(true),start(d4)], Answer).
test("a closed tour with its last square", Answer == construction-closed) :-
    answer(8, [], [closed(true),end(d4)], Answer).
test("a closed tour with both", Answer == exact-closed) :-
    answer(8, [], [closed(true),start(a1),end(b3)], Answer).
test("each method by name", [forall(member(Method, [article,warnsdorff,construction,exact])), true]) :-
    answer(6, [], [method(Method),start(1-1)], Method-_).
test("the article's method does not fit other boards", Answer == limit(unfit(article),0)) :-
    answer(5*6, [], [method(article)], Answer).
test("the article's method gets stuck", Answer == limit(stuck(article),17)) :-
    answer(5, [], [method(article),start(3-1)], Answer).
test("an unknown method", error(type_error(_,magic))) :-
    answer(5, [], [method(magic)], _).
test("the holy knight's board, open", Answer = _-_) :-
    holy_board(Board, Start),
    knight_solver:tour(Board, [start(Start)], found(Indices,Method,_)),
    check_tour(Board, Indices, valid(Kind,_)),
    Indices = [Start|_],
    Answer = Method-Kind.
test("the holy knight's board, closed", Kind == closed) :-
    holy_board(Board, Start),
    knight_solver:tour(Board, [start(Start),closed(true)], found(Indices,_,true)),
    check_tour(Board, Indices, valid(Kind,_)).
test("other leapers", [forall(member(Size-Leaper-Closed-Expected,
        [ 10-leaper(2,3)-true-found, 12-leaper(2,3)-true-impossible, (9*10)-leaper(1,4)-true-found,
          (5*8)-leaper(1,4)-false-found, 8-leaper(1,4)-true-impossible, 8-leaper(1,3)-false-impossible ])),
      Answer == Expected]) :-
    make_board(Size, [Leaper], Board),
    knight_solver:tour(Board, [closed(Closed)], Result),
    functor(Result, Answer, _).
test("a limit is a result", Answer = limit(nodes,200)) :-
    answer(8, [leaper(1,4)], [nodes(200)], Answer).
test("no time is a result", Answer = limit(time,_)) :-
    answer(8, [leaper(1,4)], [time_limit(0)], Answer).

test("all tours on backtracking", Count == 304) :-
    aggregate_all(count, tours(board(5,5,[],1,2), [start(1-1)], _), Count).
test("no tours of an impossible board", fail) :-
    tours(board(4,4,[],1,2), [], _).
test("the tour of a single square", Tours == [[0]]) :-
    findall(T, tours(board(1,1,[],1,2), [], T), Tours).

test("directed and undirected", Result = counted(1728,864,_)) :-
    count(board(5,5,[],1,2), [], Result).
test("with a start the two numbers agree", Result = counted(304,304,_)) :-
    count(board(5,5,[],1,2), [start(1-1)], Result).
test("closed, with or without a start", Result-Again = counted(16,8,_)-counted(16,8,_)) :-
    count(board(5,6,[],1,2), [closed(true)], Result),
    count(board(5,6,[],1,2), [closed(true),start(3-3)], Again).
test("too large, with the known number", Result == too_large(64,36,known(9795914085489952,'OEIS A165134'))) :-
    count(board(8,8,[],1,2), [], Result).
test("too large, and nothing known", Result == too_large(49,36,unknown)) :-
    count(board(7,7,[],0,1), [], Result).
test("too large, and known only without a start", Result == too_large(64,36,unknown)) :-
    count(board(8,8,[],1,2), [start(1-1)], Result).
test("impossible boards of any size count at once", Result = impossible(schwenk(_,_,_))) :-
    count(board(99,99,[],1,2), [closed(true)], Result).

:- end_tests(knight_solver).
