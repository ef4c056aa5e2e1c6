:- module(search_record,
          [ enter/3,                    % +Context, +State, +Value
            seen/2,                     % +Context, -Seen
            explored/2,                 % +Context, -Explored
            note_depth/2,               % +Context, +Level
            depth_bound/2,              % +Context, -Depth
            out_of_depth/2,             % +Context, +Level
            check_limits/2,             % +Context, +Level
            check_clock/1,              % +Context
            limited/3                   % +Context, :Goal, -Result
          ]).
:- use_module(context).
:- set_prolog_flag(optimise, true).

/** <module> What a search has seen, and its limits

The record of a search is

    record(limits(States, Depth, Deadline), Seen, tally(Count, Deepest))

Seen is a trie that maps the states generated to a value of the strategy, such as their distance; Count is
the sum of their sizes, and Deepest the deepest level that was reached.  The tally is changed in place, so
that it is known also when a limit cuts the search short: a limit is thrown as search_limit(Which), and
limited/3 makes it a result.
*/

%!  enter(+Context, +State, +Value) is semidet.
%
%   Marks State as seen, with Value.  Fails when it was seen before, and then its value stays.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), enter(C, a, 0), enter(C, b, 1), explored(C, Explored).
%       Explored = explored(2, 0).
%
%       ?- context(space(=(a), ==(b), no_move), [], C), enter(C, a, 0), enter(C, a, 1).
%       false.

enter(Context, State, Value) :-
    record(Context, record(_, Seen, Tally)),
    \+ trie_lookup(Seen, State, _),     % trie_insert/3 would raise an error for another value
    trie_insert(Seen, State, Value),
    state_size(Context, State, Size),
    arg(1, Tally, Count0),
    Count is Count0+Size,
    nb_setarg(1, Tally, Count).

%!  seen(+Context, -Seen) is det.
%
%   True when Seen is the trie that maps each state seen to its value.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), enter(C, a, 7), seen(C, Seen), trie_lookup(Seen, a, Value).
%       Value = 7.

seen(Context, Seen) :-
    record(Context, record(_, Seen, _)).

%!  explored(+Context, -Explored) is det.
%
%   True when Explored is explored(States, Depth): for how many states those seen stand, and the deepest
%   level noted.
%
%       ?- context(space(=(a), ==(b), no_move), [size([_,6]>>true)], C), enter(C, a, 0), explored(C, Explored).
%       Explored = explored(6, 0).

explored(Context, explored(States, Depth)) :-
    record(Context, record(_, _, tally(States, Depth))).

%!  note_depth(+Context, +Level) is det.
%
%   Notes that Level was reached.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), note_depth(C, 5), note_depth(C, 4), explored(C, Explored).
%       Explored = explored(0, 5).

note_depth(Context, Level) :-
    record(Context, record(_, _, Tally)),
    arg(2, Tally, Deepest),
    (   Level > Deepest
    ->  nb_setarg(2, Tally, Level)
    ;   true
    ).

%!  depth_bound(+Context, -Depth) is det.
%
%   True when no plan may have more than Depth moves; inf without such a limit.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), depth_bound(C, Depth).
%       Depth = inf.

depth_bound(Context, Depth) :-
    record(Context, record(limits(_, Depth, _), _, _)).

%!  out_of_depth(+Context, +Level) is det.
%
%   Ends the search by its limit on the depth, after noting that Level was reached.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), catch(out_of_depth(C, 3), search_limit(Which), true), explored(C, Explored).
%       Which = depth, Explored = explored(0, 3).
%
%   @throws search_limit(depth)

out_of_depth(Context, Level) :-
    note_depth(Context, Level),
    throw(search_limit(depth)).

%!  check_limits(+Context, +Level) is det.
%
%   To be called before a state of Level is expanded: notes the level, and ends the search when too many
%   states were seen or its time is over.
%
%       ?- context(space(=(a), ==(b), no_move), [states(1)], C), enter(C, a, 0), check_limits(C, 2), explored(C, Explored).
%       Explored = explored(1, 2).
%
%   @throws search_limit(states)
%   @throws search_limit(seconds)

check_limits(Context, Level) :-
    note_depth(Context, Level),
    record(Context, record(limits(States, _, _), _, tally(Count, _))),
    (   States \== inf,
        Count > States
    ->  throw(search_limit(states))
    ;   check_clock(Context)
    ).

%!  check_clock(+Context) is det.
%
%   Ends the search when its time is over.
%
%       ?- context(space(=(a), ==(b), no_move), [seconds(60)], C), check_clock(C).
%       true.
%
%   @throws search_limit(seconds)

check_clock(Context) :-
    record(Context, record(limits(_, _, Deadline), _, _)),
    (   Deadline == inf
    ->  true
    ;   get_time(Now),
        Now > Deadline
    ->  throw(search_limit(seconds))
    ;   true
    ).

%!  limited(+Context, :Goal, -Result) is det.
%
%   True when Result is what call(Goal, Result) gives, or limit(Which, Explored) when a limit ends it.
%
%       ?- context(space(=(a), ==(b), no_move), [], C), limited(C, [_]>>out_of_depth(C, 3), Result).
%       Result = limit(depth, explored(0, 3)).

:- meta_predicate limited(+, 1, -).

limited(Context, Goal, Result) :-
    catch(call(Goal, Result0), search_limit(Which), Result0 = limit(Which)),
    (   Result0 = limit(Which)
    ->  explored(Context, Explored),
        Result = limit(Which, Explored)
    ;   Result = Result0
    ).
