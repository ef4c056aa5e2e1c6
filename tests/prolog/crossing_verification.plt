:- use_module('../../prolog/crossing/verification').
:- use_module('../../prolog/crossing/validation').
:- use_module(library(plunit)).

:- begin_tests(crossing_verification).

start(state(west, [west-[farmer,wolf,goat,cabbage], east-[]])).

test("an empty certificate proves nothing", true(Reason == start_missing(Start))) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    start(Start),
    verify_crossing(Puzzle, trips, impossible([]), refused(Reason)).
test("an illegal trip in the plan", true(Reason = no_move(1, Trip, _))) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    start(Start),
    Trip = trip([farmer,wolf], west, east),
    verify_crossing(Puzzle, trips, least(1, [Trip], [Start-0]), refused(Reason)).

text(start_missing(State), "the start is not among the states: west: farmer wolf goat cabbage; east: nobody; boat: west") :- start(State).
text(escapes(State, trip([farmer,goat], west, east), State),
     "the trip of farmer goat from west to east leads out of the states, from west: farmer wolf goat cabbage; east: nobody; boat: west to west: farmer wolf goat cabbage; east: nobody; boat: west") :- start(State).
text(goal_closer([4,4,0], 6), "a goal is only 6 moves from the start: [4,4,0]").
text(no_move(2, pour(1,1), [8,0,0]), "number 2 of the plan, pour(1,1), is not legal in [8,0,0]").
text(no_goal([8,0,0]), "the plan does not end in a goal but in [8,0,0]").
text(twice([8,0,0]), "a state comes twice: [8,0,0]").
text(start_bound([8,0,0], 3), "the start is not at distance 0: [8,0,0]").
text(goal_inside([4,4,0]), "one of the states is a goal: [4,4,0]").
text(unbounded([8,0,0], pour(1,2), [3,5,0], 1),
     "pour(1,2) leads from [8,0,0] to a state that is then at most 1 moves from the start, which the certificate does not say: [3,5,0]").
text(other_cost(8, 7), "the plan takes 8 moves, not 7").

test("each reason has its sentence", [forall(text(Reason, Expected)), true(Text == Expected)]) :-
    refusal_text(moves, Reason, Text).

:- end_tests(crossing_verification).
