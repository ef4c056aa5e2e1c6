:- module(crossing_lint,
          [ lint/2                      % +Spec, -Problems
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../spaces').
:- use_module('../wording').
:- use_module(errors).
:- use_module(loading).
:- use_module(rules).
:- use_module(spelling).
:- use_module(validation).
:- use_module(vocabulary).

/** <module> Checks of a puzzle without solving it

Beside what keeps a puzzle from being searched, these find what would only show in the middle of it: calls
of predicates that are defined nowhere, predicates of the vocabulary that are misspelt, rules that throw or
that give no reason.
*/

%!  lint(+Spec, -Problems) is det.
%
%   True when Problems lists problem(Line, Text) for everything that is wrong with the puzzle of Spec, as
%   puzzle/2 takes it; Line is `none` where it is not known.
%
%       ?- lint(wolf_goat_cabbage, Problems).
%       Problems = [].
%
%       ?- lint(data(ferry, [passenger(ann), rower(ann), boat(0)]), Problems).
%       Problems = [problem(none, "the boat must have a whole number of seats from 1, not 0")].

lint(Spec, Problems) :-
    catch(found(Spec, Problems), error(Formal, Context), loading_problems(Formal, Context, Problems)).

loading_problems(puzzle_error(cannot_load(_, Given)), _, Problems) =>
    Problems = Given.
loading_problems(Formal, Context, Problems) =>
    error_problem(error(Formal, Context), Problem),
    Problems = [Problem].

error_problem(Error, problem(none, Text)) :-
    thrown_text(Error, Text).

found(data(Name, Facts), Problems) :-
    !,
    validation_problems(data(Name, Facts), Problems).
found(Name, Problems) :-
    puzzle_warnings(Name, Module, Warnings),
    vocabulary_of(Name, Vocabulary),
    findall(call(Caller, Called, Line), calls(Module, Caller, Called, Line), Calls),
    findall(Problem, misspelt(Module, Vocabulary, Calls, Problem), Misspelt),
    findall(Problem, undefined(Module, Vocabulary, Calls, Problem), Undefined),
    (   Undefined == []
    ->  validation_problems(Name, Invalid)
    ;   Invalid = []                    % they would only be found once more
    ),
    append([Warnings, Misspelt, Undefined, Invalid], Problems).

vocabulary_of(Name, Vocabulary) :-
    findall(Predicate, vocabulary(Predicate, _), Crossing),
    (   is_space(Name)
    ->  Vocabulary = [initial/1, goal/1, move/3, cost/2, heuristic/2|Crossing]
    ;   Vocabulary = Crossing
    ).


                /*******************************
                *             NAMES            *
                *******************************/

% A predicate that is neither called nor in the vocabulary.
misspelt(Module, Vocabulary, Calls, problem(Line, Text)) :-
    own_predicate(Module, Name/Arity),
    \+ memberchk(Name/Arity, Vocabulary),
    \+ ( member(call(Caller, Name/Arity, _), Calls), Caller \== Name/Arity ),
    functor(Head, Name, Arity),
    once(clause_line(Module, Head, Line)),
    (   memberchk(Name/Other, Vocabulary)
    ->  format(string(Text), "~w is no predicate of the vocabulary; did you mean ~w?", [Name/Arity, Name/Other])
    ;   findall(Known, member(Known/_, Vocabulary), Names),
        nearest(Name, Names, Near)
    ->  memberchk(Near/NearArity, Vocabulary),
        format(string(Text), "~w is no predicate of the vocabulary; did you mean ~w?",
               [Name/Arity, Near/NearArity])
    ;   format(string(Text), "~w is used nowhere, and is no predicate of the vocabulary", [Name/Arity])
    ).

own_predicate(Module, Name/Arity) :-
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ predicate_property(Module:Head, dynamic).

clause_line(Module, Head, Line) :-
    clause(Module:Head, _, Reference),
    clause_property(Reference, line_count(Line)).

% calls(+Module, -Caller, -Called, -Line): a clause of Caller calls Called.
calls(Module, Name/Arity, Called/CalledArity, Line) :-
    own_predicate(Module, Name/Arity),
    functor(Head, Name, Arity),
    clause(Module:Head, Body, Reference),
    (   clause_property(Reference, line_count(Line0))
    ->  Line = Line0
    ;   Line = none
    ),
    called_goal(Body, Module, Goal),
    functor(Goal, Called, CalledArity).

called_goal(Body, _, _) :-
    var(Body),
    !,
    fail.
called_goal(_:Body, Module, Goal) :-
    !,
    called_goal(Body, Module, Goal).
called_goal(Body, Module, Goal) :-
    callable(Body),
    (   predicate_property(Module:Body, meta_predicate(Meta)),
        Body =.. [_|Arguments],
        Meta =.. [_|Modes]
    ->  (   Goal = Body
        ;   nth1(I, Modes, Mode),
            nth1(I, Arguments, Argument),
            nonvar(Argument),
            closure(Mode, Argument, Closure),
            called_goal(Closure, Module, Goal)
        )
    ;   Goal = Body
    ).

closure(0, Goal, Goal).
closure(^, Goal0, Goal) :-
    without_quantifiers(Goal0, Goal).
closure(//, Grammar, Goal) :-
    closure(2, Grammar, Goal).
closure(N, Closure, Goal) :-
    integer(N),
    N > 0,
    callable(Closure),
    length(More, N),
    Closure =.. List0,
    append(List0, More, List),
    Goal =.. List.

without_quantifiers(Goal0, Goal) :-
    (   nonvar(Goal0),
        Goal0 = _^Inner
    ->  without_quantifiers(Inner, Goal)
    ;   Goal = Goal0
    ).

% A call of a predicate that is defined nowhere.
undefined(Module, Vocabulary, Calls, problem(Line, Text)) :-
    setof(Line0-Predicate,
          Caller^( member(call(Caller, Predicate, Line0), Calls),
                   nowhere(Module, Vocabulary, Predicate) ),
          Undefined),
    member(Line-(Name/Arity), Undefined),
    findall(Known, known_name(Module, Vocabulary, Known), Names),
    (   nearest(Name, Names, Near)
    ->  format(string(Text), "~w is called, but defined nowhere; did you mean ~w?", [Name/Arity, Near])
    ;   format(string(Text), "~w is called, but defined nowhere", [Name/Arity])
    ).

nowhere(Module, Vocabulary, Name/Arity) :-
    \+ memberchk(Name/Arity, Vocabulary),
    functor(General, Name, Arity),
    \+ predicate_property(Module:General, defined),
    \+ predicate_property(Module:General, autoload(_)).

known_name(Module, _, Name) :-
    own_predicate(Module, Name/_).
known_name(_, Vocabulary, Name) :-
    member(Name/_, Vocabulary).
known_name(_, _, Name) :-
    member(Library, [lists, apply, aggregate, system]),
    (   module_property(Library, exports(Exports))
    ->  member(Name/_, Exports)
    ;   false
    ).
known_name(_, _, Name) :-
    member(Name, [findall, forall, between, length, is, atom_length, succ, plus, msort, sort, memberchk]).


                /*******************************
                *             RULES            *
                *******************************/

validation_problems(Spec, Problems) :-
    (   Spec \= data(_, _),
        is_space(Spec)
    ->  Goal = ( space(Spec, _), Problems0 = [] )
    ;   Goal = checked(Spec, Problems0)
    ),
    catch(Goal, error(Formal, Context), error_problem(error(Formal, Context), Invalid)),
    (   nonvar(Invalid)
    ->  Problems = [Invalid]
    ;   answer_problems(Spec, Wrong),
        append(Problems0, Wrong, Problems)
    ).

checked(Spec, Problems) :-
    puzzle(Spec, Puzzle),
    rule_problems(Puzzle, Problems),
    (   Problems == []
    ->  valid_puzzle(Spec, _)
    ;   true
    ).

% Rules are tried on small groups and on everybody.
rule_problems(Puzzle, Problems) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    (   tried_group(Passengers, Group),
        catch(bad_reason(Puzzle, Group, Text), error(Formal, Context), true),
        (   nonvar(Formal)
        ->  error_problem(error(Formal, Context), problem(_, Message)),
            format(string(Text), "a rule fails on the group ~p: ~s", [Group, Message])
        ;   true
        )
    ->  Problems = [problem(none, Text)]
    ;   Problems = []
    ).

tried_group(Passengers, Passengers).
tried_group(Passengers, [A]) :-
    member(A, Passengers).
tried_group(Passengers, [A,B]) :-
    append(_, [A|Rest], Passengers),
    member(B, Rest).

bad_reason(Puzzle, Group, Text) :-
    group_fault(Puzzle, Group, Reason),
    \+ ground(Reason),
    format(string(Text), "unsafe/2 leaves its reason open for the group ~p", [Group]).

% The settings of every known answer must be settings of the puzzle.
answer_problems(data(_, _), Problems) :-
    !,
    Problems = [].
answer_problems(Name, Problems) :-
    puzzle_warnings(Name, Module, _),
    findall(Problem,
            ( member(Predicate, [answer, least_time]),
              Head =.. [Predicate,Settings,_],
              current_predicate(Module:Predicate/2),
              call(Module:Head),
              wrong_settings(Name, Settings, Problem) ),
            Problems).

wrong_settings(Name, Settings, Problem) :-
    Spec =.. [Name,Settings],
    catch(( read_settings(Name, Spec), fail ), error(Formal, Context), true),
    error_problem(error(Formal, Context), Problem).

read_settings(Name, Spec) :-
    (   is_space(Name)
    ->  space(Spec, _)
    ;   puzzle(Spec, _)
    ).
