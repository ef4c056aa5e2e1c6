:- module(knight,
          [ start/3,                 % +N, +Columns, +Start
            regel_move/2,
            poss_move/4,
            best_move/4,
            save_move/4,
            zael/4,
            tour/1,                  % +Size
            tour/2,                  % +Size, +Options
            tour/3,                  % +Size, +Options, -Result
            count_tours/1,           % +Size
            count_tours/2            % +Size, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(knight/article).
:- use_module(knight/board).
:- use_module(knight/report).
:- use_module(knight/solver, [ count/3 ]).

/** <module> Knight's tours: the front door for people

In a session: `swipl prolog/knight.pl`, then `?- start(6,4,[1,1]).` for the
program of the article, or `?- tour(5*8, [start(a1), closed(true)]).` for the
solver. As a script:

    swipl prolog/knight.pl 6 4 1 1
    swipl prolog/knight.pl 5x8 start=a1 closed=true

The exit status is 0 if there is a tour, 1 if there is none or the heuristic
of the article finds none, 2 for bad input and 3 if a limit was reached.
*/

%!  tour(+Size) is semidet.
%!  tour(+Size, +Options) is semidet.
%
%   True when there is a tour of the board of Size, which is Rows*Columns or
%   one number; it is printed as a numbered board. Otherwise prints why not,
%   and fails. Options are those of make_board/3, as holes(Squares) and
%   leaper(P,Q), and those of knight_solver:tour/3, as start(Square),
%   end(Square), closed(true), method(Method) and time_limit(Seconds).
%
%       ?- tour(8).
%       true.
%       ?- tour(3*5, []).
%       false.

tour(Size) :-
    tour(Size, []).

tour(Size, Options) :-
    make_board(Size, Options, Board),
    knight_solver:tour(Board, Options, Result),
    print_result(Board, Result),
    Result = found(_,_,_).

print_result(Board, Result) :-
    (   Result = found(Indices,_,_)
    ->  numbered_board(Board, Indices)
    ;   true
    ),
    result_text(Board, Result, Text),
    format("~s~n", [Text]).

%!  tour(+Size, +Options, -Result) is det.
%
%   True when Result is the answer of knight_solver:tour/3, with the squares
%   of a tour as pairs Row-Column.
%
%       ?- tour(3*4, [start(1-1)], found([First,Second|_], Method, _)).
%       First = 1-1, Second = 2-3, Method = warnsdorff.

tour(Size, Options, Result) :-
    make_board(Size, Options, Board),
    knight_solver:tour(Board, Options, Result0),
    (   Result0 = found(Indices,Method,Closed)
    ->  maplist(index_pair(Board), Indices, Pairs),
        Result = found(Pairs,Method,Closed)
    ;   Result = Result0
    ).

%!  count_tours(+Size) is semidet.
%!  count_tours(+Size, +Options) is semidet.
%
%   True when the tours of the board of Size could be counted; prints their
%   number, or why there is none. Options are those of tour/2.
%
%       ?- count_tours(5).
%       true.

count_tours(Size) :-
    count_tours(Size, []).

count_tours(Size, Options) :-
    make_board(Size, Options, Board),
    count(Board, Options, Result),
    result_text(Board, Result, Text),
    format("~s~n", [Text]),
    Result = counted(_,_,_).


		 /*******************************
		 *            SCRIPT            *
		 *******************************/

%   Runs when this file is the script that SWI-Prolog was started with.

start_up :-
    current_prolog_flag(associated_file, File),
    module_property(knight, file(File)),
    !,                                  % commit: it is the script
    current_prolog_flag(argv, Arguments),
    (   Arguments == []
    ->  print_message(banner, knight_hint)
    ;   script(Arguments, Status),
        halt(Status)
    ).
start_up.

script(Arguments, Status) :-
    catch(answer(Arguments, Status), Error, bad_input(Error, Status)).

bad_input(Error, 2) :-
    print_message(error, Error).

%   The four numbers of the article, or a size and options Name=Value.

answer(Arguments, Status) :-
    (   Arguments = [_,_,_,_],
        maplist(atom_number, Arguments, [N,Columns,X,Y])
    ->  (   start(N, Columns, [X,Y])
        ->  Status = 0
        ;   Status = 1
        )
    ;   Arguments = [SizeText|OptionTexts],
        size(SizeText, Size),
        maplist(script_option, OptionTexts, Options)
    ->  make_board(Size, Options, Board),
        knight_solver:tour(Board, Options, Result),
        print_result(Board, Result),
        result_status(Result, Status)
    ;   print_message(error, knight_usage),
        Status = 2
    ).

result_status(found(_,_,_), 0).
result_status(impossible(_), 1).
result_status(limit(_,_), 3).

size(Text, Size) :-
    split_string(Text, "x", "", Parts),
    maplist(number_text, Parts, Sides),
    (   Sides = [Size]
    ->  true
    ;   Sides = [Rows,Columns],
        Size = Rows*Columns
    ).

number_text(Text, Number) :-
    catch(number_string(Number, Text), error(syntax_error(_),_), fail).

script_option(Text, Option) :-
    split_string(Text, "=", "", [Name,Value]),
    option_term(Name, Value, Option).

option_term("start", Square, start(Square)).
option_term("end", Square, end(Square)).
option_term("closed", Text, closed(Closed)) :-
    atom_string(Closed, Text).
option_term("method", Text, method(Method)) :-
    atom_string(Method, Text).
option_term("leaper", Text, leaper(P,Q)) :-
    split_string(Text, ",", "", [PText,QText]),
    number_text(PText, P),
    number_text(QText, Q).
option_term("holes", Text, holes(Squares)) :-
    split_string(Text, "+", "", Squares).
option_term("time_limit", Text, time_limit(Seconds)) :-
    number_text(Text, Seconds).

:- multifile prolog:message//1.

prolog:message(knight_hint) -->
    [ 'Knight\'s tours. The program of the article: ?- start(6,4,[1,1]).', nl,
      'Any board: ?- tour(5*8, [start(a1), closed(true)]).'
    ].
prolog:message(knight_usage) -->
    [ 'Usage: swipl prolog/knight.pl N COLUMNS X Y', nl,
      '   or: swipl prolog/knight.pl SIZE [NAME=VALUE ...]', nl,
      'SIZE is 8 or 5x8; the names are start, end, closed, method, leaper (2,3), holes (a1+b2) and time_limit.'
    ].

:- initialization(start_up).
