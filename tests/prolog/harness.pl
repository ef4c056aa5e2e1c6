/*  What report.pl and examples.pl share: recording errors and warnings, and writing JSON lines. */

:- module(harness, [recorded/2, say/2, to_file/2]).
:- use_module(library(http/json)).
:- use_module(library(process)).

:- meta_predicate recorded(0, -), to_file(+, 1).
:- dynamic recording/0, printed/1.
:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    harness:recording,
    memberchk(Kind, [error, warning]),
    (   harness:handled(Term, Kind, Lines)
    ->  true
    ;   \+ harness:tally(Term),
        with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
        format(string(Message), '~w: ~w', [Kind, Text]),
        assertz(harness:printed(Message))
    ).

%   handled(+Term, +Kind, +Lines): the program that is tested has a hook of its own that takes the message.

handled(Term, Kind, Lines) :-
    module_property(harness, file(Here)),
    clause(user:message_hook(Term, Kind, Lines), Body, Clause),
    \+ clause_property(Clause, file(Here)),
    call(user:Body),
    !.

%   plunit counts at the end what it printed before.

tally(plunit(failed(N))) :- integer(N).
tally(plunit(failed_assertions(N))) :- integer(N).
tally(plunit(timeout(N))) :- integer(N).

%!  recorded(:Goal, -Messages) is semidet.
%
%   As once(Goal); Messages are the errors and warnings printed meanwhile, an exception included. An exception succeeds.

recorded(Goal, Messages) :-
    setup_call_cleanup(
        assertz(recording, Ref),
        (   catch(Goal, Error, print_message(error, Error))
        ->  Result = true
        ;   Result = fail
        ),
        erase(Ref)),
    findall(Message, retract(printed(Message)), Messages),
    call(Result).

%!  to_file(+File, :Writer)
%
%   call(Writer, Stream) with a UTF-8 stream to File, write `{"end":true}` if that succeeded, and end the process. What
%   was tested may have made halt/1 throw: then a signal ends it.

to_file(File, Writer) :-
    set_stream(user_error, encoding(utf8)),
    setup_call_cleanup(
        open(File, write, Stream, [encoding(utf8)]),
        ( call(Writer, Stream), say(Stream, _{end:true}) ),
        close(Stream)),
    flush_output(user_output),
    catch(halt, _, true),
    current_prolog_flag(pid, Self),
    process_kill(Self, kill).

%!  say(+Stream, +Dict) is det.

say(Stream, Dict) :-
    json_write_dict(Stream, Dict, [width(0)]),
    nl(Stream),
    flush_output(Stream).
