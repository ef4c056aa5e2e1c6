:- module(crossing_encoding,
          [ encode/3,                   % +Puzzle, +Families, -Encoded
            single_families/2,          % +Puzzle, -Families
            encoded_space/2,            % +Encoded, -Space
            encode_state/3,             % +Encoded, +State, -Code
            decode_state/3,             % +Encoded, +Code, -State
            decode_trip/3,              % +Encoded, +Label, -Trip
            encoded_cost/3,             % +Encoded, +Label, -Cost
            trip_ways/4,                % +Encoded, +Code, +Label, -Ways
            class_size/3,               % +Encoded, +Code, -Size
            goal_code/2,                % +Encoded, -Code
            mirror_image/2,             % +Encoded, -Mirror
            mirror_code/3,              % +Mirror, +Code, -Image
            labelled_blocks/4,          % +Encoded, +State, -Blocks, -Ordered
            labelled_trip/6,            % +Mode, +Encoded, +Label, +Blocks0, -Members, -Blocks
            named_trip/5                % +Puzzle, +Encoded, +Label, +Members, -Trip
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> States of a crossing as integers

The readable rules are asked once for each kind of party and once for each group of passengers, and
remembered; a trip then is an addition.  No rule is written here: what may get into the boat is asked of
boards/2, and what may stay together of group_fault/3.

The passengers are parted into *families*, each a list of *blocks* that are interchangeable: couples are
blocks of a husband and a wife, and somebody who is like nobody else is a family of one block.  The
*configuration* of a block says where each of its members is, as a number in base K for K places.  What
counts is how many blocks of a family are in each configuration, so a state is an integer with the place
of the boat in its lowest bits and above it, for each family and each configuration, a field with that
number.  If every passenger is a family (single_families/2), fields are single bits and every state has a
number of its own; otherwise a number stands for a *class* of states that differ only in who is who.
*/

% encoded(Puzzle, Families, BoatBits, Fields, Takes, Trips, Bad, BoatGoal, Seen, Memo):
%
%   Fields    list of field(Family, Configuration, Shift, Mask), family and configuration from 0
%   Takes     takes(TakesAtPlace0, ...): for each place of the boat, the ways to fill it
%   Trips     rows(Row, ...): row(Trip, Uses) for each label, Uses being who is taken from which field
%   Bad       the fields that are empty in a goal
%   Seen      presence(Mask, Memo) for each place: which fields show who is there, and which of their
%             values were judged
%   Memo      the groups that were judged, as bit masks of passengers

%!  single_families(+Puzzle, -Families) is det.
%
%   True when Families has every passenger of Puzzle in a family of its own.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Families).
%       Families = [[[farmer]], [[wolf]], [[goat]], [[cabbage]]].

single_families(Puzzle, Families) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    findall([[P]], member(P, Passengers), Families).

%!  encode(+Puzzle, +Families, -Encoded) is det.
%
%   True when Encoded is Puzzle with its parties tabled.  Families is a list of families, a family a
%   list of blocks, and a block a list of passengers, the same number in each block of a family.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_space(E, space(Start, _, _)), call(Start, S).
%       S = 170.

encode(Puzzle, Families, Encoded) :-
    puzzle_property(Puzzle, places(Places)),
    puzzle_property(Puzzle, boat(_, BoatGoalPlace)),
    length(Places, K),
    BoatBits is msb(2*K-1),
    fields(Families, 0, K, BoatBits, Fields),
    bad_fields(Puzzle, Families, Places, Fields, Bad),
    (   nth0(BoatGoal0, Places, BoatGoalPlace)
    ->  BoatGoal = BoatGoal0
    ;   BoatGoal = anywhere
    ),
    trie_new(Memo),
    presences(K, Families, K, Fields, Presences),
    Seen =.. [seen|Presences],
    parties(Puzzle, Families, Memo, Parties),
    places_takes(Places, 0, Parties, Puzzle, Families, Fields, 1, RowLists, TakeLists),
    append(RowLists, RowList),
    Trips =.. [rows|RowList],
    Takes =.. [takes|TakeLists],
    Encoded = encoded(Puzzle, Families, BoatBits, Fields, Takes, Trips, Bad, BoatGoal, Seen, Memo).

fields([], _, _, _, []).
fields([Family|Families], F, K, Shift0, Fields) :-
    Family = [Block|_],
    length(Family, N),
    length(Block, Roles),
    Width is msb(N)+1,
    Mask is (1<<Width)-1,
    Configurations is K**Roles,
    Last is Configurations-1,
    findall(field(F, C, Shift, Mask),
            ( between(0, Last, C), Shift is Shift0+C*Width ),
            Fields,
            More),
    Shift1 is Shift0+Configurations*Width,
    F1 is F+1,
    fields(Families, F1, K, Shift1, More).

field_at(Fields, F, C, Shift, Mask) :-
    memberchk(field(F, C, Shift, Mask), Fields).

% The place of the member with number Role, from 0, in configuration C.
role_place(C, Role, K, Place) :-
    Place is (C // K**Role) mod K.

% The fields of configurations in which a member is not where the goal wants it.
bad_fields(Puzzle, Families, Places, Fields, Bad) :-
    puzzle_property(Puzzle, goals(Goals)),
    length(Places, K),
    findall(Bits,
            ( nth0(F, Families, [Block|_]),
              member(field(F, C, Shift, Mask), Fields),
              nth0(Role, Block, P),
              memberchk(P-Wanted, Goals),
              nth0(WantedNumber, Places, Wanted),
              role_place(C, Role, K, Place),
              Place =\= WantedNumber,
              Bits is Mask<<Shift ),
            BitLists),
    foldl(or, BitLists, 0, Bad).

or(Bits, Sum0, Sum) :-
    Sum is Sum0\/Bits.

% presence(Mask, Memo, Parts) for each place: Parts lists part(Shift, FieldMask, Family, Roles) for the
% fields that put the members Roles of a block there.
presences(0, _, _, _, []) :-
    !.
presences(Left, Families, K, Fields, [presence(Mask, Memo, Parts)|Presences]) :-
    Place is K-Left,
    findall(part(Shift, FieldMask, F, Present),
            ( member(field(F, C, Shift, FieldMask), Fields),
              nth0(F, Families, [Block|_]),
              findall(Role,
                      ( nth0(Role, Block, _), role_place(C, Role, K, Place) ),
                      Present),
              Present \== [] ),
            Parts),
    findall(Bits, ( member(part(Shift, FieldMask, _, _), Parts), Bits is FieldMask<<Shift ), BitLists),
    foldl(or, BitLists, 0, Mask),
    trie_new(Memo),
    Left1 is Left-1,
    presences(Left1, Families, K, Fields, Presences).


                /*******************************
                *           PARTIES            *
                *******************************/

% A party is party(Members, Taken): Taken lists Family-Roles for each block of which it has members, and
% Members is one such party.  There is one for each way to fill the boat that differs in more than who is
% who, in the order in which the rules propose them.
parties(Puzzle, Families, Memo, Parties) :-
    puzzle_property(Puzzle, seats(Seats)),
    puzzle_property(Puzzle, passengers(Passengers)),
    findall(F-Roles,
            ( nth0(F, Families, [Block|_]),
              findall(Role, nth0(Role, Block, _), All),
              some_roles(All, Roles),
              Roles \== [] ),
            Kinds),
    findall(party(Members, Taken),
            ( taken(Kinds, Seats, Families, Taken),
              Taken \== [],
              taken_members(Taken, Families, Passengers, Members),
              boards(Puzzle, Members),
              safe_members(Memo, Puzzle, Passengers, Members) ),
            Parties).

some_roles([], []).
some_roles([Role|Roles], Some) :-
    (   Some = [Role|More],
        some_roles(Roles, More)
    ;   some_roles(Roles, Some)
    ).

% Up to as many blocks of a family as there are, with up to Seats members in all.
taken([], _, _, []).
taken([Kind|Kinds], Seats, Families, Taken) :-
    (   Kind = F-Roles,
        length(Roles, N),
        N =< Seats,
        nth0(F, Families, Family),
        Family = [_|Rest],
        Seats1 is Seats-N,
        with_family(F, Rest, Families, Families1),
        Taken = [Kind|More],
        (   Rest == []
        ->  other_kinds(Kinds, F, Kinds1),
            taken(Kinds1, Seats1, Families1, More)
        ;   taken([Kind|Kinds], Seats1, Families1, More)
        )
    ;   taken(Kinds, Seats, Families, Taken)
    ).

with_family(F, Family, Families0, Families) :-
    nth0(F, Families0, _, Others),
    nth0(F, Families, Family, Others).

other_kinds(Kinds0, F, Kinds) :-
    findall(G-Roles, ( member(G-Roles, Kinds0), G =\= F ), Kinds).

% One party of its kind, in the order of the puzzle: different blocks for different entries.
taken_members(Taken, Families, Passengers, Members) :-
    members_of(Taken, Families, Unordered),
    include(among(Unordered), Passengers, Members).

members_of([], _, []).
members_of([F-Roles|Taken], Families, Members) :-
    nth0(F, Families, [Block|Rest]),
    findall(P, ( member(Role, Roles), nth0(Role, Block, P) ), Some),
    append(Some, More, Members),
    with_family(F, Rest, Families, Families1),
    members_of(Taken, Families1, More).

among(Group, P) :-
    memberchk(P, Group).


                /*******************************
                *            TRIPS             *
                *******************************/

% For the boat at a place: the takes that are possible there.  A take is
%
%     take(Bits, Needs, Rows)
%
% Bits are one-bit fields that must be set, Needs lists need(Shift, Mask, Count) for the other fields, and
% Rows lists row(Change, To, Landings, Label): the state changes by adding Change, and the party must be
% able to land, too, at the places of Landings, land(Place, Change).
places_takes([], _, _, _, _, _, _, [], []).
places_takes([Place|Places], I, Parties, Puzzle, Families, Fields, Label0, [Rows|RowLists], [Takes|TakeLists]) :-
    puzzle_property(Puzzle, places(AllPlaces)),
    puzzle_property(Puzzle, legs(Legs)),
    findall(To-J, ( member(Place-To, Legs), nth0(J, AllPlaces, To) ), Ways),
    length(AllPlaces, K),
    findall(Members-Used,
            ( member(party(Members, Taken), Parties),
              used_fields(Taken, I, K, Fields, Used) ),
            Uses),
    takes(Uses, Place, I, Ways, Puzzle, K, Fields, Label0, Label, Rows, [], Takes),
    I1 is I+1,
    places_takes(Places, I1, Parties, Puzzle, Families, Fields, Label, RowLists, TakeLists).

% Uses lists use(Family, Configuration, Roles, Times): the members Roles of so many blocks that are in
% Configuration, which has all of them at place I.
used_fields(Taken, I, K, Fields, Uses) :-
    chosen_configurations(Taken, I, K, Fields, none, Chosen),
    msort(Chosen, Sorted),
    counted(Sorted, Uses).

% Equal entries of Taken are next to each other; their configurations do not fall, so that each multiset
% is chosen once.
chosen_configurations([], _, _, _, _, []).
chosen_configurations([F-Roles|Taken], I, K, Fields, Before, [use(F, C, Roles)|Chosen]) :-
    member(field(F, C, _, _), Fields),
    forall(member(Role, Roles), role_place(C, Role, K, I)),
    (   Before = chosen(F, Roles, C0)
    ->  C >= C0
    ;   true
    ),
    chosen_configurations(Taken, I, K, Fields, chosen(F, Roles, C), Chosen).

counted([], []).
counted([use(F, C, Roles)|Uses], [use(F, C, Roles, Times)|Counted]) :-
    same_uses(Uses, use(F, C, Roles), 1, Times, Rest),
    counted(Rest, Counted).

same_uses([Use|Uses], Same, N0, N, Rest) :-
    Use == Same,
    !,
    N1 is N0+1,
    same_uses(Uses, Same, N1, N, Rest).
same_uses(Rest, _, N, N, Rest).

takes([], _, _, _, _, _, _, Label, Label, Rows, Rows, []).
takes([Members-Uses|More], Place, I, Ways, Puzzle, K, Fields, Label0, Label, Rows0, Rows, [take(Bits, Needs, TakeRows)|Takes]) :-
    needs(Uses, Fields, Bits, Needs),
    take_rows(Ways, Members, Uses, Place, I, Puzzle, K, Fields, Label0, Label1, Rows0, Rows1, TakeRows),
    takes(More, Place, I, Ways, Puzzle, K, Fields, Label1, Label, Rows1, Rows, Takes).

needs(Uses, Fields, Bits, Needs) :-
    findall(Shift-Mask-Times,
            ( member(use(F, C, _, Times), Uses), field_at(Fields, F, C, Shift, Mask) ),
            Used),
    msort(Used, Sorted),
    summed(Sorted, Summed),
    findall(Bit, ( member(Shift-1-1, Summed), Bit is 1<<Shift ), BitList),
    foldl(or, BitList, 0, Bits),
    findall(need(Shift, Mask, Times), ( member(Shift-Mask-Times, Summed), Mask > 1 ), Needs).

% The needs of one field for members taken in different ways add up.
summed([], []).
summed([Field-A,Field-B|Rest], Summed) :-
    !,
    C is A+B,
    summed([Field-C|Rest], Summed).
summed([First|Rest], [First|Summed]) :-
    summed(Rest, Summed).

take_rows([], _, _, _, _, _, _, _, Label, Label, Rows, Rows, []).
take_rows([To-J|Ways], Members, Uses, From, I, Puzzle, K, Fields, Label0, Label,
          [row(trip(Members, From, To), Uses)|Rows0], Rows, [row(Change, J, Landings, Label0)|TakeRows]) :-
    trip_change(Uses, I, J, K, Fields, Change0),
    Change is Change0+J-I,
    findall(land(L, Landed),
            ( puzzle_property(Puzzle, direct(landable)),
              places_between(Puzzle, From, To, Between),
              member(Place, Between),
              puzzle_property(Puzzle, places(Places)),
              nth0(L, Places, Place),
              trip_change(Uses, I, L, K, Fields, Landed) ),
            Landings),
    Label1 is Label0+1,
    take_rows(Ways, Members, Uses, From, I, Puzzle, K, Fields, Label1, Label, Rows0, Rows, TakeRows).

% What the fields change by when the uses take their members from place I to place J.
trip_change([], _, _, _, _, 0).
trip_change([use(F, C, Roles, Times)|Uses], I, J, K, Fields, Change) :-
    foldl(moved_role(I, J, K), Roles, C, Moved),
    field_at(Fields, F, C, Shift0, _),
    field_at(Fields, F, Moved, Shift, _),
    trip_change(Uses, I, J, K, Fields, Change1),
    Change is Change1+Times*((1<<Shift)-(1<<Shift0)).

moved_role(I, J, K, Role, C0, C) :-
    C is C0+(J-I)*K**Role.

%!  encoded_space(+Encoded, -Space) is det.
%
%   True when Space is the state space of Encoded, as the search strategies take it; its labels are
%   numbers of trips.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_space(E, space(_, _, Move)), call(Move, 170, Label, S), decode_trip(E, Label, Trip), decode_state(E, S, State).
%       Trip = trip([farmer,goat], west, east), Label = 2, S = 301, State = state(east, [west-[wolf,cabbage], east-[farmer,goat]]) ;
%       false.

encoded_space(Encoded, space(crossing_encoding:encoded_initial(Encoded),
                             crossing_encoding:encoded_goal(Encoded),
                             crossing_encoding:encoded_move(Encoded))).

encoded_initial(Encoded, Code) :-
    Encoded = encoded(Puzzle, _, _, _, _, _, _, _, _, _),
    initial_state(Puzzle, State),
    encode_state(Encoded, State, Code).

encoded_goal(encoded(_, _, BoatBits, _, _, _, Bad, BoatGoal, _, _), Code) :-
    Code /\ Bad =:= 0,
    (   BoatGoal == anywhere
    ->  true
    ;   Code /\ ((1<<BoatBits)-1) =:= BoatGoal
    ).

encoded_move(Encoded, Code, Label, Next) :-
    Encoded = encoded(_, _, BoatBits, _, AllTakes, _, _, _, Seen, _),
    Place is (Code /\ ((1<<BoatBits)-1))+1,
    arg(Place, AllTakes, Takes),
    possible_take(Takes, Code, Rows),
    arg(Place, Seen, PresentHere),
    next_of(Rows, Code, PresentHere, Seen, Encoded, Label, Next).

possible_take([take(Bits, Needs, Rows0)|Takes], Code, Rows) :-
    (   Code /\ Bits =:= Bits,
        enough(Needs, Code)
    ->  (   Rows = Rows0
        ;   possible_take(Takes, Code, Rows)
        )
    ;   possible_take(Takes, Code, Rows)
    ).

enough([], _).
enough([need(Shift, Mask, Count)|Needs], Code) :-
    (Code >> Shift) /\ Mask >= Count,
    enough(Needs, Code).

next_of([row(Change, To, Landings, Label0)|Rows], Code, PresentHere, Seen, Encoded, Label, Next) :-
    (   Next0 is Code+Change,
        safe_place(PresentHere, Next0, Encoded),
        There is To+1,
        arg(There, Seen, PresentThere),
        safe_place(PresentThere, Next0, Encoded),
        landable(Landings, Code, Seen, Encoded)
    ->  (   Label = Label0,
            Next = Next0
        ;   next_of(Rows, Code, PresentHere, Seen, Encoded, Label, Next)
        )
    ;   next_of(Rows, Code, PresentHere, Seen, Encoded, Label, Next)
    ).

landable([], _, _, _).
landable([land(Place, Change)|Landings], Code, Seen, Encoded) :-
    Landed is Code+Change,
    There is Place+1,
    arg(There, Seen, Presence),
    safe_place(Presence, Landed, Encoded),
    landable(Landings, Code, Seen, Encoded).


                /*******************************
                *            SAFETY            *
                *******************************/

% Who is at a place shows in the fields of its presence mask.  Their values are remembered, and behind
% them the group of passengers, since different values can mean the same group.
safe_place(presence(Mask, Memo, Parts), Code, Encoded) :-
    Key is Code /\ Mask,
    (   trie_lookup(Memo, Key, Safe)
    ->  Safe == true
    ;   Encoded = encoded(Puzzle, Families, _, _, _, _, _, _, _, Groups),
        puzzle_property(Puzzle, passengers(Passengers)),
        present_group(Parts, Key, Families, Passengers, Group),
        (   safe_members(Groups, Puzzle, Passengers, Group)
        ->  trie_insert(Memo, Key, true)
        ;   trie_insert(Memo, Key, false),
            fail
        )
    ).

% One group that shows like Key: blocks are counted by the members they have there, whatever the others do.
present_group(Parts, Key, Families, Passengers, Group) :-
    findall((F-Roles)-Count,
            ( member(part(Shift, Mask, F, Roles), Parts),
              Count is (Key >> Shift) /\ Mask,
              Count > 0 ),
            Counts0),
    msort(Counts0, Counts1),
    summed(Counts1, Counts),
    findall(Kind, ( member(Kind-Count, Counts), between(1, Count, _) ), Taken),
    taken_members(Taken, Families, Passengers, Group).

safe_members(Memo, Puzzle, Passengers, Group) :-
    group_mask(Passengers, Group, 1, 0, Mask),
    (   trie_lookup(Memo, Mask, Safe)
    ->  Safe == true
    ;   group_fault(Puzzle, Group, _)
    ->  trie_insert(Memo, Mask, false),
        fail
    ;   trie_insert(Memo, Mask, true)
    ).

% Group is in the order of Passengers.
group_mask([], _, _, Mask, Mask).
group_mask([P|Passengers], Group, Bit, Mask0, Mask) :-
    (   Group = [Q|Rest],
        P == Q
    ->  Mask1 is Mask0 \/ Bit,
        Group1 = Rest
    ;   Mask1 = Mask0,
        Group1 = Group
    ),
    Bit1 is Bit<<1,
    group_mask(Passengers, Group1, Bit1, Mask1, Mask).


                /*******************************
                *        THERE AND BACK        *
                *******************************/

%!  encode_state(+Encoded, +State, -Code) is det.
%
%   True when Code is the integer for State, or for its class.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encode_state(E, state(east, [west-[wolf,cabbage], east-[farmer,goat]]), Code).
%       Code = 301.

encode_state(encoded(Puzzle, Families, _, Fields, _, _, _, _, _, _), state(Boat, Groups), Code) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    once(nth0(BoatNumber, Places, Boat)),
    findall(Bit,
            ( nth0(F, Families, Family),
              member(Block, Family),
              block_configuration(Block, Groups, K, C),
              field_at(Fields, F, C, Shift, _),
              Bit is 1<<Shift ),
            Bits),
    sum_list([BoatNumber|Bits], Code).

block_configuration([], _, _, 0).
block_configuration([P|Block], Groups, K, C) :-
    nth0(Place, Groups, _-Group),
    memberchk(P, Group),
    !,                                  % a passenger is at one place
    block_configuration(Block, Groups, K, C1),
    C is Place+K*C1.

%!  decode_state(+Encoded, +Code, -State) is det.
%
%   True when State is the state of the integer Code; a state of its class where there are several.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), decode_state(E, 301, State).
%       State = state(east, [west-[wolf,cabbage], east-[farmer,goat]]).

decode_state(encoded(Puzzle, Families, BoatBits, Fields, _, _, _, _, _, _), Code, state(Boat, Groups)) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    BoatNumber is Code /\ ((1<<BoatBits)-1),
    once(nth0(BoatNumber, Places, Boat)),
    findall(F-C,
            ( member(field(F, C, Shift, Mask), Fields),
              Count is (Code >> Shift) /\ Mask,
              between(1, Count, _) ),
            Configurations),
    placed_members(Configurations, Families, K, Places, Placed),
    findall(Place-Group,
            ( member(Place, Places),
              findall(P, ( member(P, Passengers), memberchk(P-Place, Placed) ), Group) ),
            Groups).

placed_members([], _, _, _, []).
placed_members([F-C|Configurations], Families, K, Places, Placed) :-
    nth0(F, Families, [Block|Rest]),
    findall(P-Place,
            ( nth0(Role, Block, P), role_place(C, Role, K, Number), nth0(Number, Places, Place) ),
            Some),
    append(Some, More, Placed),
    with_family(F, Rest, Families, Families1),
    placed_members(Configurations, Families1, K, Places, More).

%!  decode_trip(+Encoded, +Label, -Trip) is det.
%
%   True when Trip is the trip that Label stands for, or a trip like it where passengers are alike.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), decode_trip(E, 1, Trip).
%       Trip = trip([farmer,wolf], west, east).

