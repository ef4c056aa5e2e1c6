:- module(crossing_declared,
          [ declared_fact/2,            % ?Fact, ?Predicate
            declared_rules/3,           % +Facts, +Passengers, -Rules
            normal_rules/2,             % +Rules, -Normal
            declared_group_fault/3,     % +Rules, +Group, -Reason
            declared_boat_fault/3,      % +Rules, +Party, -Reason
            declared_duration/3         % +Durations, +Party, -Time
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(errors).
:- use_module(names).

/** <module> What the declared rules of a puzzle mean

A puzzle may say who must not be together by facts instead of clauses of unsafe/2.  Passengers are
named as in crossing_names: by themselves, by their kind, or by `all`.

  - conflict(A, B): A and B must not be together.
  - conflict(A, B, Guards): A and B must not be together unless one of Guards is there.
  - outnumber(Many, Few): where there is any of Few, those of Many must not outnumber them.
  - owner(Thing, Owner): Thing must not be with any other owner unless its own owner is there.  An owner
    is whoever owns something by owner/2.
  - owner(Thing, Owner, Others): Thing must not be with any of Others unless its owner is there.
  - forbidden(Party): exactly this party must not be in the boat.
  - required(Party): none of Party gets into the boat without the others of Party.

In owner/2 and owner/3 two kinds are paired by their arguments: owner(wife, husband) says that the owner
of wife(a) is husband(a).

A rule that has been read names passengers only; what its guards are called is kept for the reason.
*/

%!  declared_fact(?Fact, ?Predicate) is nondet.
%
%   True when Fact is the most general fact of Predicate, a predicate that declares a rule.
%
%       ?- declared_fact(Fact, outnumber/2).
%       Fact = outnumber(_, _).

declared_fact(conflict(_, _),    conflict/2).
declared_fact(conflict(_, _, _), conflict/3).
declared_fact(outnumber(_, _),   outnumber/2).
declared_fact(owner(_, _),       owner/2).
declared_fact(owner(_, _, _),    owner/3).
declared_fact(forbidden(_),      forbidden/1).
declared_fact(required(_),       required/1).

%!  declared_rules(+Facts, +Passengers, -Rules) is det.
%
%   True when Rules are the rules that Facts declare for Passengers, for declared_group_fault/3 and
%   declared_boat_fault/3.
%
%       ?- declared_rules([conflict(wolf, goat, [farmer])], [farmer, wolf, goat], Rules).
%       Rules = [conflict(wolf, goat, [farmer], [farmer])].
%
%   @throws puzzle_error(Kind) for a name that names nobody, and for a rule that contradicts itself or
%   another.

declared_rules(Facts, Passengers, Rules) :-
    forall(member(Fact, Facts), ground_fact(Fact)),
    owners(Facts, Passengers, Owners),
    maplist(fact_rules(Passengers, Owners), Facts, Lists),
    append(Lists, Unsorted),
    list_to_set(Unsorted, Rules),
    check_parties(Rules).

ground_fact(Fact) :-
    (   ground(Fact)
    ->  true
    ;   puzzle_error(not_ground(Fact))
    ).

fact_rules(Passengers, _, conflict(A, B), Rules) =>
    conflicts(conflict/2, A, B, [], Passengers, Rules).
fact_rules(Passengers, _, conflict(A, B, Guards0), Rules) =>
    name_list(Guards0, Guards),
    conflicts(conflict/3, A, B, Guards, Passengers, Rules).
fact_rules(Passengers, _, outnumber(Many, Few), Rules) =>
    named(outnumber/2, [Many], Passengers, ManyList),
    named(outnumber/2, [Few], Passengers, FewList),
    (   member(P, ManyList),
        memberchk(P, FewList)
    ->  puzzle_error(against_itself(outnumber(Many, Few), P))
    ;   Rules = [outnumber(Many, Few, ManyList, FewList)]
    ).
fact_rules(Passengers, Owners, owner(Thing, Owner), Rules) =>
    owned_pairs(owner/2, Thing, Owner, Passengers, Pairs),
    findall(owner(T, O, Others),
            ( member(T-O, Pairs),
              subtract(Owners, [T,O], Others) ),
            Rules).
fact_rules(Passengers, _, owner(Thing, Owner, Others0), Rules) =>
    name_list(Others0, Names),
    named(owner/3, Names, Passengers, Named),
    owned_pairs(owner/3, Thing, Owner, Passengers, Pairs),
    findall(owner(T, O, Others),
            ( member(T-O, Pairs),
              subtract(Named, [T,O], Others) ),
            Rules).
fact_rules(Passengers, _, forbidden(Party0), Rules) =>
    party_names(forbidden/1, Party0, Passengers, Party),
    Rules = [forbidden(Party)].
fact_rules(Passengers, _, required(Party0), Rules) =>
    party_names(required/1, Party0, Passengers, Party),
    named(required/1, Party, Passengers, Members),
    (   Members = [_,_|_]
    ->  Rules = [required(Members)]
    ;   puzzle_error(lonely_party(required/1, Party))
    ).

% One name may stand for a list of one.
name_list(Names0, Names) :-
    (   is_list(Names0)
    ->  Names = Names0
    ;   Names = [Names0]
    ).

party_names(Where, Party0, Passengers, Party) :-
    name_list(Party0, Party),
    (   Party == []
    ->  puzzle_error(lonely_party(Where, Party))
    ;   named(Where, Party, Passengers, _)
    ).

% Each pair once, whichever way round; nobody conflicts with himself or with his guard.
conflicts(Where, A, B, Guards, Passengers, Rules) :-
    named(Where, [A], Passengers, As),
    named(Where, [B], Passengers, Bs),
    named(Where, Guards, Passengers, GuardList),
    maplist(meaning(Passengers), Guards, Meant),
    findall(conflict(P, Q, GuardList, Meant),
            ( member(P, As),
              member(Q, Bs),
              P \== Q,
              \+ memberchk(P, GuardList),
              \+ memberchk(Q, GuardList),
              \+ ( memberchk(Q, As), memberchk(P, Bs), nth0(I, Passengers, P), nth0(J, Passengers, Q), J < I )
            ),
            Rules),
    (   Rules == [],
        \+ ( A == B, As = [_], \+ memberchk(A, Passengers) )   % a kind may happen to have one member
    ->  puzzle_error(no_conflict(A, B, Guards))
    ;   true
    ).

owners(Facts, Passengers, Owners) :-
    findall(O,
            ( member(owner(Thing, Owner), Facts),
              owned_pairs(owner/2, Thing, Owner, Passengers, Pairs),
              member(_-O, Pairs) ),
            All),
    include(in(All), Passengers, Owners).

in(List, X) :-
    memberchk(X, List).

% The pairs Thing-Owner that two names mean: of two kinds, those with the same arguments.
owned_pairs(Where, Thing, Owner, Passengers, Pairs) :-
    named(Where, [Thing], Passengers, Things),
    named(Where, [Owner], Passengers, Owners),
    (   Owners = [O]
    ->  findall(T-O, ( member(T, Things), T \== O ), Pairs)
    ;   findall(T-O,
                ( member(T, Things),
                  T =.. [_|Arguments],
                  member(O, Owners),
                  O =.. [_|Arguments],
                  T \== O ),
                Pairs)
    ),
    (   Pairs == []
    ->  puzzle_error(no_owner(Thing, Owner))
    ;   append(_, [T-_|Rest], Pairs),
        memberchk(T-_, Rest)
    ->  puzzle_error(two_owners(T, Owner))
    ;   member(T, Things),
        \+ memberchk(T-_, Pairs)
    ->  puzzle_error(no_owner(T, Owner))
    ;   true
    ).

% A party that must ride together must not be forbidden.
check_parties(Rules) :-
    (   member(required(Members), Rules),
        member(forbidden(Pattern), Rules),
        matches(Pattern, Members)
    ->  puzzle_error(required_forbidden(Members))
    ;   true
    ).

% matches(+Names, +Party): each name names a different one of the party, and nobody is left.
matches(Names, Party) :-
    same_length(Names, Party),
    assigned(Names, Party),
    !.                                  % one way to match is enough

assigned([], []).
assigned([Name|Names], Party) :-
    select(Passenger, Party, Rest),
    names(Name, Passenger),
    assigned(Names, Rest).

%!  normal_rules(+Rules, -Normal) is det.
%
%   True when Normal is a sorted list that two lists of rules have in common if they mean the same.  It is
%   its own normal form, and terms that are no rules stay as they are.
%
%       ?- normal_rules([required([b,a]), conflict(b, a, [d,c], [d,c])], Normal).
%       Normal = [required([a,b]), conflict(a, b, [c,d])].

normal_rules(Rules, Normal) :-
    maplist(normal_rule, Rules, Unsorted),
    sort(Unsorted, Normal).

normal_rule(conflict(A, B, Guards, _), Normal) =>
    normal_rule(conflict(A, B, Guards), Normal).
normal_rule(conflict(A0, B0, Guards0), Normal) =>
    sort([A0,B0], [A,B]),
    sort(Guards0, Guards),
    Normal = conflict(A, B, Guards).
normal_rule(outnumber(_, _, Many0, Few0), Normal) =>
    normal_rule(outnumber(Many0, Few0), Normal).
normal_rule(outnumber(Many0, Few0), Normal) =>
    sort(Many0, Many),
    sort(Few0, Few),
    Normal = outnumber(Many, Few).
normal_rule(owner(Thing, Owner, Others0), Normal) =>
    sort(Others0, Others),
    Normal = owner(Thing, Owner, Others).
normal_rule(forbidden(Party0), Normal) =>
    msort(Party0, Party),
    Normal = forbidden(Party).
normal_rule(required(Party0), Normal) =>
    sort(Party0, Party),
    Normal = required(Party).
normal_rule(duration(Party0, Time), Normal) =>
    msort(Party0, Party),
    Normal = duration(Party, Time).
normal_rule(Rule, Normal) =>
    Normal = Rule.

%!  declared_group_fault(+Rules, +Group, -Reason) is nondet.
%
%   True when the passengers of Group must not be together by one of Rules, for Reason:
%
%     - together(A, B, Guards): A and B conflict, and none of Guards, each a passenger or any(Kind), is
%       there
%     - outnumbered(Few-FewNumber, Many-ManyNumber)
%     - unowned(Thing, Other, Owner): Thing is with Other, and its Owner is not there
%
%       ?- declared_rules([outnumber(fox, hen)], [fox(1), fox(2), hen(1)], Rules),
%          declared_group_fault(Rules, [fox(1), fox(2), hen(1)], Reason).
%       Reason = outnumbered(hen-1, fox-2), Rules = [_].

declared_group_fault(Rules, Group, Reason) :-
    member(Rule, Rules),
    group_fault(Rule, Group, Reason).

group_fault(conflict(A, B, GuardList, Guards), Group, together(A, B, Guards)) :-
    memberchk(A, Group),
    memberchk(B, Group),
    \+ ( member(G, GuardList), memberchk(G, Group) ).
group_fault(outnumber(Many, Few, ManyList, FewList), Group, outnumbered(Few-FewNumber, Many-ManyNumber)) :-
    number_of(FewList, Group, FewNumber),
    FewNumber > 0,
    number_of(ManyList, Group, ManyNumber),
    ManyNumber > FewNumber.
group_fault(owner(Thing, Owner, Others), Group, unowned(Thing, Other, Owner)) :-
    memberchk(Thing, Group),
    \+ memberchk(Owner, Group),
    member(Other, Group),
    memberchk(Other, Others).

number_of(Kind, Group, Number) :-
    include(in(Group), Kind, Present),
    length(Present, Number).

%!  declared_boat_fault(+Rules, +Party, -Reason) is nondet.
%
%   True when the boat must not put out with Party by one of Rules, for Reason: forbidden_party(Party)
%   or incomplete_party(Riders, Missing).
%
%       ?- declared_rules([required([mother,baby])], [mother,baby,aunt], Rules),
%          declared_boat_fault(Rules, [mother,aunt], Reason).
%       Reason = incomplete_party([mother], [baby]), Rules = [_].

declared_boat_fault(Rules, Party, Reason) :-
    member(Rule, Rules),
    boat_fault(Rule, Party, Reason).

boat_fault(forbidden(Pattern), Party, forbidden_party(Party)) :-
    matches(Pattern, Party).
boat_fault(required(Members), Party, incomplete_party(Riders, Missing)) :-
    partition(in(Party), Members, Riders, Missing),
    Riders = [_|_],
    Missing = [_|_].

%!  declared_duration(+Durations, +Party, -Time) is semidet.
%
%   True when a trip of Party takes Time by Durations, a list of Who-Time: that of the first party, a
%   list of names, that names exactly Party; otherwise the time of the slowest passenger, if everybody
%   of Party has one by his own name or, failing that, by his kind.
%
%       ?- declared_duration([boy-2, man-5, [boy,boy]-3], [boy(1), man], Time).
%       Time = 5.

declared_duration(Durations, Party, Time) :-
    (   member(Names-Time0, Durations),
        is_list(Names),
        matches(Names, Party)
    ->  Time = Time0
    ;   maplist(own_duration(Durations), Party, Times),
        max_list(Times, Time)
    ).

own_duration(Durations, Passenger, Time) :-
    (   memberchk(Passenger-Time0, Durations)
    ->  Time = Time0
    ;   member(Name-Time0, Durations),
        Name \== all,
        names(Name, Passenger)
    ->  Time = Time0
    ;   memberchk(all-Time, Durations)
    ).
