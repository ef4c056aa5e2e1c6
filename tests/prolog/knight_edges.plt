:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/edges').

:- begin_tests(knight_edges).

test("the corners of a board force their moves", Linked == 8) :-
    initial_state(board(8,8,[],1,2), closed(any,any), [], _, Linked).
test("what is forced may leave no tour", fail) :-
    initial_state(board(3,8,[],1,2), closed(any,any), [drop(1,11)], _, _).
test("a square without moves fails", fail) :-
    initial_state(board(3,3,[],1,2), closed(any,any), [], _, _).
test("colours that do not balance fail", fail) :-
    initial_state(board(5,5,[],1,2), closed(any,any), [], _, _).
test("ends of one colour fail on an even board", fail) :-
    initial_state(board(6,6,[],1,2), open(0,2), [], _, _).
test("an end of the wrong colour fails on an odd board", fail) :-
    initial_state(board(5,5,[],1,2), open(1,any), [], _, _).
test("the ends are linked to the extra vertices", Links == [38,1]) :-
    initial_state(board(6,6,[],1,2), open(0,1), [], state(_,All,_,_), _),
    arg(37, All, Links0),
    msort(Links0, Sorted),
    reverse(Sorted, Links).
test("two links of a square drop its other edges", Left == []) :-
    initial_state(board(6,6,[],1,2), closed(any,any), [], State, Linked),
    settle(link(15,7), [link(15,4)], State, Linked, _),
    State = state(Edges,_,_,_),
    arg(15, Edges, Left).
test("forced moves do not close a short cycle", fail) :-
    initial_state(board(6,6,[],1,2), closed(any,any), [], State, Linked),
    settle(link(15,23), [link(15,28)], State, Linked, _).
test("a short cycle is not closed", fail) :-
    initial_state(board(4,4,[],0,1), closed(any,any), [], State, Linked0),
    settle(link(6,7), [link(7,11),link(11,10),link(10,6)], State, Linked0, _).
test("a link and its drop contradict each other", fail) :-
    initial_state(board(6,6,[],1,2), closed(any,any), [link(15,23),drop(23,15)], _, _).
test("everything is undone on backtracking", After == Before) :-
    initial_state(board(6,6,[],1,2), closed(any,any), [], State, Linked),
    copy_term(State, Before),
    \+ ( settle(link(15,23), [], State, Linked, _), fail ),
    copy_term(State, After).
test("a cut vertex is seen", fail) :-
    two_connected(state(edges([2,3],[1,3],[1,2,4,5],[3,5],[3,4]),
                        links([],[],[],[],[]), far(1,2,3,4,5), 5)).
test("two parts are seen", fail) :-
    two_connected(state(edges([2,3],[1,3],[1,2],[5,6],[4,6],[4,5]),
                        links([],[],[],[],[],[]), far(1,2,3,4,5,6), 6)).
test("a board without one is two-connected") :-
    initial_state(board(6,6,[],1,2), closed(any,any), [], State, _),
    two_connected(State).

:- end_tests(knight_edges).