decode_trip(encoded(_, _, _, _, _, Trips, _, _, _, _), Label, Trip) :-
    arg(Label, Trips, row(Trip, _)).

%!  encoded_cost(+Encoded, +Label, -Cost) is det.
%
%   True when Cost is the duration of the trip that Label stands for.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_cost(E, 1, Cost).
%       Cost = 1.

encoded_cost(Encoded, Label, Cost) :-
    Encoded = encoded(Puzzle, _, _, _, _, _, _, _, _, _),
    decode_trip(Encoded, Label, trip(Party, _, _)),
    trip_duration(Puzzle, Party, Cost).

%!  trip_ways(+Encoded, +Code, +Label, -Ways) is det.
%
%   True when Ways trips of named passengers are what Label stands for, out of any one state of the
%   class Code.
%
%       ?- puzzle(missionaries_cannibals, P), findall([cannibal(I)], between(1, 3, I), C), findall([missionary(I)], between(1, 3, I), M), encode(P, [M,C], E), encoded_space(E, space(Start, _, Move)), call(Start, S), call(Move, S, Label, _), decode_trip(E, Label, Trip), trip_ways(E, S, Label, Ways).
%       Trip = trip([missionary(1),cannibal(1)], west, east), Ways = 9, C = _, M = _, S = _, Label = _ ;
%       Trip = trip([cannibal(1),cannibal(2)], west, east), Ways = 3, C = _, M = _, S = _, Label = _ ;
%       Trip = trip([cannibal(1)], west, east), Ways = 3, C = _, M = _, S = _, Label = _ ;
%       false.

