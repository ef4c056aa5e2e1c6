:- module(crossing_faults,
          [ group_faults/3,             % +Puzzle, -Faults, -Complete
            boat_faults/3               % +Puzzle, -Faults, -Complete
          ]).
:- use_module(library(lists)).
:- use_module(library(solution_sequences)).
:- use_module(declared).
:- use_module(rules).
:- use_module(vocabulary).

/** <module> What makes a group break a rule, read off the clauses of the rules

A rule such as

    unsafe(Group, eats(wolf, goat)) :-
        memberchk(wolf, Group), memberchk(goat, Group), \+ memberchk(farmer, Group).

says of every group at once when it breaks the rule: it has the wolf and the goat in it, and the farmer not.
A *fault* is such a condition, fault(In, Out): two sets of passengers, as bit masks of their numbers from 0.
A group breaks a rule if there is a fault all of whose In are in the group, and none of whose Out.

The faults are found by running the clauses of the rule with a group that is not known: where a clause asks
for a member of it, each passenger in turn is taken to be in the group; where it asks whether somebody is not
there, he is taken not to be.  Nothing else can be asked of an unknown group, neither its length nor its first
member: a rule that does is left out, and the answer is not complete.  The group then has to be judged by the
rule itself.

This is constructive negation with answers in disjunctive normal form, over a finite set: Chan, Constructive
negation based on the completed database, ICLP 1988.
*/

%!  group_faults(+Puzzle, -Faults, -Complete) is det.
%
%   True when every group that has one of Faults breaks a rule of Puzzle by group_fault/3, and Complete is
%   `true` if no other group does; otherwise `false`.
%
%       ?- puzzle(wolf_goat_cabbage, P), group_faults(P, Faults, Complete).
%       Faults = [fault(6,1), fault(12,1)], Complete = true.
%
%       ?- puzzle(missionaries_cannibals, P), group_faults(P, Faults, Complete).
%       Faults = [], Complete = false.

group_faults(Puzzle, Faults, Complete) :-
    findall(Rule, group_rule(Puzzle, Rule), Rules),
    rules_faults(Rules, Puzzle, Faults, Complete).

%!  boat_faults(+Puzzle, -Faults, -Complete) is det.
%
%   As group_faults/3, for parties that the boat cannot put out with by boat_fault/3, and that are not too
%   many for its seats.
%
%       ?- puzzle(wolf_goat_cabbage, P), boat_faults(P, Faults, Complete).
%       Faults = [fault(0,15), fault(2,1), fault(4,1), fault(8,1)], Complete = true.

boat_faults(Puzzle, Faults, Complete) :-
    findall(Rule, boat_rule(Puzzle, Rule), Rules),
    rules_faults(Rules, Puzzle, Faults, Complete).

% A rule is rule(Module, Goal, Group), a goal about Group, exactly(List) for the one group that it names, or
% `unknown`.
group_rule(puzzle(_, module(Module), _, _), Rule) :-
    predicate_property(Module:unsafe(_, _), number_of_clauses(_)),
    (   predicate_property(Module:unsafe(_, _), ssu)
    ->  Rule = unknown
    ;   clause(Module:unsafe(Group, _), Body),
        clause_rule(Group, Body, Module, Rule)
    ).
group_rule(Puzzle, rule(crossing_declared, declared_group_fault([Rule], Group, _), Group)) :-
    puzzle_property(Puzzle, declared(Rules)),
    member(Rule, Rules).

clause_rule(Group, Body, Module, Rule) :-
    (   var(Group)
    ->  Rule = rule(Module, Body, Group)
    ;   ground(Group),
        is_list(Group),
        Body == true
    ->  Rule = exactly(Group)
    ;   Rule = unknown
    ).

boat_rule(Puzzle, rule(crossing_rules, Body, Group)) :-
    clause(crossing_rules:boat_fault(Puzzle, Group, Reason), Body),
    Reason \=@= too_many(_, _).

rules_faults(Rules, Puzzle, Faults, Complete) :-
    Puzzle = puzzle(_, Source, Parameters, _),
    puzzle_property(Puzzle, passengers(Passengers)),
    numbered(Passengers, 0, Members),
    (   Source = module(Module)
    ->  b_setval(crossing_parameters, Module-Parameters)
    ;   true
    ),
    each_rule(Rules, Members, Faults0, true, Complete),
    sort(Faults0, Faults).

