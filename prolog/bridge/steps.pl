:- module(bridge_steps,
          [ in_step/4,             % +Step, +Target, :Goal, -Text
            inside/0,
            outside/0,
            stop_step/3,           % +Step, +Reason, -Found
            abort_step/2,          % +Step, -Found
            forget_step/2,         % +Step, -Text
            target_gone/1          % +Target
          ]).
:- use_module(errors).

/** <module> Running steps, and how another thread stops one

A step is one call from Python that runs a goal. Python numbers it; no number
is used twice. While it runs, a fact says in which thread or engine. To stop
it, another thread sends a signal there, and the signal looks for the fact
again before it throws: a signal that comes too late finds nothing and does
nothing, so that it can never hit the next query.

A signal throws only where a catch/3 of ours is around, and not at the moment when
SWI-Prolog enters or leaves an engine: a step that runs in an engine says with
inside/0 and outside/0 where that is. Whoever stops a step therefore sends the
signal again until the step has ended.
*/

:- meta_predicate in_step(+, +, 0, ?).

:- dynamic
    running/2,                     % Step, thread or engine
    thrown/2,                      % the same, once it was told to stop
    waiting/1.                     % thread or engine that was sent a signal
:- volatile
    running/2,
    thrown/2,
    waiting/1.

%!  in_step(+Step:integer, +Target, :Goal, -Text) is semidet.
%
%   True when Goal, which binds Text and runs in Target as the given Step, is.
%   If it raises an error, Text describes that.
%
%       ?- in_step(1, main, Text = "done", Text).
%       Text = "done".

in_step(Step, Target, Goal, Text) :-
    (   catch(run_step(Step, Target, Goal), Error, error_result(Step, Error, Text))
    ->  true
    ;   over(Step),
        fail
    ).

run_step(Step, Target, Goal) :-
    asserta(running(Step, Target)),
    call(Goal),
    !,                             % a step has one result
    over(Step).

%   Only a step that is running no more can have been told to stop.

over(Step) :-
    (   retract(running(Step, _))
    ->  true
    ;   retractall(thrown(Step, _))
    ).

error_result(Step, Error, Text) :-
    over(Step),
    error_text(Error, Text).

%!  inside is det.
%!  outside is det.
%
%   True when signals may throw, or may not throw, in the engine that runs this.
%
%       ?- outside, inside.
%       true.

inside :-
    nb_setval(bridge_inside, true).

outside :-
    nb_setval(bridge_inside, false).

may_throw(Target) :-
    (   is_engine(Target)
    ->  nb_current(bridge_inside, true)
    ;   true
    ).

%!  stop_step(+Step:integer, +Reason:text, -Found:boolean) is det.
%
%   True when Step was told to stop with Reason (`interrupted` or
%   `time_limit`), if Found is true; or when there is no such step.
%
%       ?- stop_step(123456, interrupted, Found).
%       Found = false.

stop_step(Step, ReasonText, Found) :-
    atom_string(Reason, ReasonText),
    (   running(Step, Target)
    ->  Found = true,
        signalled(Target, bridge_steps:stop(Step, Reason))
    ;   thrown(Step, _)
    ->  Found = true
    ;   Found = false
    ).

%!  abort_step(+Step:integer, -Found:boolean) is det.
%
%   Like stop_step/3, for a step whose program catches every error: what it is
%   sent cannot be caught.
%
%       ?- abort_step(123456, Found).
%       Found = false.

abort_step(Step, Found) :-
    (   thrown(Step, Target)
    ->  Found = true,
        signalled(Target, bridge_steps:abort(Step))
    ;   Found = false
    ).

%   Two signals must never wait in one thread: SWI-Prolog reads on in its queue
%   after having run one, and what it reads may be freed by then.

signalled(Target, Signal) :-
    with_mutex(bridge_steps, send(Target, Signal)).

send(Target, Signal) :-
    (   waiting(Target)
    ->  true
    ;   asserta(waiting(Target)),
        catch(thread_signal(Target, bridge_steps:arrived(Target, Signal)),
              error(_, _),
              retractall(waiting(Target)))
    ).

arrived(Target, Signal) :-
    retractall(waiting(Target)),
    call(Signal).

stop(Step, Reason) :-
    (   running(Step, Target),
        may_throw(Target),
        retract(running(Step, Target))
    ->  asserta(thrown(Step, Target)),
        throw(bridge_stop(Step, Reason))
    ;   true
    ).

abort(Step) :-
    (   thrown(Step, Target),
        may_throw(Target)
    ->  abort
    ;   true
    ).

%!  target_gone(+Target) is det.
%
%   True when nothing is remembered about an engine that is no more.
%
%       ?- target_gone(nothing).
%       true.

target_gone(Target) :-
    retractall(waiting(Target)).

%!  forget_step(+Step:integer, -Text:string) is det.
%
%   True when no signal for Step will do anything from now on.
%
%       ?- forget_step(123456, Text).
%       Text = "t".

forget_step(Step, "t") :-
    over(Step).
