:- module(crossing_solver,
          [ solve_puzzle/3,             % +Puzzle, -Result, +Options
            puzzle_solutions/3,         % +Puzzle, -Answer, +Options
            count_solutions/3,          % +Puzzle, -Result, +Options
            optimum/3                   % +Puzzle, -Trips, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../search/options').
:- use_module(classes).
:- use_module(encoding).
:- use_module(lifting).
:- use_module(rules).
:- use_module(shortest).
:- use_module(symmetry).
:- use_module(two_banks).

% Most crossings are solved by module crossing_shortest alone.
:- autoload('../search', [search/4, all_plans/4, count_plans/4]).

/** <module> Solving a crossing

A checked puzzle is encoded, searched, and the result told in states and trips again.  Breadth-first search
runs over classes of states and from both ends (module crossing_shortest); the other strategies, and a
search that somebody watches, are those of module search.  Options:

  - strategy(Strategy): breadth-first (default), depth-first, iterative-deepening or uniform-cost
  - states(Max), depth(Max), seconds(Max): limits
  - observer(:Observer): called with the events of module search, in states and trips; the reason of an
    illegal trip is Place-Reason
*/

:- meta_predicate
    solve_puzzle(+, -, :),
    puzzle_solutions(+, -, :),
    count_solutions(+, -, :).

%!  solve_puzzle(+Puzzle, -Result, +Options) is det.
%
%   True when Result is solved(plan(Trips, States), Explored), impossible(Explored) or
%   limit(Which, Explored).
%
%       ?- puzzle(wolf_goat_cabbage, P), solve_puzzle(P, solved(plan([First|_], _), Explored), []).
%       First = trip([farmer,goat], west, east), Explored = explored(7, 7).

solve_puzzle(Puzzle, Result, Module:Options) :-
    (   reduced(Options, Limits)
    ->  families(Puzzle, Families, _),
        (   two_banks(Puzzle, Families, Limits, Result0)
        ->  Result = Result0
        ;   shortest(Puzzle, Outcome, Families, Limits),
            shortest_result(Outcome, Result)
        )
    ;   deepening(Options)
    ->  families(Puzzle, Families, _),
        prepare(Puzzle, Families, Module:Options, Prepared),
        deepened_result(Prepared, Puzzle, Result)
    ;   single_families(Puzzle, Families),
        prepare(Puzzle, Families, Module:Options, Prepared),
        plain_result(Prepared, Result)
    ).

% Iterative deepening, too, runs over classes of states when one plan is wanted.
deepening(Options) :-
    option(strategy('iterative-deepening'), Options),
    \+ option(observer(_), Options).

deepened_result(prepared(Encoded, Space, Strategy, Options), Puzzle, Result) :-
    search(Strategy, Space, Result0, [size(crossing_classes:class_size(Encoded))|Options]),
    (   Result0 = solved(plan(Labels, _), Explored)
    ->  length(Labels, Length),
        catch(( plan_of_length(Puzzle, Encoded, Length, Trips, States),
                Result = solved(plan(Trips, States), Explored) ),
              search_limit(Which),
              Result = limit(Which, Explored))
    ;   Result = Result0
    ).

plain_result(prepared(Encoded, Space, Strategy, Options), Result) :-
    search(Strategy, Space, Result0, Options),
    decode_result(Encoded, Result0, Result).

% Breadth-first search runs over classes of states from both ends, unless somebody looks on.
reduced(Options, Limits) :-
    option(strategy('breadth-first'), Options, 'breadth-first'),
    \+ option(observer(_), Options),
    include(limit_option, Options, Limits).

shortest_result(found(Shortest, _, Explored), Result) =>
    catch(( shortest_plan(Shortest, Trips, States),
            Result = solved(plan(Trips, States), Explored) ),
          search_limit(Which),
          Result = limit(Which, Explored)).
shortest_result(Outcome, Result) =>
    Result = Outcome.

%!  puzzle_solutions(+Puzzle, -Answer, +Options) is nondet.
%
%   True when Answer is a plan of the strategy, plan(Trips, States), one after the other, and last
%   done(Result).
%
%       ?- puzzle(wolf_goat_cabbage, P), findall(A, puzzle_solutions(P, A, []), [_,_,done(R)]).
%       R = solved(plan(_, _), explored(7, 7)).

puzzle_solutions(Puzzle, Answer, Module:Options) :-
    (   reduced(Options, Limits)
    ->  families(Puzzle, Families, _),
        shortest(Puzzle, Outcome, Families, Limits),
        shortest_answer(Outcome, Answer)
    ;   single_families(Puzzle, Families),
        prepare(Puzzle, Families, Module:Options, Prepared),
        plain_answer(Prepared, Answer)
    ).

plain_answer(prepared(Encoded, Space, Strategy, Options), Answer) :-
    all_plans(Strategy, Space, Answer0, Options),
    (   Answer0 = done(Result0)
    ->  decode_result(Encoded, Result0, Result),
        Answer = done(Result)
    ;   decode_plan(Encoded, Answer0, Answer)
    ).

shortest_answer(found(Shortest, _, Explored), Answer) =>
    catch((   shortest_plans(Shortest, Trips, States),
              Answer = plan(Trips, States)
          ;   shortest_plan(Shortest, Trips, States),
              Answer = done(solved(plan(Trips, States), Explored))
          ),
          search_limit(Which),
          Answer = done(limit(Which, Explored))).
shortest_answer(Outcome, Answer) =>
    Answer = done(Outcome).

%!  count_solutions(+Puzzle, -Result, +Options) is det.
%
%   True when Result is counted(Count, Trips, Explored), impossible(Explored) or
%   limit(Which, Explored).
%
%       ?- puzzle(jealous_husbands, P), count_solutions(P, Result, []).
%       Result = counted(486, 11, explored(23, 11)).

count_solutions(Puzzle, Result, Module:Options) :-
    (   reduced(Options, Limits)
    ->  families(Puzzle, Families, _),
        shortest(Puzzle, Outcome, Families, Limits),
        counted_result(Outcome, Result)
    ;   single_families(Puzzle, Families),
        prepare(Puzzle, Families, Module:Options, Prepared),
        plain_count(Prepared, Result)
    ).

plain_count(prepared(_, Space, Strategy, Options), Result) :-
    count_plans(Strategy, Space, Result, Options).

counted_result(found(Shortest, Length, Explored), Result) =>
    shortest_count(Shortest, Count),
    Result = counted(Count, Length, Explored).
counted_result(Outcome, Result) =>
    Result = Outcome.

%!  optimum(+Puzzle, -Trips, +Options) is semidet.
%
%   True when a shortest plan of Puzzle has so many Trips; fails when there is none or a limit of
%   Options comes first.
%
%       ?- puzzle(wolf_goat_cabbage, P), optimum(P, Trips, []).
%       Trips = 7.

optimum(Puzzle, Length, Limits) :-
    families(Puzzle, Families, _),
    (   two_banks(Puzzle, Families, Limits, Result)
    ->  Result = solved(plan(Trips, _), _),
        length(Trips, Length)
    ;   shortest(Puzzle, found(_, Length, _), Families, Limits)
    ).

% Prepared is prepared(Encoded, Space, Strategy, Options) for module search, with the seconds that are left.
prepare(Puzzle, Families, Module:Options, prepared(Encoded, Space, Strategy, SearchOptions)) :-
    option(strategy(Strategy), Options, 'breadth-first'),
    deadline(Options, Deadline),
    encode(Puzzle, Families, Deadline, Encoded),
    encoded_space(Encoded, Space),
    findall(Option, search_option(Options, Deadline, Option), Limits),
    append([cost(crossing_encoding:encoded_cost(Encoded))|Limits], Watching, SearchOptions),
    (   option(observer(Observer), Options)
    ->  Watching = [ observer(crossing_solver:tell(Module:Observer, Encoded)),
                     illegal(crossing_solver:illegal(Puzzle, Encoded)) ]
    ;   Watching = []
    ).

deadline(Options, Deadline) :-
    (   option(seconds(Seconds), Options),
        Seconds \== inf
    ->  get_time(Now),
        Deadline is Now+Seconds
    ;   Deadline = inf
    ).

search_option(Options, Deadline, Option) :-
    member(Option0, Options),
    limit_option(Option0),
    (   Option0 = seconds(_),
        Deadline \== inf
    ->  get_time(Now),
        Left is max(0, Deadline-Now),
        Option = seconds(Left)
    ;   Option = Option0
    ).

:- meta_predicate tell(1, +, +).

tell(Observer, Encoded, Event) :-
    decode_event(Event, Encoded, Decoded),
    call(Observer, Decoded).

decode_event(depth(Limit), _, depth(Limit)).
decode_event(expand(Level, Code), Encoded, expand(Level, State)) :-
    decode_state(Encoded, Code, State).
decode_event(add(Level, Label, Code), Encoded, add(Level, Trip, State)) :-
    decode_trip(Encoded, Label, Trip),
    decode_state(Encoded, Code, State).
decode_event(illegal(Level, Trip, Reason), _, illegal(Level, Trip, Reason)).
decode_event(solution(Level, Code), Encoded, solution(Level, State)) :-
    decode_state(Encoded, Code, State).
decode_event(depth_limit(Level, Code), Encoded, depth_limit(Level, State)) :-
    decode_state(Encoded, Code, State).

% The trips that the readable rules propose and judge illegal, with the first reason.
illegal(Puzzle, Encoded, Code, Trip, Place-Reason) :-
    decode_state(Encoded, Code, State),
    propose(Puzzle, State, Trip),
    once(trip_fault(Puzzle, State, Trip, Place, Reason)).

decode_result(Encoded, solved(Plan0, Explored), Result) =>
    decode_plan(Encoded, Plan0, Plan),
    Result = solved(Plan, Explored).
decode_result(_, Result0, Result) =>
    Result = Result0.

decode_plan(Encoded, plan(Labels, Codes), plan(Trips, States)) :-
    maplist(decode_trip(Encoded), Labels, Trips),
    maplist(decode_state(Encoded), Codes, States).
