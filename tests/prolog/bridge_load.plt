:- use_module('../../prolog/bridge/guards', []).       % has words for what it throws
:- use_module('../../prolog/bridge/load').
:- use_module('../../prolog/bridge/wire').
:- use_module(library(filesex)).
:- use_module(library(plunit)).

%   loaded(+Source, -File, -Answer): Answer is messages(List) or error(Term).

loaded(Source, File, Answer) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    write(Out, Source),
    close(Out),
    load_source(1, File, bridge_load_test, Text),
    answer(Text, Answer).

answer(Text, Answer) :-
    sub_string(Text, 0, 1, _, Letter),
    sub_string(Text, 1, _, 0, Json),
    string_concat("[99,", Json, Wire0),
    string_concat(Wire0, "]", Wire),
    wire_term(Wire, Values),
    (   Letter == "k"
    ->  findall(Kind-Line-Said, member([Kind,_,Line,_,Said,_], Values), Messages),
        Answer = messages(Messages)
    ;   Values = [Term,Message],
        Answer = Letter-Term-Message
    ).

cleaned :-
    forall(member(Name/Arity, [p/1,q/1]),
           ( functor(Head, Name, Arity),
             ( predicate_property(bridge_load_test:Head, defined) -> abolish(bridge_load_test:Name/Arity) ; true ))).

:- begin_tests(bridge_load).

test("a good file has no messages and its clauses are there", [cleanup(cleaned), true(Xs == [1,'é'])]) :-
    loaded("p(1).\np(é).\n", _, messages([])),
    findall(X, bridge_load_test:p(X), Xs).
test("all problems are given, with their lines, and the rest is loaded",
     [cleanup(cleaned), true(Lines-Xs == [warning-1,warning-2,error-4]-[1,3])]) :-
    loaded("q(X, 1).\n:- fail.\np(1).\np(2) :- foo(.\np(3).\n", _, messages(Messages)),
    findall(Kind-Line, member(Kind-Line-_, Messages), Lines),
    findall(X, bridge_load_test:p(X), Xs).
test("a syntax error has its column", true(Column == 12)) :-
    tmp_file_stream(File, Out, [extension(pl)]),
    write(Out, "p(1).\np(2) :- foo(.\n"),
    close(Out),
    load_source(1, File, bridge_load_test, Text),
    sub_string(Text, 1, _, 0, Json),
    format(string(Wire), "[99,~s]", [Json]),
    wire_term(Wire, [[error,_,2,Column|_]]),
    cleaned.
test("an error in a directive is given, and that it failed", true(Kinds == [error-1,warning-1])) :-
    loaded(":- atom_length(_, _).\n", _, messages(Messages)),
    findall(Kind-Line, member(Kind-Line-_, Messages), Kinds).
test("what a directive throws is one of the problems", true(Messages == [error-[]-"The program threw oops"])) :-
    loaded(":- throw(oops).\n", _, messages(Messages)).
test("a warning that a program prints is not said to be thrown", true(Messages == [warning-1-"Unknown message: oops"])) :-
    loaded(":- print_message(warning, oops).\n", _, messages(Messages)).
test("what is meant to stop the loading is not one of its problems", true(Term-Message == bridge_halt(2)-"The program called halt(2)")) :-
    loaded(":- throw(bridge_halt(2)).\n", _, "e"-Term-Message).
test("a missing file is an existence error", true(Formal == existence_error(source_sink, '/no/such/file.pl'))) :-
    load_source(1, "/no/such/file.pl", user, Text),
    answer(Text, "e"-error(Formal, _)-_).
test("a hook of the program does not come before ours", [cleanup(( retractall(user:message_hook(bridge_load_never, _, _)), cleaned )), true(Kinds == [error])]) :-
    loaded(":- asserta((user:message_hook(bridge_load_never, _, _) :- true)).\n", _, messages([])),
    loaded("p(.\n", _, messages(Messages)),
    findall(Kind, member(Kind-_-_, Messages), Kinds).
test("what is printed when nothing is loaded is left alone", [cleanup(cleaned)]) :-
    loaded("p(1).\n", _, messages([])),
    \+ bridge_load:collect(warning, oops),
    \+ bridge_load:collected(_).
test("what is no problem is left alone", true(Messages == [])) :-
    loaded(":- print_message(informational, oops).\n", _, messages(Messages)).
test("a file that is loaded again replaces its clauses", [cleanup(cleaned), true(Xs == [2])]) :-
    loaded("p(1).\n", File, messages([])),
    setup_call_cleanup(open(File, write, Out), write(Out, "p(2).\n"), close(Out)),
    atom_string(File, FileText),
    load_source(2, FileText, bridge_load_test, "k[]"),
    findall(X, bridge_load_test:p(X), Xs).
test("a name may have quotes and backslashes", [cleanup(( delete_directory_and_contents(Directory), cleaned )), true(Text == "k[]")]) :-
    tmp_file(bridge_load, Base),
    atomic_list_concat([Base, ' it''s "a" \\ é'], Directory),
    make_directory(Directory),
    directory_file_path(Directory, 'file.pl', File),
    setup_call_cleanup(open(File, write, Out), write(Out, "p(1).\n"), close(Out)),
    atom_string(File, FileText),
    load_source(1, FileText, bridge_load_test, Text).

:- end_tests(bridge_load).
