:- use_module('../../prolog/crossing/classes').
:- use_module('../../prolog/crossing/encoding').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

/*  The encoding is held to the readable rules: in every state that can be reached, the same trips to the same states. */

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

example(wolf_goat_cabbage).
example(jealous_husbands([couples(2)])).
example(jealous_husbands([couples(2), island(true)])).
example(jealous_husbands([couples(2), island(true), direct(false), boat(3)])).
example(jealous_husbands([couples(2), island(true), direct(landable)])).
example(missionaries_cannibals([rowers([missionary,cannibal(1)])])).
example(data(weights, [passenger(man), passenger(boy), passenger(girl), passenger(dog), rower(man), rower(boy), rower(girl), boat(3),
                       weight(man, 80), weight(boy, 40), weight(girl, 40), weight(dog, 15), load_limit(100)])).
example(data(one_way, [passenger(a), passenger(b), passenger(c), rower(a), rower(b), boat(2), place(x), place(y), place(z),
                       route(x, y), route(y, z), route(z, x), start(c, y), goal(b, anywhere), goal(boat, y)])).
example(File) :-
    member(Name, ['two_keepers.pl', 'bridge_and_torch.pl']),
    puzzle_path(Name, File).

single(Spec, Puzzle, Encoded) :-
    puzzle(Spec, Puzzle),
    single_families(Puzzle, Families),
    encode(Puzzle, Families, Encoded).

% All states that the rules allow to be reached.
reachable(Puzzle, States) :-
    initial_state(Puzzle, Start),
    reach([Start], Puzzle, [Start], States).

reach([], _, States, States).
reach([State|Open], Puzzle, Seen, States) :-
    findall(Next, ( trip(Puzzle, State, _, Next), \+ memberchk(Next, Seen) ), Found0),
    sort(Found0, Found),
    append(Open, Found, Open1),
    append(Seen, Found, Seen1),
    reach(Open1, Puzzle, Seen1, States).

% The pairs Trip-Next out of State, by the rules and by the encoding.
ruled_moves(Puzzle, State, Moves) :-
    findall(Trip-Next, trip(Puzzle, State, Trip, Next), Moves).

coded_moves(Encoded, State, Moves) :-
    encoded_space(Encoded, space(_, _, Move)),
    encode_state(Encoded, State, Code),
    findall(Trip-Next,
            ( call(Move, Code, Label, NextCode),
              decode_trip(Encoded, Label, Trip),
              decode_state(Encoded, NextCode, Next) ),
            Moves).

:- begin_tests(crossing_encoding).

test('the start', [forall(example(Spec)), State == Start]) :-
    single(Spec, Puzzle, Encoded),
    encoded_space(Encoded, space(Initial, _, _)),
    call(Initial, Code),
    decode_state(Encoded, Code, State),
    initial_state(Puzzle, Start).
test('a state and its number', [forall(example(Spec)), Changed == []]) :-
    single(Spec, Puzzle, Encoded),
    reachable(Puzzle, States),
    findall(State,
            ( member(State, States),
              encode_state(Encoded, State, Code),
              \+ ( decode_state(Encoded, Code, Same), Same == State ) ),
            Changed).
test('no two states share a number', [forall(example(Spec)), N == Distinct]) :-
    single(Spec, Puzzle, Encoded),
    reachable(Puzzle, States),
    maplist(encode_state(Encoded), States, Codes),
    length(Codes, N),
    sort(Codes, Sorted),
    length(Sorted, Distinct).
test('the same trips to the same states in the same order', [forall(example(Spec)), Different == []]) :-
    single(Spec, Puzzle, Encoded),
    reachable(Puzzle, States),
    findall(State-Ruled-Coded,
            ( member(State, States),
              ruled_moves(Puzzle, State, Ruled),
              coded_moves(Encoded, State, Coded),
              Ruled \== Coded ),
            Different).
test('the same goals', [forall(example(Spec)), Different == []]) :-
    single(Spec, Puzzle, Encoded),
    reachable(Puzzle, States),
    encoded_space(Encoded, space(_, Goal, _)),
    findall(State,
            ( member(State, States),
              encode_state(Encoded, State, Code),
              ( goal_state(Puzzle, State) -> \+ call(Goal, Code) ; call(Goal, Code) ) ),
            Different).
test('the same times', [forall(example(Spec)), Different == []]) :-
    single(Spec, Puzzle, Encoded),
    encoded_space(Encoded, space(Initial, _, Move)),
    call(Initial, Code),
    findall(Label,
            ( call(Move, Code, Label, _),
              decode_trip(Encoded, Label, trip(Party, _, _)),
              trip_duration(Puzzle, Party, Time),
              \+ encoded_cost(Encoded, Label, Time) ),
            Different).
test('a state of named passengers is alone in its class', [forall(example(Spec)), Sizes == [1]]) :-
    single(Spec, Puzzle, Encoded),
    reachable(Puzzle, States),
    findall(Size, ( member(State, States), encode_state(Encoded, State, Code), class_size(Encoded, Code, Size) ), Sizes0),
    sort(Sizes0, Sizes).

test('states of passengers who are alike have one number', Codes = [_]) :-
    kinds(Encoded),
    findall(Code,
            ( member(C, [1,2,3]),
              select(cannibal(C), [cannibal(1),cannibal(2),cannibal(3)], Rest),
              append([missionary(1),missionary(2),missionary(3)], Rest, West),
              encode_state(Encoded, state(east, [west-West, east-[cannibal(C)]]), Code) ),
            Codes0),
    sort(Codes0, Codes).
test('the class of a state has its size', [forall(member(East-Size, [
        []-1, [cannibal(1)]-3, [cannibal(1),cannibal(2)]-3, [missionary(1),cannibal(1)]-9,
        [missionary(1),missionary(2),cannibal(1),cannibal(2),cannibal(3)]-3])), Found == Size]) :-
    kinds(Encoded),
    subtract([missionary(1),missionary(2),missionary(3),cannibal(1),cannibal(2),cannibal(3)], East, West),
    encode_state(Encoded, state(east, [west-West, east-East]), Code),
    class_size(Encoded, Code, Found).
test('a class of trips stands for so many', Ways == [3,3,9]) :-
    kinds(Encoded),
    encoded_space(Encoded, space(Initial, _, Move)),
    call(Initial, Code),
    findall(N, ( call(Move, Code, Label, _), trip_ways(Encoded, Code, Label, N) ), Ways0),
    msort(Ways0, Ways).
test('goals are states of the goal', [forall(member(Spec, [wolf_goat_cabbage, jealous_husbands([island(true)])])), Bad-N == []-Places]) :-
    single(Spec, Puzzle, Encoded),
    findall(State, ( goal_code(Encoded, Code), decode_state(Encoded, Code, State) ), States),
    exclude(goal_state(Puzzle), States, Bad),
    sort(States, Distinct),
    length(Distinct, N),
    once(puzzle_property(Puzzle, places(All))),
    length(All, Places).

:- end_tests(crossing_encoding).

kinds(Encoded) :-
    puzzle(missionaries_cannibals, Puzzle),
    encode(Puzzle, [[[missionary(1)],[missionary(2)],[missionary(3)]], [[cannibal(1)],[cannibal(2)],[cannibal(3)]]], Encoded).
