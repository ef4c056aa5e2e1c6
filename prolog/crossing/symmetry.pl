:- module(crossing_symmetry,
          [ families/3                  % +Puzzle, -Families, -Proof
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(declared).
:- use_module(judges, [known_faults/2]).
:- use_module(loading).
:- use_module(rules).
:- use_module(vocabulary).

% Most rules are read in full by crossing_faults.
:- autoload(equivariance, [rule_sorts/2]).

/** <module> Passengers that are interchangeable, found from the rules

Two passengers, or two blocks of passengers such as couples, are interchangeable when swapping them maps
the puzzle to itself: they row alike, weigh alike, start and end at the same places, and the rules say the same of
a group and of the swapped group.  The last shows in the faults of groups (module crossing_faults) where they are all
known.  Otherwise the declared facts must stay the same as a set, and for the rules that are Prolog clauses it is
proved from the clauses (module crossing_equivariance) or, for few passengers, by asking about every group.
*/

%!  families(+Puzzle, -Families, -Proof) is det.
%
%   True when Families parts the passengers of Puzzle into families of interchangeable blocks, and Proof
%   says how that was found: `faults`, `clauses`, `groups` (all groups were tried), `facts` (there are only
%   declared rules), or `none` (nothing is known to be interchangeable).
%
%       ?- puzzle(wolf_goat_cabbage, P), families(P, Families, Proof).
%       Families = [[[farmer]], [[wolf],[cabbage]], [[goat]]], Proof = faults.
%
%       ?- puzzle(missionaries_cannibals([missionaries(2),cannibals(1)]), P), families(P, Families, Proof).
%       Families = [[[missionary(1)],[missionary(2)]], [[cannibal(1)]]], Proof = clauses.

families(Puzzle, Families, Proof) :-
    puzzle_property(Puzzle, families(Known)),
    (   var(Known)
    ->  found_families(Puzzle, Found, How),
        Known = Found-How
    ;   true
    ),
    Known = Families-Proof.

found_families(Puzzle, Families, Proof) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    known_faults(Puzzle, Faults),
    (   \+ unknown_durations(Puzzle),
        candidate_proof(Faults, Puzzle, Passengers, How, Evidence),
        facts_to_keep(How, Puzzle, Facts),
        grouped(Passengers, Puzzle, Facts, Evidence, Families0),
        member([_,_|_], Families0)
    ->  Families = Families0,
        Proof = How
    ;   findall([[P]], member(P, Passengers), Families),
        Proof = none
    ).

% How long a party takes is only known when the rule is asked about it.
unknown_durations(puzzle(_, module(Module), _, _)) :-
    current_predicate(Module:duration/2),
    clause(Module:duration(Who, _), Body),
    (   var(Who)
    ;   Who = [_|_],
        Body \== true
    ),
    !.                                  % one such rule is enough

% candidate_proof(+Faults, +Puzzle, +Passengers, -How, -Evidence): ways to judge whether the rules allow a swap.
candidate_proof(faults(Group, true, Boat, true), _, Passengers, How, Evidence) :-
    !,                                  % they tell all that there is to know
    How = faults,
    findall(P-Number, nth0(Number, Passengers, P), Numbers),
    Evidence = faults(Numbers, [Group,Boat]).
candidate_proof(_, Puzzle, _, facts, any) :-
    \+ has_clauses(Puzzle).
candidate_proof(_, Puzzle, _, clauses, sorts(Sorts)) :-
    has_clauses(Puzzle),
    rule_sorts(Puzzle, Sorts).
candidate_proof(_, Puzzle, Passengers, groups, table(Passengers, Table)) :-
    has_clauses(Puzzle),
    length(Passengers, N),
    N =< 8,
    tabulated(Puzzle, Passengers, N, Table).

has_clauses(puzzle(_, module(Module), _, _)) :-
    predicate_property(Module:unsafe(_, _), number_of_clauses(N)),
    N > 0.

% What the puzzle declares beside the properties that are compared one by one: its declared rules, unless their faults
% are compared (they have been read: a kind in them would hide who belongs to whom), and every other fact of the
% vocabulary that could tell passengers apart.
facts_to_keep(How, Puzzle, Facts) :-
    (   How == faults
    ->  Rules = []
    ;   puzzle_property(Puzzle, declared(Rules))
    ),
    findall(Fact,
            ( vocabulary(Name/Arity, _),
              \+ compared(Name),
              \+ declared_fact(_, Name/Arity),
              functor(Fact, Name, Arity),
              puzzle_fact(Puzzle, Fact) ),
            Facts0),
    puzzle_property(Puzzle, durations(Durations)),
    findall(duration(Party, Time), ( member(Who-Time, Durations), is_list(Who), msort(Who, Party) ), Times),
    append([Rules, Times, Facts0], Facts1),
    normal_rules(Facts1, Facts).

compared(Name) :-
    memberchk(Name, [ passenger, rower, boat, unsafe, place, route, direct, start, goal, weight, load_limit,
                      duration, symbol, code, bank_name, parameter, title, source, answer, least_time, riddle ]).

% Single passengers first; those that are like nobody else may still belong to blocks that share a name.
grouped(Passengers, Puzzle, Facts, Evidence, Families) :-
    maplist(passenger_signature(Puzzle, Evidence), Passengers, Signatures),
    pairs_keys_values(Signed, Passengers, Signatures),
    findall(P, member(P-_, Signed), Ps),
    singles(Ps, Signed, Facts, Evidence, [], Singles),
    partition(alone, Singles, Alone, Together),
    append(Alone, Lonely0),
    append(Lonely0, Lonely),
    blocks_by_name(Lonely, Blocks, Rest),
    similar_blocks(Blocks, Signed, Facts, Evidence, [], BlockFamilies0),
    partition(alone, BlockFamilies0, LoneBlocks, BlockFamilies),
    findall([[P]], ( member([Block], LoneBlocks), member(P, Block) ), Broken),
    findall([[P]], member(P, Rest), RestFamilies),
    append([Together, BlockFamilies, Broken, RestFamilies], Unordered),
    in_declared_order(Unordered, Passengers, Families).

alone([_]).

passenger_signature(Puzzle, Evidence, P, signature(Rows, Weight, Time, Start, Goal, Profile)) :-
    profile(Evidence, P, Profile),
    puzzle_property(Puzzle, rowers(Rowers)),
    ( memberchk(P, Rowers) -> Rows = true ; Rows = false ),
    puzzle_property(Puzzle, weights(Weights)),
    ( memberchk(P-Weight, Weights) -> true ; Weight = none ),
    time_alone(Puzzle, P, Time),
    puzzle_property(Puzzle, starts(Starts)),
    memberchk(P-Start, Starts),
    puzzle_property(Puzzle, goals(Goals)),
    memberchk(P-Goal, Goals).

% How many faults have the passenger in them, with how many others: those who are interchangeable have that alike.
profile(faults(Numbers, Sets), P, Profile) =>
    memberchk(P-Number, Numbers),
    Bit is 1<<Number,
    findall(Where-Ins-Outs,
            ( member(Set, Sets), member(fault(In, Out), Set),
              ( In /\ Bit =\= 0 -> Where = in ; Out /\ Bit =\= 0, Where = out ),
              Ins is popcount(In), Outs is popcount(Out) ),
            Profile0),
    msort(Profile0, Profile).
profile(_, _, Profile) =>
    Profile = [].

time_alone(Puzzle, P, Time) :-
    catch(trip_duration(Puzzle, [P], Time0), error(puzzle_error(no_duration(_)), _), Time0 = none),
    Time = Time0.

% Being interchangeable is transitive, so that each is compared with one of a family only.
singles([], _, _, _, Families0, Families) :-
    reverse(Families0, Families1),
    maplist(reverse, Families1, Families).
singles([P|Ps], Signed, Facts, Evidence, Families0, Families) :-
    (   select([[First]|Others], Families0, [[P],[First]|Others], Families1),
        interchangeable([First], [P], Signed, Facts, Evidence)
    ->  singles(Ps, Signed, Facts, Evidence, Families1, Families)
    ;   singles(Ps, Signed, Facts, Evidence, [[[P]]|Families0], Families)
    ).

similar_blocks([], _, _, _, Families0, Families) :-
    reverse(Families0, Families1),
    maplist(reverse, Families1, Families).
similar_blocks([Block|Blocks], Signed, Facts, Evidence, Families0, Families) :-
    (   select([First|Others], Families0, [Block,First|Others], Families1),
        interchangeable(First, Block, Signed, Facts, Evidence)
    ->  similar_blocks(Blocks, Signed, Facts, Evidence, Families1, Families)
    ;   similar_blocks(Blocks, Signed, Facts, Evidence, [[Block]|Families0], Families)
    ).

% Passengers that share their name, as husband(a) and wife(a) do, in the order of their kinds.
blocks_by_name(Passengers, Blocks, Rest) :-
    findall(Name-(Kind-P), ( member(P, Passengers), P =.. [Kind,Name] ), Named0),
    keysort(Named0, Named),
    group_pairs_by_key(Named, Groups),
    findall(Block,
            ( member(_-Group, Groups),
              Group = [_,_|_],
              keysort(Group, Sorted),
              pairs_values(Sorted, Block) ),
            Blocks),
    append(Blocks, InBlocks),
    subtract(Passengers, InBlocks, Rest).

interchangeable(A, B, Signed, Facts, Evidence) :-
    same_length(A, B),
    maplist(alike(Signed), A, B),
    pairs_keys_values(There, A, B),
    pairs_keys_values(Back, B, A),
    append(There, Back, Swap),
    (   Facts == []
    ->  true
    ;   maplist(swapped(Swap), Facts, Swapped0),
        normal_rules(Swapped0, Facts)
    ),
    allows(Evidence, A, B, Swap).

alike(Signed, P, Q) :-
    functor(P, Kind, Arity),
    functor(Q, Other, Arity),
    ( Arity =:= 0 -> true ; Kind == Other ),
    memberchk(P-Signature, Signed),
    memberchk(Q-Signature, Signed).

swapped(Swap, Term, Swapped) :-
    (   memberchk(Term-Other, Swap)
    ->  Swapped = Other
    ;   compound(Term)
    ->  Term =.. [Name|Arguments0],
        maplist(swapped(Swap), Arguments0, Arguments),
        Swapped =.. [Name|Arguments]
    ;   Swapped = Term
    ).

allows(any, _, _, _).
allows(faults(Numbers, Sets), A, B, _) :-
    maplist(swapped_bits(Numbers), A, B, Bits),
    forall(member(Set, Sets), same_faults(Set, Bits)).
allows(sorts(Sorts), A, B, _) :-
    maplist(kind_and_name, A, Kinds, NamesA),
    maplist(kind_and_name, B, Kinds, NamesB),
    sort(NamesA, [NameA]),
    sort(NamesB, [NameB]),
    sort(Kinds, KindSet),
    forall(member(Kind, KindSet),
           ( member(sort(SortKinds, Named), Sorts),
             memberchk(Kind, SortKinds),
             subtract(SortKinds, KindSet, []),
             \+ memberchk(NameA, Named),
             \+ memberchk(NameB, Named) )).
allows(table(Passengers, Table), _, _, Swap) :-
    findall(P-Number, nth0(Number, Passengers, P), Numbers),
    findall(Pair, ( member(P-Q, Swap), P @< Q, swapped_bits(Numbers, P, Q, Pair) ), Bits),
    functor(Table, _, Size),
    Last is Size-1,
    forall(( between(0, Last, Mask),
             foldl(swap_bits, Bits, Mask, Swapped),
             Mask < Swapped ),
           ( I is Mask+1, J is Swapped+1, arg(I, Table, Safe), arg(J, Table, Safe) )).

kind_and_name(P, Kind, Name) :-
    P =.. [Kind,Name].

swapped_bits(Numbers, P, Q, Bit-Other) :-
    memberchk(P-I, Numbers),
    memberchk(Q-J, Numbers),
    Bit is 1<<I,
    Other is 1<<J.

same_faults(Set, Bits) :-
    swapped_faults(Set, Bits, Swapped0),
    sort(Swapped0, Swapped),
    Swapped == Set.

swapped_faults([], _, []).
swapped_faults([fault(In0, Out0)|Faults], Bits, [fault(In, Out)|Swapped]) :-
    foldl(swap_bits, Bits, In0, In),
    foldl(swap_bits, Bits, Out0, Out),
    swapped_faults(Faults, Bits, Swapped).

swap_bits(A-B, Mask0, Mask) :-
    (   Mask0 /\ A =:= 0,
        Mask0 /\ B =\= 0
    ->  Mask is Mask0 xor (A \/ B)
    ;   Mask0 /\ A =\= 0,
        Mask0 /\ B =:= 0
    ->  Mask is Mask0 xor (A \/ B)
    ;   Mask = Mask0
    ).

% What the rules say of each group, the group with bit mask M at argument M+1.
tabulated(Puzzle, Passengers, N, Table) :-
    Last is (1<<N)-1,
    findall(Safe,
            ( between(0, Last, Mask),
              findall(P, ( nth0(I, Passengers, P), Mask /\ (1<<I) =\= 0 ), Group),
              ( group_fault(Puzzle, Group, _) -> Safe = false ; Safe = true ) ),
            Answers),
    Table =.. [table|Answers].

in_declared_order(Families0, Passengers, Families) :-
    findall(I-Family,
            ( member(Family, Families0), Family = [[P|_]|_], nth0(I, Passengers, P) ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Families).
