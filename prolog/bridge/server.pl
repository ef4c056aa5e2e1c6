:- module(bridge_server,
          [ serve/0
          ]).
:- use_module('../bridge').

/** <module> The bridge as a process of its own

What an in-process engine calls directly is asked here through a pipe. A
request is a line with a term

    r(Id, Lane, Predicate, Args)

and then, without anything between them, the texts of those Args that are
`t(Length)`; the others are integers. The answer is a line with Id and the length
of the text, and then the text. Lengths count characters.

Each lane is a thread that works on one request after the other; Python sees to
it that no lane has two. What stops a running request is done at once, in the
thread that reads. When Python closes the pipe, the process ends.
*/

:- dynamic lane/2.                 % number, thread
:- thread_local open_job/1.        % Id

%!  serve is det.
%
%   True when all requests have been read. The numbers of the two file
%   descriptors to use are the last two command line arguments.
%
%       ?- set_prolog_flag(argv, [swipl,none,none]), serve.
%       throws(existence_error(source_sink, _)).
%
%   @throws existence_error(source_sink, File) when there is no such descriptor

serve :-
    current_prolog_flag(argv, Argv),
    append(_, [InFd, OutFd], Argv),
    !,                             % the last two
    pipe_end(InFd, read, In),
    pipe_end(OutFd, write, Out),
    requests(In, Out).

pipe_end(Fd, Mode, Stream) :-
    atom_concat('/dev/fd/', Fd, File),
    open(File, Mode, Stream, [encoding(utf8), newline(posix), buffer(full)]).

requests(In, Out) :-
    (   read_string(In, "\n", "", Separator, Line),
        Separator =\= -1
    ->  term_string(r(Id, Lane, Predicate, Shapes), Line),
        maplist(argument(In), Shapes, Args),
        dispatch(Predicate, Args, Id, Lane, Out),
        requests(In, Out)
    ;   true
    ).

argument(In, Shape, Arg) :-
    (   Shape = t(Length)
    ->  read_string(In, Length, Arg)
    ;   Arg = Shape
    ).

dispatch(Predicate, Args, Id, Lane, Out) :-
    (   at_once(Predicate)
    ->  job(Predicate, Args, Id, Out)
    ;   lane_thread(Lane, Out, Thread),
        thread_send_message(Thread, job(Predicate, Args, Id))
    ).

at_once(stop_step).
at_once(abort_step).
at_once(start_bridge).

lane_thread(Lane, Out, Thread) :-
    (   lane(Lane, Thread)
    ->  true
    ;   thread_create(begin(Out), Thread,
                      [detached(true), at_exit(bridge_server:left(Out))]),
        assertz(lane(Lane, Thread))
    ).

begin(Out) :-
    bridge:thread_begins(_),
    work(Out).

work(Out) :-
    thread_get_message(job(Predicate, Args, Id)),
    asserta(open_job(Id)),
    job(Predicate, Args, Id, Out),
    work(Out).

%   left(+Out): what a thread that ends does: answer the request that it leaves.

left(Out) :-
    forall(retract(open_job(Id)),
           send(Out, Id, "uthread_exit")).

%   What cannot be caught, such as abort/0, ends this thread; Python is told so
%   and does not use the lane again. That is no reason for a warning.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(abnormal_thread_completion(_, _), _, _).

job(Predicate, Args, Id, Out) :-
    append(Args, [Text], AllArgs),
    Goal =.. [Predicate|AllArgs],
    setup_call_catcher_cleanup(
        true,
        once(bridge:Goal),
        Catcher,
        reply(Catcher, Text, Id, Out)).

reply(Catcher, Text, Id, Out) :-
    (   Catcher = exception(Error)
    ->  format(string(Sent), "u~W", [Error, [quoted(true), max_depth(20)]])
    ;   Catcher == fail
    ->  Sent = "ufailed"
    ;   Sent = Text
    ),
    retractall(open_job(Id)),
    send(Out, Id, Sent).

send(Out, Id, Sent) :-
    string_length(Sent, Length),
    with_mutex(bridge_server,
               ( format(Out, "~d ~d~n~w", [Id, Length, Sent]),
                 flush_output(Out)
               )).
