:- module(search,
          [ breadth_first/3,            % :Space, -Result, +Options
            depth_first/3,              % :Space, -Result, +Options
            iterative_deepening/3,      % :Space, -Result, +Options
            uniform_cost/3,             % :Space, -Result, +Options
            search/4,                   % +Strategy, :Space, -Result, +Options
            all_plans/4,                % +Strategy, :Space, -Answer, +Options
            count_plans/4,              % +Strategy, :Space, -Result, +Options
            explore/3,                  % :Space, -Result, +Options
            strategy/1                  % ?Strategy
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(heaps)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(pairs)).

/** <module> Search strategies over any state space

A *state space* is given by three closures:

    space(Initial, Goal, Move)

  - call(Initial, State) gives the start;
  - call(Goal, State) is true of a goal;
  - call(Move, State, Label, Next) enumerates the moves out of State in the order in which they are
    to be tried.

States are ground terms.  A *plan* is `plan(Labels, States)`: the labels of the moves and the states
passed, start and goal included, so that there is one state more than labels.

A *result* is one of

  - solved(Plan, Explored)
  - impossible(Explored): every state that can be reached was looked at, and none is a goal;
  - limit(Which, Explored): Which is `states`, `depth` or `seconds`.

`Explored` is `explored(States, Depth)`: the number of different states generated, and the deepest
level that was reached.

Options of every strategy:

  - states(Max), depth(Max), seconds(Max)
    Limits.  Depth counts moves.
  - cost(:Cost)
    call(Cost, Label, C) gives the positive cost of a move (default 1); used by uniform cost.
  - heuristic(:Estimate)
    call(Estimate, State, H) gives a lower bound of the cost that remains; turns uniform cost into A*.
  - observer(:Observer)
    call(Observer, Event) is called for each of the events `depth(Limit)` (a round of iterative
    deepening begins), `expand(Level, State)`, `add(Level, Label, State)`,
    `illegal(Level, Label, Reason)`, `solution(Level, State)` and `depth_limit(Level, State)`.
  - illegal(:Illegal)
    call(Illegal, State, Label, Reason) enumerates moves that break a rule; they are only told to
    the observer.

The algorithms are those of Russell and Norvig, Artificial Intelligence: A Modern Approach, chapter 3.
*/

:- meta_predicate
    breadth_first(:, -, :),
    depth_first(:, -, :),
    iterative_deepening(:, -, :),
    uniform_cost(:, -, :),
    search(+, :, -, :),
    all_plans(+, :, -, :),
    count_plans(+, :, -, :),
    explore(:, -, :).

%!  strategy(?Strategy) is nondet.
%
%   True when Strategy names a search strategy.
%
%       ?- strategy(S).
%       S = 'breadth-first' ;
%       S = 'depth-first' ;
%       S = 'iterative-deepening' ;
%       S = 'uniform-cost'.

strategy('breadth-first').
strategy('depth-first').
strategy('iterative-deepening').
strategy('uniform-cost').

%!  search(+Strategy, :Space, -Result, +Options) is det.
%
%   True when Result is what Strategy finds in Space: one plan, a proof that there is none, or the
%   limit that stopped it.
%
%       ?- search('breadth-first', space(=(0), ==(2), [S,up,T]>>(S < 3, T is S+1)), R, []).
%       R = solved(plan([up,up], [0,1,2]), explored(3, 2)).
%
%   @throws domain_error(search_strategy, Strategy)

search(Strategy, Space, Result, Options) :-
    must_be_strategy(Strategy),
    search_by(Strategy, Space, Result, Options).

search_by('breadth-first', Space, Result, Options) :-
    breadth_first(Space, Result, Options).
search_by('depth-first', Space, Result, Options) :-
    depth_first(Space, Result, Options).
search_by('iterative-deepening', Space, Result, Options) :-
    iterative_deepening(Space, Result, Options).
search_by('uniform-cost', Space, Result, Options) :-
    uniform_cost(Space, Result, Options).

must_be_strategy(Strategy) :-
    must_be(nonvar, Strategy),
    (   strategy(Strategy)
    ->  true
    ;   domain_error(search_strategy, Strategy)
    ).

%!  all_plans(+Strategy, :Space, -Answer, +Options) is nondet.
%
%   True when Answer is `plan(Labels, States)` for one of the plans of Strategy, one after the other
%   and as soon as it is known; the last answer is `done(Result)` with the result of the whole
%   search.  Breadth-first and iterative deepening give every shortest plan, uniform cost every
%   cheapest, and depth-first every plan that does not repeat a state.
%
%       ?- all_plans('depth-first', space(=(0), ==(2), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 3)), A, []).
%       A = plan([by(1),by(1)], [0,1,2]) ;
%       A = plan([by(2)], [0,2]) ;
%       A = done(solved(plan([by(1),by(1)], [0,1,2]), explored(3, 2))) ;
%       false.

