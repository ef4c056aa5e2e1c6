:- module(crossing_vocabulary,
          [ puzzle/2,                   % +Spec, -Puzzle
            puzzle_fact/2,              % +Puzzle, ?Fact
            puzzle_property/2,          % +Puzzle, ?Property
            changed_puzzle/3,           % +Puzzle, +Properties, -Changed
            puzzle_parameters/2,        % +Spec, -Declarations
            parameter_value/4           % +Module, +Name, +Default, -Value
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(data).
:- use_module(declared).
:- use_module(errors).
:- use_module(loading).
:- use_module(names).
:- use_module(notation).
:- use_module(parameters).

/** <module> The puzzle vocabulary: from the facts of a puzzle to one checked value

A puzzle is named by a *spec*:

  - a name of the catalogue (`wolf_goat_cabbage`) or the path of a `.pl` file;
  - one of these with parameters: `jealous_husbands([couples(4), island(true)])`;
  - data(Name, Facts): a puzzle that is only data, a list of ground facts of the vocabulary.

puzzle/2 reads it once, fills in the defaults, checks everything, and gives `puzzle(Name, Source,
Parameters, Properties)`.  What follows in the search asks this value, and asks the puzzle file only
for rules that depend on the group of passengers, such as unsafe/2.

Parameters are given to the rules of a puzzle file through a backtrackable global variable that is set
whenever a rule is called, so that two puzzles with different parameters can be searched in turns.
*/

%!  puzzle(+Spec, -Puzzle) is det.
%
%   True when Puzzle is what Spec names, read and with all its names checked.  Whether it can be
%   searched is for valid_puzzle/2 to say.
%
%       ?- puzzle(wolf_goat_cabbage, P), puzzle_property(P, seats(N)).
%       N = 2.
%
%   @throws puzzle_error(Kind): see crossing_errors.

puzzle(Spec, Puzzle) :-
    source(Spec, Name, Source, Settings),
    declarations(Source, Declarations),
    settings(Name, Declarations, Settings, Parameters),
    Bare = puzzle(Name, Source, Parameters, []),
    properties(Bare, Properties),
    Puzzle = puzzle(Name, Source, Parameters, Properties).

source(Spec, _, _, _) :-
    var(Spec),
    !,
    instantiation_error(Spec).
source(data(Name, Facts), Name, data(Facts), []) :-
    !,
    must_be(atom, Name),
    check_data(Facts).
source(Spec, Name, module(Module), Settings) :-
    (   compound(Spec),
        compound_name_arguments(Spec, File, [Given]),
        is_list(Given)
    ->  Settings = Given
    ;   File = Spec,
        Settings = []
    ),
    puzzle_module(File, Name, Module).

%!  puzzle_fact(+Puzzle, ?Fact) is nondet.
%
%   True when Fact, a goal in the puzzle vocabulary, holds in Puzzle.
%
%       ?- puzzle(wolf_goat_cabbage, P), puzzle_fact(P, unsafe([wolf,goat], Reason)).
%       Reason = eats(wolf, goat).

puzzle_fact(puzzle(_, Source, Parameters, _), Fact) :-
    fact(Source, Parameters, Fact).

fact(module(Module), Parameters, Fact) :-
    b_setval(crossing_parameters, Module-Parameters),
    functor(Fact, Name, Arity),
    current_predicate(Module:Name/Arity),
    catch(call(Module:Fact), error(existence_error(procedure, PI), _), unknown_predicate(Module, PI)).
fact(data(Facts), _, Fact) :-
    member(Fact, Facts).

% A rule of the puzzle calls a predicate that nobody defines, most often a misspelt one.
unknown_predicate(Module, PI) :-
    (   PI = _:Plain
    ->  true
    ;   Plain = PI
    ),
    puzzle_error(unknown_predicate(Module, Plain)).

%!  parameter_value(+Module, +Name, +Default, -Value) is det.
%
%   True when Value is the parameter Name of the puzzle in Module: the value of the puzzle whose rule
%   is being called, and otherwise Default, so that the rules can be tried by hand.
%
%       ?- parameter_value(jealous_husbands, couples, 3, Value).
%       Value = 3.

parameter_value(Module, Name, Default, Value) :-
    (   nb_current(crossing_parameters, Module-Parameters),
        memberchk(Name=Set, Parameters)
    ->  Value = Set
    ;   Value = Default
    ).


                /*******************************
                *          PARAMETERS          *
                *******************************/

%!  puzzle_parameters(+Spec, -Declarations) is det.
%
%   True when Declarations lists `parameter(Name, Default, Type, Text)` for the parameters that the
%   puzzle of Spec takes.
%
%       ?- puzzle_parameters(missionaries_cannibals, [First|_]).
%       First = parameter(missionaries, 3, integer(0, 30), "number of missionaries").

puzzle_parameters(Spec, Declarations) :-
    source(Spec, _, Source, _),
    declarations(Source, Declarations).

declarations(Source, Declarations) :-
    findall(parameter(Name, Default, Type, Text),
            (   fact(Source, [], parameter(Name, Default, Type, Text))
            ;   fact(Source, [], parameter(Name, Default, Type)),
                Text = ""
            ),
            Declarations).


                /*******************************
                *          PROPERTIES          *
                *******************************/

%!  puzzle_property(+Puzzle, ?Property) is nondet.
%
%   True when Property is one of
%
%     - name(Name), title(Text), source(Text)
%     - parameters(Settings), defaults(Settings): lists of Parameter=Value, in declared order
%     - passengers(List), rowers(List): in the order in which they were declared
%     - seats(N), load_limit(W or inf), weights(Pairs)
%     - timed(Bool), durations(List of Who-Time): those that duration/2 gives as facts
%     - declarations(Facts), declared(Rules): the rules as the puzzle has them, and as crossing_declared
%       reads them
%     - places(List), legs(List of From-To), direct(true, false or landable)
%     - boat(Start, Goal or anywhere)
%     - starts(List of Passenger-Place), goals(List of Passenger-Place)
%     - symbols(Pairs), codes(Pairs), bank_names(Pairs): notation of the passengers
%     - faults(Faults), families(Families): unbound until known_faults/2 and families/3 have found them
%
%       ?- puzzle(wolf_goat_cabbage, P), puzzle_property(P, places(Places)).
%       Places = [west,east].

puzzle_property(puzzle(Name, _, Parameters, Properties), Property) :-
    (   Property = name(Name)
    ;   Property = parameters(Parameters)
    ;   nonvar(Property)
    ->  memberchk(Property, Properties)
    ;   member(Property, Properties)
    ).

%!  changed_puzzle(+Puzzle, +Properties, -Changed) is det.
%
%   True when Changed is Puzzle with Properties in place of its own.  What had been found about its passengers is
%   forgotten, since the change may tell them apart.
%
%       ?- puzzle(wolf_goat_cabbage, P), changed_puzzle(P, [seats(3)], Q), puzzle_property(Q, seats(N)).
%       N = 3, P = _, Q = _.

changed_puzzle(puzzle(Name, Source, Parameters, Properties0), Changes, puzzle(Name, Source, Parameters, Properties)) :-
    foldl(changed_property, [faults(_),families(_)|Changes], Properties0, Properties).

changed_property(Property, Properties0, Properties) :-
    functor(Property, Name, Arity),
    functor(Old, Name, Arity),
    once(select(Old, Properties0, Property, Properties)).

properties(Puzzle,
           [ defaults(Defaults), title(Title), source(Source), passengers(Passengers), rowers(Rowers), seats(Seats),
             load_limit(LoadLimit), weights(Weights), timed(Timed), durations(Durations),
             declarations(Declared), declared(Rules), places(Places), legs(Legs), direct(Direct),
             boat(BoatStart, BoatGoal), starts(Starts), goals(Goals),
             symbols(Symbols), codes(Codes), bank_names(BankNames), faults(_), families(_)
           ]) :-
    Puzzle = puzzle(Name, From, _, _),
    declarations(From, Declarations),
    findall(Parameter=Default, member(parameter(Parameter, Default, _, _), Declarations), Defaults),
    single(Puzzle, title(Title), Name),
    single(Puzzle, source(Source), ""),
    all(Puzzle, P, passenger(P), Passengers),
    check_passengers(Passengers),
    all(Puzzle, R, rower(R), Rowing),
    named(rower/1, Rowing, Passengers, Rowers),
    single(Puzzle, boat(Seats), none),
    single(Puzzle, load_limit(LoadLimit), inf),
    all(Puzzle, W1-W2, weight(W1, W2), Weights0),
    each_named(weight/2, Weights0, Passengers, Weights),
    (   puzzle_has(Puzzle, duration/2)
    ->  Timed = true
    ;   Timed = false
    ),
    durations(Puzzle, Passengers, Durations),
    findall(Fact, ( declared_fact(Fact, _), puzzle_fact(Puzzle, Fact) ), Declared),
    declared_rules(Declared, Passengers, Rules),
    all(Puzzle, Place, place(Place), Places0),
    (   Places0 == []
    ->  Places = [west,east]
    ;   Places = Places0
    ),
    check_places(Places),
    single(Puzzle, direct(Direct), true),
    legs(Puzzle, Places, Direct, Legs),
    Places = [First|_],
    last(Places, Last),
    all(Puzzle, S1-S2, start(S1, S2), Starts0),
    all(Puzzle, G1-G2, goal(G1, G2), Goals0),
    whereabouts(start/2, Starts0, Passengers, Places, StartOf),
    whereabouts(goal/2, Goals0, Passengers, [anywhere|Places], GoalOf),
    place_of(StartOf, First, boat, boat-BoatStart),
    place_of(GoalOf, anywhere, boat, boat-BoatGoal),
    maplist(place_of(StartOf, First), Passengers, Starts),
    maplist(place_of(GoalOf, Last), Passengers, Goals),
    all(Puzzle, P1-Symbol, symbol(P1, Symbol), OwnSymbols),
    symbols(OwnSymbols, Passengers, Symbols),
    all(Puzzle, P2-Code, code(P2, Code), OwnCodes),
    codes(OwnCodes, Passengers, Codes),
    all(Puzzle, P3-BankName, bank_name(P3, BankName), OwnNames),
    bank_names(OwnNames, Passengers, BankNames).

all(Puzzle, Template, Fact, Values) :-
    findall(Template, puzzle_fact(Puzzle, Fact), Values).

% The only value of a fact that may be given once.
single(Puzzle, Fact, Default) :-
    arg(1, Fact, Value),
    findall(Value, puzzle_fact(Puzzle, Fact), Values0),
    sort(0, @=<, Values0, Values),
    (   Values = [Value]
    ->  true
    ;   Values = [First,Second|_],
        First \== Second
    ->  functor(Fact, Name, Arity),
        puzzle_error(two_values(Name/Arity, First, Second))
    ;   Values = [Value|_]
    ->  true
    ;   Value = Default
    ).

puzzle_has(puzzle(_, module(Module), _, _), Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, number_of_clauses(N)),
    N > 0.
puzzle_has(puzzle(_, data(Facts), _, _), Name/Arity) :-
    functor(Head, Name, Arity),
    memberchk(Head, Facts).

check_passengers(Passengers) :-
    (   Passengers == []
    ->  puzzle_error(no_passengers)
    ;   member(P, Passengers),
        \+ is_name(P)
    ->  puzzle_error(bad_name(passenger, P))
    ;   member(P, [all,boat]),
        memberchk(P, Passengers)
    ->  puzzle_error(reserved(passenger, P))
    ;   repeated(Passengers, P)
    ->  puzzle_error(repeated(passenger, P))
    ;   true
    ).

check_places(Places) :-
    (   member(P, Places),
        \+ is_name(P)
    ->  puzzle_error(bad_name(place, P))
    ;   member(P, [anywhere,boat]),
        memberchk(P, Places)
    ->  puzzle_error(reserved(place, P))
    ;   repeated(Places, P)
    ->  puzzle_error(repeated(place, P))
    ;   Places = [_,_|_]
    ->  true
    ;   puzzle_error(few_places(Places))
    ).

is_name(Name) :-
    callable(Name),
    ground(Name),
    Name \== '',
    \+ is_list(Name).

repeated(List, X) :-
    append(_, [X|Rest], List),
    memberchk(X, Rest).

% Where passengers, and the boat, are said to be: as each_named/4 has it.
whereabouts(Where, Pairs0, Passengers, Places, Pairs) :-
    forall(member(_-Place, Pairs0),
           (   \+ is_name(Place)
           ->  puzzle_error(bad_name(place, Place))
           ;   memberchk(Place, Places)
           ->  true
           ;   puzzle_error(unknown_place(Where, Place, Places))
           )),
    partition(of_boat, Pairs0, OfBoat, OfPassengers),
    check_single(Where, OfBoat),
    each_named(Where, OfPassengers, Passengers, Pairs1),
    append(OfBoat, Pairs1, Pairs).

of_boat(Who-_) :-
    Who == boat.

% Pairs of a passenger and its value from pairs of a name and a value: a passenger's own name counts
% before its kind, and its kind before `all`.
each_named(Where, Pairs0, Passengers, Pairs) :-
    forall(member(Name-_, Pairs0),
           (   is_name(Name)
           ->  named(Where, [Name], Passengers, _)
           ;   puzzle_error(bad_name(passenger, Name))
           )),
    check_single(Where, Pairs0),
    findall(P-Value, ( member(P, Passengers), value_of(Pairs0, P, Value) ), Pairs).

value_of(Pairs, P, Value) :-
    (   memberchk(P-Value0, Pairs)
    ->  Value = Value0
    ;   member(Name-Value0, Pairs),
        Name \== all,
        names(Name, P)
    ->  Value = Value0
    ;   memberchk(all-Value, Pairs)
    ).

% Nobody is given two different values.
check_single(Where, Pairs) :-
    (   append(_, [P-First|Rest], Pairs),
        member(P-Second, Rest),
        First \== Second
    ->  puzzle_error(two_values(Where, P-First, P-Second))
    ;   true
    ).

place_of(Pairs, Default, P, P-Place) :-
    (   memberchk(P-Place0, Pairs)
    ->  Place = Place0
    ;   Place = Default
    ).

% The durations that are facts; those that are rules are asked for when a party is known.
durations(Puzzle, Passengers, Durations) :-
    findall(Who-Time, ( duration_fact(Puzzle, Who, Time), ground(Who-Time) ), Durations),
    forall(member(Who-_, Durations),
           (   is_list(Who)
           ->  named(duration/2, Who, Passengers, _)
           ;   named(duration/2, [Who], Passengers, _)
           )),
    maplist(sorted_party, Durations, Sorted),
    check_single(duration/2, Sorted).

sorted_party(Who-Time, Sorted-Time) :-
    (   is_list(Who)
    ->  msort(Who, Sorted)
    ;   Sorted = Who
    ).

duration_fact(puzzle(_, data(Facts), _, _), Who, Time) :-
    member(duration(Who, Time), Facts).
duration_fact(puzzle(_, module(Module), _, _), Who, Time) :-
    current_predicate(Module:duration/2),
    clause(Module:duration(Who, Time), true).

% The legs that the boat can row: those of route/2, otherwise between all pairs of places, or between
% neighbours only when every trip must stop at each place it passes.
legs(Puzzle, Places, Direct, Legs) :-
    all(Puzzle, From-To, route(From, To), Routes),
    (   Routes \== []
    ->  forall(( member(A-B, Routes), member(Place, [A,B]) ),
               (   \+ is_name(Place)
               ->  puzzle_error(bad_name(place, Place))
               ;   memberchk(Place, Places)
               ->  true
               ;   puzzle_error(unknown_place(route/2, Place, Places))
               )),
        include(two_places, Routes, Legs0),
        list_to_set(Legs0, Legs)
    ;   findall(A-B, leg(Direct, Places, A, B), Legs)
    ).

two_places(A-B) :-
    A \== B.

leg(Direct, Places, From, To) :-
    nth1(I, Places, From),
    nth1(J, Places, To),
    I =\= J,
    (   Direct == false
    ->  abs(I-J) =:= 1
    ;   true
    ).
