:- use_module('../../prolog/either').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(either).

kind(wolf_goat_cabbage, "Wolf, goat and cabbage", "7 trips").
kind(towers_of_hanoi, "The towers of Hanoi", "7 moves").

test("both kinds are solved", [forall(kind(Spec, Title, Length)), true(Found-Text == Title-Length)]) :-
    either_puzzle(Spec, Puzzle),
    either_title(Puzzle, Found),
    solve_either(Puzzle, solved(plan(Moves, _), _), []),
    length(Moves, Number),
    moves_text(Puzzle, Number, Text).
test("both kinds are counted as they are listed", [forall(kind(Spec, _, _)), true(Count == Listed)]) :-
    either_puzzle(Spec, Puzzle),
    count_either(Puzzle, counted(Count, _, _), []),
    findall(P, ( either_solutions(Puzzle, P, []), P = plan(_, _) ), Plans),
    length(Plans, Listed).
test("both kinds are measured", [forall(member(Spec-Edges, [wolf_goat_cabbage-10, towers_of_hanoi-39])), true(Found == Edges)]) :-
    either_puzzle(Spec, Puzzle),
    analyse_either(Puzzle, Analysis, []),
    memberchk(edges=Found, Analysis).
test("both kinds are told", [forall(member(Spec-Text, [wolf_goat_cabbage-"[F W G C *] | []", frogs_and_toads-"[frog,frog,frog,stone,toad,toad,toad]"])), true(Found == Text)]) :-
    either_puzzle(Spec, Puzzle),
    solve_either(Puzzle, solved(plan(_, [Start|_]), _), []),
    either_state_text(Puzzle, Start, Found).
test("both kinds tell their search", [forall(kind(Spec, _, _)), true(Begin == "Processing level 0: ")]) :-
    either_puzzle(Spec, Puzzle),
    solve_either(Puzzle, solved(plan(_, [Start|_]), _), []),
    either_event_text(Puzzle, expand(0, Start), Text),
    sub_string(Text, 0, 20, _, Begin).
test("a single move", true(Text == "1 move")) :-
    either_puzzle(towers_of_hanoi, Puzzle),
    moves_text(Puzzle, 1, Text).
test("what is no puzzle is told", throws(error(puzzle_error(unknown_puzzle(_, _)), _))) :-
    either_puzzle(no_such_thing, _).

:- end_tests(either).