all_plans(Strategy, Space, Answer, Options) :-
    must_be_strategy(Strategy),
    context(Space, Options, Context),
    seen(Context, Seen),
    catch(plans(Strategy, Context, Answer),
          search_limit(Limit),
          limit_answer(Limit, Seen, Answer)).

limit_answer(Limit, Seen, done(limit(Limit, Explored))) :-
    explored(Seen, Explored).

plans('breadth-first', Context, Answer) :-
    shortest_layers(Context, Outcome),
    layered_answers(Outcome, Context, Answer).
plans('iterative-deepening', Context, Answer) :-
    deepening_plans(Context, Answer).
plans('uniform-cost', Context, Answer) :-
    cheapest_distances(Context, Outcome),
    layered_answers(Outcome, Context, Answer).
plans('depth-first', Context, Answer) :-
    once_depth_first(Context, Result),
    (   Result = solved(_, Explored)
    ->  simple_plans(Context, Explored, Answer)
    ;   Answer = done(Result)
    ).

%!  count_plans(+Strategy, :Space, -Result, +Options) is det.
%
%   True when Result is counted(Count, Length, Explored), where Count is the number of plans that
%   all_plans/4 would give and Length the number of moves of each (the cost for uniform cost; the
%   shortest length for depth-first), or impossible(Explored), or limit(Which, Explored).  All but
%   depth-first count without listing the plans.
%
%       ?- count_plans('breadth-first', space(=(0), ==(4), [S,by(N),T]>>(member(N,[1,2,3]), T is S+N, T < 5)), R, []).
%       R = counted(3, 2, explored(5, 2)).

count_plans(Strategy, Space, Result, Options) :-
    must_be_strategy(Strategy),
    context(Space, Options, Context),
    limited(Context, count(Strategy, Context), Result).

count('depth-first', Context, Result) :-
    once_depth_first(Context, First),
    (   First = solved(_, Explored)
    ->  Tally = tally(0, inf),
        forall(( simple_plans(Context, Explored, plan(Labels, _)),
                 length(Labels, Length) ),
               ( check_clock(Context),
                 arg(1, Tally, N0), N is N0+1, nb_setarg(1, Tally, N),
                 arg(2, Tally, L0), L is min(L0, Length), nb_setarg(2, Tally, L) )),
        Tally = tally(Count, Shortest),
        Result = counted(Count, Shortest, Explored)
    ;   Result = First
    ).
count('breadth-first', Context, Result) :-
    shortest_layers(Context, Outcome),
    count_outcome(Outcome, Context, Result).
count('iterative-deepening', Context, Result) :-
    iterate(Context, Found),
    (   Found = solved(plan(Labels, _), Explored)
    ->  length(Labels, Length),
        count_within(Context, Length, Count),
        Result = counted(Count, Length, Explored)
    ;   Result = Found
    ).
count('uniform-cost', Context, Result) :-
    cheapest_distances(Context, Outcome),
    count_outcome(Outcome, Context, Result).

count_outcome(layers(Distances, Layers, Goals, Length0, Explored), Context, Result) =>
    count_layers(Layers, Distances, Context, Goals, Count),
    inexact(Length0, Length),
    Result = counted(Count, Length, Explored).
count_outcome(done(Result0), _, Result) =>
    Result = Result0.


                /*******************************
                *           CONTEXT            *
                *******************************/

% context(Initial, Goal, Move, Cost, Estimate, Observer, Illegal, limits(States, Depth, Deadline), Seen):
% what stays the same during one search.  Seen is a trie of the states generated; its size is the
% number of states explored, also when a limit cuts the search short.

context(Module:Space, OptModule:Options, Context) :-
    (   Space = space(Initial, Goal, Move)
    ->  true
    ;   type_error(state_space, Space)
    ),
    limit_option(states(States), Options),
    limit_option(depth(Depth), Options),
    limit_option(seconds(Seconds), Options),
    (   Seconds == inf
    ->  Deadline = inf
    ;   get_time(Now),
        Deadline is Now+Seconds
    ),
    closure_option(cost(Cost), Options, OptModule),
    closure_option(heuristic(Estimate), Options, OptModule),
    closure_option(observer(Observer), Options, OptModule),
    closure_option(illegal(Illegal), Options, OptModule),
    trie_new(Seen),
    Context = context(Module:Initial, Module:Goal, Module:Move, Cost, Estimate, Observer, Illegal,
                      limits(States, Depth, Deadline), Seen).

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

initial(context(Initial, _, _, _, _, _, _, _, _), State) :-
    once(call(Initial, State)).

is_goal(context(_, Goal, _, _, _, _, _, _, _), State) :-
    call(Goal, State),
    !.                                  % any proof will do

