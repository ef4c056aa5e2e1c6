:- module(crossing_en,
          [ trip//3,                    % +Rowers, +Others, +Trip
            fault//2,                   % +Place, +Reason
            event//1,                   % +Event
            verdict//1,                 % +Verdict
            riddle//1,                  % +Sentence
            joined//1,                  % +Sentences
            sentence/2                  % +Clause, -Sentence
          ]).
:- use_module(library(lists)).
:- use_module(nouns/en).

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
fault(Place, together(A, B, Guards)) -->
    !,
    noun(A), [" would be with "], noun(B), without(Guards), where(Place).
fault(Place, unowned(Thing, Other, Owner)) -->
    !,
    noun(Thing), [" would be with "], noun(Other), [" without "], noun(Owner), where(Place).
fault(_, forbidden_party([P])) -->
    !,
    noun(P), [" must not ride alone"].
fault(_, forbidden_party(Party)) -->
    !,
    nouns(Party), [" must not ride together"].
fault(_, incomplete_party(Riders, Missing)) -->
    !,
    nouns(Riders), [" would ride without "], nouns(Missing).
fault(Place, outnumbered(Few-FewNumber, Many-ManyNumber)) -->
    !,
    number(ManyNumber, Many), [" would outnumber "], number(FewNumber, Few), where(Place).
fault(Place, Reason) -->
    { compound(Reason), Reason =.. [Verb,A,B], \+ number(A), \+ number(B) },
    !,
    noun(A), [" "], words(Verb), [" "], noun(B), where(Place).
fault(Place, Reason) -->
    { compound(Reason), Reason =.. [Quality,P], \+ number(P) },
    !,
    noun(P), [" would be "], words(Quality), where(Place).
fault(Place, Reason) -->
    { string(Reason) },
    !,
    [Reason], where(Place).
fault(Place, Reason) -->
    { atom(Reason), sub_atom(Reason, _, _, _, '_') },
    !,
    words(Reason), where(Place).
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

party("") -->
    !,
    ["nobody"].
party(Text) -->
    [Text].

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

