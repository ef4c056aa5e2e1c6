:- module(crossing_encoding,
          [ encode/3,                   % +Puzzle, +Families, -Encoded
            encode/4,                   % +Puzzle, +Families, +Deadline, -Encoded
            single_families/2,          % +Puzzle, -Families
            encoded_space/2,            % +Encoded, -Space
            encoded_moves/3,            % +Encoded, +Code, -Moves
            encode_state/3,             % +Encoded, +State, -Code
            decode_state/3,             % +Encoded, +Code, -State
            decode_trip/3,              % +Encoded, +Label, -Trip
            encoded_cost/3,             % +Encoded, +Label, -Cost
            goal_code/2                 % +Encoded, -Code
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(layout).
:- use_module(rules).
:- use_module(takes).
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
%   Layout    see crossing_layout
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
    family_layout(Families, Passengers, K, BoatBits, Layout),
    layout_fields(Layout, K, Fields),
    bad_fields(Puzzle, Layout, Places, Fields, Bad),
    (   nth0(BoatGoal0, Places, BoatGoalPlace)
    ->  BoatGoal = BoatGoal0
    ;   BoatGoal = anywhere
    ),
    layout_kinds(Layout, Kinds),
    presences(0, K, Fields, Layout, Kinds, Presences),
    Seen =.. [seen|Presences],
    trie_new(Memo),
    boat_parties(Puzzle, Layout, Kinds, Deadline, Memo, Parties),
    boat_takes(Puzzle, Layout, Deadline, Parties, Takes, Trips),
    Encoded = encoded(Puzzle, Layout, BoatBits, Fields, Takes, Trips, Bad, BoatGoal, Seen, Memo).

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
                *             MOVES            *
                *******************************/

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
    ;   layout_kinds(Layout, Kinds),
        signature_taken(Kinds, Signature, Layout, Taken),
        group_of_kinds(Taken, Layout, Group),
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
