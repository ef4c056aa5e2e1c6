:- module(crossing_nouns_en,
          [ noun//1,                    % +Passenger
            nouns//1,                   % +Passengers
            plural_noun//1,             % +Passenger
            number//2,                  % +Number, +Kind
            words//1,                   % +Atom
            place//1,                   % +Place
            where//1                    % +Place
          ]).

/** <module> English nouns: passengers, numbers of them, and places

Besides a passenger, a noun may be any(Kind), other(Kind) or same(Kind): see crossing_riddle.
*/

%!  where(+Place)// is det.
%
%   Where something is: at Place, in the boat, or `nowhere`, which says nothing.
%
%       ?- phrase(where(west), Pieces), atomic_list_concat(Pieces, Text).
%       Text = ' on the west bank', Pieces = [_|_].

where(nowhere) -->
    !,
    [].
where(boat) -->
    !,
    [" in the boat"].
where(Place) -->
    { preposition(Place, Preposition) },
    [" ", Preposition, " "], place(Place).

preposition(Place, Preposition) :-
    (   bank(Place)
    ->  Preposition = on
    ;   member(End, [bank, island, shore, side]),
        atom(Place),
        sub_atom(Place, _, _, 0, End)
    ->  Preposition = on
    ;   Preposition = at
    ).

bank(west).
bank(east).
bank(north).
bank(south).
bank(left).
bank(right).

%!  place(+Place)// is det.
%
%   The name of Place.
%
%       ?- phrase(place(west), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'the west bank', Pieces = [_|_].

place(Place) -->
    { bank(Place) },
    !,
    ["the ", Place, " bank"].
place(Place) -->
    noun(Place).

%!  noun(+Passenger)// is det.
%
%   The noun for Passenger.  An atom is a common noun, or a name if it begins with a capital letter; a
%   compound, such as husband(a), is a name.
%
%       ?- phrase(noun(any(owl)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'an owl', Pieces = [_|_].

noun(any(all)) -->
    !,
    ["anybody else"].
noun(any(Kind)) -->
    !,
    { article(Kind, Article) },
    [Article, " "], words(Kind).
noun(other(Kind)) -->
    !,
    ["another "], words(Kind).
noun(same(Kind)) -->
    !,
    ["the "], words(Kind), [" of the same name"].
noun(Term) -->
    { atom(Term), proper(Term) },
    !,
    words(Term).
noun(Term) -->
    { atom(Term) },
    !,
    ["the "], words(Term).
noun(Term) -->
    { compound(Term),
      Term =.. [Kind|Names],
      atomic_list_concat(Names, ' ', Name) },
    !,
    words(Kind), [" ", Name].
noun(Term) -->
    { term_string(Term, Text) },
    [Text].

article(Kind, Article) :-
    sub_atom(Kind, 0, 1, _, First),
    (   memberchk(First, [a,e,i,o,u])
    ->  Article = an
    ;   Article = a
    ).

proper(Name) :-
    sub_atom(Name, 0, 1, _, First),
    char_type(First, upper).

%!  plural_noun(+Passenger)// is det.
%
%   The plural of a kind; another passenger stands as ever.
%
%       ?- phrase(plural_noun(any(wolf)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'wolves', Pieces = [_|_].

plural_noun(any(Kind)) -->
    !,
    { plural(Kind, Plural) },
    words(Plural).
plural_noun(P) -->
    noun(P).

%!  words(+Atom)// is det.
%
%   The words that an atom joins by underscores.
%
%       ?- phrase(words(looks_at), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'looks at', Pieces = [_|_].

words(Atom) -->
    { atomic_list_concat(Parts, '_', Atom),
      atomic_list_concat(Parts, ' ', Text) },
    [Text].

%!  nouns(+Passengers)// is det.
%
%   Their nouns, joined by `and`.
%
%       ?- phrase(nouns([wolf,goat]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'the wolf and the goat', Pieces = [_|_].

nouns([Last]) -->
    noun(Last).
nouns([First,Last]) -->
    !,
    noun(First), [" and "], noun(Last).
nouns([First|Rest]) -->
    { Rest = [_,_|_] },
    noun(First), [", "], nouns(Rest).

%!  number(+Number, +Kind)// is det.
%
%   So many of Kind.
%
%       ?- phrase(number(2, wolf), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '2 wolves', Pieces = [_|_].

number(1, Passenger) -->
    { compound(Passenger) },
    !,
    noun(Passenger).
number(1, Kind) -->
    !,
    ["1 "], words(Kind).
number(Number, Kind) -->
    { plural(Kind, Plural) },
    [Number, " "], words(Plural).

plural(Kind, Plural) :-
    (   irregular(Ending, PluralEnding),
        atom_concat(Stem, Ending, Kind)
    ->  atom_concat(Stem, PluralEnding, Plural)
    ;   atom_concat(Kind, s, Plural)
    ).

irregular(people, people).
irregular(man, men).
irregular(wolf, wolves).
irregular(wife, wives).
irregular(child, children).
irregular(sheep, sheep).
irregular(mouse, mice).
irregular(goose, geese).
irregular(dy, dies).
irregular(by, bies).
irregular(ary, aries).
irregular(ss, sses).
irregular(ch, ches).
irregular(sh, shes).
irregular(x, xes).