%!  riddle(+Sentence)// is det.
%
%   The clause for a sentence of a riddle: see crossing_riddle.
%
%       ?- phrase(riddle(conflict(wolf, any(sheep), [farmer])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'the wolf must not be with a sheep unless the farmer is there', Pieces = [_|_].

riddle(at(Place, Items, Boat)) -->
    items(Items), be(Items), where(Place),
    ( { Boat == true } -> [", with the boat"] ; [] ).
riddle(boat_at(Place)) -->
    ["the boat is"], where(Place).
riddle(places(Places)) -->
    ["the boat goes between "], places(Places).
riddle(direct(false)) -->
    ["no trip may pass a place without stopping there"].
riddle(direct(landable)) -->
    ["a trip may pass a place without stopping only if its party could also have landed there"].
riddle(ways(Ways)) -->
    ["the boat can go only "], ways(Ways).
riddle(boat(Seats)) -->
    ["the boat has "], number(Seats, seat).
riddle(rowers(all)) -->
    ["everyone can row"].
riddle(rowers(Items)) -->
    { is_list(Items) },
    ["only "], items(Items), [" can row"].
riddle(load(Limit)) -->
    ["the boat bears a weight of ", Limit].
riddle(weighs([Item], Weight)) -->
    { Item \= several(_, _, _) },
    !,
    noun(Item), [" weighs ", Weight].
riddle(weighs(Items, Weight)) -->
    items(Items), [" weigh ", Weight, " each"].
riddle(slowest(Pairs)) -->
    ["a trip takes as long as its slowest passenger needs: "], times(Pairs).
riddle(takes(Party, Time)) -->
    ["a trip of just "], nouns(Party), [" takes ", Time].
riddle(conflict(A, B, [])) -->
    !,
    noun(A), [" must never be with "], noun(B).
riddle(conflict(A, B, Guards)) -->
    noun(A), [" must not be with "], noun(B), [" unless "], either(Guards), [" is there"].
riddle(outnumber(Many, Few)) -->
    ["wherever there are "], plural_noun(Few), [", "], plural_noun(Many), [" must not outnumber them"].
riddle(owner(Thing, Owner, Others)) -->
    noun(Thing), [" must not be with "], either(Others), [" unless "], noun(Owner), [" is there"].
riddle(forbidden([P])) -->
    !,
    noun(P), [" must not ride alone"].
riddle(forbidden(Party)) -->
    nouns(Party), [" must not ride with nobody else in the boat"].
riddle(required(Party)) -->
    nouns(Party), [" get into the boat only together"].
riddle(never(Faults)) -->
    ["this must not happen: "], faults(Faults).
riddle(goal(all, Place)) -->
    !,
    ["all of them must get to "], place(Place).
riddle(goal(Items, Place)) -->
    items(Items), [" must end"], where(Place).
riddle(free(Items)) -->
    ["it does not matter where "], items(Items), ends(Items).
riddle(boat_goal(Place)) -->
    ["the boat must end"], where(Place).
riddle(question(trips)) -->
    ["how few trips are enough"].
riddle(question(time)) -->
    ["how soon can it be done"].

% Passengers, those of a kind together.
items([Last]) -->
    item(Last).
items([First,Last]) -->
    !,
    item(First), [" and "], item(Last).
items([First|Rest]) -->
    { Rest = [_,_|_] },
    item(First), [", "], items(Rest).

item(several(Kind, numbered, N)) -->
    !,
    number(N, Kind).
item(several(Kind, Names, N)) -->
    !,
    number(N, Kind), [" ("], listed(Names), [")"].
item(P) -->
    noun(P).

listed([Last]) -->
    [Last].
listed([First|Rest]) -->
    { Rest = [_|_] },
    [First, ", "], listed(Rest).

be([P]) -->
    { P \= several(_, _, _) },
    !,
    [" is"].
be(_) -->
    [" are"].

ends([P]) -->
    { P \= several(_, _, _) },
    !,
    [" ends"].
ends(_) -->
    [" end"].

places([First,Last]) -->
    place(First), [" and "], place(Last).
places([First|Rest]) -->
    { Rest = [_,_|_] },
    place(First), [", "], places(Rest).

ways([Way]) -->
    way(Way).
ways([Way,Last]) -->
    !,
    way(Way), [" and "], way(Last).
ways([Way|Ways]) -->
    { Ways = [_,_|_] },
    way(Way), [", "], ways(Ways).

way(From-To) -->
    ["from "], place(From), [" to "], place(To).

times([Item-Time]) -->
    item(Item), [" ", Time].
times([Item-Time|Pairs]) -->
    { Pairs = [_|_] },
    item(Item), [" ", Time, ", "], times(Pairs).

faults([Reason]) -->
    fault(nowhere, Reason).
faults([Reason|Reasons]) -->
    { Reasons = [_|_] },
    fault(nowhere, Reason), ["; "], faults(Reasons).

without([]) -->
    [].
without(Guards) -->
    { Guards = [_|_] },
    [" without "], either(Guards).

either([Last]) -->
    noun(Last).
either([First,Last]) -->
    !,
    noun(First), [" or "], noun(Last).
either([First|Rest]) -->
    { Rest = [_,_|_] },
    noun(First), [", "], either(Rest).

%!  joined(+Sentences)// is det.
%
%   The text of several sentences.
%
%       ?- phrase(joined(["One.", "Two."]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = 'One. Two.', Pieces = [_|_].

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
%       ?- sentence("the farmer rows", Sentence).
%       Sentence = "The farmer rows.".

sentence(Clause, Sentence) :-
    sub_string(Clause, 0, 1, _, First),
    sub_string(Clause, 1, _, 0, Rest),
    string_upper(First, Upper),
    (   sub_string(Clause, 0, _, _, "how ")
    ->  Mark = "?"
    ;   Mark = "."
    ),
    atomic_list_concat([Upper, Rest, Mark], Atom),
    atom_string(Atom, Sentence).