trip_ways(encoded(_, _, _, Fields, _, Trips, _, _, _, _), Code, Label, Ways) :-
    arg(Label, Trips, row(_, Uses)),
    ways(Uses, none, Fields, Code, 1, Ways).

% Uses are sorted by field: of the blocks in a configuration, some are chosen for each use in turn.
ways([], _, _, _, Ways, Ways).
ways([use(F, C, _, Times)|Uses], Before, Fields, Code, Ways0, Ways) :-
    (   Before = left(F, C, Count)
    ->  true
    ;   field_at(Fields, F, C, Shift, Mask),
        Count is (Code >> Shift) /\ Mask
    ),
    choose(Count, Times, Choices),
    Ways1 is Ways0*Choices,
    Rest is Count-Times,
    ways(Uses, left(F, C, Rest), Fields, Code, Ways1, Ways).

choose(N, K, Choices) :-
    (   K =:= 0
    ->  Choices = 1
    ;   N1 is N-1,
        K1 is K-1,
        choose(N1, K1, Choices1),
        Choices is Choices1*N//K
    ).

%!  class_size(+Encoded, +Code, -Size) is det.
%
%   True when Size states of named passengers belong to the class Code.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), class_size(E, 301, Size).
%       Size = 1.

class_size(encoded(_, Families, _, Fields, _, _, _, _, _, _), Code, Size) :-
    families_sizes(Families, 0, Fields, Code, 1, Size).

