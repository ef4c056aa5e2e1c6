:- module(bridge_knights,
          [ request_board/3,            % +Request, -Board, -Options
            knight_tour/2,              % +Request, -Text
            knight_tours/3,             % +Request, -Header, -Indices
            knight_board/2,             % +Request, -Text
            knight_check/3,             % +Request, +Squares, -Text
            knight_check_numbers/3,     % +Lines, +Leaper, -Text
            knight_extent/2,            % +Squares, -Sides
            knight_square/3,            % +Request, +Square, -Index
            knight_game/4               % +Request, -Start, -End, -Squares
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(pairs)).
:- use_module('../knight/board').
:- use_module('../knight/checking').
:- use_module('../knight/drawing').
:- use_module('../knight/existence').
:- use_module('../knight/report').
:- use_module('../knight/runs').
:- use_module('../knight/solver').
:- use_module(wire).

/** <module> Knight's tours for Python

A *request* is board(Rows, Columns, Options), where Options is a list of Name-Value pairs: holes-Squares and
leaper-(P-Q) of make_board/3; drawing-Lines of drawn_board/3, whose size must be that of the request; and
start, end, closed, method, time_limit, nodes and large, as the solver has them. Squares are in any notation of
square_index/3.

Squares go back as indices, from 0 along the rows. A tour goes back as a text of two lines: a JSON array
that says what it is, and one of its squares. What may be large goes in runs, see knight_runs: the second line is
[Lists, Path] of numbered_runs/3. Joining integers to a text takes less time than finding them, and the text crosses
as it is.
*/

%!  request_board(+Request, -Board, -Options) is det.
%
%   True when Board is the board of Request and Options are those for the solver.
%
%       ?- request_board(board(3, 4, [holes-[a1],closed-true]), Board, Options).
%       Board = board(3, 4, [8], 1, 2), Options = [closed(true)].
%
%   @throws domain_error(drawn_size(Rows, Columns), Sides) if the drawing has another size
%   @throws domain_error(drawn_starts, Count) if the drawing has several starts
%   @throws domain_error(knight_side, Side) and others of make_board/3

request_board(board(Rows, Columns, Given), Board, Options) :-
    findall(Option, ( member(Name-Value, Given), given_option(Name, Value, Option) ), Options0),
    (   memberchk(drawing-Lines, Given)
    ->  drawn_board(Lines, Drawn, Starts),
        board_size(Drawn, DrawnRows, DrawnColumns),
        (   DrawnRows =:= Rows,
            DrawnColumns =:= Columns
        ->  true
        ;   throw(error(domain_error(drawn_size(Rows,Columns), DrawnRows-DrawnColumns), _))
        ),
        board_holes(Drawn, Holes),
        drawn_start(Starts, Options0, Options)
    ;   memberchk(holes-Holes, Given)
    ->  Options = Options0
    ;   Holes = [],
        Options = Options0
    ),
    make_board(Rows*Columns, [holes(Holes)|Options], Board).

given_option(leaper, P-Q, leaper(P,Q)).
given_option(Name, Value, Option) :-
    memberchk(Name, [start,end,closed,method,time_limit,nodes,large]),
    Option =.. [Name,Value].

%   The start of the drawing counts where no other is given.

drawn_start(Starts, Options0, Options) :-
    (   Starts == []
    ->  Options = Options0
    ;   option(start(_), Options0)
    ->  Options = Options0
    ;   Starts = [Start]
    ->  Options = [start(Start)|Options0]
    ;   length(Starts, Count),
        throw(error(domain_error(drawn_starts, Count), _))
    ).

%!  knight_tour(+Request, -Text) is det.
%
%   True when Text answers the question for a tour. Its first line is the JSON array
%   [Status, Method, Closed, Reason, P, Q, Holes] with Status one of found, impossible and limit; Method is
%   empty unless there is a tour, and Reason if there is one. The second has the runs of the tour.
%
%       ?- knight_tour(board(3, 3, [holes-['2,2'], closed-true]), Text), string_concat("[\"found\"", _, Text).
%       Text = _.
%
%   @throws domain_error(knight_side, Side), domain_error(square(Rows,Columns), Square) and others of make_board/3

knight_tour(Request, Text) :-
    request_board(Request, Board, Options),
    tour_runs(Board, Options, Result),
    result_header(Result, Board, Status, Method, Closed, Reason, Runs),
    header_text([Status,Method,Closed,Reason], Board, Header),
    numbered_runs(Runs, Lists, Path),
    maplist(joined, Lists, ListTexts),
    joined(ListTexts, ListsText),
    joined(Path, PathText),
    atomics_to_string([Header,'\n[',ListsText,',',PathText,']'], Text).

result_header(found(Runs,Method,Closed), _, found, Method, Closed, '', Runs) :-
    !.                                  % commit: the other results have no squares
result_header(Result, Board, Status, '', false, Reason, []) :-
    functor(Result, Status, _),
    result_text(Board, Result, Text),
    atom_string(Reason, Text).

header_text(Fields, Board, Text) :-
    board_leaper(Board, P, Q),
    board_holes(Board, Holes),
    append(Fields, [P,Q,Holes], Header),
    wire_text(Header, Text).

joined(Texts, Text) :-
    atomic_list_concat(Texts, ',', Joined),
    atomics_to_string(['[',Joined,']'], Text).

tour_text(Fields, Board, Indices, Text) :-
    header_text(Fields, Board, Header),
    joined(Indices, Joined),
    atomics_to_string([Header,'\n',Joined], Text).

%!  knight_tours(+Request, -Header, -Indices) is nondet.
%
%   True when Indices is a tour, and Header the first line of knight_tour/2 for it, as a list; see
%   knight_solver:tours/3.
%
%       ?- knight_tours(board(3, 3, [holes-[4],end-0]), Header, Indices).
%       Header = [found,exact,true,'',1,2,[4]], Indices = [7,2,3,8,1,6,5,0] ;
%       Header = [found,exact,true,'',1,2,[4]], Indices = [5,6,1,8,3,2,7,0] ;
%       false.

knight_tours(Request, [found,exact,Closed,'',P,Q,Holes], Indices) :-
    request_board(Request, Board, Options),
    board_leaper(Board, P, Q),
    board_holes(Board, Holes),
    tours(Board, Options, Indices),
    (   closed_tour(Board, Indices)
    ->  Closed = true
    ;   Closed = false
    ).

%!  knight_board(+Request, -Text) is det.
%
%   True when Text states the question for a program outside Prolog: its first line is the JSON array
%   [Start, End, Reason, P, Q, Holes], where an end that is not given is -1 and Reason is empty unless a theorem
%   says that there is no tour, and the second line has the moves of knight_graph/3 as one flat list of pairs.
%
%       ?- knight_board(board(1, 3, [leaper-(0-1), end-'1,3']), Text).
%       Text = "[-1,2,\"\",0,1,[]]\n[0,1,1,2]".

knight_board(Request, Text) :-
    request_board(Request, Board, Options),
    end_index(start(_), Options, Board, Start),
    end_index(end(_), Options, Board, End),
    (   option(closed(true), Options)
    ->  Kind = closed
    ;   Kind = open
    ),
    Ends =.. [Kind,Start,End],
    (   impossible_tour(Board, Ends, Why)
    ->  reason_text(Board, Why, Sentence),
        atom_string(Reason, Sentence),
        Flat = []
    ;   Reason = '',
        knight_graph(Board, _, Edges),
        pairs_ends(Edges, Flat)
    ),
    maplist(end_number, [Start,End], Numbers),
    append(Numbers, [Reason], Fields),
    tour_text(Fields, Board, Flat, Text).

end_index(Option, Options, Board, Index) :-
    arg(1, Option, Square),
    (   option(Option, Options)
    ->  square_index(Board, Square, Index)
    ;   Index = any
    ).

end_number(End, Number) :-
    (   End == any
    ->  Number = -1
    ;   Number = End
    ).

pairs_ends([], []).
pairs_ends([X-Y|Pairs], [X,Y|Ends]) :-
    pairs_ends(Pairs, Ends).

%!  knight_check(+Request, +Squares, -Text) is det.
%
%   True when Text is the verdict on Squares as a tour of the board of Request. Its first line is the JSON
%   array [Kind, Reason, P, Q, Holes]: Kind is open, closed, or invalid, and then Reason says why. The second
%   has the squares of a tour.
%
%       ?- knight_check(board(1, 1, []), [a1], Text).
%       Text = "[\"open\",\"\",1,2,[]]\n[0]".

knight_check(Request, Squares, Text) :-
    request_board(Request, Board, _),
    check_tour(Board, Squares, Verdict),
    verdict_text(Verdict, Board, Text).

verdict_text(valid(Kind,Indices), Board, Text) :-
    tour_text([Kind,''], Board, Indices, Text).
verdict_text(fault(Fault), Board, Text) :-
    fault_text(Board, Fault, Sentence),
    atom_string(Reason, Sentence),
    (   nonvar(Board)
    ->  Shown = Board
    ;   Shown = board(0,0,[],1,2)
    ),
    tour_text([invalid,Reason], Shown, [], Text).

%!  knight_check_numbers(+Lines, +Leaper, -Text) is det.
%
%   As knight_check/3, for the rows of a numbered board and the Leaper P-Q; see check_numbers/4.
%
%       ?- knight_check_numbers([[0]], 1-2, Text).
%       Text = "[\"open\",\"\",1,2,[]]\n[0]".

knight_check_numbers(Lines, Leaper, Text) :-
    check_numbers(Lines, Leaper, Board, Verdict),
    verdict_text(Verdict, Board, Text).

%!  knight_extent(+Squares, -Sides) is det.
%
%   True when Sides is [Rows, Columns] of the smallest board that has all Squares, which are pairs or names;
%   a name that is none is left out.
%
%       ?- knight_extent([a1,c4], Sides).
%       Sides = [4,3].
%       ?- knight_extent([2-3,1-1], Sides).
%       Sides = [2,3].

knight_extent(Squares, [Rows,Columns]) :-
    findall(Row-Column, ( member(Square, Squares), extent(Square, Row, Column) ), Pairs),
    pairs_keys_values([1-1|Pairs], AllRows, AllColumns),
    max_list(AllRows, Rows),
    max_list(AllColumns, Columns).

extent(Square, Row, Column) :-
    (   Square = Row-Column
    ->  true
    ;   algebraic(board(0,0,[],1,2), Square, FromBottom-Column),
        Row is 1-FromBottom
    ).

%!  knight_square(+Request, +Square, -Index) is det.
%
%   True when Index is the index of Square.
%
%       ?- knight_square(board(8, 8, []), a1, Index).
%       Index = 56.
%
%   @throws domain_error(square(Rows,Columns), Square)

knight_square(Request, Square, Index) :-
    request_board(Request, Board, _),
    square_index(Board, Square, Index).

%!  knight_game(+Request, -Start, -End, -Squares) is det.
%
%   True when Squares are the squares of the board, Start is that on which a walk by hand starts, the first from
%   which a tour is not excluded if none is given, and End that on which it must end, or -1. If a theorem says that
%   there is no tour, Squares is the sentence instead, and both ends are -1.
%
%       ?- knight_game(board(3, 3, [holes-[4],closed-true]), Start, End, Squares).
%       Start = 0, End = -1, Squares = [0,1,2,3,5,6,7,8].
%       ?- knight_game(board(2, 2, []), Start, End, Sentence).
%       Start = -1, End = -1, Sentence = 'There is no open tour of the 2x2 board: one side is 2 (Chia and Ong 2005).'.

knight_game(Request, Start, End, Squares) :-
    request_board(Request, Board, Options),
    end_index(start(_), Options, Board, Start0),
    end_index(end(_), Options, Board, End0),
    (   option(closed(true), Options)
    ->  Kind = closed
    ;   Kind = open
    ),
    Ends =.. [Kind,Start0,End0],
    (   impossible_tour(Board, Ends, Why)
    ->  reason_text(Board, Why, Sentence),
        atom_string(Squares, Sentence),
        Start = -1,
        End = -1
    ;   squares(Board, Squares),
        first_start(Start0, Squares, Board, Kind, End0, Start),
        end_number(End0, End)
    ).

first_start(Start0, Squares, Board, Kind, End, Start) :-
    (   Start0 == any
    ->  once(( member(Start, Squares),
               Ends =.. [Kind,Start,End],
               \+ impossible_tour(Board, Ends, _)
             ))
    ;   Start = Start0
    ).

:- multifile prolog:error_message//1.

prolog:error_message(domain_error(drawn_size(Rows,Columns), DrawnRows-DrawnColumns)) -->
    [ 'The drawing has ~d rows and ~d columns, but the board has ~d rows and ~d columns.'-
      [DrawnRows,DrawnColumns,Rows,Columns] ].
prolog:error_message(domain_error(drawn_starts, Count)) -->
    [ 'The drawing has ~d squares to start from, and a tour has one.'-[Count] ].
