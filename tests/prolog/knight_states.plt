:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/layout').
:- use_module('../../prolog/knight/states').

%   The rules of Board without symmetries, and the state of a walk on it.

rules(Board, Kind, Goal, rules(Kind,Mask,Layout,none,All,1)) :-
    layout(Board, Layout),
    squares_mask(Layout, Board, Goal, Mask),
    squares(Board, Squares),
    squares_mask(Layout, Board, Squares, All).

state(Board, Rules, Walk, State) :-
    Rules = rules(_,_,Layout,_,All,_),
    Layout = layout(Bits,_,_,_),
    last(Walk, Current),
    square_bit(Layout, Board, Current, Bit),
    squares_mask(Layout, Board, Walk, Visited),
    State is ((All xor Visited) << Bits) \/ Bit.

:- begin_tests(knight_states).

test("every move after which a tour may come", Next == Expected) :-
    Board = board(3,4,[],1,2),
    rules(Board, open, [], Rules),
    state(Board, Rules, [0,6], State),
    next_states([State-5], Rules, inf, Next0, []),
    sorted_states(Next0, Next),
    state(Board, Rules, [0,6,8], To8),
    Expected = [To8-5].
test("no move where two squares wait for the knight", Next == []) :-
    Board = board(3,3,[4],1,2),
    rules(Board, closed, [0], Rules),
    state(Board, Rules, [0,5,8], State),
    next_states([State-1], Rules, inf, Next, []).
test("the end of the list is left open", Next == [rest]) :-
    rules(board(3,3,[4],1,2), open, [], Rules),
    next_states([], Rules, inf, Next, [rest]).
test("two halves meet a move apart", Meeting == [Other-3]) :-
    Board = board(3,3,[4],1,2),
    rules(Board, open, [], Rules),
    state(Board, Rules, [0,5,6,1], State),
    meeting_states([State-3], Rules, inf, Meeting),
    state(Board, Rules, [7,2,3,8], Other).
test("two halves of a closed tour have its start in common", Meeting == [Other-1]) :-
    Board = board(3,3,[4],1,2),
    rules(Board, closed, [0], Rules),
    state(Board, Rules, [0,5,6,1,8], State),
    meeting_states([State-1], Rules, inf, Meeting),
    state(Board, Rules, [0,7,2,3], Other).
test("the time limit is kept", throws(knight_limit(time))) :-
    Board = board(3,4,[],1,2),
    rules(Board, open, [], Rules),
    state(Board, Rules, [0], State),
    numlist(1, 5000, Ways),
    findall(State-Way, member(Way, Ways), States),
    next_states(States, Rules, 1, _, []).
test("equal states are one", Sorted == [1-5,2-9]) :-
    sorted_states([2-4,1-5,2-5], Sorted).

:- end_tests(knight_states).
