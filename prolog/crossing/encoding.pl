:- module(crossing_encoding,
          [ encode/3,                   % +Puzzle, +Families, -Encoded
            encode/4,                   % +Puzzle, +Families, +Deadline, -Encoded
            in_time/1,                  % +Deadline
            single_families/2,          % +Puzzle, -Families
            encoded_space/2,            % +Encoded, -Space
            encoded_moves/3,            % +Encoded, +Code, -Moves
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
:- use_module(library(pairs)).
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

% encoded(Puzzle, Layout, BoatBits, Fields, Takes, Trips, Bad, BoatGoal, Seen, Memo):
%
%   Layout    families(Family, ...) with family(Blocks, Roles, Size, Base, Width): Blocks lists the blocks
%             as Number-Passenger pairs, Roles is the number of members of a block, Size the number of
%             blocks, Base and Width say where the fields are
%   Fields    list of field(Family, Configuration, Shift, Mask), families from 1, configurations from 0
%   Takes     takes(TakesAtPlace1, ...): for each place of the boat, the ways to fill it
%   Trips     rows(Row, ...): row(Trip, Uses) for each label, Uses being who is taken from which field
%   Bad       the fields that are empty in a goal
%   Seen      presence(Mask, Memo, Kinds) for each place: which fields show who is there, which of their
%             values were judged, and how to count who they mean
%   Memo      the groups that were judged, by how many of each kind they have

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
    encode(Puzzle, Families, inf, Encoded).

%!  encode(+Puzzle, +Families, +Deadline, -Encoded) is det.
%
%   As encode/3, but no longer than until Deadline, a time stamp or `inf`: a boat with many seats can be
%   filled in very many ways.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), catch(encode(P, Fs, 0, _), search_limit(Limit), true).
%       Limit = seconds.
%
%   @throws search_limit(seconds)

encode(Puzzle, Families, Deadline, Encoded) :-
    puzzle_property(Puzzle, places(Places)),
    puzzle_property(Puzzle, boat(_, BoatGoalPlace)),
    length(Places, K),
    BoatBits is msb(2*K-1),
    puzzle_property(Puzzle, passengers(Passengers)),
    layouts(Families, Passengers, K, BoatBits, LayoutList),
    Layout =.. [families|LayoutList],
    fields(LayoutList, 1, K, Fields),
    bad_fields(Puzzle, Layout, Places, Fields, Bad),
    (   nth0(BoatGoal0, Places, BoatGoalPlace)
    ->  BoatGoal = BoatGoal0
    ;   BoatGoal = anywhere
    ),
    kinds(LayoutList, 1, 0, Kinds),
    presences(0, K, Fields, Layout, Kinds, Presences),
    Seen =.. [seen|Presences],
    trie_new(Memo),
    parties(Puzzle, Layout, Kinds, Deadline, Memo, Parties),
    places_takes(Places, 0, Parties, Puzzle, Layout, Deadline, 1, RowLists, TakeLists),
    append(RowLists, RowList),
    Trips =.. [rows|RowList],
    Takes =.. [takes|TakeLists],
    Encoded = encoded(Puzzle, Layout, BoatBits, Fields, Takes, Trips, Bad, BoatGoal, Seen, Memo).

layouts([], _, _, _, []).
layouts([Family|Families], Passengers, K, Base, [family(Blocks, Roles, Size, Base, Width)|Layouts]) :-
    Family = [Block|_],
    length(Family, Size),
    length(Block, Roles),
    Width is msb(Size)+1,
    maplist(numbered_block(Passengers), Family, Blocks),
    Base1 is Base+Width*K**Roles,
    layouts(Families, Passengers, K, Base1, Layouts).

numbered_block(Passengers, Block, Numbered) :-
    maplist(numbered_passenger(Passengers), Block, Numbered).

numbered_passenger(Passengers, P, Number-P) :-
    nth0(Number, Passengers, P),
    !.                                  % passengers are different

fields([], _, _, []).
fields([family(_, Roles, Size, Base, Width)|Layouts], F, K, Fields) :-
    Mask is (1<<(msb(Size)+1))-1,
    Last is K**Roles-1,
    findall(field(F, C, Shift, Mask),
            ( between(0, Last, C), Shift is Base+C*Width ),
            Fields,
            More),
    F1 is F+1,
    fields(Layouts, F1, K, More).

% field_at(+Layout, +Family, +Configuration, -Shift, -Mask)
field_at(Layout, F, C, Shift, Mask) :-
    arg(F, Layout, family(_, _, _, Base, Width)),
    Shift is Base+C*Width,
    Mask is (1<<Width)-1.

% The place of the member with number Role, from 0, in configuration C.
role_place(C, Role, K, Place) :-
    Place is (C // K**Role) mod K.

% The fields of configurations in which a member is not where the goal wants it.
bad_fields(Puzzle, Layout, Places, Fields, Bad) :-
    puzzle_property(Puzzle, goals(Goals)),
    length(Places, K),
    findall(F-Wanted,
            ( arg(F, Layout, family([Block|_], _, _, _, _)),
              findall(Role-Number,
                      ( nth0(Role, Block, _-P), memberchk(P-Place, Goals), nth0(Number, Places, Place) ),
                      Wanted) ),
            WantedAt),
    findall(Bits,
            ( member(field(F, C, Shift, Mask), Fields),
              memberchk(F-Wanted, WantedAt),
              member(Role-Number, Wanted),
              role_place(C, Role, K, Place),
              Place =\= Number,
              Bits is Mask<<Shift ),
            BitLists),
    foldl(or, BitLists, 0, Bad).

or(Bits, Sum0, Sum) :-
    Sum is Sum0\/Bits.

% A kind is kind(Family, Roles, Offset): the members Roles of a block.  How many of each kind a group has,
% each number at its Offset, is the signature of the group.  Kinds with more members come first.
kinds([], _, _, []).
kinds([family(_, Roles, _, _, Width)|Layouts], F, Offset0, Kinds) :-
    numlist_from(0, Roles, All),
    findall(Some, ( some_roles(All, Some), Some \== [] ), RoleLists),
    family_kinds(RoleLists, F, Width, Offset0, Offset, Kinds, More),
    F1 is F+1,
    kinds(Layouts, F1, Offset, More).

family_kinds([], _, _, Offset, Offset, Kinds, Kinds).
family_kinds([Roles|RoleLists], F, Width, Offset0, Offset, [kind(F, Roles, Offset0)|Kinds], Tail) :-
    Offset1 is Offset0+Width,
    family_kinds(RoleLists, F, Width, Offset1, Offset, Kinds, Tail).

numlist_from(I, N, List) :-
    (   I < N
    ->  List = [I|Rest],
        I1 is I+1,
        numlist_from(I1, N, Rest)
    ;   List = []
    ).

some_roles([], []).
some_roles([Role|Roles], Some) :-
    (   Some = [Role|More],
        some_roles(Roles, More)
    ;   some_roles(Roles, Some)
    ).

% presence(Mask, Memo, Parts) for each place: Parts lists part(Shift, FieldMask, Offset) for the fields that
% put somebody there.
presences(Place, K, Fields, Layout, Kinds, Presences) :-
    (   Place =:= K
    ->  Presences = []
    ;   Presences = [presence(Mask, Memo, Parts)|More],
        findall(part(Shift, FieldMask, Offset),
                ( member(field(F, C, Shift, FieldMask), Fields),
                  arg(F, Layout, family(_, N, _, _, _)),
                  present_roles(0, N, C, K, Place, Present),
                  Present \== [],
                  memberchk(kind(F, Present, Offset), Kinds) ),
                Parts),
        foldl(part_mask, Parts, 0, Mask),
        trie_new(Memo),
        Place1 is Place+1,
        presences(Place1, K, Fields, Layout, Kinds, More)
    ).

present_roles(Role, N, C, K, Place, Present) :-
    (   Role =:= N
    ->  Present = []
    ;   Role1 is Role+1,
        C1 is C//K,
        (   C mod K =:= Place
        ->  Present = [Role|More]
        ;   Present = More
        ),
        present_roles(Role1, N, C1, K, Place, More)
    ).

part_mask(part(Shift, FieldMask, _), Mask0, Mask) :-
    Mask is Mask0 \/ FieldMask<<Shift.


                /*******************************
                *           PARTIES            *
                *******************************/

% A party is party(Members, Taken): Taken lists Family-Roles for each block of which it has members, and
% Members is one such party.  There is one for each way to fill the boat that differs in more than who is
% who, in the order in which the rules propose them.
parties(Puzzle, Layout, Kinds, Deadline, Memo, Parties) :-
    puzzle_property(Puzzle, seats(Seats)),
    findall(party(Members, Taken),
            ( taken(Kinds, 0, 0, Seats, Layout, Taken, Signature),
              Signature > 0,
              in_time(Deadline),
              taken_members(Taken, 0, [], Layout, Members),
              boards(Puzzle, Members),
              safe_group(Memo, Puzzle, Signature, Members) ),
            Parties).

%!  in_time(+Deadline) is det.
%
%   True when Deadline, a time stamp or `inf`, is not over.
%
%       ?- in_time(inf).
%       true.
%
%   @throws search_limit(seconds) when it is

in_time(Deadline) :-
    (   Deadline \== inf,
        get_time(Now),
        Now > Deadline
    ->  throw(search_limit(seconds))
    ;   true
    ).

% Up to as many blocks of a family as there are, Left being those of family F that are left, with up to
% Seats members in all.
taken([], _, _, _, _, [], 0).
taken([kind(F, Roles, Offset)|Kinds], F0, Left0, Seats, Layout, Taken, Signature) :-
    (   F =:= F0
    ->  Left = Left0
    ;   arg(F, Layout, family(_, _, Left, _, _))
    ),
    (   Left > 0,
        length(Roles, N),
        N =< Seats,
        Left1 is Left-1,
        Seats1 is Seats-N,
        Taken = [F-Roles|More],
        taken([kind(F, Roles, Offset)|Kinds], F, Left1, Seats1, Layout, More, Signature1),
        Signature is Signature1+(1<<Offset)
    ;   taken(Kinds, F, Left, Seats, Layout, Taken, Signature)
    ).

% One group of the kinds Taken, in the order of the puzzle: different blocks for different entries.
taken_members(Taken, F, Blocks, Layout, Members) :-
    taken_numbers(Taken, F, Blocks, Layout, Numbered),
    keysort(Numbered, Sorted),
    pairs_values(Sorted, Members).

taken_numbers([], _, _, _, []).
taken_numbers([F-Roles|Taken], F0, Blocks0, Layout, Numbered) :-
    (   F =:= F0
    ->  Blocks0 = [Block|Blocks]
    ;   arg(F, Layout, family([Block|Blocks], _, _, _, _))
    ),
    role_members(Roles, 0, Block, Numbered, More),
    taken_numbers(Taken, F, Blocks, Layout, More).

role_members([], _, _, Members, Members).
role_members([Role|Roles], I, [Member|Block], Members, Tail) :-
    I1 is I+1,
    (   Role =:= I
    ->  Members = [Member|More],
        role_members(Roles, I1, Block, More, Tail)
    ;   role_members([Role|Roles], I1, Block, Members, Tail)
    ).


                /*******************************
                *            TRIPS             *
                *******************************/

% For the boat at a place: the takes that are possible there.  A take is
%
%     take(Bits, Needs, Rows)
%
% Bits are one-bit fields that must be set, Needs lists need(Shift, Mask, Count) for the other fields, and
% Rows lists row(Change, There, Landings, Label): the state changes by adding Change, and the party must be
% able to land, too, at the places of Landings, land(Place, Change).  Places are numbered from 1 here.
places_takes([], _, _, _, _, _, _, [], []).
places_takes([Place|Places], I, Parties, Puzzle, Layout, Deadline, Label0, [Rows|RowLists], [Takes|TakeLists]) :-
    puzzle_property(Puzzle, places(AllPlaces)),
    puzzle_property(Puzzle, legs(Legs)),
    length(AllPlaces, K),
    findall(way(To, J, Over),
            ( member(Place-To, Legs), nth0(J, AllPlaces, To), judged_landings(Puzzle, Place, To, Over) ),
            Ways),
    configurations(I, K, Layout, Configurations),
    findall(Members-Used,
            ( member(party(Members, Taken), Parties),
              used_fields(Taken, Configurations, Used),
              in_time(Deadline) ),
            Uses),
    takes(Uses, Place, I, Ways, K, Layout, Label0, Label, Rows, [], Takes),
    in_time(Deadline),
    I1 is I+1,
    places_takes(Places, I1, Parties, Puzzle, Layout, Deadline, Label, RowLists, TakeLists).

% The numbers, from 0, of the places where a party must be able to land on its way.
judged_landings(Puzzle, From, To, Over) :-
    (   puzzle_property(Puzzle, direct(landable))
    ->  puzzle_property(Puzzle, places(Places)),
        places_between(Puzzle, From, To, Between),
        findall(L, ( member(Place, Between), nth0(L, Places, Place) ), Over)
    ;   Over = []
    ).

% configurations(...): for each family, Roles-Cs for the kinds of members and the configurations Cs that
% have all of them at place I.
configurations(I, K, Layout, Configurations) :-
    Layout =.. [_|Families],
    maplist(family_configurations(I, K), Families, Lists),
    Configurations =.. [configurations|Lists].

family_configurations(I, K, family(_, Roles, _, _, _), Lists) :-
    numlist_from(0, Roles, All),
    Last is K**Roles-1,
    findall(Some-Cs,
            ( some_roles(All, Some),
              Some \== [],
              findall(C,
                      ( between(0, Last, C), forall(member(Role, Some), role_place(C, Role, K, I)) ),
                      Cs) ),
            Lists).

% Uses lists use(Family, Configuration, Roles, Times): the members Roles of so many blocks that are in
% Configuration, which has all of them at the place of the boat.
used_fields(Taken, Configurations, Uses) :-
    chosen_configurations(Taken, none, Configurations, Chosen),
    msort(Chosen, Sorted),
    counted(Sorted, Uses).

% Equal entries of Taken are next to each other; their configurations do not fall, so that each multiset
% is chosen once.
chosen_configurations([], _, _, []).
chosen_configurations([F-Roles|Taken], Before, Configurations, [use(F, C, Roles)|Chosen]) :-
    arg(F, Configurations, Lists),
    memberchk(Roles-Cs, Lists),
    member(C, Cs),
    (   Before = use(F, C0, Roles)
    ->  C >= C0
    ;   true
    ),
    chosen_configurations(Taken, use(F, C, Roles), Configurations, Chosen).

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

takes([], _, _, _, _, _, Label, Label, Rows, Rows, []).
takes([Members-Uses|More], Place, I, Ways, K, Layout, Label0, Label, Rows0, Rows, [take(Bits, Needs, TakeRows)|Takes]) :-
    needs(Uses, Layout, Bits, Needs),
    take_rows(Ways, Members, Uses, Place, I, K, Layout, Label0, Label1, Rows0, Rows1, TakeRows),
    takes(More, Place, I, Ways, K, Layout, Label1, Label, Rows1, Rows, Takes).

needs(Uses, Layout, Bits, Needs) :-
    maplist(used_field(Layout), Uses, Used),
    msort(Used, Sorted),
    summed(Sorted, Summed),
    split_needs(Summed, 0, Bits, Needs).

used_field(Layout, use(F, C, _, Times), Shift-Mask-Times) :-
    field_at(Layout, F, C, Shift, Mask).

split_needs([], Bits, Bits, []).
split_needs([Shift-Mask-Times|Summed], Bits0, Bits, Needs) :-
    (   Mask =:= 1
    ->  Bits1 is Bits0 \/ 1<<Shift,
        Needs = More
    ;   Bits1 = Bits0,
        Needs = [need(Shift, Mask, Times)|More]
    ),
    split_needs(Summed, Bits1, Bits, More).

% The needs of one field for members taken in different ways add up.
summed([], []).
summed([Field-A,Field-B|Rest], Summed) :-
    !,
    C is A+B,
    summed([Field-C|Rest], Summed).
summed([First|Rest], [First|Summed]) :-
    summed(Rest, Summed).

take_rows([], _, _, _, _, _, _, Label, Label, Rows, Rows, []).
take_rows([way(To, J, Over)|Ways], Members, Uses, From, I, K, Layout, Label0, Label,
          [row(trip(Members, From, To), Uses)|Rows0], Rows, [row(Change, There, Landings, Label0)|TakeRows]) :-
    trip_change(Uses, I, J, K, Layout, Change0),
    Change is Change0+J-I,
    There is J+1,
    maplist(landing(Uses, I, K, Layout), Over, Landings),
    Label1 is Label0+1,
    take_rows(Ways, Members, Uses, From, I, K, Layout, Label1, Label, Rows0, Rows, TakeRows).

landing(Uses, I, K, Layout, L, land(Place, Landed)) :-
    trip_change(Uses, I, L, K, Layout, Landed),
    Place is L+1.

% What the fields change by when the uses take their members from place I to place J.
trip_change([], _, _, _, _, 0).
trip_change([use(F, C, Roles, Times)|Uses], I, J, K, Layout, Change) :-
    foldl(moved_role(I, J, K), Roles, C, Moved),
    arg(F, Layout, family(_, _, _, Base, Width)),
    trip_change(Uses, I, J, K, Layout, Change1),
    Change is Change1+Times*((1<<(Base+Moved*Width))-(1<<(Base+C*Width))).

moved_role(I, J, K, Role, C0, C) :-
    C is C0+(J-I)*K**Role.

%!  encoded_space(+Encoded, -Space) is det.
%
%   True when Space is the state space of Encoded, as the search strategies take it; its labels are
%   numbers of trips.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_space(E, space(_, _, Move)), call(Move, 170, Label, S), decode_trip(E, Label, Trip), decode_state(E, S, State).
%       Trip = trip([farmer,goat], west, east), Label = 2, S = 205, State = state(east, [west-[wolf,cabbage], east-[farmer,goat]]) ;
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
    encoded_moves(Encoded, Code, Moves),
    member(Label-Next, Moves).

%!  encoded_moves(+Encoded, +Code, -Moves) is det.
%
%   True when Moves lists Label-Next for every trip out of Code, in the order in which trips are tried.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_moves(E, 170, Moves).
%       Moves = [2-205].

encoded_moves(Encoded, Code, Moves) :-
    Encoded = encoded(_, _, BoatBits, _, AllTakes, _, _, _, Seen, _),
    Place is (Code /\ ((1<<BoatBits)-1))+1,
    arg(Place, AllTakes, Takes),
    arg(Place, Seen, PresentHere),
    takes_moves(Takes, Code, PresentHere, Seen, Encoded, Moves).

takes_moves([], _, _, _, _, []).
takes_moves([take(Bits, Needs, Rows)|Takes], Code, PresentHere, Seen, Encoded, Moves) :-
    (   Code /\ Bits =:= Bits,
        enough(Needs, Code)
    ->  rows_moves(Rows, Code, PresentHere, Seen, Encoded, Moves, More),
        takes_moves(Takes, Code, PresentHere, Seen, Encoded, More)
    ;   takes_moves(Takes, Code, PresentHere, Seen, Encoded, Moves)
    ).

enough([], _).
enough([need(Shift, Mask, Count)|Needs], Code) :-
    (Code >> Shift) /\ Mask >= Count,
    enough(Needs, Code).

rows_moves([], _, _, _, _, Moves, Moves).
rows_moves([row(Change, There, Landings, Label)|Rows], Code, PresentHere, Seen, Encoded, Moves, Tail) :-
    (   Next is Code+Change,
        safe_place(PresentHere, Next, Encoded),
        arg(There, Seen, PresentThere),
        safe_place(PresentThere, Next, Encoded),
        landable(Landings, Code, Seen, Encoded)
    ->  Moves = [Label-Next|More],
        rows_moves(Rows, Code, PresentHere, Seen, Encoded, More, Tail)
    ;   rows_moves(Rows, Code, PresentHere, Seen, Encoded, Moves, Tail)
    ).

landable([], _, _, _).
landable([land(Place, Change)|Landings], Code, Seen, Encoded) :-
    Landed is Code+Change,
    arg(Place, Seen, Presence),
    safe_place(Presence, Landed, Encoded),
    landable(Landings, Code, Seen, Encoded).


                /*******************************
                *            SAFETY            *
                *******************************/

% Who is at a place shows in the fields of its presence mask.  Their values are remembered, and behind
% them the signature of the group, since different values can mean the same group.
safe_place(presence(Mask, Memo, Parts), Code, Encoded) :-
    Key is Code /\ Mask,
    (   trie_lookup(Memo, Key, Safe)
    ->  Safe == true
    ;   signature(Parts, Key, 0, Signature),
        (   safe_signature(Encoded, Signature)
        ->  trie_insert(Memo, Key, true)
        ;   trie_insert(Memo, Key, false),
            fail
        )
    ).

signature([], _, Signature, Signature).
signature([part(Shift, Mask, Offset)|Parts], Key, Signature0, Signature) :-
    Signature1 is Signature0 + (((Key >> Shift) /\ Mask) << Offset),
    signature(Parts, Key, Signature1, Signature).

safe_signature(encoded(Puzzle, Layout, _, _, _, _, _, _, _, Memo), Signature) :-
    (   trie_lookup(Memo, Signature, Safe)
    ->  Safe == true
    ;   Layout =.. [_|Layouts],
        kinds(Layouts, 1, 0, Kinds),
        signature_taken(Kinds, Signature, Layout, Taken),
        taken_members(Taken, 0, [], Layout, Group),
        safe_group(Memo, Puzzle, Signature, Group)
    ).

% One group with this signature.
signature_taken([], _, _, []).
signature_taken([kind(F, Roles, Offset)|Kinds], Signature, Layout, Taken) :-
    arg(F, Layout, family(_, _, _, _, Width)),
    Count is (Signature >> Offset) /\ ((1<<Width)-1),
    repeated(Count, F-Roles, Taken, More),
    signature_taken(Kinds, Signature, Layout, More).

repeated(N, X, List, Tail) :-
    (   N =:= 0
    ->  List = Tail
    ;   List = [X|More],
        N1 is N-1,
        repeated(N1, X, More, Tail)
    ).

safe_group(Memo, Puzzle, Signature, Group) :-
    (   trie_lookup(Memo, Signature, Safe)
    ->  Safe == true
    ;   group_fault(Puzzle, Group, _)
    ->  trie_insert(Memo, Signature, false),
        fail
    ;   trie_insert(Memo, Signature, true)
    ).


                /*******************************
                *        THERE AND BACK        *
                *******************************/

%!  encode_state(+Encoded, +State, -Code) is det.
%
%   True when Code is the integer for State, or for its class.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encode_state(E, state(east, [west-[wolf,cabbage], east-[farmer,goat]]), Code).
%       Code = 205.

encode_state(encoded(Puzzle, Layout, _, _, _, _, _, _, _, _), state(Boat, Groups), Code) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    once(nth0(BoatNumber, Places, Boat)),
    Layout =.. [_|Families],
    foldl(add_family(Groups, K), Families, BoatNumber, Code).

add_family(Groups, K, family(Blocks, _, _, Base, Width), Code0, Code) :-
    foldl(add_block(Groups, K, Base, Width), Blocks, Code0, Code).

add_block(Groups, K, Base, Width, Block, Code0, Code) :-
    block_configuration(Block, Groups, K, C),
    Code is Code0 + (1<<(Base+C*Width)).

block_configuration([], _, _, 0).
block_configuration([_-P|Block], Groups, K, C) :-
    nth0(Place, Groups, _-Group),
    memberchk(P, Group),
    !,                                  % a passenger is at one place
    block_configuration(Block, Groups, K, C1),
    C is Place+K*C1.

%!  decode_state(+Encoded, +Code, -State) is det.
%
%   True when State is the state of the integer Code; a state of its class where there are several.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), decode_state(E, 205, State).
%       State = state(east, [west-[wolf,cabbage], east-[farmer,goat]]).

decode_state(encoded(Puzzle, Layout, BoatBits, _, _, _, _, _, _, _), Code, state(Boat, Groups)) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    BoatNumber is Code /\ ((1<<BoatBits)-1),
    once(nth0(BoatNumber, Places, Boat)),
    Layout =.. [_|Families],
    foldl(family_whereabouts(Code, K), Families, Placed0, []),
    keysort(Placed0, Placed),
    place_groups(Places, 0, Placed, Groups).

% Number-at(Passenger, Place) for the members of all blocks, as a difference list.
family_whereabouts(Code, K, family(Blocks, Roles, _, Base, Width), Placed, Tail) :-
    Last is K**Roles-1,
    configured_blocks(0, Last, Code, Base, Width, K, Blocks, Placed, Tail).

configured_blocks(_, _, _, _, _, _, [], Placed, Placed) :-
    !.
configured_blocks(C, Last, Code, Base, Width, K, Blocks, Placed, Tail) :-
    C =< Last,
    Count is (Code >> (Base+C*Width)) /\ ((1<<Width)-1),
    place_blocks(Count, C, K, Blocks, Rest, Placed, More),
    C1 is C+1,
    configured_blocks(C1, Last, Code, Base, Width, K, Rest, More, Tail).

place_blocks(Count, C, K, Blocks, Rest, Placed, Tail) :-
    (   Count =:= 0
    ->  Rest = Blocks,
        Placed = Tail
    ;   Blocks = [Block|Blocks1],
        place_block(Block, C, K, Placed, More),
        Count1 is Count-1,
        place_blocks(Count1, C, K, Blocks1, Rest, More, Tail)
    ).

place_block([], _, _, Placed, Placed).
place_block([Number-P|Block], C, K, [Number-at(P, Place)|Placed], Tail) :-
    Place is C mod K,
    C1 is C//K,
    place_block(Block, C1, K, Placed, Tail).

place_groups([], _, _, []).
place_groups([Place|Places], I, Placed, [Place-Group|Groups]) :-
    findall(P, member(_-at(P, I), Placed), Group),
    I1 is I+1,
    place_groups(Places, I1, Placed, Groups).

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

trip_ways(encoded(_, Layout, _, _, _, Trips, _, _, _, _), Code, Label, Ways) :-
    arg(Label, Trips, row(_, Uses)),
    ways(Uses, none, Layout, Code, 1, Ways).

% Uses are sorted by field: of the blocks in a configuration, some are chosen for each use in turn.
ways([], _, _, _, Ways, Ways).
ways([use(F, C, _, Times)|Uses], Before, Layout, Code, Ways0, Ways) :-
    (   Before = left(F, C, Count)
    ->  true
    ;   field_at(Layout, F, C, Shift, Mask),
        Count is (Code >> Shift) /\ Mask
    ),
    choose(Count, Times, Choices),
    Ways1 is Ways0*Choices,
    Rest is Count-Times,
    ways(Uses, left(F, C, Rest), Layout, Code, Ways1, Ways).

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
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), class_size(E, 205, Size).
%       Size = 1.

