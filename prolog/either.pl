:- module(either,
          [ either_puzzle/2,            % +Spec, -Puzzle
            either_title/2,             % +Puzzle, -Title
            solve_either/3,             % +Puzzle, -Result, +Options
            either_solutions/3,         % +Puzzle, -Answer, +Options
            count_either/3,             % +Puzzle, -Result, +Options
            analyse_either/3,           % +Puzzle, -Analysis, +Options
            move_text/3,                % +Puzzle, +Move, -Text
            either_state_text/3,        % +Puzzle, +State, -Text
            either_event_text/3,        % +Puzzle, +Event, -Text
            moves_text/3                % +Puzzle, +Number, -Text
          ]).
:- use_module(crossing/analysis).
:- use_module(crossing/narration).
:- use_module(crossing/solver).
:- use_module(crossing/validation).
:- use_module(crossing/vocabulary).
:- use_module(spaces).
:- use_module(state_graph, [measures/2]).

/** <module> Either kind of puzzle: a river crossing or a bare state space

The front door for people takes both.  What is not a space is a crossing, a puzzle(...) of module
crossing_vocabulary; a space is a space(...) of module spaces.
*/

:- meta_predicate
    solve_either(+, -, :),
    either_solutions(+, -, :),
    count_either(+, -, :).

%!  either_puzzle(+Spec, -Puzzle) is det.
%
%   True when Puzzle is what Spec names, checked.
%
%       ?- either_puzzle(water_jugs, Puzzle), either_title(Puzzle, Title).
%       Title = "Water jugs", Puzzle = _.
%
%   @throws puzzle_error(Kind)

either_puzzle(Spec, Puzzle) :-
    (   is_space(Spec)
    ->  space(Spec, Puzzle)
    ;   valid_puzzle(Spec, Puzzle)
    ).

space_value(space(_, _, _, _, _)).

%!  either_title(+Puzzle, -Title) is det.
%
%   True when Title is the title of Puzzle.
%
%       ?- either_puzzle(wolf_goat_cabbage, Puzzle), either_title(Puzzle, Title).
%       Title = "Wolf, goat and cabbage", Puzzle = _.

either_title(Puzzle, Title) :-
    (   space_value(Puzzle)
    ->  once(space_property(Puzzle, title(Title)))
    ;   puzzle_property(Puzzle, title(Title))
    ).

%!  solve_either(+Puzzle, -Result, +Options) is det.
%
%   As solve_puzzle/3, or solve_space/3.
%
%       ?- either_puzzle(towers_of_hanoi, Puzzle), solve_either(Puzzle, Result, [strategy('a-star')]).
%       Result = solved(_, _), Puzzle = _.

solve_either(Puzzle, Result, Options) :-
    (   space_value(Puzzle)
    ->  solve_space(Puzzle, Result, Options)
    ;   solve_puzzle(Puzzle, Result, Options)
    ).

%!  either_solutions(+Puzzle, -Answer, +Options) is nondet.
%
%   As puzzle_solutions/3, or space_solutions/3.
%
%       ?- either_puzzle(towers_of_hanoi, Puzzle), findall(A, either_solutions(Puzzle, A, []), [_,Last]).
%       Last = done(solved(_, _)), Puzzle = _.

either_solutions(Puzzle, Answer, Options) :-
    (   space_value(Puzzle)
    ->  space_solutions(Puzzle, Answer, Options)
    ;   puzzle_solutions(Puzzle, Answer, Options)
    ).

%!  count_either(+Puzzle, -Result, +Options) is det.
%
%   As count_solutions/3, or count_space/3.
%
%       ?- either_puzzle(towers_of_hanoi, Puzzle), count_either(Puzzle, counted(Count, Moves, _), []).
%       Count = 1, Moves = 7, Puzzle = _.

count_either(Puzzle, Result, Options) :-
    (   space_value(Puzzle)
    ->  count_space(Puzzle, Result, Options)
    ;   count_solutions(Puzzle, Result, Options)
    ).

%!  analyse_either(+Puzzle, -Analysis, +Options) is det.
%
%   True when Analysis is that of analyse/3, for a space the measures of its graph, or limit(Which, Explored).
%
%       ?- either_puzzle(towers_of_hanoi, Puzzle), analyse_either(Puzzle, [States,Edges|_], []).
%       States = (states=27), Edges = (edges=39), Puzzle = _.

analyse_either(Puzzle, Analysis, Options) :-
    (   space_value(Puzzle)
    ->  space_states(Puzzle, Graph, Options),
        (   Graph = graph(_, _)
        ->  measures(Graph, Analysis)
        ;   Analysis = Graph
        )
    ;   analyse(Puzzle, Analysis, Options)
    ).

%!  move_text(+Puzzle, +Move, -Text) is det.
%
%   True when Text tells Move, a trip or a label.
%
%       ?- either_puzzle(water_jugs, Puzzle), move_text(Puzzle, pour(1, 2), Text).
%       Text = "pour(1,2)", Puzzle = _.

move_text(Puzzle, Move, Text) :-
    (   space_value(Puzzle)
    ->  term_label(Move, Text)
    ;   trip_text(en, Puzzle, Move, Text)
    ).

%!  either_state_text(+Puzzle, +State, -Text) is det.
%
%   True when Text shows State.
%
%       ?- either_puzzle(water_jugs, Puzzle), either_state_text(Puzzle, [8,0,0], Text).
%       Text = "[8,0,0]", Puzzle = _.

either_state_text(Puzzle, State, Text) :-
    (   space_value(Puzzle)
    ->  term_label(State, Text)
    ;   state_text(Puzzle, State, Text)
    ).

%!  either_event_text(+Puzzle, +Event, -Text) is det.
%
%   True when Text tells Event of a search.
%
%       ?- either_puzzle(water_jugs, Puzzle), either_event_text(Puzzle, expand(0, [8,0,0]), Text).
%       Text = "Processing level 0: [8,0,0]", Puzzle = _.

either_event_text(Puzzle, Event, Text) :-
    (   space_value(Puzzle)
    ->  space_event_text(Event, Text)
    ;   event_text(en, Puzzle, Event, Text)
    ).

%!  moves_text(+Puzzle, +Number, -Text) is det.
%
%   True when Text says Number of what a plan of Puzzle consists of.
%
%       ?- either_puzzle(water_jugs, Puzzle), moves_text(Puzzle, 7, Text).
%       Text = "7 moves", Puzzle = _.

moves_text(Puzzle, Number, Text) :-
    (   space_value(Puzzle)
    ->  Unit = move
    ;   Unit = trip
    ),
    (   Number =:= 1
    ->  Ending = ''
    ;   Ending = s
    ),
    format(string(Text), "~d ~w~w", [Number, Unit, Ending]).
