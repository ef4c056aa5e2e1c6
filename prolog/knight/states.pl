:- module(knight_states,
          [ next_states/5,           % +States, +Rules, +Deadline, -Next, ?Rest
            meeting_states/4,        % +States, +Rules, +Deadline, -Meeting
            sorted_states/2          % +States, -Sorted
          ]).
:- use_module(canonical).

:- set_prolog_flag(optimise, true).

/** <module> The moves of counting: from all states of one size to the next

States and their Ways are those of knight_counting. Rules are
rules(Kind, Goal, Layout, Forms, All, Order): Kind is `open` or `closed`; Goal
is the set of the start of a closed tour, and empty for an open one; All is the
set of all squares; Layout is that of knight_layout, Forms those of
knight_canonical, for Order symmetries.
*/

%!  next_states(+States, +Rules, +Deadline, -Next, ?Rest) is det.
%
%   True when the list Next, up to Rest, has all states that follow from
%   States by one move after which a tour may still come. They are neither
%   sorted nor merged.
%
%       ?- layout(board(1,4,[],0,1), _Layout),
%          next_states([0b1100001-5], rules(open,0,_Layout,none,0b1111,1), inf, Next, []).
%       Next = [0b1000010-5].
%
%   @throws knight_limit(time) if Deadline, a time of get_time/1 or `inf`,
%   is over

next_states(States, Rules, Deadline, Next, Rest) :-
    Rules = rules(Kind,Goal,layout(Bits,_,Shifts,Near),Forms,_,_),
    expand(States, 0, Deadline, Kind, Goal, Bits, Shifts, Near, Forms, Next, Rest).

%   The clock is read every 4096 states.

expand([], _, _, _, _, _, _, _, _, Next, Next).
expand([State-Ways|States], N, Deadline, Kind, Goal, Bits, Shifts, Near, Forms, Next0, Next) :-
    (   N /\ 4095 =:= 4095
    ->  in_time(Deadline)
    ;   true
    ),
    Free is State >> Bits,
    Cell is State /\ ((1<<Bits)-1) + 1,
    arg(Cell, Near, Reached),
    Useful is Free \/ Goal,
    seen_from(Shifts, Useful, 0, One, 0, Two),
    Needy is Free /\ \Two,
    candidates(Kind, Reached, Free, One, Needy, Candidates),
    moves(Candidates, Free, Bits, Ways, Forms, Next0, Next1),
    N1 is N+1,
    expand(States, N1, Deadline, Kind, Goal, Bits, Shifts, Near, Forms, Next1, Next).

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

%   candidates(+Kind, +Reached, +Free, +One, +Needy, -Candidates) is det.
%
%   True when Candidates has the squares to which the knight may move of
%   those that it reaches. A needy square has fewer than two useful
%   neighbours: it must be the next one, or the last of an open tour, which
%   then has one neighbour, unless it is the next one as well.

candidates(Kind, Reached, Free, One, Needy, Candidates) :-
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

moves(Candidates, Free, Bits, Ways, Forms, Next0, Next) :-
    (   Candidates =:= 0
    ->  Next0 = Next
    ;   Square is Candidates /\ -Candidates,
        To is msb(Square),
        Left is Free xor Square,
        canonical_state(Forms, Left, To, Bits, State, _),
        Next0 = [State-Ways|Next1],
        Rest is Candidates xor Square,
        moves(Rest, Free, Bits, Ways, Forms, Next1, Next)
    ).

%!  meeting_states(+States, +Rules, +Deadline, -Meeting) is det.
%
%   True when Meeting are the states that would make a tour with one of
%   States: the squares that this lacks are visited, and for a closed tour
%   the start, and the two stand one move apart. Each has as many ways as
%   the states that it meets, times the number of symmetries that leave it
%   as it is. They are neither sorted nor merged.
%
%       ?- layout(board(1,4,[],0,1), _Layout),
%          meeting_states([0b1100001-5], rules(open,0,_Layout,none,0b1111,1), inf, Meeting).
%       Meeting = [0b0011010-5].
%
%   @throws knight_limit(time) as next_states/5

meeting_states(States, Rules, Deadline, Meeting) :-
    Rules = rules(_,Goal,layout(Bits,_,_,Near),Forms,All,_),
    Whole is All xor Goal,
    meet(States, 0, Deadline, Whole, Bits, Near, Forms, Meeting).

meet([], _, _, _, _, _, _, []).
meet([State-Ways|States], N, Deadline, Whole, Bits, Near, Forms, Meeting0) :-
    (   N /\ 4095 =:= 4095
    ->  in_time(Deadline)
    ;   true
    ),
    Free is State >> Bits,
    Cell is State /\ ((1<<Bits)-1) + 1,
    arg(Cell, Near, Reached),
    Others is Reached /\ Free,
    Visited is Whole xor Free,
    met(Others, Visited, Bits, Ways, Forms, Meeting0, Meeting),
    N1 is N+1,
    meet(States, N1, Deadline, Whole, Bits, Near, Forms, Meeting).

met(Others, Visited, Bits, Ways, Forms, Meeting0, Meeting) :-
    (   Others =:= 0
    ->  Meeting0 = Meeting
    ;   Square is Others /\ -Others,
        Current is msb(Square),
        canonical_state(Forms, Visited, Current, Bits, State, Count),
        Times is Ways*Count,
        Meeting0 = [State-Times|Meeting1],
        Rest is Others xor Square,
        met(Rest, Visited, Bits, Ways, Forms, Meeting1, Meeting)
    ).

%!  sorted_states(+States, -Sorted) is det.
%
%   True when Sorted are States in order, each once, with the sum of its ways.
%
%       ?- sorted_states([2-1,1-5,2-3], Sorted).
%       Sorted = [1-5, 2-4].

sorted_states(States, Sorted) :-
    keysort(States, InOrder),
    merged(InOrder, Sorted).

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
