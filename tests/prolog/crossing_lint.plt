:- use_module('../../prolog/crossing/lint').
:- use_module('../../prolog/crossing/loading').
:- use_module(library(lists)).
:- use_module(library(plunit)).

linted(Name, Problems) :-
    source_file(linted(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path),
    lint(Path, Problems0),
    findall(Line-Text, ( member(problem(Line, Text0), Problems0), format(string(Text), "~w", [Text0]) ), Problems).

:- begin_tests(crossing_lint).

test('no puzzle of the catalogue has a problem', Problems == []) :-
    catalogue(Names),
    findall(Name-Problem, ( member(Name, Names), lint(Name, Found), member(Problem, Found) ), Problems).
test('names that are misspelt, unused and undefined, and variables that are', Sorted == [
        1-"passanger/1 is no predicate of the vocabulary; did you mean passenger/1?",
        6-"Singleton variables: [Q]",
        6-"foo/1 is called, but defined nowhere",
        6-"memberchek/2 is called, but defined nowhere; did you mean memberchk?",
        9-"helper/1 is used nowhere, and is no predicate of the vocabulary"]) :-
    linted('lint_names.pl', Problems),
    sort(Problems, Sorted).
test('once more it says the same', First == Second) :-
    linted('lint_names.pl', First),
    linted('lint_names.pl', Second).
test('a file that cannot be loaded has all its problems', Lines == [3, 5]) :-
    linted('syntax_errors.pl', Problems),
    findall(Line, member(Line-_, Problems), Lines).
test('a rule that throws, and the settings of answers') :-
    linted('lint_rules.pl', [none-Rule, none-Answer]),
    sub_string(Rule, 0, _, _, "a rule fails on the group [ann,bob]: "),
    sub_string(Answer, _, _, 0, "has no parameter boats: it takes none").
test('a reason that is left open', Problems == [none-"unsafe/2 leaves its reason open for the group [ann,bob]"]) :-
    linted('lint_reason.pl', Problems).
test('a puzzle that is not right', Problems == [none-"the start already breaks a rule: the dog fights the cat on the east bank"]) :-
    linted('bad_start.pl', Problems).
test('a puzzle of data', Problems == [problem(none, "conflct/2 is no fact that a puzzle of data may have; did you mean conflict/2?")]) :-
    lint(data(x, [passenger(a), conflct(a, b)]), Problems).
test('there is no such puzzle') :-
    lint('nowhere.pl', [problem(none, "there is no puzzle file nowhere.pl")]).

:- end_tests(crossing_lint).
