:- module(search_breadth_first,
          [ breadth_first/3,            % :Space, -Result, +Options
            explore/3,                  % :Space, -Result, +Options
            shortest_layers/2           % +Context, -Outcome
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(context).
:- use_module(plans).
:- use_module(record).

/** <module> Breadth-first search, level by level

The states seen are kept with their level, which is their distance from the start.
*/

:- meta_predicate
    breadth_first(:, -, :),
    explore(:, -, :).

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
    enter(Context, Start, 0),
    (   is_goal(Context, Start)
    ->  observe(Context, solution(0, Start)),
        explored(Context, Explored),
        Result = solved(plan([], [Start]), Explored)
    ;   breadth_first_level([node(Start, start, root)], 0, Context, Result)
    ).

breadth_first_level(Nodes, Level, Context, Result) :-
    depth_bound(Context, Bound),
    (   Nodes == []
    ->  all_seen(Level, Context, Result)
    ;   Level >= Bound
    ->  maplist(observe_depth_limit(Context, Level), Nodes),
        out_of_depth(Context, Level)
    ;   Level1 is Level+1,
        expand_nodes(Nodes, Level, Level1, Context, Next, [], Goal),
        (   nonvar(Goal)
        ->  node_plan(Goal, Plan),
            explored(Context, explored(States, _)),
            Result = solved(Plan, explored(States, Level1))
        ;   breadth_first_level(Next, Level1, Context, Result)
        )
    ).

% Level is the first one without a state.
all_seen(Level, Context, impossible(explored(States, Depth))) :-
    Depth is Level-1,
    explored(Context, explored(States, _)).

observe_depth_limit(Context, Level, node(State, _, _)) :-
    observe(Context, depth_limit(Level, State)).

% Next-Tail is the level after Nodes; stops at the first goal.
expand_nodes([], _, _, _, Tail, Tail, _).
expand_nodes([Node|Nodes], Level, Level1, Context, Next, Tail, Goal) :-
    Node = node(State, _, _),
    check_limits(Context, Level),
    observe_expansion(Context, Level, State),
    findall(Label-Successor,
            ( move(Context, State, Label, Successor), enter(Context, Successor, Level1) ),
            Successors),
    add_nodes(Successors, Node, Level1, Context, Next, Next1, Goal),
    (   nonvar(Goal)
    ->  Next1 = Tail
    ;   expand_nodes(Nodes, Level, Level1, Context, Next1, Tail, Goal)
    ).

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


                /*******************************
                *            LAYERS            *
                *******************************/

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

explore_layers(Context, reached(Layers, explored(States, Depth))) :-
    initial(Context, Start),
    enter(Context, Start, 0),
    all_layers([Start], 0, Context, Layers),
    explored(Context, explored(States, _)),
    length(Layers, N),
    Depth is N-1.

all_layers(States, Level, Context, Layers) :-
    (   States == []
    ->  Layers = []
    ;   Layers = [States|Layers1],
        Level1 is Level+1,
        next_layer(States, Level, Level1, Context, Next),
        all_layers(Next, Level1, Context, Layers1)
    ).

next_layer(States, Level, Level1, Context, Next) :-
    depth_bound(Context, Bound),
    (   Level >= Bound
    ->  out_of_depth(Context, Level)
    ;   findall(Successor,
                ( member(State, States),
                  check_limits(Context, Level),
                  observe_expansion(Context, Level, State),
                  move(Context, State, Label, Successor),
                  enter(Context, Successor, Level1),
                  observe(Context, add(Level1, Label, Successor))
                ),
                Next)
    ).

%!  shortest_layers(+Context, -Outcome) is det.
%
%   True when Outcome is layers(Distances, Layers, Goals, Length, Explored), with the layers down to that
%   of the nearest goals (see module search_layered), or done(Result) where no goal can be reached.
%
%       ?- context(space(=(0), ==(1), [S,up,T]>>(T is S+1)), [], C), shortest_layers(C, Outcome).
%       Outcome = layers(_, [[0],[1]], [1], 1, explored(2, 1)).

shortest_layers(Context, Outcome) :-
    initial(Context, Start),
    enter(Context, Start, 0),
    layers_to_goal([Start], 0, Context, [], Outcome).

layers_to_goal(States, Level, Context, Above, Outcome) :-
    include(is_goal(Context), States, Goals),
    (   States == []
    ->  all_seen(Level, Context, Result),
        Outcome = done(Result)
    ;   Goals == []
    ->  Level1 is Level+1,
        next_layer(States, Level, Level1, Context, Next),
        layers_to_goal(Next, Level1, Context, [States|Above], Outcome)
    ;   maplist(observe_solution(Context, Level), Goals),
        seen(Context, Seen),
        explored(Context, explored(Count, _)),
        reverse([States|Above], Layers),
        Outcome = layers(Seen, Layers, Goals, Level, explored(Count, Level))
    ).

observe_solution(Context, Level, State) :-
    observe(Context, solution(Level, State)).
