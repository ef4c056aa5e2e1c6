:- module(crossing_position,
          [ read_state/3,               % +Puzzle, +Given, -State
            puzzle_at/3,                % +Puzzle, +State, -Moved
            state_notation/2            % +State, -Text
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(errors).
:- use_module(narration).
:- use_module(plan).
:- use_module(rules).
:- use_module(vocabulary).

/** <module> A crossing from the middle: reading and writing a state, and starting from it

A state is written place by place, with the boat, in any order:

    west: farmer goat; east: wolf cabbage; boat: west

Names are those that a plan may use: names or symbols of passengers, names or first letters of places.  Who
is not named is at the one place that is not named.  The boat need not be named when all rowers are at one
place.  States as they are printed, `[F G *] | [W C]`, are read as well.
*/

%!  read_state(+Puzzle, +Given, -State) is det.
%
%   True when State is what Given says: a text as above, a state(Boat, Groups), or
%   position(Boat, Pairs) with a pair Place-Names for some places, the names as texts, and Boat a text or
%   `null`.
%
%       ?- puzzle(wolf_goat_cabbage, P), read_state(P, "boat west; west: farmer goat", State).
%       State = state(west, [west-[farmer,goat], east-[wolf,cabbage]]).
%
%   @throws puzzle_error(Kind), where Kind is state_part(Text, Example), state_passenger(Name, Known),
%   state_place(Name, Known), state_twice(Passenger), state_missing(Passenger) or state_boat(Places).

read_state(Puzzle, Given, State) :-
    (   string(Given)
    ->  state_parts(Puzzle, Given, Boat, Pairs)
    ;   Given = state(Boat, Pairs)
    ->  true
    ;   Given = position(Boat, Pairs)
    ->  true
    ;   type_error(state, Given)
    ),
    maplist(named_group(Puzzle), Pairs, Named),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    findall(P, ( member(_-Group, Named), member(P, Group) ), Placed),
    (   append(_, [P|Rest], Placed),
        memberchk(P, Rest)
    ->  puzzle_error(state_twice(P))
    ;   true
    ),
    subtract(Passengers, Placed, Others),
    findall(Place, ( member(Place, Places), \+ memberchk(Place-_, Named) ), Unnamed),
    (   Others = []
    ->  Complete = Named
    ;   Unnamed = [Place]
    ->  Complete = [Place-Others|Named]
    ;   Others = [P|_],
        puzzle_error(state_missing(P))
    ),
    maplist(place_group(Complete, Passengers), Places, Groups),
    boat_place(Boat, Puzzle, Groups, BoatPlace),
    State = state(BoatPlace, Groups).

named_group(Puzzle, Name-Names, Place-Group) :-
    state_place(Puzzle, Name, Place),
    maplist(state_passenger(Puzzle), Names, Group).

state_place(Puzzle, Name, Place) :-
    (   place_called(Puzzle, Name, Place0)
    ->  Place = Place0
    ;   puzzle_property(Puzzle, places(Known)),
        puzzle_error(state_place(Name, Known))
    ).

state_passenger(Puzzle, Name, Passenger) :-
    (   passenger_called(Puzzle, Name, Passenger0)
    ->  Passenger = Passenger0
    ;   puzzle_property(Puzzle, passengers(Known)),
        puzzle_error(state_passenger(Name, Known))
    ).

% A place may be named twice.
place_group(Named, Passengers, Place, Place-Group) :-
    findall(P,
            ( member(P, Passengers), member(Place-Some, Named), memberchk(P, Some) ),
            Group).

boat_place(null, Puzzle, Groups, Place) =>
    puzzle_property(Puzzle, rowers(Rowers)),
    (   member(Place0-Group, Groups),
        forall(member(R, Rowers), memberchk(R, Group))
    ->  Place = Place0
    ;   puzzle_property(Puzzle, places(Places)),
        puzzle_error(state_boat(Places))
    ).
boat_place(Name, Puzzle, _, Place) =>
    state_place(Puzzle, Name, Place).

state_parts(Puzzle, Text, Boat, Pairs) :-
    split_string(Text, "", " \t\n", [Trimmed]),
    (   sub_string(Trimmed, 0, 1, _, "[")
    ->  puzzle_property(Puzzle, places(Places)),
        split_string(Trimmed, "|", " \t\n[]", Texts),
        (   same_length(Texts, Places)
        ->  true
        ;   bad_part(Puzzle, Trimmed)
        ),
        maplist(bracket_part(Puzzle), Places, Texts, Parts)
    ;   split_string(Trimmed, ";\n", " \t\r.", Texts0),
        exclude(==(""), Texts0, Texts),
        maplist(state_part(Puzzle), Texts, Parts)
    ),
    findall(Place-Names,
            ( member(Part, Parts), memberchk(Part, [at(Place, Names), starred(Place, Names)]) ),
            Pairs),
    (   member(Part, Parts),
        memberchk(Part, [boat(Boat0), starred(Boat0, _)])
    ->  Boat = Boat0
    ;   Boat = null
    ).

bracket_part(Puzzle, Place, Text, Part) :-
    (   sub_string(Text, Before, 1, After, "*")
    ->  sub_string(Text, 0, Before, _, Left),
        sub_string(Text, _, After, 0, Right),
        string_concat(Left, Right, Names0),
        part_names(Puzzle, Names0, Names),
        Part = starred(Place, Names)
    ;   part_names(Puzzle, Text, Names),
        Part = at(Place, Names)
    ).

state_part(Puzzle, Text, Part) :-
    (   split_string(Text, ":", " \t", [Head,Tail])
    ->  true
    ;   split_string(Text, " \t", " \t", Words),
        exclude(==(""), Words, [Head|Rest]),
        string_lower(Head, "boat")
    ->  atomic_list_concat(Rest, ' ', Atom),
        atom_string(Atom, Tail)
    ;   bad_part(Puzzle, Text)
    ),
    (   string_lower(Head, "boat")
    ->  boat_words(Tail, Boat),
        Part = boat(Boat)
    ;   part_names(Puzzle, Tail, Names),
        Part = at(Head, Names)
    ).

% `boat at the west` says the same as `boat: west`.
boat_words(Text, Boat) :-
    split_string(Text, " \t", " \t", Words0),
    exclude([W]>>memberchk(W, ["", "at", "on", "the", "bank", "is"]), Words0, Words),
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Boat).

part_names(Puzzle, Text, Names) :-
    (   name_words(Text, Names0)
    ->  exclude(nobody, Names0, Names)
    ;   bad_part(Puzzle, Text)
    ).

nobody("nobody").

bad_part(Puzzle, Text) :-
    initial_state(Puzzle, State),
    state_notation(State, Example),
    puzzle_error(state_part(Text, Example)).

%!  state_notation(+State, -Text) is det.
%
%   True when Text is State in the notation of read_state/3, in full.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, State), state_notation(State, Text).
%       Text = "west: farmer wolf goat cabbage; east: nobody; boat: west", State = _.