families_sizes([], _, _, _, Size, Size).
families_sizes([Family|Families], F, Fields, Code, Size0, Size) :-
    (   Family = [_]
    ->  Size1 = Size0
    ;   length(Family, N),
        findall(Count,
                ( member(field(F, _, Shift, Mask), Fields), Count is (Code >> Shift) /\ Mask ),
                Counts),
        multinomial(Counts, N, Size0, Size1)
    ),
    F1 is F+1,
    families_sizes(Families, F1, Fields, Code, Size1, Size).

multinomial([], _, Size, Size).
multinomial([Count|Counts], N, Size0, Size) :-
    choose(N, Count, Choices),
    Size1 is Size0*Choices,
    N1 is N-Count,
    multinomial(Counts, N1, Size1, Size).

%!  goal_code(+Encoded, -Code) is nondet.
%
%   True when Code is a goal: one for each place where the boat may end.  Fails where the goal leaves
%   the place of a passenger open.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), goal_code(E, Code).
%       Code = 340 ;
%       Code = 341.

goal_code(Encoded, Code) :-
    Encoded = encoded(Puzzle, _, _, _, _, _, _, _, _, _),
    puzzle_property(Puzzle, goals(Goals)),
    \+ memberchk(_-anywhere, Goals),
    puzzle_property(Puzzle, places(Places)),
    findall(Place-Group,
            ( member(Place, Places), findall(P, member(P-Place, Goals), Group) ),
            Groups),
    puzzle_property(Puzzle, boat(_, BoatGoal)),
    (   BoatGoal == anywhere
    ->  member(Boat, Places)
    ;   Boat = BoatGoal
    ),
    encode_state(Encoded, state(Boat, Groups), Code).

