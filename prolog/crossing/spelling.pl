:- module(crossing_spelling,
          [ nearest/3                   % +Given, +Known, -Near
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).

/** <module> The name that a misspelt one may stand for */

%!  nearest(+Given, +Known, -Near) is semidet.
%
%   True when Near is the term of Known that is written most like Given, if one is written so much
%   like it that it may be meant: at most a third of the letters differ.
%
%       ?- nearest(passanger, [passenger, place, rower], Near).
%       Near = passenger.

nearest(Given, Known, Near) :-
    written(Given, Codes),
    length(Codes, Length),
    Length >= 3,
    findall(Distance-Term,
            ( member(Term, Known),
              written(Term, Other),
              close(Codes, Other, Distance) ),
            Found),
    keysort(Found, [_-Near|_]).

close(Codes, Other, Distance) :-
    (   length(Codes, Length),
        distance(Codes, Other, Distance0),
        Distance0 =< Length // 3
    ->  Distance = Distance0
    ;   append(Front, [A,B|Rest], Codes),
        append(Front, [B,A|Rest], Other)
    ->  Distance = 2
    ).

written(Term, Codes) :-
    format(atom(Text), '~w', [Term]),
    downcase_atom(Text, Lower),
    atom_codes(Lower, Codes).

% The least number of letters to put in, to leave out or to change, row by row.
distance(From, To, Distance) :-
    length(To, Width),
    numlist(0, Width, Row0),
    foldl(next_row(To), From, Row0, Row),
    last(Row, Distance).

next_row(To, Letter, [Corner|Row0], [Left|Row]) :-
    Left is Corner+1,
    cells(To, Letter, Corner, Left, Row0, Row).

cells([], _, _, _, [], []).
cells([Other|Others], Letter, Corner, Left, [Above|Row0], [Cell|Row]) :-
    (   Letter =:= Other
    ->  Change = Corner
    ;   Change is Corner+1
    ),
    Cell is min(Change, 1 + min(Left, Above)),
    cells(Others, Letter, Above, Cell, Row0, Row).
