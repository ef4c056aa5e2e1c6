:- use_module('../../prolog/crossing/analysis').
:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/solver').
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

analysis(Spec, Analysis) :-
    valid_puzzle(Spec, Puzzle),
    analyse(Puzzle, Analysis, []).

graph(Spec, Graph) :-
    valid_puzzle(Spec, Puzzle),
    state_graph(Puzzle, Graph, []).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

one_way(data(one_way, [passenger(a), passenger(b), rower(a), rower(b), boat(2), place(x), place(y), place(z), place(w),
                       route(x, y), route(y, z), route(x, w)])).

:- begin_tests(crossing_analysis).

test('measures of difficulty', [forall(member(Spec-[States, Edges, DeadEnds, Depth], [
        wolf_goat_cabbage - [10, 10, 0, 7],
        jealous_husbands([couples(2)]) - [18, 22, 6, 6],
        jealous_husbands - [40, 60, 6, 12],
        jealous_husbands([couples(4), boat(3)]) - [88, 212, 8, 10]])),
     Found == [States, Edges, DeadEnds, Depth]]) :-
    analysis(Spec, [states=S, edges=E, dead_ends=D, depth=F|_]),
    Found = [S, E, D, F].
test('shortest plans', [forall(member(Spec-Trips-Plans, [
        wolf_goat_cabbage - 7 - 2, wolf_goat_cabbage_salmon - 9 - 4, jealous_husbands([couples(2)]) - 5 - 8,
        jealous_husbands - 11 - 486, jealous_husbands([couples(4)]) - null - 0])),
     Found == Trips-Plans]) :-
    analysis(Spec, Analysis),
    memberchk(trips=T, Analysis),
    memberchk(shortest_plans=P, Analysis),
    Found = T-P.
test('an impossible puzzle has states all the same', States == 44) :-
    analysis(jealous_husbands([couples(4)]), [states=States|_]).
test('two keepers are stuck', States-Trips == 11-null) :-
    puzzle_path('two_keepers.pl', File),
    analysis(File, [states=States, _, _, _, trips=Trips|_]).
test('one-way routes', Analysis = [states=12, edges=11, dead_ends=7, depth=2, trips=1, shortest_plans=1|_]) :-
    one_way(Spec),
    analysis(Spec, Analysis).
test('a limit on states', Which == states) :-
    valid_puzzle(jealous_husbands, Puzzle),
    analyse(Puzzle, limit(Which, _), [states(5)]).
test('a limit on time', Which == seconds) :-
    valid_puzzle(jealous_husbands, Puzzle),
    state_graph(Puzzle, limit(Which, _), [seconds(0)]).

test('nodes are numbered by rising distance from the start', Numbers == Expected) :-
    graph(jealous_husbands, graph(Nodes, _)),
    findall(Distance-Number, member(node(Number, Distance, _, _), Nodes), Pairs),
    keysort(Pairs, Pairs),
    findall(Number, member(node(Number, _, _, _), Nodes), Numbers),
    length(Nodes, N),
    numlist(1, N, Expected).
test('the first node is the start', Start-Distance == State-0) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    initial_state(Puzzle, State),
    state_graph(Puzzle, graph([node(1, Distance, Start, false)|_], _), []).
test('edges are the legal trips between their nodes', [forall(member(Spec, [wolf_goat_cabbage, jealous_husbands([couples(2)])])), Wrong == []]) :-
    valid_puzzle(Spec, Puzzle),
    state_graph(Puzzle, graph(Nodes, Edges), []),
    findall(Trip,
            ( member(edge(From, To, Trip), Edges),
              memberchk(node(From, _, State, _), Nodes),
              memberchk(node(To, _, Next, _), Nodes),
              \+ trip(Puzzle, State, Trip, Next) ),
            Wrong).
test('no legal trip is missing', [forall(member(Spec, [wolf_goat_cabbage, jealous_husbands([couples(2)])])), N == Legal]) :-
    valid_puzzle(Spec, Puzzle),
    state_graph(Puzzle, graph(Nodes, Edges), []),
    length(Edges, N),
    aggregate_all(count, ( member(node(_, _, State, _), Nodes), trip(Puzzle, State, _, _) ), Legal).
test('goals are marked', Goals == [state(east, [west-[], east-[farmer,wolf,goat,cabbage]])]) :-
    graph(wolf_goat_cabbage, graph(Nodes, _)),
    findall(State, member(node(_, _, State, true), Nodes), Goals).


measure(Spec, Name, Value) :-
    analysis(Spec, Analysis),
    memberchk(Name=Value, Analysis).

test('the family of the difficulty table', Found == [76, 80, 22, 18]) :-
    analysis(japanese_family, [states=S, edges=E, dead_ends=D, depth=F|_]),
    Found = [S, E, D, F].
test('degrees', Degrees == [1-2, 2-6, 3-2]) :-
    measure(wolf_goat_cabbage, degrees, Degrees).
test('every shortest plan passes the bottlenecks', Distances == [1, 2, 5, 6]) :-
    measure(wolf_goat_cabbage, bottlenecks, Pairs),
    findall(Distance, member(Distance-_, Pairs), Distances).
test('bottlenecks are what all shortest plans have in common', [forall(member(Spec, [wolf_goat_cabbage, jealous_husbands, wolf_goat_cabbage_salmon])), Pairs == Common]) :-
    measure(Spec, bottlenecks, Pairs),
    valid_puzzle(Spec, Puzzle),
    findall(States, puzzle_solutions(Puzzle, plan(_, [_|States]), []), [First|Others]),
    once(append(Passed, [_], First)),
    findall(Distance-State,
            ( nth1(Distance, Passed, State), forall(member(Other, Others), nth1(Distance, Other, State)) ),
            Common).
test('the least boat', [forall(member(Spec-Seats, [
        wolf_goat_cabbage - 2, jealous_husbands - 2, jealous_husbands([couples(4)]) - 3, jealous_husbands([couples(6)]) - 4,
        missionaries_cannibals([missionaries(6), cannibals(6)]) - 4])),
     Found == Seats]) :-
    valid_puzzle(Spec, Puzzle),
    least_boat(Puzzle, Found, []).
test('no boat is large enough', Seats == null) :-
    puzzle_path('two_keepers.pl', File),
    valid_puzzle(File, Puzzle0),
    with_goal_out_of_reach(Puzzle0, Puzzle),
    least_boat(Puzzle, Seats, []).
test('plans up to who is who', Count == 4) :-
    measure(jealous_husbands, distinct_plans, Count).
test('illegal trips are those that the rules refuse', Wrong-Number == []-20) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    state_graph(Puzzle, Graph, []),
    illegal_trips(Puzzle, Graph, Illegal),
    Graph = graph(Nodes, Edges),
    findall(Trip,
            ( member(illegal(From, Trip, _, _, _), Illegal),
              memberchk(node(From, _, State, _), Nodes),
              trip(Puzzle, State, Trip, _) ),
            Wrong),
    aggregate_all(count, ( member(node(_, _, State, _), Nodes), propose(Puzzle, State, _) ), Proposed),
    length(Edges, Legal),
    length(Illegal, Refused),
    Proposed =:= Legal+Refused,
    Number is Legal.

% The boat must end where nobody can bring it.
with_goal_out_of_reach(puzzle(Name, Source, Parameters, Properties0), puzzle(Name, Source, Parameters, Properties)) :-
    once(select(goals(Goals), Properties0, goals(Goals), Properties1)),
    once(select(boat(Start, _), Properties1, boat(Start, Start), Properties)).

:- end_tests(crossing_analysis).