state_notation(state(Boat, Groups), Text) :-
    maplist(group_notation, Groups, Texts),
    atomic_list_concat(Texts, '; ', Places),
    format(string(Text), "~w; boat: ~w", [Places, Boat]).

group_notation(Place-Group, Text) :-
    (   Group == []
    ->  Names = nobody
    ;   maplist([P,A]>>format(atom(A), '~w', [P]), Group, Atoms),
        atomic_list_concat(Atoms, ' ', Names)
    ),
    format(string(Text), "~w: ~w", [Place, Names]).

%!  puzzle_at(+Puzzle, +State, -Moved) is det.
%
%   True when Moved is Puzzle with its start at State.
%
%       ?- puzzle(wolf_goat_cabbage, P), read_state(P, "east: wolf; boat west", State), puzzle_at(P, State, Moved),
%          initial_state(Moved, Start).
%       State = Start, Start = state(west, [west-[farmer,goat,cabbage], east-[wolf]]), Moved = _.
%
%   @throws puzzle_error(unsafe_start(Text)) when State breaks a rule.

puzzle_at(Puzzle, State, Moved) :-
    State = state(Boat, Groups),
    puzzle_property(Puzzle, boat(_, BoatGoal)),
    puzzle_property(Puzzle, starts(Starts0)),
    maplist(start_in(Groups), Starts0, Starts),
    changed_puzzle(Puzzle, [boat(Boat, BoatGoal), starts(Starts)], Moved),
    (   state_fault(Moved, State, Place, Reason)
    ->  fault_text(en, Place, Reason, Text),
        puzzle_error(unsafe_start(Text))
    ;   true
    ).

start_in(Groups, P-_, P-Place) :-
    member(Place-Group, Groups),
    memberchk(P, Group),
    !.                                  % a passenger is at one place

:- multifile prolog:error_message//1.

prolog:error_message(puzzle_error(state_part(Text, Example))) -->
    [ '"~w" is no part of a state; a state is written as in "~w"'-[Text, Example] ].
prolog:error_message(puzzle_error(state_passenger(Name, Known))) -->
    { names_list(Known, Names) },
    [ 'the state names ~w, who is no passenger: the passengers are ~w'-[Name, Names] ].
prolog:error_message(puzzle_error(state_place(Name, Known))) -->
    { names_list(Known, Names) },
    [ 'the state names ~w, which is no place: the places are ~w'-[Name, Names] ].
prolog:error_message(puzzle_error(state_twice(P))) -->
    [ 'the state has ~p twice'-[P] ].
prolog:error_message(puzzle_error(state_missing(P))) -->
    [ 'the state does not say where ~p is'-[P] ].
prolog:error_message(puzzle_error(state_boat(Places))) -->
    { Places = [Place|_] },
    [ 'the state does not say where the boat is, as in "boat: ~p"'-[Place] ].

names_list(Names, Text) :-
    maplist([N,A]>>format(atom(A), '~w', [N]), Names, Atoms),
    atomic_list_concat(Atoms, ', ', Text).
