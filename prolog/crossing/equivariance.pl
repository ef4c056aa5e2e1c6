:- module(crossing_equivariance,
          [ rule_sorts/2                % +Puzzle, -Sorts
          ]).
:- use_module(library(lists)).
:- use_module(vocabulary).

/** <module> Which names the rules of a puzzle cannot tell apart

Take the rule of the jealous husbands.  It compares names with each other (is the husband of this wife
here?), but never asks for a certain name, does no arithmetic with names, and does not look at the order
of the group.  Then swapping the names a and b everywhere cannot change what it says of a group: couples
are interchangeable.  In missionaries and cannibals the names of missionaries are never compared with
those of cannibals, so each kind is interchangeable by itself.

This module proves such facts from the clauses of unsafe/2 and of what they call, by inferring a type for
every variable.  The types are `num`, list(T), `passenger`, id(Sort) for the names inside passengers, and
unknown ones.  Names that are compared with each other end up in one sort.  A constant that stands where a
name is expected is *named*, and is like no other name.  Whatever could depend on the order of a list, on
the order of names, or on a choice among several answers makes the proof fail, and the caller must do
without: the inference is sound, not complete.

The idea is parametricity: Wadler, Theorems for free!, FPCA 1989.
*/

%!  rule_sorts(+Puzzle, -Sorts) is semidet.
%
%   True when Sorts lists sort(Kinds, Named): the names in passengers of Kinds can be swapped among each
%   other, in all passengers of these kinds at once, but for the names in Named, without any change to
%   what the clauses of unsafe/2 say of a group.  Passengers without a name, or with several, are in no
%   sort.  Fails when nothing was proved.
%
%       ?- puzzle(jealous_husbands, P), rule_sorts(P, Sorts).
%       Sorts = [sort([husband,wife], [])].
%
%       ?- puzzle(missionaries_cannibals, P), rule_sorts(P, Sorts).
%       Sorts = [sort([cannibal],[]), sort([missionary],[])].

rule_sorts(Puzzle, Sorts) :-
    Puzzle = puzzle(_, module(Module), Parameters, _),
    puzzle_property(Puzzle, passengers(Passengers)),
    findall(Name/Arity, ( member(P, Passengers), functor(P, Name, Arity) ), Kinds0),
    sort(Kinds0, Kinds),
    findall(Kind-_, member(Kind/1, Kinds), KindSorts),
    Inference = inference(Module, Kinds, KindSorts, Parameters),
    typed_predicates([unsafe/2], Inference, [(unsafe/2)-[list(passenger),_]], [], Notes),
    \+ ( member(scalar(Type), Notes), holds_list(Type) ),
    findall(sort(Names, Named),
            sort_with_names(KindSorts, Notes, Names, Named),
            Sorts0),
    sort(Sorts0, Sorts).

holds_list(Type) :-
    nonvar(Type),
    (   Type = list(_)
    ->  true
    ;   Type = term(_, Types),
        member(Part, Types),
        holds_list(Part)
    ).

% Kinds with one sort variable belong together.
sort_with_names(KindSorts, Notes, Names, Named) :-
    number_sorts(KindSorts, 1),
    setof(Kind, member(Kind-Sort, KindSorts), Names),
    findall(Constant, ( member(constant(Constant, Type), Notes), Type == id(Sort) ), Named0),
    sort(Named0, Named).

number_sorts([], _).
number_sorts([_-Sort|KindSorts], N) :-
    (   var(Sort)
    ->  Sort = sort(N)
    ;   true
    ),
    N1 is N+1,
    number_sorts(KindSorts, N1).

% typed_predicates(+Queue, +Inference, +Signatures, +Notes0, -Notes): type the clauses of every predicate of
% the queue; those that they call join it.  Notes are constant(C, Type) for each constant of the clauses,
% and scalar(Type) for what is compared, which must not turn out to be a list: two lists can be equal as
% sets without being equal.
typed_predicates([], _, _, Notes, Notes).
typed_predicates([Name/Arity|Queue], Inference, Signatures0, Notes0, Notes) :-
    Inference = inference(Module, _, _, _),
    functor(Head, Name, Arity),
    memberchk((Name/Arity)-Types, Signatures0),
    (   \+ predicate_property(Module:Head, defined)
    ->  Signatures = Signatures0,
        Notes1 = Notes0,
        Queue1 = Queue
    ;   \+ predicate_property(Module:Head, imported_from(_)),
        findall(Head-Body, clause(Module:Head, Body), Clauses),
        typed_clauses(Clauses, Types, Inference, Queue, Queue1,
                      Signatures0, Signatures, Notes0, Notes1)
    ),
    typed_predicates(Queue1, Inference, Signatures, Notes1, Notes).