%!  mirror_image(+Encoded, -Mirror) is det.
%
%   True when Mirror is for mirror_code/3, with Encoded.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), mirror_image(E, M), mirror_code(M, 170, Image).
%       Image = 341, M = _.

mirror_image(encoded(Puzzle, Families, BoatBits, Fields, _, _, _, _, _, _), mirror(BoatMask, LastPlace, Moves)) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    LastPlace is K-1,
    BoatMask is (1<<BoatBits)-1,
    findall(field(Shift, Mask, Image),
            ( member(field(F, C, Shift, Mask), Fields),
              nth0(F, Families, [Block|_]),
              length(Block, Roles),
              Opposite is K**Roles-1-C,
              field_at(Fields, F, Opposite, Image, _) ),
            Moves).

%!  mirror_code(+Mirror, +Code, -Image) is det.
%
%   True when Image is the class Code with the places in reverse order.
%
%       ?- mirror_code(mirror(1, 1, [field(1,1,2), field(2,1,1)]), 0b010, Image).
%       Image = 5.

mirror_code(mirror(BoatMask, LastPlace, Moves), Code, Image) :-
    Boat is LastPlace-(Code /\ BoatMask),
    mirror_fields(Moves, Code, Boat, Image).

mirror_fields([], _, Image, Image).
mirror_fields([field(Shift, Mask, To)|Moves], Code, Image0, Image) :-
    Image1 is Image0 + (((Code >> Shift) /\ Mask) << To),
    mirror_fields(Moves, Code, Image1, Image).


                /*******************************
                *      WHO IS WHO AGAIN        *
                *******************************/

