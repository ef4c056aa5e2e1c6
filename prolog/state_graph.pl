:- module(state_graph,
          [ space_graph/3,              % :Space, -Graph, +Options
            measures/2,                 % +Graph, -Measures
            bottlenecks/2,              % +Graph, -Numbers
            goal_distances/2            % +Graph, -Distances
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(search).

/** <module> The graph of a state space, and what it says about a puzzle

A graph is `graph(Nodes, Edges)`.  Nodes lists node(Number, Distance, State, Goal) for each state that can be
reached, from 1 in the order of a breadth-first search: Distance is the least number of moves from the start,
and Goal is true or false.  Edges lists edge(From, To, Label) for every move, sorted by From.

The measures take two states as joined when a move leads from one to the other; where moves can be undone,
both directions count as one edge.
*/

:- meta_predicate
    space_graph(:, -, :).

%!  space_graph(:Space, -Graph, +Options) is det.
%
%   True when Graph is the graph of Space (see module search), or limit(Which, Explored) when a limit of
%   Options came first.
%
%       ?- space_graph(space(=(0), ==(2), [S,up,T]>>(S < 2, T is S+1)), Graph, []).
%       Graph = graph([node(1,0,0,false),node(2,1,1,false),node(3,2,2,true)], [edge(1,2,up),edge(2,3,up)]).

space_graph(Module:Space, Graph, Options) :-
    explore(Module:Space, Result, Options),
    (   Result = reached(Layers, _)
    ->  Space = space(_, Goal, Move),
        number_states(Layers, Numbers, Numbered),
        maplist(graph_node(Module:Goal), Numbered, Nodes),
        findall(edge(From, To, Label),
                ( member(From-_-State, Numbered),
                  call(Module:Move, State, Label, Next),
                  trie_lookup(Numbers, Next, To) ),
                Edges),
        Graph = graph(Nodes, Edges)
    ;   Graph = Result
    ).

% Numbered lists Number-Distance-State; Numbers maps states to numbers.
number_states(Layers, Numbers, Numbered) :-
    trie_new(Numbers),
    findall(Distance-State, ( nth0(Distance, Layers, Layer), member(State, Layer) ), Pairs),
    number_pairs(Pairs, 1, Numbers, Numbered).

number_pairs([], _, _, []).
number_pairs([Distance-State|Pairs], Number, Numbers, [Number-Distance-State|Numbered]) :-
    trie_insert(Numbers, State, Number),
    Number1 is Number+1,
    number_pairs(Pairs, Number1, Numbers, Numbered).

:- meta_predicate graph_node(1, +, -).

graph_node(Goal, Number-Distance-State, node(Number, Distance, State, IsGoal)) :-
    (   call(Goal, State)
    ->  IsGoal = true
    ;   IsGoal = false
    ).

%!  measures(+Graph, -Measures) is det.
%
%   True when Measures is a list of Name=Value about Graph:
%
%     - states, edges: how many; edges between the same two states count once
%     - dead_ends: states with one neighbour that are neither the start nor a goal
%     - depth: the distance of the farthest state from the start
%     - trips: the least number of moves to a goal, or null where there is none
%     - shortest_plans: how many plans have that many moves
%     - goals: how many states are goals
%     - degrees: pairs of a number of neighbours and how many states have it
%     - bottlenecks: pairs Distance-State of the states, between the start and the goal, that every
%       shortest plan passes
%
%       ?- measures(graph([node(1,0,a,false),node(2,1,b,false),node(3,1,c,true)], [edge(1,2,x),edge(1,3,y),edge(2,1,z)]), Measures).
%       Measures = [states=3, edges=2, dead_ends=1, depth=1, trips=1, shortest_plans=1, goals=1, degrees=[1-2,2-1], bottlenecks=[]].

measures(Graph, Measures) :-
    Graph = graph(Nodes, Edges),
    length(Nodes, States),
    findall(A-B,
            ( member(edge(From, To, _), Edges), From =\= To, A is min(From, To), B is max(From, To) ),
            Ends),
    sort(Ends, Undirected),
    length(Undirected, EdgeCount),
    degrees(Nodes, Undirected, Degrees),
    findall(Number,
            ( member(node(Number, Distance, _, false), Nodes), Distance > 0, arg(Number, Degrees, 1) ),
            DeadEnds),
    length(DeadEnds, DeadEndCount),
    findall(Goal, member(node(Goal, _, _, true), Nodes), Goals),
    length(Goals, GoalCount),
    findall(Degree, arg(_, Degrees, Degree), DegreeList),
    distribution(DegreeList, Distribution),
    last(Nodes, node(_, Depth, _, _)),
    shortest(Nodes, Edges, Trips, Plans),
    bottlenecks(Graph, Numbers),
    findall(Distance-State,
            ( member(Number, Numbers), memberchk(node(Number, Distance, State, _), Nodes) ),
            Bottlenecks),
    Measures = [ states=States, edges=EdgeCount, dead_ends=DeadEndCount, depth=Depth, trips=Trips,
                 shortest_plans=Plans, goals=GoalCount, degrees=Distribution,
                 bottlenecks=Bottlenecks ].

% Degrees is a term whose argument I is the number of neighbours of node I.
degrees(Nodes, Undirected, Degrees) :-
    length(Nodes, States),
    functor(Degrees, degrees, States),
    forall(between(1, States, I), nb_setarg(I, Degrees, 0)),
    forall(( member(A-B, Undirected), ( I = A ; I = B ) ),
           ( arg(I, Degrees, D0), D is D0+1, nb_setarg(I, Degrees, D) )).

distribution(Values, Distribution) :-
    msort(Values, Sorted),
    findall(V-x, member(V, Sorted), Marked),
    group_pairs_by_key(Marked, Groups),
    findall(V-N, ( member(V-Xs, Groups), length(Xs, N) ), Distribution).

shortest(Nodes, Edges, Trips, Plans) :-
    (   least_goals(Nodes, Trips0, Goals)
    ->  Trips = Trips0,
        paths(Nodes, Edges, forward, 1, Paths),
        findall(N, ( member(Goal, Goals), arg(Goal, Paths, N) ), Ns),
        sum_list(Ns, Plans)
    ;   Trips = null,
        Plans = 0
    ).

% The least distance of a goal, and the goals that have it.
least_goals(Nodes, Distance, Goals) :-
    memberchk(node(_, Distance, _, true), Nodes),   % nodes come by rising distance
    findall(Goal, member(node(Goal, Distance, _, true), Nodes), Goals).

% Paths is a term whose argument I is the number of shortest paths between node From and node I, along
% the edges that lead one level further (forward) or back (backward).
paths(Nodes, Edges, Way, From, Paths) :-
    length(Nodes, States),
    functor(Paths, paths, States),
    forall(between(1, States, I), nb_setarg(I, Paths, 0)),
    (   is_list(From)
    ->  forall(member(I, From), nb_setarg(I, Paths, 1))
    ;   nb_setarg(From, Paths, 1)
    ),
    findall(Distance, member(node(_, Distance, _, _), Nodes), Distances),
    Levels =.. [levels|Distances],
    pass_all(Way, Edges, Levels, Paths).

% Forward, edges come in the order of their start, so that the number of paths to it is complete.
% Backward, they are taken in the opposite order.
pass_all(forward, Edges, Levels, Paths) :-
    forall(( member(edge(From, To, _), Edges), onward(From, To, Levels) ),
           pass(From, To, Paths)).
pass_all(backward, Edges, Levels, Paths) :-
    reverse(Edges, Reversed),
    forall(( member(edge(From, To, _), Reversed), onward(From, To, Levels) ),
           pass(To, From, Paths)).

onward(From, To, Levels) :-
    arg(From, Levels, L0),
    arg(To, Levels, L),
    L =:= L0+1.

pass(From, To, Paths) :-
    arg(From, Paths, N),
    arg(To, Paths, N0),
    N1 is N0+N,
    nb_setarg(To, Paths, N1).

%!  bottlenecks(+Graph, -Numbers) is det.
%
%   True when Numbers are the nodes, between the start and the goal, through which every shortest plan
%   passes, by rising distance.
%
%       ?- bottlenecks(graph([node(1,0,a,false),node(2,1,b,false),node(3,2,c,true)], [edge(1,2,x),edge(2,3,y)]), Numbers).
%       Numbers = [2].

bottlenecks(graph(Nodes, Edges), Numbers) :-
    (   least_goals(Nodes, Trips, Goals)
    ->  paths(Nodes, Edges, forward, 1, Ahead),
        paths(Nodes, Edges, backward, Goals, Behind),
        findall(N, ( member(Goal, Goals), arg(Goal, Ahead, N) ), Ns),
        sum_list(Ns, Plans),
        findall(Number,
                ( member(node(Number, Distance, _, _), Nodes),
                  Distance > 0,
                  Distance < Trips,
                  arg(Number, Ahead, A),
                  arg(Number, Behind, B),
                  Plans =:= A*B ),
                Numbers)
    ;   Numbers = []
    ).

%!  goal_distances(+Graph, -Distances) is det.
%
%   True when Distances has, in the order of the nodes, the least number of moves from each to a goal, or
%   `null` where no goal can be reached.
%
%       ?- goal_distances(graph([node(1,0,a,false),node(2,1,b,true),node(3,1,c,false)], [edge(1,2,x),edge(1,3,y)]), Distances).
%       Distances = [1,0,null].

goal_distances(graph(Nodes, Edges), Distances) :-
    length(Nodes, States),
    functor(Before, before, States),
    forall(between(1, States, I), nb_setarg(I, Before, [])),
    forall(member(edge(From, To, _), Edges),
           ( arg(To, Before, Froms), nb_setarg(To, Before, [From|Froms]) )),
    functor(Known, known, States),
    forall(between(1, States, I), nb_setarg(I, Known, null)),
    findall(Goal, member(node(Goal, _, _, true), Nodes), Goals),
    back_layers(Goals, 0, Before, Known),
    Known =.. [_|Distances].

back_layers([], _, _, _) :-
    !.
back_layers(Numbers, Distance, Before, Known) :-
    forall(member(Number, Numbers), nb_setarg(Number, Known, Distance)),
    findall(From,
            ( member(Number, Numbers), arg(Number, Before, Froms), member(From, Froms), arg(From, Known, null) ),
            Next0),
    sort(Next0, Next),
    Distance1 is Distance+1,
    back_layers(Next, Distance1, Before, Known).
