:- module(bridge_play,
          [ play_position/3,            % +Spec, +State, -Position
            play_trip/5,                % +Spec, +State, +Number, +Trip, -Answer
            play_way/4                  % +Spec, +State, +Options, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../crossing/narration').
:- use_module('../crossing/plan').
:- use_module('../crossing/position').
:- use_module('../crossing/rules').
:- use_module('../crossing/solver').
:- use_module('../crossing/vocabulary').
:- use_module(numbers).
:- use_module(specs, [spec_puzzle/2]).
:- use_module(requests).

/** <module> Playing a crossing from Python

The player's program keeps the states that were passed; every question about the rules comes here.
Specs, states and trips are written as in bridge_puzzles.
*/

%!  play_position(+Spec, +State:list, -Position) is det.
%
%   True when Position is position(Start, Goal, Trips): the state at which the puzzle starts, whether State
%   is a goal (true or false), and the legal trips from State.
%
%       ?- play_position(wolf_goat_cabbage-[], [0,0,0,0,0], Position).
%       Position = position([0,0,0,0,0], false, [[0,1,0,2]]).

play_position(Spec, Numbers, position(Start, Goal, Trips)) :-
    names(Spec, Puzzle, Passengers, Places),
    initial_state(Puzzle, Initial),
    state_numbers(Passengers, Places, Initial, Start),
    numbered_state(Passengers, Places, Numbers, State),
    (   goal_state(Puzzle, State)
    ->  Goal = true
    ;   Goal = false
    ),
    findall(TripNumbers,
            ( trip(Puzzle, State, Trip, _), trip_numbers(Passengers, Places, Trip, TripNumbers) ),
            Trips).

%!  play_trip(+Spec, +State:list, +Number, +Trip:list, -Answer) is det.
%
%   True when Answer is legal(Sentence, Next), with Trip told and the state after it, or illegal(Text), where
%   Text says of trip Number of the game why it is not legal: who would do what to whom, and where.
%
%       ?- play_trip(wolf_goat_cabbage-[], [0,0,0,0,0], 1, [0,1,0,1], Answer).
%       Answer = illegal("trip 1 (F W from the west bank to the east bank) is illegal: the goat would eat the cabbage on the west bank").

play_trip(Spec, Numbers, Number, TripNumbers, Answer) :-
    names(Spec, Puzzle, Passengers, Places),
    numbered_state(Passengers, Places, Numbers, State),
    numbered_trip(Passengers, Places, TripNumbers, Trip),
    puzzle_at(Puzzle, State, Here),
    check_plan(Here, [Trip], Verdict),
    (   Verdict = illegal(_, _, Fault, States)
    ->  verdict_text(en, Puzzle, illegal(Number, Trip, Fault, States), Text),
        Answer = illegal(Text)
    ;   after_trip(Puzzle, State, Trip, Next),
        state_numbers(Passengers, Places, Next, NextNumbers),
        trip_text(en, Puzzle, Trip, Sentence),
        Answer = legal(Sentence, NextNumbers)
    ).

%!  play_way(+Spec, +State:list, +Options:list, -Answer) is det.
%
%   True when Answer is way(Trips, Sentences), a shortest way from State to a goal, impossible, or
%   limit(Which) where a limit of Options, those of puzzle_answer/3, came first.
%
%       ?- play_way(jealous_husbands-[couples-4], [0,0,0,0,0,0,0,0,0], [], Answer).
%       Answer = impossible.
%
%   @throws puzzle_error(unsafe_start(Text)) when State breaks a rule.

play_way(Spec, Numbers, Options0, Answer) :-
    names(Spec, Puzzle, Passengers, Places),
    numbered_state(Passengers, Places, Numbers, State),
    puzzle_at(Puzzle, State, Here),
    search_limits(Options0, Options),
    solve_puzzle(Here, Result, Options),
    (   Result = solved(plan(Trips, _), _)
    ->  maplist(trip_numbers(Passengers, Places), Trips, TripNumbers),
        maplist(trip_text(en, Puzzle), Trips, Sentences),
        Answer = way(TripNumbers, Sentences)
    ;   Result = impossible(_)
    ->  Answer = impossible
    ;   Result = limit(Which, _),
        Answer = limit(Which)
    ).

names(Spec, Puzzle, Passengers, Places) :-
    spec_puzzle(Spec, Puzzle),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)).
