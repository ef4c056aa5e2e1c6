:- module(crossing_analysis,
          [ analyse/3,                  % +Puzzle, -Analysis, +Options
            state_graph/3,              % +Puzzle, -Graph, +Options
            illegal_trips/3,            % +Puzzle, +Graph, -Illegal
            least_boat/3                % +Puzzle, -Seats, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../search').
:- use_module('../state_graph').
:- use_module(distinct).
:- use_module(encoding).
:- use_module(rules).
:- use_module(solver).
:- use_module(symmetry).
:- use_module(vocabulary).

/** <module> The state graph of a crossing, and what it says about the puzzle

An edge joins two states when a trip leads from one to the other.  Without one-way routes every trip can
be undone, and edges are counted once for both directions.
*/

%!  state_graph(+Puzzle, -Graph, +Options) is det.
%
%   True when Graph is graph(Nodes, Edges) of module state_graph, with states and trips, or limit(Which,
%   Explored) when a limit of Options came first.
%
%       ?- puzzle(wolf_goat_cabbage, P), state_graph(P, graph(Nodes, Edges), []),
%          length(Nodes, N), length(Edges, M).
%       N = 10, M = 20.

state_graph(Puzzle, Graph, Options) :-
    crossing_graph(Puzzle, labelled, Graph, Options).

% With the labels `bare`, edges have none worth the name, which in a large puzzle takes most of the memory.
crossing_graph(Puzzle, Labels, Graph, Options) :-
    single_families(Puzzle, Families),
    encode(Puzzle, Families, Encoded),
    encoded_space(Encoded, space(Initial, Goal, Move)),
    (   Labels == bare
    ->  space_graph(space(Initial, Goal, crossing_analysis:bare_move(Move)), Coded, Options)
    ;   space_graph(space(Initial, Goal, Move), Coded, Options)
    ),
    (   Coded = graph(Nodes0, Edges0)
    ->  maplist(decoded_node(Encoded), Nodes0, Nodes),
        ( Labels == bare -> Edges = Edges0 ; maplist(decoded_edge(Encoded), Edges0, Edges) ),
        Graph = graph(Nodes, Edges)
    ;   Graph = Coded
    ).

bare_move(Move, State, trip, Next) :-
    call(Move, State, _, Next).

decoded_node(Encoded, node(Number, Distance, Code, Goal), node(Number, Distance, State, Goal)) :-
    decode_state(Encoded, Code, State).

decoded_edge(Encoded, edge(From, To, Label), edge(From, To, Trip)) :-
    decode_trip(Encoded, Label, Trip).

%!  illegal_trips(+Puzzle, +Graph, -Illegal) is det.
%
%   True when Illegal lists illegal(From, Trip, Next, Place, Reason) for the trips that could be made from the
%   nodes of Graph, but break a rule: Next is the state that they would lead to.
%
%       ?- puzzle(wolf_goat_cabbage, P), state_graph(P, Graph, []), illegal_trips(P, Graph, [First|_]).
%       First = illegal(1, trip([farmer,wolf], west, east), state(east, [west-[goat,cabbage],east-[farmer,wolf]]), west, eats(goat, cabbage)),
%       P = _, Graph = _.

illegal_trips(Puzzle, graph(Nodes, _), Illegal) :-
    findall(illegal(From, Trip, Next, Place, Reason),
            ( member(node(From, _, State, _), Nodes),
              propose(Puzzle, State, Trip),
              once(trip_fault(Puzzle, State, Trip, Place, Reason)),
              after_trip(Puzzle, State, Trip, Next) ),
            Illegal).

%!  analyse(+Puzzle, -Analysis, +Options) is det.
%
%   True when Analysis is a list of Name=Value about the state graph of Puzzle, or limit(Which,
%   Explored).  To the measures of module state_graph it adds
%
%     - distinct_plans: how many shortest plans differ in more than who is who
%     - alike: the passengers that are interchangeable, as lists of lists
%     - least_boat: the least number of seats with which the puzzle can be solved, or null
%
%       ?- puzzle(wolf_goat_cabbage, P), analyse(P, Analysis, []).
%       Analysis = [states=10, edges=10, dead_ends=0, depth=7, trips=7, shortest_plans=2|_].

analyse(Puzzle, Analysis, Options) :-
    crossing_graph(Puzzle, bare, Graph, Options),
    (   Graph = graph(_, _)
    ->  measures(Graph, Measures),
        distinct_count(Puzzle, Distinct),
        families(Puzzle, Families, _),
        include([[_,_|_]]>>true, Families, Alike),
        least_boat(Puzzle, Boat, Options),
        (   Boat = limit(_, _)
        ->  Analysis = Boat
        ;   append(Measures, [distinct_plans=Distinct, alike=Alike, least_boat=Boat], Analysis)
        )
    ;   Analysis = Graph
    ).

distinct_count(Puzzle, Count) :-
    count_distinct(Puzzle, Result, []),
    (   Result = counted(Count0, _, _)
    ->  Count = Count0
    ;   Count = 0
    ).

%!  least_boat(+Puzzle, -Seats, +Options) is det.
%
%   True when Seats is the least number of seats with which Puzzle can be solved, all else being as it is,
%   `null` where no boat is large enough, or limit(Which, Explored).
%
%       ?- puzzle(jealous_husbands([couples(4)]), P), least_boat(P, Seats, []).
%       Seats = 3, P = _.

least_boat(Puzzle, Seats, Options) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    length(Passengers, Most),
    include(limit_option, Options, Limits),
    larger_boats(1, Most, Puzzle, Limits, Seats).

% With more seats every trip that was possible remains so.
larger_boats(Seats0, Most, Puzzle, Limits, Seats) :-
    (   Seats0 > Most
    ->  Seats = null
    ;   changed_puzzle(Puzzle, [seats(Seats0)], Other),
        solve_puzzle(Other, Result, Limits),
        (   Result = solved(_, _)
        ->  Seats = Seats0
        ;   Result = limit(_, _)
        ->  Seats = Result
        ;   Seats1 is Seats0+1,
            larger_boats(Seats1, Most, Puzzle, Limits, Seats)
        )
    ).