move(context(_, _, Move, _, _, _, _, _, _), State, Label, Next) :-
    call(Move, State, Label, Next).

cost(context(_, _, _, Cost, _, _, _, _, _), Label, C) :-
    (   Cost == none
    ->  C = 1
    ;   once(call(Cost, Label, C0)),
        exact(C0, C)
    ).

% Broken costs are added as rational numbers, so that sums in another order are still equal.
exact(C0, C) :-
    (   float(C0)
    ->  C is rationalize(C0)
    ;   C = C0
    ).

inexact(C0, C) :-
    (   rational(C0),
        \+ integer(C0)
    ->  C is float(C0)
    ;   C = C0
    ).

estimate(context(_, _, _, _, Estimate, _, _, _, _), State, H) :-
    (   Estimate == none
    ->  H = 0
    ;   once(call(Estimate, State, H))
    ).

observe(context(_, _, _, _, _, Observer, _, _, _), Event) :-
    (   Observer == none
    ->  true
    ;   ignore(call(Observer, Event))
    ).

% The observer hears of a state that is expanded and of the illegal moves out of it.
observe_expansion(Context, Level, State) :-
    Context = context(_, _, _, _, _, Observer, Illegal, _, _),
    (   Observer == none
    ->  true
    ;   ignore(call(Observer, expand(Level, State))),
        (   Illegal == none
        ->  true
        ;   forall(call(Illegal, State, Label, Reason),
                   ignore(call(Observer, illegal(Level, Label, Reason))))
        )
    ).

seen(context(_, _, _, _, _, _, _, _, Seen), Seen).

fresh_seen(context(I, G, M, C, E, O, L, Limits, _), context(I, G, M, C, E, O, L, Limits, Seen), Seen) :-
    trie_new(Seen).

depth_bound(context(_, _, _, _, _, _, _, limits(_, Depth, _), _), Depth).

check_clock(context(_, _, _, _, _, _, _, limits(_, _, Deadline), _)) :-
    (   Deadline == inf
    ->  true
    ;   get_time(Now),
        Now > Deadline
    ->  throw(search_limit(seconds))
    ;   true
    ).

% Called before a state is expanded; the level goes on record for the result that a limit gives.
check_limits(Context, Level) :-
    Context = context(_, _, _, _, _, _, _, limits(States, _, _), Seen),
    note_depth(Seen, Level),
    (   States == inf
    ->  true
    ;   explored(Seen, explored(Count, _)),
        Count > States
    ->  throw(search_limit(states))
    ;   true
    ),
    check_clock(Context).

% The deepest level is kept in the trie beside the states, so that it survives a limit.
note_depth(Seen, Level) :-
    (   trie_lookup(Seen, '$depth', Level0),
        Level0 >= Level
    ->  true
    ;   trie_update(Seen, '$depth', Level)
    ).

explored(Seen, explored(States, Depth)) :-
    trie_property(Seen, value_count(Count)),
    (   trie_lookup(Seen, '$depth', Depth)
    ->  States is Count-1
    ;   Depth = 0,
        States = Count
    ).

% Run a determinate search, turning the limit that stops it into a result.
:- meta_predicate limited(+, 1, -).

limited(Context, Goal, Result) :-
    seen(Context, Seen),
    catch(call(Goal, Result0), search_limit(Limit), Result0 = limit(Limit)),
    (   Result0 = limit(Which)
    ->  explored(Seen, Explored),
        Result = limit(Which, Explored)
    ;   Result = Result0
    ).


                /*******************************
                *        BREADTH-FIRST         *
                *******************************/

% A node is node(State, Label, Parent); the root has the parent `root`.

%!  breadth_first(:Space, -Result, +Options) is det.
%
%   True when Result holds a shortest plan, the first one in the order in which moves are tried, or
%   says that there is none.
%
%       ?- breadth_first(space(=(1), ==(6), [S,F,T]>>(member(F,[double,inc]), (F==double->T is 2*S;T is S+1), T < 9)), R, []).
%       R = solved(plan([double,inc,double], [1,2,3,6]), explored(7, 3)).

breadth_first(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, once_breadth_first(Context), Result).

once_breadth_first(Context, Result) :-
    initial(Context, Start),
    seen(Context, Seen),
    trie_insert(Seen, Start, 0),
    (   is_goal(Context, Start)
    ->  observe(Context, solution(0, Start)),
        Result = solved(plan([], [Start]), explored(1, 0))
    ;   breadth_first_level([node(Start, start, root)], 0, Context, Result)
    ).

breadth_first_level([], Level, Context, impossible(explored(States, Depth))) :-
    !,
    Depth is Level-1,
    seen(Context, Seen),
    explored(Seen, explored(States, _)).
