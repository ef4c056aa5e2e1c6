:- module(crossing_nouns_de,
          [ noun//2,                    % +Case, +Passenger
            nouns//2,                   % +Case, +Passengers
            either//2,                  % +Case, +Passengers
            plural_noun//2,             % +Case, +Passenger
            number//3,                  % +Case, +Number, +Kind
            words//1,                   % +Atom
            place//2,                   % +Case, +Place
            where//1,                   % +Place
            to//1,                      % +Place
            from//1                     % +Place
          ]).
:- encoding(utf8).

/** <module> German nouns: passengers in their cases, numbers of them, and places

A case is nom, acc or dat.  Besides a passenger, a noun may be any(Kind), other(Kind) or same(Kind): see
crossing_riddle.
*/

%!  where(+Place)// is det.
%
%   Where something is: at Place, in the boat, or `nowhere`, which says nothing.
%
%       ?- phrase(where(west), Pieces), atomic_list_concat(Pieces, Text).
%       Text = ' am Westufer', Pieces = [_|_].

where(nowhere) -->
    !,
    [].
where(boat) -->
    !,
    [" im Boot"].
where(Place) -->
    { bank(Place, _, Name) },
    !,
    [" am ", Name].
where(Place) -->
    { word(Place, f, _, _, _) },
    !,
    [" auf "], noun(dat, Place).
where(Place) -->
    [" bei "], noun(dat, Place).