numbered([], _, []).
numbered([P|Ps], I, [P-Bit|Members]) :-
    Bit is 1<<I,
    I1 is I+1,
    numbered(Ps, I1, Members).

each_rule([], _, [], Complete, Complete).
each_rule([Rule|Rules], Members, Faults, Complete0, Complete) :-
    (   rule_faults(Rule, Members, Faults0)
    ->  append(Faults0, Faults1, Faults),
        each_rule(Rules, Members, Faults1, Complete0, Complete)
    ;   each_rule(Rules, Members, Faults, false, Complete)
    ).

most_faults(20000).

rule_faults(exactly(Group), Members, Faults) :-
    pairs_in_order(Group, Members, 0, In),
    !,                                  % a group lists its members in the order of the puzzle
    foldl_bits(Members, 0, All),
    Out is All /\ \In,
    Faults = [fault(In, Out)].
rule_faults(exactly(_), _, []).
rule_faults(rule(Module, Goal, Group), Members, Faults) :-
    most_faults(Most),
    Limit is Most+1,
    catch(findall(fault(In, Out),
                  limit(Limit, holds(Goal, about(Group, Module, Members, 0), [], fault(0, 0), fault(In, Out))),
                  Faults),
          error(_, _),
          fail),
    length(Faults, Number),
    Number =< Most.

pairs_in_order([], _, In, In).
pairs_in_order([P|Ps], [Q-Bit|Members], In0, In) :-
    (   P == Q
    ->  In1 is In0\/Bit,
        pairs_in_order(Ps, Members, In1, In)
    ;   pairs_in_order([P|Ps], Members, In0, In)
    ).

foldl_bits([], All, All).
foldl_bits([_-Bit|Members], All0, All) :-
    All1 is All0\/Bit,
    foldl_bits(Members, All1, All).


                /*******************************
                *      AN UNKNOWN GROUP        *
                *******************************/

% holds(+Goal, +About, +Used, +Fault0, -Fault): Goal is true of the groups that have Fault, given that they have
% Fault0; all cases on backtracking.  About is about(Group, Module, Members, Depth), Group being a variable that
% stands for the group; Used lists variables that are used after Goal.  Throws error(unknown_group, _) when the answer
% depends on more than who is in the group.

holds(Goal, _, _, _, _) :-
    var(Goal),
    !,
    unknown_group.
holds(Module:Goal, about(Group, _, Members, Depth), Used, Fault0, Fault) :-
    !,
    holds(Goal, about(Group, Module, Members, Depth), Used, Fault0, Fault).
holds(Goal, about(Group, Module, _, _), _, Fault0, Fault) :-
    \+ mentions(Goal, Group),
    !,
    known_goal(Goal),
    Fault = Fault0,
    call(Module:Goal).
holds((A,B), About, Used, Fault0, Fault) :-
    !,
    term_variables(B-Used, UsedAfterA),
    holds(A, About, UsedAfterA, Fault0, Fault1),
    holds(B, About, Used, Fault1, Fault).
holds((If->Then;Else), About, Used, Fault0, Fault) :-
    !,
    term_variables(Then-Used, UsedAfterIf),
    unused(If, About, UsedAfterIf),
    (   holds(If, About, [], Fault0, Fault1),
        holds(Then, About, Used, Fault1, Fault)
    ;   holds_not(If, About, Fault0, Fault1),
        holds(Else, About, Used, Fault1, Fault)
    ).
holds((A;B), About, Used, Fault0, Fault) :-
    !,
    (   holds(A, About, Used, Fault0, Fault)
    ;   holds(B, About, Used, Fault0, Fault)
    ).
holds((If->Then), About, Used, Fault0, Fault) :-
    !,
    term_variables(Then-Used, UsedAfterIf),
    unused(If, About, UsedAfterIf),
    holds((If,Then), About, Used, Fault0, Fault).
holds(once(Goal), About, Used, Fault0, Fault) :-
    !,
    unused(Goal, About, Used),
    holds(Goal, About, [], Fault0, Fault).
holds(\+ Goal, About, _, Fault0, Fault) :-
    !,
    holds_not(Goal, About, Fault0, Fault).
holds(forall(If,Then), About, _, Fault0, Fault) :-
    !,
    holds_not((If, \+ Then), About, Fault0, Fault).
holds(member(X, Group0), about(Group, _, Members, _), _, Fault0, Fault) :-
    Group0 == Group,
    \+ mentions(X, Group),
    !,
    member(X-Bit, Members),
    is_in(Bit, Fault0, Fault).
