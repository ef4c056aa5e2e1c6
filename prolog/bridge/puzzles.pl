:- module(bridge_puzzles,
          [ puzzle_list/1,              % -Puzzles
            puzzle_info/2,              % +Spec, -Info
            puzzle_answer/3,            % +Spec, +Options, -Answer
            puzzle_count/3,             % +Spec, +Options, -Answer
            puzzle_check/4,             % +Spec, +Plan, +Options, -Verdict
            puzzle_analysis/3,          % +Spec, +Options, -Answer
            puzzle_graph/3,             % +Spec, +Options, -Answer
            puzzle_solution/3,          % +Spec, +Options, -Solution
            puzzles_loaded/0,
            result_numbers/2            % +Result, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../crossing/loading').
:- use_module('../crossing/narration').
:- use_module('../crossing/parameters').
:- use_module('../crossing/rules', [trip_duration/3]).
:- use_module('../crossing/solver').
:- use_module('../crossing/vocabulary').
:- use_module('../search/options', [strategy/1]).
:- use_module(numbers).
:- use_module(query, [yield_row/1]).
:- use_module(requests).
:- use_module(spaces).
:- use_module(specs).

% What few requests need is loaded when it is first asked for.
:- autoload('../crossing/analysis', [analyse/3, state_graph/3, illegal_trips/3]).
:- autoload('../crossing/distinct', [distinct_solutions/3, count_distinct/3]).
:- autoload('../crossing/plan', [read_plan/3, check_plan/3, verdict_text/4]).
:- autoload('../state_graph', [goal_distances/2]).

/** <module> Crossings for Python

A *spec* is Name-Settings: the name or path of a puzzle and a list of Parameter-Value pairs, where a
text value is read as on the command line; data(Name, Facts), and in_file(File, data(Name, Facts)) where
the facts were read from File, which errors then name; or from(Spec, State) for the same puzzle with its
start at State (see read_state/3).

Passengers and places cross as their numbers, trips and states as lists of them (see bridge_numbers);
puzzle_info/2 gives their names once.

Options is a list of Name-Value pairs: strategy, states, depth, seconds, trace (true or false), and story
(a language, or none), distinct (true for one of the plans that differ only in who is who), and illegal.
*/

%!  puzzle_list(-Puzzles:list) is det.
%
%   True when Puzzles describes each puzzle of the catalogue by a list
%   [Name, Title, Source, Parameters, Answer, LeastTime]; a parameter is [Name, Default, Type, Text],
%   Answer is the known least number of trips with the default parameters, `impossible`, or `null`, and
%   LeastTime the known least time or `null`.
%
%       ?- puzzle_list(Puzzles), memberchk([wolf_goat_cabbage|Rest], Puzzles).
%       Puzzles = [_|_], Rest = [_,_,[],7,null].

puzzle_list(Puzzles) :-
    catalogue(Names),
    maplist(listed, Names, Puzzles).

listed(Name, [Name,Title,Source,Parameters,Answer,null]) :-
    space_listing(Name, [Title,Source,Answer]),
    !,                                  % a bare state space
    declared(Name, Parameters).
listed(Name, [Name,Title,Source,Parameters,Answer,LeastTime]) :-
    puzzle(Name, Puzzle),
    puzzle_property(Puzzle, title(Title)),
    puzzle_property(Puzzle, source(Source)),
    declared(Name, Parameters),
    known_answer(Puzzle, Answer),
    known_answer(Puzzle, least_time, LeastTime).

declared(Spec, Parameters) :-
    puzzle_parameters(Spec, Declarations),
    findall([Parameter,Default,TypeText,Text],
            ( member(parameter(Parameter, Default0, Type, Text), Declarations),
              setting_text(Default0, Default),
              term_to_atom(Type, TypeText) ),
            Parameters).

% answer/2 names the parameters that differ from the defaults; it must fit the values in force exactly.
known_answer(Puzzle, Answer) :-
    known_answer(Puzzle, answer, Answer).

known_answer(Puzzle, Predicate, Answer) :-
    Fact =.. [Predicate,Given,Answer0],
    (   puzzle_property(Puzzle, parameters(Values)),
        puzzle_property(Puzzle, defaults(Defaults)),
        puzzle_fact(Puzzle, Fact),
        in_force(Given, Defaults, Values)
    ->  Answer = Answer0
    ;   Answer = null
    ).

%!  puzzle_info(+Spec, -Info) is det.
%
%   True when Info is a dict with the name, title, source, parameters, passengers, places, rowers,
%   seats, symbols, codes, and bank names (pairs of a passenger's number and a name, in the order
%   shown) of the puzzle of Spec.
%
%       ?- puzzle_info(wolf_goat_cabbage-[], Info), get_dict(places, Info, Places).
%       Info = _, Places = [west,east].
%
%   @throws puzzle_error(Kind)

puzzle_info(Spec, Info) :-
    known(Spec, info, Known),
    !,                                  % nothing has changed
    Info = Known.
puzzle_info(Spec, Info) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    space_info(Space, Info).
puzzle_info(Spec, Info) :-
    spec_puzzle(Spec, Puzzle),
    info(Puzzle, Info),
    remember(Spec, info, Puzzle, Info).

info(Puzzle, Info) :-
    puzzle_property(Puzzle, name(Name)),
    puzzle_property(Puzzle, title(Title)),
    puzzle_property(Puzzle, source(Source)),
    puzzle_property(Puzzle, parameters(Settings)),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    puzzle_property(Puzzle, rowers(Rowers)),
    puzzle_property(Puzzle, seats(Seats)),
    puzzle_property(Puzzle, symbols(Symbols)),
    puzzle_property(Puzzle, codes(Codes)),
    puzzle_property(Puzzle, bank_names(BankNames)),
    findall(P-V, ( member(P=V0, Settings), setting_text(V0, V) ), Parameters),
    maplist(term_text, Passengers, PassengerNames),
    maplist(term_text, Places, PlaceNames),
    maplist(index_of(Passengers), Rowers, RowerNumbers),
    findall(S, member(_-S, Symbols), SymbolList),
    findall(C, member(_-C, Codes), CodeList),
    findall(I-N, ( member(P-N, BankNames), index_of(Passengers, P, I) ), Banks),
    known_answer(Puzzle, Answer),
    Info = info{name:Name, title:Title, source:Source, parameters:Parameters,
                passengers:PassengerNames, places:PlaceNames, rowers:RowerNumbers, seats:Seats,
                symbols:SymbolList, codes:CodeList, bank_names:Banks, answer:Answer}.

%!  puzzle_solution(+Spec, +Options, -Solution) is det.
%
%   True when Solution is solution(Info, Answers), Info as of puzzle_info/2 and Answers the list of all answers of
%   puzzle_answer/3: what there is to know of a puzzle of which one plan is wanted, in one request.
%
%       ?- puzzle_solution(jealous_husbands-[couples-1], [story-none], solution(_, Answers)).
%       Answers = [plan([[0,1,0,1]], [[0,0,0],[1,1,1]], [], null), done(solved, 4, 1)].

puzzle_solution(Spec, Options, solution(Info, Answers)) :-
    puzzle_info(Spec, Info),
    findall(Answer, puzzle_answer(Spec, Options, Answer), Answers).

%!  puzzles_loaded is det.
%
%   True when this module is loaded, which it is when it is asked.
%
%       ?- puzzles_loaded.
%       true.

puzzles_loaded.

term_text(Term, Text) :-
    format(atom(Text), '~w', [Term]).

%!  puzzle_answer(+Spec, +Options, -Answer) is nondet.
%
%   True when Answer is plan(Trips, States, Sentences, Cost), event(Text), or, last, done(Status, States,
%   Depth) with Status one of solved, impossible, and limit(Which).  With the option all-true every plan
%   of the strategy is given, otherwise one.
%
%       ?- puzzle_answer(jealous_husbands-[couples-1], [story-none], Answer).
%       Answer = plan([[0,1,0,1]], [[0,0,0],[1,1,1]], [], null) ;
%       Answer = done(solved, 4, 1).

puzzle_answer(Spec, Options, Answer) :-
    (   known(Spec, puzzle, Puzzle)
    ->  crossing_answer(Spec, Puzzle, Options, Answer)
    ;   spec_space(Spec, Space)
    ->  space_answer(Space, Options, Answer0),
        (   Answer0 = done(Result)
        ->  result_numbers(Result, Answer)
        ;   Answer = Answer0
        )
    ;   spec_puzzle(Spec, Puzzle),
        crossing_answer(Spec, Puzzle, Options, Answer)
    ).

crossing_answer(Spec, Puzzle, Options0, Answer) :-
    search_options(Options0, strategy, report(Puzzle), Options),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    memberchk(story-Language, Options0),
    (   memberchk(distinct-true, Options0)
    ->  distinct_solutions(Puzzle, Answer0, Options)
    ;   memberchk(all-true, Options0)
    ->  puzzle_solutions(Puzzle, Answer0, Options)
    ;   puzzle_property(Puzzle, families(Families)),
        ( var(Families) -> New = true ; New = false ),
        solve_puzzle(Puzzle, Result, Options),
        keep_findings(New, Spec, Puzzle),
        (   Result = solved(Plan, _),
            Answer0 = Plan
        ;   Answer0 = done(Result)
        )
    ),
    (   Answer0 = plan(Trips, States)
    ->  maplist(trip_numbers(Passengers, Places), Trips, TripNumbers),
        maplist(state_numbers(Passengers, Places), States, StateNumbers),
        sentences(Language, Puzzle, Trips, Sentences),
        plan_cost(Options0, trip_cost(Puzzle), Trips, Cost),
        Answer = plan(TripNumbers, StateNumbers, Sentences, Cost)
    ;   Answer0 = done(Result0),
        result_numbers(Result0, Answer)
    ).

% The search has found out who is interchangeable, which another one need not do again.
keep_findings(New, Spec, Puzzle) :-
    puzzle_property(Puzzle, families(Families)),
    (   New == true,
        nonvar(Families)
    ->  remember(Spec, puzzle, Puzzle, Puzzle)
    ;   true
    ).

trip_cost(Puzzle, trip(Party, _, _), Time) :-
    trip_duration(Puzzle, Party, Time).

sentences(Language, Puzzle, Trips, Sentences) :-
    (   Language == none
    ->  Sentences = []
    ;   maplist(trip_text(Language, Puzzle), Trips, Sentences)
    ).

%!  result_numbers(+Result, -Answer) is semidet.
%
%   True when Answer is done(Status, States, Depth) for Result of a search.
%
%       ?- result_numbers(limit(states, explored(10, 3)), Answer).
%       Answer = done(limit(states), 10, 3).

result_numbers(solved(_, explored(States, Depth)), done(solved, States, Depth)).
result_numbers(impossible(explored(States, Depth)), done(impossible, States, Depth)).
result_numbers(limit(Which, explored(States, Depth)), done(limit(Which), States, Depth)).

%!  puzzle_count(+Spec, +Options, -Answer) is det.
%
%   True when Answer is counted(Count, Trips, States), or as the last answer of puzzle_answer/3 when
%   there is nothing to count.
%
%       ?- puzzle_count(jealous_husbands-[], [], Answer).
%       Answer = counted(486, 11, 23).

puzzle_count(Spec, Options0, Answer) :-
    (   spec_space(Spec, Space)
    ->  space_count(Space, Options0, Result)
    ;   spec_puzzle(Spec, Puzzle),
        search_options(Options0, strategy, report(Puzzle), Options),
        (   memberchk(distinct-true, Options0)
        ->  count_distinct(Puzzle, Result, Options)
        ;   count_solutions(Puzzle, Result, Options)
        )
    ),
    (   Result = counted(Count, Trips, explored(States, _))
    ->  Answer = counted(Count, Trips, States)
    ;   result_numbers(Result, Answer)
    ).

%!  puzzle_check(+Spec, +Plan, +Options, -Verdict) is det.
%
%   True when Verdict is verdict(Valid, Text, Trips, Failed, States): whether Plan (see read_plan/3; a
%   trip of a list is [Party, From, To]) is legal and reaches the goal, why not, how many trips it has,
%   the number of the first illegal trip or 0, and the states that it passes.
%
%       ?- puzzle_check(wolf_goat_cabbage-[], "F W", [story-en], verdict(Valid, _, Trips, Failed, _)).
%       Valid = false, Trips = 1, Failed = 1.

puzzle_check(Spec, Given, _, Verdict) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    space_check(Space, Given, Verdict).
puzzle_check(Spec, Given, Options, verdict(Valid, Text, Length, Failed, Numbers)) :-
    spec_puzzle(Spec, Puzzle),
    (   is_list(Given)
    ->  maplist(listed_trip, Given, Raw)
    ;   Raw = Given
    ),
    read_plan(Puzzle, Raw, Trips),
    length(Trips, Length),
    check_plan(Puzzle, Trips, Verdict),
    memberchk(story-Language, Options),
    verdict_text(Language, Puzzle, Verdict, Text),
    verdict_parts(Verdict, Valid, Failed, States),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    maplist(state_numbers(Passengers, Places), States, Numbers).

listed_trip([Party,From,To], trip(Party, From, To)).

verdict_parts(valid(States), true, 0, States).
verdict_parts(unfinished(States, _), false, 0, States).
verdict_parts(illegal(Number, _, _, States), false, Number, States).

%!  puzzle_analysis(+Spec, +Options, -Answer) is det.
%
%   True when Answer is a list of Name-Value (see analyse/3), or as the last answer of
%   puzzle_answer/3 when a limit was reached.
%
%       ?- puzzle_analysis(wolf_goat_cabbage-[], [], Answer).
%       Answer = [states-10, edges-10, dead_ends-0, depth-7, trips-7, shortest_plans-2|_].

puzzle_analysis(Spec, Options, Answer) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    space_analysis(Space, Options, Analysis),
    (   is_list(Analysis)
    ->  Answer = Analysis
    ;   result_numbers(Analysis, Answer)
    ).
puzzle_analysis(Spec, Options0, Answer) :-
    spec_puzzle(Spec, Puzzle),
    search_options(Options0, strategy, report(Puzzle), Options),
    analyse(Puzzle, Analysis, Options),
    (   is_list(Analysis)
    ->  findall(Name-Value, ( member(Name=Value0, Analysis), measure(Name, Value0, Puzzle, Value) ), Answer)
    ;   result_numbers(Analysis, Answer)
    ).

measure(bottlenecks, Pairs, Puzzle, Numbers) :-
    !,
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    findall([Distance|State],
            ( member(Distance-State0, Pairs), state_numbers(Passengers, Places, State0, State) ),
            Numbers).
measure(alike, Families, Puzzle, Numbers) :-
    !,
    puzzle_property(Puzzle, passengers(Passengers)),
    maplist(maplist(maplist(index_of(Passengers))), Families, Numbers).
measure(_, Value, _, Value).

%!  puzzle_graph(+Spec, +Options, -Answer) is det.
%
%   True when Answer is graph(Nodes, Edges, ToGoal, Illegal): a node is [Distance, Goal, Boat | Places],
%   numbered from 1 by its position, and an edge [FromNumber, ToNumber, From, To | Party]; ToGoal has for each
%   node its distance to the nearest goal, or `null`.  With the option illegal-true, Illegal lists
%   [FromNumber, Text, From, To, State | Party] for the trips that break a rule, with the reason in words and the
%   state that they would lead to.
%
%       ?- puzzle_graph(jealous_husbands-[couples-1], [], graph(Nodes, Edges, ToGoal, Illegal)).
%       Nodes = [[0,false,0,0,0],[1,true,1,1,1]|_], Edges = [[1,2,0,1,0,1]|_], ToGoal = [1,0|_], Illegal = [].

puzzle_graph(Spec, Options, Answer) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    space_graph_texts(Space, Options, Answer0),
    (   Answer0 = limit(_, _)
    ->  result_numbers(Answer0, Answer)
    ;   Answer = Answer0
    ).
puzzle_graph(Spec, Options0, Answer) :-
    spec_puzzle(Spec, Puzzle),
    search_options(Options0, strategy, report(Puzzle), Options),
    state_graph(Puzzle, Graph, Options),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    (   Graph = graph(Nodes, Edges)
    ->  findall([Distance,Goal|Numbers],
                ( member(node(_, Distance, State, Goal), Nodes),
                  state_numbers(Passengers, Places, State, Numbers) ),
                NodeNumbers),
        findall([From,To|Numbers],
                ( member(edge(From, To, Trip), Edges),
                  trip_numbers(Passengers, Places, Trip, Numbers) ),
                EdgeNumbers),
        goal_distances(Graph, ToGoal),
        (   memberchk(illegal-true, Options0)
        ->  illegal_trips(Puzzle, Graph, Illegal0),
            memberchk(story-Language, Options0),
            maplist(illegal_numbers(Language, Passengers, Places), Illegal0, Illegal)
        ;   Illegal = []
        ),
        Answer = graph(NodeNumbers, EdgeNumbers, ToGoal, Illegal)
    ;   result_numbers(Graph, Answer)
    ).

illegal_numbers(Language, Passengers, Places, illegal(From, Trip, Next, Place, Reason), [From,Text,Origin,To,State|Party]) :-
    fault_text(Language, Place, Reason, Text),
    trip_numbers(Passengers, Places, Trip, [Origin,To|Party]),
    state_numbers(Passengers, Places, Next, State).

% Events reach Python among the answers, while the search goes on.
report(Puzzle, Event) :-
    event_text(en, Puzzle, Event, Text),
    yield_row([event(Text)]).
