:- module(bridge_load,
          [ load_source/4          % +Step, +File, +Module, -Text
          ]).
:- use_module('../wording').
:- use_module(steps).
:- use_module(wire).

/** <module> Load a file and give back all that is wrong with it

SWI-Prolog only prints what it finds wrong with a file, and goes on. Here the
messages of the loading thread are kept instead.

The file is loaded from a stream, because SWI-Prolog lets no signal through while
it loads a file by name: a directive that never ends could not be stopped. (One
in a file that this file loads still cannot.)
*/

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

:- thread_local
    collecting/0,
    collected/1.

%!  load_source(+Step, +File, +Module, -Text:string) is det.
%
%   True when File has been loaded into Module and Text is the letter `k` and
%   the JSON array of what was found: for each message an array of its kind
%   (`error` or `warning`), file, line, column, text and term. What is not known
%   is an empty list. Columns count from 0, as SWI-Prolog counts them. A source
%   is read as UTF-8 unless it says otherwise.
%
%       ?- load_source(1, '/no/such/file.pl', user, Text),
%          sub_string(Text, 0, 1, _, "e").
%       Text = "e[{\"c\":[\"error\",{\"c\":[\"existence_error\",\"source_sink\",\"/no/such/file.pl\"]},{\"v\":0}]},{\"s\":\"source_sink `'/no/such/file.pl'' does not exist\"}]".

load_source(Step, File, Module, Text) :-
    thread_self(Me),
    in_step(Step, Me, loaded(File, Module, Text), Text),
    flush_output(user_output).

loaded(FileText, ModuleText, Text) :-
    atom_string(File, FileText),
    atom_string(Module, ModuleText),
    hook_first,
    retractall(collected(_)),
    absolute_file_name(File, Path, [file_type(prolog), access(read)]),
    time_file(Path, Modified),
    setup_call_cleanup(
        ( open(Path, read, In, [encoding(utf8), bom(true)]),
          asserta(collecting, Ref)
        ),
        catch(load_files(Module:Path, [stream(In), modified(Modified)]),
              Ball, escaped(Ball, Path)),
        ( erase(Ref),
          close(In)
        )),
    findall(Message, retract(collected(Message)), Messages),
    wire_text(Messages, Body),
    string_concat("k", Body, Text).

%   escaped(+Ball, +Path): SWI-Prolog catches what a directive throws only if it
%   is an error; with any other ball it gives up the file. That is a problem of the
%   file like others, but for what is meant to stop the loading.

escaped(Ball, Path) :-
    (   passes(Ball)
    ->  throw(Ball)
    ;   thrown_text(Ball, Text),
        plain_term(Ball, Sent),
        assertz(collected([error, Path, [], [], Text, Sent]))
    ).

passes(error(_, _)).
passes(bridge_stop(_, _)).
passes(bridge_halt(_)).
passes(bridge_thread_exit(_)).
passes(unwind(_)).
passes('$aborted').

%   A program may define message_hook/3 itself; ours has to come first.

hook_first :-
    (   nth_clause(user:message_hook(_, _, _), 1, First),
        clause(_, bridge_load:collect(_, _), First)
    ->  true
    ;   forall(( clause(user:message_hook(_, _, _), Body, Ref),
                 Body = bridge_load:collect(_, _)
               ),
               erase(Ref)),
        asserta((user:message_hook(Term, Kind, _) :-
                     bridge_load:collect(Kind, Term)))
    ).

collect(Kind, Term) :-
    collecting,
    problem(Kind),
    (   placed(Term, File, Line, Column, Plain)
    ->  true
    ;   Plain = Term,
        Column = [],
        load_place(File, Line)
    ),
    kind_text(Kind, Plain, Text),
    plain_term(Plain, Sent),
    assertz(collected([Kind, File, Line, Column, Text, Sent])).

problem(error).
problem(warning).

%   A directive that throws is printed as an error.

kind_text(error, Term, Text) :-
    thrown_text(Term, Text).
kind_text(warning, Term, Text) :-
    message_text(Term, Text).

%   placed(+Term, -File, -Line, -Column, -Plain) is semidet: Term says where it
%   is about; Plain is Term without that, so that its text does not repeat it.

placed(error(Formal, Context), File, Line, Column, error(Formal, _)) :-
    nonvar(Context),
    (   Context = file(File, Line, Column, _)
    ->  true
    ;   Context = stream(Stream, Line, Column, _),
        stream_property(Stream, file_name(File))
    ).

load_place(File, Line) :-
    (   source_location(File, Line)
    ->  true
    ;   Line = [],
        (   prolog_load_context(source, File)
        ->  true
        ;   File = []
        )
    ).

%   The term of a message may hold anything, such as a clause with variables or
%   streams; a text form is enough for what cannot be sent.

plain_term(Term, Plain) :-
    (   acyclic_term(Term)
    ->  copy_term_nat(Term, Plain)
    ;   Plain = cyclic
    ).