breadth_first_level(Nodes, Level, Context, Result) :-
    depth_bound(Context, Bound),
    (   Level >= Bound
    ->  maplist(observe_depth_limit(Context, Level), Nodes),
        seen(Context, Seen),
        note_depth(Seen, Level),
        throw(search_limit(depth))
    ;   Level1 is Level+1,
        expand_nodes(Nodes, Level, Level1, Context, Next, [], Goal),
        (   nonvar(Goal)
        ->  node_plan(Goal, Plan),
            seen(Context, Seen),
            explored(Seen, explored(States, _)),
            Result = solved(Plan, explored(States, Level1))
        ;   breadth_first_level(Next, Level1, Context, Result)
        )
    ).

observe_depth_limit(Context, Level, node(State, _, _)) :-
    observe(Context, depth_limit(Level, State)).

% Next-Tail is the level after Nodes; stops at the first goal.
expand_nodes([], _, _, _, Tail, Tail, _).
expand_nodes([Node|Nodes], Level, Level1, Context, Next, Tail, Goal) :-
    Node = node(State, _, _),
    check_limits(Context, Level),
    observe_expansion(Context, Level, State),
    new_successors(Context, State, Level1, Successors),
    add_nodes(Successors, Node, Level1, Context, Next, Next1, Goal),
    (   nonvar(Goal)
    ->  Next1 = Tail
    ;   expand_nodes(Nodes, Level, Level1, Context, Next1, Tail, Goal)
    ).

% The successors that were not seen before; they are marked as seen on Level.
new_successors(Context, State, Level, Successors) :-
    seen(Context, Seen),
    findall(Label-Next,
            ( move(Context, State, Label, Next),
              trie_insert_new(Seen, Next, Level)
            ),
            Successors).

% Fails when Key is in Trie already (trie_insert/3 would raise an error for another value).
trie_insert_new(Trie, Key, Value) :-
    \+ trie_lookup(Trie, Key, _),
    trie_insert(Trie, Key, Value).

add_nodes([], _, _, _, Next, Next, _).
add_nodes([Label-State|Successors], Parent, Level, Context, [Node|Next], Tail, Goal) :-
    Node = node(State, Label, Parent),
    (   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        Goal = Node,
        Next = Tail
    ;   observe(Context, add(Level, Label, State)),
        add_nodes(Successors, Parent, Level, Context, Next, Tail, Goal)
    ).

node_plan(Node, plan(Labels, States)) :-
    node_path(Node, [], Labels, [], States).

node_path(node(State, Label, Parent), Labels0, Labels, States0, States) :-
    (   Parent == root
    ->  Labels = Labels0,
        States = [State|States0]
    ;   node_path(Parent, [Label|Labels0], Labels, [State|States0], States)
    ).

%!  explore(:Space, -Result, +Options) is det.
%
%   True when Result is reached(Layers, Explored), where Layers lists the reachable states by their
%   distance from the start, or limit(Which, Explored).  Goals do not stop it.
%
%       ?- explore(space(=(1), fail_always, [S,up,T]>>(S < 3, T is S+1)), R, []).
%       R = reached([[1],[2],[3]], explored(3, 2)).

explore(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, explore_layers(Context), Result).

explore_layers(Context, reached(Layers, Explored)) :-
    initial(Context, Start),
    seen(Context, Seen),
    trie_insert(Seen, Start, 0),
    all_layers([Start], 0, Context, Layers),
    explored(Seen, explored(States, _)),
    length(Layers, N),
    Depth is N-1,
    Explored = explored(States, Depth).

all_layers([], _, _, []) :-
    !.
all_layers(States, Level, Context, [States|Layers]) :-
    Level1 is Level+1,
    next_layer(States, Level, Level1, Context, Next),
    all_layers(Next, Level1, Context, Layers).

next_layer(States, Level, Level1, Context, Next) :-
    depth_bound(Context, Bound),
    seen(Context, Seen),
    (   Level >= Bound
    ->  note_depth(Seen, Level),
        throw(search_limit(depth))
    ;   findall(Successor,
                ( member(State, States),
                  check_limits(Context, Level),
                  observe_expansion(Context, Level, State),
                  move(Context, State, Label, Successor),
                  trie_insert_new(Seen, Successor, Level1),
                  observe(Context, add(Level1, Label, Successor))
                ),
                Next)
    ).


                /*******************************
                *     ALL AND HOW MANY         *
                *******************************/

% Both the shortest and the cheapest plans are paths along which every move brings the distance from
% the start up by exactly its cost.  An outcome is
%
%     layers(Distances, Layers, Goals, Length, Explored)
%
% where Distances maps states to distances (a trie), Layers lists the states by rising distance, and
% Goals are the goals at distance Length; or done(Result) where there is no plan.

shortest_layers(Context, Outcome) :-
    initial(Context, Start),
    seen(Context, Seen),
    trie_insert(Seen, Start, 0),
    layers_to_goal([Start], 0, Context, [], Outcome).

