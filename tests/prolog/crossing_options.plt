:- use_module('../../prolog/crossing/options').
:- use_module('../../prolog/crossing/position').
:- use_module('../../prolog/crossing/analysis').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/state_graph').
:- use_module(library(lists)).
:- use_module(library(plunit)).

options(Spec, Text, Options) :-
    valid_puzzle(Spec, Puzzle),
    read_state(Puzzle, Text, State),
    options_at(Puzzle, State, Options).

:- begin_tests(crossing_options).

test("the best trip comes first, the illegal ones last", true(Outcomes == [to_goal(4), to_goal(4), to_goal(6)])) :-
    options(wolf_goat_cabbage, "west: farmer wolf cabbage; boat: west", Options),
    findall(Outcome, member(option(_, _, Outcome), Options), Outcomes).
test("an illegal trip has its reason", true(Reasons == [west-eats(goat, cabbage), west-eats(wolf, goat), west-eats(wolf, goat)])) :-
    options(wolf_goat_cabbage, "west: farmer wolf goat cabbage", Options),
    findall(Place-Reason, member(option(_, _, illegal(Place, Reason)), Options), Reasons).
test("a trip after which nothing helps is lost", true(Lost == Legal)) :-
    options(jealous_husbands([couples(4)]), "west: Ha Wa Hb Wb Hc Wc Hd Wd; boat: west", Options),
    findall(Trip, member(option(Trip, _, lost), Options), Lost),
    Lost = [_|_],
    findall(Trip, ( member(option(Trip, _, Outcome), Options), Outcome \= illegal(_, _) ), Legal).

% The distances of a state's trips are those of the whole graph.
test("as the graph says, in each state", true(Wrong == [])) :-
    valid_puzzle(jealous_husbands([couples(2)]), Puzzle),
    state_graph(Puzzle, Graph, []),
    goal_distances(Graph, Distances),
    Graph = graph(Nodes, _),
    findall(State-Option,
            ( member(node(_, _, State, _), Nodes),
              options_at(Puzzle, State, Options),
              member(Option, Options),
              Option = option(_, Next, to_goal(Trips)),
              memberchk(node(Number, _, Next, _), Nodes),
              \+ nth1(Number, Distances, Trips) ),
            Wrong).
test("every trip that can be proposed is told", true(Number == Proposed)) :-
    valid_puzzle(jealous_husbands, Puzzle),
    initial_state(Puzzle, State),
    options_at(Puzzle, State, Options),
    length(Options, Number),
    aggregate_all(count, propose(Puzzle, State, _), Proposed).

:- end_tests(crossing_options).
