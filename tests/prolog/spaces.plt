:- use_module('../../prolog/spaces').
:- use_module('../../prolog/state_graph').
:- use_module(library(lists)).
:- use_module(library(plunit)).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

:- begin_tests(spaces).

test("a puzzle with move/3 is a space", [forall(member(Name, [water_jugs, 'towers-of-hanoi', frogs_and_toads, eight_puzzle, torch_on_the_bridge]))]) :-
    is_space(Name).
test("a crossing is none", fail) :-
    is_space(wolf_goat_cabbage).
test("a puzzle of data is none", fail) :-
    is_space(data(x, [])).

% The puzzles say their own answers; each is found by every strategy.
answered(Spec, Answer) :-
    member(Name, [water_jugs, towers_of_hanoi, frogs_and_toads, torch_on_the_bridge]),
    space(Name, space(_, Module, _, _, _)),
    Module:answer(Settings, Answer),
    Spec =.. [Name,Settings].

test("the known answers, by breadth-first", [forall(answered(Spec, Answer)), true(Found == Answer)]) :-
    found(Spec, 'breadth-first', Found).
test("the known answers, by iterative deepening",
     [forall(( answered(Spec, Answer), Answer \== 255 )), true(Found == Answer)]) :-
    found(Spec, 'iterative-deepening', Found).
test("the known answers of puzzles without costs, by uniform cost",
     [forall(( answered(Spec, Answer), functor(Spec, Name, _), Name \== torch_on_the_bridge )), true(Found == Answer)]) :-
    found(Spec, 'uniform-cost', Found).
test("depth-first agrees on what can be solved",
     [forall(answered(Spec, Answer)), true(Solved == Expected)]) :-
    ( Answer == impossible -> Expected = false ; Expected = true ),
    space(Spec, Space),
    solve_space(Space, Result, [strategy('depth-first')]),
    ( Result = solved(_, _) -> Solved = true ; Solved = false ).

test("the eight puzzle by A*", [forall(member(Tiles-Moves, [[1,2,3,4,5,6,7,0,8]-1, [8,1,3,4,0,2,7,6,5]-14])), true(Found == Moves)]) :-
    found(eight_puzzle([start(Tiles)]), 'a-star', Found).
test("the hardest eight puzzle by A*", true(Found == 31)) :-
    found(eight_puzzle([start([8,6,7,2,5,4,3,0,1])]), 'a-star', Found).
test("a heuristic saves states") :-
    space(eight_puzzle, Space),
    solve_space(Space, solved(_, explored(Plain, _)), [strategy('uniform-cost')]),
    solve_space(Space, solved(_, explored(Guided, _)), [strategy('a-star')]),
    Guided*10 < Plain.
test("no heuristic of the catalogue is ever too large",
     [forall(member(Spec, [towers_of_hanoi, torch_on_the_bridge, eight_puzzle([start([1,2,3,4,5,6,7,0,8])])])), true(Wrong == [])]) :-
    space(Spec, Space),
    Space = space(_, Module, Parameters, _, _),
    solve_space(Space, solved(plan(Labels, States), _), [strategy('uniform-cost')]),
    foldl([L,C0,C]>>( move_cost(Space, L, One), C is C0+One ), Labels, 0, Total),
    findall(State,
            ( nth0(I, States, State),
              length(Done, I),
              append(Done, _, Labels),
              foldl([L,C0,C]>>( move_cost(Space, L, One), C is C0+One ), Done, 0, Spent),
              b_setval(crossing_parameters, Module-Parameters),
              Module:heuristic(State, Estimate),
              Estimate > Total-Spent ),
            Wrong).

test("the torch needs 17 minutes, and there are two ways", true(Count-Minutes == 2-17)) :-
    space(torch_on_the_bridge, Space),
    count_space(Space, counted(Count, Minutes, _), [strategy('uniform-cost')]).
test("other walkers", [forall(member(Times-Minutes, [[1,2,5,8]-15, [1,3,6,8,12]-29])), true(Found == Minutes)]) :-
    space(torch_on_the_bridge([times(Times)]), Space),
    count_space(Space, counted(_, Found, _), [strategy('uniform-cost')]).
test("three on the bridge", true(Found == 13)) :-
    space(torch_on_the_bridge([together(3)]), Space),
    count_space(Space, counted(_, Found, _), [strategy('uniform-cost')]).

test("all plans are given, and then the result", true(Number == 2)) :-
    space(frogs_and_toads, Space),
    findall(Plan, ( space_solutions(Space, Answer, []), Answer = plan(Plan, _) ), Plans),
    sort(Plans, Different),
    length(Different, Number).
