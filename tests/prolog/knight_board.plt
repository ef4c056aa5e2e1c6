:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').

:- begin_tests(knight_board).

test("a number makes a square board", Board == board(8,8,[],1,2)) :-
    make_board(8, [], Board).

test("holes can be named in any notation", Board == board(3,3,[0,4,6],1,2)) :-
    make_board(3, [holes([a1,"1,1",[2,2]])], Board).

test("the shorter step of a leaper comes first", Board == board(8,8,[],1,4)) :-
    make_board(8, [leaper(4,1)], Board).

test("a board has at least one row", error(domain_error(knight_side,0))) :-
    make_board(0*4, [], _).

test("a side is not negative", error(domain_error(knight_side,-1))) :-
    make_board(-1, [], _).

test("a side is whole", error(type_error(integer,1.5))) :-
    make_board(1.5, [], _).

test("a leaper moves", error(domain_error(leaper,0-0))) :-
    make_board(8, [leaper(0,0)], _).

test("a1 is at the bottom left", Index == 32) :-
    make_board(5*8, [], Board),
    square_index(Board, a1, Index).

test("(1,1) is at the top left", Index == 0) :-
    make_board(5*8, [], Board),
    square_index(Board, 1-1, Index).

test("every index has one pair and one name", true) :-
    make_board(3*60, [], Board),
    squares(Board, Squares),
    forall(member(Index, Squares),
           ( index_pair(Board, Index, Pair),
             index_pair(Board, Index1, Pair),
             Index1 == Index,
             algebraic(Board, Name, Pair),
             square_index(Board, Name, Index2),
             Index2 == Index
           )).

test("after column z comes aa", Name == aa1) :-
    make_board(1*30, [], Board),
    algebraic(Board, Name, 1-27).

test("a square off the board is an error", error(domain_error(square(8,8),z9))) :-
    make_board(8, [], Board),
    square_index(Board, z9, _).

test("row 0 is off the board", error(domain_error(square(8,8),0-1))) :-
    make_board(8, [], Board),
    square_index(Board, 0-1, _).

test("a hole is no square", error(domain_error(square(3,3),2-2))) :-
    make_board(3, [holes([2-2])], Board),
    square_index(Board, 2-2, _).

test("nonsense is no square", error(domain_error(square(8,8),"a1,"))) :-
    make_board(8, [], Board),
    square_index(Board, "a1,", _).

test("the knight has eight moves in the order of the article",
     Steps == [1-2, 2-1, -1-2, 2-(-1), 1-(-2), -2-1, -1-(-2), -2-(-1)]) :-
    make_board(8, [], Board),
    directions(Board, Steps).

test("moves are mutual and change the colour") :-
    make_board(6*7, [holes([3-3,4-5])], Board),
    squares(Board, Squares),
    forall(( member(A, Squares),
             neighbours(Board, A, Near),
             member(B, Near)
           ),
           ( adjacent(Board, A, B),
             adjacent(Board, B, A),
             colour(Board, A, ColourA),
             colour(Board, B, ColourB),
             ColourA =\= ColourB
           )).

test("holes count for their colour", Light-Dark == 4-3) :-
    make_board(3, [holes([1-1,1-2])], Board),
    colours(Board, Light, Dark).

test("a leaper changes colours unless both its steps are odd or both even", Changing == [0-1,1-2,2-3]) :-
    findall(P-Q,
            ( member(P-Q, [0-1,0-2,1-1,1-2,1-3,2-3]), make_board(8, [leaper(P,Q)], Board), alternating(Board) ),
            Changing).

test("the graph of 8x8 has 168 edges", Vertices-Edges == 64-168) :-
    make_board(8, [], Board),
    knight_graph(Board, V, E),
    length(V, Vertices),
    length(E, Edges).

:- end_tests(knight_board).
