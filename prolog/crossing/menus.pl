:- module(crossing_menus,
          [ boat_menus/6                % +Puzzle, +Layout, +Faults, +Judges, -Menus, -Ways
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(layout).
:- use_module(rules).
:- use_module(safety).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> Who can be taken aboard at each place, and what that adds to the code of a state

A *menu* lists, for one place of the boat, who may be there to be taken.  Its items are, in the order of the
families (see crossing_layout):

  - one(Bit, Later, Stay, Board, Use, Boat, Changes) for a passenger who is a family by himself.  Bit of the
    code says that he is there, and Later are the bits of those that come after him.  Stay and Board list
    pair(Out, Others) of fault_pairs/4, for the group that stays and for the party.
  - some(Shift, Mask, Options) for the blocks in one configuration, whose number is in the field Mask at
    Shift.  Options lists option(Size, Use, Boat, Changes) for the members that can be taken of such a
    block, more of them first.

Use is use(Family, Configuration, Roles), Boat what the party's own code changes by (see judges/5), and Changes,
for each way from the place, what the state changes by.
*/

%!  boat_menus(+Puzzle, +Layout, +Faults, +Judges, -Menus, -Ways) is det.
%
%   True when Menus holds menu(Items, Ways, known(Mask, Known)) for each place: Mask are the fields that show who is
%   there, and Known is a trie for what filled_boats/6 finds, or `none` where it would not be asked again.  Ways are way(Number, Change, Judge, Landings):
%   the number of the way, what the code of the boat's place changes by, the judge of the place of arrival,
%   and Landings lists land(To, Judge) for the places where the party must be able to land before.  Ways holds
%   From-To for each way, by number.
%
%       ?- puzzle(wolf_goat_cabbage, P), family_layout([[[farmer]]], [farmer], 2, 1, L), boat_menus(P, L, faults([],true,[],true), judges(places(w,e),b,b), Menus, Ways).
%       Menus = menus(menu([one(2,0,[],[],use(1,0,[0]),-2,[2])], [way(1,1,e,[])], known(2,none)), menu([one(4,0,[],[],use(1,1,[0]),-2,[-2])], [way(2,-1,w,[])], known(4,none))), Ways = ways(west-east, east-west).

boat_menus(Puzzle, Layout, Faults, Judges, Menus, Ways) :-
    puzzle_property(Puzzle, places(Places)),
    length(Places, K),
    findall(From-To,
            ( member(From, Places), puzzle_property(Puzzle, legs(Legs)), member(From-To, Legs) ),
            WayList),
    Ways =.. [ways|WayList],
    Layout =.. [_|Families],
    menus(Places, 0, context(Puzzle, Places, K, Families, Layout, Faults, Judges, Ways), MenuList),
    Menus =.. [menus|MenuList].

menus([], _, _, []).
menus([Place|Places], I, Context, [menu(Items, Ways, known(Mask, Known))|Menus]) :-
    Context = context(Puzzle, AllPlaces, K, Families, Layout, Faults, judges(Judges, _, _), AllWays),
    findall(way(Number, Change, Judge, Landings)-J,
            ( arg(Number, AllWays, Place-To),
              nth0(J, AllPlaces, To),
              Change is J-I,
              judge_at(J, Judges, Judge),
              landings(Puzzle, Place, To, AllPlaces, Judges, Landings) ),
            WayTos),
    findall(Way, member(Way-_, WayTos), Ways),
    findall(J, member(_-J, WayTos), Tos),
    Faults = faults(Group, _, Boat, _),
    fault_pairs(Group, Layout, I, StayPairs),
    append(Group, Boat, Both),
    fault_pairs(Both, Layout, I, BoardPairs),
    family_items(Families, 1, I, K, Tos, StayPairs-BoardPairs, Items0, []),
    later_bits(Items0, _, Items),
    foldl(item_mask, Items, 0, Mask),
    ( K > 2 -> trie_new(Known) ; Known = none ),
    I1 is I+1,
    menus(Places, I1, Context, Menus).

item_mask(one(Bit, _, _, _, _, _, _), Mask0, Mask) =>
    Mask is Mask0\/Bit.
item_mask(some(Shift, Field, _), Mask0, Mask) =>
    Mask is Mask0\/(Field<<Shift).

judge_at(J, Judges, Judge) :-
    J1 is J+1,
    arg(J1, Judges, Judge).

landings(Puzzle, From, To, Places, Judges, Landings) :-
    (   puzzle_property(Puzzle, direct(landable))
    ->  places_between(Puzzle, From, To, Between),
        findall(land(L, Judge),
                ( member(Place, Between), nth0(L, Places, Place), judge_at(L, Judges, Judge) ),
                Landings)
    ;   Landings = []
    ).

family_items([], _, _, _, _, _, Items, Items).
family_items([Family|Families], F, I, K, Tos, Pairs, Items, Tail) :-
    Family = family(Blocks, Roles, Size, Base, Width),
    (   Size =:= 1,
        Roles =:= 1
    ->  Blocks = [[_]],
        Bit is 1<<(Base+I),
        Pairs = StayPairs-BoardPairs,
        findall(Pair, member(Bit-Pair, StayPairs), Stay),
        findall(Pair, member(Bit-Pair, BoardPairs), Board),
        option(Family, F, K, I, Tos, [0], option(_, Use, Boat, Changes), I),
        Items = [one(Bit, _, Stay, Board, Use, Boat, Changes)|More]
    ;   role_sets(Roles, RoleSets),
        Last is K**Roles-1,
        Mask is (1<<Width)-1,
        findall(some(Shift, Mask, Options),
                ( between(0, Last, C),
                  findall(Option,
                          ( member(Some, RoleSets),
                            forall(member(Role, Some), role_place(C, Role, K, I)),
                            option(Family, F, K, I, Tos, Some, Option, C) ),
                          Options),
                  Options \== [],
                  Shift is Base+C*Width ),
                Items,
                More)
    ),
    F1 is F+1,
    family_items(Families, F1, I, K, Tos, Pairs, More, Tail).

option(family(_, Roles, _, Base, Width), F, K, I, Tos, Some, option(Size, use(F, C, Some), Boat, Changes), C) :-
    length(Some, Size),
    maplist(change(Some, C, I, K, Base, Width), Tos, Changes),
    away(Roles, K, 0, Away),
    foldl(moved_role(1, 0, K), Some, Away, Aboard),
    Boat is (1<<(Base+Aboard*Width))-(1<<(Base+Away*Width)).

change(Roles, C, I, K, Base, Width, J, Change) :-
    foldl(moved_role(I, J, K), Roles, C, Moved),
    Change is (1<<(Base+Moved*Width))-(1<<(Base+C*Width)).

% The configuration with everybody at place 1.
away(Roles, K, Away0, Away) :-
    (   Roles =:= 0
    ->  Away = Away0
    ;   Away1 is Away0*K+1,
        Roles1 is Roles-1,
        away(Roles1, K, Away1, Away)
    ).

later_bits([], 0, []).
later_bits([Item0|Items0], Bits, [Item|Items]) :-
    later_bits(Items0, Later, Items),
    (   Item0 = one(Bit, _, Stay, Board, Use, Boat, Changes)
    ->  Item = one(Bit, Later, Stay, Board, Use, Boat, Changes),
        Bits is Later\/Bit
    ;   Item = Item0,
        Bits = Later
    ).
