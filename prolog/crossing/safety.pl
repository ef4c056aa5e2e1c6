:- module(crossing_safety,
          [ fault_patterns/3,           % +Faults, +Layout, -Patterns
            place_faults/6,             % +Patterns, +Layout, +K, +Place, -Nodes, -Complete
            fault_nodes/2,              % +MaskLists, -Nodes
            has_fault/2,                % +Nodes, +Code
            fault_pairs/4               % +Faults, +Layout, +Place, -Pairs
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(layout).
:- set_prolog_flag(optimise, true).

/** <module> Faults of a group as masks over the code of a state

A fault (see crossing_faults) names passengers.  In the code of a state (see crossing_layout) it shows as a few
masks, each of which has a bit in common with the code: one mask for each block of passengers that the fault
names, with the fields of the configurations that it asks for.  Since blocks of a family are interchangeable,
faults that differ only in which blocks they name are the same masks.
*/

%!  fault_patterns(+Faults, +Layout, -Patterns) is det.
%
%   True when Patterns is the set of what Faults say of blocks, whichever of their families they are: each lists
%   Family-pattern(InRoles, OutRoles), families from 1, for the blocks that a fault names.
%
%       ?- family_layout([[[farmer]], [[wolf],[cabbage]], [[goat]]], [farmer,wolf,goat,cabbage], 2, 1, L), fault_patterns([fault(6,1), fault(12,1)], L, Patterns).
%       L = _, Patterns = [[1-pattern([],[0]), 2-pattern([0],[]), 3-pattern([0],[])]].

fault_patterns(Faults, Layout, Patterns) :-
    Layout =.. [_|Families],
    findall(Number-at(F, B, Role),
            ( nth1(F, Families, family(Blocks, _, _, _, _)),
              nth1(B, Blocks, Block),
              nth0(Role, Block, Number-_) ),
            Numbered0),
    keysort(Numbered0, Numbered),
    pairs_values(Numbered, List),
    Where =.. [where|List],
    maplist(fault_pattern(Where), Faults, Patterns0),
    sort(Patterns0, Patterns).

fault_pattern(Where, fault(In, Out), Pattern) :-
    set_roles(In, in, Where, Roles, More),
    set_roles(Out, out, Where, More, []),
    msort(Roles, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(block_pattern, Groups, Pattern0),
    msort(Pattern0, Pattern).

set_roles(Set, How, Where, Roles, Tail) :-
    (   Set =:= 0
    ->  Roles = Tail
    ;   Number is msb(Set),
        I is Number+1,
        arg(I, Where, at(F, B, Role)),
        Roles = [F/B-(How-Role)|More],
        Rest is Set /\ \(1<<Number),
        set_roles(Rest, How, Where, More, Tail)
    ).

block_pattern(F/_-Roles, F-pattern(InRoles, OutRoles)) :-
    how_roles(Roles, in, InRoles),
    how_roles(Roles, out, OutRoles).

how_roles([], _, []).
how_roles([How-Role|Roles], Wanted, Some) :-
    (   How == Wanted
    ->  Some = [Role|More]
    ;   Some = More
    ),
    how_roles(Roles, Wanted, More).

%!  place_faults(+Patterns, +Layout, +K, +Place, -Nodes, -Complete) is det.
%
%   True when Nodes is for has_fault/2, to find whether the group at Place, numbered from 0 of K places, has one of the
%   faults with Patterns; Complete is `false` if that cannot be said of all of them.
%
%       ?- family_layout([[[farmer]], [[wolf],[cabbage]], [[goat]]], [farmer,wolf,goat,cabbage], 2, 1, L), fault_patterns([fault(6,1), fault(12,1)], L, Ps), place_faults(Ps, L, 2, 0, Nodes, Complete).
%       L = _, Ps = _, Nodes = [node(4,[node(24,[node(128,[])])])], Complete = true.

place_faults(Patterns, Layout, K, Place, Nodes, Complete) :-
    all_masks(Patterns, Layout, K, Place, Lists0, true, Complete),
    fault_nodes(Lists0, Nodes).

%!  fault_nodes(+MaskLists, -Nodes) is det.
%
%   True when Nodes is for has_fault/2, where each of MaskLists is a fault: a code has it that has a bit in common with
%   each of the masks.
%
%       ?- fault_nodes([[1,2], [1,4], [1,8,16]], Nodes).
%       Nodes = [node(1, [node(6, []), node(8, [node(16, [])])])].

fault_nodes(Lists0, Nodes) :-
    sort(Lists0, Lists1),
    append(Lists1, Masks),
    msort(Masks, Sorted),
    frequencies(Sorted, Frequencies),
    maplist(commonest_first(Frequencies), Lists1, Lists2),
    sort(Lists2, Lists),
    nodes(Lists, Nodes).

all_masks([], _, _, _, [], Complete, Complete).
all_masks([Pattern|Patterns], Layout, K, Place, Lists, Complete0, Complete) :-
    maplist(block_mask(Layout, K, Place), Pattern, FamilyMasks),
    (   separate(FamilyMasks)
    ->  pairs_values(FamilyMasks, Masks),
        sort(Masks, List0),
        ( List0 == [] -> List = [-1] ; List = List0 ),  % a fault of every group: any bit will do
        Lists = [List|More],
        all_masks(Patterns, Layout, K, Place, More, Complete0, Complete)
    ;   all_masks(Patterns, Layout, K, Place, Lists, false, Complete)
    ).

block_mask(Layout, K, Place, F-pattern(InRoles, OutRoles), F-Mask) :-
    arg(F, Layout, family(_, Roles, _, Base, Width)),
    Last is K**Roles-1,
    Field is (1<<Width)-1,
    findall(Bits,
            ( between(0, Last, C),
              forall(member(Role, InRoles), role_place(C, Role, K, Place)),
              \+ ( member(Role, OutRoles), role_place(C, Role, K, Place) ),
              Bits is Field<<(Base+C*Width) ),
            Fields),
    sum_list(Fields, Mask).

% No block can be taken for another one of its family.
separate([]).
separate([F-Mask|Masks]) :-
    \+ ( member(F-Other, Masks), Mask /\ Other =\= 0 ),
    separate(Masks).

frequencies([], []).
frequencies([Mask|Masks], [Mask-N|Frequencies]) :-
    same(Masks, Mask, 1, N, Rest),
    frequencies(Rest, Frequencies).

same([Mask|Masks], Mask0, N0, N, Rest) :-
    Mask =:= Mask0,
    !,
    N1 is N0+1,
    same(Masks, Mask0, N1, N, Rest).
same(Rest, _, N, N, Rest).

commonest_first(Frequencies, Masks, Sorted) :-
    findall(N-Mask, ( member(Mask, Masks), memberchk(Mask-N0, Frequencies), N is -N0 ), Keyed),
    msort(Keyed, KeysSorted),
    pairs_values(KeysSorted, Sorted).

% node(Mask, Nodes): a fault needs a bit of Mask, and one of Nodes, if there are any.  Last masks of the same beginning
% are one: a bit of either will do.
nodes(Lists, Nodes) :-
    partition(single, Lists, Singles, Others),
    (   Singles == []
    ->  Nodes = More
    ;   append(Singles, Masks),
        foldl(or, Masks, 0, Mask),
        Nodes = [node(Mask, [])|More]
    ),
    findall(First-Rest, ( member([First|Rest], Others) ), Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(group_node, Groups, More).

single([_]).

or(Bits, Sum0, Sum) :-
    Sum is Sum0\/Bits.

group_node(Mask-Lists, node(Mask, Nodes)) :-
    nodes(Lists, Nodes).

%!  has_fault(+Nodes, +Code) is semidet.
%
%   True when the state Code has a fault of Nodes at their place.
%
%       ?- has_fault([node(4, [node(24, [node(128, [])])])], 0b10011100).
%       true.

has_fault([node(Mask, Below)|Nodes], Code) :-
    (   Code /\ Mask =\= 0,
        ( Below == [] -> true ; has_fault(Below, Code) )
    ->  true
    ;   has_fault(Nodes, Code)
    ).

%!  fault_pairs(+Faults, +Layout, +Place, -Pairs) is det.
%
%   True when Pairs lists Bit-pair(Out, Others) for passengers who are families by themselves: a group with the
%   passenger of Bit, somebody of Others, and nobody of Out, has one of Faults.  All are bits of the code for the
%   passengers at Place.
%
%       ?- family_layout([[[farmer]], [[wolf]], [[goat]], [[cabbage]]], [farmer,wolf,goat,cabbage], 2, 1, L), fault_pairs([fault(6,1), fault(12,1)], L, 0, Pairs).
%       L = _, Pairs = [8-pair(2,32), 32-pair(2,136), 128-pair(2,32)].

fault_pairs(Faults, Layout, Place, Pairs) :-
    Layout =.. [_|Families],
    findall(Number-Bit,
            ( member(family([[Number-_]], 1, 1, Base, _), Families), Bit is 1<<(Base+Place) ),
            Bits),
    findall(Bit-Out-Other,
            ( member(fault(In0, Out0), Faults),
              place_bits(In0, Bits, Ins),
              place_bits(Out0, Bits, Outs),
              sum_list(Outs, Out),
              (   Ins = [A,B]
              ->  ( Bit = A, Other = B ; Bit = B, Other = A )
              ;   Ins = [Bit],
                  Other = Bit
              ) ),
            Triples0),
    sort(Triples0, Triples),
    group_pairs_by_key(Triples, Groups),
    findall(Bit-pair(Out, Others), ( member(Bit-Out-List, Groups), foldl(or, List, 0, Others) ), Pairs).

% The bits at a place of the passengers of a set; fails if one of them is not a family by himself.
place_bits(Set, Bits, PlaceBits) :-
    (   Set =:= 0
    ->  PlaceBits = []
    ;   Number is msb(Set),
        memberchk(Number-Bit, Bits),
        Rest is Set /\ \(1<<Number),
        PlaceBits = [Bit|More],
        place_bits(Rest, Bits, More)
    ).