holds(memberchk(X, Group), About, Used, Fault0, Fault) :-
    !,
    unused(X, About, Used),
    holds(member(X, Group), About, Used, Fault0, Fault).
holds(A = B, about(Group, _, _, _), _, Fault, Fault) :-
    (   A == Group
    ->  var(B)
    ;   var(A),
        B == Group
    ),
    !,
    A = B.
holds(Goal, about(Group, Module, Members, Depth0), Used, Fault0, Fault) :-
    Depth0 < 50,
    Depth is Depth0+1,
    own_predicate(Module, Goal, Owner, Head),
    !,
    term_variables(Goal-Used, UsedAfterBody),
    clause(Owner:Head, Body),
    passed_on(Goal, Head, Group),
    holds(Body, about(Group, Owner, Members, Depth), UsedAfterBody, Fault0, Fault).
holds(_, _, _, _, _) :-
    unknown_group.

unknown_group :-
    throw(error(unknown_group, _)).

mentions(Term, Group) :-
    \+ ground(Term),
    term_variables(Term, Variables),
    same_variable(Variables, Group).

same_variable([V|Vs], Variable) :-
    (   V == Variable
    ->  true
    ;   same_variable(Vs, Variable)
    ).

% A cut would end more than the goal itself.
known_goal(Goal) :-
    (   cuts(Goal)
    ->  unknown_group
    ;   true
    ).

cuts(!).
cuts((A,B)) :-
    ( cuts(A) -> true ; cuts(B) ).
cuts((A;B)) :-
    ( cuts(A) -> true ; cuts(B) ).
cuts((_->B)) :-
    cuts(B).

% What takes the first of several answers must not tell which one it took.
unused(Term, about(Group, _, _, _), Used) :-
    term_variables(Term, Variables),
    (   member(V, Variables),
        V \== Group,
        same_variable(Used, V)
    ->  unknown_group
    ;   true
    ).

% Head is the most general goal of the predicate that Goal calls, one of module Owner with clauses that can be read.
own_predicate(Module, Goal, Owner, Head) :-
    callable(Goal),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(system:Head, defined),
    predicate_property(Module:Head, number_of_clauses(_)),
    (   predicate_property(Module:Head, imported_from(From))
    ->  Owner = From,
        From == crossing_declared
    ;   Owner = Module
    ),
    \+ predicate_property(Module:Head, ssu).

% The group may be handed on as a whole, to be looked at by the clause, but not taken apart by its head.
passed_on(Goal, Head, Group) :-
    Goal =.. [_|Arguments],
    Head =.. [_|Parameters],
    passed_on_each(Arguments, Parameters, Group).

passed_on_each([], [], _).
passed_on_each([Argument|Arguments], [Parameter|Parameters], Group) :-
    (   handed_on(Argument, Parameter, Group)
    ->  Parameter = Argument,
        passed_on_each(Arguments, Parameters, Group)
    ;   unknown_group
    ).

handed_on(Argument, Parameter, Group) :-
    (   Argument == Group
    ->  var(Parameter)
    ;   \+ mentions(Argument, Group),
        \+ mentions(Parameter, Group)
    ).

is_in(Bit, fault(In0, Out), fault(In, Out)) :-
    Out /\ Bit =:= 0,
    In is In0\/Bit.

is_out(Bit, fault(In, Out0), fault(In, Out)) :-
    In /\ Bit =:= 0,
    Out is Out0\/Bit.

% Every case in which Goal holds is ruled out by somebody who is not where it needs him.
holds_not(Goal, About, Fault0, Fault) :-
    findall(Case, holds(Goal, About, [], fault(0, 0), Case), Cases0),
    sort(Cases0, Cases),
    About = about(_, _, Members, _),
    rule_out(Cases, Members, Fault0, Fault).

rule_out([], _, Fault, Fault).
rule_out([fault(In, Out)|Cases], Members, Fault0, Fault) :-
    Fault0 = fault(In0, Out0),
    (   ( In /\ Out0 =\= 0 ; Out /\ In0 =\= 0 )
    ->  Fault1 = Fault0
    ;   member(_-Bit, Members),
        (   In /\ Bit =\= 0
        ->  is_out(Bit, Fault0, Fault1)
        ;   Out /\ Bit =\= 0,
            is_in(Bit, Fault0, Fault1)
        )
    ),
    rule_out(Cases, Members, Fault1, Fault).
