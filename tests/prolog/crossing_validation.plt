:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

% The least puzzle, with more facts.
with(Facts, data(test, All)) :-
    append([passenger(ann), passenger(bob), rower(ann)], Facts, All).

:- begin_tests(crossing_validation).

test('the puzzles of the catalogue are valid', [forall(member(Name, [wolf_goat_cabbage, wolf_goat_cabbage_salmon,
        wolf_sheep_cabbage, jealous_husbands, missionaries_cannibals])), Found == Name]) :-
    valid_puzzle(Name, Puzzle),
    once(puzzle_property(Puzzle, name(Found))).
test('nobody can row', error(puzzle_error(no_rower))) :-
    valid_puzzle(data(test, [passenger(ann), boat(2)]), _).
test('a boat without seats', [forall(member(Seats, [0, -1, 1.5, two])), error(puzzle_error(bad_seats(Seats)))]) :-
    with([boat(Seats)], Spec),
    valid_puzzle(Spec, _).
test('no boat at all', error(puzzle_error(no_boat))) :-
    with([], Spec),
    valid_puzzle(Spec, _).
test('a weight below nothing', error(puzzle_error(bad_value(weight(bob), weight, -1)))) :-
    with([boat(2), weight(bob, -1)], Spec),
    valid_puzzle(Spec, _).
test('a boat that bears no rower', error(puzzle_error(too_heavy(50)))) :-
    with([boat(2), weight(ann, 60), weight(bob, 10), load_limit(50)], Spec),
    valid_puzzle(Spec, _).
test('one rower who is light enough will do') :-
    with([boat(2), rower(bob), weight(ann, 60), weight(bob, 10), load_limit(50)], Spec),
    valid_puzzle(Spec, _).
test('routes that lead nowhere', error(puzzle_error(no_way))) :-
    with([boat(2), route(west, west)], Spec),
    valid_puzzle(Spec, _).
test('notation of somebody unknown', [forall(member(Fact, [symbol(zoe, z), code(zoe, 4), bank_name(zoe, 'Zoe')])),
                                      error(puzzle_error(unknown_passenger(_, zoe, [ann,bob])))]) :-
    with([boat(2), Fact], Spec),
    valid_puzzle(Spec, _).
test('a code that is no number', error(puzzle_error(bad_value(code(ann), integer(1, inf), x)))) :-
    with([boat(2), code(ann, x)], Spec),
    valid_puzzle(Spec, _).
test('a start that breaks a rule tells which', [forall(member(Spec-Reason, [
        missionaries_cannibals([missionaries(2)]) - "3 cannibals would outnumber 2 missionaries on the west bank",
        File - "the dog fights the cat on the east bank"])), Text == Reason]) :-
    puzzle_path('bad_start.pl', File),
    catch(valid_puzzle(Spec, _), error(puzzle_error(unsafe_start(Text)), _), true).
test('a puzzle whose start is a goal is valid') :-
    with([boat(2), goal(ann, west), goal(bob, west)], Spec),
    valid_puzzle(Spec, _).

:- end_tests(crossing_validation).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).
