:- module(bridge_requests,
          [ spec_term/2,                % +Spec, -Term
            search_limits/2,            % +Given, -Limits
            search_options/4,           % +Given, :Strategy, :Observer, -Options
            setting_text/2              % +Value, -Text
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../crossing/errors').

/** <module> What Python gives about puzzles, as the rules take it

Specs and options are those of module bridge_puzzles: pairs of a name and a value, `null` for what was
not given.
*/

:- meta_predicate
    search_options(+, 1, 1, -).

%!  spec_term(+Spec, -Term) is det.
%
%   True when Term names the puzzle of Spec, Name-Settings, with its parameters.
%
%       ?- spec_term(jealous_husbands-[couples-4], Term).
%       Term = jealous_husbands([couples=4]).
%
%       ?- spec_term(wolf_goat_cabbage-[], Term).
%       Term = wolf_goat_cabbage.

spec_term(Name-Settings, Term) :-
    findall(Parameter=Value, member(Parameter-Value, Settings), Given),
    (   Given == []
    ->  Term = Name
    ;   Term =.. [Name,Given]
    ).

%!  search_limits(+Given, -Limits) is det.
%
%   True when Limits are the options of Given that limit a search.
%
%       ?- search_limits([strategy-'depth-first', states-10, seconds-null], Limits).
%       Limits = [states(10)].

search_limits(Given, Limits) :-
    findall(Limit,
            ( member(Name-Value, Given),
              memberchk(Name, [states,depth,seconds]),
              Value \== null,
              Limit =.. [Name,Value] ),
            Limits).

%!  search_options(+Given, :Strategy, :Observer, -Options) is det.
%
%   True when Options are those of Given for a search: its limits, its strategy, which must be one that
%   call(Strategy, Name) knows, and Observer where a trace is wanted.
%
%       ?- search_options([strategy-wide,states-10,story-en], =(wide), print, Options).
%       Options = [strategy(wide),states(10)].
%
%       ?- search_options([strategy-deep], =(wide), print, _).
%       throws(puzzle_error(bad_parameter(strategy, oneof([wide]), deep))).
%
%   @throws puzzle_error(bad_parameter(strategy, oneof(Strategies), Given))

search_options(Given, Strategy, Observer, Options) :-
    search_limits(Given, Limits),
    (   memberchk(strategy-Name, Given),
        Name \== null
    ->  known_strategy(Strategy, Name),
        Searching = [strategy(Name)|Limits]
    ;   Searching = Limits
    ),
    (   memberchk(trace-true, Given)
    ->  Options = [observer(Observer)|Searching]
    ;   Options = Searching
    ).

known_strategy(Strategy, Name) :-
    (   call(Strategy, Name)
    ->  true
    ;   findall(Known, call(Strategy, Known), Names),
        puzzle_error(bad_parameter(strategy, oneof(Names), Name))
    ).

%!  setting_text(+Value, -Text) is det.
%
%   True when Text is the value of a parameter as Python gets it: numbers, true and false stay what they
%   are; other values are given as they would be typed.
%
%       ?- setting_text([8,5,3], Text).
%       Text = '8,5,3'.
%
%       ?- setting_text(true, Text).
%       Text = true.

setting_text(Value, Text) :-
    (   ( number(Value) ; atom(Value) )
    ->  Text = Value
    ;   is_list(Value)
    ->  maplist(term_to_atom, Value, Atoms),
        atomic_list_concat(Atoms, ',', Text)
    ;   term_to_atom(Value, Text)
    ).
