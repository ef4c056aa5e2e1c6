:- use_module('../../prolog/bridge/specs').
:- use_module('../../prolog/crossing/errors').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).

written(File, Lines) :-
    setup_call_cleanup(open(File, write, Out), forall(member(Line, Lines), format(Out, "~w~n", [Line])), close(Out)).

% Files are told apart by their time of change, which is set by hand: a test is faster than a clock.
written(File, Lines, Time) :-
    written(File, Lines),
    set_time_file(File, [], [modified(Time)]).

puzzle_lines(Seats, ["passenger(man). passenger(dog). rower(man).", Boat]) :-
    format(string(Boat), "boat(~w).", [Seats]).

seats(Spec, Seats) :-
    spec_puzzle(Spec, Puzzle),
    puzzle_property(Puzzle, seats(Seats)).

with_file(Goal, File) :-
    setup_call_cleanup(tmp_file_stream(File, Stream, [extension(pl)]), ( close(Stream), Goal ), delete_file(File)).

friends(Puzzle, Number) :-
    puzzle_property(Puzzle, passengers([man|Friends])),
    length(Friends, Number).

:- begin_tests(bridge_specs).

test("a puzzle is remembered", true(Known =@= Puzzle)) :-
    Spec = missionaries_cannibals-[boat-3],
    spec_puzzle(Spec, Puzzle),
    known(Spec, puzzle, Known).

test("with its parameters", true(A-B == 2-4)) :-
    seats(jealous_husbands-[], A),
    seats(jealous_husbands-[boat-4], B).

test("until its file changes", true(A-B == 2-3)) :-
    with_file(( puzzle_lines(2, Two), written(File, Two, 1000000), seats(File-[], A),
                puzzle_lines(3, Three), written(File, Three, 2000000), seats(File-[], B) ),
              File).

test("or a file that it includes", true(A-B == 2-3)) :-
    with_file(with_file(( written(Included, ["boat(2)."], 1000000),
                          format(string(Include), ":- include('~w').", [Included]),
                          written(File, ["passenger(man). rower(man).", Include], 1000000),
                          seats(File-[], A),
                          written(Included, ["boat(3)."], 2000000),
                          seats(File-[], B) ),
                        Included),
              File).

test("or a predicate that the program can change", true(A-B == 1-2)) :-
    with_file(( written(File, [":- dynamic friend/1.", "friend(dog).", "passenger(man). rower(man). boat(2).",
                               "passenger(X) :- friend(X)."]),
                spec_puzzle(File-[], Puzzle0), friends(Puzzle0, A),
                Puzzle0 = puzzle(_, module(Module), _, _),
                assertz(Module:friend(cat)),
                spec_puzzle(File-[], Puzzle1), friends(Puzzle1, B) ),
              File).

test("a file that is gone is missed", throws(error(puzzle_error(no_file(_)), _))) :-
    with_file(( puzzle_lines(2, Lines), written(File, Lines), seats(File-[], _) ), File),
    seats(File-[], _).

test("facts are told apart", true(A-B == 1-2)) :-
    seats(data(p, [passenger(man), rower(man), boat(1)]), A),
    seats(data(p, [passenger(man), rower(man), boat(2)]), B).

test("only so many are kept", true(Number =< 32)) :-
    forall(between(1, 40, N), seats(data(p, [passenger(man), passenger(cat(N)), rower(man), boat(1)]), _)),
    aggregate_all(count, bridge_specs:remembered(_, _, _, _, _), Number).

test("a puzzle that is not right is not remembered", fail) :-
    Spec = data(p, [passenger(man), rower(cat), boat(1)]),
    catch(spec_puzzle(Spec, _), error(puzzle_error(_), _), true),
    known(Spec, puzzle, _).

:- end_tests(bridge_specs).
