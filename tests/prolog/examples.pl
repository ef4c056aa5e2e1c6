/*  Loads one Prolog file by its path and runs the examples of its documentation, for pytest.

        swipl examples.pl load OUT FILE          the warnings of loading FILE, and the predicates it exports
        swipl examples.pl run OUT FILE TASKS     TASKS is JSON: [{"goal": text, "answers": [text]}]

    An expected answer is written as the toplevel writes it: `X = 1, Y = 2`, `true`, `false`, or `throws(Formal)`; `_`
    in it stands for anything. An example sees what FILE exports, and what the files of this project that it loads do.
*/

:- module(examples, [main/0]).
:- use_module(library(main), []).
:- use_module(library(http/json)).
:- use_module(library(solution_sequences)).
:- use_module(library(time)).
:- use_module(harness).

:- initialization(main, main).

seconds_per_example(60).

main :-
    current_prolog_flag(argv, [Task, Out, File|Rest]),
    to_file(Out, task(Task, File, Rest)).

task(load, File, [], Stream) :-
    recorded(load_files(user:File, [encoding(utf8)]), Messages),
    findall(Indicator, own_export(File, Indicator), Exports),
    say(Stream, _{messages:Messages, exports:Exports}).
task(run, File, [Tasks], Stream) :-
    load_files(user:File, [encoding(utf8), silent(true)]),
    import_helpers,
    setup_call_cleanup(
        open(Tasks, read, In, [encoding(utf8)]),
        json_read_dict(In, Examples),
        close(In)),
    forall(member(Example, Examples), run_example(Example, Stream)).

import_helpers :-
    module_property(examples, file(Here)),
    absolute_file_name('../../prolog/', Sources, [relative_to(Here), file_type(directory)]),
    forall(( module_property(Module, file(Path)),
             sub_atom(Path, 0, _, _, Sources),
             module_property(Module, exports(Exports)),
             member(Name/Arity, Exports),
             \+ current_predicate(user:Name/Arity) ),
           user:import(Module:Name/Arity)).

own_export(File, Indicator) :-
    absolute_file_name(File, Path),
    module_property(Module, file(Path)),
    module_property(Module, exports(Exports)),
    member(Name/Arity, Exports),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    format(string(Indicator), '~w/~w', [Name, Arity]).

run_example(Example, Stream) :-
    recorded(examples:problem(Example.goal, Example.answers, Problem), Messages),
    (   var(Problem)
    ->  Unexpected = Messages
    ;   Unexpected = [Problem|Messages]
    ),
    say(Stream, _{problems:Unexpected}).

%   problem(+GoalText, +AnswerTexts, -Problem): Problem stays unbound if the answers are as expected.

problem(GoalText, AnswerTexts, Problem) :-
    term_string(Goal, GoalText, [module(user), variable_names(Bindings)]),
    maplist(expectation(Bindings), AnswerTexts, Expected),
    (   append(Wanted, [none], Expected)
    ->  length(Wanted, Count),
        Limit is Count+1
    ;   Wanted = Expected,
        length(Wanted, Limit)
    ),
    seconds_per_example(Seconds),
    catch(call_with_time_limit(Seconds, findall(answer(Bindings), limit(Limit, user:Goal), Answers)),
          Error,
          Answers = [thrown(Error)]),
    (   same_answers(Wanted, Answers)
    ->  true
    ;   maplist(shown, Answers, Shown),
        atomic_list_concat(Shown, ' ;\n', Text),
        (   Text == ''
        ->  Problem = "got no answer"
        ;   format(string(Problem), 'got ~w', [Text])
        )
    ).

%   expectation(+Bindings, +Text, -Expected): none, throws(Formal), or values(Names, Values, Named), where Named are the
%   variables in Values that were written by name.

expectation(Bindings, Text, Expected) :-
    term_string(Term, Text, [module(user), variable_names(Written)]),
    (   Term == false
    ->  Expected = none
    ;   nonvar(Term), Term = throws(Formal)
    ->  Expected = throws(Formal)
    ;   term_variables(Term, All),
        term_variables(Written, WithName),
        exclude(same_in(WithName), All, Anonymous),
        unify_equations(Term),
        findall(Name, (member(Name=_, Written), memberchk(Name=_, Bindings)), Names),
        maplist(value_in(Written), Names, Values),
        exclude(same_in(Anonymous), Values, Others),
        include(var, Others, Free),
        term_variables(Free, Named),
        Expected = values(Names, Values, Named)
    ).

same_in(Terms, Term) :-
    member(Other, Terms),
    Other == Term,
    !.

unify_equations(true) :- !.
unify_equations((A, B)) :- !, unify_equations(A), unify_equations(B).
unify_equations(X = X) :- !.
unify_equations(Other) :- domain_error(answer, Other).

value_in(Bindings, Name, Value) :-
    memberchk(Name=Value, Bindings).

same_answers([], []).
same_answers([Expected|Wanted], [Answer|Answers]) :-
    same_answer(Expected, Answer),
    same_answers(Wanted, Answers).

same_answer(values(Names, Values, Named), answer(Bindings)) :-
    maplist(value_in(Bindings), Names, Got),
    subsumes_term(Values, Got),
    \+ \+ ( Values = Got,
            term_variables(Named, Variables),
            Named == Variables ).
same_answer(throws(Formal), thrown(error(Thrown, _))) :-
    subsumes_term(Formal, Thrown).

shown(thrown(Error), Text) :-
    format(string(Text), 'exception ~q', [Error]).
shown(answer(Bindings), Text) :-
    findall(Equation, binding_text(Bindings, Equation), Equations),
    (   Equations == []
    ->  Text = "true"
    ;   atomic_list_concat(Equations, ', ', Text)
    ).

binding_text(Bindings, Text) :-
    member(Name=Value, Bindings),
    nonvar(Value),
    format(string(Text), '~w = ~W', [Name, Value, [quoted(true), portray(true), spacing(next_argument)]]).
