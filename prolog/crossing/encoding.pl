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
:- use_module(filling).
:- use_module(judges).
:- use_module(layout).
:- use_module(menus).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> States of a crossing as integers

No rule is written here.  What may get into the boat and what may stay together is read off the clauses of
boat_fault/3 and group_fault/3 (see crossing_faults), or asked of them once for each group and remembered; a trip
then is an addition.

The passengers are parted into *families*, each a list of *blocks* that are interchangeable: couples are
blocks of a husband and a wife, and somebody who is like nobody else is a family of one block.  The
*configuration* of a block says where each of its members is, as a number in base K for K places.  What
counts is how many blocks of a family are in each configuration, so a state is an integer with the place
of the boat in its lowest bits and above it, for each family and each configuration, a field with that
number.  If every passenger is a family (single_families/2), fields are single bits and every state has a
number of its own; otherwise a number stands for a *class* of states that differ only in who is who.
*/

% encoded(Puzzle, Layout, BoatBits, Fields, Menus, Ways, Bad, BoatGoal, Judges, Deadline):
%
%   Layout    see crossing_layout
%   Fields    list of field(Family, Configuration, Shift, Mask), families from 1, configurations from 0
%   Menus     who can be taken at each place, and Ways, From-To for each way by its number: see crossing_menus
%   Bad       the fields that are empty in a goal
%   Judges    judges(Places, Fleet): a judge for each place, and what crossing_filling needs of the boat

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
%   True when Encoded is Puzzle as integers.  Families is a list of families, a family a list of blocks, and a
%   block a list of passengers, the same number in each block of a family.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_space(E, space(Start, _, _)), call(Start, S).
%       S = 170.

encode(Puzzle, Families, Encoded) :-
    encode(Puzzle, Families, inf, Encoded).

%!  encode(+Puzzle, +Families, +Deadline, -Encoded) is det.
%
%   As encode/3, but what is asked of Encoded throws search_limit(seconds) after Deadline, a time stamp or
%   `inf`: a boat with many seats can be filled in very many ways.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, 0, E), catch(encoded_moves(E, 170, _), search_limit(Limit), true).
%       E = _, Fs = _, Limit = seconds, P = _.

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
    known_faults(Puzzle, Faults),
    judges(Puzzle, Layout, K, Faults, Judges),
    boat_menus(Puzzle, Layout, Faults, Judges, Menus, Ways),
    Judges = judges(PlaceJudges, Together, Boarding),
    puzzle_property(Puzzle, seats(Seats)),
    all_away(Layout, K, Away),
    Fleet = fleet(Seats, Away, Together, Boarding, landing(Layout, K)),
    Encoded = encoded(Puzzle, Layout, BoatBits, Fields, Menus, Ways, Bad, BoatGoal, judges(PlaceJudges, Fleet), Deadline).

% The code with everybody at place 1.
all_away(Layout, K, Code) :-
    Layout =.. [_|Families],
    foldl(away(K), Families, 0, Code).

away(K, family(_, Roles, Size, Base, Width), Code0, Code) :-
    C is (K**Roles-1)//(K-1),
    Code is Code0 + (Size<<(Base+C*Width)).

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


                /*******************************
                *             MOVES            *
                *******************************/

%!  encoded_space(+Encoded, -Space) is det.
%
%   True when Space is the state space of Encoded, as the search strategies take it; its labels are
%   those of filled_boats/6.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_space(E, space(_, _, Move)), call(Move, 170, Label, S), decode_trip(E, Label, Trip), decode_state(E, S, State).
%       Trip = trip([farmer,goat], west, east), Label = trip(1, [use(1,0,[0],1), use(3,0,[0],1)]), S = 205, State = state(east, [west-[wolf,cabbage], east-[farmer,goat]]) ;
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
%       Moves = [trip(1, [use(1,0,[0],1), use(3,0,[0],1)])-205].

encoded_moves(encoded(_, _, BoatBits, _, Menus, _, _, _, judges(Judges, Fleet), Deadline), Code, Moves) :-
    Place is (Code /\ ((1<<BoatBits)-1))+1,
    arg(Place, Menus, Menu),
    arg(Place, Judges, Here),
    filled_boats(Menu, Fleet, Here, Code, Deadline, Moves).


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
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), decode_trip(E, trip(1, [use(1,0,[0],1), use(2,0,[0],1)]), Trip).
%       Trip = trip([farmer,wolf], west, east).

decode_trip(encoded(_, Layout, _, _, _, Ways, _, _, _, _), trip(Way, Uses), trip(Party, From, To)) :-
    arg(Way, Ways, From-To),
    maplist(use_taken, Uses, Taken),
    group_of_kinds(Taken, Layout, Party).

use_taken(use(F, _, Roles, Times), taken(F, Roles, Times)).

%!  encoded_cost(+Encoded, +Label, -Cost) is det.
%
%   True when Cost is the duration of the trip that Label stands for.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), encoded_cost(E, trip(1, [use(1,0,[0],1)]), Cost).
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