%!  labelled_blocks(+Encoded, +State, -Blocks, -Ordered) is det.
%
%   True when Blocks holds, for each family, the list of block(Configuration, Numbers) of its blocks in
%   State, Numbers being those of its members among the passengers, from 0.  Ordered is true when earlier
%   blocks have earlier members throughout.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), initial_state(P, S), labelled_blocks(E, S, Blocks, Ordered).
%       Blocks = [[block(0,[0])], [block(0,[1])], [block(0,[2])], [block(0,[3])]], Ordered = true.

labelled_blocks(encoded(Puzzle, Families, _, _, _, _, _, _, _, _), state(_, Groups), Blocks, Ordered) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    length(Groups, K),
    maplist(labelled_family(Passengers, Groups, K), Families, Blocks),
    (   forall(( member(Family, Blocks), append(_, [block(_, A),block(_, B)|_], Family) ),
               maplist(<, A, B))
    ->  Ordered = true
    ;   Ordered = false
    ).

labelled_family(Passengers, Groups, K, Family, Blocks) :-
    maplist(labelled_block(Passengers, Groups, K), Family, Blocks).

labelled_block(Passengers, Groups, K, Block, block(C, Numbers)) :-
    block_configuration(Block, Groups, K, C),
    maplist(number_of(Passengers), Block, Numbers).

