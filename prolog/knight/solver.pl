:- module(knight_solver,
          [ tour/3,                  % +Board, +Options, -Result
            tour_runs/3,             % +Board, +Options, -Result
            tours/3,                 % +Board, +Options, -Squares
            count/3,                 % +Board, +Options, -Result
            count_ends/3,            % +Board, +Options, -Ends
            most_squares/2,          % +Ends, -Most
            tour_pairs/3             % +Board, ?Indices, ?Pairs
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(article).
:- use_module(board).
:- use_module(chosen_ends).
:- use_module(construction).
:- use_module(counting).
:- use_module(exact).
:- use_module(existence).
:- use_module(four_rows).
:- use_module(runs).
:- use_module(warnsdorff).

/** <module> Knight's tours: one door to all methods

The methods are tried in this order, whichever fits: a theorem that there is
no tour; Warnsdorff's rule, a few times; the construction; the exact search.
On boards of more than 10,000 squares the construction comes before the rule.

Options are

  - start(Square), end(Square): in any notation of square_index/3; the end
    of a closed tour is its last square;
  - closed(Boolean): a closed tour is wanted; default false;
  - method(Method): `auto` (default), `article`, `warnsdorff`,
    `construction` or `exact`;
  - time_limit(Seconds), nodes(Number): limits of the exact search and of
    counting; for counting, the number is that of the states.
*/

%!  tour(+Board, +Options, -Result) is det.
%
%   True when Result is the answer to the question for a tour of Board:
%
%     - found(Indices, Method, Closed): a tour, the method that found it,
%       and whether it is closed (true or false);
%     - impossible(Reason): there is none; see knight_existence, or
%       exhausted(Nodes) after a search that looked everywhere;
%     - limit(Which, Explored): nothing is known. Which is `time` or
%       `nodes`, with the number of choices, or stuck(Method), with the
%       number of squares reached, or unfit(Method), with 0.
%
%       ?- tour(board(3,4,[],1,2), [start(1-1)], found(Indices, Method, Closed)).
%       Indices = [0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4],
%       Method = warnsdorff, Closed = false.
%       ?- tour(board(4,4,[],1,2), [], Result).
%       Result = impossible(chia_ong(4, 4, four_by_four)).
%
%   @throws domain_error(square(Rows,Columns), Square) if the start or the
%   end is no square of the board

tour(Board, Options, Result) :-
    tour_runs(Board, Options, Result0),
    (   Result0 = found(Runs,Method,Closed)
    ->  runs_indices(Runs, Indices),
        Result = found(Indices,Method,Closed)
    ;   Result = Result0
    ).

%!  tour_runs(+Board, +Options, -Result) is det.
%
%   As tour/3, with the tour in runs, see knight_runs: one of millions of
%   squares can then be told in few words.
%
%       ?- tour_runs(board(3,4,[],1,2), [start(1-1)], found(Runs, _, _)).
%       Runs = [0-run(_,[0, 6, 8, 1, 7, 9, 2, 11, 5, 3, 10, 4])].

tour_runs(Board, Options, Result) :-
    question(Board, Options, Ends),
    option(method(Method), Options, auto),
    must_be(oneof([auto,article,warnsdorff,construction,exact]), Method),
    limits(Options, Limits),
    (   impossible_tour(Board, Ends, Reason)
    ->  Result = impossible(Reason)
    ;   methods(Method, Board, Ends, Methods),
        try_methods(Methods, Board, Ends, Limits, limit(unfit(Method),0), Result)
    ).

%   question(+Board, +Options, -Ends): Ends is open(Start,End) or
%   closed(Start,End).

question(Board, Options, Ends) :-
    must_be(list, Options),
    option(closed(Closed), Options, false),
    must_be(boolean, Closed),
    end_option(start(_), Board, Options, Start),
    end_option(end(_), Board, Options, End),
    (   Closed == true
    ->  Ends = closed(Start,End)
    ;   Ends = open(Start,End)
    ).

end_option(Option, Board, Options, Index) :-
    arg(1, Option, Square),
    (   option(Option, Options)
    ->  square_index(Board, Square, Index)
    ;   Index = any
    ).

limits(Options, limits(Nodes,Deadline)) :-
    option(nodes(Nodes), Options, inf),
    option(time_limit(Seconds), Options, inf),
    (   Nodes == inf
    ->  true
    ;   must_be(nonneg, Nodes)
    ),
    (   Seconds == inf
    ->  Deadline = inf
    ;   must_be(number, Seconds),
        get_time(Now),
        Deadline is Now+Seconds
    ).

%   Of the methods for open tours, the construction is the fastest on large
%   boards, and the heuristic often succeeds where the construction does
%   not fit. Between two chosen ends of a small board the search is fast, and
%   says so where there is no tour.

methods(auto, Board, Ends, Methods) :-
    !,                                  % commit: the other clause is for one method
    square_count(Board, Count),
    (   Count =:= 1
    ->  Methods = [exact]
    ;   Count =< 900,
        Ends =.. [_,Start,End],
        Start \== any,
        End \== any
    ->  Methods = [exact]
    ;   Ends = closed(_,_)
    ->  Methods = [construction,exact]
    ;   Count > 10000
    ->  Methods = [construction,warnsdorff,exact]
    ;   Methods = [warnsdorff,construction,exact]
    ).
methods(Method, _, _, [Method]).

try_methods([], _, _, _, Result, Result).
try_methods([Method|Methods], Board, Ends, Limits, Result0, Result) :-
    (   method_result(Method, Board, Ends, Limits, Result1)
    ->  (   Result1 = limit(stuck(_),_)
        ->  try_methods(Methods, Board, Ends, Limits, Result1, Result)
        ;   Result = Result1
        )
    ;   try_methods(Methods, Board, Ends, Limits, Result0, Result)
    ).

%   method_result(+Method, +Board, +Ends, +Limits, -Result) is semidet.
%
%   True when Result is what Method gives. Fails if it does not fit.

method_result(article, Board, open(Start0,any), _, Result) :-
    plain_board(Board),
    board_size(Board, N, N),
    first_square(Board, Start0, Start),
    index_pair(Board, Start, Row-Column),
    save_move(N, [Row,Column], [[Row,Column]], Walk),
    length(Walk, Count),
    (   Count =:= N*N
    ->  reverse(Walk, Squares),
        maplist(square_index(Board), Squares, Indices),
        found(Board, Indices, article, Result)
    ;   Result = limit(stuck(article),Count)
    ).
method_result(warnsdorff, Board, open(Start0,End), _, Result) :-
    (   End == any
    ->  first_square(Board, Start0, Start)
    ;   Start0 == any,
        Start = End
    ),
    tie_points(Points),
    warnsdorff_tour(Board, Start, Points, Outcome),
    (   Outcome = found(Indices0)
    ->  (   End == any
        ->  Indices = Indices0
        ;   reverse(Indices0, Indices)
        ),
        found(Board, Indices, warnsdorff, Result)
    ;   Outcome = stuck(Count),
        Result = limit(stuck(warnsdorff),Count)
    ).
method_result(construction, Board, Ends, _, Result) :-
    Ends =.. [Kind,Start,End],
    (   End == any
    ->  constructed_runs(Board, Kind, Start, Runs)
    ;   Start == any
    ->  constructed_runs(Board, Kind, End, Runs0),
        to_end(Board, End, Runs0, Runs)
    ;   chosen_ends_runs(Board, Start, End, Runs)
    ),
    found_runs(Board, Runs, construction, Result).
method_result(exact, Board, Ends, Limits, Result) :-
    (   squares(Board, [Square])
    ->  found(Board, [Square], exact, Result)
    ;   (   four_row_tour(Board, Ends, Limits, Outcome0)
        ->  Outcome = Outcome0
        ;   exact_tour(Board, Ends, Limits, Outcome)
        ),
        exact_result(Outcome, Board, Result)
    ).

exact_result(found(Indices), Board, Result) :-
    found(Board, Indices, exact, Result).
exact_result(exhausted(Nodes), _, impossible(exhausted(Nodes))).
exact_result(limit(Which,Nodes), _, limit(Which,Nodes)).

%   The construction begins at the End; its tours of boards with an even
%   number of squares are closed.

to_end(Board, End, Runs0, Runs) :-
    square_count(Board, Count),
    (   Count mod 2 =:= 0
    ->  runs_to(End, Runs0, Runs)
    ;   runs_indices(Runs0, Indices0),
        reverse(Indices0, Indices),
        one_run(Indices, Runs)
    ).

found(Board, Indices, Method, Result) :-
    one_run(Indices, Runs),
    found_runs(Board, Runs, Method, Result).

found_runs(Board, Runs, Method, found(Runs,Method,Closed)) :-
    square_count(Board, Count),
    runs_ends(Runs, First, Last),
    (   Count > 2,
        adjacent(Board, Last, First)
    ->  Closed = true
    ;   Closed = false
    ).

%   The first square from which the colours allow an open tour.

first_square(Board, Start0, Start) :-
    (   Start0 \== any
    ->  Start = Start0
    ;   squares(Board, Squares),
        member(Start, Squares),
        \+ impossible_tour(Board, open(Start,any), _)
    ->  true
    ).

%   Points for the tie-break of Warnsdorff's rule. The first is that of
%   Roth. The others were found by trial: with the second, no start of the
%   10x10 board fails.

tie_points([0-0, 10-7, 0-30, -100- -100]).

%!  tours(+Board, +Options, -Indices) is nondet.
%
%   True when Indices is a tour of Board that Options ask for. All tours
%   are found on backtracking, each once; a tour and its reverse are two.
%   The squares of a closed tour with neither start nor end are listed from
%   the first square of the board.
%
%       ?- aggregate_all(count, tours(board(3,4,[],1,2), [], _), Count).
%       Count = 16.

tours(Board, Options, Indices) :-
    question(Board, Options, Ends),
    \+ impossible_tour(Board, Ends, _),
    (   squares(Board, [Square])
    ->  Indices = [Square]
    ;   exact_tours(Board, Ends, Indices)
    ).

%!  count(+Board, +Options, -Result) is det.
%
%   True when Result says how many tours of Board there are: one of
%
%     - counted(Directed, Undirected, States): with the number of states
%       that were needed. A tour and its reverse are two directed tours
%       and one undirected tour; a closed tour is the same whatever its
%       start. With a start or an end, the open tours from there are
%       counted, and the two numbers are equal;
%     - impossible(Reason): none, for this reason;
%     - too_large(Squares, Most, Known): the board has more than Most
%       squares. Known is known(Undirected, Source), or `unknown`. With
%       the option large(true), it is counted all the same;
%     - limit(Which, States): Which is `time` or `nodes`.
%
%       ?- count(board(5,5,[],1,2), [], counted(Directed, Undirected, _)).
%       Directed = 1728, Undirected = 864.
%       ?- count(board(8,8,[],1,2), [closed(true)], Result).
%       Result = too_large(64, 40, known(13267364410532, 'OEIS A001230')).

count(Board, Options, Result) :-
    count_ends(Board, Options, Ends),
    question(Board, Options, Asked),
    limits(Options, Limits),
    square_count(Board, Squares),
    most_squares(Ends, Most),
    option(large(Large), Options, false),
    (   impossible_tour(Board, Asked, Reason)
    ->  Result = impossible(Reason)
    ;   Squares > Most,
        Large \== true
    ->  (   Ends =.. [Kind,any,any],
            known_count(Board, Kind, Number, Source)
        ->  Known = known(Number,Source)
        ;   Known = unknown
        ),
        Result = too_large(Squares,Most,Known)
    ;   count_tours(Board, Ends, Limits, Outcome),
        count_result(Outcome, Ends, Squares, Result)
    ).

%!  count_ends(+Board, +Options, -Ends) is det.
%
%   True when count/3 counts the tours with Ends, which are those of
%   knight_counting:count_tours/4.
%
%       ?- count_ends(board(5,5,[],1,2), [closed(true),start(a1)], Ends).
%       Ends = closed(any,any).

count_ends(Board, Options, Ends) :-
    question(Board, Options, Asked),
    (   Asked = closed(_,_)
    ->  Ends = closed(any,any)
    ;   Ends = Asked
    ).

%!  most_squares(+Ends, -Most) is det.
%
%   True when boards of up to Most squares are counted without being asked
%   twice.
%
%       ?- most_squares(open(any,any), Most).
%       Most = 36.

most_squares(open(_,_), 36).
most_squares(closed(_,_), 40).

count_result(limit(Which,States), _, _, limit(Which,States)).
count_result(counted(Directed,States), Ends, Squares, counted(Directed,Undirected,States)) :-
    (   Squares > 1,
        arg(1, Ends, any),
        arg(2, Ends, any)
    ->  Undirected is Directed//2
    ;   Undirected = Directed
    ).

%!  tour_pairs(+Board, +Indices, -Pairs) is det.
%!  tour_pairs(+Board, -Indices, +Pairs) is det.
%
%   True when Pairs are the squares Row-Column with Indices.
%
%       ?- tour_pairs(board(3,4,[],1,2), [0,6], Pairs).
%       Pairs = [1-1, 2-3].

tour_pairs(Board, Indices, Pairs) :-
    maplist(index_pair(Board), Indices, Pairs).