% The state of typing one clause is typing(Variables, Queue, Signatures, Notes): Variables lists
% Variable-Type.
typed_clauses([], _, _, Queue, Queue, Signatures, Signatures, Notes, Notes).
typed_clauses([Head-Body|Clauses], Types, Inference, Queue0, Queue, Sigs0, Sigs, Notes0, Notes) :-
    Head =.. [Name|Arguments],
    Typing0 = typing([], Queue0, Sigs0, Notes0),
    (   Name/Arguments = unsafe/[Group,Reason]
    ->  var(Group),
        typed_term(Group, list(passenger), Inference, Typing0, Typing1),
        term_variables(Group, Given),
        term_variables(Reason, Free)
    ;   typed_terms(Arguments, Types, Inference, Typing0, Typing1),
        Given = [],
        Free = []
    ),
    committed_safely(Body, Head, Given, Free),
    typed_goal(Body, Inference, Typing1, typing(_, Queue1, Sigs1, Notes1)),
    typed_clauses(Clauses, Types, Inference, Queue1, Queue, Sigs1, Sigs, Notes1, Notes).


                /*******************************
                *            GOALS             *
                *******************************/

typed_goal(Goal, _, _, _) :-
    var(Goal),
    !,
    fail.
typed_goal((A,B), I) --> !, typed_goal(A, I), typed_goal(B, I).
typed_goal((A;B), I) --> !, typed_goal(A, I), typed_goal(B, I).
typed_goal((A->B), I) --> !, typed_goal(A, I), typed_goal(B, I).
typed_goal(\+ A, I) --> !, typed_goal(A, I).
typed_goal(forall(A,B), I) --> !, typed_goal(A, I), typed_goal(B, I).
typed_goal(once(A), I) --> !, typed_goal(A, I).
typed_goal(findall(Template,A,List), I) -->
    !,
    typed_goal(A, I),
    typed_term(Template, T, I),
    typed_term(List, list(T), I).
typed_goal(Goal, I) -->
    { builtin(Goal, Terms, Types) },
    !,
    typed_terms(Terms, Types, I).
typed_goal(Goal, I) -->
    { comparison(Goal, A, B) },
    !,
    typed_terms([A,B], [T,T], I),
    note(scalar(T)).
typed_goal(Goal, I) -->
    { membership(Goal, X, L) },
    !,
    typed_terms([X,L], [T,list(T)], I),
    note(scalar(T)).
typed_goal(Goal, I) -->
    { numeric(Goal, Left, Right) },
    !,
    typed_expression(Left, I),
    typed_expression(Right, I).
typed_goal(crossing_vocabulary:parameter_value(_, Name, Default, Value), I) -->
    !,
    { I = inference(_, _, _, Parameters),
      ( memberchk(Name=Set, Parameters) -> true ; Set = Default ) },
    typed_terms([Set,Value], [T,T], I).
typed_goal(Goal, I) -->
    { callable(Goal),
      \+ predicate_property(system:Goal, defined),
      Goal \= _:_,
      Goal =.. [Name|Arguments],
      length(Arguments, Arity),
      I = inference(Module, _, _, _),
      predicate_property(Module:Goal, defined),
      \+ predicate_property(Module:Goal, imported_from(_)) },
    called(Name/Arity, Types),
    typed_terms(Arguments, Types, I).

% A predicate of the puzzle has one signature, which all its calls share.
called(PI, Types, typing(Vs, Queue0, Sigs0, Notes), typing(Vs, Queue, Sigs, Notes)) :-
    (   memberchk(PI-Types0, Sigs0)
    ->  Types = Types0,
        Queue = Queue0,
        Sigs = Sigs0
    ;   PI = _/Arity,
        length(Types, Arity),
        Sigs = [PI-Types|Sigs0],
        Queue = [PI|Queue0]
    ).

% Built-in goals that treat names alike and lists as sets (or, for length/2, as bags).
builtin(true, [], []).
builtin(fail, [], []).
builtin(false, [], []).
builtin(length(L, N), [L,N], [list(_),num]).
builtin(subtract(A, B, C), [A,B,C], [list(T),list(T),list(T)]).
builtin(intersection(A, B, C), [A,B,C], [list(T),list(T),list(T)]).
builtin(sort(A, B), [A,B], [list(T),list(T)]).
builtin(list_to_set(A, B), [A,B], [list(T),list(T)]).
builtin(sum_list(L, N), [L,N], [list(num),num]).
builtin(max_list(L, N), [L,N], [list(num),num]).
builtin(min_list(L, N), [L,N], [list(num),num]).

comparison(A = B, A, B).
comparison(A == B, A, B).
comparison(A \= B, A, B).
comparison(A \== B, A, B).

membership(member(X, L), X, L).
membership(memberchk(X, L), X, L).

note(Note, typing(Vs, Queue, Sigs, Notes), typing(Vs, Queue, Sigs, [Note|Notes])).