layers_to_goal([], Level, Context, _, done(impossible(explored(States, Depth)))) :-
    !,
    Depth is Level-1,
    seen(Context, Seen),
    explored(Seen, explored(States, _)).
layers_to_goal(States, Level, Context, Above, Outcome) :-
    include(is_goal(Context), States, Goals),
    (   Goals == []
    ->  Level1 is Level+1,
        next_layer(States, Level, Level1, Context, Next),
        layers_to_goal(Next, Level1, Context, [States|Above], Outcome)
    ;   maplist(observe_solution(Context, Level), Goals),
        seen(Context, Seen),
        explored(Seen, explored(Count, _)),
        reverse([States|Above], Layers),
        Outcome = layers(Seen, Layers, Goals, Level, explored(Count, Level))
    ).

observe_solution(Context, Level, State) :-
    observe(Context, solution(Level, State)).

layered_answers(done(Result), _, Answer) =>
    Answer = done(Result).
layered_answers(layers(Distances, Layers, Goals, Length, Explored), Context, Answer) =>
    reverse(Layers, FromGoal),
    trie_new(Alive),
    forall(member(Goal, Goals), trie_insert_new(Alive, Goal, Length)),
    forall(( member(States, FromGoal), member(State, States) ),
           ( check_clock(Context),
             keep_alive(Context, Distances, Alive, State) )),
    initial(Context, Start),
    plans_then_done(alive_plan(Context, Alive, Length, Start), Explored, Answer).

% A state is alive when a plan leads from it to a goal.
keep_alive(Context, Distances, Alive, State) :-
    trie_lookup(Distances, State, Distance),
    (   move(Context, State, Label, Next),
        cost(Context, Label, Cost),
        NextDistance is Distance+Cost,
        trie_lookup(Alive, Next, NextDistance)
    ->  ignore(trie_insert_new(Alive, State, Distance))
    ;   true
    ).

alive_plan(Context, Alive, Length, Start, plan(Labels, [Start|States])) :-
    alive_path(Start, 0, Length, Context, Alive, Labels, States).

alive_path(State, Distance, Length, Context, Alive, Labels, States) :-
    (   Distance =:= Length
    ->  Labels = [],
        States = []
    ;   check_clock(Context),
        Labels = [Label|Labels1],
        States = [Next|States1],
        move(Context, State, Label, Next),
        cost(Context, Label, Cost),
        NextDistance is Distance+Cost,
        trie_lookup(Alive, Next, NextDistance),
        alive_path(Next, NextDistance, Length, Context, Alive, Labels1, States1)
    ).

% The plans that Goal gives, then done(Result) with the first of them.
:- meta_predicate plans_then_done(1, +, -).

plans_then_done(Goal, Explored, Answer) :-
    First = first(none),
    (   call(Goal, Plan),
        (   First = first(none)
        ->  nb_setarg(1, First, Plan)
        ;   true
        ),
        Answer = Plan
    ;   arg(1, First, Plan),
        Answer = done(solved(Plan, Explored))
    ).

% The number of paths to each state of a layer is passed on to its successors.  Layers hold states of
% rising distance; a step may skip layers where costs differ, so numbers wait in an assoc-like trie.
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
    forall(( move(Context, State, Label, Next),
             cost(Context, Label, Cost),
             NextDistance is Distance+Cost,
             trie_lookup(Distances, Next, NextDistance) ),
           add_paths(Paths, Next, N)).

add_paths(Paths, State, N) :-
    (   trie_lookup(Paths, State, N0)
    ->  true
    ;   N0 = 0
    ),
    N1 is N0+N,
    trie_update(Paths, State, N1).


                /*******************************
                *         DEPTH-FIRST          *
                *******************************/

%!  depth_first(:Space, -Result, +Options) is det.
%
%   True when Result holds the plan that depth-first search finds first when it enters no state
%   twice, or says that there is none.  The plan need not be a shortest one.
%
%       ?- depth_first(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), R, []).
%       R = solved(plan([by(1),by(1),by(1)], [0,1,2,3]), explored(4, 3)).

depth_first(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, once_depth_first(Context), Result).

once_depth_first(Context, Result) :-
    depth_bound(Context, Bound),
    (   Bound == inf
    ->  unbounded_depth_first(Context, Result)
    ;   bounded_depth_first(Bound, Context, Result)
    ).

unbounded_depth_first(Context, Result) :-
    initial(Context, Start),
    seen(Context, Seen),
    trie_insert(Seen, Start, 0),
    depth_first_stack([node(Start, start, root)-0], Context, Result).

% With a bound on the depth, a state may have to be entered again with more depth left, as in a round
% of iterative deepening.
bounded_depth_first(Bound, Context, Result) :-
    round(Bound, Context, Round),
    (   Round = solved(_, _)
    ->  Result = Round
    ;   Round = exhausted
    ->  seen(Context, Seen),
        explored(Seen, Explored),
        Result = impossible(Explored)
    ;   throw(search_limit(depth))
    ).

