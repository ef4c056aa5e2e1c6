:- module(crossing_classes,
          [ trip_ways/4,                % +Encoded, +Code, +Label, -Ways
            class_size/3,               % +Encoded, +Code, -Size
            mirror_image/2,             % +Encoded, -Mirror
            mirror_code/3,              % +Mirror, +Code, -Image
            labelled_blocks/4,          % +Encoded, +State, -Blocks, -Ordered
            labelled_trip/6,            % +Mode, +Encoded, +Label, +Blocks0, -Members, -Blocks
            named_trip/5                % +Puzzle, +Encoded, +Label, +Members, -Trip
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(encoding).
:- use_module(layout).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> Classes of states: how many states they are, their mirror images, and who is who in them

A class is the code of crossing_encoding for states that differ only in which of the interchangeable blocks
of passengers is which.
*/

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

trip_ways(encoded(_, Layout, _, _, _, _, _, _, _, _), Code, trip(_, Uses), Ways) :-
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
    ;   K =:= 1
    ->  Choices = N
    ;   K =:= N
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
    maplist(mirror_field(K, Layout), Fields, Distances0),
    keysort(Distances0, Distances),
    group_pairs_by_key(Distances, Groups),
    maplist(mirror_move, Groups, Moves).

% The fields that move as far are moved together.
mirror_field(K, Layout, field(F, C, Shift, Mask), Distance-Field) :-
    arg(F, Layout, family(_, Roles, _, Base, Width)),
    Distance is Base+(K**Roles-1-C)*Width-Shift,
    Field is Mask<<Shift.

mirror_move(Distance-Fields, move(Mask, Distance)) :-
    sum_list(Fields, Mask).

%!  mirror_code(+Mirror, +Code, -Image) is det.
%
%   True when Image is the class Code with the places in reverse order.
%
%       ?- mirror_code(mirror(1, 1, [move(4,-1), move(2,1)]), 0b010, Image).
%       Image = 5.

mirror_code(mirror(BoatMask, LastPlace, Moves), Code, Image) :-
    Boat is LastPlace-(Code /\ BoatMask),
    mirror_moves(Moves, Code, Boat, Image).

mirror_moves([], _, Image, Image).
mirror_moves([move(Mask, Distance)|Moves], Code, Image0, Image) :-
    Image1 is Image0 + ((Code /\ Mask) << Distance),
    mirror_moves(Moves, Code, Image1, Image).

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
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), initial_state(P, S), labelled_blocks(E, S, Bs0, _), labelled_trip(first, E, trip(1, [use(1,0,[0],1), use(3,0,[0],1)]), Bs0, Members, _).
%       Members = [0,2].

labelled_trip(Mode, Encoded, Label, Blocks0, Members, Blocks) :-
    Encoded = encoded(Puzzle, _, _, _, _, AllWays, _, _, _, _),
    Label = trip(Way, Uses),
    arg(Way, AllWays, From-To),
    puzzle_property(Puzzle, places(Places)),
    nth0(I, Places, From),
    nth0(J, Places, To),
    !,                                  % places are different
    length(Places, K),
    (   Mode == first,
        \+ competing(Uses)
    ->  once(use_blocks(Uses, I, J, K, Blocks0, Marked, Numbers))
    ;   use_blocks(Uses, I, J, K, Blocks0, Marked, Numbers)
    ),
    maplist(maplist(arrived), Marked, Blocks),
    msort(Numbers, Members).

arrived(block(C0, Numbers), block(C, Numbers)) :-
    (   C0 = moved(Moved)
    ->  C = Moved
    ;   C = C0
    ).

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
            Family = [block(moved(Moved), Numbers)|Rest],
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
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), named_trip(P, E, trip(1, []), [0,3], Trip).
%       Trip = trip([farmer,cabbage], west, east).

named_trip(Puzzle, encoded(_, _, _, _, _, Ways, _, _, _, _), trip(Way, _), Members, trip(Party, From, To)) :-
    arg(Way, Ways, From-To),
    puzzle_property(Puzzle, passengers(Passengers)),
    findall(P, ( member(I, Members), nth0(I, Passengers, P) ), Party).