test("each plan is one by the rules", [forall(member(Strategy, ['breadth-first', 'depth-first', 'uniform-cost', 'iterative-deepening']))]) :-
    space(water_jugs, Space),
    solve_space(Space, solved(plan(Labels, States), _), [strategy(Strategy)]),
    check_moves(Space, Labels, valid(States)).

test("a plan may be written in text", true(Verdict = valid(_))) :-
    space(frogs_and_toads([frogs(1), toads(1)]), Space),
    check_moves(Space, ["frog_steps(1)", "toad_jumps( 1 )", "frog_steps(2)"], Verdict).
test("a plan that ends early", true(Verdict == unfinished([[8,0,0],[3,5,0]]))) :-
    space(water_jugs, Space),
    check_moves(Space, [pour(1,2)], Verdict).
test("a move that is none", true(Verdict == illegal(1, pour(2,1), [[8,0,0]]))) :-
    space(water_jugs, Space),
    check_moves(Space, [pour(2,1)], Verdict).

test("from the middle", true(Moves == 4)) :-
    space(water_jugs, Space),
    space_from(Space, "[6, 0, 2]", Moved),
    solve_space(Moved, solved(plan(Labels, [[6,0,2]|_]), _), []),
    length(Labels, Moves0),
    Moves is Moves0+1.
test("what is no term is no state", throws(error(puzzle_error(not_a_state(_)), _))) :-
    space(water_jugs, Space),
    space_from(Space, "[6, 0", _).
test("a variable is no state", throws(error(puzzle_error(not_a_state(_)), _))) :-
    space(water_jugs, Space),
    space_from(Space, "[6, X]", _).

test("limits", [forall(member(Limit-Which, [states(10)-states, depth(3)-depth, seconds(0)-seconds])), true(Reached == Which)]) :-
    space(eight_puzzle, Space),
    solve_space(Space, limit(Reached, _), [Limit]).
test("events are told", true(Events = [expand(0, [8,0,0])|_])) :-
    space(water_jugs, Space),
    Told = told([]),
    solve_space(Space, _, [observer(remember(Told))]),
    arg(1, Told, Reversed),
    reverse(Reversed, Events).

test("the graph of the towers of Hanoi is Sierpinski's", true(States-Edges == 27-39)) :-
    space(towers_of_hanoi, Space),
    space_states(Space, Graph, []),
    measures(Graph, [states=States, edges=Edges|_]).

test("parameters are checked", throws(error(puzzle_error(bad_parameter(discs, _, _)), _))) :-
    space(towers_of_hanoi([discs(0)]), _).
test("unknown parameters are told", throws(error(puzzle_error(unknown_parameter(_, rings, _)), _))) :-
    space(towers_of_hanoi([rings(3)]), _).
test("a-star needs a heuristic", throws(error(puzzle_error(no_heuristic), _))) :-
    space(water_jugs, Space),
    solve_space(Space, _, [strategy('a-star')]).
test("a start that is not there", throws(error(puzzle_error(no_initial_state), _))) :-
    space(eight_puzzle([start([1,2,3])]), _).

wrong('no_goal.pl', space_lacks(goal/1)).
wrong('no_initial.pl', no_initial_state).
wrong('open_initial.pl', open_state(_)).
wrong('open_move.pl', open_move(a, _, _)).
wrong('no_cost.pl', no_cost(go)).

test("what is wrong with a file is told", [forall(wrong(Name, Kind)), true(Told = Kind)]) :-
    atom_concat('spaces/', Name, File),
    puzzle_path(File, Path),
    catch(( space(Path, Space), solve_space(Space, _, [strategy('uniform-cost')]), Told = nothing ),
          error(puzzle_error(Told), _), true).
test("each fault has its sentence", [forall(wrong(_, Kind)), true(Text \== "")]) :-
    once(phrase(prolog:error_message(puzzle_error(Kind)), Lines)),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

test("texts of terms", [forall(member(Term-Text, [a-"a", "b c"-"b c", 3-"3", f('X', "y")-"f('X',\"y\")"])), true(Found == Text)]) :-
    term_label(Term, Found).

found(Spec, Strategy, Found) :-
    space(Spec, Space),
    solve_space(Space, Result, [strategy(Strategy)]),
    (   Result = solved(plan(Labels, _), _)
    ->  length(Labels, Found)
    ;   Result = impossible(_),
        Found = impossible
    ).

remember(Told, Event) :-
    arg(1, Told, Events),
    nb_setarg(1, Told, [Event|Events]).

:- end_tests(spaces).
