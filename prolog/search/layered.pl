:- module(search_layered,
          [ layered_plans/3,            % +Outcome, +Context, -Answer
            layered_count/3             % +Outcome, +Context, -Result
          ]).
:- use_module(library(lists)).
:- use_module(context).
:- use_module(plans).
:- use_module(record).

/** <module> All the shortest or cheapest plans, and how many

Both the shortest and the cheapest plans are paths along which every move brings the distance from the
start up by exactly its cost.  An outcome of the search for these distances is

    layers(Distances, Layers, Goals, Length, Explored)

where Distances maps states to distances (a trie), Layers lists the states by rising distance, and Goals are
the goals at distance Length; or done(Result) where there is no plan.
*/

%!  layered_plans(+Outcome, +Context, -Answer) is nondet.
%
%   True when Answer is plan(Labels, States) for a plan of Outcome, in the order in which moves are tried,
%   or last done(Result).
%
%       ?- context(space(=(a), ==(b), [_,L,b]>>member(L, [left,right])), [], C),
%          trie_new(Ds), trie_insert(Ds, a, 0), trie_insert(Ds, b, 1),
%          layered_plans(layers(Ds, [[a],[b]], [b], 1, explored(2, 1)), C, Answer).
%       Answer = plan([left], [a,b]) ;
%       Answer = plan([right], [a,b]) ;
%       Answer = done(solved(plan([left], [a,b]), explored(2, 1))).

layered_plans(done(Result), _, Answer) =>
    Answer = done(Result).
layered_plans(layers(Distances, Layers, Goals, Length, Explored), Context, Answer) =>
    alive(Distances, Layers, Goals, Length, Context, Alive),
    initial(Context, Start),
    plans_then_done(alive_plan(Context, Alive, Length, Start), Explored, Answer).

% Alive maps the states from which a plan leads to a goal to their distances.
alive(Distances, Layers, Goals, Length, Context, Alive) :-
    reverse(Layers, FromGoal),
    trie_new(Alive),
    forall(member(Goal, Goals), trie_insert(Alive, Goal, Length)),
    forall(( member(States, FromGoal), member(State, States) ),
           ( check_clock(Context),
             keep_alive(Context, Distances, Alive, State) )).

keep_alive(Context, Distances, Alive, State) :-
    trie_lookup(Distances, State, Distance),
    (   step(Context, State, Distance, _, Next, NextDistance),
        trie_lookup(Alive, Next, NextDistance)
    ->  trie_update(Alive, State, Distance)
    ;   true
    ).

step(Context, State, Distance, Label, Next, NextDistance) :-
    move(Context, State, Label, Next),
    cost(Context, Label, Cost),
    NextDistance is Distance+Cost.

alive_plan(Context, Alive, Length, Start, plan(Labels, [Start|States])) :-
    alive_path(Start, 0, Length, Context, Alive, Labels, States).

alive_path(State, Distance, Length, Context, Alive, Labels, States) :-
    (   Distance =:= Length
    ->  Labels = [],
        States = []
    ;   check_clock(Context),
        Labels = [Label|Labels1],
        States = [Next|States1],
        step(Context, State, Distance, Label, Next, NextDistance),
        trie_lookup(Alive, Next, NextDistance),
        alive_path(Next, NextDistance, Length, Context, Alive, Labels1, States1)
    ).

%!  layered_count(+Outcome, +Context, -Result) is det.
%
%   True when Result is counted(Count, Length, Explored), Outcome having Count plans of Length, or the
%   result of an outcome without a plan.
%
%       ?- context(space(=(a), ==(b), [_,L,b]>>member(L, [left,right])), [], C),
%          trie_new(Ds), trie_insert(Ds, a, 0), trie_insert(Ds, b, 1),
%          layered_count(layers(Ds, [[a],[b]], [b], 1, explored(2, 1)), C, Result).
%       Result = counted(2, 1, explored(2, 1)).

layered_count(done(Result0), _, Result) =>
    Result = Result0.
layered_count(layers(Distances, Layers, Goals, Length0, Explored), Context, Result) =>
    count_layers(Layers, Distances, Context, Goals, Count),
    inexact(Length0, Length),
    Result = counted(Count, Length, Explored).

inexact(Length0, Length) :-
    (   rational(Length0),
        \+ integer(Length0)
    ->  Length is float(Length0)
    ;   Length = Length0
    ).

% The number of paths to each state of a layer is passed on to its successors.  A step may skip layers
% where costs differ, so the numbers wait in a trie.
count_layers(Layers, Distances, Context, Goals, Count) :-
    trie_new(Paths),
    initial(Context, Start),
    trie_insert(Paths, Start, 1),
    forall(( member(States, Layers), member(State, States) ),
           ( check_clock(Context),
             pass_on(Context, Distances, Paths, State) )),
    findall(N, ( member(Goal, Goals), trie_lookup(Paths, Goal, N) ), Ns),
    sum_list(Ns, Count).

pass_on(Context, Distances, Paths, State) :-
    trie_lookup(Paths, State, N),
    trie_lookup(Distances, State, Distance),
    forall(( step(Context, State, Distance, _, Next, NextDistance),
             trie_lookup(Distances, Next, NextDistance) ),
           add_paths(Paths, Next, N)).

add_paths(Paths, State, N) :-
    (   trie_lookup(Paths, State, N0)
    ->  true
    ;   N0 = 0
    ),
    N1 is N0+N,
    trie_update(Paths, State, N1).
