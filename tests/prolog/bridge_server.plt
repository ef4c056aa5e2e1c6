:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).

/*  The server in a process of its own, asked through its standard input and output. */

server(In, Out, Process) :-
    source_file(server(_, _, _), Here),
    file_directory_name(Here, Tests),
    atomic_list_concat([Tests, '/../../prolog/bridge/server.pl'], Server),
    process_create(path(swipl),
                   ['-q', '-f', none, '-t', 'bridge_server:serve', Server, '--', '0', '1'],
                   [stdin(pipe(In)), stdout(pipe(Out)), stderr(null), process(Process)]),
    set_stream(In, encoding(utf8)),
    set_stream(In, newline(posix)),
    set_stream(Out, encoding(utf8)),
    set_stream(Out, newline(posix)).

ended(In, Out, Process, Status) :-
    close(In),
    read_string(Out, _, _),
    close(Out),
    process_wait(Process, Status).

%   asked(+In, +Id, +Lane, +Predicate, +Args): Args are integers and texts.

asked(In, Id, Lane, Predicate, Args) :-
    findall(Shape, ( member(Arg, Args), shape(Arg, Shape) ), Shapes),
    format(In, "r(~w,~w,~w,~w)~n", [Id, Lane, Predicate, Shapes]),
    forall(( member(Arg, Args), string(Arg) ), write(In, Arg)),
    flush_output(In).

shape(Arg, Shape) :-
    (   string(Arg)
    ->  string_length(Arg, Length),
        Shape = t(Length)
    ;   Shape = Arg
    ).

answered(Out, Id-Text) :-
    read_line_to_string(Out, Line),
    split_string(Line, " ", "", [IdText,LengthText]),
    number_string(Id, IdText),
    number_string(Length, LengthText),
    read_string(Out, Length, Text).

:- meta_predicate session(2, ?).

session(Goal, Status) :-
    server(In, Out, Process),
    call(Goal, In, Out),
    ended(In, Out, Process, Status).

answers(Asked, Answers, In, Out) :-
    forall(member(r(Id, Lane, Predicate, Args), Asked), asked(In, Id, Lane, Predicate, Args)),
    length(Asked, Count),
    findall(Answer, ( between(1, Count, _), answered(Out, Answer) ), Answers0),
    msort(Answers0, Answers).

:- begin_tests(bridge_server).

test("a request is answered, and the process ends when its input does", Status-Answers == exit(0)-[1-"iX\n5"]) :-
    session(answers([r(1, 0, run_once, [1, "X is 2 + 3", 0])], Answers), Status).
test("texts may hold anything and lengths count characters", Answers == [1-"sX\né日\n😀 r(2,0,x,[])\n"]) :-
    session(answers([r(1, 0, run_once, [1, "X = \"é日\\n😀 r(2,0,x,[])\\n\"", 0])], Answers), _).
test("a lane works on one request after the other", Answers == [1-"t",2-"iX\n1",3-"iX\n2"]) :-
    session(answers([ r(1, 0, run_once, [1, "assertz(n(1)), assertz(n(2))", 0]),
                      r(2, 0, run_once, [2, "retract(n(X))", 0]),
                      r(3, 0, run_once, [3, "retract(n(X))", 0]) ],
                    Answers), _).
test("lanes do not wait for each other", Answers == [1-"aX\ngo",2-"t"]) :-
    session(answers([ r(1, 0, run_once, [1, "thread_self(_M), assertz(waits(_M)), thread_get_message(X)", 0]),
                      r(2, 1, run_once, [2, "repeat, catch(waits(_T), _, fail), !, thread_send_message(_T, go)", 0]) ],
                    Answers), _).
test("a running request is stopped", Letter == "e") :-
    session(stopped_request(Letter), _).

stopped_request(Letter, In, Out) :-
    asked(In, 1, 0, run_once, [7, "assertz(begun), repeat, fail", 0]),
    asked(In, 2, 1, run_once, [8, "repeat, catch(begun, _, fail), !", 0]),
    answered(Out, 2-"t"),
    stop(In, Out, 3, Text),
    sub_string(Text, 0, 1, _, Letter).

%   Told again until it ends, as Python does.

stop(In, Out, Id, Text) :-
    asked(In, Id, 2, stop_step, [7, "interrupted"]),
    answered(Out, First-FirstText),
    (   First == 1
    ->  Text = FirstText
    ;   sleep(0.01),
        Next is Id+1,
        stop(In, Out, Next, Text)
    ).

test("what cannot be caught is told, and another lane works", Answers == [1-u,2-"iX\n1"]) :-
    session(answers([r(1, 0, run_once, [1, "abort", 0]), r(2, 1, run_once, [2, "X = 1", 0])], Answers0), _),
    findall(Id-Text, ( member(Id-Text0, Answers0), ( sub_string(Text0, 0, 1, _, "u") -> Text = u ; Text = Text0 ) ), Answers).
test("what fails or throws is told, so that nobody waits for ever", Letters == [1-"u",2-"u"]) :-
    session(answers([r(1, 0, no_such_predicate, [1]), r(2, 1, wire_term, ["no text"])], Answers), _),
    findall(Id-Letter, ( member(Id-Text, Answers), sub_string(Text, 0, 1, _, Letter) ), Letters).
test("halt does not end the process", Answers == [1-"t",2-"iX\n1"]) :-
    session(started_and_halted(Answers), _).

started_and_halted(Answers, In, Out) :-
    asked(In, 0, 0, start_bridge, [0]),
    answered(Out, 0-_),
    answers([r(1, 0, run_once, [1, "catch(halt, bridge_halt(0), true)", 0]), r(2, 0, run_once, [2, "X = 1", 0])],
            Answers, In, Out).

:- end_tests(bridge_server).
