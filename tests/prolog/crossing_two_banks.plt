:- use_module('../../prolog/crossing/lifting').
:- use_module('../../prolog/crossing/shortest').
:- use_module('../../prolog/crossing/symmetry').
:- use_module('../../prolog/crossing/two_banks').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(random)).

/*  The search over rests is held to the search over classes of states: the same plan, to the trip. */

% A conflict graph with a few more people, drawn with Seed; in some, twins are interchangeable.
random_graph(Seed, Puzzle) :-
    set_random(seed(Seed)),
    random_between(8, 10, N),
    numlist(1, N, Numbers),
    random_between(5, 7, Boat),
    random_between(1, 4, Density),
    random_member(Guards, [[f], [f], [f,g], []]),
    random_member(More, [[], [rower(v(1))], [conflict(f, v(2), [g])], [conflict(v(1), v(2), [g])]]),
    findall(passenger(v(I)), member(I, Numbers), Items),
    findall(conflict(v(I), v(J), Guards),
            ( member(I, Numbers), member(J, Numbers), I < J, I > 1, random_between(1, 10, Draw), Draw =< Density ),
            Conflicts),
    append([[passenger(f), rower(f), passenger(g), boat(Boat)], More, Items, Conflicts], Facts),
    puzzle(data(graph, Facts), Puzzle).

% There are parties enough, and the start breaks no rule.
applies(Puzzle) :-
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [], _).

% What both searches say.
both(Puzzle, Banks, Classes) :-
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [], Banks0),
    shortest(Puzzle, Outcome, Families, []),
    (   Outcome = found(Shortest, Length, _)
    ->  shortest_plan(Shortest, Trips, States),
        Classes = solved(Trips, States),
        Banks0 = solved(plan(BankTrips, BankStates), explored(_, Length)),
        Banks = solved(BankTrips, BankStates)
    ;   Classes = Outcome,
        Banks = Banks0
    ).

graph(Name, Facts, Puzzle) :-
    puzzle(data(Name, [passenger(man), rower(man)|Facts]), Puzzle).

items(N, Items) :-
    findall(passenger(item(I)), between(1, N, I), Items).

:- begin_tests(crossing_two_banks).

test("the same plan as over classes, in the same order",
     [forall(( between(1, 60, Seed), random_graph(Seed, Puzzle), applies(Puzzle) )), true(Banks == Classes)]) :-
    both(Puzzle, Banks, Classes).

test("and there are enough of them to matter", true(Number >= 25)) :-
    findall(Seed, ( between(1, 60, Seed), random_graph(Seed, Puzzle), applies(Puzzle) ), Seeds),
    length(Seeds, Number).

test("impossible: every state that can be reached was seen", true(Banks == Classes)) :-
    items(10, Items),
    findall(conflict(item(I), item(J), man), ( between(1, 10, I), between(1, 10, J), I < J, J =< I+4 ), Conflicts),
    append([[boat(6)], Items, Conflicts], Facts),
    graph(clique_chain, Facts, Puzzle),
    both(Puzzle, Banks, Classes),
    Banks = impossible(_).

test("limits", [forall(member(Limit-Which, [states(2)-states, depth(2)-depth, seconds(0)-seconds])),
                true(Result = limit(Which, _))]) :-
    items(12, Items),
    findall(conflict(item(I), item(J), man), ( between(1, 12, I), J is I+1, J =< 12 ), Conflicts),
    append([[boat(7)], Items, Conflicts], Facts),
    graph(path, Facts, Puzzle),
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [Limit], Result).

test("it is left to the other search where there are few parties", fail) :-
    puzzle(wolf_goat_cabbage, Puzzle),
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [], _).

test("where blocks are interchangeable, not passengers", fail) :-
    puzzle(jealous_husbands([couples(6), boat(6)]), Puzzle),
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [], _).

test("and where somebody starts elsewhere", fail) :-
    items(12, Items),
    append([[boat(7), start(item(1), east)], Items], Facts),
    graph(apart, Facts, Puzzle),
    families(Puzzle, Families, _),
    two_banks(Puzzle, Families, [], _).

:- end_tests(crossing_two_banks).
