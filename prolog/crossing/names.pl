:- module(crossing_names,
          [ names/2,                    % +Name, ?Passenger
            named/4,                    % +Where, +Names, +Passengers, -Chosen
            meaning/3                   % +Passengers, +Name, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(errors).

/** <module> How the rules of a puzzle name its passengers

A passenger is named by itself (`wolf`, `husband(a)`), by its kind (`husband` names husband(a) and
husband(b)), or by `all`.
*/

%!  names(+Name, ?Passenger) is semidet.
%
%   True when Name names Passenger, alone or among others.
%
%       ?- names(husband, husband(a)).
%       true.

names(Name, Passenger) :-
    (   Name == Passenger
    ->  true
    ;   Name == all
    ->  true
    ;   atom(Name),
        compound(Passenger),
        functor(Passenger, Name, _)
    ).

%!  named(+Where, +Names, +Passengers, -Chosen) is det.
%
%   True when Chosen are those of Passengers, in their order, that one of Names names.  Where is the
%   predicate that names them, for the error.
%
%       ?- named(rower/1, [wife, husband(a)], [husband(a), wife(a), husband(b), wife(b)], Chosen).
%       Chosen = [husband(a), wife(a), wife(b)].
%
%   @throws puzzle_error(unknown_passenger(Where, Name, Passengers)) for a name that names nobody.

named(Where, Names, Passengers, Chosen) :-
    forall(member(Name, Names),
           (   member(Passenger, Passengers),
               names(Name, Passenger)
           ->  true
           ;   puzzle_error(unknown_passenger(Where, Name, Passengers))
           )),
    include(named_by(Names), Passengers, Chosen).

named_by(Names, Passenger) :-
    member(Name, Names),
    names(Name, Passenger),
    !.                                  % named once is enough

%!  meaning(+Passengers, +Name, -Meaning) is det.
%
%   True when Meaning is Name itself where that is one of Passengers, and otherwise any(Name): any
%   passenger of that kind.
%
%       ?- meaning([wolf, sheep(1)], sheep, Meaning).
%       Meaning = any(sheep).

meaning(Passengers, Name, Meaning) :-
    (   memberchk(Name, Passengers)
    ->  Meaning = Name
    ;   Meaning = any(Name)
    ).
