:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/counting').
:- use_module('../../prolog/knight/exact').
:- use_module('../../prolog/knight/symmetry').

%   The parts take turns: each layer that one gives, the other takes.

in_parts(Board, Ends, Sum) :-
    setup_call_cleanup(
        maplist(message_queue_create, [Zero,One]),
        ( thread_create(part(1, One, Zero, Board, Ends, Odd), Thread),
          part(0, Zero, One, Board, Ends, Even),
          thread_get_message(Zero, part(Odd)),
          thread_join(Thread)
        ),
        maplist(message_queue_destroy, [Zero,One])),
    Sum is Even+Odd.

part(Parity, Here, There, Board, Ends, Directed) :-
    count_part(part(Parity,give(There),take(Here)), Board, Ends, limits(inf,inf), counted(Directed,_)),
    thread_send_message(There, part(Directed)).

give(There, Visited, States) :-
    thread_send_message(There, layer(Visited,States)).

take(Here, Visited, States) :-
    thread_get_message(Here, layer(Visited,States)).

directed(Size, Options, Ends, Directed) :-
    make_board(Size, Options, Board),
    count_tours(Board, Ends, limits(inf,inf), counted(Directed,_)).

:- begin_tests(knight_counting).

test("open tours", [forall(member(Size-Expected,
        [1-1,2-0,3-0,4-0,5-1728,(3*4)-16,(4*3)-16,(3*7)-104,(3*8)-792,(4*5)-164,(4*6)-1488,(4*7)-12756,(5*6)-37568])),
      Directed == Expected]) :-
    directed(Size, [], open(any,any), Directed).
test("closed tours", [forall(member(Size-Expected, [1-0,4-0,5-0,(3*10)-32,(10*3)-32,(3*12)-352,(5*6)-16,6-19724])),
      Directed == Expected]) :-
    directed(Size, [], closed(any,any), Directed).
test("5x5 by start", [forall(member(Start-Expected, [0-304,4-304,2-56,6-56,12-64,1-0])), Directed == Expected]) :-
    directed(5, [], open(Start,any), Directed).
test("as many tours end on a square as start there", Directed == 304) :-
    directed(5, [], open(any,24), Directed).
test("both ends", Directed == Count) :-
    directed(5, [], open(0,4), Directed),
    aggregate_all(count, exact_tours(board(5,5,[],1,2), open(0,4), _), Count).
test("holes and other leapers as by listing",
     [forall(member(Size-Options, [5-[holes([1-1,2-1])],4-[leaper(0,1)],(4*5)-[leaper(0,1),holes([2-2,3-3])],(3*4)-[holes([2-2,2-3])]])),
      Directed-ClosedCount == Count-ListedClosed]) :-
    make_board(Size, Options, Board),
    directed(Size, Options, open(any,any), Directed),
    aggregate_all(count, exact_tours(Board, open(any,any), _), Count),
    directed(Size, Options, closed(any,any), ClosedCount),
    aggregate_all(count, exact_tours(Board, closed(any,any), _), ListedClosed).
test("the classes of starts make up the whole", Sum == 1728) :-
    make_board(5, [], Board),
    board_symmetries(Board, [], Symmetries),
    square_classes(Board, Symmetries, Classes),
    aggregate_all(sum(Size*Directed),
                  ( member([Start|Others], Classes),
                    length([Start|Others], Size),
                    directed(5, [], open(Start,any), Directed)
                  ),
                  Sum).
test("the two parts make up the whole",
     [forall(member(Board-Ends, [board(5,5,[],1,2)-open(any,any), board(4,6,[],1,2)-open(any,any),
                                 board(5,6,[],1,2)-closed(any,any), board(5,5,[],1,2)-open(0,any),
                                 board(5,5,[],1,2)-open(0,4), board(4,5,[],0,1)-open(any,any),
                                 board(4,5,[1,7],0,1)-open(any,any), board(4,5,[6,13],0,1)-closed(any,any)])),
      Sum == Directed]) :-
    in_parts(Board, Ends, Sum),
    count_tours(Board, Ends, limits(inf,inf), counted(Directed,_)).
test("the states go to the middle of the tour", Size-Closed-From == 13-16-25) :-
    Board = board(5,5,[],1,2),
    last_size(Board, open(any,any), Size),
    last_size(board(5,6,[],1,2), closed(any,any), Closed),
    last_size(Board, open(any,0), From).
test("the limit on states is kept", Outcome = limit(nodes,_)) :-
    count_tours(board(6,6,[],1,2), open(any,any), limits(1000,inf), Outcome).
test("the time limit is kept", Outcome = limit(time,_)) :-
    get_time(Now),
    Deadline is Now+0.2,
    count_tours(board(6,6,[],1,2), open(any,any), limits(inf,Deadline), Outcome).
test("known numbers", Number-Source == 13267364410532-'OEIS A001230') :-
    known_count(board(8,8,[],1,2), closed, Number, Source).
test("no number is known for a board with holes", fail) :-
    known_count(board(8,8,[0],1,2), closed, _, _).

:- end_tests(knight_counting).