number_of(Passengers, P, Number) :-
    nth0(Number, Passengers, P),
    !.                                  % passengers are different

%!  labelled_trip(+Mode, +Encoded, +Label, +Blocks0, -Members, -Blocks) is nondet.
%
%   True when the passengers with the sorted numbers Members can make the trip that Label stands for,
%   and so bring Blocks0 to Blocks.  With the mode `first`, only the first of them when they are ordered;
%   with `all`, each.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), initial_state(P, S), labelled_blocks(E, S, Bs0, _), labelled_trip(first, E, 2, Bs0, Members, _).
%       Members = [0,2].

labelled_trip(Mode, Encoded, Label, Blocks0, Members, Blocks) :-
    Encoded = encoded(Puzzle, _, _, _, _, Trips, _, _, _, _),
    arg(Label, Trips, row(trip(_, From, To), Uses)),
    puzzle_property(Puzzle, places(Places)),
    nth0(I, Places, From),
    nth0(J, Places, To),
    !,                                  % places are different
    length(Places, K),
    (   Mode == first,
        \+ competing(Uses)
    ->  once(use_blocks(Uses, I, J, K, Blocks0, Blocks, Numbers))
    ;   use_blocks(Uses, I, J, K, Blocks0, Blocks, Numbers)
    ),
    msort(Numbers, Members).

