:- use_module('../../prolog/crossing/loading').
:- use_module('../../prolog/crossing/vocabulary', []).      % gives parameters their values
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

written(File, Text) :-
    setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)).

:- begin_tests(crossing_loading).

test('the catalogue lists the files of prolog/puzzles', Missing == []) :-
    catalogue(Names),
    subtract([jealous_husbands, missionaries_cannibals, wolf_goat_cabbage, wolf_goat_cabbage_salmon, wolf_sheep_cabbage],
             Names, Missing).
test('the catalogue is sorted', Names == Sorted) :-
    catalogue(Names),
    sort(Names, Sorted).
test('every puzzle of the catalogue can be loaded', Names == Puzzles) :-
    catalogue(Names),
    findall(Puzzle, ( member(Name, Names), puzzle_module(Name, Puzzle, _) ), Puzzles).
test('a name may be written with hyphens', Puzzle-Module == wolf_goat_cabbage-wolf_goat_cabbage) :-
    puzzle_module('wolf-goat-cabbage', Puzzle, Module).
test('a name may be a string', Module == wolf_goat_cabbage) :-
    puzzle_module("wolf_goat_cabbage", _, Module).
test('a puzzle can be asked under its plain name', all(Reason == [eats(wolf, goat), eats(goat, cabbage)])) :-
    puzzle_module(wolf_goat_cabbage, _, _),
    wolf_goat_cabbage:unsafe([wolf,goat,cabbage], Reason).
test('the rules can be tried by hand with the defaults', Couples == [a, b, c]) :-
    puzzle_module(jealous_husbands, _, _),
    findall(C, jealous_husbands:couple(C), Couples).
test('a file is loaded under its path', Puzzle-Module == scattered-Path) :-
    puzzle_path('scattered.pl', Path),
    puzzle_module(Path, Puzzle, Module).
test('facts may be scattered over the file', Passengers == [ann, bob, 'Zoë']) :-
    puzzle_path('scattered.pl', Path),
    puzzle_module(Path, _, Module),
    findall(P, Module:passenger(P), Passengers).
test('a puzzle may be a module of its own', Module-Titles == ferry_with_module-["A ferry"]) :-
    puzzle_path('with_module.pl', Path),
    puzzle_module(Path, _, Module),
    findall(T, Module:title(T), Titles).
test('a module need not define the whole vocabulary') :-
    puzzle_path('with_module.pl', Path),
    puzzle_module(Path, _, Module),
    \+ Module:place(_).
test('two files of one name do not meet', Boats == [1, 2]) :-
    tmp_file(crossing, Directory),
    directory_file_path(Directory, one, One),
    directory_file_path(Directory, two, Two),
    make_directory_path(One),
    make_directory_path(Two),
    directory_file_path(One, 'boat.pl', First),
    directory_file_path(Two, 'boat.pl', Second),
    written(First, "boat(1).\n"),
    written(Second, "boat(2).\n"),
    findall(Seats, ( member(File, [First,Second]), puzzle_module(File, _, M), M:boat(Seats) ), Boats),
    delete_directory_and_contents(Directory).
test('a file that has changed is loaded again', Boats == [1, 2]) :-
    tmp_file(crossing, Base),
    file_name_extension(Base, pl, File),
    written(File, "boat(1).\n"),
    puzzle_module(File, _, Module),
    findall(S, Module:boat(S), [First]),
    written(File, "boat(2).\n"),
    set_time_file(File, [modified(Before)], []),
    Later is Before+5,
    set_time_file(File, _, [modified(Later)]),
    puzzle_module(File, _, Module),
    findall(S, Module:boat(S), Then),
    Boats = [First|Then],
    delete_file(File).
test('a file that was mended is loaded', Boats == [3]) :-
    tmp_file(crossing, Base),
    file_name_extension(Base, pl, File),
    written(File, "boat(3.\n"),
    catch(puzzle_module(File, _, _), error(puzzle_error(cannot_load(_, _)), _), true),
    written(File, "boat(3).\n"),
    puzzle_module(File, _, Module),
    findall(S, Module:boat(S), Boats),
    delete_file(File).
test('a file with a fault stays one with a fault', [forall(member(_, [once, twice])), error(puzzle_error(cannot_load(_, _)))]) :-
    puzzle_path('syntax_error.pl', Path),
    puzzle_module(Path, _, _).
test('all faults of a file are told', Lines == [3, 5]) :-
    puzzle_path('syntax_errors.pl', Path),
    catch(puzzle_module(Path, _, _), error(puzzle_error(cannot_load(_, Problems)), _), true),
    findall(Line, member(problem(Line, _), Problems), Lines).
test('a parameter is a predicate of the puzzle', all(N == [2])) :-
    puzzle_path('by_kind.pl', Path),
    puzzle_module(Path, _, Module),
    Module:pilots(N).
test('an unbound name is an error', error(instantiation_error)) :-
    puzzle_module(_, _, _).
test('a name is an atom or a string', error(type_error(puzzle, 7))) :-
    puzzle_module(7, _, _).
test('near names are proposed') :-
    catch(puzzle_module(cannibals, _, _), error(puzzle_error(unknown_puzzle(cannibals, Near)), _), true),
    memberchk(missionaries_cannibals, Near).
test('every predicate of the vocabulary is explained', Bad == []) :-
    findall(P, ( vocabulary(P, Meaning), \+ ( string(Meaning), P = Name/_, sub_string(Meaning, 0, _, _, Name) ) ), Bad).
test('every predicate of the vocabulary is listed once', Sorted == Predicates) :-
    findall(P, vocabulary(P, _), Predicates0),
    msort(Predicates0, Predicates),
    sort(Predicates0, Sorted).

:- end_tests(crossing_loading).
