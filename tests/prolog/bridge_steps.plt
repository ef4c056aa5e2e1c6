:- use_module('../../prolog/bridge/steps').
:- use_module(library(plunit)).
:- use_module(library(time)).

endless :-
    repeat,
    fail.

stubborn :-
    repeat,
    catch(endless, _, true),
    fail.

%   in_thread(+Step, :Goal, -Thread): Goal runs as Step in a thread of its own.

in_thread(Step, Goal, Thread) :-
    thread_self(Me),
    thread_create(worker(Me, Step, Goal), Thread),
    thread_get_message(started(Step)).

worker(Parent, Step, Goal) :-
    thread_self(Me),
    in_step(Step, Me, ( thread_send_message(Parent, started(Step)), Goal, Text = "done" ), Text),
    thread_send_message(Parent, text(Step, Text)).

%   stopped(+Step, +Reason): tell it again until the step has ended, as Python does.

stopped(Step, Reason) :-
    stop_step(Step, Reason, Found),
    (   Found == true
    ->  sleep(0.01),
        stopped(Step, Reason)
    ;   true
    ).

aborted(Step, Thread) :-
    thread_property(Thread, status(Status)),
    (   Status == running
    ->  abort_step(Step, _),
        sleep(0.01),
        aborted(Step, Thread)
    ;   true
    ).

nothing_left :-
    \+ bridge_steps:running(_, _),
    \+ bridge_steps:thrown(_, _),
    \+ bridge_steps:waiting(_).

:- begin_tests(bridge_steps, [cleanup(assertion(nothing_left))]).

test("a step gives what its goal binds, once", Text == "1") :-
    in_step(1, main, member(Text, ["1","2"]), Text).
test("a step fails as its goal does and leaves nothing", true(nothing_left)) :-
    \+ in_step(2, main, fail, _).
test("an error of a step becomes its text", true) :-
    in_step(3, main, atom_length(_, _), Text),
    sub_string(Text, 0, 1, _, "e"),
    sub_string(Text, _, _, 0, "not sufficiently instantiated\"}]").
test("a step can run within another", Text == "inner outer") :-
    in_step(4, main,
            ( in_step(5, main, Inner = "inner", Inner), string_concat(Inner, " outer", Text) ),
            Text).

test("a step is stopped from another thread, and its reason is told", [forall(member(Reason, [interrupted,time_limit])), true(Words == Expected)]) :-
    in_thread(6, endless, Thread),
    call_with_time_limit(20, stopped(6, Reason)),
    thread_join(Thread, true),
    thread_get_message(text(6, Text)),
    ( Reason == interrupted -> Expected = "interrupted" ; Expected = "time_limit" ),
    format(string(Part), "e[{\"c\":[\"bridge_stop\",6,\"~w\"]}", [Reason]),
    ( sub_string(Text, 0, _, _, Part) -> Words = Expected ; Words = Text ).
test("two steps in two threads: only the one that was meant is stopped", Second == "done") :-
    thread_self(Me),
    in_thread(7, endless, One),
    in_thread(8, thread_get_message(go), Two),
    call_with_time_limit(20, stopped(7, interrupted)),
    thread_get_message(Me, text(7, First)),
    assertion(sub_string(First, 0, 1, _, "e")),
    thread_send_message(Two, go),
    thread_get_message(Me, text(8, Second)),
    thread_join(One, true),
    thread_join(Two, true).
test("a step that is not there is not found", Found-Aborted == false-false) :-
    stop_step(1000, interrupted, Found),
    abort_step(1000, Aborted).
test("a signal that comes after its step does nothing", Text == "quiet") :-
    in_step(9, main, true, "over"),
    thread_self(Me),
    in_step(10, Me, ( bridge_steps:arrived(Me, bridge_steps:stop(9, interrupted)), Text = "quiet" ), Text).
test("a signal for an engine waits until the engine may be stopped", Found == [true,outside,stopped]) :-
    engine_create(X, catch(( X = first ; true ), _, X = caught), Engine),
    engine_next(Engine, first),
    asserta(bridge_steps:running(11, Engine)),
    engine_create(X, ( outside, bridge_steps:stop(11, interrupted), X = outside
                     ; inside, catch(bridge_steps:stop(12, interrupted), bridge_stop(12, _), X = stopped) ),
                  Other),
    retractall(bridge_steps:running(11, _)),
    asserta(bridge_steps:running(11, Other)),
    asserta(bridge_steps:running(12, Other)),
    stop_step(11, interrupted, Told),
    engine_next(Other, A),
    engine_next(Other, B),
    Found = [Told,A,B],
    forget_step(11, _),
    forget_step(12, _),
    target_gone(Other),
    engine_destroy(Engine),
    engine_destroy(Other).
test("a step that catches every error is aborted", Status == aborted) :-
    in_thread(13, stubborn, Thread),
    sleep(0.05),
    stop_step(13, time_limit, true),
    sleep(0.1),
    call_with_time_limit(20, aborted(13, Thread)),
    thread_join(Thread, exception(Ball)),
    ( memberchk(Ball, ['$aborted',unwind(abort)]) -> Status = aborted ; Status = Ball ),
    forget_step(13, "t").
test("a step that was forgotten is not stopped", Found == false) :-
    asserta(bridge_steps:running(14, main)),
    forget_step(14, "t"),
    stop_step(14, interrupted, Found).

:- end_tests(bridge_steps).
