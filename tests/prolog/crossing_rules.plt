:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

wolf(Puzzle) :-
    puzzle(wolf_goat_cabbage, Puzzle).

couples(Settings, Puzzle) :-
    puzzle(jealous_husbands(Settings), Puzzle).

data(Facts, Puzzle) :-
    puzzle(data(test, Facts), Puzzle).

start_trips(Puzzle, Trips) :-
    initial_state(Puzzle, State),
    findall(Party-To, trip(Puzzle, State, trip(Party, _, To), _), Trips).

:- begin_tests(crossing_rules).

test('everybody starts at the first place', State == state(west, [west-[husband(a),wife(a)], island-[], east-[]])) :-
    couples([couples(1), island(true)], Puzzle),
    initial_state(Puzzle, State).
test('passengers and the boat start where the puzzle says', State == state(east, [west-[ann], east-[bob]])) :-
    data([passenger(ann), passenger(bob), start(bob, east), start(boat, east)], Puzzle),
    initial_state(Puzzle, State).

test('everybody must be at the last place') :-
    wolf(Puzzle),
    \+ goal_state(Puzzle, state(east, [west-[wolf], east-[farmer,goat,cabbage]])).
test('the boat may be anywhere') :-
    wolf(Puzzle),
    goal_state(Puzzle, state(west, [west-[], east-[farmer,wolf,goat,cabbage]])).
test('the boat may have a goal') :-
    data([passenger(ann), rower(ann), boat(1), goal(ann, anywhere), goal(boat, east)], Puzzle),
    goal_state(Puzzle, state(east, [west-[], east-[ann]])),
    \+ goal_state(Puzzle, state(west, [west-[ann], east-[]])).
test('who may be anywhere is at the goal everywhere', [forall(member(Groups, [[west-[ann], east-[bob]], [west-[], east-[ann,bob]]]))]) :-
    data([passenger(ann), passenger(bob), goal(ann, anywhere)], Puzzle),
    goal_state(Puzzle, state(west, Groups)).

test('proposals follow the order of the passengers', Parties == [[farmer,wolf], [farmer,goat], [farmer,cabbage], [farmer]]) :-
    wolf(Puzzle),
    initial_state(Puzzle, State),
    findall(P, propose(Puzzle, State, trip(P, west, east)), Parties).
test('an empty boat never crosses', Empty == []) :-
    couples([couples(2)], Puzzle),
    initial_state(Puzzle, State),
    findall(T, ( propose(Puzzle, State, T), T = trip([], _, _) ), Empty).
test('nobody crosses without a rower', Parties == [[farmer,goat], [farmer,cabbage], [farmer]]) :-
    wolf(Puzzle),
    findall(P, propose(Puzzle, state(east, [west-[wolf], east-[farmer,goat,cabbage]]), trip(P, _, _)), Parties).
test('without a rower at the boat it stays') :-
    wolf(Puzzle),
    \+ propose(Puzzle, state(west, [west-[wolf,goat], east-[farmer,cabbage]]), _).
test('no more cross than there are seats', [forall(member(Seats-N, [1-4, 2-10, 3-14, 4-15, 9-15])), Number == N]) :-
    couples([couples(2), boat(Seats), rule(pair)], Puzzle),
    initial_state(Puzzle, State),
    aggregate_all(count, propose(Puzzle, State, _), Number).
test('the boat bears no more than its limit', Parties == [[boy], [boy,girl], [girl], [man]]) :-
    data([passenger(boy), passenger(girl), passenger(man), rower(boy), rower(girl), rower(man), boat(3),
          weight(boy, 40), weight(girl, 40), weight(man, 80), load_limit(80)], Puzzle),
    initial_state(Puzzle, State),
    findall(P, propose(Puzzle, State, trip(P, _, _)), Parties0),
    msort(Parties0, Parties).
test('who has no weight weighs nothing', Parties == [[cat], [cat,man], [man]]) :-
    data([passenger(man), passenger(cat), rower(man), rower(cat), boat(2), weight(man, 80), load_limit(80)], Puzzle),
    initial_state(Puzzle, State),
    findall(Sorted, ( propose(Puzzle, State, trip(P, _, _)), msort(P, Sorted) ), Parties0),
    msort(Parties0, Parties).
test('the boat goes only where a route leads', Ways == [b]) :-
    data([passenger(ann), rower(ann), boat(1), place(a), place(b), place(c), route(a, b), route(b, c)], Puzzle),
    initial_state(Puzzle, State),
    findall(To, propose(Puzzle, State, trip(_, _, To)), Ways).
test('a party keeps the order of its group', Parties == [[a,c], [a], [c]]) :-
    data([passenger(a), passenger(b), passenger(c), rower(a), rower(b), rower(c), boat(2)], Puzzle),
    findall(P, party(Puzzle, [a,c], P), Parties).

test('what forbids the boat to put out', [forall(member(Party-Reasons, [[]-[empty_boat], [goat]-[no_rower([goat])],
        [farmer,goat,wolf]-[too_many(3, 2)], [goat,wolf,cabbage]-[no_rower([goat,wolf,cabbage]), too_many(3, 2)],
        [farmer]-[]])),
        Found == Reasons]) :-
    wolf(Puzzle),
    findall(R, boat_fault(Puzzle, Party, R), Found).
test('too much weight is told with its limit', Reasons == [too_heavy(120, 100)]) :-
    data([passenger(a), passenger(b), rower(a), boat(2), weight(a, 70), weight(b, 50), load_limit(100)], Puzzle),
    findall(R, boat_fault(Puzzle, [a,b], R), Reasons).

test('the only safe first trip', Trips == [[farmer,goat]-east]) :-
    wolf(Puzzle),
    start_trips(Puzzle, Trips).
