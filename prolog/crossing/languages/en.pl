:- module(crossing_en,
          [ trip//3,                    % +Rowers, +Others, +Trip
            fault//2,                   % +Place, +Reason
            event//1,                   % +Event
            verdict//1                  % +Verdict
          ]).
:- use_module(library(lists)).

/** <module> Crossings told in English */

%!  trip(+Rowers, +Others, +Trip)// is det.
%
%   The sentence of a trip, in pieces of text; Rowers and Others together are its party.
%
%       ?- phrase(trip([farmer], [goat], trip([farmer,goat], west, east)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'the farmer takes the goat to the east bank', Pieces = [_|_].

trip([Rower], [], trip(_, _, To)) -->
    !,
    noun(Rower), [" rows alone to "], place(To).
trip([Rower], Others, trip(_, _, To)) -->
    !,
    noun(Rower), [" takes "], nouns(Others), [" to "], place(To).
trip(Rowers, [], trip(_, _, To)) -->
    !,
    nouns(Rowers), [" row to "], place(To).
trip(Rowers, Others, trip(_, _, To)) -->
    nouns(Rowers), [" take "], nouns(Others), [" to "], place(To).

%!  fault(+Place, +Reason)// is det.
%
%   The clause that says why a group at Place must not be together.
%
%       ?- phrase(fault(boat, too_many(3, 2)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '3 passengers do not fit in a boat with 2 seats', Pieces = [_|_].

fault(_, empty_boat) -->
    !,
    ["nobody is in the boat"].
fault(_, no_rower(_)) -->
    !,
    ["nobody in the boat can row"].
fault(_, too_many(Number, Seats)) -->
    !,
    number(Number, passenger), [" do not fit in a boat with "], number(Seats, seat).
fault(_, too_heavy(Weight, Limit)) -->
    !,
    ["the party weighs ", Weight, ", but the boat bears only ", Limit].
fault(Place, eats(Eater, Eaten)) -->
    !,
    noun(Eater), [" would eat "], noun(Eaten), where(Place).
fault(Place, jealous(Own, Wife, Other)) -->
    !,
    noun(Wife), [" would be with "], noun(Other), [" without "], noun(Own), where(Place).
fault(Place, alone(A, B)) -->
    !,
    noun(A), [" and "], noun(B), [" would be alone together"], where(Place).
fault(Place, outnumbered(Few-FewNumber, Many-ManyNumber)) -->
    !,
    number(ManyNumber, Many), [" would outnumber "], number(FewNumber, Few), where(Place).
fault(Place, Reason) -->
    { compound(Reason), Reason =.. [Verb,A,B], \+ number(A), \+ number(B) },
    !,
    noun(A), [" "], words(Verb), [" "], noun(B), where(Place).
fault(Place, Reason) -->
    { string(Reason) },
    !,
    [Reason], where(Place).
fault(Place, Reason) -->
    { term_string(Reason, Text) },
    ["the rule ", Text, " is broken"], where(Place).

%!  event(+Event)// is det.
%
%   A line of the search's account of itself; states and parties in Event are texts.
%
%       ?- phrase(event(depth(3)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'Starting depth-first search with depth limit 3', Pieces = [_|_].

event(depth(Limit)) -->
    ["Starting depth-first search with depth limit ", Limit].
event(expand(Level, State)) -->
    ["Processing level ", Level, ": ", State].
event(add(_, Party, State)) -->
    ["  Adding state ", State, " (", Party, ")"].
event(illegal(_, Party, From, To, Place, Reason)) -->
    ["  Illegal: ", Party, " from "], place(From), [" to "], place(To), [": "],
    fault(Place, Reason).
event(solution(Level, State)) -->
    ["  Found solution at level ", Level, ": ", State].
event(depth_limit(Level, State)) -->
    ["  Depth limit reached at level ", Level, ": ", State].

%!  verdict(+Verdict)// is det.
%
%   What the checker says of a plan: valid(Trips), unfinished(Trips, Missing) or
%   illegal_trip(Number, Party, From, To, Fault), where Party is a text.
%
%       ?- phrase(verdict(unfinished(1, [goat-west])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'the plan ends after 1 trip without reaching the goal: the goat is still on the west bank', Pieces = [_|_].

verdict(valid(Trips)) -->
    ["the plan is valid and reaches the goal in "], number(Trips, trip).
verdict(unfinished(Trips, Missing)) -->
    ["the plan ends after "], number(Trips, trip), [" without reaching the goal: "],
    still(Missing).
verdict(illegal_trip(Number, Party, From, To, Fault)) -->
    ["trip ", Number, " ("], party(Party), [" from "], place(From), [" to "], place(To), [") is illegal: "],
    trip_fault(Fault).

party("") -->
    !,
    ["nobody"].
party(Party) -->
    [Party].

% Those that are not where they should be, place by place.
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
    noun(P), [" is still"], where(Place).
still_group(Group, Place) -->
    nouns(Group), [" are still"], where(Place).

trip_fault(boat_elsewhere(Place)) -->
    ["the boat is"], where(Place).
trip_fault(absent(P, Place)) -->
    noun(P), [" is not"], where(Place).
trip_fault(doubled(P)) -->
    noun(P), [" is named twice"].
trip_fault(no_route(From, To)) -->
    ["no route leads from "], place(From), [" to "], place(To).
trip_fault(boat(Reason)) -->
    fault(boat, Reason).
trip_fault(unsafe(Place, Reason)) -->
    fault(Place, Reason).

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

place(Place) -->
    { bank(Place) },
    !,
    ["the ", Place, " bank"].
place(Place) -->
    noun(Place).

% An atom is a common noun; a compound, such as husband(a), a name.
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

words(Atom) -->
    { atomic_list_concat(Parts, '_', Atom),
      atomic_list_concat(Parts, ' ', Text) },
    [Text].

nouns([Last]) -->
    noun(Last).
nouns([First,Last]) -->
    !,
    noun(First), [" and "], noun(Last).
nouns([First|Rest]) -->
    { Rest = [_,_|_] },
    noun(First), [", "], nouns(Rest).

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

irregular(man, men).
irregular(wolf, wolves).
irregular(wife, wives).
irregular(child, children).
irregular(sheep, sheep).
irregular(mouse, mice).
irregular(ary, aries).
irregular(ss, sses).
irregular(ch, ches).
irregular(sh, shes).
irregular(x, xes).
