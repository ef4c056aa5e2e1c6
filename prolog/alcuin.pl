:- module(alcuin,
          [ alcuin/2,                   % +Graph, -Answer
            conflict_puzzle/3           % +Graph, +Boat, -Puzzle
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(alcuin/graph).
:- use_module(alcuin/cover).
:- use_module(alcuin/partition).
:- use_module(alcuin/schedule).
:- use_module(crossing/plan).
:- use_module(crossing/vocabulary).

/** <module> The least boat for a graph of conflicts

A ferryman brings items across a river; two that are joined in a graph must not be left together without
him.  The least number of items that his boat must take is the graph's *Alcuin number*, after the wolf,
the goat and the cabbage.
*/

%!  alcuin(+Graph, -Answer) is det.
%
%   True when Answer is answer(Boat, Cover, Partition, Trips, Least) for Graph (see module alcuin_graph):
%   its Alcuin number, the size of a least vertex cover, the partition that shows that so large a boat is
%   enough, as a list of the pairs x1-Items, x2-Items, x3-Items, y-Items, y1-Items and y2-Items, a plan as a
%   list of trip(Party, From, To), and whether no plan with that boat is shorter (true; otherwise false).
%   The plan has been replayed by the checker of crossings.
%
%       ?- named_graph(petersen, Graph), alcuin(Graph, answer(Boat, Cover, _, Trips, Least)), length(Trips, Number).
%       Boat = 6, Cover = 6, Number = 5, Least = true, Trips = _.
%
%   @throws system_error(alcuin_plan(Verdict)) if the checker refuses the plan

alcuin(Graph, answer(Boat, CoverSize, Names, Trips, Least)) :-
    least_cover(Graph, Cover),
    CoverSize is popcount(Cover),
    partition(Graph, Boat, Partition),
    Partition =.. [_|Masks],
    maplist(mask_vertices(Graph), Masks, Parts),
    pairs_keys_values(Names, [x1,x2,x3,y,y1,y2], Parts),
    schedule(Graph, Boat, Partition, schedule(Loads, Least)),
    ferryman(Graph, Ferryman),
    trips(Loads, Graph, Ferryman, west, east, Trips),
    conflict_puzzle(Graph, Boat, Puzzle),
    check_plan(Puzzle, Trips, Verdict),
    (   Verdict = valid(_)
    ->  true
    ;   throw(error(system_error(alcuin_plan(Verdict)), _))
    ).

trips([], _, _, _, _, []).
trips([Load|Loads], Graph, Ferryman, From, To, [trip([Ferryman|Items], From, To)|Trips]) :-
    mask_vertices(Graph, Load, Items),
    trips(Loads, Graph, Ferryman, To, From, Trips).

% The ferryman's name, unless an item has it.
ferryman(graph(Names, _, _), Ferryman) :-
    (   memberchk(ferryman, Names)
    ->  Ferryman = the(ferryman)
    ;   Ferryman = ferryman
    ).

%!  conflict_puzzle(+Graph, +Boat, -Puzzle) is det.
%
%   True when Puzzle is the crossing of the items of Graph in a boat that takes so many besides the
%   ferryman.
%
%       ?- named_graph('path-3', Graph), conflict_puzzle(Graph, 1, Puzzle), puzzle_property(Puzzle, passengers(Passengers)).
%       Passengers = [ferryman,v1,v2,v3], Graph = _, Puzzle = _.

conflict_puzzle(Graph, Boat, Puzzle) :-
    Graph = graph(Names, _, _),
    ferryman(Graph, Ferryman),
    Seats is Boat+1,
    graph_edges(Graph, Edges),
    findall(passenger(P), member(P, [Ferryman|Names]), Passengers),
    findall(conflict(U, V, [Ferryman]), member(U-V, Edges), Conflicts),
    append([[title("A graph of conflicts"), rower(Ferryman), boat(Seats)], Passengers, Conflicts], Facts),
    puzzle(data(conflict_graph, Facts), Puzzle).