test('the place that is left is judged', Faults == [west-eats(goat, cabbage)]) :-
    wolf(Puzzle),
    initial_state(Puzzle, State),
    findall(P-R, trip_fault(Puzzle, State, trip([farmer,wolf], west, east), P, R), Faults).
test('the party in the boat is judged', Faults == [west-jealous(husband(b), wife(b), husband(a)),
                                                   boat-jealous(husband(a), wife(a), husband(b)),
                                                   east-jealous(husband(a), wife(a), husband(b))]) :-
    couples([couples(2)], Puzzle),
    State = state(west, [west-[husband(a),wife(a),husband(b),wife(b)], east-[]]),
    findall(P-R, trip_fault(Puzzle, State, trip([wife(a),husband(b)], west, east), P, R), Faults).
test('the place of arrival is judged with the arrivals', Faults == [east-jealous(husband(a), wife(a), husband(b))]) :-
    couples([couples(2)], Puzzle),
    State = state(west, [west-[husband(a),wife(a)], east-[husband(b),wife(b)]]),
    findall(P-R, trip_fault(Puzzle, State, trip([wife(a)], west, east), P, R), Faults).
test('keepers ashore do not watch over the boat', Faults == [boat-fight(dog, cat)]) :-
    two_keepers(Puzzle),
    initial_state(Puzzle, State),
    findall(P-R, trip_fault(Puzzle, State, trip([dog,cat], west, east), P, R), Faults0),
    subtract(Faults0, [east-fight(dog, cat)], Faults).
test('a place that is passed is not judged', Faults == []) :-
    island_state([], Puzzle, State),
    findall(P, trip_fault(Puzzle, State, trip([wife(a)], west, east), P, _), Faults).
test('unless the party must be able to land there', Faults == [island]) :-
    island_state([direct(landable)], Puzzle, State),
    findall(P, trip_fault(Puzzle, State, trip([wife(a)], west, east), P, _), Faults).
test('a landing concerns only the places in between', Faults == []) :-
    couples([couples(2), island(true), direct(landable)], Puzzle),
    State = state(west, [west-[wife(a)], island-[], east-[husband(a),husband(b),wife(b)]]),
    findall(P, trip_fault(Puzzle, State, trip([wife(a)], west, east), P, _), Faults).

test('a trip moves its party and the boat', Next == state(east, [west-[wolf,cabbage], east-[farmer,goat]])) :-
    wolf(Puzzle),
    initial_state(Puzzle, State),
    once(trip(Puzzle, State, _, Next)).
test('groups stay in the order of the puzzle', Next == state(west, [west-[farmer,wolf,cabbage], east-[goat]])) :-
    wolf(Puzzle),
    after_trip(Puzzle, state(east, [west-[wolf,cabbage], east-[farmer,goat]]), trip([farmer], east, west), Next).
test('an illegal trip can be shown all the same', Next == state(east, [west-[goat,cabbage], east-[farmer,wolf]])) :-
    wolf(Puzzle),
    initial_state(Puzzle, State),
    after_trip(Puzzle, State, trip([farmer,wolf], west, east), Next).
test('every trip can be undone where routes go both ways', Stuck == []) :-
    couples([couples(2)], Puzzle),
    initial_state(Puzzle, State),
    findall(Trip, ( trip(Puzzle, State, Trip, Next),
                    Trip = trip(Party, From, To),
                    \+ trip(Puzzle, Next, trip(Party, To, From), State) ), Stuck).

test('places in between', [forall(member(A-B-Ps, [a-d-[b,c], d-a-[b,c], a-b-[], b-d-[c]])), Between == Ps]) :-
    data([passenger(x), place(a), place(b), place(c), place(d)], Puzzle),
    places_between(Puzzle, A, B, Between).
test('a fault of a state has its place', Faults == [east-eats(wolf, goat), east-eats(goat, cabbage)]) :-
    wolf(Puzzle),
    findall(P-R, state_fault(Puzzle, state(west, [west-[farmer], east-[wolf,goat,cabbage]]), P, R), Faults).
test('the weaker rule counts only two', [forall(member(Group-Reasons, [[husband(a),wife(b)]-[alone(husband(a), wife(b))],
        [husband(a),wife(a)]-[], [husband(a),wife(b),husband(c)]-[], [wife(a),wife(b)]-[], []-[]])), Found == Reasons]) :-
    couples([rule(pair)], Puzzle),
    findall(R, group_fault(Puzzle, Group, R), Found).
test('cannibals outnumber only missionaries who are there', [forall(member(M-C-Safe, [0-3-true, 1-1-true, 1-2-false, 3-0-true])),
                                                              Found == Safe]) :-
    puzzle(missionaries_cannibals, Puzzle),
    findall(missionary(I), between(1, M, I), Ms),
    findall(cannibal(I), between(1, C, I), Cs),
    append(Ms, Cs, Group),
    (   group_fault(Puzzle, Group, _)
    ->  Found = false
    ;   Found = true
    ).

test('a trip without times takes one', Time == 1) :-
    wolf(Puzzle),
    trip_duration(Puzzle, [farmer,goat], Time).
test('the time of a party', Time == 2.5) :-
    data([passenger(a), duration([a], 2.5)], Puzzle),
    trip_duration(Puzzle, [a], Time).

:- end_tests(crossing_rules).

island_state(Settings, Puzzle, state(west, [west-[wife(a)], island-[husband(b),wife(b)], east-[husband(a)]])) :-
    couples([couples(2), island(true)|Settings], Puzzle).

two_keepers(Puzzle) :-
    source_file(two_keepers(_), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, '/puzzles/two_keepers.pl'], Path),
    puzzle(Path, Puzzle).
