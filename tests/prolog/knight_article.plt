:- use_module(library(plunit)).
:- use_module('../../prolog/knight/article').

article_tour([ [1,1],[2,3],[1,5],[3,6],[5,5],[6,3],[5,1],[3,2],[1,3],[2,1],[4,2],[6,1],
               [5,3],[6,5],[4,6],[3,4],[2,6],[1,4],[2,2],[4,1],[6,2],[5,4],[6,6],[4,5],
               [6,4],[5,6],[4,4],[2,5],[3,3],[5,2],[3,1],[1,2],[2,4],[1,6],[3,5],[4,3] ]).

:- begin_tests(knight_article).

test("there are eight moves", Count == 8) :-
    aggregate_all(count, regel_move([5,5], _), Count).

test("moves stay on the board and off the visited squares", Moves == [[3,2]]) :-
    poss_move(6, [1,1], [[2,3],[1,1]], Moves).

test("where nothing is left there are no moves", Moves == []) :-
    poss_move(3, [2,2], [[2,2]], Moves).

test("no moves have no best one", Best == []) :-
    best_move(6, [], [[1,1]], Best).

test("the only move is the best", Best == [2,3]) :-
    best_move(6, [[2,3]], [[1,1]], Best).

test("the earlier of two equal moves is the best", Best == [2,3]) :-
    best_move(6, [[2,3],[3,2]], [[1,1]], Best).

test("the move with fewer onward moves is the best", Best == [1,1]) :-
    best_move(6, [[4,4],[1,1]], [[3,2]], Best).

test("the tour of the article", Walk == Tour) :-
    article_tour(Tour),
    save_move(6, [1,1], [[1,1]], Reversed),
    reverse(Reversed, Walk).

test("it is printed in four numbered columns", true) :-
    with_output_to(string(Text), start(6, 4, [1,1])),
    split_string(Text, "\n", "", Lines),
    Lines = [First|_],
    First == "1 [1,1]         2 [2,3]         3 [1,5]         4 [3,6]",
    length(Lines, 10),
    article_tour(Tour),
    split_string(Text, " \n", " \n", Words0),
    exclude(==(""), Words0, Words),
    findall(Word,
            ( nth1(Number, Tour, Square),
              ( number_string(Number, Word)
              ; format(string(Word), "~w", [Square])
              )
            ),
            Words).

test("any number of columns", Lines == ["1 [1,1]", ""]) :-
    with_output_to(string(Text), start(1, 7, [1,1])),
    split_string(Text, "\n", "", Lines).

test("wide squares stay apart", Text == "10000 [100,100] 10001 [1,1]\n") :-
    with_output_to(string(Text), zael(10000, [[100,100],[1,1]], 2, 1)).

test("boards from 5 to 20 need no second try") :-
    forall(between(5, 20, N),
           ( save_move(N, [1,1], [[1,1]], Walk),
             length(Walk, Count),
             Count =:= N*N
           )).

test("where it gets stuck it says so and fails",
     [fail, setup(asserta((user:message_hook(article_stuck(5,[3,1],17), help, _) :- nb_setval(knight_article_said, true)), Ref)),
      cleanup(( erase(Ref), nb_getval(knight_article_said, true) ))]) :-
    start(5, 4, [3,1]).

test("a board has a row", error(domain_error(article_board,0))) :-
    start(0, 4, [1,1]).
test("a side is whole", error(type_error(integer,a))) :-
    start(a, 4, [1,1]).
test("there is a column", error(domain_error(article_columns,0))) :-
    start(6, 0, [1,1]).
test("the start is on the board", error(domain_error(article_square(6),[7,1]))) :-
    start(6, 4, [7,1]).
test("the start is a square", error(domain_error(article_square(6),a1))) :-
    start(6, 4, a1).

:- end_tests(knight_article).
