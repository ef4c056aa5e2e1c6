:- use_module('../../prolog/crossing/solver').
:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/search', [strategy/1]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

% solved(+Spec, +Options, -Trips, -Result): the first plan, replayed.
solved(Spec, Options, Trips, Result) :-
    valid_puzzle(Spec, Puzzle),
    solve_puzzle(Puzzle, Result, Options),
    (   Result = solved(plan(Plan, States), _)
    ->  check_plan(Puzzle, Plan, valid(States)),
        length(Plan, Trips)
    ;   Trips = none
    ).

listed(Spec, Options, Plans, Result) :-
    valid_puzzle(Spec, Puzzle),
    findall(Answer, puzzle_solutions(Puzzle, Answer, Options), Answers),
    once(append(Plans, [done(Result)], Answers)),
    forall(member(plan(Trips, States), Plans), check_plan(Puzzle, Trips, valid(States))).

counted(Spec, Options, Result) :-
    valid_puzzle(Spec, Puzzle),
    count_solutions(Puzzle, Result, Options).

keep(Kept, Event) :-
    arg(1, Kept, Events),
    nb_setarg(1, Kept, [Event|Events]).

events(Spec, Options, Events) :-
    valid_puzzle(Spec, Puzzle),
    Kept = events([]),
    solve_puzzle(Puzzle, _, [observer(keep(Kept))|Options]),
    arg(1, Kept, Reversed),
    reverse(Reversed, Events).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

:- begin_tests(crossing_solver).

test('breadth-first is the default', Trips == 7) :-
    solved(wolf_goat_cabbage, [], Trips, _).
test('every strategy crosses with wolf, goat and cabbage, the wolf first',
     [forall(strategy(Strategy)), Parties == [[farmer,goat], [farmer], [farmer,wolf], [farmer,goat], [farmer,cabbage], [farmer], [farmer,goat]]]) :-
    solved(wolf_goat_cabbage, [strategy(Strategy)], 7, solved(plan(Trips, _), _)),
    findall(Party, member(trip(Party, _, _), Trips), Parties).
test('no strategy looks at more states than there are', [forall(strategy(Strategy)), true(( States =< 10, Depth =:= 7 ))]) :-
    solved(wolf_goat_cabbage, [strategy(Strategy)], _, solved(_, explored(States, Depth))).
test('every strategy lists both plans and no other', [forall(strategy(Strategy)), Third-N == [[farmer,wolf],[farmer,cabbage]]-2]) :-
    listed(wolf_goat_cabbage, [strategy(Strategy)], Plans, _),
    length(Plans, N),
    findall(P, ( member(plan(Trips, _), Plans), nth1(3, Trips, trip(P, _, _)) ), Third).
test('every strategy counts both plans', [forall(strategy(Strategy)), Count-Trips == 2-7]) :-
    counted(wolf_goat_cabbage, [strategy(Strategy)], counted(Count, Trips, _)).
test('four couples are impossible, with 44 states as the proof',
     [forall(strategy(Strategy)), Result = impossible(explored(44, _))]) :-
    solved(jealous_husbands([couples(4)]), [strategy(Strategy)], none, Result).
test('a goal that breaks a rule is never reached', [forall(strategy(Strategy)), Result = impossible(explored(24, _))]) :-
    puzzle_path('unsafe_goal.pl', Path),
    solved(Path, [strategy(Strategy)], none, Result).
test('nothing is listed or counted where it is impossible', [forall(strategy(Strategy)), Plans-Result == []-Counted]) :-
    listed(jealous_husbands([couples(4)]), [strategy(Strategy)], Plans, Result),
    counted(jealous_husbands([couples(4)]), [strategy(Strategy)], Counted).
