:- module(bridge_specs,
          [ spec_puzzle/2,              % +Spec, -Puzzle
            known/3,                    % +Spec, +Name, -Value
            remember/4                  % +Spec, +Name, +Puzzle, +Value
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../crossing/errors').
:- use_module('../crossing/loading', [puzzle_file/2]).
:- use_module('../crossing/validation').
:- use_module(requests).

% Few requests start in the middle of a puzzle.
:- autoload('../crossing/position', [read_state/3, puzzle_at/3]).

/** <module> The puzzles that Python names, read once

Specs are those of module bridge_puzzles.  What was found about a puzzle is remembered for the next request, until a
file that it was read from changes, or a predicate of it that can be changed by the program.
*/

:- dynamic remembered/5.                % Hash, Spec, Name, Stamps, Value
:- volatile remembered/5.

most_remembered(32).

%!  spec_puzzle(+Spec, -Puzzle) is det.
%
%   True when Puzzle is the puzzle of Spec, checked.
%
%       ?- spec_puzzle(jealous_husbands-[couples-2], Puzzle), puzzle_property(Puzzle, passengers(Passengers)).
%       Passengers = [husband(a),wife(a),husband(b),wife(b)], Puzzle = _.
%
%   @throws puzzle_error(Kind), with the file where the facts were read from one

spec_puzzle(Spec, Puzzle) :-
    (   known(Spec, puzzle, Known)
    ->  Puzzle = Known
    ;   checked_puzzle(Spec, Puzzle),
        remember(Spec, puzzle, Puzzle, Puzzle)
    ).

checked_puzzle(Spec, Puzzle) :-
    (   Spec = _-_
    ->  spec_term(Spec, Term),
        valid_puzzle(Term, Puzzle)
    ;   Spec = from(Start, Given)
    ->  spec_puzzle(Start, Whole),
        read_state(Whole, Given, State),
        puzzle_at(Whole, State, Puzzle)
    ;   Spec = in_file(File, Data)
    ->  catch(checked_puzzle(Data, Puzzle),
              error(puzzle_error(Kind), _),
              puzzle_error(in_file(File, Kind)))
    ;   valid_puzzle(Spec, Puzzle)
    ).

%!  known(+Spec, +Name, -Value) is semidet.
%
%   True when Value was remembered under Name for the puzzle of Spec, which has not changed since.
%
%       ?- spec_puzzle(wolf_goat_cabbage-[], Puzzle), known(wolf_goat_cabbage-[], puzzle, Known), Known =@= Puzzle.
%       Known = _, Puzzle = _.

known(Spec, Name, Value) :-
    term_hash(Spec, Hash),
    remembered(Hash, Spec0, Name, Stamps, Value0),
    Spec0 == Spec,
    !,                                  % there is one, but for what other threads add
    maplist(unchanged, Stamps),
    Value = Value0.

unchanged(file(File, Modified)) :-
    catch(time_file(File, Now), error(_, _), fail),
    Now =:= Modified.
unchanged(predicate(Head, Generation)) :-
    generation(Head, Generation).

generation(Head, Generation) :-
    (   predicate_property(Head, last_modified_generation(Generation0))
    ->  Generation = Generation0
    ;   Generation = none
    ).

%!  remember(+Spec, +Name, +Puzzle, +Value) is det.
%
%   True when Value is known under Name for Spec, whose puzzle is Puzzle.
%
%       ?- spec_puzzle(wolf_goat_cabbage-[], Puzzle), remember(wolf_goat_cabbage-[], favourite, Puzzle, goat), known(wolf_goat_cabbage-[], favourite, Value).
%       Puzzle = _, Value = goat.

remember(Spec, Name, puzzle(_, Source, _, _), Value) :-
    term_hash(Spec, Hash),
    (   Source = module(Module)
    ->  stamps(Module, Stamps)
    ;   Stamps = []
    ),
    with_mutex(bridge_specs, stored(Hash, Spec, Name, Stamps, Value)).

stored(Hash, Spec, Name, Stamps, Value) :-
    forall(( clause(remembered(Hash, Spec0, Name, _, _), true, Ref), Spec0 == Spec ), erase(Ref)),
    assertz(remembered(Hash, Spec, Name, Stamps, Value)),
    predicate_property(remembered(_, _, _, _, _), number_of_clauses(Number)),
    most_remembered(Most),
    (   Number > Most
    ->  once(clause(remembered(_, _, _, _, _), true, Oldest)),
        erase(Oldest)
    ;   true
    ).

% The puzzle's file and those that it includes, and what the program can add to.
stamps(Module, Stamps) :-
    puzzle_file(Module, File),
    once(source_file_property(File, modified(Modified))),
    findall(file(Included, Time), source_file_property(File, includes(Included, Time)), Files),
    findall(predicate(Module:Head, Generation),
            ( current_predicate(Module:Name/Arity),
              functor(Head, Name, Arity),
              \+ predicate_property(Module:Head, imported_from(_)),
              predicate_property(Module:Head, dynamic),
              generation(Module:Head, Generation) ),
            Predicates),
    append([file(File, Modified)|Files], Predicates, Stamps).
