:- use_module('../../prolog/bridge/guards').
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).

%   run_guarded(+Goal, -Output): Goal, a text, runs in an SWI-Prolog of its own in which the bridge has been started,
%   and which then says `alive`.

run_guarded(Goal, Output) :-
    format(string(Started), "start_bridge(7, _), ~w", [Goal]),
    run(Started, _, Output).

run(Goal, Status, Output) :-
    source_file(run(_, _, _), Here),
    file_directory_name(Here, Tests),
    atomic_list_concat([Tests, '/../../prolog/bridge/guards.pl'], Guards),
    format(atom(Main), "use_module('~w'), ~w, write(alive), nl", [Guards, Goal]),
    process_create(path(swipl), ['-q', '-f', none, '-g', Main, '-t', true],
                   [stdin(null), stdout(pipe(Out)), stderr(null), process(Process), environment(['LC_ALL'='C'])]),
    set_stream(Out, encoding(utf8)),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Process, Status).

:- begin_tests(bridge_guards).

test("loading the file changes nothing", Status-Output == exit(3)-"") :-
    run("halt(3)", Status, Output).
test("halt throws, whatever its status", [forall(member(Goal-Ball, ["halt"-"bridge_halt(0)", "halt(3)"-"bridge_halt(3)"])), true(Output == Expected)]) :-
    format(string(Expected), "~s\nalive\n", [Ball]),
    format(string(Caught), "catch(~s, Ball, (print(Ball), nl))", [Goal]),
    run_guarded(Caught, Output).
test("a thread is not ended by the program", true(Output == "bridge_thread_exit(x)\nalive\n")) :-
    run_guarded("catch(thread_exit(x), Ball, (print(Ball), nl))", Output).
test("the tracer asks nobody", true(Output == "1\nalive\n")) :-
    run_guarded("trace, member(X, [1]), notrace, nodebug, print(X), nl", Output).
test("output is written as UTF-8 whatever the locale says", true(Output == "é日\nalive\n")) :-
    run_guarded("atom_codes(A, [233,0x65e5]), write(A), nl", Output).
test("blobs are numbered from the given number", true(Output == "7\nalive\n")) :-
    run_guarded("flag(pybridge_blob, N, N), print(N), nl", Output).

test("what was written has arrived", Text == "t") :-
    flush_streams(Text).
test("integers of many digits can be made in a thread", Digits == 6021) :-
    thread_create(( thread_begins("t"), X is 2**20000, format(atom(A), "~d", [X]), atom_length(A, L),
                    thread_exit(L) ),
                  Thread),
    thread_join(Thread, exited(Digits)).
test("integers of many digits can be made in an engine", Digits == 6021) :-
    engine_create(L, ( big_integers, X is 2**20000, format(atom(A), "~d", [X]), atom_length(A, L) ), Engine),
    engine_next(Engine, Digits),
    engine_destroy(Engine).
test("what the bridge throws has words", [forall(member(Message-Words,
        [ bridge_halt(1)-"The program called halt(1)",
          bridge_thread_exit(x)-"The program called thread_exit(x)",
          bridge_stop(1, interrupted)-"The query was interrupted",
          bridge_stop(1, time_limit)-"The query reached its time limit",
          error(bridge_error(cyclic_term), _)-"A cyclic term has no finite value outside Prolog",
          error(bridge_error(no_variable('X')), _)-"The goal has no variable X",
          error(syntax_error(bridge_empty_goal), _)-"Syntax error: The goal is empty"
        ])), true(Text == Words)]) :-
    once(phrase(prolog:message(Message), Lines)),
    with_output_to(string(Printed), print_message_lines(current_output, '', Lines)),
    string_concat(Text, "\n", Printed).

:- end_tests(bridge_guards).
