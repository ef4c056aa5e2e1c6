:- use_module('../../prolog/crossing/distinct').
:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/solver').
:- use_module('../../prolog/crossing/validation').
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(crossing_distinct).

known(jealous_husbands([couples(1)]), 1).
known(jealous_husbands([couples(2)]), 4).
known(jealous_husbands, 4).
known(missionaries_cannibals, 4).
known(missionaries_cannibals([missionaries(4), cannibals(4), boat(3)]), 32).
known(missionaries_cannibals([missionaries(5), cannibals(5), boat(3)]), 25).
known(missionaries_cannibals([missionaries(6), cannibals(6), boat(4)]), 155).
known(missionaries_cannibals([boat(4)]), 5).
known(wolf_goat_cabbage, 1).

test("plans by kind", [forall(known(Spec, Number)), true(Count == Number)]) :-
    valid_puzzle(Spec, Puzzle),
    count_distinct(Puzzle, counted(Count, _, _), []).
test("as many are listed as are counted", [forall(( known(Spec, Number), Number < 100 )), true(Count == Number)]) :-
    valid_puzzle(Spec, Puzzle),
    aggregate_all(count, distinct_solutions(Puzzle, plan(_, _), []), Count).
test("by other strategies too",
     [forall(member(Strategy, ['iterative-deepening', 'uniform-cost'])), true(Count-Listed == 4-4)]) :-
    valid_puzzle(jealous_husbands, Puzzle),
    count_distinct(Puzzle, counted(Count, _, _), [strategy(Strategy)]),
    aggregate_all(count, distinct_solutions(Puzzle, plan(_, _), [strategy(Strategy)]), Listed).
test("depth-first counts what it lists", true(Count == Listed)) :-
    valid_puzzle(jealous_husbands([couples(2)]), Puzzle),
    count_distinct(Puzzle, counted(Count, 5, _), [strategy('depth-first')]),
    aggregate_all(count, distinct_solutions(Puzzle, plan(_, _), [strategy('depth-first')]), Listed).
test("each is a plan by the rules", [forall(member(Spec, [jealous_husbands, missionaries_cannibals([boat(4)]), wolf_goat_cabbage])), true(Wrong == [])]) :-
    valid_puzzle(Spec, Puzzle),
    findall(Trips,
            ( distinct_solutions(Puzzle, plan(Trips, _), []), \+ check_plan(Puzzle, Trips, valid(_)) ),
            Wrong).

% By kind, the plans of missionaries and of the family with two sons and two daughters are what remains when everybody forgets his number.
test("as forgetting the names of all plans gives them",
     [forall(member(Spec, [missionaries_cannibals, missionaries_cannibals([boat(4)]), japanese_family])), true(Different == Listed)]) :-
    valid_puzzle(Spec, Puzzle),
    setof(Kinds, Trips^States^( puzzle_solutions(Puzzle, plan(Trips, States), []), kinds(Trips, Kinds) ), Different),
    setof(Kinds, Trips^States^( distinct_solutions(Puzzle, plan(Trips, States), []), kinds(Trips, Kinds) ), Listed).
test("an impossible puzzle has none", true(Result = impossible(_))) :-
    valid_puzzle(jealous_husbands([couples(4)]), Puzzle),
    count_distinct(Puzzle, Result, []).
test("the last answer is the result", true(Last = done(solved(_, _)))) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    findall(Answer, distinct_solutions(Puzzle, Answer, []), [_,Last]).
test("a limit", true(Which == states)) :-
    valid_puzzle(jealous_husbands, Puzzle),
    count_distinct(Puzzle, limit(Which, _), [states(3)]).

kinds(Trips, Kinds) :-
    findall(Names-To,
            ( member(trip(Party, _, To), Trips),
              findall(Name, ( member(P, Party), functor(P, Name, _) ), Names) ),
            Kinds).

:- end_tests(crossing_distinct).