test('shortest plans', [forall(member(Spec-Trips, [
        wolf_goat_cabbage_salmon - 9, wolf_sheep_cabbage - 7,
        jealous_husbands([couples(1)]) - 1, jealous_husbands([couples(2)]) - 5, jealous_husbands([couples(3)]) - 11,
        jealous_husbands([couples(4), boat(3)]) - 9, jealous_husbands([couples(5), boat(3)]) - 11,
        jealous_husbands([couples(6), boat(3)]) - none,
        jealous_husbands([couples(3), rowers([husband,wife(a)])]) - 13,
        jealous_husbands([couples(2), island(true), direct(false)]) - 10,
        jealous_husbands([couples(3), island(true), direct(false)]) - 18,
        jealous_husbands([couples(2), island(true), direct(landable)]) - 5,
        jealous_husbands([couples(3), island(true), direct(landable)]) - 11,
        jealous_husbands([couples(4), island(true)]) - 16,
        jealous_husbands([couples(4), island(true), direct(landable)]) - 17,
        missionaries_cannibals - 11, missionaries_cannibals([boat(4)]) - 3,
        missionaries_cannibals([missionaries(4), cannibals(4)]) - none,
        missionaries_cannibals([missionaries(4), cannibals(4), boat(3)]) - 9,
        missionaries_cannibals([rowers([missionary])]) - none,
        missionaries_cannibals([rowers([missionary,cannibal(1)])]) - 13])),
     Found == Trips]) :-
    solved(Spec, [], Found, _).
test('breadth-first and iterative deepening agree', [forall(member(Spec, [
        wolf_goat_cabbage_salmon, jealous_husbands, jealous_husbands([couples(2), island(true)]), missionaries_cannibals]))]) :-
    solved(Spec, [], Trips, _),
    solved(Spec, [strategy('iterative-deepening')], Trips, _).
test('how many shortest plans', [forall(member(Spec-Count, [
        wolf_goat_cabbage_salmon - 4, jealous_husbands([couples(1)]) - 1, jealous_husbands([couples(2)]) - 8,
        jealous_husbands([couples(2), rule(pair)]) - 32, jealous_husbands - 486,
        jealous_husbands([rowers([husband,wife(a)])]) - 32, jealous_husbands([couples(3), boat(3)]) - 24,
        jealous_husbands([couples(4), boat(3)]) - 15360, jealous_husbands([couples(5), boat(3)]) - 711480,
        jealous_husbands([couples(4), island(true)]) - 677376, jealous_husbands([couples(6), boat(4)]) - 8733240])),
     Found == Count]) :-
    counted(Spec, [], counted(Found, _, _)).
test('listed and counted are the same number', [forall(strategy(Strategy)), Listed == Counted]) :-
    counted(jealous_husbands([couples(2)]), [strategy(Strategy)], counted(Counted, _, _)),
    listed(jealous_husbands([couples(2)]), [strategy(Strategy)], Plans, _),
    length(Plans, Listed).
test('no plan is listed twice', [forall(strategy(Strategy)), N == Distinct]) :-
    listed(jealous_husbands([couples(2)]), [strategy(Strategy)], Plans, _),
    length(Plans, N),
    sort(Plans, Sorted),
    length(Sorted, Distinct).
test('a plan under the weaker rule begins with both husbands') :-
    listed(jealous_husbands([couples(2), rule(pair)]), [], Plans, _),
    once(member(plan([trip([husband(a),husband(b)], west, east)|_], _), Plans)).

test('the least time of bridge and torch', [forall(member(Settings-Time, [
        [] - 17, [paces([1,2,5,8])] - 15, [paces([1,3,6,8,12])] - 29, [boat(3)] - 13])), Found == Time]) :-
    puzzle_path('bridge_and_torch.pl', Path),
    Spec =.. [Path,Settings],
    counted(Spec, [strategy('uniform-cost')], counted(_, Found, _)).
test('time counts for uniform cost only', [forall(member(Strategy, ['breadth-first', 'iterative-deepening'])), Trips == 5]) :-
    puzzle_path('bridge_and_torch.pl', Path),
    solved(Path, [strategy(Strategy)], Trips, _).
