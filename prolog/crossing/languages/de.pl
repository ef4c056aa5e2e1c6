:- module(crossing_de,
          [ trip//3,                    % +Rowers, +Others, +Trip
            fault//2,                   % +Place, +Reason
            event//1,                   % +Event
            verdict//1,                 % +Verdict
            riddle//1,                  % +Sentence
            joined//1,                  % +Sentences
            sentence/2                  % +Clause, -Sentence
          ]).
:- encoding(utf8).
:- use_module(library(lists)).
:- use_module(nouns/de).

/** <module> Crossings told in German

A common noun stands with its article in the case that the clause asks for: nom, acc or dat.  A noun that
is not in the table of nouns stands without an article, as names do.
*/

%!  trip(+Rowers, +Others, +Trip)// is det.
%
%   The sentence of a trip, in pieces of text; Rowers and Others together are its party.
%
%       ?- phrase(trip([farmer], [cabbage], trip(_, west, east)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'der Bauer bringt den Kohlkopf ans Ostufer', Pieces = [_|_].

trip([Rower], [], trip(_, _, To)) -->
    !,
    noun(nom, Rower), [" rudert allein "], to(To).
trip([Rower], Others, trip(_, _, To)) -->
    !,
    noun(nom, Rower), [" bringt "], nouns(acc, Others), [" "], to(To).
trip(Rowers, [], trip(_, _, To)) -->
    !,
    nouns(nom, Rowers), [" rudern "], to(To).
trip(Rowers, Others, trip(_, _, To)) -->
    nouns(nom, Rowers), [" bringen "], nouns(acc, Others), [" "], to(To).

%!  fault(+Place, +Reason)// is det.
%
%   The clause that says why a group at Place must not be together.
%
%       ?- phrase(fault(west, eats(goat, cabbage)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'die Ziege würde am Westufer den Kohlkopf fressen', Pieces = [_|_].

fault(_, empty_boat) -->
    !,
    ["niemand ist im Boot"].
fault(_, no_rower(_)) -->
    !,
    ["niemand im Boot kann rudern"].
fault(_, too_many(Number, Seats)) -->
    !,
    number(nom, Number, passenger), [" passen nicht in ein Boot mit "], number(dat, Seats, seat).
fault(_, too_heavy(Weight, Limit)) -->
    !,
    ["die Fahrgäste wiegen ", Weight, ", aber das Boot trägt nur ", Limit].
fault(Place, eats(Eater, Eaten)) -->
    !,
    noun(nom, Eater), [" würde"], where(Place), [" "], noun(acc, Eaten), [" fressen"].
fault(Place, jealous(Own, Wife, Other)) -->
    !,
    fault(Place, unowned(Wife, Other, Own)).
fault(Place, unowned(Thing, Other, Owner)) -->
    !,
    noun(nom, Thing), [" wäre"], where(Place), [" ohne "], noun(acc, Owner), [" mit "], noun(dat, Other),
    [" zusammen"].
fault(Place, together(A, B, Guards)) -->
    !,
    noun(nom, A), [" wäre"], where(Place), without(Guards), [" mit "], noun(dat, B), [" zusammen"].
fault(Place, alone(A, B)) -->
    !,
    noun(nom, A), [" und "], noun(nom, B), [" wären"], where(Place), [" miteinander allein"].
fault(_, forbidden_party([P])) -->
    !,
    noun(nom, P), [" darf nicht allein fahren"].
fault(_, forbidden_party(Party)) -->
    !,
    nouns(nom, Party), [" dürfen nicht zusammen fahren"].
fault(_, incomplete_party(Riders, Missing)) -->
    !,
    nouns(nom, Riders), would(Riders), [" ohne "], nouns(acc, Missing), [" fahren"].
fault(Place, outnumbered(Few-FewNumber, Many-ManyNumber)) -->
    !,
    number(nom, ManyNumber, Many), [" wären"], where(Place), [" gegenüber "], number(dat, FewNumber, Few),
    [" in der Überzahl"].
fault(Place, Reason) -->
    { string(Reason) },
    !,
    [Reason, " –"], where(Place).
fault(Place, Reason) -->
    { compound(Reason), Reason =.. [Rule|Names], \+ ( member(Name, Names), number(Name) ) },
    !,
    ["die Regel „"], words(Rule), ["“ wäre"], where(Place), [" verletzt ("], nouns(nom, Names), [")"].
fault(Place, Reason) -->
    { term_string(Reason, Text) },
    ["die Regel „", Text, "“ wäre"], where(Place), [" verletzt"].

would([_]) -->
    !,
    [" würde"].
would(_) -->
    [" würden"].

%!  event(+Event)// is det.
%
%   A line of the search's account of itself; states and parties in Event are texts.
%
%       ?- phrase(event(depth(3)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'Tiefensuche mit der Tiefengrenze 3 beginnt', Pieces = [_|_].

event(depth(Limit)) -->
    ["Tiefensuche mit der Tiefengrenze ", Limit, " beginnt"].
event(expand(Level, State)) -->
    ["Ebene ", Level, " in Arbeit: ", State].
event(add(_, Party, State)) -->
    ["  Neuer Zustand ", State, " (", Party, ")"].
event(illegal(_, Party, From, To, Place, Reason)) -->
    ["  Verboten: ", Party, " "], from(From), [" "], to(To), [": "], fault(Place, Reason).
event(solution(Level, State)) -->
    ["  Lösung gefunden auf Ebene ", Level, ": ", State].
event(depth_limit(Level, State)) -->
    ["  Tiefengrenze erreicht auf Ebene ", Level, ": ", State].

%!  verdict(+Verdict)// is det.
%
%   What the checker says of a plan: see crossing_en.
%
%       ?- phrase(verdict(unfinished(1, [goat-west])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'der Plan endet nach 1 Fahrt, ohne dass das Ziel erreicht ist: die Ziege ist noch am Westufer', Pieces = [_|_].

verdict(valid(Trips)) -->
    ["der Plan ist gültig und erreicht das Ziel in "], number(dat, Trips, trip).
verdict(unfinished(Trips, Missing)) -->
    ["der Plan endet nach "], number(dat, Trips, trip), [", ohne dass das Ziel erreicht ist: "],
    still(Missing).
verdict(illegal_trip(Number, Party, From, To, Fault)) -->
    ["Fahrt ", Number, " ("], party(Party), [" "], from(From), [" "], to(To), [") ist nicht erlaubt: "],
    trip_fault(Fault).

party("") -->
    !,
    ["niemand"].
party(Text) -->
    [Text].

still(Missing) -->
    { findall(Place, member(_-Place, Missing), Places0),
      sort(Places0, Places),
      findall(Place-Ps, ( member(Place, Places), findall(P, member(P-Place, Missing), Ps) ), Groups) },
    still_groups(Groups).

still_groups([Place-Group]) -->
    still_group(Group, Place).
still_groups([Place-Group|Groups]) -->
    { Groups = [_|_] },
    still_group(Group, Place), [", "], still_groups(Groups).

still_group([P], Place) -->
    !,
    noun(nom, P), [" ist noch"], where(Place).
still_group(Group, Place) -->
    nouns(nom, Group), [" sind noch"], where(Place).

trip_fault(boat_elsewhere(Place)) -->
    ["das Boot ist"], where(Place).
trip_fault(absent(P, Place)) -->
    noun(nom, P), [" ist nicht"], where(Place).
trip_fault(doubled(P)) -->
    noun(nom, P), [" ist zweimal genannt"].
trip_fault(no_route(From, To)) -->
    ["kein Weg führt "], from(From), [" "], to(To).
trip_fault(boat(Reason)) -->
    fault(boat, Reason).
trip_fault(unsafe(Place, Reason)) -->
    fault(Place, Reason).

%!  riddle(+Sentence)// is det.
%
%   The clause for a sentence of a riddle: see crossing_riddle.
%
%       ?- phrase(riddle(conflict(wolf, any(sheep), [farmer])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'der Wolf darf nicht mit einem Schaf zusammen sein, wenn nicht der Bauer dabei ist', Pieces = [_|_].

riddle(at(Place, Items, Boat)) -->
    items(nom, Items), be(Items), where(Place),
    ( { Boat == true } -> [", wo auch das Boot liegt"] ; [] ).
riddle(boat_at(Place)) -->
    ["das Boot liegt"], where(Place).
riddle(places(Places)) -->
    ["das Boot fährt zwischen diesen Orten: "], places(Places).
riddle(direct(false)) -->
    ["keine Fahrt darf an einem Ort vorbeiführen, ohne dort anzulegen"].
riddle(direct(landable)) -->
    ["eine Fahrt darf nur dann an einem Ort vorbeiführen, wenn die Fahrgäste dort auch hätten aussteigen können"].
riddle(ways(Ways)) -->
    ["das Boot kann nur so fahren: "], ways(Ways).
riddle(boat(Seats)) -->
    ["das Boot hat "], number(acc, Seats, seat).
riddle(rowers(all)) -->
    ["alle können rudern"].
riddle(rowers([Item])) -->
    { Item \= several(_, _, _) },
    !,
    ["nur "], noun(nom, Item), [" kann rudern"].
riddle(rowers(Items)) -->
    { is_list(Items) },
    ["nur "], items(nom, Items), [" können rudern"].
riddle(load(Limit)) -->
    ["das Boot trägt ein Gewicht von ", Limit].
riddle(weighs([Item], Weight)) -->
    { Item \= several(_, _, _) },
    !,
    noun(nom, Item), [" wiegt ", Weight].
riddle(weighs(Items, Weight)) -->
    items(nom, Items), [" wiegen je ", Weight].
riddle(slowest(Pairs)) -->
    ["eine Fahrt dauert so lange, wie der langsamste Fahrgast braucht: "], times(Pairs).
riddle(takes(Party, Time)) -->
    ["eine Fahrt nur mit "], nouns(dat, Party), [" dauert ", Time].
riddle(conflict(A, B, Guards)) -->
    noun(nom, A), [" darf "], ( { Guards == [] } -> ["nie"] ; ["nicht"] ), [" mit "], noun(dat, B),
    [" zusammen sein"], unless(Guards).
riddle(outnumber(Many, Few)) -->
    ["wo "], plural_noun(nom, Few), [" sind, dürfen "], plural_noun(nom, Many), [" nicht in der Überzahl sein"].
riddle(owner(Thing, Owner, Others)) -->
    noun(nom, Thing), [" darf nicht mit "], either(dat, Others), [" zusammen sein"], unless([Owner]).
riddle(forbidden([P])) -->
    !,
    noun(nom, P), [" darf nicht allein fahren"].
riddle(forbidden(Party)) -->
    nouns(nom, Party), [" dürfen nicht ohne weitere Fahrgäste zusammen fahren"].
riddle(required(Party)) -->
    nouns(nom, Party), [" steigen nur zusammen ins Boot"].
riddle(never(Faults)) -->
    ["dies darf nicht geschehen: "], faults(Faults).
riddle(goal(all, Place)) -->
    !,
    ["alle müssen "], to(Place).
riddle(goal(Items, Place)) -->
    items(nom, Items), must(Items), [" zuletzt"], where(Place), [" sein"].
riddle(free(Items)) -->
    ["wo "], items(nom, Items), [" zuletzt"], be(Items), [", ist gleich"].
riddle(boat_goal(Place)) -->
    ["das Boot muss zuletzt"], where(Place), [" liegen"].
riddle(question(trips)) -->
    ["wie viele Fahrten sind mindestens nötig"].
riddle(question(time)) -->
    ["in welcher Zeit geht es am schnellsten"].

unless([]) -->
    [].
unless(Guards) -->
    { Guards = [_|_] },
    [", wenn nicht "], either(nom, Guards), [" dabei ist"].

without([]) -->
    [].
without(Guards) -->
    { Guards = [_|_] },
    [" ohne "], either(acc, Guards).

items(Case, [Last]) -->
    item(Case, Last).
items(Case, [First,Last]) -->
    !,
    item(Case, First), [" und "], item(Case, Last).
items(Case, [First|Rest]) -->
    { Rest = [_,_|_] },
    item(Case, First), [", "], items(Case, Rest).

item(Case, several(Kind, numbered, N)) -->
    !,
    number(Case, N, Kind).
item(Case, several(Kind, Names, N)) -->
    !,
    { atomic_list_concat(Names, ', ', Text) },
    number(Case, N, Kind), [" (", Text, ")"].
item(Case, P) -->
    noun(Case, P).

be([P]) -->
    { P \= several(_, _, _) },
    !,
    [" ist"].
be(_) -->
    [" sind"].

must([P]) -->
    { P \= several(_, _, _) },
    !,
    [" muss"].
must(_) -->
    [" müssen"].

places([Last]) -->
    place(nom, Last).
places([First|Rest]) -->
    { Rest = [_|_] },
    place(nom, First), [", "], places(Rest).

ways([From-To]) -->
    from(From), [" "], to(To).
ways([From-To|Ways]) -->
    { Ways = [_|_] },
    from(From), [" "], to(To), [", "], ways(Ways).

times([Item-Time]) -->
    item(nom, Item), [" ", Time].
times([Item-Time|Pairs]) -->
    { Pairs = [_|_] },
    item(nom, Item), [" ", Time, ", "], times(Pairs).

faults([Reason]) -->
    fault(nowhere, Reason).
faults([Reason|Reasons]) -->
    { Reasons = [_|_] },
    fault(nowhere, Reason), ["; "], faults(Reasons).

%!  joined(+Sentences)// is det.
%
%   The text of several sentences.
%
%       ?- phrase(joined(["Eins.", "Zwei."]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'Eins. Zwei.', Pieces = [_|_].

joined([Last]) -->
    [Last].
joined([First|Rest]) -->
    { Rest = [_|_] },
    [First, " "], joined(Rest).

%!  sentence(+Clause, -Sentence) is det.
%
%   True when Sentence is Clause with a capital letter and the mark that ends it: a question mark for one
%   that begins like a question.
%
%       ?- sentence("der Bauer rudert", Sentence).
%       Sentence = "Der Bauer rudert.".

sentence(Clause, Sentence) :-
    sub_string(Clause, 0, 1, _, First),
    sub_string(Clause, 1, _, 0, Rest),
    string_upper(First, Upper),
    (   member(Start, ["wie viele ", "in welcher "]),
        sub_string(Clause, 0, _, _, Start)
    ->  Mark = "?"
    ;   Mark = "."
    ),
    atomic_list_concat([Upper, Rest, Mark], Atom),
    atom_string(Atom, Sentence).
