:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/canonical').
:- use_module('../../prolog/knight/layout').
:- use_module('../../prolog/knight/symmetry').

%   A state with the free Squares and the current square, and the canonical
%   one with the number of symmetries that leave it as it is.

canonical(Board, Symmetries, Squares, Current, State, Count) :-
    layout(Board, Layout),
    Layout = layout(Bits,_,_,_),
    canonical_forms(Board, Symmetries, Layout, Forms),
    squares_mask(Layout, Board, Squares, Free),
    square_bit(Layout, Board, Current, Bit),
    canonical_state(Forms, Free, Bit, Bits, State, Count).

some_board(board(4,4,[],1,2)).
some_board(board(3,5,[],1,2)).
some_board(board(5,5,[12],1,2)).
some_board(board(6,6,[],1,2)).
some_board(board(4,9,[],2,3)).

random_state(Board, Free, Current) :-
    squares(Board, Squares0),
    random_permutation(Squares0, [Current|Squares]),
    include([_]>>maybe, Squares, Free).

:- begin_tests(knight_canonical, [setup(set_random(seed(6)))]).

test("all images of a state have the same canonical one",
     [forall(( some_board(Board), between(1, 10, _) )), true(maplist(==(Of), All))]) :-
    board_symmetries(Board, [], Symmetries),
    random_state(Board, Free, Current),
    findall(State-Count,
            ( member(Symmetry, Symmetries),
              maplist(image(Board, Symmetry), [Current|Free], [Image|Images]),
              canonical(Board, Symmetries, Images, Image, State, Count)
            ),
            All),
    All = [Of|_].
test("the canonical state is an image", [forall(( some_board(Board), between(1, 10, _) ))]) :-
    board_symmetries(Board, [], Symmetries),
    random_state(Board, Free, Current),
    canonical(Board, Symmetries, Free, Current, State, Count),
    Symmetries = [Same|_],
    findall(Symmetry,
            ( member(Symmetry, Symmetries),
              maplist(image(Board, Symmetry), [Current|Free], [Image|Images]),
              canonical(Board, [Same], Images, Image, State, 1)
            ),
            Chosen),
    assertion(length(Chosen, Count)).
test("an empty set is symmetric", Count == 2) :-
    Board = board(4,4,[],1,2),
    board_symmetries(Board, [], Symmetries),
    canonical(Board, Symmetries, [], 15, _, Count).

:- end_tests(knight_canonical).
