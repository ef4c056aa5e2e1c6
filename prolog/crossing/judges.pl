:- module(crossing_judges,
          [ judges/5,                   % +Puzzle, +Layout, +K, +Faults, -Judges
            known_faults/2,             % +Puzzle, -Faults
            allowed/2                   % +Judge, +Code
          ]).
:- use_module(library(lists)).
:- use_module(faults).
:- use_module(layout).
:- use_module(rules).
:- use_module(safety).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> Judging the groups of a state by its code

A *judge* says whether the group at one place breaks a rule.  Where the faults of groups are known (see
crossing_faults) a look at a few masks tells.  Otherwise the readable rule is asked, once for each group: what it
said is remembered for the value of the fields that show who is at the place, and behind them for the *signature*
of the group (see layout_kinds/2), since different values can mean groups that differ only in who is who.
*/

% judge(Nodes, Asked): Nodes are for has_fault/2; Asked is `nothing`, or
% ask(Rule, Puzzle, Layout, Kinds, Mask, Parts, Memo, Signatures): Mask are the fields that show who is at the
% place, Parts lists part(Shift, FieldMask, Offset) to make a signature of them, and the tries Memo and Signatures
% hold `true` or `false` for what was judged.

%!  known_faults(+Puzzle, -Faults) is det.
%
%   True when Faults is faults(Group, GroupComplete, Boat, BoatComplete): those of group_faults/3 and
%   boat_faults/3.  They are found once for a puzzle, and kept in its property faults/1.
%
%       ?- puzzle(wolf_goat_cabbage, P), known_faults(P, faults(Group, true, _, true)).
%       Group = [fault(6,1), fault(12,1)], P = _.

known_faults(Puzzle, Faults) :-
    puzzle_property(Puzzle, faults(Known)),
    (   var(Known)
    ->  found_faults(Puzzle, Known)
    ;   true
    ),
    Faults = Known.

found_faults(Puzzle, faults(Group, GroupComplete, Boat, BoatComplete)) :-
    group_faults(Puzzle, Group, GroupComplete),
    boat_faults(Puzzle, Boat0, BoatComplete),
    exclude_empty(Boat0, Boat).

% A boat that nobody is in is never put to a judge.
exclude_empty([], []).
exclude_empty([fault(In, Out)|Faults0], Faults) :-
    (   In =:= 0
    ->  Faults = More
    ;   Faults = [fault(In, Out)|More]
    ),
    exclude_empty(Faults0, More).

%!  judges(+Puzzle, +Layout, +K, +Faults, -Judges) is det.
%
%   True when Judges is judges(Places, Together, Boarding): Places holds a judge for the group at each of K places;
%   Together judges a party as a group and Boarding as what the boat may carry, both in a code in which the party is
%   at the first place and everybody else at the second.
%
%       ?- puzzle(wolf_goat_cabbage, P), family_layout([[[farmer]], [[wolf],[cabbage]], [[goat]]], [farmer,wolf,goat,cabbage], 2, 1, L), known_faults(P, Faults), judges(P, L, 2, Faults, judges(Places, _, _)), arg(1, Places, West), allowed(West, 0b10011100).
%       false.

judges(Puzzle, Layout, K, faults(Group, GroupComplete, Boat, BoatComplete), judges(Places, Together, Boarding)) :-
    layout_kinds(Layout, Kinds),
    layout_fields(Layout, K, Fields),
    trie_new(Signatures),
    Last is K-1,
    numlist(0, Last, Numbered),
    Ask = ask(group, Puzzle, Layout, Kinds, Signatures),
    fault_patterns(Group, Layout, GroupPatterns),
    fault_patterns(Boat, Layout, BoatPatterns),
    place_judges(Numbered, GroupPatterns, GroupComplete, K, Fields, Ask, List),
    Places =.. [places|List],
    List = [Together|_],
    trie_new(Boarders),
    place_judge(0, BoatPatterns, BoatComplete, K, Fields, ask(boat, Puzzle, Layout, Kinds, Boarders), Boarding).