class_size(encoded(_, Layout, _, _, _, _, _, _, _, _), Code, Size) :-
    functor(Layout, _, N),
    families_size(N, Layout, Code, 1, Size).

families_size(F, Layout, Code, Size0, Size) :-
    (   F =:= 0
    ->  Size = Size0
    ;   arg(F, Layout, family(_, _, N, Base, Width)),
        (   N =:= 1
        ->  Size1 = Size0
        ;   Fields is Code >> Base,
            multinomial(N, Fields, Width, Size0, Size1)
        ),
        F1 is F-1,
        families_size(F1, Layout, Code, Size1, Size)
    ).

multinomial(N, Fields, Width, Size0, Size) :-
    (   N =:= 0
    ->  Size = Size0
    ;   Count is Fields /\ ((1<<Width)-1),
        choose(N, Count, Choices),
        Size1 is Size0*Choices,
        N1 is N-Count,
        Fields1 is Fields >> Width,
        multinomial(N1, Fields1, Width, Size1, Size)
    ).

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

mirror_image(encoded(Puzzle, Layout, BoatBits, Fields, _, _, _, _, _, _), mirror(BoatMask, LastPlace, Moves)) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    LastPlace is K-1,
    BoatMask is (1<<BoatBits)-1,
    maplist(mirror_field(K, Layout), Fields, Moves).

