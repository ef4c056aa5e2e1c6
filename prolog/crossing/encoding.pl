:- module(crossing_encoding,
          [ encode/2,                   % +Puzzle, -Encoded
            encoded_space/2,            % +Encoded, -Space
            encode_state/3,             % +Encoded, +State, -Code
            decode_state/3,             % +Encoded, +Code, -State
            decode_trip/3,              % +Encoded, +Label, -Trip
            encoded_cost/3,             % +Encoded, +Label, -Cost
            safe_mask/2                 % +Encoded, +Mask
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> States of a crossing as integers

The readable rules are run once for each party and once for each group, and remembered: a group of
passengers is a bit mask (the first passenger is bit 0), and a state one integer,

    Boat << (N*K) \/ Mask_K << (N*(K-1)) \/ ... \/ Mask_2 << N \/ Mask_1

for N passengers and K places, Boat being the place of the boat from 0.  A trip of Party from one place
to another then is one exclusive or.  No rule is written here: what may get into the boat is asked of
party/3, and what may stay together of group_fault/3.
*/

%!  encode(+Puzzle, -Encoded) is det.
%
%   True when Encoded is Puzzle with its parties tabled, ready for encoded_space/2.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), encoded_space(E, space(Start, _, _)), call(Start, S).
%       S = 15.

encode(Puzzle, encoded(Puzzle, Size, Full, Shift, Goal, BoatGoal, LegsFrom, Trips, Memo)) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    length(Passengers, Size),
    length(Places, K),
    Full is (1<<Size)-1,
    Shift is Size*K,
    puzzle_property(Puzzle, goals(Goals)),
    goal_mask(Goals, Passengers, Places, Size, 0, 0, Goal),
    puzzle_property(Puzzle, boat(_, BoatGoalPlace)),
    (   nth0(BoatGoal0, Places, BoatGoalPlace)
    ->  BoatGoal = BoatGoal0
    ;   BoatGoal = anywhere
    ),
    trie_new(Memo),
    tabled_parties(Puzzle, Passengers, Memo, Parties),
    puzzle_property(Puzzle, legs(Legs)),
    findall(Party-trip(Members, From, To),
            ( member(Party-Members, Parties), member(From-To, Legs) ),
            Numbered),
    tabled_trips(Numbered, 1, Puzzle, Places, Size, Shift, Rows, TripList),
    Trips =.. [trips|TripList],
    findall(FromRows,
            ( nth0(I, Places, _), findall(Row, member(I-Row, Rows), FromRows) ),
            RowLists),
    LegsFrom =.. [legs|RowLists].

goal_mask([], _, _, _, _, Goal, Goal).
goal_mask([_-Place|Goals], Passengers, Places, Size, Bit, Goal0, Goal) :-
    (   nth0(I, Places, Place)
    ->  Goal1 is Goal0 \/ 1<<(I*Size+Bit)
    ;   Goal1 = Goal0                   % anywhere
    ),
    Bit1 is Bit+1,
    goal_mask(Goals, Passengers, Places, Size, Bit1, Goal1, Goal).

% Every party that may get into the boat and is safe in it, in the order in which parties are tried.
tabled_parties(Puzzle, Passengers, Memo, Parties) :-
    findall(Mask-Party,
            ( party(Puzzle, Passengers, Party),
              group_mask(Party, Passengers, Mask),
              remember_safe(Memo, Puzzle, Mask, Party)
            ),
            Parties).

group_mask(Group, Passengers, Mask) :-
    foldl(add_bit(Passengers), Group, 0, Mask).

add_bit(Passengers, P, Mask0, Mask) :-
    nth0(I, Passengers, P),
    !,                                  % passengers are different
    Mask is Mask0 \/ 1<<I.

% A row is row(Need, Change, FromShift, ToShift, Landings, Label): the trip is possible in a state that
% has all bits of Need, leads to the state exclusive-or Change, and must leave safe groups at FromShift,
% at ToShift, and for each landing Shift-Party at Shift together with Party.
tabled_trips([], _, _, _, _, _, [], []).
tabled_trips([Party-Trip|Numbered], Label, Puzzle, Places, Size, Shift, [I-Row|Rows], [Trip|Trips]) :-
    Trip = trip(_, From, To),
    nth0(I, Places, From),
    nth0(J, Places, To),
    !,                                  % places are different
    FromShift is I*Size,
    ToShift is J*Size,
    Need is Party<<FromShift,
    Change is Need xor (Party<<ToShift) xor ((I xor J)<<Shift),
    findall(LandShift-Party,
            ( puzzle_property(Puzzle, direct(landable)),
              places_between(Puzzle, From, To, Between),
              member(Place, Between),
              nth0(L, Places, Place),
              LandShift is L*Size ),
            Landings),
    Row = row(Need, Change, FromShift, ToShift, Landings, Label),
    Label1 is Label+1,
    tabled_trips(Numbered, Label1, Puzzle, Places, Size, Shift, Rows, Trips).

%!  encoded_space(+Encoded, -Space) is det.
%
%   True when Space is the state space of Encoded, as the search strategies take it; its labels are
%   numbers of trips.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), encoded_space(E, space(_, _, Move)), call(Move, 15, Label, S), decode_trip(E, Label, Trip).
%       Trip = trip([farmer,goat], west, east), Label = 3, S = 346 ;
%       false.

encoded_space(Encoded, crossing_encoding:space(encoded_initial(Encoded), encoded_goal(Encoded), encoded_move(Encoded))).

