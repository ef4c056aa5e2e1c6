:- module(crossing_layout,
          [ family_layout/5,            % +Families, +Passengers, +K, +Base, -Layout
            layout_fields/3,            % +Layout, +K, -Fields
            field_at/5,                 % +Layout, +Family, +Configuration, -Shift, -Mask
            role_place/4,               % +Configuration, +Role, +K, -Place
            moved_role/6,               % +From, +To, +K, +Role, +Configuration, -Moved
            block_configuration/4,      % +Block, +Groups, +K, -Configuration
            role_sets/2,                % +N, -RoleLists
            layout_kinds/2,             % +Layout, -Kinds
            group_of_kinds/3            % +Taken, +Layout, -Members
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- set_prolog_flag(optimise, true).

/** <module> How families of interchangeable passengers are laid out in an integer

A *layout* is families(Family, ...) with family(Blocks, Roles, Size, Base, Width): Blocks lists the blocks of
a family, each a list of Number-Passenger pairs with the passenger's number from 0; Roles is the number of
members of a block, Size the number of blocks.  The configuration of a block is a number in base K, for K
places, whose digit Role is the place of that member.  The number of blocks in configuration C is a field of
Width bits at Base+C*Width.
*/

%!  family_layout(+Families, +Passengers, +K, +Base, -Layout) is det.
%
%   True when Layout is that of Families, lists of blocks, for K places, its first field at bit Base.
%
%       ?- family_layout([[[wolf],[cabbage]]], [wolf,cabbage], 2, 1, Layout).
%       Layout = families(family([[0-wolf],[1-cabbage]], 1, 2, 1, 2)).

family_layout(Families, Passengers, K, Base, Layout) :-
    layouts(Families, Passengers, K, Base, List),
    Layout =.. [families|List].

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

%!  layout_fields(+Layout, +K, -Fields) is det.
%
%   True when Fields lists field(Family, Configuration, Shift, Mask) for all fields, families from 1.
%
%       ?- family_layout([[[goat]]], [goat], 2, 1, Layout), layout_fields(Layout, 2, Fields).
%       Layout = _, Fields = [field(1,0,1,1), field(1,1,2,1)].

layout_fields(Layout, K, Fields) :-
    Layout =.. [_|List],
    fields(List, 1, K, Fields).

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

%!  field_at(+Layout, +Family, +Configuration, -Shift, -Mask) is det.
%
%   True when the field of Configuration of the family with number Family is Mask, at bit Shift.
%
%       ?- field_at(families(family([], 1, 3, 1, 2)), 1, 1, Shift, Mask).
%       Shift = 3, Mask = 3.

field_at(Layout, F, C, Shift, Mask) :-
    arg(F, Layout, family(_, _, _, Base, Width)),
    Shift is Base+C*Width,
    Mask is (1<<Width)-1.

%!  role_place(+Configuration, +Role, +K, -Place) is det.
%
%   True when the member with number Role is at the place with number Place; all count from 0.
%
%       ?- role_place(5, 1, 3, Place).
%       Place = 1.

role_place(C, Role, K, Place) :-
    Place is (C // K**Role) mod K.

%!  moved_role(+From, +To, +K, +Role, +Configuration, -Moved) is det.
%
%   True when Moved is Configuration after the member Role went from place From to place To.
%
%       ?- moved_role(0, 2, 3, 1, 1, Moved).
%       Moved = 7.

moved_role(I, J, K, Role, C0, C) :-
    C is C0+(J-I)*K**Role.

%!  block_configuration(+Block, +Groups, +K, -Configuration) is det.
%
%   True when Block is in Configuration where Groups, pairs Place-Group, say who is where.
%
%       ?- block_configuration([0-h,1-w], [west-[w],east-[h]], 2, C).
%       C = 1.

block_configuration([], _, _, 0).
block_configuration([_-P|Block], Groups, K, C) :-
    nth0(Place, Groups, _-Group),
    memberchk(P, Group),
    !,                                  % a passenger is at one place
    block_configuration(Block, Groups, K, C1),
    C is Place+K*C1.

%!  role_sets(+N, -RoleLists) is det.
%
%   True when RoleLists are the sets of roles, from 0 up to N-1, that are not empty; larger ones first.
%
%       ?- role_sets(2, Sets).
%       Sets = [[0,1],[0],[1]].

role_sets(N, RoleLists) :-
    roles_from(0, N, All),
    findall(Some, ( some_roles(All, Some), Some \== [] ), RoleLists).

roles_from(I, N, List) :-
    (   I < N
    ->  List = [I|Rest],
        I1 is I+1,
        roles_from(I1, N, Rest)
    ;   List = []
    ).

some_roles([], []).
some_roles([Role|Roles], Some) :-
    (   Some = [Role|More],
        some_roles(Roles, More)
    ;   some_roles(Roles, Some)
    ).

%!  layout_kinds(+Layout, -Kinds) is det.
%
%   True when Kinds lists kind(Family, Roles, Offset) for each set of members that a block can have in a
%   group.  How many of each kind a group has, each number at its Offset, is the *signature* of the group.
%
%       ?- layout_kinds(families(family([], 2, 3, 1, 2)), Kinds).
%       Kinds = [kind(1,[0,1],0), kind(1,[0],2), kind(1,[1],4)].

layout_kinds(Layout, Kinds) :-
    Layout =.. [_|List],
    kinds(List, 1, 0, Kinds).

kinds([], _, _, []).
kinds([family(_, Roles, _, _, Width)|Layouts], F, Offset0, Kinds) :-
    role_sets(Roles, RoleLists),
    family_kinds(RoleLists, F, Width, Offset0, Offset, Kinds, More),
    F1 is F+1,
    kinds(Layouts, F1, Offset, More).

family_kinds([], _, _, Offset, Offset, Kinds, Kinds).
family_kinds([Roles|RoleLists], F, Width, Offset0, Offset, [kind(F, Roles, Offset0)|Kinds], Tail) :-
    Offset1 is Offset0+Width,
    family_kinds(RoleLists, F, Width, Offset1, Offset, Kinds, Tail).

%!  group_of_kinds(+Taken, +Layout, -Members) is det.
%
%   True when Members is one group with so many blocks for each taken(Family, Roles, Times) of Taken, which is
%   sorted by family: different blocks for each time, the passengers in their order.
%
%       ?- group_of_kinds([taken(1,[0],1)], families(family([[1-wolf],[3-cabbage]], 1, 2, 1, 2)), Members).
%       Members = [wolf].

group_of_kinds(Taken, Layout, Members) :-
    taken_numbers(Taken, 0, [], Layout, Numbered),
    keysort(Numbered, Sorted),
    pairs_values(Sorted, Members).

taken_numbers([], _, _, _, []).
taken_numbers([taken(F, Roles, Times)|Taken], F0, Blocks0, Layout, Numbered) :-
    (   F =:= F0
    ->  Blocks = Blocks0
    ;   arg(F, Layout, family(Blocks, _, _, _, _))
    ),
    taken_blocks(Times, Roles, Blocks, Rest, Numbered, More),
    taken_numbers(Taken, F, Rest, Layout, More).

taken_blocks(Times, Roles, Blocks0, Blocks, Numbered, Tail) :-
    (   Times =:= 0
    ->  Blocks = Blocks0,
        Numbered = Tail
    ;   Blocks0 = [Block|Blocks1],
        role_members(Roles, 0, Block, Numbered, More),
        Times1 is Times-1,
        taken_blocks(Times1, Roles, Blocks1, Blocks, More, Tail)
    ).

role_members([], _, _, Members, Members).
role_members([Role|Roles], I, [Member|Block], Members, Tail) :-
    I1 is I+1,
    (   Role =:= I
    ->  Members = [Member|More],
        role_members(Roles, I1, Block, More, Tail)
    ;   role_members([Role|Roles], I1, Block, Members, Tail)
    ).
