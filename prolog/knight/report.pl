:- module(knight_report,
          [ result_text/3,           % +Board, +Result, -Text
            reason_text/3,           % +Board, +Reason, -Text
            fault_text/3,            % +Board, +Fault, -Text
            numbered_board/2         % +Board, +Indices
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

/** <module> Knight's tours: answers in words and pictures

One DCG, sentence//2, turns every term that knight_solver, knight_existence
and knight_checking give as an answer into a sentence.
*/

%!  result_text(+Board, +Result, -Text) is det.
%
%   True when Text, a string, says what Result of knight_solver means.
%
%       ?- result_text(board(8,8,[],1,2), limit(time, 1200), Text).
%       Text = "The time limit was reached after 1,200 steps of the search; it is not known whether there is a tour.".

result_text(Board, Result, Text) :-
    sentence_text(Board, Result, Text).

%!  reason_text(+Board, +Reason, -Text) is det.
%
%   True when Text, a string, says why there is no tour.
%
%       ?- reason_text(board(4,4,[],1,2), chia_ong(4,4,four_by_four), Text).
%       Text = "There is no open tour of the 4x4 board (Chia and Ong 2005).".

reason_text(Board, Reason, Text) :-
    sentence_text(Board, Reason, Text).

%!  fault_text(+Board, +Fault, -Text) is det.
%
%   True when Text, a string, describes the Fault of a tour.
%
%       ?- fault_text(board(3,3,[],1,2), no_move(8,7,4), Text).
%       Text = "No move leads from square 8, (3,2), to square 9, (2,2).".

fault_text(Board, Fault, Text) :-
    sentence_text(Board, Fault, Text).

sentence_text(Board, Term, Text) :-
    phrase(sentence(Term, Board), Parts),
    maplist(part_text, Parts, Texts),
    atomics_to_string(Texts, Text).

part_text(Part, Text) :-
    (   Part = Format-Arguments
    ->  format(string(Text), Format, Arguments)
    ;   Text = Part
    ).

%   sentence(+Term, +Board)//: results, reasons and faults.

sentence(found(Indices,Method,Closed), _) -->
    { length(Indices, Count) },
    (   { Closed == true }
    ->  [ 'Closed tour' ]
    ;   [ 'Open tour' ]
    ),
    (   { Count =:= 1 }
    ->  [ ' of a single square, found by ' ]
    ;   [ ' of ~D squares, found by '-[Count] ]
    ),
    method(Method),
    [ '.' ].
sentence(impossible(Reason), Board) -->
    sentence(Reason, Board).
sentence(limit(stuck(Method),Reached), Board) -->
    { square_count(Board, Count) },
    capital_method(Method),
    [ ' got stuck after ~D of ~D squares and found no tour; there may be one all the same.'-[Reached,Count] ].
sentence(limit(unfit(Method),_), _) -->
    capital_method(Method),
    [ ' does not fit this board and these ends.' ].
sentence(limit(time,Explored), _) -->
    [ 'The time limit was reached after ~D steps of the search; it is not known whether there is a tour.'-[Explored] ].
sentence(limit(nodes,Explored), _) -->
    [ 'The limit on the search was reached after ~D steps; it is not known whether there is a tour.'-[Explored] ].
sentence(counted(Directed,Undirected,_), _) -->
    [ '~D directed tours, ~D undirected.'-[Directed,Undirected] ].
sentence(too_large(Squares,Most,Known), _) -->
    [ 'The board has ~D squares, and counting is for at most ~D.'-[Squares,Most] ],
    (   { Known = known(Number,Source) }
    ->  [ ' The number of undirected tours is known: ~D (~w).'-[Number,Source] ]
    ;   []
    ).

sentence(no_squares, _) -->
    [ 'There is no tour: the board has no squares.' ].
sentence(schwenk(Rows,Columns,Case), _) -->
    [ 'There is no closed tour of the ~dx~d board: '-[Rows,Columns] ],
    schwenk(Case),
    [ ' (Schwenk 1991).' ].
sentence(chia_ong(Rows,Columns,Case), _) -->
    [ 'There is no open tour of the ~dx~d board'-[Rows,Columns] ],
    chia_ong(Case),
    [ ' (Chia and Ong 2005).' ].
sentence(few_squares(Count), _) -->
    [ 'There is no closed tour: it takes at least 3 squares, and the board has ~D.'-[Count] ].
sentence(colour_bound(P,Q), _) -->
    { Sum is P+Q },
    [ 'There is no tour: ~d+~d = ~d is even, so every move of the (~d,~d)-leaper leads to a square of the same colour, and half of the board is out of its reach.'-[P,Q,Sum,P,Q] ].
sentence(leaper(P,Q,Rows,Columns), _) -->
    { Long is 2*Q,
      Short is P+Q,
      Difference is Q-P
    },
    [ 'There is no tour: the (~d,~d)-leaper cannot reach all squares of the ~dx~d board. '-[P,Q,Rows,Columns],
      'That needs gcd(~d,~d) = 1, one side of at least ~d and the other of at least ~d (Knuth 1994).'-[Short,Difference,Long,Short]
    ].
sentence(disconnected(Reached,Count), _) -->
    [ 'There is no tour: only ~D of the ~D squares can be reached from the first one.'-[Reached,Count] ].
sentence(unbalanced(Kind,Light,Dark), _) -->
    { Kind == closed
    ->  Allowed = 'a closed tour needs as many of each'
    ;   Allowed = 'an open tour allows a difference of one'
    },
    [ 'There is no ~w tour: every move changes the colour, and the board has ~D light and ~D dark squares; ~w.'-[Kind,Light,Dark,Allowed] ].
sentence(same_ends(Square), Board) -->
    [ 'There is no tour that starts and ends on the same square, ' ],
    square(Square, Board),
    [ '.' ].
sentence(ends_apart(Start,End), Board) -->
    [ 'There is no closed tour with these ends: no move leads from ' ],
    square(End, Board),
    [ ' to ' ],
    square(Start, Board),
    [ '.' ].
sentence(wrong_colour(Square), Board) -->
    { colours(Board, Light, Dark) },
    [ 'There is no tour with an end on ' ],
    square(Square, Board),
    [ ': every move changes the colour, so with ~D light and ~D dark squares both ends have the colour that has more.'-[Light,Dark] ].
sentence(same_colour(Start,End), Board) -->
    [ 'There is no tour from ' ],
    square(Start, Board),
    [ ' to ' ],
    square(End, Board),
    [ ': every move changes the colour, so with an even number of squares the ends have different colours.' ].
sentence(inner_row(Square), Board) -->
    [ 'There is no tour with an end on ' ],
    square(Square, Board),
    [ ': on a board with a side of 4, the two outer rows lead only to the two inner ones. A tour with an inner end would have to change between outer and inner at every move, and so would never change the colour of its outer squares.' ].
sentence(exhausted(Nodes), _) -->
    [ 'There is no tour: the search went through all possibilities (~D steps).'-[Nodes] ].

sentence(off_board(Place,Square), _) -->
    [ 'Square ~d, ~w, is not on the board.'-[Place,Square] ].
sentence(repeated(Place,Index,Before), Board) -->
    [ 'Square ~d, '-[Place] ],
    square(Index, Board),
    [ ', was visited before, as square ~d.'-[Before] ].
sentence(no_move(Place,From,To), Board) -->
    { Next is Place+1 },
    [ 'No move leads from square ~d, '-[Place] ],
    square(From, Board),
    [ ', to square ~d, '-[Next] ],
    square(To, Board),
    [ '.' ].
sentence(missing([Index|Indices]), Board) -->
    (   { Indices == [] }
    ->  [ 'The square ' ],
        square(Index, Board),
        [ ' is not visited.' ]
    ;   { length([Index|Indices], Count) },
        [ '~D squares are not visited, the first of them '-[Count] ],
        square(Index, Board),
        [ '.' ]
    ).
sentence(ragged(Row), _) -->
    [ 'Row ~d is empty or has another length than the first row.'-[Row] ].
sentence(not_a_number(Row-Column,Value), _) -->
    [ 'The square (~d,~d) holds ~w, which is no whole number.'-[Row,Column,Value] ].
sentence(numbers(Repeated,Missing), _) -->
    { atomic_list_concat(Repeated, ', ', RepeatedText),
      atomic_list_concat(Missing, ', ', MissingText)
    },
    (   { Repeated == [] }
    ->  [ 'Missing numbers: ~w.'-[MissingText] ]
    ;   [ 'Numbers that occur more than once: ~w; missing numbers: ~w.'-[RepeatedText,MissingText] ]
    ).

schwenk(both_odd) -->
    [ 'both sides are odd' ].
schwenk(short_side(Short)) -->
    [ 'one side is ~d'-[Short] ].
schwenk(three_rows) -->
    [ 'one side is 3 and the other 4, 6 or 8' ].

chia_ong(short_side(Short)) -->
    [ ': one side is ~d'-[Short] ].
chia_ong(three_rows) -->
    [ ': one side is 3 and the other 3, 5 or 6' ].
chia_ong(four_by_four) -->
    [].

method(article)      --> [ 'the heuristic of the article' ].
method(warnsdorff)   --> [ 'Warnsdorff\'s rule' ].
method(construction) --> [ 'construction' ].
method(exact)        --> [ 'exact search' ].

capital_method(article)      --> [ 'The heuristic of the article' ].
capital_method(warnsdorff)   --> [ 'Warnsdorff\'s rule' ].
capital_method(construction) --> [ 'The construction' ].
capital_method(exact)        --> [ 'The exact search' ].

square(Index, Board) -->
    { index_pair(Board, Index, Row-Column) },
    [ '(~d,~d)'-[Row,Column] ].

%!  numbered_board(+Board, +Indices) is det.
%
%   Print Board with the number, from 1, of the turn of each square of a
%   tour. A hole is a dot.
%
%       ?- numbered_board(board(3,3,[4],1,2), [0,5,6,1,8,3,2,7]).
%       true.

numbered_board(Board, Indices) :-
    board_size(Board, Rows, Columns),
    Cells is Rows*Columns,
    functor(Turns, turns, Cells),
    number_cells(Indices, 1, Turns, Last),
    format(atom(LastText), "~d", [Last]),
    atom_length(LastText, Width),
    print_rows(0, Rows, Columns, Width, Turns).

number_cells([], Next, _, Last) :-
    Last is Next-1.
number_cells([Index|Indices], Turn, Turns, Last) :-
    Cell is Index+1,
    arg(Cell, Turns, Turn),
    Next is Turn+1,
    number_cells(Indices, Next, Turns, Last).

print_rows(Rows, Rows, _, _, _) :-
    !.                                  % commit: no row is left
print_rows(Row, Rows, Columns, Width, Turns) :-
    print_row(1, Row, Columns, Width, Turns),
    nl,
    Next is Row+1,
    print_rows(Next, Rows, Columns, Width, Turns).

print_row(Column, Row, Columns, Width, Turns) :-
    Cell is Row*Columns+Column,
    arg(Cell, Turns, Turn),
    (   var(Turn)
    ->  Text = '.'
    ;   Text = Turn
    ),
    Stop is Column*(Width+1)-1,
    format("~t~w~*|", [Text,Stop]),
    (   Column < Columns
    ->  put_char(' '),
        Next is Column+1,
        print_row(Next, Row, Columns, Width, Turns)
    ;   true
    ).

:- multifile prolog:error_message//1.

prolog:error_message(domain_error(knight_side,Side)) -->
    [ 'A board has at least one row and one column, not ~w.'-[Side] ].
prolog:error_message(domain_error(square(Rows,Columns),Square)) -->
    [ '~w is no square of the board of ~w rows and ~w columns.'-[Square,Rows,Columns] ].
prolog:error_message(domain_error(leaper,P-Q)) -->
    [ 'A (~w,~w)-leaper does not move.'-[P,Q] ].
prolog:error_message(domain_error(board_drawing,_)) -->
    [ 'The rows of the drawing of a board must have the same length.' ].