% Two uses take blocks out of the same configuration, so that what the one takes the other cannot.
competing(Uses) :-
    append(_, [use(F, C, _, _),use(F, C, _, _)|_], Uses),
    !.                                  % one pair is enough

use_blocks([], _, _, _, Blocks, Blocks, []).
use_blocks([use(F, C, Roles, Times)|Uses], I, J, K, Blocks0, Blocks, Numbers) :-
    nth0(F, Blocks0, Family0, Others),
    foldl(moved_role(I, J, K), Roles, C, Moved),
    take_blocks(Times, C, Moved, Roles, Family0, Family, Taken),
    nth0(F, Blocks1, Family, Others),
    use_blocks(Uses, I, J, K, Blocks1, Blocks, More),
    append(Taken, More, Numbers).

% A block that was moved is marked, so that no second use of the same trip moves it again.
take_blocks(Times, C, Moved, Roles, Family0, Family, Taken) :-
    (   Times =:= 0
    ->  Family = Family0,
        Taken = []
    ;   Family0 = [Block0|Rest0],
        (   Block0 = block(C, Numbers),
            Family = [block(Moved, Numbers)|Rest],
            findall(Number, ( member(Role, Roles), nth0(Role, Numbers, Number) ), Some),
            append(Some, More, Taken),
            Times1 is Times-1,
            take_blocks(Times1, C, Moved, Roles, Rest0, Rest, More)
        ;   Family = [Block0|Rest],
            take_blocks(Times, C, Moved, Roles, Rest0, Rest, Taken)
        )
    ).

%!  named_trip(+Puzzle, +Encoded, +Label, +Members, -Trip) is det.
%
%   True when Trip is the trip of the passengers with the numbers Members the way that Label goes.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), named_trip(P, E, 1, [0,3], Trip).
%       Trip = trip([farmer,cabbage], west, east).

named_trip(Puzzle, Encoded, Label, Members, trip(Party, From, To)) :-
    decode_trip(Encoded, Label, trip(_, From, To)),
    puzzle_property(Puzzle, passengers(Passengers)),
    findall(P, ( member(I, Members), nth0(I, Passengers, P) ), Party).
