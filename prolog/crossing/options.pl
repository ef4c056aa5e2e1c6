:- module(crossing_options,
          [ options_at/3                % +Puzzle, +State, -Options
          ]).
:- use_module(library(lists)).
:- use_module(position).
:- use_module(rules).
:- use_module(solver).

/** <module> What can be done from a state of a crossing, and how good each trip is */

%!  options_at(+Puzzle, +State, -Options) is det.
%
%   True when Options lists for each trip that the boat could make from State option(Trip, Next, Outcome),
%   where Outcome is to_goal(Trips), the least number of trips that remain after it, `lost` when the goal can
%   no longer be reached, or illegal(Place, Reason) for the first rule that it breaks.  The best trips come
%   first, the illegal ones last.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, State), options_at(P, State, [First,Second|_]).
%       First = option(trip([farmer,goat], west, east), _, to_goal(6)), State = _,
%       Second = option(trip([farmer,wolf], west, east), _, illegal(west, eats(goat, cabbage))).

options_at(Puzzle, State, Options) :-
    findall(Rank-option(Trip, Next, Outcome),
            ( propose(Puzzle, State, Trip),
              after_trip(Puzzle, State, Trip, Next),
              outcome(Puzzle, State, Trip, Next, Outcome, Rank) ),
            Ranked),
    keysort(Ranked, Sorted),
    findall(Option, member(_-Option, Sorted), Options).

outcome(Puzzle, State, Trip, Next, Outcome, Rank) :-
    (   trip_fault(Puzzle, State, Trip, Place, Reason)
    ->  Outcome = illegal(Place, Reason),
        Rank = 3-0
    ;   puzzle_at(Puzzle, Next, Moved),
        optimum(Moved, Trips, [])
    ->  Outcome = to_goal(Trips),
        Rank = 1-Trips
    ;   Outcome = lost,
        Rank = 2-0
    ).