depth_first_stack([], Context, impossible(Explored)) :-
    seen(Context, Seen),
    explored(Seen, Explored).
depth_first_stack([Node-Level|Stack], Context, Result) :-
    Node = node(State, _, _),
    seen(Context, Seen),
    (   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        note_depth(Seen, Level),
        node_plan(Node, Plan),
        explored(Seen, Explored),
        Result = solved(Plan, Explored)
    ;   check_limits(Context, Level),
        observe_expansion(Context, Level, State),
        Level1 is Level+1,
        depth_first_moves(Context, Node, Level1, Stack, Next),
        depth_first_stack(Next, Context, Result)
    ).

% Successors are put on the stack as moves still to be tried, and enter the closed set only when they
% are taken off, so that the plan is the one that recursion would find.
depth_first_moves(Context, Node, Level, Stack, Next) :-
    Node = node(State, _, _),
    findall(Label-Successor, move(Context, State, Label, Successor), Successors),
    push_moves(Successors, Node, Level, Stack, Stack1),
    pop_unseen(Stack1, Context, Next).

push_moves([], _, _, Stack, Stack).
push_moves([Label-State|Successors], Parent, Level, Stack, [node(State, Label, Parent)-Level|Next]) :-
    push_moves(Successors, Parent, Level, Stack, Next).

pop_unseen([], _, []).
pop_unseen([Node-Level|Stack], Context, Next) :-
    Node = node(State, Label, _),
    seen(Context, Seen),
    (   trie_insert_new(Seen, State, Level)
    ->  observe(Context, add(Level, Label, State)),
        Next = [Node-Level|Stack]
    ;   pop_unseen(Stack, Context, Next)
    ).

% All plans without a repeated state, on backtracking.
simple_plans(Context, Explored, Answer) :-
    initial(Context, Start),
    plans_then_done(simple_plan(Context, Start), Explored, Answer).

simple_plan(Context, Start, plan(Labels, [Start|States])) :-
    depth_bound(Context, Bound),
    simple_path(Start, [Start], 0, Bound, Context, Labels, States).

simple_path(State, Visited, Level, Bound, Context, Labels, States) :-
    (   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        Labels = [],
        States = []
    ;   Level >= Bound
    ->  observe(Context, depth_limit(Level, State)),
        fail
    ;   check_clock(Context),
        observe_expansion(Context, Level, State),
        Level1 is Level+1,
        move(Context, State, Label, Next),
        \+ memberchk(Next, Visited),
        observe(Context, add(Level1, Label, Next)),
        Labels = [Label|Labels1],
        States = [Next|States1],
        simple_path(Next, [Next|Visited], Level1, Bound, Context, Labels1, States1)
    ).


                /*******************************
                *     ITERATIVE DEEPENING      *
                *******************************/

%!  iterative_deepening(:Space, -Result, +Options) is det.
%
%   True when Result holds a shortest plan found by depth-first rounds with a rising limit on the
%   depth, or says that there is none.  A round remembers with how much depth left each state was
%   entered, so that a state met again with less is skipped and the plan stays a shortest one; the
%   search ends when a round leaves no state cut off by its limit.
%
%       ?- iterative_deepening(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), R, []).
%       R = solved(plan([by(1),by(2)], [0,1,3]), explored(4, 2)).

iterative_deepening(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, iterate(Context), Result).

iterate(Context, Result) :-
    depth_bound(Context, Bound),
    First is min(1, Bound),
    iterate(First, Context, Result).

iterate(Limit, Context, Result) :-
    depth_bound(Context, Bound),
    (   Limit > Bound
    ->  seen(Context, Seen),
        note_depth(Seen, Bound),
        throw(search_limit(depth))
    ;   observe(Context, depth(Limit)),
        round(Limit, Context, Round),
        next_round(Round, Limit, Context, Result)
    ).

next_round(solved(Plan, Explored), _, _, Result) =>
    Result = solved(Plan, Explored).
next_round(exhausted, Limit, Context, Result) =>
    Depth is Limit-1,
    seen(Context, Seen),
    explored(Seen, explored(States, _)),
    Result = impossible(explored(States, Depth)).
next_round(cut_off, Limit, Context, Result) =>
    Limit1 is Limit+1,
    iterate(Limit1, Context, Result).

% One depth-first round: solved(Plan, Explored), exhausted, or cut_off.  Left maps each state to the
% most depth with which it was entered; Cut counts the states that were only ever entered with none.
round(Limit, Context, Round) :-
    initial(Context, Start),
    trie_new(Left),
    trie_insert(Left, Start, Limit),
    seen(Context, Seen),
    ignore(trie_insert_new(Seen, Start, 0)),
    note_depth(Seen, 0),
    (   Limit =:= 0
    ->  Cut = 1
    ;   Cut = 0
    ),
    round_stack([node(Start, start, root)-Limit], Limit, Context, Left, Cut, Round).

