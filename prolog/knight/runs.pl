:- module(knight_runs,
          [ one_run/2,               % +Indices, -Runs
            runs_indices/2,          % +Runs, -Indices
            runs_ends/3,             % +Runs, -First, -Last
            runs_from/3,             % +Start, +Runs0, -Runs
            runs_to/3,               % +End, +Runs0, -Runs
            numbered_runs/3          % +Runs, -Lists, -Path
          ]).
:- use_module(library(lists)).

:- set_prolog_flag(optimise, true).

/** <module> Tours that repeat themselves, in few words

A large tour is made of few different pieces. A tour _in runs_ is a list of
Base-run(Id, Distances): the squares with the indices Base+Distance, one after
the other, for each of Distances, which are never empty. A run that occurs
again is the same term, with the same unbound Id.
*/

%!  one_run(+Indices, -Runs) is det.
%
%   True when Runs is the tour with Indices as a single run.
%
%       ?- one_run([0,6,8], Runs).
%       Runs = [0-run(_,[0,6,8])].

one_run(Indices, [0-run(_,Indices)]).

%!  runs_indices(+Runs, -Indices) is det.
%
%   True when Indices are the squares of the tour.
%
%       ?- runs_indices([5-run(_A,[0,2]),10-run(_A,[0,2])], Indices).
%       Indices = [5,7,10,12].

runs_indices(Runs, Indices) :-
    (   Runs = [0-run(_,Indices0)]
    ->  Indices = Indices0
    ;   all_indices(Runs, Indices)
    ).

all_indices([], []).
all_indices([Base-run(_,Distances)|Runs], Indices) :-
    run_indices(Distances, Base, Indices, Indices1),
    all_indices(Runs, Indices1).

run_indices([], _, Indices, Indices).
run_indices([Distance|Distances], Base, [Index|Indices0], Indices) :-
    Index is Base+Distance,
    run_indices(Distances, Base, Indices0, Indices).

%!  runs_ends(+Runs, -First, -Last) is det.
%
%   True when First and Last are the ends of the tour.
%
%       ?- runs_ends([5-run(_A,[0,2]),10-run(_A,[0,2])], First, Last).
%       First = 5, Last = 12.

runs_ends(Runs, First, Last) :-
    Runs = [Base-run(_,[Distance|_])|_],
    First is Base+Distance,
    last(Runs, LastBase-run(_,Distances)),
    last(Distances, LastDistance),
    Last is LastBase+LastDistance.

%!  runs_from(+Start, +Runs0, -Runs) is semidet.
%
%   True when Runs is the closed tour Runs0, seen from the square Start.
%
%       ?- runs_from(7, [5-run(_A,[0,2]),10-run(_A,[0,2])], _Runs), runs_indices(_Runs, Indices).
%       Indices = [7,10,12,5].

runs_from(Start, Runs0, Runs) :-
    append(Before, [Base-run(_,Distances)|After], Runs0),
    Distance is Start-Base,
    append(Front, [Distance|Back], Distances),
    !,                                  % commit: Start occurs once
    (   Front == []
    ->  append([Base-run(_,[Distance|Back])|After], Before, Runs)
    ;   append(Before, [Base-run(_,Front)], Before1),
        append([Base-run(_,[Distance|Back])|After], Before1, Runs)
    ).

%!  runs_to(+End, +Runs0, -Runs) is semidet.
%
%   True when Runs is the closed tour Runs0 with End as its last square.
%
%       ?- runs_to(7, [5-run(_A,[0,2]),10-run(_A,[0,2])], _Runs), runs_indices(_Runs, Indices).
%       Indices = [10,12,5,7].

runs_to(End, Runs0, Runs) :-
    runs_from(End, Runs0, [Base-run(_,[Distance|Distances])|Runs1]),
    append(Runs1, [Base-run(_,[Distance])], Runs2),
    (   Distances == []
    ->  Runs = Runs2
    ;   Runs = [Base-run(_,Distances)|Runs2]
    ).

%!  numbered_runs(+Runs, -Lists, -Path) is det.
%
%   True when Lists are the distances of all different runs, and Path has for
%   each of Runs the place of its distances in Lists, from 0, and its base.
%   Binds the names of the runs.
%
%       ?- numbered_runs([5-run(_A,[0,2]),10-run(_A,[0,2])], Lists, Path).
%       Lists = [[0,2]], Path = [0,5,0,10].

numbered_runs(Runs, Lists, Path) :-
    numbered(Runs, 0, Lists, Path).

numbered([], _, [], []).
numbered([Base-run(Id,Distances)|Runs], Number, Lists, [Id,Base|Path]) :-
    (   var(Id)
    ->  Id = Number,
        Number1 is Number+1,
        Lists = [Distances|Lists1],
        numbered(Runs, Number1, Lists1, Path)
    ;   numbered(Runs, Number, Lists, Path)
    ).
