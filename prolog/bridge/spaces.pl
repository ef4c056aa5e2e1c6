:- module(bridge_spaces,
          [ spec_space/2,               % +Spec, -Space
            space_listing/2,            % +Name, -Entry
            space_info/2,               % +Space, -Info
            space_answer/3,             % +Space, +Options, -Answer
            plan_cost/4,                % +Options, :Cost, +Labels, -Total
            space_count/3,              % +Space, +Options, -Result
            space_check/3,              % +Space, +Plan, -Verdict
            space_analysis/3,           % +Space, +Options, -Analysis
            space_graph_texts/3         % +Space, +Options, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../spaces').
:- use_module(query, [yield_row/1]).
:- use_module(requests).

:- autoload('../state_graph', [goal_distances/2, measures/2]).

/** <module> Bare state spaces for Python

Specs, options and answers are those of module bridge_puzzles; labels and states cross as texts.
*/

%!  spec_space(+Spec, -Space) is semidet.
%
%   True when the puzzle of Spec, Name-Settings or from(Name-Settings, State), is a bare state space.
%
%       ?- spec_space(water_jugs-[], Space).
%       Space = _.
%
%       ?- spec_space(wolf_goat_cabbage-[], Space).
%       false.

spec_space(from(Spec, State), Moved) :-
    spec_space(Spec, Space),
    space_from(Space, State, Moved).
spec_space(Name-Settings, Space) :-
    is_space(Name),
    spec_term(Name-Settings, Term),
    space(Term, Space).

%!  space_listing(+Name, -Entry) is semidet.
%
%   True when Entry is [Title, Source, Answer] for the puzzle Name of the catalogue, a bare state space.
%
%       ?- space_listing(towers_of_hanoi, [Title,_,Answer]).
%       Title = "The towers of Hanoi", Answer = 7.

space_listing(Name, [Title,Source,Answer]) :-
    is_space(Name),
    space(Name, Space),
    space_property(Space, title(Title)),
    space_property(Space, source(Source)),
    once(space_property(Space, answer(Answer))).

%!  space_info(+Space, -Info) is det.
%
%   True when Info is a dict with the name, title, source, parameters and answer of Space, and its kind,
%   `space`.
%
%       ?- spec_space(water_jugs-[], Space), space_info(Space, Info), get_dict(kind, Info, Kind).
%       Kind = space, Space = _, Info = _.

space_info(Space, info{kind:space, name:Name, title:Title, source:Source, parameters:Parameters, answer:Answer}) :-
    once(space_property(Space, name(Name))),
    once(space_property(Space, title(Title))),
    once(space_property(Space, source(Source))),
    once(space_property(Space, parameters(Settings))),
    once(space_property(Space, answer(Answer))),
    findall(P-V, ( member(P=V0, Settings), setting_text(V0, V) ), Parameters).

%!  space_answer(+Space, +Options, -Answer) is nondet.
%
%   True when Answer is plan(Labels, States, [], Cost) for a plan, or last done(Result).
%
%       ?- spec_space(water_jugs-[target-8,shares-1], Space), space_answer(Space, [], Answer).
%       Answer = plan([], ["[8,0,0]"], [], null), Space = _ ;
%       Answer = done(solved(_, explored(1, 0))), Space = _.

space_answer(Space, Options0, Answer) :-
    search_options(Options0, space_strategy, report, Options),
    (   memberchk(all-true, Options0)
    ->  space_solutions(Space, Answer0, Options)
    ;   solve_space(Space, Result, Options),
        (   Result = solved(Plan, _),
            Answer0 = Plan
        ;   Answer0 = done(Result)
        )
    ),
    (   Answer0 = plan(Labels, States)
    ->  maplist(term_label, Labels, LabelTexts),
        maplist(term_label, States, StateTexts),
        plan_cost(Options0, move_cost(Space), Labels, Cost),
        Answer = plan(LabelTexts, StateTexts, [], Cost)
    ;   Answer = Answer0
    ).

%!  plan_cost(+Options, :Cost, +Labels, -Total) is det.
%
%   True when Total is the sum of what call(Cost, Label, C) gives for Labels, where the strategy of Options
%   minds the costs, and otherwise `null`.
%
%       ?- plan_cost([strategy-'uniform-cost'], plus(1), [2,3], Total).
%       Total = 7.

:- meta_predicate plan_cost(+, 2, +, -).

plan_cost(Options, Cost, Labels, Total) :-
    (   memberchk(strategy-Strategy, Options),
        memberchk(Strategy, ['uniform-cost', 'a-star'])
    ->  maplist(Cost, Labels, Costs),
        sum_list(Costs, Total)
    ;   Total = null
    ).

%!  space_count(+Space, +Options, -Result) is det.
%
%   True when Result is that of count_space/3.
%
%       ?- spec_space(torch_on_the_bridge-[], Space), space_count(Space, [strategy-'uniform-cost'], Result).
%       Result = counted(2, 17, explored(26, 5)), Space = _.

space_count(Space, Options0, Result) :-
    search_options(Options0, space_strategy, report, Options),
    count_space(Space, Result, Options).

%!  space_check(+Space, +Plan, -Verdict) is det.
%
%   True when Verdict is verdict(Valid, Text, Moves, Failed, States) for Plan, a text with one label a line
%   or a list of labels' texts.
%
%       ?- spec_space(water_jugs-[], Space), space_check(Space, "pour(1,2)", verdict(Valid, Text, _, _, _)).
%       Valid = false, Text = "the plan ends after 1 move without reaching a goal, in [3,5,0]", Space = _.

space_check(Space, Given, verdict(Valid, Text, Number, Failed, Texts)) :-
    (   is_list(Given)
    ->  Moves = Given
    ;   split_string(Given, "\n", " \t\r", Lines),
        exclude(==(""), Lines, Moves)
    ),
    length(Moves, Number),
    check_moves(Space, Moves, Verdict),
    verdict(Verdict, Number, Valid, Text, Failed, States),
    maplist(term_label, States, Texts).

verdict(valid(States), Number, true, Text, 0, States) :-
    moves_text(Number, Moves),
    format(string(Text), "the plan is valid and reaches a goal in ~s", [Moves]).
verdict(unfinished(States), Number, false, Text, 0, States) :-
    moves_text(Number, Moves),
    last(States, State),
    term_label(State, StateText),
    format(string(Text), "the plan ends after ~s without reaching a goal, in ~s", [Moves, StateText]).
verdict(illegal(Failed, Move, States), _, false, Text, Failed, States) :-
    last(States, State),
    term_label(Move, MoveText),
    term_label(State, StateText),
    format(string(Text), "move ~d, ~s, is not possible in ~s", [Failed, MoveText, StateText]).

moves_text(Number, Text) :-
    (   Number =:= 1
    ->  Text = "1 move"
    ;   format(string(Text), "~d moves", [Number])
    ).

%!  space_analysis(+Space, +Options, -Analysis) is det.
%
%   True when Analysis is a list of Name-Value with the measures of the graph of Space (see module
%   state_graph), a bottleneck being [Distance, State], or limit(Which, Explored).
%
%       ?- spec_space(water_jugs-[], Space), space_analysis(Space, [], [First,Second|_]).
%       First = states-16, Second = edges-41, Space = _.

space_analysis(Space, Options0, Analysis) :-
    search_options(Options0, space_strategy, report, Options),
    space_states(Space, Graph, Options),
    (   Graph = graph(_, _)
    ->  measures(Graph, Measures),
        findall(Name-Value, ( member(Name=Value0, Measures), measure(Name, Value0, Value) ), Analysis)
    ;   Analysis = Graph
    ).

measure(Name, Value0, Value) :-
    (   Name == bottlenecks
    ->  findall([Distance,Text], ( member(Distance-State, Value0), term_label(State, Text) ), Value)
    ;   Value = Value0
    ).

%!  space_graph_texts(+Space, +Options, -Answer) is det.
%
%   True when Answer is graph(Nodes, Edges, ToGoal, []), a node being [Distance, Goal, State] and an edge
%   [From, To, Label], or limit(Which, Explored).
%
%       ?- spec_space(frogs_and_toads-[frogs-1,toads-1], Space), space_graph_texts(Space, [], graph([Node|_], [Edge|_], [ToGoal|_], [])).
%       Node = [0,false,"[frog,stone,toad]"], Edge = [1,2,"frog_steps(1)"], ToGoal = 3, Space = _.

space_graph_texts(Space, Options0, Answer) :-
    search_options(Options0, space_strategy, report, Options),
    space_states(Space, Graph, Options),
    (   Graph = graph(Nodes, Edges)
    ->  findall([Distance,Goal,Text],
                ( member(node(_, Distance, State, Goal), Nodes), term_label(State, Text) ),
                NodeTexts),
        findall([From,To,Text],
                ( member(edge(From, To, Label), Edges), term_label(Label, Text) ),
                EdgeTexts),
        goal_distances(Graph, ToGoal),
        Answer = graph(NodeTexts, EdgeTexts, ToGoal, [])
    ;   Answer = Graph
    ).

% Events reach Python among the answers, while the search goes on.
report(Event) :-
    space_event_text(Event, Text),
    yield_row([event(Text)]).