%!  to(+Place)// is det.
%
%   Where a trip to Place leads.
%
%       ?- phrase(to(island), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'auf die Insel', Pieces = [_|_].

to(Place) -->
    { bank(Place, Name, _) },
    !,
    ["ans ", Name].
to(Place) -->
    { word(Place, f, _, _, _) },
    !,
    ["auf "], noun(acc, Place).
to(Place) -->
    { word(Place, _, _, _, _) },
    !,
    ["zu "], noun(dat, Place).
to(Place) -->
    ["nach "], noun(acc, Place).

%!  from(+Place)// is det.
%
%   Where a trip from Place comes from.
%
%       ?- phrase(from(island), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'von der Insel', Pieces = [_|_].

from(Place) -->
    { bank(Place, _, Name) },
    !,
    ["vom ", Name].
from(Place) -->
    ["von "], noun(dat, Place).

%!  place(+Case, +Place)// is det.
%
%   The name of Place; a bank stands in the nominative or accusative.
%
%       ?- phrase(place(nom, west), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'das Westufer', Pieces = [_|_].

place(_, Place) -->
    { bank(Place, Name, _) },
    !,
    ["das ", Name].
place(Case, Place) -->
    noun(Case, Place).

% A bank in the nominative, which is its accusative too, and in the dative.
bank(west, 'Westufer', 'Westufer').
bank(east, 'Ostufer', 'Ostufer').
bank(north, 'Nordufer', 'Nordufer').
bank(south, 'Südufer', 'Südufer').
bank(left, 'linke Ufer', 'linken Ufer').
bank(right, 'rechte Ufer', 'rechten Ufer').


%!  noun(+Case, +Passenger)// is det.
%
%   The noun for Passenger in Case, with its article if it is a common noun.
%
%       ?- phrase(noun(acc, farmer), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'den Bauern', Pieces = [_|_].

noun(Case, any(all)) -->
    !,
    { article(Case, m, jemand, Somebody) },
    [Somebody].
noun(Case, any(Kind)) -->
    !,
    indefinite(Case, Kind, ein).
noun(Case, other(Kind)) -->
    !,
    indefinite(Case, Kind, anderer).
noun(Case, same(Kind)) -->
    !,
    noun(Case, Kind), [" gleichen Namens"].
noun(Case, Name) -->
    { word(Name, Gender, Nominative, Oblique, _) },
    !,
    { article(Case, Gender, der, Article),
      singular(Case, Nominative, Oblique, Noun) },
    [Article, " ", Noun].
noun(_, Term) -->
    { compound(Term),
      Term =.. [Kind|Names],
      atomic_list_concat(Names, ' ', Name) },
    !,
    bare(Kind), [" ", Name].
noun(_, Name) -->
    bare(Name).

indefinite(Case, Kind, Word) -->
    { word(Kind, Gender, Nominative, Oblique, _) },
    !,
    { article(Case, Gender, Word, Article),
      (   Case == nom,
          without_article(Kind, Noun0)
      ->  Noun = Noun0
      ;   singular(Case, Nominative, Oblique, Noun)
      ) },
    [Article, " ", Noun].
indefinite(Case, Kind, Word) -->
    { article(Case, m, Word, Article) },
    [Article, " "], bare(Kind).

% The noun of a kind without an article, as before a name.
bare(Kind) -->
    { without_article(Kind, Noun) },
    !,
    [Noun].
bare(Kind) -->
    { word(Kind, _, Nominative, _, _) },
    !,
    [Nominative].
bare(Term) -->
    { format(atom(Text), '~w', [Term]),
      atomic_list_concat([First0|Parts], '_', Text),
      sub_atom(First0, 0, 1, _, Letter),
      sub_atom(First0, 1, _, 0, Letters),
      upcase_atom(Letter, Upper),
      atom_concat(Upper, Letters, First),
      atomic_list_concat([First|Parts], ' ', Words) },
    [Words].

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

singular(nom, Nominative, _, Nominative).
singular(acc, _, Oblique, Oblique).
singular(dat, _, Oblique, Oblique).

article(nom, m, der, der).
article(nom, f, der, die).
article(nom, n, der, das).
article(nom, pl, der, die).
article(acc, m, der, den).
article(acc, f, der, die).
article(acc, n, der, das).
article(acc, pl, der, die).
article(dat, m, der, dem).
article(dat, f, der, der).
article(dat, n, der, dem).
article(dat, pl, der, den).
article(nom, m, ein, ein).
article(nom, f, ein, eine).
article(nom, n, ein, ein).
article(nom, pl, ein, einige).
article(acc, m, ein, einen).
article(acc, f, ein, eine).
article(acc, n, ein, ein).
article(acc, pl, ein, einige).
article(dat, m, ein, einem).
article(dat, f, ein, einer).
article(dat, n, ein, einem).
article(dat, pl, ein, einigen).
article(nom, m, anderer, 'ein anderer').
article(nom, f, anderer, 'eine andere').
article(nom, n, anderer, 'ein anderes').
article(nom, pl, anderer, andere).
article(acc, m, anderer, 'einen anderen').
article(acc, f, anderer, 'eine andere').
article(acc, n, anderer, 'ein anderes').
article(acc, pl, anderer, andere).
article(dat, m, anderer, 'einem anderen').
article(dat, f, anderer, 'einer anderen').
article(dat, n, anderer, 'einem anderen').
article(dat, pl, anderer, anderen).
article(nom, m, jemand, 'jemand anderes').
article(acc, m, jemand, 'jemand anderen').
article(dat, m, jemand, 'jemand anderem').

%!  nouns(+Case, +Passengers)// is det.
%
%   Their nouns in Case, joined by `und`.
%
%       ?- phrase(nouns(dat, [wolf,goat]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'dem Wolf und der Ziege', Pieces = [_|_].

nouns(Case, [Last]) -->
    noun(Case, Last).
nouns(Case, [First,Last]) -->
    !,
    noun(Case, First), [" und "], noun(Case, Last).
nouns(Case, [First|Rest]) -->
    { Rest = [_,_|_] },
    noun(Case, First), [", "], nouns(Case, Rest).

%!  either(+Case, +Passengers)// is det.
%
%   Their nouns in Case, joined by `oder`.
%
%       ?- phrase(either(nom, [father,mother]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'der Vater oder die Mutter', Pieces = [_|_].

either(Case, [Last]) -->
    noun(Case, Last).
either(Case, [First,Last]) -->
    !,
    noun(Case, First), [" oder "], noun(Case, Last).
either(Case, [First|Rest]) -->
    { Rest = [_,_|_] },
    noun(Case, First), [", "], either(Case, Rest).

%!  plural_noun(+Case, +Passenger)// is det.
%
%   The plural of a kind; another passenger stands as ever.
%
%       ?- phrase(plural_noun(nom, any(wolf)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'Wölfe', Pieces = [_|_].

plural_noun(Case, any(Kind)) -->
    !,
    plural(Case, Kind).
plural_noun(Case, P) -->
    noun(Case, P).

%!  number(+Case, +Number, +Kind)// is det.
%
%   So many of Kind in Case.
%
%       ?- phrase(number(dat, 2, child), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '2 Kindern', Pieces = [_|_].

number(Case, 1, Passenger) -->
    { compound(Passenger) },
    !,
    noun(Case, Passenger).
number(_, 1, Kind) -->
    !,
    ["1 "], bare(Kind).
number(Case, Number, Kind) -->
    [Number, " "], plural(Case, Kind).

plural(Case, Kind) -->
    { word(Kind, _, _, _, Plural) },
    !,
    { plural_case(Case, Plural, Noun) },
    [Noun].
plural(_, Kind) -->
    bare(Kind).

% The dative plural has an n, but after n and s.
plural_case(Case, Plural, Noun) :-
    (   Case == dat,
        \+ sub_atom(Plural, _, _, 0, n),
        \+ sub_atom(Plural, _, _, 0, s)
    ->  atom_concat(Plural, n, Noun)
    ;   Noun = Plural
    ).

without_article(adult, 'Erwachsener').   % the form that shows the gender where no article does

% word(Name, Gender, Nominative, Oblique, Plural): Oblique is the accusative and dative; the gender pl is
% that of a word that is always plural.
word(farmer, m, 'Bauer', 'Bauern', 'Bauern').
word(ferryman, m, 'Fährmann', 'Fährmann', 'Fährmänner').
word(wolf, m, 'Wolf', 'Wolf', 'Wölfe').
word(goat, f, 'Ziege', 'Ziege', 'Ziegen').
word(cabbage, m, 'Kohlkopf', 'Kohlkopf', 'Kohlköpfe').
word(salmon, m, 'Lachs', 'Lachs', 'Lachse').
word(sheep, n, 'Schaf', 'Schaf', 'Schafe').
word(husband, m, 'Ehemann', 'Ehemann', 'Ehemänner').
word(wife, f, 'Ehefrau', 'Ehefrau', 'Ehefrauen').
word(missionary, m, 'Missionar', 'Missionar', 'Missionare').
word(cannibal, m, 'Kannibale', 'Kannibalen', 'Kannibalen').
word(brother, m, 'Bruder', 'Bruder', 'Brüder').
word(sister, f, 'Schwester', 'Schwester', 'Schwestern').
word(man, m, 'Mann', 'Mann', 'Männer').
word(woman, f, 'Frau', 'Frau', 'Frauen').
word(boy, m, 'Junge', 'Jungen', 'Jungen').
word(girl, n, 'Mädchen', 'Mädchen', 'Mädchen').
word(child, n, 'Kind', 'Kind', 'Kinder').
word(soldier, m, 'Soldat', 'Soldaten', 'Soldaten').
word(adult, m, 'Erwachsene', 'Erwachsenen', 'Erwachsene').
word(ape, m, 'Menschenaffe', 'Menschenaffen', 'Menschenaffen').
word(person, f, 'Person', 'Person', 'Personen').
word(father, m, 'Vater', 'Vater', 'Väter').
word(mother, f, 'Mutter', 'Mutter', 'Mütter').
word(son, m, 'Sohn', 'Sohn', 'Söhne').
word(daughter, f, 'Tochter', 'Tochter', 'Töchter').
word(grandfather, m, 'Großvater', 'Großvater', 'Großväter').
word(grandmother, f, 'Großmutter', 'Großmutter', 'Großmütter').
word(baby, n, 'Baby', 'Baby', 'Babys').
word(policeman, m, 'Polizist', 'Polizisten', 'Polizisten').
word(thief, m, 'Dieb', 'Dieb', 'Diebe').
word(keeper, m, 'Wärter', 'Wärter', 'Wärter').
word(dog, m, 'Hund', 'Hund', 'Hunde').
word(cat, f, 'Katze', 'Katze', 'Katzen').
word(mouse, f, 'Maus', 'Maus', 'Mäuse').
word(rat, f, 'Ratte', 'Ratte', 'Ratten').
word(fox, m, 'Fuchs', 'Fuchs', 'Füchse').
word(goose, f, 'Gans', 'Gans', 'Gänse').
word(chicken, n, 'Huhn', 'Huhn', 'Hühner').
word(hen, f, 'Henne', 'Henne', 'Hennen').
word(fowl, n, 'Huhn', 'Huhn', 'Hühner').
word(beans, pl, 'Bohnen', 'Bohnen', 'Bohnen').
word(grain, n, 'Korn', 'Korn', 'Körner').
word(corn, m, 'Mais', 'Mais', 'Mais').
word(rice, m, 'Reis', 'Reis', 'Reis').
word(hay, n, 'Heu', 'Heu', 'Heu').
word(leopard, m, 'Leopard', 'Leoparden', 'Leoparden').
word(cheetah, m, 'Gepard', 'Geparden', 'Geparden').
word(jackal, m, 'Schakal', 'Schakal', 'Schakale').
word(tiger, m, 'Tiger', 'Tiger', 'Tiger').
word(tigress, f, 'Tigerin', 'Tigerin', 'Tigerinnen').
word(cub, n, 'Junge', 'Junge', 'Jungen').
word(hedgehog, m, 'Igel', 'Igel', 'Igel').
word(human, m, 'Mensch', 'Menschen', 'Menschen').
word(monkey, m, 'Affe', 'Affen', 'Affen').
word(master, m, 'Herr', 'Herrn', 'Herren').
word(valet, m, 'Diener', 'Diener', 'Diener').
word(knight, m, 'Ritter', 'Ritter', 'Ritter').
word(squire, m, 'Knappe', 'Knappen', 'Knappen').
word(merchant, m, 'Kaufmann', 'Kaufmann', 'Kaufleute').
word(chest, f, 'Kiste', 'Kiste', 'Kisten').
word(treasure, m, 'Schatz', 'Schatz', 'Schätze').
word(bag, m, 'Sack', 'Sack', 'Säcke').
word(item, n, 'Stück', 'Stück', 'Stücke').
word(hiker, m, 'Wanderer', 'Wanderer', 'Wanderer').
word(guide, m, 'Führer', 'Führer', 'Führer').
word(passenger, m, 'Fahrgast', 'Fahrgast', 'Fahrgäste').
word(seat, m, 'Platz', 'Platz', 'Plätze').
word(trip, f, 'Fahrt', 'Fahrt', 'Fahrten').
word(boat, n, 'Boot', 'Boot', 'Boote').
word(island, f, 'Insel', 'Insel', 'Inseln').
