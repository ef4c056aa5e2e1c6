:- module(crossing_data,
          [ check_data/1                % +Facts
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(errors).
:- use_module(loading).
:- use_module(spelling).

/** <module> Puzzles that are only data: which facts they may have */

%!  check_data(+Facts) is det.
%
%   True when each of Facts is a ground fact of the vocabulary.  Rules and parameters need a program.
%
%       ?- check_data([passenger(farmer), boat(2)]).
%       true.
%
%       ?- check_data([passanger(farmer)]).
%       throws(puzzle_error(unknown_fact(passanger/1, [passenger/1]))).
%
%   @throws puzzle_error(not_ground(Fact)) or puzzle_error(unknown_fact(Fact, Near)).

check_data(Facts) :-
    must_be(list, Facts),
    forall(member(Fact, Facts), check_fact(Fact)).

check_fact(Fact) :-
    (   \+ ground(Fact)
    ->  puzzle_error(not_ground(Fact))
    ;   callable(Fact),
        functor(Fact, Name, Arity),
        data_predicate(Name/Arity)
    ->  true
    ;   callable(Fact),
        functor(Fact, Name, Arity)
    ->  findall(Known, data_predicate(Known), Predicates),
        (   nearest(Name/Arity, Predicates, Near)
        ->  puzzle_error(unknown_fact(Name/Arity, [Near]))
        ;   puzzle_error(unknown_fact(Name/Arity, []))
        )
    ;   puzzle_error(unknown_fact(Fact, []))
    ).

data_predicate(Predicate) :-
    vocabulary(Predicate, _),
    \+ memberchk(Predicate, [unsafe/2, parameter/3, parameter/4]).
