:- module(crossing_analysis,
          [ analyse/3,                  % +Puzzle, -Analysis, +Options
            state_graph/3               % +Puzzle, -Graph, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(pairs)).
:- use_module('../search').
:- use_module(encoding).
:- use_module(rules).

/** <module> The state graph of a crossing, and what it says about the puzzle

An edge joins two states when a trip leads from one to the other.  Without one-way routes every trip can
be undone, and edges are counted once for both directions.
*/

%!  state_graph(+Puzzle, -Graph, +Options) is det.
%
%   True when Graph is graph(States, Edges), or limit(Which, Explored) when a limit of Options came
%   first.  States lists node(Number, Distance, State, Goal) for each state that can be reached, from
%   1 in the order of a breadth-first search; Goal is true or false.  Edges lists
%   edge(From, To, Trip) for every legal trip, in both directions.
%
%       ?- puzzle(wolf_goat_cabbage, P), state_graph(P, graph(States, Edges), []),
%          length(States, N), length(Edges, M).
%       N = 10, M = 20.

state_graph(Puzzle, Graph, Options) :-
    single_families(Puzzle, Families),
    encode(Puzzle, Families, Encoded),
    encoded_space(Encoded, Space),
    explore(Space, Result, Options),
    (   Result = reached(Layers, _)
    ->  number_states(Layers, Numbers, Coded),
        maplist(graph_node(Encoded, Space), Coded, Nodes),
        findall(edge(From, To, Trip),
                ( member(From-_-Code, Coded),
                  move(Space, Code, Label, Next),
                  trie_lookup(Numbers, Next, To),
                  decode_trip(Encoded, Label, Trip) ),
                Edges),
        Graph = graph(Nodes, Edges)
    ;   Graph = Result
    ).

move(space(_, _, Move), Code, Label, Next) :-
    call(Move, Code, Label, Next).

goal(space(_, Goal, _), Code) :-
    call(Goal, Code).

% Coded lists Number-Distance-Code; Numbers maps codes to numbers.
number_states(Layers, Numbers, Coded) :-
    trie_new(Numbers),
    findall(Distance-Code, ( nth0(Distance, Layers, Layer), member(Code, Layer) ), Pairs),
    number_pairs(Pairs, 1, Numbers, Coded).

number_pairs([], _, _, []).
number_pairs([Distance-Code|Pairs], Number, Numbers, [Number-Distance-Code|Coded]) :-
    trie_insert(Numbers, Code, Number),
    Number1 is Number+1,
    number_pairs(Pairs, Number1, Numbers, Coded).

graph_node(Encoded, Space, Number-Distance-Code, node(Number, Distance, State, Goal)) :-
    decode_state(Encoded, Code, State),
    (   goal(Space, Code)
    ->  Goal = true
    ;   Goal = false
    ).

%!  analyse(+Puzzle, -Analysis, +Options) is det.
%
%   True when Analysis is a list of Name=Value about the state graph of Puzzle, or limit(Which,
%   Explored):
%
%     - states, edges: how many; edges between the same two states count once
%     - dead_ends: states with one neighbour that are neither the start nor a goal
%     - depth: the distance of the farthest state from the start
%     - trips: the least number of trips, or null where the puzzle is impossible
%     - shortest_plans: how many plans have that many trips
%
%       ?- puzzle(wolf_goat_cabbage, P), analyse(P, Analysis, []).
%       Analysis = [states=10, edges=10, dead_ends=0, depth=7, trips=7, shortest_plans=2].

analyse(Puzzle, Analysis, Options) :-
    state_graph(Puzzle, Graph, Options),
    (   Graph = graph(Nodes, Edges)
    ->  length(Nodes, States),
        findall(A-B,
                ( member(edge(From, To, _), Edges), A is min(From, To), B is max(From, To) ),
                Ends),
        sort(Ends, Undirected),
        length(Undirected, EdgeCount),
        dead_ends(Nodes, Undirected, DeadEnds),
        last(Nodes, node(_, Depth, _, _)),
        shortest(Nodes, Edges, Trips, Plans),
        Analysis = [ states=States, edges=EdgeCount, dead_ends=DeadEnds, depth=Depth,
                     trips=Trips, shortest_plans=Plans ]
    ;   Analysis = Graph
    ).

dead_ends(Nodes, Undirected, Count) :-
    findall(End, ( member(A-B, Undirected), ( End = A ; End = B ) ), Ends0),
    msort(Ends0, Ends),
    findall(End-x, member(End, Ends), Marked),
    group_pairs_by_key(Marked, Groups),
    findall(Number, member(Number-[_], Groups), Lonely),
    findall(Number,
            ( member(node(Number, Distance, _, false), Nodes),
              Distance > 0,
              memberchk(Number, Lonely) ),
            DeadEnds),
    length(DeadEnds, Count).

% Shortest plans are counted along the edges that lead one level further.
shortest(Nodes, Edges, Trips, Plans) :-
    findall(Distance, member(node(_, Distance, _, true), Nodes), Distances),
    (   Distances == []
    ->  Trips = null,
        Plans = 0
    ;   min_list(Distances, Trips),
        findall(Number-Distance, member(node(Number, Distance, _, _), Nodes), Pairs),
        dict_pairs(Level, level, Pairs),
        trie_new(Paths),
        trie_insert(Paths, 1, 1),
        forall(( member(edge(From, To, _), Edges),
                 get_dict(From, Level, L0),
                 get_dict(To, Level, L),
                 L =:= L0+1 ),
               pass_paths(Paths, From, To)),
        findall(N,
                ( member(node(Number, Trips, _, true), Nodes), trie_lookup(Paths, Number, N) ),
                Ns),
        sum_list(Ns, Plans)
    ).

% Edges come in the order of their start, so the number of paths to it is complete.
pass_paths(Paths, From, To) :-
    trie_lookup(Paths, From, N),
    (   trie_lookup(Paths, To, N0)
    ->  true
    ;   N0 = 0
    ),
    N1 is N0+N,
    trie_update(Paths, To, N1).
