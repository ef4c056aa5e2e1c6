:- module(knight_drawing,
          [ drawn_board/3            % +Lines, -Board, -Starts
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).

/** <module> Boards that are drawn, a line of text for each row
*/

%!  drawn_board(+Lines, -Board, -Starts) is det.
%
%   True when Board is the knight's board drawn by Lines, a list of
%   texts of the same length, one for each row: `.` is a hole, `s` a
%   square to start from, anything else a square. Starts are the indices
%   of the squares marked `s`.
%
%       ?- drawn_board(["x.s", "xxx"], Board, Starts).
%       Board = board(2, 3, [1], 1, 2), Starts = [2].
%
%   @throws domain_error(board_drawing, Lines) if the lines are missing
%   or of different lengths

drawn_board(Lines, board(Rows,Columns,Holes,1,2), Starts) :-
    must_be(list, Lines),
    maplist(string_chars, Lines, Drawing),
    (   Drawing = [First|_],
        length(First, Columns0),
        Columns0 > 0,
        forall(member(Line, Drawing), length(Line, Columns0))
    ->  Columns = Columns0
    ;   domain_error(board_drawing, Lines)
    ),
    length(Drawing, Rows),
    append(Drawing, Chars),
    findall(Index, nth0(Index, Chars, '.'), Holes),
    findall(Index, nth0(Index, Chars, s), Starts).
