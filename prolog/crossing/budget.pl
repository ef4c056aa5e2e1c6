:- module(crossing_budget,
          [ budget/2,                   % +Limits, -Budget
            within_depth/2,             % +Budget, +Length
            within_budget/2,            % +Budget, +States
            in_time/1                   % +Deadline
          ]).
:- use_module(library(option)).

/** <module> How far a search may go

A budget is budget(States, Depth, Deadline), each a number or `inf`; Deadline is a time stamp.
*/

%!  budget(+Limits, -Budget) is det.
%
%   True when Budget is that of Limits, the options states(Max), depth(Max) and seconds(Max), from now on.
%
%       ?- budget([states(10)], Budget).
%       Budget = budget(10, inf, inf).

budget(Limits, budget(States, Depth, Deadline)) :-
    option(states(States), Limits, inf),
    option(depth(Depth), Limits, inf),
    option(seconds(Seconds), Limits, inf),
    (   Seconds == inf
    ->  Deadline = inf
    ;   get_time(Now),
        Deadline is Now+Seconds
    ).

%!  within_depth(+Budget, +Length) is det.
%
%   True when plans of Length trips may be looked for.
%
%       ?- catch(within_depth(budget(inf, 3, inf), 4), search_limit(Which), true).
%       Which = depth.
%
%   @throws search_limit(depth) when they may not

within_depth(budget(_, Depth, _), Length) :-
    (   Depth \== inf,
        Length > Depth
    ->  throw(search_limit(depth))
    ;   true
    ).

%!  within_budget(+Budget, +States) is det.
%
%   True when a search that has found so many States may go on.
%
%       ?- catch(within_budget(budget(10, inf, inf), 11), search_limit(Which), true).
%       Which = states.
%
%   @throws search_limit(Which) when it may not, Which being `states` or `seconds`

within_budget(budget(Most, _, Deadline), States) :-
    (   Most \== inf,
        States > Most
    ->  throw(search_limit(states))
    ;   in_time(Deadline)
    ).

%!  in_time(+Deadline) is det.
%
%   True when Deadline, a time stamp or `inf`, is not over.
%
%       ?- in_time(inf).
%       true.
%
%   @throws search_limit(seconds) when it is

in_time(Deadline) :-
    (   Deadline \== inf,
        get_time(Now),
        Now > Deadline
    ->  throw(search_limit(seconds))
    ;   true
    ).
