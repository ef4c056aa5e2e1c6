:- use_module(library(plunit)).
:- use_module('../../prolog/knight/runs').

%   A closed tour of six squares in three runs, two of which are the same.

runs([5-run(A,[0,2]),10-run(B,[1,3]),20-run(A,[0,2])]) :-
    A \== B.

indices(Runs, Indices) :-
    runs_indices(Runs, Indices).

:- begin_tests(knight_runs).

test("runs are squares", Indices == [5,7,11,13,20,22]) :-
    runs(Runs),
    indices(Runs, Indices).
test("a tour is one run", Indices == [3,1,2]) :-
    one_run([3,1,2], Runs),
    indices(Runs, Indices).
test("the ends", First-Last == 5-22) :-
    runs(Runs),
    runs_ends(Runs, First, Last).
test("a closed tour can start anywhere",
     [forall(nth0(Place, [5,7,11,13,20,22], Start)), Indices == Expected]) :-
    runs(Runs),
    runs_from(Start, Runs, Turned),
    indices(Turned, Indices),
    length(Before, Place),
    append(Before, After, [5,7,11,13,20,22]),
    append(After, Before, Expected).
test("a closed tour can end anywhere",
     [forall(member(End, [5,7,11,13,20,22])), Last-Sorted == End-[5,7,11,13,20,22]]) :-
    runs(Runs),
    runs_to(End, Runs, Turned),
    indices(Turned, Indices),
    last(Indices, Last),
    msort(Indices, Sorted),
    assertion(forall(member(_-run(_,Distances), Turned), Distances = [_|_])).
test("no other square is its start", fail) :-
    runs(Runs),
    runs_from(6, Runs, _).
test("the same run has the same number", Lists-Path == [[0,2],[1,3]]-[0,5,1,10,0,20]) :-
    runs(Runs),
    numbered_runs(Runs, Lists, Path).

:- end_tests(knight_runs).