test('the cheapest plans of bridge and torch', Count-Time == 2-17) :-
    puzzle_path('bridge_and_torch.pl', Path),
    counted(Path, [strategy('uniform-cost')], counted(Count, Time, _)).

test('limits stop a search', [forall(( strategy(Strategy), member(Which-Limit, [states-states(5), depth-depth(3), seconds-seconds(0)]) )),
                              Result = limit(Which, explored(_, _))]) :-
    solved(jealous_husbands, [strategy(Strategy), Limit], none, Result).
test('limits stop a count', [forall(strategy(Strategy)), Result = limit(states, explored(_, _))]) :-
    counted(jealous_husbands, [strategy(Strategy), states(5)], Result).
test('a depth that is enough', [forall(strategy(Strategy)), Trips == 7]) :-
    solved(wolf_goat_cabbage, [strategy(Strategy), depth(7)], Trips, _).

test('the search tells of states and trips', Events = [
        expand(0, state(west, [west-[farmer,wolf,goat,cabbage], east-[]])),
        illegal(0, trip([farmer,wolf], west, east), west-eats(goat, cabbage)),
        illegal(0, trip([farmer,cabbage], west, east), west-eats(wolf, goat)),
        illegal(0, trip([farmer], west, east), west-eats(wolf, goat)),
        add(1, trip([farmer,goat], west, east), state(east, [west-[wolf,cabbage], east-[farmer,goat]]))|_]) :-
    events(wolf_goat_cabbage, [], Events).
test('every strategy tells of a solution in the goal', [forall(strategy(Strategy)), Level-Groups == 7-[west-[], east-[farmer,wolf,goat,cabbage]]]) :-
    events(wolf_goat_cabbage, [strategy(Strategy)], Events),
    once(member(solution(Level, state(east, Groups)), Events)).
test('iterative deepening begins at depth 1 and finds nothing up to 6', Rounds == [1,2,3,4,5,6,7]) :-
    events(wolf_goat_cabbage, [strategy('iterative-deepening')], Events),
    findall(N, member(depth(N), Events), Rounds).
test('an observer does not change the plan', [forall(strategy(Strategy)), Watched == Plain]) :-
    valid_puzzle(jealous_husbands([couples(2)]), Puzzle),
    solve_puzzle(Puzzle, solved(Plain, _), [strategy(Strategy)]),
    solve_puzzle(Puzzle, solved(Watched, _), [strategy(Strategy), observer(keep(events([])))]).

test('the optimum', [forall(member(Spec-Trips, [wolf_goat_cabbage-7, jealous_husbands-11])), Found == Trips]) :-
    valid_puzzle(Spec, Puzzle),
    optimum(Puzzle, Found, []).
test('an impossible puzzle has no optimum', fail) :-
    valid_puzzle(jealous_husbands([couples(4)]), Puzzle),
    optimum(Puzzle, _, []).
test('a limit may come before the optimum', fail) :-
    valid_puzzle(jealous_husbands, Puzzle),
    optimum(Puzzle, _, [states(3)]).
test('two puzzles are searched in turns', A-B == 8-2) :-
    valid_puzzle(jealous_husbands([couples(2)]), Two),
    valid_puzzle(wolf_goat_cabbage, Wolf),
    findall(x, ( puzzle_solutions(Two, plan(_, _), []), once(puzzle_solutions(Wolf, plan(_, _), [])) ), As),
    findall(x, ( puzzle_solutions(Wolf, plan(_, _), []), once(puzzle_solutions(Two, plan(_, _), [])) ), Bs),
    length(As, A),
    length(Bs, B).
test('the same puzzle with other parameters in turns', Ns == [1, 5, 11]) :-
    findall(P, ( member(N, [1, 2, 3]), valid_puzzle(jealous_husbands([couples(N)]), P) ), Puzzles),
    maplist([P,T]>>optimum(P, T, []), Puzzles, Ns).

:- end_tests(crossing_solver).
