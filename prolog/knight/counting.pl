:- module(knight_counting,
          [ count_tours/4,           % +Board, +Ends, +Limits, -Outcome
            count_part/5,            % +Part, +Board, +Ends, +Limits, -Outcome
            last_size/3,             % +Board, +Ends, -Visited
            known_count/4            % +Board, +Kind, -Undirected, -Source
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(canonical).
:- use_module(layout).
:- use_module(states).
:- use_module(symmetry).

:- set_prolog_flag(optimise, true).

/** <module> Counting knight's tours on small boards

The tours are counted without being listed: in how many ways can the knight
have visited a set of squares and stand on one of them? All sets of one
size are held as a sorted list of State-Ways, and the lists follow from each
other by one move (Held and Karp 1962). Of the states, only those are kept
from which a tour may still come: each free square needs two neighbours
among the free squares, the next square and the goal, but for the end of an
open tour, which needs one.

A state is one integer, Free<<Bits \/ Current. Free has a bit for every free
square; the rows are padded with Q columns that are never free, so that a
move is the same shift everywhere and eight shifts give the squares that
have at least one, or at least two, free neighbours.

Of all states that are symmetric to each other, one stands for all: see
knight_canonical. Its Ways are those of all of them together.

The second half of a tour, walked backwards, is a first half too. So the
lists are made up to the middle of the tour only. There every state is joined
with all those that have the other squares visited and stand one move away:
the ways of the one times the ways of the other is the number of tours in
which they meet. Only where an end is given, the lists are made to the last
move.

The work can be done in two parts at the same time: one has the states in
which an even number of certain squares was visited, the other those with an
odd number. These squares are a class of symmetric ones, so that a state and
its images are in the same part, and so are the two that meet. A state passes
from one part to the other just when the knight goes to such a square.
*/

:- meta_predicate count_part(:, +, +, +, -).

%!  count_tours(+Board, +Ends, +Limits, -Outcome) is det.
%
%   True when Outcome is counted(Directed, States), the number of directed
%   tours of Board with Ends and the number of states that were needed, or
%   limit(Which, States) with Which one of `time` and `nodes`. Ends is
%   open(Start,End) or closed(any,any), where Start and End are indices or
%   `any`. A tour and its reverse are two; a closed tour is one whatever
%   its first square. Limits is limits(States,Deadline), either of which
%   may be `inf`.
%
%       ?- count_tours(board(5,5,[],1,2), open(any,any), limits(inf,inf),
%                      counted(Directed, _)).
%       Directed = 1728.
%       ?- count_tours(board(5,5,[],1,2), open(0,any), limits(inf,inf),
%                      counted(Directed, _)).
%       Directed = 304.

count_tours(Board, Ends, Limits, Outcome) :-
    (   square_count(Board, 1)
    ->  trivial_count(Ends, Ways),
        Outcome = counted(Ways, 1)
    ;   count_linked(Board, Ends, Limits, whole, Outcome)
    ).

%!  count_part(:Part, +Board, +Ends, +Limits, -Outcome) is det.
%
%   True when Outcome is that of Part of the work of count_tours/4 for a
%   board of more than one square; the sum of the two is that of the whole.
%   Part is part(Parity, Give, Take), with Parity 0 or 1. Before every move
%   but the first, call(Give, Visited, States) is called with the states that
%   have Visited squares visited and pass to the other part, and
%   call(Take, Visited, States) must give those that the other part gave.
%
%       ?- count_part(part(0,[_,_]>>true,[_,[]]>>true), board(3,4,[],1,2),
%                     open(any,any), limits(inf,inf), Outcome).
%       Outcome = counted(0, 14).

count_part(Module:part(Parity,Give,Take), Board, Ends, Limits, Outcome) :-
    count_linked(Board, Ends, Limits, part(Parity,Module:Give,Module:Take), Outcome).

count_linked(Board, Ends0, Limits, Part, Outcome) :-
    forwards(Ends0, Ends),
    Ends =.. [Kind|Given],
    fixed(Kind, Given, Board, Fixed),
    board_symmetries(Board, Fixed, Symmetries),
    length(Symmetries, Order),
    square_classes(Board, Symmetries, Classes),
    layout(Board, Layout),
    canonical_forms(Board, Symmetries, Layout, Forms),
    squares(Board, Squares),
    squares_mask(Layout, Board, Squares, All),
    (   Kind == closed
    ->  squares_mask(Layout, Board, Fixed, Goal)
    ;   Goal = 0
    ),
    Rules = rules(Kind,Goal,Layout,Forms,All,Order),
    first_states(Fixed, Classes, Board, Rules, First0),
    link(Part, Classes, Board, Layout, Link),
    first_part(Link, Layout, First0, First),
    last_list(Ends, Board, Layout, Last),
    layers(1, Last, First, [], Rules, Limits, Link, 0, Outcome).

%   On a single square the open tour has no move.

trivial_count(open(_,_), 1).
trivial_count(closed(_,_), 0).

%   As many tours end on a square as start there.

forwards(Ends0, Ends) :-
    (   Ends0 = open(any,End)
    ->  Ends = open(End,any)
    ;   Ends = Ends0
    ).

%   fixed(+Kind, +Ends, +Board, -Fixed): the squares that no symmetry may
%   move. For a closed tour the start does not matter, and a corner is best.

fixed(open, Ends, _, Fixed) :-
    exclude(==(any), Ends, Fixed).
fixed(closed, _, Board, [Origin]) :-
    squares(Board, [Origin|_]).

%   first_states(+Fixed, +Classes, +Board, +Rules, -States): before the first
%   move the knight stands on the start, or on any square that can be an end:
%   then one square of each class stands for the others.

first_states(Fixed, Classes, Board, rules(_,_,Layout,Forms,All,_), States) :-
    (   Fixed = [Start|_]
    ->  Starts = [[Start]]
    ;   include(possible_ends(Board), Classes, Starts)
    ),
    maplist(first_state(Board, Layout, Forms, All), Starts, States0),
    sorted_states(States0, States).

%   Where one colour has more squares, an open tour starts and ends on it.

possible_ends(Board, [Square|_]) :-
    colours(Board, Light, Dark),
    (   alternating(Board),
        Light =\= Dark
    ->  colour(Board, Square, Colour),
        (   Light > Dark
        ->  Colour =:= 0
        ;   Colour =:= 1
        )
    ;   true
    ).

first_state(Board, Layout, Forms, All, Class, State-Ways) :-
    Class = [Square|_],
    length(Class, Ways),
    square_bit(Layout, Board, Square, Bit),
    Free is All xor (1<<Bit),
    Layout = layout(Bits,_,_,_),
    canonical_state(Forms, Free, Bit, Bits, State, _).

%!  last_size(+Board, +Ends, -Visited) is det.
%
%   True when count_tours/4 ends with the states that have Visited squares
%   visited.
%
%       ?- last_size(board(6,6,[],1,2), closed(any,any), Visited).
%       Visited = 19.

last_size(Board, Ends0, Visited) :-
    forwards(Ends0, Ends),
    layout(Board, Layout),
    last_list(Ends, Board, Layout, Last),
    arg(1, Last, Visited).

%   last_list(+Ends, +Board, +Layout, -Last): how far the lists are made.
%
%     - meet(Visited, Fewer): to Visited squares; there they meet states of
%       this size, or of Fewer squares, which is the same number or that
%       before it;
%     - end(Visited, Mask): to the last move; the last square is in Mask.

last_list(Ends, Board, Layout, Last) :-
    square_count(Board, Count),
    (   Ends == open(any,any)
    ->  Visited is (Count+1)//2,
        Fewer is Count-Visited,
        Last = meet(Visited,Fewer)
    ;   Ends = open(_,End)
    ->  (   End == any
        ->  squares(Board, Squares)
        ;   Squares = [End]
        ),
        squares_mask(Layout, Board, Squares, Mask),
        Last = end(Count,Mask)
    ;   Visited is Count//2+1,
        Fewer is Count+1-Visited,
        Last = meet(Visited,Fewer)
    ).

%   layers(+Visited, +Last, +States, +Before, +Rules, +Limits, +Link, +Total0,
%          -Outcome) is det.
%
%   Go on from States, in which Visited squares are visited. Before are the
%   states with one fewer.

layers(Visited, Last, States, Before, Rules, Limits, Link, Total0, Outcome) :-
    length(States, StateCount),
    Total is Total0+StateCount,
    Limits = limits(MaxStates,Deadline),
    (   MaxStates \== inf,
        Total > MaxStates
    ->  Outcome = limit(nodes, Total)
    ;   catch(step(Visited, Last, States, Before, Rules, Deadline, Result),
              knight_limit(time),
              Result = late)
    ->  (   Result = next(Next0)
        ->  Visited1 is Visited+1,
            linked(Link, Visited1, Rules, Next0, Next),
            layers(Visited1, Last, Next, States, Rules, Limits, Link, Total, Outcome)
        ;   Result = sum(Directed)
        ->  Outcome = counted(Directed, Total)
        ;   Outcome = limit(time, Total)
        )
    ).

step(Visited, Last, States, Before, Rules, Deadline, Result) :-
    (   Last = end(Visited,Mask)
    ->  Rules = rules(_,_,layout(Bits,_,_,_),_,_,_),
        foldl(add_finished(Mask, Bits), States, 0, Directed),
        Result = sum(Directed)
    ;   Last = meet(Visited,Fewer)
    ->  (   Fewer =:= Visited
        ->  Others = States
        ;   Others = Before
        ),
        meeting_states(States, Rules, Deadline, Meeting0),
        sorted_states(Meeting0, Meeting),
        meetings(Meeting, Others, 0, Sum),
        Rules = rules(_,_,_,_,_,Order),
        Directed is Sum//Order,
        Result = sum(Directed)
    ;   next_states(States, Rules, Deadline, Next, []),
        Result = next(Next)
    ).

add_finished(Mask, Bits, State-Ways, Sum0, Sum) :-
    (   Mask /\ (1 << (State /\ ((1<<Bits)-1))) =\= 0
    ->  Sum is Sum0+Ways
    ;   Sum = Sum0
    ).

%   meetings(+Meeting, +Others, +Sum0, -Sum): both are sorted.

meetings([], _, Sum, Sum).
meetings([State-Ways|Meeting], Others0, Sum0, Sum) :-
    from(Others0, State, Others),
    (   Others = [State1-Ways1|_],
        State1 =:= State
    ->  Sum1 is Sum0+Ways*Ways1
    ;   Sum1 = Sum0
    ),
    meetings(Meeting, Others, Sum1, Sum).

from(States0, State, States) :-
    (   States0 = [State1-_|States1],
        State1 < State
    ->  from(States1, State, States)
    ;   States = States0
    ).


		 /*******************************
		 *           TWO PARTS          *
		 *******************************/

%   link(+Part, +Classes, +Board, +Layout, -Link): Link is `whole`, or
%   link(Parity,Mask,Give,Take), where a move to a square of Mask leads to the
%   other part. The squares are even in number, and the start of a closed tour
%   is none of them: then two states that meet are in the same part. Those in
%   the middle of the board make the parts most equal.

link(whole, _, _, _, whole).
link(part(Parity,Give,Take), Classes, Board, Layout, link(Parity,Mask,Give,Take)) :-
    findall(Class,
            ( member(Class, Classes),
              length(Class, Length),
              Length mod 2 =:= 0
            ),
            Even),
    (   last(Even, Squares)
    ->  true
    ;   append(_, [[Square1],[Square2]], Classes)
    ->  Squares = [Square1,Square2]
    ;   Squares = []
    ),
    squares_mask(Layout, Board, Squares, Mask).

first_part(whole, _, States, States).
first_part(link(Parity,Mask,_,_), layout(Bits,_,_,_), States0, States) :-
    parted(States0, Mask, Bits, Odd, Even),
    (   Parity =:= 0
    ->  States = Even
    ;   States = Odd
    ).

%   parted(+States, +Mask, +Bits, -There, -Elsewhere): in There the current
%   square is in Mask.

parted([], _, _, [], []).
parted([State-Ways|States], Mask, Bits, There, Elsewhere) :-
    (   Mask /\ (1 << (State /\ ((1<<Bits)-1))) =\= 0
    ->  There = [State-Ways|There1],
        parted(States, Mask, Bits, There1, Elsewhere)
    ;   Elsewhere = [State-Ways|Elsewhere1],
        parted(States, Mask, Bits, There, Elsewhere1)
    ).

%   linked(+Link, +Visited, +Rules, +States0, -States): States are those that
%   belong to this part, in order.

linked(whole, _, _, States0, States) :-
    sorted_states(States0, States).
linked(link(_,Mask,Give,Take), Visited, Rules, States0, States) :-
    Rules = rules(_,_,layout(Bits,_,_,_),_,_,_),
    parted(States0, Mask, Bits, Passing0, Staying),
    sorted_states(Passing0, Passing),
    call(Give, Visited, Passing),
    call(Take, Visited, Coming),
    append(Coming, Staying, All),
    sorted_states(All, States).

		 /*******************************
		 *         KNOWN COUNTS         *
		 *******************************/

%!  known_count(+Board, +Kind, -Undirected, -Source) is semidet.
%
%   True when the literature gives the number of Undirected tours of Kind,
%   `open` or `closed`, of a board too large to count here.
%
%       ?- known_count(board(8,8,[],1,2), closed, Undirected, _).
%       Undirected = 13267364410532.

known_count(Board, Kind, Undirected, Source) :-
    plain_board(Board),
    board_size(Board, Rows, Columns),
    known(Kind, Rows, Columns, Undirected, Source).

known(closed, 8, 8, 13267364410532, 'OEIS A001230').
known(open, 7, 7, 82787609160, 'OEIS A165134').
known(open, 8, 8, 9795914085489952, 'OEIS A165134').
