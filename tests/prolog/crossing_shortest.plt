:- use_module('../../prolog/crossing/lifting').
:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/shortest').
:- use_module('../../prolog/crossing/solver').
:- use_module('../../prolog/crossing/symmetry').
:- use_module('../../prolog/crossing/validation').
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(random_crossings).

shortest_of(Spec, Limits, Outcome) :-
    valid_puzzle(Spec, Puzzle),
    families(Puzzle, Families, _),
    shortest(Puzzle, Outcome, Families, Limits).

labelled_count(Spec, Count, Length) :-
    shortest_of(Spec, [], found(Shortest, Length, _)),
    shortest_count(Shortest, Count).

:- begin_tests(crossing_shortest).

test("named plans are counted over classes", [forall(member(Spec-Count-Length,
        [ jealous_husbands([couples(1)])-1-1,
          jealous_husbands([couples(2)])-8-5,
          jealous_husbands-486-11,
          jealous_husbands([couples(2), boat(3)])-10-3,
          jealous_husbands([couples(3), boat(3)])-24-5,
          jealous_husbands([couples(4), boat(3)])-15360-9,
          jealous_husbands([couples(5), boat(3)])-711480-11,
          jealous_husbands([couples(6), boat(4)])-8733240-9,
          jealous_husbands([couples(7), boat(4)])-2860256000-11,
          jealous_husbands([couples(4), island(true)])-677376-16 ])),
        true(Found == Count-Length)]) :-
    labelled_count(Spec, N, L),
    Found = N-L.

test("islands with many couples are solved and replayed", [forall(member(N-Trips, [5-21, 6-25, 10-41])), true(L == Trips)]) :-
    valid_puzzle(jealous_husbands([couples(N), island(true)]), Puzzle),
    solve_puzzle(Puzzle, solved(plan(Plan, _), _), []),
    length(Plan, L),
    check_plan(Puzzle, Plan, valid(_)).

test("an impossible puzzle is exhausted in named states",
     [forall(member(Spec-States, [jealous_husbands([couples(4)])-44,
                                  missionaries_cannibals([missionaries(4), cannibals(4)])-98])),
      true(Found == States)]) :-
    shortest_of(Spec, [], impossible(explored(Found, _))).

test("the first plan is the one that the rules try first", true(First-Third == trip([farmer,goat], west, east)-trip([farmer,wolf], west, east))) :-
    shortest_of(wolf_goat_cabbage, [], found(Shortest, _, _)),
    shortest_plan(Shortest, [First,_,Third|_], _).

test("no plan is given twice", true(N == M)) :-
    shortest_of(jealous_husbands, [], found(Shortest, _, _)),
    findall(Trips, shortest_plans(Shortest, Trips, _), Plans),
    length(Plans, N),
    sort(Plans, Sorted),
    length(Sorted, M).

test("a limit on depth is kept to", [forall(between(1, 6, Depth)), true(Which == depth)]) :-
    shortest_of(wolf_goat_cabbage, [depth(Depth)], limit(Which, _)).

test("a plan as long as the limit on depth is found", true(Length == 7)) :-
    shortest_of(wolf_goat_cabbage, [depth(7)], found(_, Length, _)).

test("a limit on states is kept to", true(Which == states)) :-
    shortest_of(jealous_husbands([couples(5), island(true)]), [states(100)], limit(Which, explored(States, _))),
    States > 100,
    States < 1000.

test("a limit on seconds is kept to", true(Which == seconds)) :-
    shortest_of(jealous_husbands([couples(20), island(true)]), [seconds(0.05)], limit(Which, _)).

test("the reduced search agrees with the plain one on random puzzles", [forall(( between(1, 60, Seed) ; Seed = 804 )), true(nonvar(Verdict))]) :-
    reduced_like_plain(Seed, Verdict).

:- end_tests(crossing_shortest).