round_stack([], _, _, _, Cut, Round) :-
    (   Cut =:= 0
    ->  Round = exhausted
    ;   Round = cut_off
    ).
round_stack([Node-Rest|Stack], Limit, Context, Left, Cut, Round) :-
    Node = node(State, Label, _),
    Level is Limit-Rest,
    enter_round(State, Label, Rest, Level, Context, Left, Cut, Cut1, Entered),
    (   Entered == false
    ->  round_stack(Stack, Limit, Context, Left, Cut1, Round)
    ;   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        seen(Context, Seen),
        explored(Seen, explored(States, _)),
        node_plan(Node, Plan),
        Round = solved(Plan, explored(States, Level))
    ;   Rest =:= 0
    ->  observe(Context, depth_limit(Level, State)),
        round_stack(Stack, Limit, Context, Left, Cut1, Round)
    ;   check_limits(Context, Level),
        observe_expansion(Context, Level, State),
        Rest1 is Rest-1,
        findall(L-S, move(Context, State, L, S), Successors),
        push_moves(Successors, Node, Rest1, Stack, Stack1),
        round_stack(Stack1, Limit, Context, Left, Cut1, Round)
    ).

enter_round(_, start, _, _, _, _, Cut, Cut, true) :-
    !.                                  % the root was entered by round/3
enter_round(State, Label, Rest, Level, Context, Left, Cut, Cut1, Entered) :-
    (   trie_lookup(Left, State, Before)
    ->  (   Before >= Rest
        ->  Entered = false,
            Cut1 = Cut
        ;   trie_update(Left, State, Rest),
            Entered = true,
            (   Before =:= 0
            ->  Cut1 is Cut-1
            ;   Cut1 = Cut
            )
        )
    ;   trie_insert(Left, State, Rest),
        Entered = true,
        (   Rest =:= 0
        ->  Cut1 is Cut+1
        ;   Cut1 = Cut
        )
    ),
    (   Entered == true
    ->  seen(Context, Seen),
        ignore(trie_insert_new(Seen, State, Level)),
        note_depth(Seen, Level),
        observe(Context, add(Level, Label, State))
    ;   true
    ).

% All shortest plans: when a round finds one, the plans of that length are enumerated.
deepening_plans(Context, Answer) :-
    iterate(Context, Result),
    (   Result = solved(plan(Labels, _), Explored)
    ->  length(Labels, Length),
        initial(Context, Start),
        trie_new(Failed),
        plans_then_done(plan_within(Context, Failed, Length, Start), Explored, Answer)
    ;   Answer = done(Result)
    ).

plan_within(Context, Failed, Length, Start, plan(Labels, [Start|States])) :-
    path_within(Start, Length, Context, Failed, Labels, States).

% Failed maps states to the depth within which no goal was found below them.
path_within(State, Rest, Context, Failed, Labels, States) :-
    (   is_goal(Context, State)
    ->  Labels = [],
        States = []
    ;   Rest > 0,
        \+ ( trie_lookup(Failed, State, Rest0), Rest0 >= Rest ),
        check_clock(Context),
        Rest1 is Rest-1,
        Found = found(false),
        (   Labels = [Label|Labels1],
            States = [Next|States1],
            move(Context, State, Label, Next),
            path_within(Next, Rest1, Context, Failed, Labels1, States1),
            nb_setarg(1, Found, true)
        ;   Found = found(false),
            trie_update(Failed, State, Rest),
            fail
        )
    ).

% The number of paths of exactly Length moves to a goal, none of them through another goal, by
% remembering the number below each state and depth.
count_within(Context, Length, Count) :-
    initial(Context, Start),
    trie_new(Counts),
    count_below(Start, Length, Context, Counts, Count).

count_below(State, Rest, Context, Counts, Count) :-
    (   is_goal(Context, State)
    ->  Count = 1
    ;   Rest =:= 0
    ->  Count = 0
    ;   trie_lookup(Counts, State-Rest, Known)
    ->  Count = Known
    ;   check_clock(Context),
        Rest1 is Rest-1,
        findall(N,
                ( move(Context, State, _, Next),
                  count_below(Next, Rest1, Context, Counts, N) ),
                Ns),
        sum_list(Ns, Count),
        trie_insert(Counts, State-Rest, Count)
    ).


                /*******************************
                *         UNIFORM COST         *
                *******************************/

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
    seen(Context, Seen),
    trie_insert(Seen, Start, 0),
    estimate(Context, Start, H),
    singleton_heap(Heap, H-0, open(node(Start, start, root), 0, 0)),
    uniform_cost_heap(Heap, 1, Context, Result).

