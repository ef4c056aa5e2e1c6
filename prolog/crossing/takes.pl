:- module(crossing_takes,
          [ boat_parties/6,             % +Puzzle, +Layout, +Kinds, +Deadline, +Memo, -Parties
            boat_takes/6,               % +Puzzle, +Layout, +Deadline, +Parties, -Takes, -Trips
            safe_group/4,               % +Memo, +Puzzle, +Signature, +Group
            in_time/1                   % +Deadline
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(layout).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> All ways to fill the boat, tabled before a crossing is searched

The rules are asked once about each kind of party (see crossing_layout for families, kinds and signatures);
what remains at each step of the search is to see whether its members are at the boat.
*/

%!  boat_parties(+Puzzle, +Layout, +Kinds, +Deadline, +Memo, -Parties) is det.
%
%   True when Parties lists party(Members, Taken) for each way to fill the boat that differs in more than who
%   is who, in the order in which the rules propose them: Taken lists Family-Roles for each block of which it
%   has members, and Members is one such party.  Memo is a trie for safe_group/4.
%
%       ?- puzzle(wolf_goat_cabbage, P), trie_new(Memo), family_layout([[[farmer]], [[wolf],[cabbage]], [[goat]]], [farmer,wolf,goat,cabbage], 2, 1, L), layout_kinds(L, Kinds), boat_parties(P, L, Kinds, inf, Memo, Parties).
%       Parties = [party([farmer,wolf], [1-[0],2-[0]]), party([farmer,goat], [1-[0],3-[0]]), party([farmer], [1-[0]])].
%
%   @throws search_limit(seconds)

boat_parties(Puzzle, Layout, Kinds, Deadline, Memo, Parties) :-
    puzzle_property(Puzzle, seats(Seats)),
    findall(party(Members, Taken),
            ( taken(Kinds, 0, 0, Seats, Layout, Taken, Signature),
              Signature > 0,
              in_time(Deadline),
              group_of_kinds(Taken, Layout, Members),
              boards(Puzzle, Members),
              safe_group(Memo, Puzzle, Signature, Members) ),
            Parties).

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

%!  safe_group(+Memo, +Puzzle, +Signature, +Group) is semidet.
%
%   True when the rules allow Group, whose Signature is remembered in the trie Memo.
%
%       ?- puzzle(wolf_goat_cabbage, P), trie_new(Memo), safe_group(Memo, P, 3, [wolf,goat]).
%       false.

safe_group(Memo, Puzzle, Signature, Group) :-
    (   trie_lookup(Memo, Signature, Safe)
    ->  Safe == true
    ;   group_fault(Puzzle, Group, _)
    ->  trie_insert(Memo, Signature, false),
        fail
    ;   trie_insert(Memo, Signature, true)
    ).


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

%!  boat_takes(+Puzzle, +Layout, +Deadline, +Parties, -Takes, -Trips) is det.
%
%   True when Takes is takes(TakesAtPlace1, ...), for each place of the boat the ways to fill it there with
%   one of Parties, and Trips is rows(Row, ...) with row(Trip, Uses) for each label: a trip of its kind, and
%   Uses, use(Family, Configuration, Roles, Times), who is taken out of which configuration.
%
%       ?- puzzle(wolf_goat_cabbage, P), family_layout([[[farmer]]], [farmer], 2, 1, L), boat_takes(P, L, inf, [party([farmer], [1-[0]])], Takes, Trips).
%       Trips = rows(row(trip([farmer],west,east), [use(1,0,[0],1)]), row(trip([farmer],east,west), [use(1,1,[0],1)])), Takes = takes([take(2,[],[row(3,2,[],1)])], [take(4,[],[row(-3,1,[],2)])]).
%
%   @throws search_limit(seconds)

boat_takes(Puzzle, Layout, Deadline, Parties, Takes, Trips) :-
    puzzle_property(Puzzle, places(Places)),
    places_takes(Places, 0, Parties, Puzzle, Layout, Deadline, 1, RowLists, TakeLists),
    append(RowLists, RowList),
    Trips =.. [rows|RowList],
    Takes =.. [takes|TakeLists].

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
    role_sets(Roles, RoleLists),
    Last is K**Roles-1,
    findall(Some-Cs,
            ( member(Some, RoleLists),
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