mirror_field(K, Layout, field(F, C, Shift, Mask), field(Shift, Mask, Image)) :-
    arg(F, Layout, family(_, Roles, _, Base, Width)),
    Image is Base+(K**Roles-1-C)*Width.

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

labelled_blocks(encoded(_, Layout, _, _, _, _, _, _, _, _), state(_, Groups), Blocks, Ordered) :-
    length(Groups, K),
    Layout =.. [_|Families],
    maplist(labelled_family(Groups, K), Families, Blocks),
    (   forall(( member(Family, Blocks), append(_, [block(_, A),block(_, B)|_], Family) ),
               maplist(<, A, B))
    ->  Ordered = true
    ;   Ordered = false
    ).

labelled_family(Groups, K, family(Blocks0, _, _, _, _), Blocks) :-
    maplist(labelled_block(Groups, K), Blocks0, Blocks).

labelled_block(Groups, K, Block, block(C, Numbers)) :-
    block_configuration(Block, Groups, K, C),
    pairs_keys(Block, Numbers).

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
    nth1(F, Blocks0, Family0, Others),
    foldl(moved_role(I, J, K), Roles, C, Moved),
    take_blocks(Times, C, Moved, Roles, Family0, Family, Taken),
    nth1(F, Blocks1, Family, Others),
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
