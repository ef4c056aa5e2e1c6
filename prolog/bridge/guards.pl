:- module(bridge_guards,
          [ start_bridge/2,        % +FirstBlob, -Text
            flush_streams/1,       % -Text
            thread_begins/1,       % -Text
            big_integers/0
          ]).

:- use_module(library(error)).

/** <module> Keep the host process alive

An embedded program that calls halt/0 would end the Python process at once,
without Python's own exit steps. Once the bridge has been started, halt/1
throws instead, and halt/0 goes through it; so does thread_exit/1. The tracer, which would wait for a
person at the terminal, goes on by itself. Only loading this file changes
nothing, so that the same files can be used and tested in a plain swipl.
*/

:- multifile
    prolog:message//1,
    user:prolog_trace_interception/4.
:- dynamic
    user:prolog_trace_interception/4.

prolog:message(bridge_halt(Status)) -->
    [ 'The program called halt(~w)'-[Status] ].
prolog:message(bridge_thread_exit(Term)) -->
    [ 'The program called thread_exit(~p)'-[Term] ].
prolog:message(bridge_stop(_, interrupted)) -->
    [ 'The query was interrupted' ].
prolog:message(bridge_stop(_, time_limit)) -->
    [ 'The query reached its time limit' ].
prolog:message(error(bridge_error(cyclic_term), _)) -->
    [ 'A cyclic term has no finite value outside Prolog' ].
prolog:message(error(syntax_error(bridge_empty_goal), _)) -->
    [ 'Syntax error: The goal is empty' ].
prolog:message(error(syntax_error(bridge_more_than_one_goal), _)) -->
    [ 'Syntax error: Something follows the full stop that ends the goal' ].
prolog:message(error(bridge_error(no_variable(Name)), _)) -->
    [ 'The goal has no variable ~w'-[Name] ].

%!  start_bridge(+FirstBlob:integer, -Text:string) is det.
%
%   True when halt/1 throws in this process, the tracer asks nobody what to do,
%   output is written as UTF-8 whatever
%   the locale says, blobs are numbered from FirstBlob, so that no number is used
%   again by the successor of a process, and Text is the version of SWI-Prolog as
%   it gives it.
%
%       ?- start_bridge(first, _).
%       throws(type_error(integer, first)).
%
%   @throws type_error(integer, FirstBlob)

start_bridge(FirstBlob, Text) :-
    must_be(integer, FirstBlob),
    guard_exits,
    assertz(user:prolog_trace_interception(_, _, _, continue)),
    flag(pybridge_blob, _, FirstBlob),
    forall(member(Stream, [user_output, user_error]),
           catch(set_stream(Stream, encoding(utf8)), error(_, _), true)),
    current_prolog_flag(version, Version),
    number_string(Version, Text).

%   A thread that Python calls from must not be ended by Prolog either.

guard_exits :-
    redefine_system_predicate(system:halt(_)),
    assertz((system:halt(Status) :- throw(bridge_halt(Status)))),
    redefine_system_predicate(system:thread_exit(_)),
    assertz((system:thread_exit(Term) :- throw(bridge_thread_exit(Term)))).

%!  flush_streams(-Text:string) is det.
%
%   True when what was written so far has reached its file or terminal.
%
%       ?- flush_streams(Text).
%       Text = "t".

flush_streams("t") :-
    forall(member(Stream, [user_output, user_error]),
           catch(flush_output(Stream), error(_, _), true)).

%!  thread_begins(-Text:string) is det.
%
%   True when the calling thread, which is new, is ready to run goals.
%
%       ?- thread_begins(Text).
%       Text = "t".

thread_begins("t") :-
    big_integers.

%!  big_integers is det.
%
%   True when integers of any size can be made in this thread or engine. In
%   SWI-Prolog 9.2.9 only the main thread can make those of more than some hundred
%   digits: elsewhere the limit on their size starts as 0.
%
%       ?- big_integers.
%       true.

big_integers :-
    catch(_ is 1<<20000,
          error(resource_error(_), _),
          ( current_prolog_flag(stack_limit, Bytes),
            set_prolog_flag(max_integer_size, Bytes)
          )).
