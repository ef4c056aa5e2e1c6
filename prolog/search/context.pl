:- module(search_context,
          [ context/3,                  % :Space, :Options, -Context
            initial/2,                  % +Context, -State
            is_goal/2,                  % +Context, +State
            move/4,                     % +Context, +State, -Label, -Next
            cost/3,                     % +Context, +Label, -Cost
            estimate/3,                 % +Context, +State, -Estimate
            state_size/3,               % +Context, +State, -Size
            observe/2,                  % +Context, +Event
            observe_expansion/3,        % +Context, +Level, +State
            record/2                    % +Context, -Record
          ]).
:- use_module(library(error)).
:- use_module(library(option)).

/** <module> What stays the same during one search

A *context* is made of a state space and the options of a search (see module search) before the search
begins, and handed to every predicate of it:

    context(space(Initial, Goal, Move), measures(Cost, Estimate, Size), watch(Observer, Illegal), Record)

The closures carry their modules, and are `none` where no option gives one.  The record belongs to module
search_record.
*/

:- meta_predicate
    context(:, :, -).

%!  context(:Space, :Options, -Context) is det.
%
%   True when Context is that of a new search of Space with Options.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [seconds(-1)], _).
%       throws(type_error(nonneg_number, -1)).
%
%   @throws type_error(state_space, Space)
%   @throws type_error(nonneg_number, Limit)

context(Module:Space, OptModule:Options, Context) :-
    (   Space = space(Initial, Goal, Move)
    ->  true
    ;   type_error(state_space, Space)
    ),
    limits(Options, Limits),
    closure_option(cost(Cost), Options, OptModule),
    closure_option(heuristic(Estimate), Options, OptModule),
    closure_option(size(Size), Options, OptModule),
    closure_option(observer(Observer), Options, OptModule),
    closure_option(illegal(Illegal), Options, OptModule),
    trie_new(Seen),
    Context = context(space(Module:Initial, Module:Goal, Module:Move),
                      measures(Cost, Estimate, Size),
                      watch(Observer, Illegal),
                      record(Limits, Seen, tally(0, 0))).

limits(Options, limits(States, Depth, Deadline)) :-
    limit_option(states(States), Options),
    limit_option(depth(Depth), Options),
    limit_option(seconds(Seconds), Options),
    (   Seconds == inf
    ->  Deadline = inf
    ;   get_time(Now),
        Deadline is Now+Seconds
    ).

limit_option(Option, Options) :-
    arg(1, Option, Value),
    option(Option, Options, inf),
    (   Value == inf
    ->  true
    ;   must_be(nonneg_number, Value)
    ).

:- multifile error:has_type/2.
error:has_type(nonneg_number, X) :-
    number(X),
    X >= 0.

closure_option(Option, Options, Module) :-
    functor(Option, Name, 1),
    functor(Wanted, Name, 1),
    option(Wanted, Options, none),
    arg(1, Wanted, Value),
    (   Value == none
    ->  Closure = none
    ;   strip_module(Module:Value, M, Plain),
        Closure = M:Plain
    ),
    arg(1, Option, Closure).


                /*******************************
                *            SPACE             *
                *******************************/

%!  initial(+Context, -State) is det.
%
%   True when the search starts at State.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [], C), initial(C, State).
%       State = 0.

initial(context(space(Initial, _, _), _, _, _), State) :-
    once(call(Initial, State)).

%!  is_goal(+Context, +State) is semidet.
%
%   True when State is a goal.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [], C), is_goal(C, 1).
%       false.

is_goal(context(space(_, Goal, _), _, _, _), State) :-
    call(Goal, State),
    !.                                  % any proof will do

%!  move(+Context, +State, -Label, -Next) is nondet.
%
%   True when a move with the label Label leads from State to Next.
%
%       ?- context(space(=(0), ==(2), [S,up,T]>>(T is S+1)), [], C), move(C, 1, Label, Next).
%       Label = up, Next = 2.

move(context(space(_, _, Move), _, _, _), State, Label, Next) :-
    call(Move, State, Label, Next).


                /*******************************
                *           MEASURES           *
                *******************************/

%!  cost(+Context, +Label, -Cost) is det.
%
%   True when a move with the label Label costs Cost.  Broken costs are told as rational numbers, so that
%   sums in another order are still equal.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [cost(=)], C), cost(C, 0.5, Cost).
%       Cost = 1r2.

cost(context(_, measures(Cost, _, _), _, _), Label, C) :-
    (   Cost == none
    ->  C = 1
    ;   once(call(Cost, Label, C0)),
        exact(C0, C)
    ).

exact(C0, C) :-
    (   float(C0)
    ->  C is rationalize(C0)
    ;   C = C0
    ).

%!  estimate(+Context, +State, -Estimate) is det.
%
%   True when at least the cost Estimate remains from State to a goal, as the option heuristic says; 0
%   without it.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [heuristic([S,H]>>(H is 2-S))], C), estimate(C, 0, H).
%       H = 2.

estimate(context(_, measures(_, Estimate, _), _, _), State, H) :-
    (   Estimate == none
    ->  H = 0
    ;   once(call(Estimate, State, H))
    ).

%!  state_size(+Context, +State, -Size) is det.
%
%   True when State stands for Size states, as the option size says; 1 without it.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [size([S,N]>>(N is S+1))], C), state_size(C, 2, Size).
%       Size = 3.
%
%   @throws type_error(positive_integer, Size)
%   @throws instantiation_error when call(Size, State, N) fails

state_size(context(_, measures(_, _, Size), _, _), State, N) :-
    (   Size == none
    ->  N = 1
    ;   ignore(call(Size, State, N)),
        must_be(positive_integer, N)
    ).


                /*******************************
                *           OBSERVER           *
                *******************************/

%!  observe(+Context, +Event) is det.
%
%   Tells Event to the observer, if there is one.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [observer(=(Heard))], C), observe(C, solution(2, 2)).
%       Heard = solution(2, 2).

observe(context(_, _, watch(Observer, _), _), Event) :-
    (   Observer == none
    ->  true
    ;   ignore(call(Observer, Event))
    ).

%!  observe_expansion(+Context, +Level, +State) is det.
%
%   Tells the observer that State is expanded, and then each illegal move out of it.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [observer(=(Heard))], C), observe_expansion(C, 1, 0).
%       Heard = expand(1, 0).

observe_expansion(context(_, _, watch(Observer, Illegal), _), Level, State) :-
    (   Observer == none
    ->  true
    ;   ignore(call(Observer, expand(Level, State))),
        (   Illegal == none
        ->  true
        ;   forall(call(Illegal, State, Label, Reason),
                   ignore(call(Observer, illegal(Level, Label, Reason))))
        )
    ).

%!  record(+Context, -Record) is det.
%
%   True when Record is what the search remembers; it is for module search_record.
%
%       ?- context(space(=(0), ==(2), succ_or_zero), [states(9)], C), record(C, record(Limits, _, _)).
%       Limits = limits(9, inf, inf).

record(context(_, _, _, Record), Record).
