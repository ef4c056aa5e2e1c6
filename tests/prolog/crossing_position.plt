:- use_module('../../prolog/crossing/position').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/solver').
:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/crossing/analysis').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(crossing_position).

% Ways to write the same state.
written("west: farmer goat; east: wolf cabbage; boat: west").
written("boat: west; east: cabbage, wolf; west: goat, farmer").
written("west: farmer goat; east: wolf cabbage; boat west").
written("west: farmer goat; east: wolf cabbage").
written("west: F G; boat at the west").
written("W: f g").
written("east: wolf cabbage").
written("West: Farmer\neast: Wolf Cabbage\nwest: Goat").
written("[F G *] | [W C]").
written("[farmer goat *] | [cabbage wolf]").
written(position(west, [west-["farmer","goat"], east-["wolf","cabbage"]])).
written(position(null, ["west"-["G","F"]])).
written(state(west, [west-[farmer,goat], east-[wolf,cabbage]])).

test("a state can be written in many ways",
     [forall(written(Given)), true(State == state(west, [west-[farmer,goat], east-[wolf,cabbage]]))]) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    read_state(Puzzle, Given, State).
test("nobody is at a place", true(State == state(east, [west-[], east-[farmer,wolf,goat,cabbage]]))) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    read_state(Puzzle, "west: nobody", State).
test("names with brackets, and an island", true(State == state(island, [west-[wife(b)], island-[husband(a),wife(a)], east-[husband(b)]]))) :-
    valid_puzzle(jealous_husbands([couples(2), island(true)]), Puzzle),
    read_state(Puzzle, "west: wife(b); island: husband(a) Wa; east: Hb; boat: I", State).

wrong("west: goat wolf goat", state_twice(goat)).
wrong("west: goat; east: goat", state_twice(goat)).
wrong("west: ghost", state_passenger("ghost", [_,_,_,_])).
wrong("north: goat", state_place("north", [west,east])).
wrong("west: goat; east: wolf", state_missing(farmer)).
wrong("boat: nowhere; west: goat", state_place("nowhere", _)).
wrong("goat and wolf", state_part(_, _)).
wrong("[F G]", state_part(_, _)).
wrong("[F] | [G] | [W C]", state_part(_, _)).
wrong("west: goat ? wolf", state_part(_, _)).

test("what is wrong with a state is told", [forall(wrong(Text, Kind)), true(Told = Kind)]) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    catch(( read_state(Puzzle, Text, _), Told = nothing ), error(puzzle_error(Told), _), true).
test("the boat must be named when the rowers are apart", throws(error(puzzle_error(state_boat([west,east])), _))) :-
    valid_puzzle(jealous_husbands([couples(2)]), Puzzle),
    read_state(Puzzle, "west: Ha Wa; east: Hb Wb", _).
test("each fault has its sentence", [forall(wrong(Given, _)), true(Text \== "")]) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    catch(read_state(Puzzle, Given, _), error(Fault, _), true),
    once(phrase(prolog:error_message(Fault), Lines)),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

test("every state is read as it is written", [forall(member(Spec, [wolf_goat_cabbage, jealous_husbands([couples(2), island(true)])])), true(Wrong == [])]) :-
    valid_puzzle(Spec, Puzzle),
    state_graph(Puzzle, graph(Nodes, _), []),
    findall(State,
            ( member(node(_, _, State, _), Nodes),
              state_notation(State, Text),
              \+ read_state(Puzzle, Text, State) ),
            Wrong).

test("from each state of a shortest plan the rest of it remains", true(Rest == [7,6,5,4,3,2,1,0])) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    solve_puzzle(Puzzle, solved(plan(_, States), _), []),
    findall(Trips,
            ( member(State, States), puzzle_at(Puzzle, State, Moved), optimum(Moved, Trips, []) ),
            Rest).
test("the goal stays what it was", true(State == Goal)) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    Goal = state(east, [west-[], east-[farmer,wolf,goat,cabbage]]),
    puzzle_at(Puzzle, Goal, Moved),
    initial_state(Moved, State),
    goal_state(Moved, State).
test("a state that breaks a rule is no start", throws(error(puzzle_error(unsafe_start(_)), _))) :-
    valid_puzzle(wolf_goat_cabbage, Puzzle),
    read_state(Puzzle, "west: wolf goat", State),
    puzzle_at(Puzzle, State, _).

:- end_tests(crossing_position).
