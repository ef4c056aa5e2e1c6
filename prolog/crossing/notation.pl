:- module(crossing_notation,
          [ symbols/3,                  % +Given, +Passengers, -Symbols
            codes/3,                    % +Given, +Passengers, -Codes
            bank_names/3                % +Given, +Passengers, -BankNames
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> Short names of the passengers for pictures, plans and the notations of the articles

Each predicate takes the pairs that the puzzle gives itself and fills in the rest.
*/

%!  symbols(+Given, +Passengers, -Symbols) is det.
%
%   True when Symbols has Passenger-Symbol for each of Passengers: the one of Given, otherwise the
%   capitalised initial, lengthened until it differs from the others.
%
%       ?- symbols([cat-k], [farmer, fox, cat, husband(a)], Symbols).
%       Symbols = [farmer-'Fa', fox-'Fo', cat-k, husband(a)-'Ha'].

symbols(Given, Passengers, Symbols) :-
    findall(P-S,
            ( member(P, Passengers),
              (   memberchk(P-S0, Given)
              ->  atom_string(S, S0)
              ;   short_name(P, Passengers, S)
              )
            ),
            Symbols).

short_name(P, Passengers, Symbol) :-
    functor(P, Name, Arity),
    atom_length(Name, Length),
    findall(Other,
            ( member(Q, Passengers), functor(Q, Other, N), Other/N \== Name/Arity ),
            Others),
    (   between(1, Length, L),
        sub_atom(Name, 0, L, _, Prefix),
        \+ ( member(Other, Others), sub_atom(Other, 0, L, _, Prefix) )
    ->  true
    ;   Prefix = Name
    ),
    capitalised(Prefix, Capital),
    P =.. [_|Arguments],
    maplist(plain_text, Arguments, Texts),
    atomic_list_concat([Capital|Texts], Symbol).

plain_text(Term, Text) :-
    format(atom(Text), '~w', [Term]).

capitalised(Name, Capitalised) :-
    sub_atom(Name, 0, 1, _, First),
    sub_atom(Name, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capitalised).

%!  codes(+Given, +Passengers, -Codes) is det.
%
%   True when Codes has Passenger-Code for each of Passengers: the number of Given, otherwise a power
%   of two in the order of the passengers.
%
%       ?- codes([goat-16], [farmer, goat, wolf], Codes).
%       Codes = [farmer-1, goat-16, wolf-4].

codes(Given, Passengers, Codes) :-
    findall(P-C,
            ( nth0(I, Passengers, P),
              (   memberchk(P-C0, Given)
              ->  C = C0
              ;   C is 1<<I
              )
            ),
            Codes).

%!  bank_names(+Given, +Passengers, -BankNames) is det.
%
%   True when BankNames has Passenger-Name for each of Passengers, in the order in which the bank
%   notation shows them: those of Given first, then the others under their own names.
%
%       ?- bank_names([goat-'Goat'], [farmer, goat], BankNames).
%       BankNames = [goat-'Goat', farmer-'Farmer'].

bank_names(Given, Passengers, BankNames) :-
    findall(P-N,
            (   member(P-N, Given)
            ;   member(P, Passengers),
                \+ memberchk(P-_, Given),
                plain_text(P, Name),
                capitalised(Name, N)
            ),
            BankNames).
