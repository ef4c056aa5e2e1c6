:- module(crossing_plan,
          [ read_plan/3,                % +Puzzle, +Given, -Trips
            check_plan/3,               % +Puzzle, +Trips, -Verdict
            verdict_text/4,             % +Language, +Puzzle, +Verdict, -Text
            passenger_called/3,         % +Puzzle, +Name, -Passenger
            place_called/3,             % +Puzzle, +Name, -Place
            name_words/2                % +Text, -Words
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(errors).
:- use_module(narration).
:- use_module(rules).
:- use_module(vocabulary).

/** <module> Plans that others give: reading them, and checking them against the readable rules

The checker replays a plan by crossing_rules alone; it shares nothing with the search.
*/

%!  read_plan(+Puzzle, +Given, -Trips) is det.
%
%   True when Trips is the plan Given in one of these forms:
%
%     - a string, one trip a line: the passengers by name or symbol, then where it goes where that is
%       not plain (`farmer goat`, `Ha Wa L-I`, `Ha Wa: west -> island`, `Ha Wa over`, `Ha back`).
%       Places are named in full, by their first letter, or in a row as L, (I,) R; `over` is the last
%       place, `back` the first.  Trips that say where they go may also be parted by commas.  Empty
%       lines and lines that begin with `#` are skipped, and so are numbers and dots before a trip.
%     - a list of trip(Party, From, To), where a party lists names or symbols, as atoms, strings or
%       terms, and From and To may be the atom `_` or `null` where there are only two places.
%
%       ?- puzzle(wolf_goat_cabbage, P), read_plan(P, "F G\nfarmer", Trips).
%       Trips = [trip([farmer,goat], west, east), trip([farmer], east, west)].
%
%   @throws puzzle_error(bad_plan_line(Line, Text, Example)), puzzle_error(unknown_in_plan(Trip, Name,
%   Known)), puzzle_error(unknown_place_in_plan(Trip, Name, Known)) or
%   puzzle_error(no_destination(Trip, Places)).

read_plan(Puzzle, Given, Trips) :-
    (   is_list(Given)
    ->  Raw = Given
    ;   ( string(Given) ; atom(Given) )
    ->  split_string(Given, "\n;", " \t\r", Lines),
        plan_lines(Lines, 1, Puzzle, Raw)
    ;   type_error(plan, Given)
    ),
    puzzle_property(Puzzle, boat(Boat, _)),
    named_trips(Raw, 1, Boat, Puzzle, Trips).

plan_lines([], _, _, []).
plan_lines([Line|Lines], Number, Puzzle, Raw) :-
    (   ( Line == "" ; sub_string(Line, 0, 1, _, "#") )
    ->  Raw = Raw1
    ;   string_codes(Line, Codes),
        phrase(plan_line(Trips), Codes)
    ->  append(Trips, Raw1, Raw)
    ;   example_line(Puzzle, Example),
        puzzle_error(bad_plan_line(Number, Line, Example))
    ),
    Number1 is Number+1,
    plan_lines(Lines, Number1, Puzzle, Raw1).

example_line(Puzzle, Example) :-
    puzzle_property(Puzzle, rowers([Rower|_])),
    puzzle_property(Puzzle, legs([From-To|_])),
    format(string(Example), '~p: ~p -> ~p', [Rower, From, To]).

% One trip, or several that say where they go, parted by commas.
plan_line([Trip|Trips]) -->
    number_prefix,
    line_trip(Trip, Said),
    blanks,
    (   { Said == true }, ( "," ; ";" )
    ->  plan_line(Trips)
    ;   full_stop,
        blanks,
        eos,
        { Trips = [] }
    ).

full_stop --> ".", !.                   % a sentence may end
full_stop --> [].

line_trip(trip(Names, From, To), Said) -->
    words(Words),
    (   arrow
    ->  blanks,
        word_codes([C|Cs]),
        { string_codes(To, [C|Cs]),
          append(Names, [From], Words),
          Names = [_|_],
          Said = true }
    ;   { append(Names, [Way], Words),
          Names = [_|_],
          destination_word(Way, To) }
    ->  { From = null, Said = true }
    ;   { Names = Words, Names = [_|_],
          From = null, To = null, Said = false }
    ).

destination_word("over", last).
destination_word("across", last).
destination_word("back", first).

number_prefix -->
    digits([_|_]), ( "." ; ")" ; ":" ),
    !.                                  % a number with its dot is no name
number_prefix --> [].

words([Word|Words]) -->
    blanks,
    word_codes([C|Cs]),
    !,                                  % words are as long as they can be
    { string_codes(Word, [C|Cs]) },
    (   { destination_word(Word, _) }
    ->  { Words = [] }
    ;   separators,
        words(Words)
    ).
words([]) --> [].

word_codes([C|Cs]) -->
    [C],
    { word_code(C) },
    !,
    (   { C =:= 0'( }
    ->  inside(Cs)
    ;   word_codes(Cs)
    ).
word_codes([]) --> [].

% Within brackets everything belongs to the word, as in husband(a) or the number of missionary(2).
inside([C|Cs]) -->
    [C],
    (   { C =:= 0') }
    ->  word_codes(Cs)
    ;   inside(Cs)
    ).

word_code(C) :-
    code_type(C, csym),
    !.
word_code(0'().

separators -->
    blanks,
    (   ( "," ; "+" ; ":" ; "&" )
    ->  separators
    ;   []
    ).

arrow -->
    blanks,
    ( "->" ; "-->" ; "-" ; [0x2192] ),
    !.

blanks -->
    [C],
    { code_type(C, white) },
    !,
    blanks.
blanks --> [].

digits([C|Cs]) -->
    [C],
    { code_type(C, digit) },
    !,
    digits(Cs).
digits([]) --> [].

eos([], []).

% Names become passengers and places; a trip without places goes from the boat to the other place.
named_trips([], _, _, _, []).
named_trips([Raw|Raws], Number, Boat, Puzzle, [trip(Party, From, To)|Trips]) :-
    (   Raw = trip(Names, From0, To0),
        is_list(Names)
    ->  true
    ;   type_error(trip, Raw)
    ),
    maplist(named_passenger(Puzzle, Number), Names, Party),
    (   unsaid(From0)
    ->  From = Boat
    ;   named_place(Puzzle, Number, From0, From)
    ),
    (   unsaid(To0)
    ->  only_destination(Puzzle, Number, From, To)
    ;   named_place(Puzzle, Number, To0, To)
    ),
    Number1 is Number+1,
    named_trips(Raws, Number1, To, Puzzle, Trips).

unsaid(Place) :-
    ( Place == null ; Place == '_' ; Place == "" ),
    !.

only_destination(Puzzle, Number, From, To) :-
    puzzle_property(Puzzle, legs(Legs)),
    findall(Place, member(From-Place, Legs), Places),
    (   Places = [To]
    ->  true
    ;   puzzle_property(Puzzle, places(Known)),
        puzzle_error(no_destination(Number, Known))
    ).

named_passenger(Puzzle, Number, Name, Passenger) :-
    (   passenger_called(Puzzle, Name, Passenger0)
    ->  Passenger = Passenger0
    ;   puzzle_property(Puzzle, passengers(Known)),
        puzzle_error(unknown_in_plan(Number, Name, Known))
    ).

%!  passenger_called(+Puzzle, +Name, -Passenger) is semidet.
%
%   True when somebody who writes Name, a text or a term, means Passenger: by name or symbol, or by a
%   name or symbol in small or capital letters that only one has.
%
%       ?- puzzle(wolf_goat_cabbage, P), passenger_called(P, "g", Passenger).
%       Passenger = goat.

passenger_called(Puzzle, Name, Passenger) :-
    puzzle_property(Puzzle, symbols(Symbols)),
    names_one(Name, Symbols, Passenger).

% By name as written, or by a symbol as written; otherwise by a name or symbol in any case.  Several may have
% the same symbol, which then names none of them.
names_one(Name, Symbols, Passenger) :-
    (   memberchk(Name-_, Symbols)
    ->  Passenger = Name
    ;   text_of(Name, Text),
        (   member(P-_, Symbols),
            text_of(P, Text)
        ->  Passenger = P
        ;   findall(P, ( member(P-Symbol, Symbols), text_of(Symbol, Text) ), [One|More])
        ->  More == [],
            Passenger = One
        ;   string_lower(Text, Lower),
            findall(P,
                    ( member(P-Symbol, Symbols),
                      ( text_of(P, T) ; text_of(Symbol, T) ),
                      string_lower(T, Lower) ),
                    Found),
            sort(Found, [Passenger])
        )
    ).

text_of(Term, Text) :-
    (   string(Term)
    ->  split_string(Term, " ", " ", Parts),
        atomic_list_concat(Parts, Joined),
        atom_string(Joined, Text)
    ;   format(string(Text), '~w', [Term])
    ).

named_place(Puzzle, Number, Name, Place) :-
    (   place_called(Puzzle, Name, Place0)
    ->  Place = Place0
    ;   puzzle_property(Puzzle, places(Places)),
        puzzle_error(unknown_place_in_plan(Number, Name, Places))
    ).

%!  place_called(+Puzzle, +Name, -Place) is semidet.
%
%   True when somebody who writes Name means Place: its name, its first letter where only one place has
%   it, `left` and `first`, or `right` and `last`.
%
%       ?- puzzle(wolf_goat_cabbage, P), place_called(P, "E", Place).
%       Place = east.

place_called(Puzzle, Name, Place) :-
    puzzle_property(Puzzle, places(Places)),
    (   memberchk(Name, Places)
    ->  Place = Name
    ;   text_of(Name, Text),
        string_lower(Text, Lower),
        place_abbreviation(Places, Lower, Place)
    ->  true
    ).

%!  name_words(+Text, -Words) is semidet.
%
%   True when Text is a row of names, parted by blanks or commas; brackets belong to the name before.
%
%       ?- name_words("farmer, husband(a)", Words).
%       Words = ["farmer", "husband(a)"].

name_words(Text, Words) :-
    string_codes(Text, Codes),
    phrase(( words(Words), separators ), Codes),
    !.                                  % the longest words

place_abbreviation(Places, Text, Place) :-
    member(Place, Places),
    text_of(Place, Full),
    string_lower(Full, Text).
place_abbreviation([Place|_], "first", Place).
place_abbreviation(Places, "last", Place) :-
    last(Places, Place).
place_abbreviation(Places, Text, Place) :-
    findall(P, ( member(P, Places), text_of(P, Full), sub_string(Full, 0, 1, _, Text) ), [Place]).
place_abbreviation([Place|_], Text, Place) :-
    memberchk(Text, ["l", "left"]).
place_abbreviation(Places, Text, Place) :-
    memberchk(Text, ["r", "right"]),
    last(Places, Place).

%!  check_plan(+Puzzle, +Trips, -Verdict) is det.
%
%   True when Verdict says what Trips do in Puzzle, from its start:
%
%     - valid(States): every trip is legal and the last state is a goal;
%     - unfinished(States, Missing): legal, but the passengers of Missing (pairs Passenger-Place of
%       those that are not where they should be) keep it from being a goal;
%     - illegal(Number, Trip, Fault, States): trip Number is the first that is not legal, States are
%       those before it; Fault is absent(Passenger, Place), boat_elsewhere(Place), no_route(From, To),
%       doubled(Passenger), boat(Reason) or unsafe(Place, Reason).
%
%       ?- puzzle(wolf_goat_cabbage, P), check_plan(P, [trip([farmer,wolf], west, east)], Verdict).
%       Verdict = illegal(1, trip([farmer,wolf], west, east), unsafe(west, eats(goat, cabbage)), [_]).

check_plan(Puzzle, Trips, Verdict) :-
    initial_state(Puzzle, Start),
    replay(Trips, 1, Puzzle, Start, [Start], Verdict).

replay([], _, Puzzle, State, Reversed, Verdict) :-
    reverse(Reversed, States),
    (   goal_state(Puzzle, State)
    ->  Verdict = valid(States)
    ;   misplaced(Puzzle, State, Missing),
        Verdict = unfinished(States, Missing)
    ).
replay([Trip|Trips], Number, Puzzle, State, Reversed, Verdict) :-
    (   plan_fault(Puzzle, State, Trip, Fault)
    ->  reverse(Reversed, States),
        Verdict = illegal(Number, Trip, Fault, States)
    ;   after_trip(Puzzle, State, Trip, Next),
        Number1 is Number+1,
        replay(Trips, Number1, Puzzle, Next, [Next|Reversed], Verdict)
    ).

% What is wrong with a trip that somebody made up; the first fault counts.
plan_fault(_, state(Boat, _), trip(_, From, _), boat_elsewhere(Boat)) :-
    From \== Boat.
plan_fault(_, state(_, Groups), trip(Party, From, _), absent(P, From)) :-
    memberchk(From-Group, Groups),
    member(P, Party),
    \+ memberchk(P, Group).
plan_fault(_, _, trip(Party, _, _), doubled(P)) :-
    append(_, [P|Rest], Party),
    memberchk(P, Rest).
plan_fault(Puzzle, _, trip(_, From, To), no_route(From, To)) :-
    puzzle_property(Puzzle, legs(Legs)),
    \+ memberchk(From-To, Legs).
plan_fault(Puzzle, _, trip(Party, _, _), boat(Reason)) :-
    boat_fault(Puzzle, Party, Reason).
plan_fault(Puzzle, State, Trip, unsafe(Place, Reason)) :-
    trip_fault(Puzzle, State, Trip, Place, Reason).

misplaced(Puzzle, state(Boat, Groups), Missing) :-
    puzzle_property(Puzzle, goals(Goals)),
    findall(P-Place,
            ( member(P-Wanted, Goals),
              Wanted \== anywhere,
              member(Place-Group, Groups),
              memberchk(P, Group),
              Place \== Wanted ),
            Missing0),
    (   Missing0 == []
    ->  Missing = [boat-Boat]
    ;   Missing = Missing0
    ).

%!  verdict_text(+Language, +Puzzle, +Verdict, -Text) is det.
%
%   True when Text says Verdict, of check_plan/3, in a sentence without a full stop.
%
%       ?- puzzle(wolf_goat_cabbage, P), T = trip([farmer,wolf], west, east),
%          verdict_text(en, P, illegal(1, T, unsafe(west, eats(goat, cabbage)), []), Text).
%       Text = "trip 1 (F W from the west bank to the east bank) is illegal: the goat would eat the cabbage on the west bank".

verdict_text(Language, Puzzle, Verdict, Text) :-
    (   Verdict = illegal(Number, trip(Party, From, To), Fault, _)
    ->  party_text(Puzzle, Party, PartyText),
        Words = illegal_trip(Number, PartyText, From, To, Fault)
    ;   Verdict = valid(States)
    ->  length(States, N),
        Trips is N-1,
        Words = valid(Trips)
    ;   Verdict = unfinished(States, Missing),
        length(States, N),
        Trips is N-1,
        Words = unfinished(Trips, Missing)
    ),
    say(Language, verdict(Words), Text).
