:- module(knight_counting,
          [ count_tours/4,           % +Board, +Ends, +Limits, -Outcome
            count_part/5,            % +Part, +Board, +Ends, +Limits, -Outcome
            known_count/4            % +Board, +Kind, -Undirected, -Source
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
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

For all starts together, one start of each class of symmetric ones stands
for the others, with the size of the class as its number of ways. For a
closed tour the start does not matter, and a corner is best. The starts are
all of one colour where every class has a square of it: then more of the
states are the same.

The work can be done in two parts at the same time: one has the states in
which a certain square is free, the other those in which it was visited. So
no state is in both, and states pass from one to the other just when that
square is the current one.
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

count_tours(Board, Ends0, Limits, Outcome) :-
    square_count(Board, Count),
    (   Count =:= 1
    ->  trivial_count(Ends0, Ways),
        Outcome = counted(Ways, 1)
    ;   forwards(Ends0, Ends),
        layout(Board, Layout),
        first_states(Ends, Board, Layout, Goal, First0),
        keysort(First0, First),
        layers(1, Count, First, Layout, Goal, Limits, whole, 0, Outcome)
    ).

%!  count_part(:Part, +Board, +Ends, +Limits, -Outcome) is det.
%
%   True when Outcome is that of Part of the work of count_tours/4 for a
%   board of more than one square; the sum of the two is that of the whole.
%   Part is
%
%     - before(Square, Give): as long as the square with that index is free.
%       Before every move, call(Give, Visited, States) is called with the
%       states that have just reached Square, and a last time with Visited
%       one more than the number of squares;
%     - after(Square, Take): from then on. Before every move,
%       call(Take, Visited, States) must give those states.
%
%       ?- count_part(before(0,[_,_]>>true), board(3,4,[],1,2), open(0,any),
%                     limits(inf,inf), Outcome).
%       Outcome = counted(0, 0).

count_part(Module:Part, Board, Ends0, Limits, Outcome) :-
    forwards(Ends0, Ends),
    layout(Board, Layout),
    first_states(Ends, Board, Layout, Goal, First0),
    Part =.. [When,Square,Closure],
    padded(Board, Layout, Square, Padded),
    Link =.. [When,Padded,Module:Closure],
    square_count(Board, Count),
    linked(Link, 1, Layout, First0, First),
    layers(1, Count, First, Layout, Goal, Limits, Link, 0, Outcome),
    (   When == before
    ->  Beyond is Count+1,
        call(Module:Closure, Beyond, [])
    ;   true
    ).

%   linked(+Link, +Visited, +Layout, +States0, -States): States are those of
%   the layer that belong to this part, sorted and merged.

linked(whole, _, _, States0, States) :-
    keysort(States0, Sorted),
    merged(Sorted, States).
linked(before(Square,Give), Visited, layout(Bits,_,_), States0, States) :-
    keysort(States0, Sorted),
    merged(Sorted, Merged),
    Last is (1<<Bits)-1,
    partition(stands_on(Square, Last), Merged, Reached, States),
    call(Give, Visited, Reached).
linked(after(_,Take), Visited, _, States0, States) :-
    call(Take, Visited, Reached),
    (   Visited =:= 1
    ->  All = Reached
    ;   append(Reached, States0, All)
    ),
    keysort(All, Sorted),
    merged(Sorted, States).

stands_on(Square, Last, State-_) :-
    State /\ Last =:= Square.

%   On a single square the open tour has no move.

trivial_count(open(_,_), 1).
trivial_count(closed(_,_), 0).

%   As many tours end on a square as start there.

forwards(Ends0, Ends) :-
    (   Ends0 = open(any,End)
    ->  Ends = open(End,any)
    ;   Ends = Ends0
    ).

%   layout(Bits, Width, Shifts): a state has Bits bits for the current
%   square, the padded rows are Width squares wide, and Shifts are the
%   moves with a positive distance.

layout(Board, layout(Bits,Width,Shifts)) :-
    board_size(Board, Rows, Columns),
    board_leaper(Board, _, Q),
    Width is Columns+Q,
    Bits is msb(Rows*Width)+1,
    directions(Board, Steps),
    findall(Shift,
            ( member(Down-Right, Steps),
              Shift is Down*Width+Right,
              Shift > 0
            ),
            Shifts).

padded(Board, layout(_,Width,_), Index, Padded) :-
    board_size(Board, _, Columns),
    Padded is Index//Columns*Width + Index mod Columns.

%   first_states(+Ends, +Board, +Layout, -Goal, -States) is det.
%
%   True when States are the states before the first move, and Goal is
%   goal(Kind, Mask): the last square must be in Mask; for a tour of Kind
%   `closed`, Mask is the start, which must be one move away.

first_states(open(Start,End), Board, Layout, goal(open,Mask), States) :-
    all_squares(Board, Layout, All),
    (   End == any
    ->  Mask = All
    ;   padded(Board, Layout, End, PaddedEnd),
        Mask is 1<<PaddedEnd
    ),
    (   Start == any
    ->  start_classes(Board, Classes0),
        one_colour(Board, Classes0, Classes)
    ;   Classes = [Start-1]
    ),
    maplist(first_state(Board, Layout, All), Classes, States).
first_states(closed(any,any), Board, Layout, goal(closed,Mask), [State]) :-
    all_squares(Board, Layout, All),
    squares(Board, [Start|_]),
    first_state(Board, Layout, All, Start-1, State),
    padded(Board, Layout, Start, Padded),
    Mask is 1<<Padded.

first_state(Board, Layout, All, Start-Ways, State-Ways) :-
    Layout = layout(Bits,_,_),
    padded(Board, Layout, Start, Padded),
    State is ((All xor (1<<Padded)) << Bits) \/ Padded.

all_squares(Board, Layout, All) :-
    squares(Board, Squares),
    foldl(add_square(Board, Layout), Squares, 0, All).

add_square(Board, Layout, Square, All0, All) :-
    padded(Board, Layout, Square, Padded),
    All is All0 \/ (1<<Padded).

%   layers(+Visited, +Count, +States, +Layout, +Goal, +Limits, +Link, +Total0,
%          -Outcome) is det.
%
%   Go on from States, in which Visited of Count squares are visited.

layers(Count, Count, States, Layout, Goal, _, _, Total, Outcome) :-
    !,                                  % commit: all squares are visited
    foldl(add_finished(Goal, Layout), States, 0, Directed),
    Outcome = counted(Directed, Total).
layers(Visited, Count, States, Layout, Goal, Limits, Link, Total0, Outcome) :-
    length(States, StateCount),
    Total is Total0+StateCount,
    Limits = limits(MaxStates,Deadline),
    (   MaxStates \== inf,
        Total > MaxStates
    ->  Outcome = limit(nodes, Total)
    ;   Goal = goal(Kind,Mask),
        catch(expand_all(States, 0, Deadline, Layout, Kind, Mask, Next0, []),
              knight_limit(time),
              Next0 = late),
        (   Next0 == late
        ->  Outcome = limit(time, Total)
        ;   Visited1 is Visited+1,
            linked(Link, Visited1, Layout, Next0, Next),
            layers(Visited1, Count, Next, Layout, Goal, Limits, Link, Total, Outcome)
        )
    ).

add_finished(goal(Kind,Mask), Layout, State-Ways, Sum0, Sum) :-
    Layout = layout(Bits,_,_),
    Current is State /\ ((1<<Bits)-1),
    (   Kind == open
    ->  Last is 1<<Current
    ;   reached(Layout, Current, Last)
    ),
    (   Last /\ Mask =\= 0
    ->  Sum is Sum0+Ways
    ;   Sum = Sum0
    ).

reached(layout(_,_,Shifts), Current, Reached) :-
    Square is 1<<Current,
    foldl(add_reached(Square), Shifts, 0, Reached).

add_reached(Square, Shift, Reached0, Reached) :-
    Reached is Reached0 \/ (Square<<Shift) \/ (Square>>Shift).

%   Add up the ways of equal states.

merged([], []).
merged([State-Ways|States], Merged) :-
    merged(States, State, Ways, Merged).

merged([], State, Ways, [State-Ways]).
merged([State1-Ways1|States], State, Ways, Merged) :-
    (   State1 =:= State
    ->  Ways2 is Ways+Ways1,
        merged(States, State, Ways2, Merged)
    ;   Merged = [State-Ways|Merged1],
        merged(States, State1, Ways1, Merged1)
    ).

%   Make all moves from all states. The clock is read every 4096 states.

expand_all([], _, _, _, _, _, Next, Next).
expand_all([State-Ways|States], N, Deadline, Layout, Kind, Mask, Next0, Next) :-
    (   N /\ 4095 =:= 4095
    ->  in_time(Deadline)
    ;   true
    ),
    Layout = layout(Bits,_,Shifts),
    Free is State >> Bits,
    Current is State /\ ((1<<Bits)-1),
    (   Kind == open
    ->  Useful = Free
    ;   Useful is Free \/ Mask
    ),
    seen_from(Shifts, Useful, 0, One, 0, Two),
    Needy is Free /\ \Two,
    Square is 1<<Current,
    candidates(Kind, Shifts, Square, Free, One, Needy, Candidates),
    moves(Candidates, Free, Bits, Ways, Next0, Next1),
    N1 is N+1,
    expand_all(States, N1, Deadline, Layout, Kind, Mask, Next1, Next).

in_time(Deadline) :-
    (   Deadline == inf
    ->  true
    ;   get_time(Now),
        Now =< Deadline
    ->  true
    ;   throw(knight_limit(time))
    ).

%   seen_from(+Shifts, +Useful, +One0, -One, +Two0, -Two) is det.
%
%   True when One has the squares with at least one neighbour in Useful,
%   and Two those with at least two.

seen_from([], _, One, One, Two, Two).
seen_from([Shift|Shifts], Useful, One0, One, Two0, Two) :-
    Up is Useful >> Shift,
    Down is Useful << Shift,
    Two1 is Two0 \/ (One0 /\ Up) \/ ((One0 \/ Up) /\ Down),
    One1 is One0 \/ Up \/ Down,
    seen_from(Shifts, Useful, One1, One, Two1, Two).

%   candidates(+Kind, +Shifts, +Square, +Free, +One, +Needy, -Candidates).
%
%   True when Candidates has the squares to which the knight may move from
%   Square. A needy square has fewer than two useful neighbours: it must be
%   the next one, or the last of an open tour, which then has one
%   neighbour, unless it is the next one as well.

candidates(Kind, Shifts, Square, Free, One, Needy, Candidates) :-
    foldl(add_reached(Square), Shifts, 0, Reached),
    Near is Reached /\ Free,
    (   Needy =:= 0
    ->  Candidates = Near
    ;   Others is Needy /\ (Needy-1),   % without its lowest bit
        (   Others =:= 0
        ->  (   Kind == open,
                Needy /\ One =\= 0
            ->  Candidates = Near
            ;   Candidates is Near /\ Needy
            )
        ;   Kind == open,
            Others /\ (Others-1) =:= 0  % two needy squares
        ->  Lonely is Needy /\ \One,
            (   Lonely =:= 0
            ->  Candidates is Near /\ Needy
            ;   Lonely /\ (Lonely-1) =:= 0
            ->  Candidates is Near /\ Lonely
            ;   Candidates = 0
            )
        ;   Candidates = 0
        )
    ).

moves(Candidates, Free, Bits, Ways, Next0, Next) :-
    (   Candidates =:= 0
    ->  Next0 = Next
    ;   Square is Candidates /\ -Candidates,
        To is msb(Square),
        State is ((Free xor Square) << Bits) \/ To,
        Next0 = [State-Ways|Next1],
        Rest is Candidates xor Square,
        moves(Rest, Free, Bits, Ways, Next1, Next)
    ).


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