% The heap holds open(Node, Distance, Level).  Priorities are Estimate-Sequence, so that equally good nodes leave in the order in which they came.
uniform_cost_heap(Heap, Sequence, Context, Result) :-
    seen(Context, Seen),
    (   get_from_heap(Heap, _, open(Node, Distance, Level), Rest)
    ->  Node = node(State, _, _),
        trie_lookup(Seen, State, Known),
        (   Distance > Known
        ->  uniform_cost_heap(Rest, Sequence, Context, Result)
        ;   is_goal(Context, State)
        ->  observe(Context, solution(Level, State)),
            node_plan(Node, Plan),
            explored(Seen, explored(States, _)),
            Result = solved(Plan, explored(States, Level))
        ;   depth_bound(Context, Bound),
            Level >= Bound
        ->  note_depth(Seen, Level),
            throw(search_limit(depth))
        ;   check_limits(Context, Level),
            observe_expansion(Context, Level, State),
            findall(L-S, move(Context, State, L, S), Successors),
            Level1 is Level+1,
            cheaper_nodes(Successors, open(Node, Distance, Level1), Context, Rest, Heap1, Sequence, Sequence1),
            uniform_cost_heap(Heap1, Sequence1, Context, Result)
        )
    ;   explored(Seen, Explored),
        Result = impossible(Explored)
    ).

% Open is open(Parent, Distance, Level): the node expanded, its distance, and the level of its successors.
cheaper_nodes([], _, _, Heap, Heap, Sequence, Sequence).
cheaper_nodes([Label-State|Successors], Open, Context, Heap0, Heap, Seq0, Seq) :-
    Open = open(Parent, Distance, Level),
    positive_cost(Context, Label, Cost),
    Distance1 is Distance+Cost,
    seen(Context, Seen),
    (   cheaper(Seen, State, Distance1)
    ->  observe(Context, add(Level, Label, State)),
        estimate(Context, State, H),
        Priority is Distance1+H,
        add_to_heap(Heap0, Priority-Seq0, open(node(State, Label, Parent), Distance1, Level), Heap1),
        Seq1 is Seq0+1
    ;   Heap1 = Heap0,
        Seq1 = Seq0
    ),
    cheaper_nodes(Successors, Open, Context, Heap1, Heap, Seq1, Seq).

positive_cost(Context, Label, Cost) :-
    cost(Context, Label, Cost),
    (   number(Cost),
        Cost > 0
    ->  true
    ;   type_error(positive_cost, Cost)
    ).

cheaper(Seen, State, Distance) :-
    (   trie_lookup(Seen, State, Known)
    ->  Distance < Known,
        trie_update(Seen, State, Distance)
    ;   trie_insert(Seen, State, Distance)
    ).

% The distances of all states that are no farther than the nearest goal.
cheapest_distances(Context, Outcome) :-
    once_uniform_cost(Context, Result),
    (   Result = solved(plan(Labels, _), Explored)
    ->  maplist(cost(Context), Labels, Costs),
        sum_list(Costs, Total),
        settle(Total, Context, Seen, Sorted),
        findall(Goal, ( member(Total1-Goal, Sorted), Total1 =:= Total, is_goal(Context, Goal) ), Goals),
        pairs_values(Sorted, States),
        maplist(layer_of_one, States, Layers),
        Outcome = layers(Seen, Layers, Goals, Total, Explored)
    ;   Outcome = done(Result)
    ).

layer_of_one(State, [State]).

% Dijkstra's algorithm without a goal, up to and including the distance Total, so that the distances
% of ties are final as well.
settle(Total, Context, Seen, Sorted) :-
    fresh_seen(Context, Fresh, Seen),
    initial(Fresh, Start),
    trie_insert(Seen, Start, 0),
    singleton_heap(Heap, 0, Start),
    settle_heap(Heap, Total, Fresh),
    findall(Distance-State,
            ( trie_gen(Seen, State, Distance), State \== '$depth', Distance =< Total ),
            Pairs),
    keysort(Pairs, Sorted).

settle_heap(Heap, Total, Context) :-
    (   get_from_heap(Heap, Distance, State, Rest),
        Distance < Total
    ->  check_clock(Context),
        seen(Context, Seen),
        (   trie_lookup(Seen, State, Known),
            Distance > Known
        ->  settle_heap(Rest, Total, Context)
        ;   findall(Distance1-Next,
                    ( move(Context, State, Label, Next),
                      cost(Context, Label, Cost),
                      Distance1 is Distance+Cost,
                      cheaper(Seen, Next, Distance1) ),
                    Found),
            foldl(add_pair, Found, Rest, Heap1),
            settle_heap(Heap1, Total, Context)
        )
    ;   true
    ).

add_pair(Distance-State, Heap0, Heap) :-
    add_to_heap(Heap0, Distance, State, Heap).
