:- module(crossing_parameters,
          [ settings/4,                 % +Puzzle, +Declarations, +Settings, -Parameters
            in_force/3                  % +Given, +Defaults, +Parameters
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(errors).

/** <module> The parameters of a puzzle: their types, and the values in force

A type is integer(Low, High) (High may be `inf`), boolean, oneof(Values), list(Type), rowers (names of
passengers), or a type of must_be/2.
*/

%!  settings(+Puzzle, +Declarations, +Settings, -Parameters) is det.
%
%   True when Parameters has Name=Value for each parameter(Name, Default, Type, Text) of Declarations, in
%   their order: the value of Settings, a list of Name=Value or Name(Value), otherwise the default.  A
%   value may be a string, which is read.
%
%       ?- settings(riddle, [parameter(n, 3, integer(1, 9), ""), parameter(fast, false, boolean, "")],
%                   [n="4"], Parameters).
%       Parameters = [n=4, fast=false].
%
%   @throws puzzle_error(Kind) where Kind is unknown_parameter(Puzzle, Name, Names),
%   bad_parameter(Name, Type, Value), not_a_setting(Term) or repeated_parameter(Name).

settings(Puzzle, Declarations, Settings, Parameters) :-
    maplist(setting(Puzzle, Declarations), Settings, Given),
    no_repeats(Given),
    maplist(given_or_default(Given), Declarations, Parameters).

setting(Puzzle, Declarations, Setting, Name=Value) :-
    (   nonvar(Setting),
        ( Setting = (Name=Value0) ; Setting =.. [Name,Value0] ),
        atom(Name)
    ->  true
    ;   puzzle_error(not_a_setting(Setting))
    ),
    (   memberchk(parameter(Name, _, Type, _), Declarations)
    ->  (   parameter_type(Type, Value0, Value)
        ->  true
        ;   puzzle_error(bad_parameter(Name, Type, Value0))
        )
    ;   findall(Known, member(parameter(Known, _, _, _), Declarations), Names),
        puzzle_error(unknown_parameter(Puzzle, Name, Names))
    ).

no_repeats(Given) :-
    (   append(_, [Name=_|Rest], Given),
        memberchk(Name=_, Rest)
    ->  puzzle_error(repeated_parameter(Name))
    ;   true
    ).

given_or_default(Given, parameter(Name, Default, _, _), Name=Value) :-
    (   memberchk(Name=Set, Given)
    ->  Value = Set
    ;   Value = Default
    ).

%!  in_force(+Given, +Defaults, +Parameters) is semidet.
%
%   True when Parameters, a list of Name=Value, has the values of Given, a list of Name(Value), and those of
%   Defaults for all others: so answer/2 says for which parameters it is known.
%
%       ?- in_force([n(4)], [n=3,fast=false], [n=4,fast=false]).
%       true.
%
%       ?- in_force([], [n=3,fast=false], [n=4,fast=false]).
%       false.

in_force(Given, Defaults, Parameters) :-
    maplist(in_force_one(Given), Defaults, Parameters).

in_force_one(Given, Name=Default, Name=Value) :-
    Setting =.. [Name,Set],
    (   memberchk(Setting, Given)
    ->  Value == Set
    ;   Value == Default
    ).

% parameter_type(+Type, +Given, -Value): a string, which comes from a command line, is read as a term.
parameter_type(Type, Given, Value) :-
    (   string(Given)
    ->  catch(term_string(Term, Given, [variable_names(Variables)]), error(syntax_error(_), _), fail),
        Variables == [],
        Term \== end_of_file,          % nothing was given
        parameter_of_type(Type, Term, Value)
    ;   ground(Given),
        parameter_of_type(Type, Given, Value)
    ).

parameter_of_type(integer(Low, High), Value0, Value) =>
    integer(Value0),
    Value0 >= Low,
    ( High == inf -> true ; Value0 =< High ),
    Value = Value0.
parameter_of_type(boolean, Value0, Value) =>
    memberchk(Value0-Value, [true-true, false-false, yes-true, no-false]).
parameter_of_type(oneof(Values), Value0, Value) =>
    memberchk(Value0, Values),
    Value = Value0.
parameter_of_type(rowers, Value0, Value) =>
    (   is_list(Value0)
    ->  Value = Value0
    ;   comma_list(Value0, Value)
    ),
    Value \== [],
    maplist(callable, Value).
parameter_of_type(list(Type), Value0, Value) =>
    (   is_list(Value0)
    ->  Members = Value0
    ;   comma_list(Value0, Members)
    ),
    Members \== [],
    maplist(parameter_of_type(Type), Members, Value).
parameter_of_type(Type, Value0, Value) =>
    is_of_type(Type, Value0),
    Value = Value0.
