:- module(crossing_rests,
          [ banks/6,                    % +Families, +Faults, +Several, +All, +Rowing, -Banks
            rests/4,                    % +Banks, +Most, +Budget, -Rests
            is_rest/3                   % +Check, +First, +Boat
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(budget).
:- set_prolog_flag(optimise, true).

/** <module> Who may be on the bank that the boat has left

A *rest* is a set of passengers on one bank, the boat being at the other one with everybody else: neither they nor the
others have a fault, and somebody with the boat can row.  Sets are bit masks.  Of a family of passengers that are
interchangeable, a rest has the first ones; a second mask has as many of the last ones instead.
*/

most_rests(100000).

%!  banks(+Families, +Faults, +Several, +All, +Rowing, -Banks) is semidet.
%
%   True when Banks is for rests/4 and is_rest/3.  Families lists the bits of each family, Several those with more than
%   one; All are all bits, Rowing those of who can row.  Fails if more than eight passengers guard others.
%
%       ?- banks([[8],[4],[2],[1]], [fault(6,8)], [], 15, 8, Banks), rests(Banks, 2, budget(inf,inf,inf), Rests).
%       Banks = _, Rests = [rest(2,5,5), rest(2,3,3)].

% banks(GuardMembers, Members, Pairs, Check): who guards others, and the other passengers, see members/5; the faults of
% one or two; and check(Others, Several, All, Rowing) for what else a rest must be.
banks(Families, Faults, Several, All, Rowing, banks(GuardMembers, Members, Pairs, check(Others, Several, All, Rowing))) :-
    foldl(outs, Faults, 0, Guards),
    popcount(Guards) =< 8,
    partition(of_two, Faults, Pairs, Others),
    foldl(members(Pairs), Families, Members0, []),
    partition(guard(Guards), Members0, GuardMembers, Members1),
    maplist(fewer_conflicts, Members1, Keys),
    pairs_keys_values(Keyed, Keys, Members1),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Members).

% Who has the most conflicts is decided first: that forces the most others.
fewer_conflicts(member(_, _, Pairs), Fewer) :-
    length(Pairs, Conflicts),
    Fewer is -Conflicts.

%!  rests(+Banks, +Most, +Budget, -Rests) is det.
%
%   True when Rests lists rest(Size, First, Last), larger ones first, for all rests that leave no more than Most on the
%   bank of the boat.
%
%       ?- banks([[2],[1]], [], [], 3, 2, Banks), rests(Banks, 2, budget(inf,inf,inf), Rests).
%       Banks = _, Rests = [rest(1,1,1), rest(0,0,0)].
%
%   @throws search_limit(seconds)
%   @throws too_many_rests

% Who guards others is decided first; then each conflict says only who must be apart.
rests(Banks, Most, Budget, Rests) :-
    Banks = banks(GuardMembers, _, _, _),
    Budget = budget(_, _, Deadline),
    findall(guards(RestGuards, BoatGuards), bank(GuardMembers, 0, 0, RestGuards, BoatGuards), Guards),
    Found = found(0, Deadline),
    guarded_rests(Guards, Banks, Most, Found, Rests0),
    sort(1, @>=, Rests0, Rests).

guarded_rests([], _, _, _, []).
guarded_rests([guards(RestGuards, BoatGuards)|Guards], Banks, Most, Found, Rests) :-
    Banks = banks(_, Members, Pairs, Check),
    forbidden(Pairs, RestGuards, 0, NotRest),
    forbidden(Pairs, BoatGuards, 0, NotBoat),
    Check = check(_, _, All, Rowing),
    (   NotRest /\ NotBoat =:= 0,
        NotRest /\ RestGuards =:= 0,
        NotBoat /\ BoatGuards =:= 0,
        All /\ \RestGuards /\ Rowing =\= 0
    ->  maplist(apart(RestGuards, BoatGuards), Members, Apart),
        settle(Apart, RestGuards, BoatGuards, NotRest, NotBoat, Most, Check, Found, Rests, More)
    ;   Rests = More
    ),
    guarded_rests(Guards, Banks, Most, Found, More).

outs(fault(_, Out), Guards0, Guards) :-
    Guards is Guards0\/Out.

of_two(fault(In, _)) :-
    Size is popcount(In),
    ( Size =:= 1 -> true ; Size =:= 2 ).

% member(Bit, Before, Pairs): Before is the bit of the one of the family that must be in the rest before, or 0, and
% Pairs lists pair(Other, Guards).
members(Faults, Family, Members, Tail) :-
    family_members(Family, 0, Faults, Members, Tail).

family_members([], _, _, Members, Members).
family_members([Bit|Bits], Before, Faults, [member(Bit, Before, Pairs)|Members], Tail) :-
    findall(pair(Other, Out),
            ( member(fault(In, Out), Faults), In /\ Bit =\= 0, Other is In /\ \Bit, Other =\= 0 ),
            Pairs),
    family_members(Bits, Bit, Faults, Members, Tail).

guard(Guards, member(Bit, _, _)) :-
    Guards /\ Bit =\= 0.

% Each guard is in the rest or on the bank of the boat.
bank([], Rest, Boat, Rest, Boat).
bank([member(Bit, Before, _)|Members], Rest0, Boat0, Rest, Boat) :-
    (   Rest0 /\ Before =:= Before,
        Rest1 is Rest0\/Bit,
        bank(Members, Rest1, Boat0, Rest, Boat)
    ;   Boat1 is Boat0\/Bit,
        bank(Members, Rest0, Boat1, Rest, Boat)
    ).

% Who must not be with these guards: those who are at fault alone, or with one of the guards.
forbidden([], _, Not, Not).
forbidden([fault(In, Out)|Faults], Guards, Not0, Not) :-
    Others is In /\ \Guards,
    (   Out /\ Guards =\= 0
    ->  Not1 = Not0
    ;   Others =:= 0
    ->  Not1 is Not0\/In                % the guards themselves
    ;   popcount(Others) =:= 1
    ->  Not1 is Not0\/Others
    ;   Not1 = Not0
    ),
    forbidden(Faults, Guards, Not1, Not).

% apart(Bit, Before, RestOthers, BoatOthers): who must not be with the passenger of Bit in the rest, or by the boat.
apart(RestGuards, BoatGuards, member(Bit, Before, Pairs), apart(Bit, Before, RestOthers, BoatOthers)) :-
    others(Pairs, RestGuards, 0, RestOthers),
    others(Pairs, BoatGuards, 0, BoatOthers).

others([], _, Others, Others).
others([pair(Other, Out)|Pairs], Guards, Others0, Others) :-
    (   Out /\ Guards =:= 0
    ->  Others1 is Others0\/Other
    ;   Others1 = Others0
    ),
    others(Pairs, Guards, Others1, Others).

% Each passenger is in the rest or by the boat, where no more than Most may be; NotRest and NotBoat are who must not be
% there.
settle([], First, Boat, _, _, _, Check, Found, Rests, Tail) :-
    (   is_rest(Check, First, Boat)
    ->  Check = check(_, Several, _, _),
        Size is popcount(First),
        last_ones(Several, First, Last),
        one_more(Found),
        Rests = [rest(Size, First, Last)|Tail]
    ;   Rests = Tail
    ).
settle([apart(Bit, Before, RestOthers, BoatOthers)|Members], Rest, Boat, NotRest, NotBoat, Most, Check, Found,
       Rests, Tail) :-
    (   NotRest /\ Bit =:= 0,
        Rest /\ Before =:= Before,
        Rest /\ RestOthers =:= 0,
        NotRest1 is NotRest\/RestOthers,
        NotRest1 /\ NotBoat =:= 0,
        popcount(Boat\/NotRest1) =< Most
    ->  Rest1 is Rest\/Bit,
        settle(Members, Rest1, Boat, NotRest1, NotBoat, Most, Check, Found, Rests, More)
    ;   Rests = More
    ),
    (   NotBoat /\ Bit =:= 0,
        Boat /\ BoatOthers =:= 0,
        Boat1 is Boat\/Bit,
        popcount(Boat1\/NotRest) =< Most,
        NotBoat1 is NotBoat\/BoatOthers,
        NotRest /\ NotBoat1 =:= 0
    ->  settle(Members, Rest, Boat1, NotRest, NotBoat1, Most, Check, Found, More, Tail)
    ;   More = Tail
    ).

%!  is_rest(+Check, +First, +Boat) is semidet.
%
%   True when neither First, the rest, nor Boat, the others, have a fault that is no matter of one or two passengers,
%   and one of Boat can row.  Check is the last argument of banks(_, _, _, Check).
%
%       ?- is_rest(check([], [], 3, 2), 1, 2).
%       true.

is_rest(check(Others, _, _, Rowing), First, Boat) :-
    Boat /\ Rowing =\= 0,
    (   Others == []
    ->  true
    ;   \+ any_fault(Others, First),
        \+ any_fault(Others, Boat)
    ).

% found(Number, Deadline) counts rests: with too many of them, the ordinary search may do better.
one_more(Found) :-
    Found = found(Number0, Deadline),
    Number is Number0+1,
    most_rests(Most),
    (   Number > Most
    ->  throw(too_many_rests)
    ;   nb_setarg(1, Found, Number),
        in_time(Deadline)
    ).

any_fault([fault(In, Out)|Faults], Group) :-
    (   Group /\ In =:= In,
        Group /\ Out =:= 0
    ->  true
    ;   any_fault(Faults, Group)
    ).

% The same rest with the last ones of each family in place of the first.
last_ones([], Set, Set).
last_ones([Bits|Families], Set0, Set) :-
    sum_list(Bits, Family),
    Count is popcount(Set0 /\ Family),
    length(Last, Count),
    append(_, Last, Bits),
    !,                                  % there is one such end
    sum_list(Last, LastSet),
    Set1 is Set0 /\ \Family \/ LastSet,
    last_ones(Families, Set1, Set).
