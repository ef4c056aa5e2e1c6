:- module(crossing_certificate,
          [ crossing_certificate/4      % +Puzzle, +Measure, -Certificate, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../certify').
:- use_module(encoding).

/** <module> The certificate of a crossing: what proves its answer */

%!  crossing_certificate(+Puzzle, +Measure, -Certificate, +Options) is det.
%
%   True when Certificate is that of module certify for Puzzle, with states and trips for codes and labels.
%   Measure is `trips`, or `time` when the durations of trips count.
%
%       ?- puzzle(jealous_husbands([couples(1)]), P), crossing_certificate(P, trips, Certificate, []).
%       Certificate = least(1, [trip([husband(a),wife(a)], west, east)], [state(west, [west-[husband(a),wife(a)],east-[]])-0]), P = _.

crossing_certificate(Puzzle, Measure, Certificate, Limits) :-
    single_families(Puzzle, Families),
    encode(Puzzle, Families, Encoded),
    encoded_space(Encoded, Space),
    (   Measure == time
    ->  Options = [cost(crossing_encoding:encoded_cost(Encoded))|Limits]
    ;   Options = Limits
    ),
    certify(Space, Coded, Options),
    decoded(Coded, Encoded, Certificate).

decoded(impossible(Codes), Encoded, impossible(States)) :-
    maplist(decode_state(Encoded), Codes, States).
decoded(least(Length, Labels, Bounds0), Encoded, least(Length, Trips, Bounds)) :-
    maplist(decode_trip(Encoded), Labels, Trips),
    maplist(decoded_bound(Encoded), Bounds0, Bounds).
decoded(limit(Which, Explored), _, limit(Which, Explored)).

decoded_bound(Encoded, Code-Distance, State-Distance) :-
    decode_state(Encoded, Code, State).
