:- module(spaces,
          [ is_space/1,                 % +Spec
            space/2,                    % +Spec, -Space
            space_from/3,               % +Space, +State, -Moved
            space_property/2,           % +Space, ?Property
            space_strategy/1,           % ?Strategy
            solve_space/3,              % +Space, -Result, +Options
            space_solutions/3,          % +Space, -Answer, +Options
            count_space/3,              % +Space, -Result, +Options
            space_states/3,             % +Space, -Graph, +Options
            check_moves/3,              % +Space, +Moves, -Verdict
            space_closures/2,           % +Space, -Closures
            move_cost/3,                % +Space, +Label, -Cost
            term_label/2,               % +Term, -Text
            space_event_text/2          % +Event, -Text
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(search/options).
:- use_module(crossing/errors).
:- use_module(crossing/loading).
:- use_module(crossing/parameters).
:- use_module(crossing/vocabulary).

% Whether a puzzle is a space is asked more often than a space is searched.
:- autoload(search, [search/4, all_plans/4, count_plans/4]).
:- autoload(state_graph, [space_graph/3]).

/** <module> Puzzles that are bare state spaces

A puzzle file that defines move/3 is no river crossing but a state space of its own:

  - initial(State): the start;
  - goal(State): true of a goal;
  - move(State, Label, Next): a move, in the order in which they are tried;
  - cost(Label, Cost), optional: what a move costs, for the strategies uniform-cost and a-star;
  - heuristic(State, Estimate), optional: a lower bound of the cost that remains, for a-star.

States and labels are any ground terms.  title/1, source/1, parameter/4 and answer/2 are those of the
vocabulary of crossings.
*/

%!  is_space(+Spec) is semidet.
%
%   True when the puzzle file that Spec names defines move/3.
%
%       ?- is_space(water_jugs).
%       true.
%
%       ?- is_space(wolf_goat_cabbage).
%       false.
%
%   @throws puzzle_error(Kind) when there is no such file, or it cannot be loaded.

is_space(Spec) :-
    file_settings(Spec, File, _),
    puzzle_module(File, _, Module),
    defines(Module, move/3).

file_settings(Spec, File, Settings) :-
    must_be(nonvar, Spec),
    (   Spec = data(_, _)
    ->  fail
    ;   compound(Spec),
        compound_name_arguments(Spec, File0, [Given]),
        is_list(Given)
    ->  File = File0,
        Settings = Given
    ;   File = Spec,
        Settings = []
    ).

defines(Module, Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, number_of_clauses(Number)),
    Number > 0.

% space(Name, Module, Parameters, Defaults, Start): Start is initial, or at(State).

%!  space(+Spec, -Space) is det.
%
%   True when Space is the state space that Spec names, with its parameters in force: the name of a
%   puzzle or the path of a file, with settings if need be, as in `water_jugs([target(2)])`.
%
%       ?- space(water_jugs, Space), space_property(Space, initial(State)).
%       State = [8,0,0], Space = _.
%
%   @throws puzzle_error(Kind)

space(Spec, Space) :-
    file_settings(Spec, File, Settings),
    puzzle_module(File, Name, Module),
    puzzle_parameters(File, Declarations),
    settings(Name, Declarations, Settings, Parameters),
    findall(P=Default, member(parameter(P, Default, _, _), Declarations), Defaults),
    forall(member(Wanted, [initial/1, goal/1, move/3]),
           (   defines(Module, Wanted)
           ->  true
           ;   puzzle_error(space_lacks(Wanted))
           )),
    Space = space(Name, Module, Parameters, Defaults, initial),
    space_property(Space, initial(_)).

%!  space_from(+Space, +State, -Moved) is det.
%
%   True when Moved is Space with the start at State, a term or its text.
%
%       ?- space(water_jugs, Space), space_from(Space, "[5,0,3]", Moved), space_property(Moved, initial(State)).
%       State = [5,0,3], Space = _, Moved = _.
%
%   @throws puzzle_error(not_a_state(Text)) when it is no ground term, or no state that the rules know.

space_from(space(Name, Module, Parameters, Defaults, _), Given, space(Name, Module, Parameters, Defaults, at(State))) :-
    (   string(Given)
    ->  (   catch(term_string(State, Given), error(syntax_error(_), _), fail)
        ->  true
        ;   puzzle_error(not_a_state(Given))
        )
    ;   State = Given
    ),
    (   ground(State)
    ->  true
    ;   puzzle_error(not_a_state(Given))
    ).

%!  space_property(+Space, ?Property) is nondet.
%
%   True when Property is one of name(Name), title(Text), source(Text), riddle(Text) (empty where the
%   file has none), parameters(Settings), defaults(Settings), initial(State), answer(Known) (the known least number of moves with these
%   parameters, `impossible`, or `null`), or costs (moves have a cost).
%
%       ?- space(towers_of_hanoi, Space), space_property(Space, answer(Answer)).
%       Answer = 7, Space = _.

space_property(Space, Property) :-
    Space = space(Name, _, Parameters, Defaults, _),
    property(Property, Name, Parameters, Defaults, Space).

property(name(Name), Name, _, _, _).
property(title(Title), Name, _, _, Space) :-
    once(( optional(Space, title(Title)) ; Title = Name )).
property(source(Source), _, _, _, Space) :-
    once(( optional(Space, source(Source)) ; Source = "" )).
property(riddle(Riddle), _, _, _, Space) :-
    once(( optional(Space, riddle(Riddle)) ; Riddle = "" )).
property(parameters(Parameters), _, Parameters, _, _).
property(defaults(Defaults), _, _, Defaults, _).
property(initial(State), _, _, _, Space) :-
    start(Space, State0),
    (   ground(State0)
    ->  State = State0
    ;   puzzle_error(open_state(State0))
    ).
property(answer(Answer), _, Parameters, Defaults, Space) :-
    (   optional(Space, answer(Given, Answer0)),
        in_force(Given, Defaults, Parameters)
    ->  Answer = Answer0
    ;   Answer = null
    ).
property(costs, _, _, _, space(_, Module, _, _, _)) :-
    defines(Module, cost/2).

optional(Space, Fact) :-
    Space = space(_, Module, _, _, _),
    functor(Fact, Name, Arity),
    defines(Module, Name/Arity),
    holds(Space, Fact).

start(Space, State) :-
    Space = space(_, _, _, _, Start),
    (   Start = at(State0)
    ->  State = State0
    ;   holds(Space, initial(State0))
    ->  State = State0
    ;   puzzle_error(no_initial_state)
    ).

% The parameters in force reach the rules of the file as they do in crossings.
holds(space(_, Module, Parameters, _, _), Goal) :-
    b_setval(crossing_parameters, Module-Parameters),
    call(Module:Goal).

%!  space_closures(+Space, -Closures) is det.
%
%   True when Closures is space(Initial, Goal, Move) for the search strategies.
%
%       ?- space(water_jugs, Space), space_closures(Space, space(_, _, Move)), call(Move, [8,0,0], Label, Next).
%       Label = pour(1, 2), Next = [3,5,0], Space = _, Move = _ ;
%       Label = pour(1, 3), Next = [5,0,3], Space = _, Move = _ ;
%       false.

space_closures(Space, space(spaces:start(Space), spaces:goal(Space), spaces:move(Space))).

goal(Space, State) :-
    holds(Space, goal(State)),
    !.                                  % any proof will do

move(Space, State, Label, Next) :-
    holds(Space, move(State, Label, Next)),
    (   ground(Label-Next)
    ->  true
    ;   puzzle_error(open_move(State, Label, Next))
    ).

%!  move_cost(+Space, +Label, -Cost) is det.
%
%   True when a move called Label costs Cost: that of the puzzle's cost/2, or 1 where it has none.
%
%       ?- space(torch_on_the_bridge, Space), move_cost(Space, over([5,10]), Cost).
%       Cost = 10, Space = _.
%
%   @throws puzzle_error(no_cost(Label)) where cost/2 gives none.

move_cost(Space, Label, Cost) :-
    (   \+ space_property(Space, costs)
    ->  Cost = 1
    ;   holds(Space, cost(Label, Cost0))
    ->  Cost = Cost0
    ;   puzzle_error(no_cost(Label))
    ).

estimate(Space, State, Estimate) :-
    (   holds(Space, heuristic(State, Estimate0)),
        number(Estimate0)
    ->  Estimate = Estimate0
    ;   puzzle_error(no_estimate(State))
    ).

                /*******************************
                *            SOLVING           *
                *******************************/

%!  space_strategy(?Strategy) is nondet.
%
%   True when a space can be searched by Strategy: one of module search, or a-star, which is uniform-cost
%   with the puzzle's heuristic/2.
%
%       ?- space_strategy('a-star').
%       true.

space_strategy(Strategy) :-
    strategy(Strategy).
space_strategy('a-star').

%!  solve_space(+Space, -Result, +Options) is det.
%
%   True when Result is solved(plan(Labels, States), Explored), impossible(Explored) or
%   limit(Which, Explored).  Options are strategy(Strategy) and those of module search.
%
%       ?- space(water_jugs, Space), solve_space(Space, solved(plan(Labels, _), _), []), length(Labels, Moves).
%       Moves = 7, Space = _, Labels = _.
%
%   @throws puzzle_error(no_heuristic) when a-star is asked of a puzzle without heuristic/2.

:- meta_predicate
    solve_space(+, -, :),
    space_solutions(+, -, :),
    count_space(+, -, :),
    space_states(+, -, :).

solve_space(Space, Result, Options) :-
    prepare(Space, Options, Strategy, Closures, SearchOptions),
    search(Strategy, Closures, Result, SearchOptions).

%!  space_solutions(+Space, -Answer, +Options) is nondet.
%
%   True when Answer is a plan of the strategy, plan(Labels, States), one after the other, and last
%   done(Result).
%
%       ?- space(frogs_and_toads, Space), findall(A, space_solutions(Space, A, []), [_,_,done(Result)]).
%       Result = solved(_, _), Space = _.

space_solutions(Space, Answer, Options) :-
    prepare(Space, Options, Strategy, Closures, SearchOptions),
    all_plans(Strategy, Closures, Answer, SearchOptions).

%!  count_space(+Space, -Result, +Options) is det.
%
%   True when Result is counted(Count, Length, Explored), impossible(Explored) or limit(Which, Explored).
%
%       ?- space(towers_of_hanoi, Space), count_space(Space, counted(Count, Moves, _), []).
%       Count = 1, Moves = 7, Space = _.

count_space(Space, Result, Options) :-
    prepare(Space, Options, Strategy, Closures, SearchOptions),
    count_plans(Strategy, Closures, Result, SearchOptions).

%!  space_states(+Space, -Graph, +Options) is det.
%
%   True when Graph is the graph of Space (see module state_graph), or limit(Which, Explored).
%
%       ?- space(water_jugs, Space), space_states(Space, graph(Nodes, _), []), length(Nodes, Number).
%       Number = 16, Space = _, Nodes = _.

space_states(Space, Graph, Options) :-
    prepare(Space, Options, _, Closures, SearchOptions),
    space_graph(Closures, Graph, SearchOptions).

prepare(Space, Module:Options, Strategy, Closures, SearchOptions) :-
    option(strategy(Given), Options, 'breadth-first'),
    (   Given == 'a-star'
    ->  Space = space(_, File, _, _, _),
        (   defines(File, heuristic/2)
        ->  true
        ;   puzzle_error(no_heuristic)
        ),
        Strategy = 'uniform-cost',
        Estimates = [heuristic(spaces:estimate(Space))]
    ;   Strategy = Given,
        Estimates = []
    ),
    space_closures(Space, Closures),
    (   space_property(Space, costs)
    ->  Costs = [cost(spaces:move_cost(Space))]
    ;   Costs = []
    ),
    (   option(observer(Observer), Options)
    ->  Watching = [observer(Module:Observer)]
    ;   Watching = []
    ),
    include(limit_option, Options, Limits),
    append([Estimates, Costs, Watching, Limits], SearchOptions).

%!  check_moves(+Space, +Moves, -Verdict) is det.
%
%   True when Verdict says what Moves, a list of labels or of their texts, do in Space: valid(States),
%   unfinished(States) where they lead to no goal, or illegal(Number, Move, States) where the move with that
%   number is none in the last of States.
%
%       ?- space(water_jugs, Space), check_moves(Space, ["pour(1,2)", pour(1, 1)], Verdict).
%       Verdict = illegal(2, pour(1, 1), [[8,0,0],[3,5,0]]), Space = _.

check_moves(Space, Moves, Verdict) :-
    start(Space, Start),
    replay(Moves, 1, Space, Start, [Start], Verdict).

replay([], _, Space, State, Reversed, Verdict) :-
    reverse(Reversed, States),
    (   goal(Space, State)
    ->  Verdict = valid(States)
    ;   Verdict = unfinished(States)
    ).
replay([Move|Moves], Number, Space, State, Reversed, Verdict) :-
    (   move(Space, State, Label, Next),
        same_label(Move, Label)
    ->  Number1 is Number+1,
        replay(Moves, Number1, Space, Next, [Next|Reversed], Verdict)
    ;   reverse(Reversed, States),
        Verdict = illegal(Number, Move, States)
    ).

% Spaces do not count in a text.
same_label(Move, Label) :-
    (   Move == Label
    ->  true
    ;   string(Move),
        term_label(Label, Text),
        packed(Text, Packed),
        packed(Move, Packed)
    ).

packed(Text, Packed) :-
    split_string(Text, " \t", "", Parts),
    atomics_to_string(Parts, Packed).

%!  term_label(+Term, -Text) is det.
%
%   True when Text shows Term, a state or a label: a text as it is, another term as it would be read.
%
%       ?- term_label(pour(1, 'B'), Text).
%       Text = "pour(1,'B')".

term_label(Term, Text) :-
    (   atomic(Term)
    ->  format(string(Text), "~w", [Term])
    ;   format(string(Text), "~q", [Term])
    ).

%!  space_event_text(+Event, -Text) is det.
%
%   True when Text tells Event, one of those that a search reports to its observer, in a line.
%
%       ?- space_event_text(add(1, pour(1, 2), [3,5,0]), Text).
%       Text = "  Adding state [3,5,0] (pour(1,2))".

space_event_text(depth(Limit), Text) :-
    format(string(Text), "Starting depth-first search with depth limit ~d", [Limit]).
space_event_text(expand(Level, State), Text) :-
    term_label(State, StateText),
    format(string(Text), "Processing level ~d: ~s", [Level, StateText]).
space_event_text(add(_, Label, State), Text) :-
    term_label(Label, LabelText),
    term_label(State, StateText),
    format(string(Text), "  Adding state ~s (~s)", [StateText, LabelText]).
space_event_text(solution(Level, State), Text) :-
    term_label(State, StateText),
    format(string(Text), "  Found solution at level ~d: ~s", [Level, StateText]).
space_event_text(depth_limit(Level, State), Text) :-
    term_label(State, StateText),
    format(string(Text), "  Depth limit reached at level ~d: ~s", [Level, StateText]).

:- multifile prolog:error_message//1.

prolog:error_message(puzzle_error(space_lacks(Predicate))) -->
    [ 'the puzzle is a state space, since it defines move/3, but it does not define ~w'-[Predicate] ].
prolog:error_message(puzzle_error(no_initial_state)) -->
    [ 'initial/1 gives no start'-[] ].
prolog:error_message(puzzle_error(open_state(State))) -->
    [ 'a state must not have variables, as ~p has'-[State] ].
prolog:error_message(puzzle_error(open_move(State, Label, Next))) -->
    [ 'move/3 leaves variables: from ~p, the move ~p leads to ~p'-[State, Label, Next] ].
prolog:error_message(puzzle_error(not_a_state(Text))) -->
    [ '~w is no state: a state is a term without variables, written as in the answers'-[Text] ].
prolog:error_message(puzzle_error(no_cost(Label))) -->
    [ 'cost/2 gives no cost for the move ~p'-[Label] ].
prolog:error_message(puzzle_error(no_estimate(State))) -->
    [ 'heuristic/2 gives no number for the state ~p'-[State] ].
prolog:error_message(puzzle_error(no_heuristic)) -->
    [ 'the puzzle has no heuristic/2, which the strategy a-star needs'-[] ].
