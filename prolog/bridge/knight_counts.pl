:- module(bridge_knight_counts,
          [ knight_count/2,             % +Request, -Answer
            knight_count_or_share/2,    % +Request, -Answer
            knight_count_part/3,        % +Parity, +Request, -Answer
            knight_given/2,             % +Visited, -Text
            knight_taken/2              % +Visited, +Text
          ]).
:- use_module(library(option)).
:- use_module('../knight/board').
:- use_module('../knight/counting', [count_part/5, last_size/3]).
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

%!  knight_count_or_share(+Request, -Answer) is det.
%
%   As knight_count/2, but Answer is share(Visited, Directions) where the work is so much that sharing it between two
%   processes pays, each of which then runs knight_count_part/3. The walks go on until Visited squares are visited, and
%   each undirected tour counts as so many directed ones.
%
%       ?- knight_count_or_share(board(6, 6, []), Answer).
%       Answer = share(18, 2).
%       ?- knight_count_or_share(board(3, 4, []), Answer).
%       Answer = counted(16, 8, _).

knight_count_or_share(Request, Answer) :-
    request_board(Request, Board, Options),
    count_ends(Board, Options, Ends),
    square_count(Board, Squares),
    (   option(large(true), Options)
    ->  Most = inf
    ;   most_squares(Ends, Most)
    ),
    (   pays(Ends, Squares),
        Squares =< Most,
        \+ impossible_tour(Board, Ends, _)
    ->  last_size(Board, Ends, Visited),
        (   Ends =.. [_,any,any]
        ->  Directions = 2
        ;   Directions = 1
        ),
        Answer = share(Visited,Directions)
    ;   knight_count(Request, Answer)
    ).

pays(open(_,_), Squares) :-
    Squares >= 32.
pays(closed(_,_), Squares) :-
    Squares >= 38.

%!  knight_count_part(+Parity, +Request, -Answer) is det.
%
%   True when Answer is that of part Parity of the work, see knight_counting:count_part/5: counted(Directed, States),
%   where both are the share of this part, or limit(Reason). It runs in a process that counts nothing else. Other
%   threads of that process fetch what it gives by knight_given/2 and hand to it what the other process gives by
%   knight_taken/2.
%
%       ?- knight_count_part(1, board(1, 2, [leaper-(0-1)]), Answer).
%       Answer = counted(2, 1).

knight_count_part(Parity, Request, Answer) :-
    request_board(Request, Board, Options),
    count_ends(Board, Options, Ends),
    (   option(time_limit(Seconds), Options)
    ->  get_time(Now),
        Deadline is Now+Seconds
    ;   Deadline = inf
    ),
    count_part(part(Parity,give,take), Board, Ends, limits(inf,Deadline), Outcome),
    (   Outcome = limit(_,_)
    ->  result_text(Board, Outcome, Text),
        atom_string(Reason, Text),
        Answer = limit(Reason)
    ;   Answer = Outcome
    ).

give(Visited, States) :-
    flat(States, Numbers),
    atomic_list_concat(Numbers, ',', Joined),
    atomics_to_string(['[',Joined,']'], Text),
    layers_queue(Queue),
    thread_send_message(Queue, given(Visited,Text)).

take(Visited, States) :-
    layers_queue(Queue),
    thread_get_message(Queue, taken(Visited,Text)),
    term_string(Numbers, Text),
    flat(States, Numbers).

flat([], []).
flat([State-Ways|States], [State,Ways|Numbers]) :-
    flat(States, Numbers).

%!  knight_given(+Visited, -Text) is det.
%
%   True when Text has the states with Visited squares visited that knight_count_part/3 gives; waits for them.
%
%       ?- knight_taken(2, "[]"), knight_count_part(1, board(1, 3, [leaper-(0-1)]), _), knight_given(2, Text).
%       Text = "[]".

knight_given(Visited, Text) :-
    layers_queue(Queue),
    thread_get_message(Queue, given(Visited,Text)).

%!  knight_taken(+Visited, +Text) is det.
%
%   Hands to knight_count_part/3 what the other part gives.
%
%       ?- knight_taken(99, "[]").
%       true.

knight_taken(Visited, Text) :-
    layers_queue(Queue),
    thread_send_message(Queue, taken(Visited,Text)).

%   Whoever comes first makes the queue.

layers_queue(Queue) :-
    Queue = bridge_knight_layers,
    catch(message_queue_create(_, [alias(Queue)]), error(permission_error(create,message_queue,_),_), true).
