:- module(crossing_vocabulary,
          [ puzzle/2,                   % +Spec, -Puzzle
            puzzle_fact/2,              % +Puzzle, ?Fact
            puzzle_property/2,          % +Puzzle, ?Property
            puzzle_parameters/2,        % +Spec, -Declarations
            parameter_value/4           % +Module, +Name, +Default, -Value
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(errors).
:- use_module(loading).

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
    parameters(Name, Source, Settings, Parameters),
    Bare = puzzle(Name, Source, Parameters, []),
    properties(Bare, Properties),
    Puzzle = puzzle(Name, Source, Parameters, Properties).

source(Spec, _, _, _) :-
    var(Spec),
    !,
    instantiation_error(Spec).
source(data(Name, Facts), Name, data(Facts), []) :-
    !,
    must_be(list, Facts).
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

parameters(Puzzle, Source, Settings, Parameters) :-
    declarations(Source, Declarations),
    maplist(setting(Puzzle, Declarations), Settings, Given),
    no_repeats(Given),
    maplist(given_or_default(Given), Declarations, Parameters).

setting(Puzzle, Declarations, Setting, Name=Value) :-
    (   nonvar(Setting),
        ( Setting = (Name=Value0) ; Setting =.. [Name,Value0] ),
        atom(Name)
    ->  true
    ;   puzzle_error(not_a_setting(Setting))
    ),
    (   memberchk(parameter(Name, _, Type, _), Declarations)
    ->  (   parameter_type(Type, Value0, Value)
        ->  true
        ;   puzzle_error(bad_parameter(Name, Type, Value0))
        )
    ;   findall(Known, member(parameter(Known, _, _, _), Declarations), Names),
        puzzle_error(unknown_parameter(Puzzle, Name, Names))
    ).

no_repeats(Given) :-
    (   append(_, [Name=_|Rest], Given),
        memberchk(Name=_, Rest)
    ->  puzzle_error(repeated_parameter(Name))
    ;   true
    ).

given_or_default(Given, parameter(Name, Default, _, _), Name=Value) :-
    (   memberchk(Name=Set, Given)
    ->  Value = Set
    ;   Value = Default
    ).

% parameter_type(+Type, +Given, -Value): a string, which comes from a command line, is read as a term.
parameter_type(Type, Given, Value) :-
    (   string(Given)
    ->  catch(term_string(Term, Given, [variable_names(Variables)]), error(syntax_error(_), _), fail),
        Variables == [],
        Term \== end_of_file,          % nothing was given
        parameter_of_type(Type, Term, Value)
    ;   ground(Given),
        parameter_of_type(Type, Given, Value)
    ).

parameter_of_type(integer(Low, High), Value0, Value) =>
    integer(Value0),
    Value0 >= Low,
    ( High == inf -> true ; Value0 =< High ),
    Value = Value0.
parameter_of_type(boolean, Value0, Value) =>
    memberchk(Value0-Value, [true-true, false-false, yes-true, no-false]).
parameter_of_type(oneof(Values), Value0, Value) =>
    memberchk(Value0, Values),
    Value = Value0.
parameter_of_type(rowers, Value0, Value) =>
    (   is_list(Value0)
    ->  Value = Value0
    ;   comma_list(Value0, Value)
    ),
    Value \== [],
    maplist(callable, Value).
parameter_of_type(Type, Value0, Value) =>
    is_of_type(Type, Value0),
    Value = Value0.


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
%     - seats(N), load_limit(W or inf), weights(Pairs), timed(Bool)
%     - places(List), legs(List of From-To), direct(true, false or landable)
%     - boat(Start, Goal or anywhere)
%     - starts(List of Passenger-Place), goals(List of Passenger-Place)
%     - symbols(Pairs), codes(Pairs), bank_names(Pairs): notation of the passengers
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

properties(Puzzle,
           [ defaults(Defaults), title(Title), source(Source), passengers(Passengers), rowers(Rowers), seats(Seats),
             load_limit(LoadLimit), weights(Weights), timed(Timed), places(Places), legs(Legs),
             direct(Direct), boat(BoatStart, BoatGoal), starts(Starts), goals(Goals),
             symbols(Symbols), codes(Codes), bank_names(BankNames)
           ]) :-
    Puzzle = puzzle(Name, From, _, _),
    declarations(From, Declarations),
    findall(Parameter=Default, member(parameter(Parameter, Default, _, _), Declarations), Defaults),
    single(Puzzle, title(Title), Name),
    single(Puzzle, source(Source), ""),
    all(Puzzle, P, passenger(P), Passengers),
    check_passengers(Passengers),
    all(Puzzle, R, rower(R), Rowing),
    expand_kinds(rower/1, Rowing, Passengers, Rowers),
    single(Puzzle, boat(Seats), none),
    single(Puzzle, load_limit(LoadLimit), inf),
    all(Puzzle, W1-W2, weight(W1, W2), Weights),
    check_single(weight/2, Weights),
    (   puzzle_has(Puzzle, duration/2)
    ->  Timed = true
    ;   Timed = false
    ),
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
    check_names(start/2, Starts0, Passengers, Places),
    check_names(goal/2, Goals0, Passengers, [anywhere|Places]),
    whereabouts(boat, Starts0, First, BoatStart),
    whereabouts(boat, Goals0, anywhere, BoatGoal),
    maplist(place_of(Starts0, First), Passengers, Starts),
    maplist(place_of(Goals0, Last), Passengers, Goals),
    symbols(Puzzle, Passengers, Symbols),
    codes(Puzzle, Passengers, Codes),
    bank_names(Puzzle, Passengers, BankNames).

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
    ;   repeated(Passengers, P)
    ->  puzzle_error(repeated(passenger, P))
    ;   true
    ).

check_places(Places) :-
    (   member(P, Places),
        \+ is_name(P)
    ->  puzzle_error(bad_name(place, P))
    ;   repeated(Places, P)
    ->  puzzle_error(repeated(place, P))
    ;   Places = [_,_|_]
    ->  true
    ;   puzzle_error(few_places(Places))
    ).

is_name(Name) :-
    callable(Name),
    ground(Name),
    Name \== ''.

repeated(List, X) :-
    append(_, [X|Rest], List),
    memberchk(X, Rest).

check_names(Where, Pairs, Passengers, Places) :-
    forall(member(P-Place, Pairs),
           (   \+ is_name(P)
           ->  puzzle_error(bad_name(passenger, P))
           ;   \+ is_name(Place)
           ->  puzzle_error(bad_name(place, Place))
           ;   P \== boat,
               \+ memberchk(P, Passengers)
           ->  puzzle_error(unknown_passenger(Where, P, Passengers))
           ;   \+ memberchk(Place, Places)
           ->  puzzle_error(unknown_place(Where, Place, Places))
           ;   true
           )),
    check_single(Where, Pairs).

% Nobody is given two different values.
check_single(Where, Pairs) :-
    (   append(_, [P-First|Rest], Pairs),
        member(P-Second, Rest),
        First \== Second
    ->  puzzle_error(two_values(Where, P-First, P-Second))
    ;   true
    ).

% Rowers may be given by name, by kind (`husband`), or as `all`; the result is in declared order.
expand_kinds(Where, Given, Passengers, Chosen) :-
    forall(member(G, Given),
           (   member(P, Passengers),
               names(G, P)
           ->  true
           ;   puzzle_error(unknown_passenger(Where, G, Passengers))
           )),
    include(named_by(Given), Passengers, Chosen).

named_by(Given, Passenger) :-
    member(G, Given),
    names(G, Passenger),
    !.                                  % named once is enough

names(G, P) :-
    (   G == P
    ->  true
    ;   G == all
    ->  true
    ;   atom(G),
        compound(P),
        functor(P, G, _)
    ).

whereabouts(Who, Pairs, Default, Place) :-
    (   memberchk(Who-Place0, Pairs)
    ->  Place = Place0
    ;   Place = Default
    ).

place_of(Pairs, Default, P, P-Place) :-
    whereabouts(P, Pairs, Default, Place).

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


                /*******************************
                *           NOTATION           *
                *******************************/

% Symbols: the puzzle's own, otherwise capitalised initials, lengthened until they differ.
symbols(Puzzle, Passengers, Symbols) :-
    all(Puzzle, P-S, symbol(P, S), Given),
    findall(P-S,
            ( member(P, Passengers),
              (   memberchk(P-S0, Given)
              ->  atom_string(S, S0)
              ;   short_name(P, Passengers, S)
              )
            ),
            Symbols).

short_name(P, Passengers, Symbol) :-
    functor(P, Name, Arity),
    atom_length(Name, Length),
    findall(Other,
            ( member(Q, Passengers), functor(Q, Other, N), Other/N \== Name/Arity ),
            Others),
    (   between(1, Length, L),
        sub_atom(Name, 0, L, _, Prefix),
        \+ ( member(Other, Others), sub_atom(Other, 0, L, _, Prefix) )
    ->  true
    ;   Prefix = Name
    ),
    capitalised(Prefix, Capital),
    P =.. [_|Arguments],
    maplist(plain_text, Arguments, Texts),
    atomic_list_concat([Capital|Texts], Symbol).

plain_text(Term, Text) :-
    format(atom(Text), '~w', [Term]).

capitalised(Name, Capitalised) :-
    sub_atom(Name, 0, 1, _, First),
    sub_atom(Name, 1, _, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capitalised).

% Codes: the puzzle's own, otherwise powers of two in the order of the passengers.
codes(Puzzle, Passengers, Codes) :-
    all(Puzzle, P-C, code(P, C), Given),
    findall(P-C,
            ( nth0(I, Passengers, P),
              (   memberchk(P-C0, Given)
              ->  C = C0
              ;   C is 1<<I
              )
            ),
            Codes).

% Names in the bank notation, in the order in which it shows them.
bank_names(Puzzle, Passengers, BankNames) :-
    all(Puzzle, P-N, bank_name(P, N), Given),
    findall(P-N,
            (   member(P-N, Given)
            ;   member(P, Passengers),
                \+ memberchk(P-_, Given),
                plain_text(P, Name),
                capitalised(Name, N)
            ),
            BankNames).
