:- module(crossing,
          [ puzzles/0,
            solve/1,                    % +Puzzle
            solve/2,                    % +Puzzle, -Plan
            solve/3,                    % +Puzzle, -Plan, +Options
            count/2,                    % +Puzzle, -Count
            check/2,                    % +Puzzle, +Plan
            analyse/1,                  % +Puzzle
            trace_search/2              % +Puzzle, +Strategy
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(crossing/errors).
:- use_module(crossing/loading).
:- use_module(crossing/narration).
:- use_module(crossing/plan).
:- use_module(crossing/rules).
:- use_module(crossing/solver, [optimum/3]).
:- use_module(crossing/validation).
:- use_module(crossing/vocabulary).
:- use_module(either).
:- use_module(spaces, [check_moves/3, is_space/1, space/2, space_strategy/1]).

/** <module> River crossings for people: `swipl prolog/crossing.pl`

In the toplevel:

    ?- puzzles.
    ?- solve(wolf_goat_cabbage).
    ?- solve(jealous_husbands([couples(4), island(true)]), Plan).

From the shell, with parameters and options as NAME=VALUE:

    swipl prolog/crossing.pl wolf_goat_cabbage
    swipl prolog/crossing.pl jealous_husbands couples=4 island=true
    swipl prolog/crossing.pl jealous_husbands couples=4 island=true strategy=depth-first

Puzzles that are bare state spaces, such as water_jugs, are solved the same way.

Options beside the parameters of the puzzle: `strategy`, `states`, `depth`, `seconds`, `count=true`,
`all=true`, `analyse=true` and `trace=true`.  The exit status is 0 when the puzzle is solved, 1 when it
is proved impossible, 2 for bad input, 3 when a limit was reached.
*/

%!  puzzles is det.
%
%   Prints the puzzles of the catalogue with their titles and parameters.
%
%       ?- puzzles.
%       true.

puzzles :-
    catalogue(Names),
    forall(member(Name, Names), print_puzzle(Name)).

print_puzzle(Name) :-
    puzzle_module(Name, _, Module),
    (   catch(Module:title(Title), error(existence_error(_, _), _), fail)
    ->  true
    ;   Title = Name
    ),
    puzzle_parameters(Name, Parameters),
    format("~w~t~32| ~w~n", [Name, Title]),
    forall(member(parameter(Parameter, Default, _, Text), Parameters),
           format("    ~w=~p~t~32| ~w~n", [Parameter, Default, Text])).

%!  solve(+Puzzle) is semidet.
%
%   Prints a shortest plan of Puzzle as a story.  Fails, having said so, where there is none.
%
%       ?- solve(wolf_goat_cabbage).
%       true.

solve(Spec) :-
    either_puzzle(Spec, Puzzle),
    solve_either(Puzzle, Result, []),
    print_result(Puzzle, Result),
    Result = solved(_, _).

%!  solve(+Puzzle, -Plan) is nondet.
%
%   True when Plan, a list of trip(Party, From, To), is a shortest plan of Puzzle; all of them on
%   backtracking.
%
%       ?- solve(jealous_husbands([couples(1)]), Plan).
%       Plan = [trip([husband(a),wife(a)], west, east)].

solve(Spec, Plan) :-
    solve(Spec, Plan, []).

%!  solve(+Puzzle, -Plan, +Options) is nondet.
%
%   As solve/2, with the options of puzzle_solutions/3: strategy(Strategy) and the limits states(N),
%   depth(N) and seconds(N).
%
%       ?- solve(wolf_goat_cabbage, Plan, [strategy('depth-first')]), length(Plan, Trips).
%       Plan = [_,_,_,_,_,_,_], Trips = 7 ;
%       Plan = [_,_,_,_,_,_,_], Trips = 7 ;
%       false.
%
%   @throws resource_error(Limit) when a limit of Options was reached: states, depth or seconds.

solve(Spec, Plan, Options) :-
    either_puzzle(Spec, Puzzle),
    either_solutions(Puzzle, Answer, Options),
    (   Answer = plan(Plan0, _)
    ->  Plan = Plan0
    ;   Answer = done(limit(Limit, _))
    ->  resource_error(Limit)
    ).

%!  count(+Puzzle, -Count) is det.
%
%   True when Puzzle has Count shortest plans; they are not listed to be counted.
%
%       ?- count(jealous_husbands([couples(6), boat(4)]), Count).
%       Count = 8733240.

count(Spec, Count) :-
    either_puzzle(Spec, Puzzle),
    count_either(Puzzle, Result, []),
    (   Result = counted(Count0, _, _)
    ->  Count = Count0
    ;   Count = 0
    ).

%!  check(+Puzzle, +Plan) is semidet.
%
%   Prints what Plan, a list of trips or a text with one trip a line, does in Puzzle; fails where it is
%   not valid.
%
%       ?- check(wolf_goat_cabbage, "F G\nF\nF W\nF G\nF C\nF\nF G").
%       true.

check(Spec, Moves) :-
    is_space(Spec),
    !,                                  % a bare state space: Moves lists labels
    space(Spec, Space),
    check_moves(Space, Moves, Verdict),
    print(Verdict),
    nl,
    Verdict = valid(_).
check(Spec, Given) :-
    valid_puzzle(Spec, Puzzle),
    read_plan(Puzzle, Given, Trips),
    check_plan(Puzzle, Trips, Verdict),
    verdict_text(en, Puzzle, Verdict, Text),
    format("~s~n", [Text]),
    Verdict = valid(_),
    length(Trips, Length),
    (   optimum(Puzzle, Optimum, []),
        Over is Length-Optimum,
        Over > 0
    ->  format("this is ~d more than the optimum, ~d~n", [Over, Optimum])
    ;   format("this is the optimum~n")
    ).

%!  analyse(+Puzzle) is det.
%
%   Prints the measures of the state graph of Puzzle.
%
%       ?- analyse(wolf_goat_cabbage).
%       true.

analyse(Spec) :-
    either_puzzle(Spec, Puzzle),
    analyse_either(Puzzle, Analysis, []),
    print_analysis(Puzzle, Analysis).

print_analysis(Puzzle, Analysis) :-
    (   Analysis = limit(Which, explored(States, _))
    ->  format("the limit on ~w was reached after ~D states~n", [Which, States])
    ;   forall(( member(Name=Value, Analysis), measure_text(Name, Value, Puzzle, Text) ),
               format("~w~t~16| ~w~n", [Name, Text]))
    ).

% A line for each bottleneck, and for each family of those who are alike.
measure_text(bottlenecks, Pairs, Puzzle, Text) :-
    !,
    member(Distance-State, Pairs),
    either_state_text(Puzzle, State, StateText),
    format(string(Text), "after ~d: ~s", [Distance, StateText]).
measure_text(degrees, Pairs, _, Text) :-
    !,
    findall(Part, ( member(Degree-States, Pairs), format(atom(Part), '~d with ~d', [States, Degree]) ), Parts),
    atomic_list_concat(Parts, ', ', Text).
measure_text(alike, Families, _, Text) :-
    !,
    member(Family, Families),
    format(string(Text), "~w", [Family]).
measure_text(_, Value, _, Value).

%!  trace_search(+Puzzle, +Strategy) is det.
%
%   Prints what the search does: each level and state processed, each state added, each illegal trip
%   with its reason, each solution and each depth limit reached.
%
%       ?- trace_search(wolf_goat_cabbage, 'iterative-deepening').
%       true.

trace_search(Spec, Strategy) :-
    either_puzzle(Spec, Puzzle),
    run(Puzzle, [strategy(Strategy), observer(crossing:print_event(Puzzle))], _).

print_event(Puzzle, Event) :-
    either_event_text(Puzzle, Event, Text),
    format("~s~n", [Text]).

run(Puzzle, Options, Result) :-
    solve_either(Puzzle, Result, Options),
    print_result(Puzzle, Result).

                /*******************************
                *           PRINTING           *
                *******************************/

print_result(Puzzle, Result) :-
    phrase(result(Result, Puzzle), Lines),
    forall(member(Line, Lines), format("~s~n", [Line])).

result(solved(plan(Trips, States), explored(Explored, _)), Puzzle) -->
    { length(Trips, N),
      States = [Start|Rest],
      either_state_text(Puzzle, Start, StartText),
      either_title(Puzzle, Title),
      moves_text(Puzzle, N, Moves),
      format(string(Head), "~w: ~s (~D states explored)", [Title, Moves, Explored]),
      format(string(First), "~t~w~3|  ~s", ["", StartText]) },
    [Head, First],
    trips(Trips, Rest, Puzzle).
result(impossible(explored(States, _)), Puzzle) -->
    { either_title(Puzzle, Title),
      format(string(Line), "~w: impossible; all ~D states that can be reached were looked at", [Title, States]) },
    [Line].
result(limit(Which, explored(States, Depth)), Puzzle) -->
    { either_title(Puzzle, Title),
      format(string(Line), "~w: the limit on ~w was reached after ~D states, at depth ~D", [Title, Which, States, Depth]) },
    [Line].

% Numbered sentences with the states after them, in columns.
trips(Trips, States, Puzzle) -->
    { maplist(move_text(Puzzle), Trips, Sentences),
      maplist(string_length, Sentences, Lengths),
      max_list([0|Lengths], Width),
      Column is Width+7 },
    numbered(Sentences, States, 1, Column, Puzzle).

numbered([], [], _, _, _) --> [].
numbered([Sentence|Sentences], [State|States], N, Column, Puzzle) -->
    { either_state_text(Puzzle, State, StateText),
      format(string(Line), "~t~d~3|. ~s~t~*|~s", [N, Sentence, Column, StateText]),
      N1 is N+1 },
    [Line],
    numbered(Sentences, States, N1, Column, Puzzle).

                /*******************************
                *            SCRIPT            *
                *******************************/

% As a script, the arguments name the puzzle and its settings; without arguments there is a toplevel.
:- initialization(start).

start :-
    (   script_arguments(Arguments)
    ->  (   Arguments == []
        ->  format("River crossings.  ?- puzzles.  lists them;  ?- solve(wolf_goat_cabbage).  solves one.~n")
        ;   catch(script(Arguments, Status), Error, script_error(Error, Status)),
            halt(Status)
        )
    ;   true                            % loaded by another program
    ).

% The arguments after this file, when it is the script that was started.
script_arguments(Arguments) :-
    current_prolog_flag(associated_file, Script),
    module_property(crossing, file(Script)),
    current_prolog_flag(os_argv, Argv),
    append(_, [Name|After], Argv),
    absolute_file_name(Name, Script),
    !,                                  % the first that names this file
    (   After = [--|Arguments]
    ->  true
    ;   Arguments = After
    ).

script_error(Error, Status) :-
    (   Error = error(io_error(write, _), _)
    ->  Status = 0                      % the reader of a pipe has left
    ;   print_message(error, Error),
        Status = 2
    ).

script([Name|Settings0], Status) :-
    maplist(script_setting, Settings0, Settings),
    partition(script_option, Settings, Options0, Given),
    maplist(option_value, Options0, Options),
    (   Given == []
    ->  Spec = Name
    ;   Spec =.. [Name,Given]
    ),
    either_puzzle(Spec, Puzzle),
    script_run(Options, Puzzle, Status).

script_setting(Argument, Name=Value) :-
    (   sub_atom(Argument, Before, 1, _, =)
    ->  sub_atom(Argument, 0, Before, _, Name),
        After is Before+1,
        sub_string(Argument, After, _, 0, Value)
    ;   puzzle_error(not_a_setting(Argument))
    ).

script_option(Name=_) :-
    option_type(Name, _).

option_type(strategy, oneof(Strategies)) :-
    findall(Strategy, space_strategy(Strategy), Strategies).
option_type(states, nonneg).
option_type(depth, nonneg).
option_type(seconds, number).
option_type(count, boolean).
option_type(all, boolean).
option_type(analyse, boolean).
option_type(trace, boolean).

option_value(Name=Text, Option) :-
    option_type(Name, Type),
    (   catch(term_string(Value0, Text), error(syntax_error(_), _), fail),
        option_term(Type, Text, Value0, Value),
        is_of_type(Type, Value)
    ->  Option =.. [Name,Value]
    ;   puzzle_error(bad_parameter(Name, Type, Text))
    ).

% A strategy is written with a hyphen, which a term would take for a subtraction.
option_term(Type, Text, Value0, Value) :-
    (   Type = oneof(_)
    ->  atom_string(Value, Text)
    ;   Value = Value0
    ).

script_run(Options, Puzzle, Status) :-
    (   option(count(true), Options)
    ->  count_either(Puzzle, Result, Options),
        print_count(Puzzle, Options, Result)
    ;   option(analyse(true), Options)
    ->  analyse_either(Puzzle, Result, Options),
        print_analysis(Puzzle, Result)
    ;   option(all(true), Options)
    ->  print_all(Puzzle, Options, Result)
    ;   option(trace(true), Options)
    ->  run(Puzzle, [observer(crossing:print_event(Puzzle))|Options], Result)
    ;   run(Puzzle, Options, Result)
    ),
    result_status(Result, Status).

result_status(Result, Status) :-
    (   Result = impossible(_)
    ->  Status = 1
    ;   Result = limit(_, _)
    ->  Status = 3
    ;   Status = 0
    ).

print_count(Puzzle, Options, Result) :-
    (   Result = counted(Count, Cost, _),
        option(strategy(Strategy), Options),
        memberchk(Strategy, ['uniform-cost', 'a-star'])
    ->  format("~d plans of the least cost, ~w~n", [Count, Cost])
    ;   Result = counted(Count, Trips, _)
    ->  moves_text(Puzzle, Trips, Moves),
        format("~d plans of ~s~n", [Count, Moves])
    ;   Result = impossible(_)
    ->  format("0 plans: the puzzle is impossible~n")
    ;   Result = limit(Which, explored(States, _))
    ->  format("the limit on ~w was reached after ~D states~n", [Which, States])
    ).

print_all(Puzzle, Options, Result) :-
    Number = number(0),
    forall(either_solutions(Puzzle, Answer, Options),
           (   Answer = done(Result0)
           ->  nb_setval(crossing_result, Result0)
           ;   arg(1, Number, N0),
               N is N0+1,
               nb_setarg(1, Number, N),
               Answer = plan(Trips, States),
               length(Trips, Length),
               moves_text(Puzzle, Length, Moves),
               format("Solution ~d, ~s~n", [N, Moves]),
               States = [_|Rest],
               phrase(trips(Trips, Rest, Puzzle), Lines),
               forall(member(Line, Lines), format("~s~n", [Line]))
           )),
    nb_getval(crossing_result, Result),
    (   Result = solved(_, _)
    ->  true
    ;   print_result(Puzzle, Result)
    ).
