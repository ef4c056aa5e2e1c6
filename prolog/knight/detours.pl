:- module(knight_detours,
          [ neighbour_shapes/4,      % +Ways, +Place, +Grid, -Neighbours
            child_tours/3,           % +Neighbours, +Memo0, -Memo
            part_tours/3,            % +Shape, +Ends, -Squares
            part_square/3,           % +Width, +Index, -Square
            across/5,                % +From, +Down, +Right, +Shape, -To
            passage/6,               % +Squares, +Shape, +Neighbours, +Grid, +Memo, -Passage
            follow/7                 % +Passage, +Place, +Grid, +Memo0, -Memo, -Runs, ?Rest
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module(exact).
:- use_module(grid).

:- set_prolog_flag(optimise, true).

/** <module> Tours of parts that make a detour through their neighbours

See knight_construction. Squares of a part are pairs Row-Column from 0-0, its
corner. A Memo remembers the closed tours of shapes, and the passages that were
made.
*/

%!  neighbour_shapes(+Ways, +Place, +Grid, -Neighbours) is det.
%
%   True when Neighbours are Way-Shape for each of Ways that leads from Place to
%   a part of Grid.
%
%       ?- grid([5], [6,8], 14, _Grid), neighbour_shapes([up,right], 0-0, _Grid, Neighbours).
%       Neighbours = [right-5*8].

neighbour_shapes(Ways, Place, Grid, Neighbours) :-
    findall(Way-Shape,
            ( member(Way, Ways),
              towards(Way, Place, Next),
              shape(Grid, Next, Shape)
            ),
            Neighbours).

%!  child_tours(+Neighbours, +Memo0, -Memo) is det.
%
%   True when Memo has a closed tour for the shape of each of Neighbours.
%
%       ?- child_tours([right-5*6], t, _Memo), get_assoc(tour(5*6), _Memo, _Tour), length(_Tour, Length).
%       Length = 30.

child_tours(Neighbours, Memo0, Memo) :-
    foldl(remember_tour, Neighbours, Memo0, Memo).

remember_tour(_-Shape, Memo0, Memo) :-
    (   get_assoc(tour(Shape), Memo0, _)
    ->  Memo = Memo0
    ;   part_tours(Shape, closed(any,any), Squares),
        !,                              % commit: any tour will do
        put_assoc(tour(Shape), Memo0, Squares, Memo)
    ).

%!  part_tours(+Shape, +Ends, -Squares) is nondet.
%
%   True when Squares is a tour with Ends of a part of Shape; see exact_tour/4.
%
%       ?- once(part_tours(5*6, closed(any,any), _Squares)), length(_Squares, Length).
%       Length = 30.

part_tours(Height*Width, Ends, Squares) :-
    Part = board(Height,Width,[],1,2),
    (   exact_tour(Part, Ends, limits(inf,inf), found(Indices))
    ;   exact_tours(Part, Ends, Indices)
    ),
    maplist(part_square(Width), Indices, Squares).

%!  part_square(+Width, +Index, -Square) is det.
%
%   True when Square is the square with Index of a part of this Width.
%
%       ?- part_square(8, 17, Square).
%       Square = 2-1.

part_square(Width, Index, Row-Column) :-
    Row is Index//Width,
    Column is Index mod Width.

%!  passage(+Squares, +Shape, +Neighbours, +Grid, +Memo, -Passage) is semidet.
%
%   True when Passage is Squares as runs of distances from the corner of the
%   part, with an item detour(Way,Entry,Exit) at one move for each neighbour,
%   which is entered at Entry and left at Exit. Memo has the tours of the
%   Neighbours.
%
%       ?- grid([5], [6], 6, _Grid), passage([0-0,1-2], 5*6, [], _Grid, t, Passage).
%       Passage = [run(_,[0,8])].

passage(Squares, Shape, Neighbours, grid(_,_,_,_,Columns), Memo, Passage) :-
    foldl(add_detour(Squares, Shape, Memo), Neighbours, [], Detours),
    with_detours(Squares, Detours, Columns, Passage).

add_detour(Squares, Shape, Memo, Way-Neighbour, Detours, [detour(Way,From,Entry,Exit)|Detours]) :-
    get_assoc(tour(Neighbour), Memo, Tour),
    shift(Way, Shape, Neighbour, Down, Right),
    append(_, [From,To|_], Squares),
    \+ memberchk(detour(_,From,_,_), Detours),
    across(From, Down, Right, Neighbour, Entry),
    across(To, Down, Right, Neighbour, Exit),
    in_turn(Entry, Exit, Tour),
    !.                                  % commit: the first parallel moves

%!  across(+From, +Down, +Right, +Shape, -To) is nondet.
%
%   True when a knight's move leads from the square From of a part to the square
%   To of a neighbour of Shape, the corner of which lies Down and Right of that
%   of the part.
%
%       ?- across(0-5, 0, 6, 5*6, To).
%       To = 1-1 ;
%       To = 2-0 ;
%       false.

across(FromRow-FromColumn, Down, Right, Height*Width, Row-Column) :-
    member(Far-Wide, [1-2, 2-1, -1-2, 2- -1, 1- -2, -2-1, -1- -2, -2- -1]),
    Row is FromRow+Far-Down,
    Row >= 0, Row < Height,
    Column is FromColumn+Wide-Right,
    Column >= 0, Column < Width.

in_turn(Square1, Square2, Tour) :-
    (   append(_, [A,B|_], Tour)
    ;   Tour = [B|_],
        last(Tour, A)
    ),
    (   A-B == Square1-Square2
    ;   B-A == Square1-Square2
    ),
    !.                                  % commit: they follow each other once

with_detours([], _, _, []).
with_detours([Square|Squares0], Detours, Columns, [run(_,Distances)|Passage]) :-
    up_to_detour([Square|Squares0], Detours, Columns, Distances, Squares, Passage, Passage1),
    with_detours(Squares, Detours, Columns, Passage1).

up_to_detour([], _, _, [], [], Passage, Passage).
up_to_detour([Square|Squares0], Detours, Columns, [Distance|Distances], Squares, Passage0, Passage) :-
    Square = Row-Column,
    Distance is Row*Columns+Column,
    (   memberchk(detour(Way,Square,Entry,Exit), Detours)
    ->  Distances = [],
        Squares = Squares0,
        Passage0 = [detour(Way,Entry,Exit)|Passage]
    ;   up_to_detour(Squares0, Detours, Columns, Distances, Squares, Passage0, Passage)
    ).

%!  follow(+Passage, +Place, +Grid, +Memo0, -Memo)// is semidet.
%
%   The runs of the board on a Passage through the part at Place, with all its
%   detours.
%
%       ?- grid([5], [6], 6, _Grid), follow([run(_,[0,8])], 0-0, _Grid, t, _, Runs, []).
%       Runs = [0-run(_,[0,8])].

follow(Passage, Place, Grid, Memo0, Memo, Runs0, Runs) :-
    corner(Grid, Place, Top, Left),
    Grid = grid(_,_,_,_,Columns),
    Base is Top*Columns+Left,
    follow_items(Passage, Base, Place, Grid, Memo0, Memo, Runs0, Runs).

follow_items([], _, _, _, Memo, Memo, Runs, Runs).
follow_items([Item|Items], Base, Place, Grid, Memo0, Memo, Runs0, Runs) :-
    (   Item = detour(Way,Entry,Exit)
    ->  towards(Way, Place, Next),
        detour_passage(Way, Entry, Exit, Next, Grid, Memo0, Memo2, Passage),
        follow(Passage, Next, Grid, Memo2, Memo1, Runs0, Runs1)
    ;   Runs0 = [Base-Item|Runs1],
        Memo1 = Memo0
    ),
    follow_items(Items, Base, Place, Grid, Memo1, Memo, Runs1, Runs).

detour_passage(Way, Entry, Exit, Place, Grid, Memo0, Memo, Passage) :-
    shape(Grid, Place, Shape),
    onward(Way, Ways),
    neighbour_shapes(Ways, Place, Grid, Neighbours),
    Key = passage(Shape,Entry,Exit,Neighbours),
    (   get_assoc(Key, Memo0, Passage0)
    ->  Passage = Passage0,
        Memo = Memo0
    ;   child_tours(Neighbours, Memo0, Memo1),
        get_assoc(tour(Shape), Memo1, Tour),
        from_to(Entry, Exit, Tour, Squares),
        passage(Squares, Shape, Neighbours, Grid, Memo1, Passage),
        put_assoc(Key, Memo1, Passage, Memo)
    ).

%   from_to(+Entry, +Exit, +Tour, -Squares) is det.
%
%   True when Squares is the closed Tour from Entry to Exit, which is next
%   to it, the long way round.

from_to(Entry, Exit, Tour, Squares) :-
    append(Before, [Entry|After], Tour),
    append([Entry|After], Before, Turned),
    (   last(Turned, Exit)
    ->  Squares = Turned
    ;   Turned = [_|Others],
        reverse(Others, Reversed),
        Squares = [Entry|Reversed]
    ),
    !.                                  % commit: Entry occurs once
