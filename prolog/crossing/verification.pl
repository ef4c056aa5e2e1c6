:- module(crossing_verification,
          [ verify_crossing/4,          % +Puzzle, +Measure, +Certificate, -Verdict
            refusal_text/3              % +Measure, +Reason, -Text
          ]).
:- use_module(library(lists)).
:- use_module('../verify').
:- use_module(position).
:- use_module(rules).

/** <module> Checking the certificate of a crossing against its readable rules alone */

%!  verify_crossing(+Puzzle, +Measure, +Certificate, -Verdict) is det.
%
%   True when Verdict is that of module verify on Certificate (see crossing_certificate/4) for Puzzle.
%
%       ?- puzzle(jealous_husbands([couples(1)]), P),
%          verify_crossing(P, trips, impossible([state(west, [west-[husband(a),wife(a)],east-[]])]), refused(Reason)).
%       Reason = escapes(_, trip([husband(a),wife(a)], west, east), _), P = _.

verify_crossing(Puzzle, Measure, Certificate, Verdict) :-
    verify(rules(initial_state(Puzzle), goal_state(Puzzle), trip(Puzzle), trip_cost(Puzzle, Measure)),
           Certificate, Verdict).

trip_cost(Puzzle, Measure, trip(Party, _, _), Cost) :-
    (   Measure == time
    ->  trip_duration(Puzzle, Party, Cost)
    ;   Cost = 1
    ).

%!  refusal_text(+Measure, +Reason, -Text) is det.
%
%   True when Text says Reason of a refused certificate in a sentence without a full stop.
%
%       ?- refusal_text(trips, other_cost(9, 8), Text).
%       Text = "the plan takes 9 trips, not 8".

refusal_text(Measure, Reason, Text) :-
    unit_text(Measure, Unit),
    reason_text(Reason, Unit, Text).

unit_text(trips, "trips").
unit_text(time, "units of time").
unit_text(moves, "moves").
unit_text(cost, "units of cost").

reason_text(start_missing(State), _, Text) :-
    said("the start is not among the states: ~s", [State], Text).
reason_text(goal_inside(State), _, Text) :-
    said("one of the states is a goal: ~s", [State], Text).
reason_text(escapes(State, Label, Next), _, Text) :-
    said("~s leads out of the states, from ~s to ~s", [Label, State, Next], Text).
reason_text(twice(State), _, Text) :-
    said("a state comes twice: ~s", [State], Text).
reason_text(start_bound(State, _), _, Text) :-
    said("the start is not at distance 0: ~s", [State], Text).
reason_text(goal_closer(State, Distance), Unit, Text) :-
    said("a goal is only ~s ~s from the start: ~s", [Distance, Unit, State], Text).
reason_text(unbounded(State, Label, Next, Distance), Unit, Text) :-
    said("~s leads from ~s to a state that is then at most ~s ~s from the start, which the certificate does not say: ~s",
         [Label, State, Distance, Unit, Next], Text).
reason_text(no_move(Number, Label, State), _, Text) :-
    said("number ~s of the plan, ~s, is not legal in ~s", [Number, Label, State], Text).
reason_text(no_goal(State), _, Text) :-
    said("the plan does not end in a goal but in ~s", [State], Text).
reason_text(other_cost(Cost, Length), Unit, Text) :-
    said("the plan takes ~s ~s, not ~s", [Cost, Unit, Length], Text).

said(Format, Terms, Text) :-
    findall(T, ( member(Term, Terms), term_said(Term, T) ), Texts),
    format(string(Text), Format, Texts).

term_said(Term, Text) :-
    (   Term = state(_, _)
    ->  state_notation(Term, Text)
    ;   Term = trip(Party, From, To)
    ->  findall(Name, ( member(P, Party), format(atom(Name), '~w', [P]) ), Names),
        atomic_list_concat(Names, ' ', Together),
        format(string(Text), "the trip of ~w from ~w to ~w", [Together, From, To])
    ;   string(Term)
    ->  Text = Term
    ;   format(string(Text), "~q", [Term])
    ).
