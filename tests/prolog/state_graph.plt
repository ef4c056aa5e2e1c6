:- use_module('../../prolog/state_graph').
:- use_module(library(plunit)).

:- begin_tests(state_graph).

% A street of one-way steps from 0 to 4 with a cul-de-sac at 2.
street(space(=(0), ==(4), state_graph_street)).

user:state_graph_street(N, step, M) :- integer(N), N < 4, M is N+1.
user:state_graph_street(2, turn, side).

graph(Graph) :-
    street(Space),
    space_graph(user:Space, Graph, []).

test("nodes by rising distance", true(Nodes == [ node(1, 0, 0, false), node(2, 1, 1, false), node(3, 2, 2, false),
                                                  node(4, 3, 3, false), node(5, 3, side, false), node(6, 4, 4, true) ])) :-
    graph(graph(Nodes, _)).
test("an edge for each move", true(Edges == [edge(1,2,step), edge(2,3,step), edge(3,4,step), edge(3,5,turn), edge(4,6,step)])) :-
    graph(graph(_, Edges)).
test("measures", true(Measures == [ states=6, edges=5, dead_ends=1, depth=4, trips=4, shortest_plans=1, goals=1,
                                    degrees=[1-3,2-2,3-1], bottlenecks=[1-1,2-2,3-3] ])) :-
    graph(Graph),
    measures(Graph, Measures).
test("distances to the goal", true(Distances == [4,3,2,1,null,0])) :-
    graph(Graph),
    goal_distances(Graph, Distances).

test("a goal at the start", true(Trips-Plans-Bottlenecks == 0-1-[])) :-
    space_graph(user:space(=(0), ==(0), state_graph_street), Graph, []),
    measures(Graph, Measures),
    memberchk(trips=Trips, Measures),
    memberchk(shortest_plans=Plans, Measures),
    memberchk(bottlenecks=Bottlenecks, Measures).
test("no goal", true(Trips-Plans-Distances == null-0-[null,null,null,null,null,null])) :-
    space_graph(user:space(=(0), ==(9), state_graph_street), Graph, []),
    measures(Graph, Measures),
    memberchk(trips=Trips, Measures),
    memberchk(shortest_plans=Plans, Measures),
    goal_distances(Graph, Distances).

% A rhombus: two ways from 1 to 4, so that neither side is a bottleneck.
test("two ways leave no bottleneck", true(Numbers == [])) :-
    bottlenecks(graph([node(1,0,a,false),node(2,1,b,false),node(3,1,c,false),node(4,2,d,true)],
                      [edge(1,2,x),edge(1,3,x),edge(2,4,x),edge(3,4,x)]), Numbers).
test("two trips between the same states are two plans", true(Plans == 2)) :-
    measures(graph([node(1,0,a,false),node(2,1,b,true)], [edge(1,2,x),edge(1,2,y)]), Measures),
    memberchk(shortest_plans=Plans, Measures).
test("a state that leads to itself is no neighbour", true(Edges == 0)) :-
    measures(graph([node(1,0,a,true)], [edge(1,1,x)]), Measures),
    memberchk(edges=Edges, Measures).
test("a goal nearer than another", true(Distances == [1,0,0])) :-
    goal_distances(graph([node(1,0,a,false),node(2,1,b,true),node(3,2,c,true)], [edge(1,2,x),edge(2,3,x)]), Distances).
test("a limit", true(Which == states)) :-
    street(Space),
    space_graph(user:Space, limit(Which, _), [states(2)]).

:- end_tests(state_graph).
