:- use_module('../../prolog/crossing').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- meta_predicate printed(0, -), shown(0, -).

% What Goal prints, and whether it succeeds.
printed(Goal, Lines) :-
    with_output_to(string(Text), once(Goal)),
    split_string(Text, "\n", "", Lines0),
    once(append(Lines, [""], Lines0)).

shown(Goal, Lines) :-
    printed(ignore(Goal), Lines).

:- begin_tests(crossing).

test('the puzzles are listed with their titles and parameters') :-
    printed(puzzles, Lines),
    memberchk("wolf_goat_cabbage                Wolf, goat and cabbage", Lines),
    memberchk("    couples=3                    number of couples", Lines).

test('a plan is told as a story', Lines == [
        "     [F W G C *] | []",
        "  1. The farmer takes the goat to the east bank.     [W C] | [F G *]",
        "  2. The farmer rows alone to the west bank.         [F W C *] | [G]",
        "  3. The farmer takes the wolf to the east bank.     [C] | [F W G *]",
        "  4. The farmer takes the goat to the west bank.     [F G C *] | [W]",
        "  5. The farmer takes the cabbage to the east bank.  [G] | [F W C *]",
        "  6. The farmer rows alone to the west bank.         [F G *] | [W C]",
        "  7. The farmer takes the goat to the east bank.     [] | [F W G C *]"]) :-
    printed(solve(wolf_goat_cabbage), [Heading|Lines]),
    string_concat("Wolf, goat and cabbage: 7 trips (", _, Heading).
test('an impossible puzzle is said to be so, with its proof', Lines ==
        ["The jealous husbands: impossible; all 44 states that can be reached were looked at"]) :-
    shown(solve(jealous_husbands([couples(4)])), Lines).
test('solve/1 fails where there is no plan', fail) :-
    with_output_to(string(_), solve(jealous_husbands([couples(4)]))).
test('a puzzle without a trip', Lines == ["The puzzle of nothing: 0 trips (1 states explored)", "     [A] | [*]"]) :-
    puzzle_path('nothing_to_do.pl', File),
    printed(solve(File), Lines).

test('plans come on backtracking', N == 8) :-
    findall(Plan, solve(jealous_husbands([couples(2)]), Plan), Plans),
    sort(Plans, Distinct),
    length(Distinct, N).
test('the printed plan for two couples is among them') :-
    once(( solve(jealous_husbands([couples(2)]), Plan),
           Plan == [trip([husband(a),wife(a)], west, east), trip([husband(a)], east, west),
                    trip([husband(a),husband(b)], west, east), trip([husband(b)], east, west),
                    trip([husband(b),wife(b)], west, east)] )).
test('no plan, no answer', fail) :-
    solve(jealous_husbands([couples(4)]), _).
test('a strategy can be chosen', [forall(member(Strategy, ['breadth-first', 'depth-first', 'iterative-deepening', 'uniform-cost'])), N == 2]) :-
    aggregate_all(count, solve(wolf_goat_cabbage, _, [strategy(Strategy)]), N).
test('a limit is an error for who wants a plan', [forall(member(Limit-Which, [states(3)-states, depth(2)-depth, seconds(0)-seconds])),
                                                  error(resource_error(Which))]) :-
    solve(jealous_husbands, _, [Limit]).
test('an unknown strategy is an error', error(domain_error(search_strategy, sideways))) :-
    solve(jealous_husbands, _, [strategy(sideways)]).
test('an unknown puzzle is an error', error(puzzle_error(unknown_puzzle(nonsense, [])))) :-
    solve(nonsense).

test('shortest plans are counted', [forall(member(Spec-N, [wolf_goat_cabbage-2, jealous_husbands-486,
        jealous_husbands([couples(6), boat(4)])-8733240, jealous_husbands([couples(4)])-0])), Count == N]) :-
    count(Spec, Count).

test('a plan is checked and compared with the optimum', [forall(member(Spec-Plan-Said, [
        wolf_goat_cabbage - "F G\nF\nF W\nF G\nF C\nF\nF G" -
            ["the plan is valid and reaches the goal in 7 trips", "this is the optimum"],
        wolf_goat_cabbage - "F G\nF G\nF G\nF\nF W\nF G\nF C\nF\nF G" -
            ["the plan is valid and reaches the goal in 9 trips", "this is 2 more than the optimum, 7"],
        wolf_goat_cabbage - "F W" -
            ["trip 1 (F W from the west bank to the east bank) is illegal: the goat would eat the cabbage on the west bank"]])),
        Lines == Said]) :-
    shown(check(Spec, Plan), Lines).
test('a plan that is not valid fails', fail) :-
    with_output_to(string(_), check(wolf_goat_cabbage, "F G")).
test('a list of trips is checked') :-
    once(solve(jealous_husbands, Plan)),
    printed(check(jealous_husbands, Plan), ["the plan is valid and reaches the goal in 11 trips", "this is the optimum"]).

test('measures are printed', Missing == []) :-
    printed(analyse(wolf_goat_cabbage), Lines),
    subtract(["states           10", "edges            10", "dead_ends        0", "depth            7",
              "trips            7", "shortest_plans   2"], Lines, Missing).

test('the search is traced', [forall(member(Strategy-First, [
        'breadth-first' - "Processing level 0: [F W G C *] | []",
        'depth-first' - "Processing level 0: [F W G C *] | []",
        'iterative-deepening' - "Starting depth-first search with depth limit 1"]))]) :-
    printed(trace_search(wolf_goat_cabbage, Strategy), [First|Lines]),
    memberchk("  Illegal: F W from the west bank to the east bank: the goat would eat the cabbage on the west bank", Lines),
    memberchk("  Found solution at level 7: [] | [F W G C *]", Lines).

:- end_tests(crossing).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).
