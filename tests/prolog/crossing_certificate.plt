:- use_module('../../prolog/crossing/certificate').
:- use_module('../../prolog/crossing/verification').
:- use_module('../../prolog/crossing/validation').
:- use_module(library(lists)).
:- use_module(library(plunit)).

certified(Spec, Measure, Puzzle, Certificate) :-
    valid_puzzle(Spec, Puzzle),
    crossing_certificate(Puzzle, Measure, Certificate, []).

:- begin_tests(crossing_certificate).

answer(wolf_goat_cabbage, 7).
answer(jealous_husbands, 11).
answer(jealous_husbands([couples(4)]), impossible).
answer(jealous_husbands([couples(4), island(true)]), 16).
answer(missionaries_cannibals, 11).
answer(missionaries_cannibals([missionaries(4), cannibals(4)]), impossible).

test("certificates are valid, and say the known answer", [forall(answer(Spec, Answer)), true(Verdict-Found == valid-Answer)]) :-
    certified(Spec, trips, Puzzle, Certificate),
    verify_crossing(Puzzle, trips, Certificate, Verdict),
    ( Certificate = least(Found, _, _) -> true ; Certificate = impossible(_), Found = impossible ).
test("the states of an impossible puzzle are all that can be reached", true(Number == 44)) :-
    certified(jealous_husbands([couples(4)]), trips, _, impossible(States)),
    length(States, Number).
test("the least time", true(Verdict-Time == valid-17)) :-
    certified(bridge_torch, time, Puzzle, Certificate),
    verify_crossing(Puzzle, time, Certificate, Verdict),
    Certificate = least(Time, _, _).
test("a limit", true(Which == states)) :-
    valid_puzzle(jealous_husbands, Puzzle),
    crossing_certificate(Puzzle, trips, limit(Which, _), [states(5)]).

% Whatever single state is left out of a certificate, it proves nothing any more.
test("no state of an impossible puzzle can be spared", true(Spared == [])) :-
    certified(jealous_husbands([couples(4)]), trips, Puzzle, impossible(States)),
    findall(State,
            ( select(State, States, Rest), verify_crossing(Puzzle, trips, impossible(Rest), valid) ),
            Spared).
test("no state before a goal can be spared", true(Spared == [])) :-
    certified(wolf_goat_cabbage, trips, Puzzle, least(Length, Plan, Bounds)),
    findall(Bound,
            ( select(Bound, Bounds, Rest), verify_crossing(Puzzle, trips, least(Length, Plan, Rest), valid) ),
            Spared).
test("no trip of the plan can be spared", true(Spared == [])) :-
    certified(wolf_goat_cabbage, trips, Puzzle, least(Length, Plan, Bounds)),
    findall(Trip,
            ( select(Trip, Plan, Rest), verify_crossing(Puzzle, trips, least(Length, Rest, Bounds), valid) ),
            Spared).
test("a certificate is for its own puzzle", true(Verdict = refused(escapes(_, _, _)))) :-
    certified(jealous_husbands([couples(4)]), trips, _, Certificate),
    valid_puzzle(jealous_husbands([couples(4), boat(3)]), Other),
    verify_crossing(Other, trips, Certificate, Verdict).

:- end_tests(crossing_certificate).
