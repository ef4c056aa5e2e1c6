:- module(bridge_knight_counts,
          [ knight_count/2,             % +Request, -Answer
            knight_count_parts/2        % +Request, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../knight/board').
:- use_module('../knight/counting', [count_part/5]).
:- use_module('../knight/existence').
:- use_module('../knight/report').
:- use_module('../knight/solver').
:- use_module(knights, [request_board/3]).

/** <module> Counts of knight's tours for Python

Requests are those of module bridge_knights.
*/

%!  knight_count(+Request, -Answer) is det.
%
%   True when Answer is counted(Directed, Undirected, States), impossible(Reason), limit(Reason), or
%   too_large(Reason, Undirected, Source), where the number and its source are `null` if they are not
%   known.
%
%       ?- knight_count(board(5, 5, []), Answer).
%       Answer = counted(1728, 864, _).

knight_count(Request, Answer) :-
    request_board(Request, Board, Options),
    count(Board, Options, Result),
    (   Result = counted(_,_,_)
    ->  Answer = Result
    ;   result_text(Board, Result, Text),
        atom_string(Reason, Text),
        refused(Result, Reason, Answer)
    ).

refused(impossible(_), Reason, impossible(Reason)).
refused(limit(_,_), Reason, limit(Reason)).
refused(too_large(_,_,unknown), Reason, too_large(Reason,null,null)).
refused(too_large(_,_,known(Number,Source)), Reason, too_large(Reason,Number,Source)).

%!  knight_count_parts(+Request, -Answer) is nondet.
%
%   As knight_count/2, with the work shared between two threads where the board is so large that this pays, which
%   gives the answers progress(Visited, Squares) before the last one.
%
%       ?- knight_count_parts(board(3, 4, []), Answer).
%       Answer = counted(16, 8, _).

knight_count_parts(Request, Answer) :-
    request_board(Request, Board, Options),
    square_count(Board, Squares),
    (   Squares >= 30,
        option(closed(false), Options, false),
        \+ option(start(_), Options),
        \+ option(end(_), Options),
        most_squares(Options, Most),
        Squares =< Most,
        \+ impossible_tour(Board, open(any,any), _)
    ->  count_in_parts(Board, Squares, Options, Answer)
    ;   knight_count(Request, Answer)
    ).

most_squares(Options, Most) :-
    (   option(large(true), Options)
    ->  Most = inf
    ;   Most = 36
    ).

count_in_parts(Board, Squares, Options, Answer) :-
    (   option(time_limit(Seconds), Options)
    ->  get_time(Now),
        Deadline is Now+Seconds
    ;   Deadline = inf
    ),
    middle_of_edge(Board, Square),
    Limits = limits(inf,Deadline),
    message_queue_create(Layers),
    message_queue_create(News),
    setup_call_cleanup(
        ( part_thread(before(Square,give(Layers)), Board, Limits, News, Before),
          part_thread(after(Square,take(Layers,News)), Board, Limits, News, After)
        ),
        parts_answer(News, Squares, 2, counted(0,0), Answer),
        ( maplist(stop_part, [Before,After]),
          message_queue_destroy(Layers),
          message_queue_destroy(News)
        )).

%   About as many states have this square free as have it visited.

middle_of_edge(Board, Square) :-
    squares(Board, Squares),
    board_size(Board, _, Columns),
    Place is (Columns-1)//2,
    nth0(Place, Squares, Square).

part_thread(Part, Board, Limits, News, Thread) :-
    thread_create(part(Part, Board, Limits, News), Thread, []).

part(Part, Board, Limits, News) :-
    catch(count_part(Part, Board, open(any,any), Limits, Outcome), Error, Outcome = error(Error)),
    thread_send_message(News, ended(Outcome)).

give(Layers, Visited, States) :-
    thread_send_message(Layers, layer(Visited,States)).

take(Layers, News, Visited, States) :-
    thread_get_message(Layers, layer(Visited,States)),
    thread_send_message(News, visited(Visited)).

%   A thread that has ended needs no signal; its queue may have gone by then.

stop_part(Thread) :-
    catch(thread_signal(Thread, throw(stopped)), error(existence_error(_,_),_), true),
    thread_join(Thread, _).

%   parts_answer(+News, +Squares, +Parts, +Sum, -Answer) is nondet: so many Parts have not ended yet.

parts_answer(News, Squares, Parts, Sum, Answer) :-
    thread_get_message(News, Message),
    (   Message = visited(Visited)
    ->  (   Answer = progress(Visited,Squares)
        ;   parts_answer(News, Squares, Parts, Sum, Answer)
        )
    ;   Message = ended(counted(Directed0,States0))
    ->  Sum = counted(Directed1,States1),
        Directed is Directed0+Directed1,
        States is States0+States1,
        Parts1 is Parts-1,
        (   Parts1 =:= 0
        ->  Undirected is Directed//2,
            Answer = counted(Directed,Undirected,States)
        ;   parts_answer(News, Squares, Parts1, counted(Directed,States), Answer)
        )
    ;   Message = ended(Outcome),
        part_refused(Outcome, Answer)
    ).

part_refused(error(Error), _) :-
    throw(Error).
part_refused(limit(Which,States), limit(Reason)) :-
    result_text(board(1,1,[],1,2), limit(Which,States), Text),
    atom_string(Reason, Text).