numeric(A is B, A, B).
numeric(A =:= B, A, B).
numeric(A =\= B, A, B).
numeric(A < B, A, B).
numeric(A > B, A, B).
numeric(A =< B, A, B).
numeric(A >= B, A, B).

typed_expression(Expression, I) -->
    { term_variables(Expression, Variables) },
    typed_numbers(Variables, I).

typed_numbers([], _) --> [].
typed_numbers([V|Vs], I) -->
    typed_term(V, num, I),
    typed_numbers(Vs, I).


                /*******************************
                *            TERMS             *
                *******************************/

typed_terms([], [], _) --> [].
typed_terms([Term|Terms], [Type|Types], I) -->
    typed_term(Term, Type, I),
    typed_terms(Terms, Types, I).

typed_term(Term, Type, _, typing(Vs0, Queue, Sigs, Notes), typing(Vs, Queue, Sigs, Notes)) :-
    var(Term),
    !,
    (   member(V-Known, Vs0),
        V == Term
    ->  Vs = Vs0,
        unify_with_occurs_check(Known, Type)
    ;   Vs = [Term-Type|Vs0]
    ).
typed_term(Term, Type, I) -->
    { atomic(Term) },
    !,
    (   { Term == [] }
    ->  { Type = list(_) }
    ;   { I = inference(_, Kinds, _, _), memberchk(Term/0, Kinds) }
    ->  { Type = passenger }            % without a name, it is in no sort
    ;   note(constant(Term, Type))
    ).
typed_term(Term, Type, I) -->
    { is_list(Term), ground(Term) },
    !,
    { Type = list(T) },
    typed_elements(Term, T, I).
typed_term(Term, passenger, I) -->
    { I = inference(_, _, KindSorts, _),
      Term =.. [Kind,Name],
      memberchk(Kind-Sort, KindSorts) },
    !,
    typed_term(Name, id(Sort), I).
typed_term(Term, Type, I) -->
    { Term \= [_|_],
      I = inference(_, Kinds, _, _),
      functor(Term, Name, Arity),
      \+ memberchk(Name/Arity, Kinds),
      Term =.. [Name|Arguments],
      length(Types, Arity),
      Type = term(Name, Types) },
    typed_terms(Arguments, Types, I).

typed_elements([], _, _) --> [].
typed_elements([Term|Terms], Type, I) -->
    typed_term(Term, Type, I),
    typed_elements(Terms, Type, I).


                /*******************************
                *           CHOICES            *
                *******************************/

% committed_safely(+Body, +Head, +Given, +Free): a goal that takes the first of several answers must not
% bind a variable that matters afterwards, as the first answer depends on the order of the group.  Given
% are variables that are bound by the caller, Free those that tell only the reason.
committed_safely(Body, Head, Given, Free) :-
    term_variables(Head, HeadVariables0),
    without(HeadVariables0, Free, HeadVariables1),
    without(HeadVariables1, Given, Escaping),
    safe_sequence(Body, Given, Escaping).

% safe_sequence(+Goals, +Before, +After): Before are bound when Goals begin, After are used later.
safe_sequence((A,B), Before, After) :-
    !,
    term_variables(B, BVariables),
    append(BVariables, After, AfterA),
    safe_sequence(A, Before, AfterA),
    term_variables(A, AVariables),
    append(AVariables, Before, BeforeB),
    safe_sequence(B, BeforeB, After).
safe_sequence((A->B), Before, After) :-
    !,
    term_variables(B, BVariables),
    append(BVariables, After, AfterA),
    committed(A, Before, AfterA),
    term_variables(A, AVariables),
    append(AVariables, Before, BeforeB),
    safe_sequence(B, BeforeB, After).
safe_sequence((A;B), Before, After) :-
    !,
    safe_sequence(A, Before, After),
    safe_sequence(B, Before, After).
safe_sequence(once(A), Before, After) :-
    !,
    committed(A, Before, After).
safe_sequence(memberchk(X, L), Before, After) :-
    !,
    committed(member(X, L), Before, After).
safe_sequence(\+ A, Before, _) :-
    !,
    safe_sequence(A, Before, []).
safe_sequence(forall(A, B), Before, _) :-
    !,
    safe_sequence((A,B), Before, []).
safe_sequence(findall(Template, A, _), Before, _) :-
    !,
    term_variables(Template, After),
    safe_sequence(A, Before, After).
safe_sequence(_, _, _).

committed(Goal, Before, After) :-
    term_variables(Goal, Variables),
    without(Variables, Before, Bound),
    \+ ( member(V, Bound), member(W, After), V == W ),
    safe_sequence(Goal, Before, After).

without([], _, []).
without([V|Vs], Others, Rest) :-
    (   member(W, Others),
        W == V
    ->  Rest = More
    ;   Rest = [V|More]
    ),
    without(Vs, Others, More).