encoded_initial(Encoded, Code) :-
    Encoded = encoded(Puzzle, _, _, _, _, _, _, _, _),
    initial_state(Puzzle, State),
    encode_state(Encoded, State, Code).

encoded_goal(encoded(_, _, _, Shift, Goal, BoatGoal, _, _, _), Code) :-
    Code /\ Goal =:= Goal,
    (   BoatGoal == anywhere
    ->  true
    ;   Code >> Shift =:= BoatGoal
    ).

encoded_move(Encoded, Code, Label, Next) :-
    Encoded = encoded(_, _, Full, Shift, _, _, LegsFrom, _, _),
    Place is (Code >> Shift)+1,
    arg(Place, LegsFrom, Rows),
    possible_row(Rows, Code, Row),
    Row = row(_, Change, FromShift, ToShift, Landings, Label),
    Next is Code xor Change,
    Left is (Next >> FromShift) /\ Full,
    safe_mask(Encoded, Left),
    Arrived is (Next >> ToShift) /\ Full,
    safe_mask(Encoded, Arrived),
    all_landable(Landings, Encoded, Code, Full).

possible_row([Row0|Rows], Code, Row) :-
    arg(1, Row0, Need),
    (   Code /\ Need =:= Need
    ->  (   Row = Row0
        ;   possible_row(Rows, Code, Row)
        )
    ;   possible_row(Rows, Code, Row)
    ).

all_landable([], _, _, _).
all_landable([Shift-Party|Landings], Encoded, Code, Full) :-
    Group is ((Code >> Shift) /\ Full) \/ Party,
    safe_mask(Encoded, Group),
    all_landable(Landings, Encoded, Code, Full).

%!  safe_mask(+Encoded, +Mask) is semidet.
%
%   True when the group of Mask may be together; the rules are asked once for each group.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), safe_mask(E, 0b1010).
%       true.

safe_mask(encoded(Puzzle, _, _, _, _, _, _, _, Memo), Mask) :-
    (   trie_lookup(Memo, Mask, Safe)
    ->  Safe == true
    ;   puzzle_property(Puzzle, passengers(Passengers)),
        mask_group(Passengers, Mask, Group),
        remember_safe(Memo, Puzzle, Mask, Group)
    ).

remember_safe(Memo, Puzzle, Mask, Group) :-
    (   group_fault(Puzzle, Group, _)
    ->  trie_update(Memo, Mask, false),
        fail
    ;   trie_update(Memo, Mask, true)
    ).

mask_group([], _, []).
mask_group([P|Passengers], Mask, Group) :-
    (   Mask /\ 1 =:= 1
    ->  Group = [P|Rest]
    ;   Group = Rest
    ),
    Mask1 is Mask>>1,
    mask_group(Passengers, Mask1, Rest).

%!  encode_state(+Encoded, +State, -Code) is det.
%
%   True when Code is the integer for State.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), encode_state(E, state(west, [west-[farmer,cabbage], east-[wolf,goat]]), Code).
%       Code = 105.

encode_state(encoded(Puzzle, Size, _, Shift, _, _, _, _, _), state(Boat, Groups), Code) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    nth0(B, Places, Boat),
    !,                                  % places are different
    encode_groups(Groups, Passengers, Size, 0, Masks),
    Code is B<<Shift \/ Masks.

encode_groups([], _, _, _, 0).
encode_groups([_-Group|Groups], Passengers, Size, Offset, Masks) :-
    group_mask(Group, Passengers, Mask),
    Offset1 is Offset+Size,
    encode_groups(Groups, Passengers, Size, Offset1, Masks1),
    Masks is Masks1 \/ Mask<<Offset.

%!  decode_state(+Encoded, +Code, -State) is det.
%
%   True when State is the state of the integer Code.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), decode_state(E, 105, State).
%       State = state(west, [west-[farmer,cabbage], east-[wolf,goat]]).

decode_state(encoded(Puzzle, Size, Full, Shift, _, _, _, _, _), Code, state(Boat, Groups)) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    B is Code>>Shift,
    nth0(B, Places, Boat),
    !,                                  % one place has this number
    decode_groups(Places, Passengers, Size, Full, Code, Groups).

decode_groups([], _, _, _, _, []).
decode_groups([Place|Places], Passengers, Size, Full, Code, [Place-Group|Groups]) :-
    Mask is Code /\ Full,
    mask_group(Passengers, Mask, Group),
    Code1 is Code>>Size,
    decode_groups(Places, Passengers, Size, Full, Code1, Groups).

%!  decode_trip(+Encoded, +Label, -Trip) is det.
%
%   True when Trip is the trip that Label stands for.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), decode_trip(E, 1, Trip).
%       Trip = trip([farmer,wolf], west, east).

decode_trip(encoded(_, _, _, _, _, _, _, Trips, _), Label, Trip) :-
    arg(Label, Trips, Trip).

%!  encoded_cost(+Encoded, +Label, -Cost) is det.
%
%   True when Cost is the duration of the trip that Label stands for.
%
%       ?- puzzle(wolf_goat_cabbage, P), encode(P, E), encoded_cost(E, 1, Cost).
%       Cost = 1.

encoded_cost(Encoded, Label, Cost) :-
    Encoded = encoded(Puzzle, _, _, _, _, _, _, _, _),
    decode_trip(Encoded, Label, trip(Party, _, _)),
    trip_duration(Puzzle, Party, Cost).
