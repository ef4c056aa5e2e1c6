:- module(bridge_analysis,
          [ puzzle_moves/3,             % +Spec, +Options, -Moves
            puzzle_certificate/4,       % +Spec, +Measure, +Options, -Certificate
            puzzle_verify/4,            % +Spec, +Measure, +Certificate, -Verdict
            alcuin_answer/2             % +Graph, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../alcuin').
:- use_module('../alcuin/graph').
:- use_module('../certify').
:- use_module('../crossing/certificate').
:- use_module('../crossing/narration').
:- use_module('../crossing/options').
:- use_module('../crossing/rules').
:- use_module('../crossing/verification').
:- use_module('../crossing/vocabulary').
:- use_module('../spaces').
:- use_module('../verify').
:- use_module(numbers).
:- use_module(puzzles).
:- use_module(specs).
:- use_module(requests).
:- use_module(spaces).

/** <module> What can be done in a state, certificates, and conflict graphs, for Python

Specs, trips and states are those of module bridge_puzzles.
*/

%!  puzzle_moves(+Spec, +Options, -Moves) is det.
%
%   True when Moves lists [Outcome, Sentence, State, From, To | Party] for each trip that could be made from the
%   start of Spec, the best first; State is where it leads, and Outcome is to_goal(Trips), lost, or illegal(Text)
%   with the reason in words.  For a bare state space it lists [Outcome, Label, State].
%
%       ?- puzzle_moves(wolf_goat_cabbage-[], [story-en], [First,Second|_]).
%       First = [to_goal(6),"The farmer takes the goat to the east bank.",[1,1,0,1,0],0,1,0,2],
%       Second = [illegal("the goat would eat the cabbage on the west bank"),_,_,0,1,0,1].

puzzle_moves(Spec, _, Moves) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    space_closures(Space, space(_, _, Move)),
    once(space_property(Space, initial(Start))),
    findall(Rank-[Outcome,LabelText,StateText],
            ( call(Move, Start, Label, Next),
              term_label(Label, LabelText),
              term_label(Next, StateText),
              space_outcome(Space, Next, Outcome, Rank) ),
            Ranked),
    ranked(Ranked, Moves).
puzzle_moves(Spec, Options, Moves) :-
    spec_puzzle(Spec, Puzzle),
    memberchk(story-Language, Options),
    initial_state(Puzzle, State),
    options_at(Puzzle, State, Given),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    maplist(option_row(Language, Puzzle, Passengers, Places), Given, Moves).

option_row(Language, Puzzle, Passengers, Places, option(Trip, Next, Outcome0), [Outcome,Sentence,State|Numbers]) :-
    (   Outcome0 = illegal(Place, Reason)
    ->  fault_text(Language, Place, Reason, Text),
        Outcome = illegal(Text)
    ;   Outcome = Outcome0
    ),
    trip_text(Language, Puzzle, Trip, Sentence),
    state_numbers(Passengers, Places, Next, State),
    trip_numbers(Passengers, Places, Trip, Numbers).

space_outcome(Space, State, Outcome, Rank) :-
    space_from(Space, State, Moved),
    solve_space(Moved, Result, []),
    (   Result = solved(plan(Labels, _), _)
    ->  length(Labels, Moves),
        Outcome = to_goal(Moves),
        Rank = 1-Moves
    ;   Outcome = lost,
        Rank = 2-0
    ).

ranked(Ranked, Rows) :-
    keysort(Ranked, Sorted),
    findall(Row, member(_-Row, Sorted), Rows).

%!  puzzle_certificate(+Spec, +Measure, +Options, -Certificate) is det.
%
%   True when Certificate is impossible(States), least(Length, Trips, Bounds), with a bound [Distance | State] for
%   each state that is closer than Length, or the last answer of puzzle_answer/3 when a limit was reached.
%   Measure is `trips`, or `time` when durations count; `moves` or `cost` for a bare state space, whose
%   states are texts and whose bounds are [Distance, Text].
%
%       ?- puzzle_certificate(jealous_husbands-[couples-1], trips, [], Certificate).
%       Certificate = least(1, [[0,1,0,1]], [[0,0,0,0]]).

puzzle_certificate(Spec, Measure, Options, Certificate) :-
    spec_space(Spec, Space),
    !,                                  % a bare state space
    search_limits(Options, Limits),
    certify_space(Space, Measure, Limits, Terms),
    space_terms(Terms, Certificate).
puzzle_certificate(Spec, Measure, Options0, Certificate) :-
    spec_puzzle(Spec, Puzzle),
    search_limits(Options0, Limits),
    crossing_certificate(Puzzle, Measure, Terms, Limits),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, places(Places)),
    crossing_terms(Terms, Passengers, Places, Certificate).

certify_space(Space, Measure, Limits, Certificate) :-
    space_closures(Space, Closures),
    (   Measure == cost
    ->  certify(Closures, Certificate, [cost(move_cost(Space))|Limits])
    ;   certify(Closures, Certificate, Limits)
    ).

crossing_terms(impossible(States), Passengers, Places, impossible(Numbers)) :-
    maplist(state_numbers(Passengers, Places), States, Numbers).
crossing_terms(least(Length, Trips, Bounds), Passengers, Places, least(Length, TripNumbers, BoundNumbers)) :-
    maplist(trip_numbers(Passengers, Places), Trips, TripNumbers),
    findall([Distance|Numbers],
            ( member(State-Distance, Bounds), state_numbers(Passengers, Places, State, Numbers) ),
            BoundNumbers).
crossing_terms(limit(Which, Explored), _, _, Answer) :-
    result_numbers(limit(Which, Explored), Answer).

space_terms(impossible(States), impossible(Texts)) :-
    maplist(quoted, States, Texts).
space_terms(least(Length, Labels, Bounds), least(Length, LabelTexts, BoundTexts)) :-
    maplist(quoted, Labels, LabelTexts),
    findall([Distance,Text], ( member(State-Distance, Bounds), quoted(State, Text) ), BoundTexts).
space_terms(limit(Which, Explored), Answer) :-
    result_numbers(limit(Which, Explored), Answer).

quoted(Term, Text) :-
    format(string(Text), "~q", [Term]).

%!  puzzle_verify(+Spec, +Measure, +Certificate, -Verdict) is det.
%
%   True when Verdict is `valid`, or refused(Text) with what is wrong with Certificate, one of
%   puzzle_certificate/4, for the puzzle of Spec.
%
%       ?- puzzle_verify(jealous_husbands-[couples-1], trips, least(1, [[0,1,0,1]], [[0,0,0,0]]), Verdict).
%       Verdict = valid.
%
%       ?- puzzle_verify(jealous_husbands-[couples-1], trips, impossible([[0,0,7]]), Verdict).
%       Verdict = refused("[0,0,7] is no state of the puzzle").

puzzle_verify(Spec, Measure, Given, Verdict) :-
    (   spec_space(Spec, Space)
    ->  catch(( given_terms(Given, bridge_analysis:space_term, bridge_analysis:space_term, Certificate),
                Cost = bridge_analysis:unit_cost(Space, Measure),
                space_closures(Space, space(Initial, Goal, Move)),
                verify(rules(Initial, Goal, Move, Cost), Certificate, Verdict0) ),
              unreadable(Text), Verdict0 = unreadable(Text))
    ;   spec_puzzle(Spec, Puzzle),
        puzzle_property(Puzzle, passengers(Passengers)),
        puzzle_property(Puzzle, places(Places)),
        catch(( given_terms(Given, bridge_analysis:given_state(Passengers, Places),
                            bridge_analysis:given_trip(Passengers, Places), Certificate),
                verify_crossing(Puzzle, Measure, Certificate, Verdict0) ),
              unreadable(Text), Verdict0 = unreadable(Text))
    ),
    (   Verdict0 = refused(Reason)
    ->  refusal_text(Measure, Reason, Why),
        Verdict = refused(Why)
    ;   Verdict0 = unreadable(Why)
    ->  Verdict = refused(Why)
    ;   Verdict = Verdict0
    ).

unit_cost(Space, Measure, Label, Cost) :-
    (   Measure == cost
    ->  move_cost(Space, Label, Cost)
    ;   Cost = 1
    ).

:- meta_predicate given_terms(+, 2, 2, -).

given_terms(impossible(Given), State, _, impossible(States)) :-
    maplist(State, Given, States).
given_terms(least(Length, GivenPlan, GivenBounds), State, Label, least(Length, Plan, Bounds)) :-
    maplist(Label, GivenPlan, Plan),
    maplist(given_bound(State), GivenBounds, Bounds).

:- meta_predicate given_bound(2, +, -).

given_bound(Make, [Distance|Given0], State-Distance) :-
    (   Given0 = [Text],
        string(Text)
    ->  Given = Text
    ;   Given = Given0
    ),
    call(Make, Given, State).

given_state(Passengers, Places, Numbers, State) :-
    (   numbered_state(Passengers, Places, Numbers, State0)
    ->  State = State0
    ;   unreadable(Numbers, "state")
    ).

given_trip(Passengers, Places, Numbers, Trip) :-
    (   numbered_trip(Passengers, Places, Numbers, Trip0)
    ->  Trip = Trip0
    ;   unreadable(Numbers, "trip")
    ).

space_term(Text, Term) :-
    (   catch(term_string(Term0, Text), error(_, _), fail),
        ground(Term0)
    ->  Term = Term0
    ;   unreadable(Text, "term")
    ).

unreadable(Given, What) :-
    format(string(Text), "~w is no ~s of the puzzle", [Given, What]),
    throw(unreadable(Text)).

%!  alcuin_answer(+Graph, -Answer) is det.
%
%   True when Answer is a dict about Graph: name(Name), text(Text) (see text_graph/2) or
%   edges(Vertices, Edges), the vertices as texts and the edges as pairs of them.
%
%       ?- alcuin_answer(name(petersen), Answer), get_dict(alcuin, Answer, Boat).
%       Boat = 6, Answer = _.

alcuin_answer(Given, alcuin{alcuin:Boat, vertex_cover:Cover, vertices:Vertices, edges:Edges, least:Least,
                            partition:Partition, plan:Plan}) :-
    given_graph(Given, Graph),
    alcuin(Graph, answer(Boat, Cover, Partition, Trips, Least)),
    graph_size(Graph, Vertices, Edges),
    findall([From,To|Party],
            ( member(trip(Party0, From, To), Trips), maplist(term_label, Party0, Party) ),
            Plan).

given_graph(name(Name), Graph) :-
    named_graph(Name, Graph).
given_graph(text(Text), Graph) :-
    text_graph(Text, Graph).
given_graph(edges(Vertices0, Edges0), Graph) :-
    maplist(atom_string, Vertices, Vertices0),
    findall(U-V, ( member(U0-V0, Edges0), atom_string(U, U0), atom_string(V, V0) ), Edges),
    edges_graph(Vertices, Edges, Graph).
