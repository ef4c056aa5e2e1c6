:- module(bridge_knight_play,
          [ knight_moves/3,             % +Request, +Visited, -Moves
            knight_way/3                % +Request, +Visited, -Text
          ]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../knight/board').
:- use_module('../knight/solver').
:- use_module(knights, [request_board/3]).
:- use_module(wire).

/** <module> Walks of a knight by hand, for Python

Requests are those of module bridge_knights.
*/

%!  knight_moves(+Request, +Visited, -Moves) is det.
%
%   True when Moves are the free squares one move from the last of Visited, each as [Index, Onward] with
%   the number of free squares one move from there, in the order in which moves are tried.
%
%       ?- knight_moves(board(3, 4, []), [0], Moves).
%       Moves = [[6,1],[9,2]].

knight_moves(Request, Visited, Moves) :-
    request_board(Request, Board, _),
    last(Visited, Here),
    free_neighbours(Board, Visited, Here, Next),
    findall([Index,Onward],
            ( member(Index, Next),
              free_neighbours(Board, [Index|Visited], Index, Free),
              length(Free, Onward)
            ),
            Moves).

free_neighbours(Board, Visited, Here, Free) :-
    neighbours(Board, Here, Near),
    subtract(Near, Visited, Free).

%!  knight_way(+Request, +Visited, -Text) is det.
%
%   True when Text says how a walk that has Visited, a list of indices, can go on to a tour. Its first line is
%   the JSON array of one of found, impossible and limit, the second has the squares that follow.
%
%       ?- knight_way(board(3, 3, [holes-[4],closed-true]), [0,5,6,1], Text).
%       Text = "[\"found\"]\n[8,3,2,7]".

knight_way(Request, Visited, Text) :-
    request_board(Request, Board0, Options),
    board_size(Board0, Rows, Columns),
    board_leaper(Board0, P, Q),
    board_holes(Board0, Holes0),
    append(Before, [Here], Visited),
    append(Before, Holes0, Holes),
    make_board(Rows*Columns, [holes(Holes),leaper(P,Q)], Board),
    findall(Ends, last_square(Options, Board0, Visited, Ends), AllEnds),
    (   option(time_limit(Seconds), Options)
    ->  Limits = [time_limit(Seconds)]
    ;   Limits = []
    ),
    first_way(AllEnds, Board, [start(Here)|Limits], impossible, Status, Squares),
    wire_text([Status], Header),
    atomic_list_concat(Squares, ',', Joined),
    atomics_to_string([Header,'\n[',Joined,']'], Text).

%   last_square(+Options, +Board, +Visited, -Ends) is nondet.
%
%   The options for the end of the walk: a closed tour ends on a free square one move from its start.

last_square(Options, Board, Visited, Ends) :-
    (   option(end(End), Options)
    ->  Ends = [end(End)]
    ;   option(closed(true), Options)
    ->  Visited = [Start|_],
        neighbours(Board, Start, Near),
        last(Visited, Here),
        member(End, Near),
        (   End == Here
        ->  true
        ;   \+ memberchk(End, Visited)
        ),
        Ends = [end(End)]
    ;   Ends = []
    ).

first_way([], _, _, Status, Status, []).
first_way([Ends|AllEnds], Board, Options, Status0, Status, Squares) :-
    append(Ends, Options, Question),
    (   way(Board, Question, Result)
    ->  true
    ;   Result = impossible
    ),
    (   Result = found([_|Squares0],_,_)
    ->  Status = found,
        Squares = Squares0
    ;   functor(Result, limit, _)
    ->  first_way(AllEnds, Board, Options, limit, Status, Squares)
    ;   first_way(AllEnds, Board, Options, Status0, Status, Squares)
    ).

%   On the last square, the walk has ended; its end is no other square.

way(Board, Question, Result) :-
    (   square_count(Board, 1)
    ->  \+ ( option(end(End), Question),
             option(start(Start), Question),
             square_index(Board, Start, Index),
             \+ catch(square_index(Board, End, Index), error(domain_error(_,_),_), fail)
           ),
        squares(Board, Squares),
        Result = found(Squares,exact,false)
    ;   catch(tour(Board, Question, Result), error(domain_error(square(_,_),_),_), fail)
    ).
