:- module(bridge_steps,
          [ in_step/4,             % +Step, +Target, :Goal, -Text
            stop_step/3,           % +Step, +Reason, -Found
            abort_step/2,          % +Step, -Found
            forget_step/2          % +Step, -Text
          ]).
:- use_module(errors).

/** <module> Running steps, and how another thread stops one

A step is one call from Python that runs a goal. Python numbers it; no number
is used twice. While it runs, a fact says in which thread or engine. To stop
it, another thread sends a signal there, and the signal looks for the fact
again before it throws: a signal that comes too late finds nothing and does
nothing, so that it can never hit the next query.
*/

:- meta_predicate in_step(+, +, 0, ?).

:- dynamic running/2.              % Step, thread or engine
:- volatile running/2.

%!  in_step(+Step:integer, +Target, :Goal, -Text) is semidet.
%
%   True when Goal, which binds Text and runs in Target as the given Step, is.
%   If it raises an error, Text describes that.
%
%       ?- in_step(1, main, Text = "done", Text).
%       Text = "done".

in_step(Step, Target, Goal, Text) :-
    asserta(running(Step, Target)),
    (   catch(Goal, Error, error_result(Step, Error, Text))
    ->  retractall(running(Step, _))
    ;   retractall(running(Step, _)),
        fail
    ).

%   A second signal must not find the step while its end is being described.

error_result(Step, Error, Text) :-
    retractall(running(Step, _)),
    error_text(Error, Text).

%!  stop_step(+Step:integer, +Reason:text, -Found:boolean) is det.
%
%   True when Step was told to stop with Reason (`interrupted` or
%   `time_limit`), if Found is true; or when there is no such step.
%
%       ?- stop_step(123456, interrupted, Found).
%       Found = false.

stop_step(Step, ReasonText, Found) :-
    atom_string(Reason, ReasonText),
    signal_step(Step, bridge_steps:stop(Step, Reason), Found).

%!  abort_step(+Step:integer, -Found:boolean) is det.
%
%   Like stop_step/3, for a step whose program catches every error: what it is
%   sent cannot be caught.
%
%       ?- abort_step(123456, Found).
%       Found = false.

abort_step(Step, Found) :-
    signal_step(Step, bridge_steps:abort(Step), Found).

signal_step(Step, Signal, Found) :-
    (   running(Step, Target),
        catch(thread_signal(Target, Signal), error(_, _), fail)
    ->  Found = true
    ;   Found = false
    ).

stop(Step, Reason) :-
    (   running(Step, _)
    ->  throw(bridge_stop(Step, Reason))
    ;   true
    ).

abort(Step) :-
    (   running(Step, _)
    ->  abort
    ;   true
    ).

%!  forget_step(+Step:integer, -Text:string) is det.
%
%   True when no signal for Step will do anything from now on.
%
%       ?- forget_step(123456, Text).
%       Text = "t".

forget_step(Step, "t") :-
    retractall(running(Step, _)).
