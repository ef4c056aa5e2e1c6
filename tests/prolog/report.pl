/*  Runs plunit files for pytest and says what came out, one JSON object a line.

        swipl report.pl list OUT FILE...    the tests of each file, by reading it
        swipl report.pl run OUT FILE        loads the file and runs its tests one by one

    Each test is run alone, and every error and warning that is printed meanwhile is its own. So nothing here depends
    on how a version of plunit words or groups its report.
*/

:- module(report, [main/0]).
:- use_module(library(plunit)).
:- use_module(library(prolog_source)).
:- use_module(library(main), []).
:- use_module(harness).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [Task, Out|Files]),
    to_file(Out, report(Task, Files)).

report(list, Files, Stream) :-
    forall(member(File, Files), list_tests(File, Stream)).
report(run, [File], Stream) :-
    recorded(load_files(user:File, [encoding(utf8)]), Messages),
    findall(Unit-Name, current_test(Unit, Name, _, _, _), All),
    list_to_set(All, Tests),
    length(Tests, Count),
    say(Stream, _{load:Messages, tests:Count}),
    forall(member(Unit-Name, Tests), run_one(Unit, Name, Stream)).

%   Listing: the file is read as source, not loaded.

list_tests(File, Stream) :-
    setup_call_cleanup(
        prolog_open_source(File, In),
        list_terms(In, none, File, Stream),
        prolog_close_source(In)).

list_terms(In, Unit, File, Stream) :-
    catch(prolog_read_source_term(In, Term, _, [syntax_errors(error)]), error(syntax_error(_), _), Term = skipped),
    (   Term == end_of_file
    ->  true
    ;   next_unit(Term, Unit, Next),
        (   test_name(Term, Name)
        ->  text(Name, Text),
            say(Stream, _{file:File, unit:Unit, test:Text})
        ;   true
        ),
        list_terms(In, Next, File, Stream)
    ).

next_unit((:- begin_tests(Unit)), _, Unit) :- !.
next_unit((:- begin_tests(Unit, _)), _, Unit) :- !.
next_unit((:- end_tests(_)), _, none) :- !.
next_unit(_, Unit, Unit).

test_name((Head :- _), Name) :- !, test_name(Head, Name).
test_name(test(Name), Name).
test_name(test(Name, _), Name).

text(Name, Text) :-
    format(string(Text), '~w', [Name]).

%   Running.

run_one(Unit, Name, Stream) :-
    (   recorded(succeeds(Unit:Name, Passed), Messages)
    ->  true
    ;   Messages = [],
        Passed = none
    ),
    outcome(Passed, Messages, Outcome),
    text(Name, Text),
    say(Stream, _{unit:Unit, test:Text, outcome:Outcome, messages:Messages}).

%   succeeds(+Test, -Passed): Passed is how many bodies of the test were run and passed, or none if one failed. The
%   first way is for SWI-Prolog 9.1 and newer, which forgets the passed tests before it returns.

succeeds(Test, Passed) :-
    current_predicate(plunit:run_tests/2),
    !,
    plunit:run_tests(Test, [summary(Summary)]),
    (   _{failed:0, timeout:0} :< Summary
    ->  Passed = Summary.passed
    ;   Passed = none
    ).
succeeds(Test, Passed) :-
    run_tests(Test),
    !,
    aggregate_all(count, plunit:passed(_, _, _, _, _), Passed).
succeeds(_, none).

outcome(Passed, Messages, Outcome) :-
    (   integer(Passed), Passed > 0, Messages == []
    ->  Outcome = passed
    ;   Passed == 0, Messages == []
    ->  Outcome = skipped
    ;   Outcome = failed
    ).
