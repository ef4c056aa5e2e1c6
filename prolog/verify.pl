:- module(verify,
          [ verify/3                    % :Rules, +Certificate, -Verdict
          ]).
:- use_module(library(lists), [member/2]).

/** <module> Checking a certificate

This module uses nothing but the rules of the puzzle: it searches for nothing.  Rules are given as

    rules(Initial, Goal, Move, Cost)

where call(Initial, State), call(Goal, State), call(Move, State, Label, Next) and call(Cost, Label, C) are
the start, the goals, the legal moves and what they cost.

Why a certificate proves what it says:

  - impossible(States): a plan starts among States, each of its moves stays there, and there is no goal.
  - least(Length, Labels, Bounds): Bounds has the start at 0, and where it has a state at a distance D, it has
    every state that a move of cost C leads to at D+C or less, as long as that is less than Length.  So it has
    every state that is closer than Length to the start; none of these is a goal.  Labels is a plan of cost
    Length.
*/

:- meta_predicate verify(:, +, -).

%!  verify(:Rules, +Certificate, -Verdict) is det.
%
%   True when Verdict is `valid`, or refused(Reason) with the first thing that is wrong with Certificate:
%
%     - start_missing(State), goal_inside(State), escapes(State, Label, Next)
%     - start_bound(State, Distance), goal_closer(State, Distance), unbounded(State, Label, Next, Distance)
%     - no_move(Number, Label, State), no_goal(State), other_cost(Cost, Length)
%     - twice(State)
%
%       ?- verify(rules(=(0), ==(3), [S,up,T]>>(S < 2, T is S+1), [_,1]>>true), impossible([0,1,2]), Verdict).
%       Verdict = valid.
%
%       ?- verify(rules(=(0), ==(3), [S,up,T]>>(S < 2, T is S+1), [_,1]>>true), impossible([0,1]), Verdict).
%       Verdict = refused(escapes(1, up, 2)).

verify(Module:rules(Initial, Goal, Move, Cost), Certificate, Verdict) :-
    Rules = rules(Module:Initial, Module:Goal, Module:Move, Module:Cost),
    (   fault(Certificate, Rules, Reason)
    ->  Verdict = refused(Reason)
    ;   Verdict = valid
    ).

% Everything that can be wrong.
fault(impossible(States), Rules, Reason) :-
    trie_new(Known),
    (   noted(States, Known, Reason)
    ;   closure_fault(States, Known, Rules, Reason)
    ).
fault(least(Length, Labels, Bounds), Rules, Reason) :-
    trie_new(Known),
    (   noted_bounds(Bounds, Known, Reason)
    ;   bound_fault(Bounds, Length, Known, Rules, Reason)
    ;   Rules = rules(Initial, _, _, _),
        call(Initial, Start),
        plan_fault(Labels, 1, Start, 0, Length, Rules, Reason)
    ).

% Puts the states into Known; succeeds only when one comes twice.
noted([State|States], Known, Reason) :-
    (   trie_insert(Known, State, 0)
    ->  noted(States, Known, Reason)
    ;   Reason = twice(State)
    ).

noted_bounds([State-Distance|Bounds], Known, Reason) :-
    (   trie_lookup(Known, State, _)
    ->  Reason = twice(State)
    ;   trie_insert(Known, State, Distance),
        noted_bounds(Bounds, Known, Reason)
    ).

closure_fault(_, Known, rules(Initial, _, _, _), start_missing(Start)) :-
    call(Initial, Start),
    \+ trie_lookup(Known, Start, _).
closure_fault(States, _, rules(_, Goal, _, _), goal_inside(State)) :-
    member(State, States),
    call(Goal, State).
closure_fault(States, Known, rules(_, _, Move, _), escapes(State, Label, Next)) :-
    member(State, States),
    call(Move, State, Label, Next),
    \+ trie_lookup(Known, Next, _).

bound_fault(_, Length, Known, rules(Initial, _, _, _), start_bound(Start, Length)) :-
    call(Initial, Start),
    Length > 0,
    \+ trie_lookup(Known, Start, 0).
bound_fault(Bounds, Length, _, rules(_, Goal, _, _), goal_closer(State, Distance)) :-
    member(State-Distance, Bounds),
    Distance < Length,
    call(Goal, State).
bound_fault(Bounds, Length, Known, rules(_, _, Move, Cost), unbounded(State, Label, Next, Reached)) :-
    member(State-Distance, Bounds),
    call(Move, State, Label, Next),
    call(Cost, Label, C),
    Reached is Distance+C,
    Reached < Length,
    \+ ( trie_lookup(Known, Next, Bound),
         Bound =< Reached ).

plan_fault([], _, State, Sum, Length, rules(_, Goal, _, _), Reason) :-
    (   \+ call(Goal, State)
    ->  Reason = no_goal(State)
    ;   Sum =\= Length
    ->  Reason = other_cost(Sum, Length)
    ).
plan_fault([Label|Labels], Number, State, Sum0, Length, Rules, Reason) :-
    Rules = rules(_, _, Move, Cost),
    (   call(Move, State, Label, Next)
    ->  call(Cost, Label, C),
        Sum is Sum0+C,
        Number1 is Number+1,
        plan_fault(Labels, Number1, Next, Sum, Length, Rules, Reason)
    ;   Reason = no_move(Number, Label, State)
    ).