place_judges([], _, _, _, _, _, []).
place_judges([Place|Places], Patterns, Complete, K, Fields, Ask, [Judge|Judges]) :-
    place_judge(Place, Patterns, Complete, K, Fields, Ask, Judge),
    place_judges(Places, Patterns, Complete, K, Fields, Ask, Judges).

place_judge(Place, Patterns, Complete0, K, Fields, ask(Rule, Puzzle, Layout, Kinds, Signatures), judge(Nodes, Asked)) :-
    place_faults(Patterns, Layout, K, Place, Nodes, Complete),
    (   Complete0 == true,
        Complete == true
    ->  Asked = nothing
    ;   findall(part(Shift, FieldMask, Offset),
                ( member(field(F, C, Shift, FieldMask), Fields),
                  arg(F, Layout, family(_, N, _, _, _)),
                  present_roles(0, N, C, K, Place, Present),
                  Present \== [],
                  memberchk(kind(F, Present, Offset), Kinds) ),
                Parts),
        parts_mask(Parts, 0, Mask),
        trie_new(Memo),
        Asked = ask(Rule, Puzzle, Layout, Kinds, Mask, Parts, Memo, Signatures)
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

parts_mask([], Mask, Mask).
parts_mask([part(Shift, FieldMask, _)|Parts], Mask0, Mask) :-
    Mask1 is Mask0 \/ FieldMask<<Shift,
    parts_mask(Parts, Mask1, Mask).

%!  allowed(+Judge, +Code) is semidet.
%
%   True when the rules allow the group at the place of Judge in the state Code.
%
%       ?- allowed(judge([node(4, [node(24, [node(128, [])])])], nothing), 0b01100011).
%       true.

allowed(judge(Nodes, Asked), Code) :-
    ( Nodes == [] -> true ; \+ has_fault(Nodes, Code) ),
    (   Asked == nothing
    ->  true
    ;   Asked = ask(_, _, _, _, Mask, _, Memo, _),
        Key is Code /\ Mask,
        (   trie_lookup(Memo, Key, Allowed)
        ->  Allowed == true
        ;   asked(Asked, Key, Allowed),
            trie_insert(Memo, Key, Allowed),
            Allowed == true
        )
    ).

asked(ask(Rule, Puzzle, Layout, Kinds, _, Parts, _, Signatures), Key, Allowed) :-
    signature(Parts, Key, 0, Signature),
    (   trie_lookup(Signatures, Signature, Known)
    ->  Allowed = Known
    ;   signature_taken(Kinds, Signature, Layout, Taken),
        group_of_kinds(Taken, Layout, Group),
        (   breaks(Rule, Puzzle, Group)
        ->  Allowed = false
        ;   Allowed = true
        ),
        trie_insert(Signatures, Signature, Allowed)
    ).

breaks(group, Puzzle, Group) :-
    group_fault(Puzzle, Group, _).
breaks(boat, Puzzle, Party) :-
    boat_fault(Puzzle, Party, _).

signature([], _, Signature, Signature).
signature([part(Shift, Mask, Offset)|Parts], Key, Signature0, Signature) :-
    Signature1 is Signature0 + (((Key >> Shift) /\ Mask) << Offset),
    signature(Parts, Key, Signature1, Signature).

% One group with this signature.
signature_taken([], _, _, []).
signature_taken([kind(F, Roles, Offset)|Kinds], Signature, Layout, Taken) :-
    arg(F, Layout, family(_, _, _, _, Width)),
    Count is (Signature >> Offset) /\ ((1<<Width)-1),
    (   Count =:= 0
    ->  Taken = More
    ;   Taken = [taken(F, Roles, Count)|More]
    ),
    signature_taken(Kinds, Signature, Layout, More).
