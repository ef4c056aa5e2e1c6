:- module(search_uniform_cost,
          [ uniform_cost/3,             % :Space, -Result, +Options
            cheapest_layers/2           % +Context, -Outcome
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(heaps)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(context).
:- use_module(plans).
:- use_module(record).

/** <module> Uniform-cost search and A*

The states seen are kept with the least distance from the start that is known.
*/

:- meta_predicate
    uniform_cost(:, -, :).

%!  uniform_cost(:Space, -Result, +Options) is det.
%
%   True when Result holds a plan of least total cost, or says that there is none.  With the option
%   heuristic(Estimate) the search is A*; the estimate must never be more than the cost that really
%   remains.
%
%       ?- uniform_cost(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,3]), T is S+N, T < 4)), R, [cost([by(N),C]>>(C is N*N))]).
%       R = solved(plan([by(1),by(1),by(1)], [0,1,2,3]), explored(4, 3)).
%
%   @throws type_error(positive_cost, Cost) when a move is free or has a negative cost.

uniform_cost(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, once_uniform_cost(Context), Result).

once_uniform_cost(Context, Result) :-
    initial(Context, Start),
    enter(Context, Start, 0),
    estimate(Context, Start, H),
    singleton_heap(Heap, H-0, open(node(Start, start, root), 0, 0)),
    uniform_cost_heap(Heap, 1, Context, Result).

% The heap holds open(Node, Distance, Level).  Priorities are Estimate-Sequence, so that equally good
% nodes leave in the order in which they came.
uniform_cost_heap(Heap, Sequence, Context, Result) :-
    (   get_from_heap(Heap, _, Open, Rest)
    ->  uniform_cost_node(Open, Rest, Sequence, Context, Result)
    ;   explored(Context, Explored),
        Result = impossible(Explored)
    ).

uniform_cost_node(open(Node, Distance, Level), Heap, Sequence, Context, Result) :-
    Node = node(State, _, _),
    seen(Context, Seen),
    trie_lookup(Seen, State, Known),
    (   Distance > Known
    ->  uniform_cost_heap(Heap, Sequence, Context, Result)
    ;   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        node_plan(Node, Plan),
        explored(Context, explored(States, _)),
        Result = solved(Plan, explored(States, Level))
    ;   depth_bound(Context, Bound),
        Level >= Bound
    ->  out_of_depth(Context, Level)
    ;   check_limits(Context, Level),
        observe_expansion(Context, Level, State),
        findall(L-S, move(Context, State, L, S), Moves),
        Level1 is Level+1,
        cheaper_nodes(Moves, open(Node, Distance, Level1), Context, Heap, Heap1, Sequence, Sequence1),
        uniform_cost_heap(Heap1, Sequence1, Context, Result)
    ).

% Open is open(Parent, Distance, Level): the node expanded, its distance, and the level of its successors.
cheaper_nodes([], _, _, Heap, Heap, Sequence, Sequence).
cheaper_nodes([Label-State|Moves], Open, Context, Heap0, Heap, Seq0, Seq) :-
    Open = open(Parent, Distance, Level),
    positive_cost(Context, Label, Cost),
    Distance1 is Distance+Cost,
    (   nearer(Context, State, Distance1)
    ->  observe(Context, add(Level, Label, State)),
        estimate(Context, State, H),
        Priority is Distance1+H,
        add_to_heap(Heap0, Priority-Seq0, open(node(State, Label, Parent), Distance1, Level), Heap1),
        Seq1 is Seq0+1
    ;   Heap1 = Heap0,
        Seq1 = Seq0
    ),
    cheaper_nodes(Moves, Open, Context, Heap1, Heap, Seq1, Seq).

positive_cost(Context, Label, Cost) :-
    cost(Context, Label, Cost),
    (   number(Cost),
        Cost > 0
    ->  true
    ;   type_error(positive_cost, Cost)
    ).

% State is new or was farther away until now.
nearer(Context, State, Distance) :-
    seen(Context, Seen),
    (   trie_lookup(Seen, State, Known)
    ->  Distance < Known,
        trie_update(Seen, State, Distance)
    ;   enter(Context, State, Distance)
    ).


                /*******************************
                *            LAYERS            *
                *******************************/

%!  cheapest_layers(+Context, -Outcome) is det.
%
%   True when Outcome is layers(Distances, Layers, Goals, Cost, Explored), where Layers lists the states
%   that are no farther than the nearest goals (see module search_layered), or done(Result) where no goal
%   can be reached.
%
%       ?- context(space(=(0), ==(1), [S,up,T]>>(T is S+1)), [cost([_,5]>>true)], C), cheapest_layers(C, Outcome).
%       Outcome = layers(_, [[0],[1]], [1], 5, explored(2, 1)).

cheapest_layers(Context, Outcome) :-
    once_uniform_cost(Context, Result),
    (   Result = solved(plan(Labels, _), Explored)
    ->  maplist(cost(Context), Labels, Costs),
        sum_list(Costs, Total),
        settle(Total, Context, Distances, Sorted),
        findall(Goal, ( member(Total1-Goal, Sorted), Total1 =:= Total, is_goal(Context, Goal) ), Goals),
        pairs_values(Sorted, States),
        maplist(layer_of_one, States, Layers),
        Outcome = layers(Distances, Layers, Goals, Total, Explored)
    ;   Outcome = done(Result)
    ).

layer_of_one(State, [State]).

% Dijkstra's algorithm without a goal, up to and including the distance Total, so that the distances
% of ties are final as well.
settle(Total, Context, Distances, Sorted) :-
    initial(Context, Start),
    trie_new(Distances),
    trie_insert(Distances, Start, 0),
    singleton_heap(Heap, 0, Start),
    settle_heap(Heap, Total, Context, Distances),
    findall(Distance-State,
            ( trie_gen(Distances, State, Distance), Distance =< Total ),
            Pairs),
    keysort(Pairs, Sorted).

settle_heap(Heap, Total, Context, Distances) :-
    (   get_from_heap(Heap, Distance, State, Rest),
        Distance < Total
    ->  check_clock(Context),
        (   trie_lookup(Distances, State, Known),
            Distance > Known
        ->  settle_heap(Rest, Total, Context, Distances)
        ;   findall(Distance1-Next,
                    ( move(Context, State, Label, Next),
                      cost(Context, Label, Cost),
                      Distance1 is Distance+Cost,
                      shorten(Distances, Next, Distance1) ),
                    Found),
            foldl(add_pair, Found, Rest, Heap1),
            settle_heap(Heap1, Total, Context, Distances)
        )
    ;   true
    ).

shorten(Distances, State, Distance) :-
    \+ ( trie_lookup(Distances, State, Known), Known =< Distance ),
    trie_update(Distances, State, Distance).

add_pair(Distance-State, Heap0, Heap) :-
    add_to_heap(Heap0, Distance, State, Heap).
