:- use_module('../../prolog/bridge/writing').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(bridge_writing).

test("there are three languages", Languages == [de,en,ja]) :-
    puzzle_languages(Languages).
test("a riddle in each language", [forall(member(Language-Word, [en-"wolf", de-"Wolf", ja-"狼"])), nondet]) :-
    puzzle_riddle(wolf_goat_cabbage-[], Language, Text),
    sub_string(Text, _, _, _, Word).
test("a riddle of a puzzle that does not exist is an error", throws(error(puzzle_error(_), _))) :-
    puzzle_riddle(nonsense-[], en, _).
test("every puzzle of the catalogue is free of problems", [forall(member(Name, [wolf_goat_cabbage,jealous_husbands])), true(Problems == [])]) :-
    puzzle_lint(Name, Problems).
test("a problem whose line is not known is on line 0",
     true(Problems == [0-"the boat must have a whole number of seats from 1, not 0"])) :-
    puzzle_lint(data(ferry, [passenger(ann), rower(ann), boat(0)]), Problems).
test("a problem of a file has its line", true(Lines == [4])) :-
    source_file(lines_of(_, _), Here),
    file_directory_name(Here, Tests),
    atomic_list_concat([Tests, '/puzzles/syntax_error.pl'], File),
    lines_of(File, Lines).

lines_of(File, Lines) :-
    puzzle_lint(File, Problems),
    findall(Line, member(Line-_, Problems), Lines).

:- end_tests(bridge_writing).
