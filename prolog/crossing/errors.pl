:- module(crossing_errors,
          [ puzzle_error/1              % +Kind
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(spelling).

/** <module> What can be wrong with a puzzle, each in one sentence

All errors about a puzzle, its parameters or a plan are thrown here as error(puzzle_error(Kind), _).
The sentences say what is wrong and what would be right; they are the only place where these words
stand, for swipl and for Python alike.
*/

:- multifile prolog:error_message//1.

%!  puzzle_error(+Kind) is erroneous.
%
%   Throws error(puzzle_error(Kind), _).
%
%       ?- puzzle_error(no_passengers).
%       throws(puzzle_error(no_passengers)).
%
%   @throws puzzle_error(Kind)

puzzle_error(Kind) :-
    throw(error(puzzle_error(Kind), _)).

prolog:error_message(puzzle_error(Kind)) -->
    sentence(Kind).

% Finding and loading a puzzle
sentence(unknown_puzzle(Name, [])) -->
    [ 'there is no puzzle called ~w: see the list of puzzles, or name a file that ends in .pl'-[Name] ].
sentence(unknown_puzzle(Name, [Near|More])) -->
    [ 'there is no puzzle called ~w; did you mean '-[Name] ],
    alternatives([Near|More]),
    [ '?'-[] ].
sentence(no_file(File)) -->
    [ 'there is no puzzle file ~w'-[File] ].
sentence(not_prolog(File)) -->
    [ '~w is not a Prolog file: the name of a puzzle file ends in .pl'-[File] ].
sentence(cannot_load(File, [problem(Line, Text)|More])) -->
    (   { Line == none }
    ->  [ '~w cannot be loaded: ~w'-[File, Text] ]
    ;   [ '~w, line ~w: ~w'-[File, Line, Text] ]
    ),
    (   { More == [] }
    ->  []
    ;   { length(More, N) },
        [ ' (and ~d more)'-[N] ]
    ).
sentence(unknown_predicate(Module, Predicate)) -->
    [ 'a rule of ~w calls ~w, which is defined nowhere'-[Module, Predicate] ].

sentence(in_file(File, Kind)) -->
    [ '~w: '-[File] ],
    sentence(Kind).

% Parameters
sentence(unknown_parameter(Puzzle, Name, [])) -->
    [ '~w has no parameter ~w: it takes none'-[Puzzle, Name] ].
sentence(unknown_parameter(Puzzle, Name, [Known|More])) -->
    [ '~w has no parameter ~w: it takes '-[Puzzle, Name] ],
    list([Known|More]).
sentence(bad_parameter(Name, Type, Value)) -->
    [ '~w must be '-[Name] ],
    type(Type),
    [ ', not ~w'-[Value] ].
sentence(not_a_setting(Term)) -->
    [ 'a parameter is given as NAME=VALUE or name(value), not as ~p'-[Term] ].
sentence(repeated_parameter(Name)) -->
    [ 'the parameter ~w is given twice'-[Name] ].

% The puzzle itself
sentence(no_passengers) -->
    [ 'the puzzle has no passengers: it needs at least one passenger/1, such as passenger(farmer)'-[] ].
sentence(repeated(What, Term)) -->
    [ '~p is given twice as a ~w'-[Term, What] ].
sentence(bad_name(What, Term)) -->
    [ 'a ~w must be an atom or a compound without variables, such as farmer or husband(a), not ~p'-[What, Term] ].
sentence(unknown_passenger(Where, Passenger, Known)) -->
    [ '~w names ~p, who is no passenger: the passengers are '-[Where, Passenger] ],
    list(Known),
    meant(Passenger, Known).
sentence(unknown_place(Where, Place, Known)) -->
    [ '~w names ~p, which is no place: the places are '-[Where, Place] ],
    list(Known),
    meant(Place, Known).
sentence(reserved(What, Name)) -->
    [ 'a ~w must not be called ~w, which has a meaning of its own'-[What, Name] ].
sentence(not_ground(Fact)) -->
    { copy_term(Fact, Shown),
      term_variables(Shown, Open),
      maplist(=('$VAR'('_')), Open) },
    [ 'a rule or fact must not leave anything open, as ~p does'-[Shown] ].
sentence(unknown_fact(Fact, [])) -->
    [ '~p is no fact that a puzzle of data may have'-[Fact] ].
sentence(unknown_fact(Fact, [Near|More])) -->
    [ '~p is no fact that a puzzle of data may have; did you mean '-[Fact] ],
    alternatives([Near|More]),
    [ '?'-[] ].
sentence(no_conflict(A, B, [])) -->
    [ 'conflict(~p, ~p) joins nobody to anybody else'-[A, B] ].
sentence(no_conflict(A, B, Guards)) -->
    { Guards = [_|_] },
    [ 'conflict(~p, ~p, ~p) can never apply: the two are the same, or one of them is a guard'-[A, B, Guards] ].
sentence(against_itself(Rule, Passenger)) -->
    [ '~p counts ~p on both sides'-[Rule, Passenger] ].
sentence(no_owner(Thing, Owner)) -->
    [ 'owner/2 and owner/3 find no owner of ~p by the name ~p: two kinds are paired by their arguments, as wife(a) with husband(a)'-[Thing, Owner] ].
sentence(two_owners(Thing, Owner)) -->
    [ 'owner/2 and owner/3 find more than one owner of ~p by the name ~p'-[Thing, Owner] ].
sentence(lonely_party(forbidden/1, _)) -->
    [ 'forbidden/1 needs a party of at least one passenger'-[] ].
sentence(lonely_party(required/1, Party)) -->
    [ 'required/1 needs a party of at least two passengers, not ~p'-[Party] ].
sentence(required_forbidden(Party)) -->
    [ 'the party '-[] ],
    list(Party),
    [ ' is both required and forbidden'-[] ].
sentence(required_too_many(Party, Seats)) -->
    [ 'the required party '-[] ],
    list(Party),
    [ ' does not fit in a boat with ~w seats'-[Seats] ].
sentence(no_rower) -->
    [ 'nobody can row: at least one passenger must be named by rower/1, such as rower(farmer)'-[] ].
sentence(no_boat) -->
    [ 'the boat has no seats: boat/1 must give a whole number from 1, such as boat(2)'-[] ].
sentence(bad_seats(Seats)) -->
    [ 'the boat must have a whole number of seats from 1, not ~p'-[Seats] ].
sentence(two_values(Predicate, First, Second)) -->
    [ '~w can be given once, but is both ~p and ~p'-[Predicate, First, Second] ].
sentence(few_places(Places)) -->
    [ 'a crossing needs at least two places, not ~p'-[Places] ].
sentence(no_way) -->
    [ 'no route leads anywhere: route/2 must join at least two places'-[] ].
sentence(bad_value(What, Type, Value)) -->
    [ '~w must be '-[What] ],
    type(Type),
    [ ', not ~p'-[Value] ].
sentence(too_heavy(Limit)) -->
    [ 'no rower is light enough for the boat, which bears ~w'-[Limit] ].
sentence(no_duration(Party)) -->
    [ 'duration/2 gives no positive time for the party '-[] ],
    list(Party).
sentence(unsafe_start(Reason)) -->
    [ 'the start already breaks a rule: ~w'-[Reason] ].

% Plans
sentence(bad_plan_line(Line, Text, Example)) -->
    [ 'line ~w of the plan is not a trip: "~w"; a trip names its party, and where it goes when there are more than two places, as in "~w"'-[Line, Text, Example] ].
sentence(unknown_in_plan(Trip, Name, Known)) -->
    [ 'trip ~w names ~w, who is no passenger: the passengers are '-[Trip, Name] ],
    list(Known).
sentence(unknown_place_in_plan(Trip, Name, Known)) -->
    [ 'trip ~w names ~w, which is no place: the places are '-[Trip, Name] ],
    list(Known).
sentence(no_destination(Trip, Known)) -->
    [ 'trip ~w does not say where it goes: there are more than two places ('-[Trip] ],
    list(Known),
    [ ')'-[] ].

type(integer(Low, inf)) -->
    !,
    [ 'a whole number from ~w'-[Low] ].
type(integer(Low, High)) -->
    !,
    [ 'a whole number from ~w to ~w'-[Low, High] ].
type(boolean) -->
    !,
    [ 'true or false'-[] ].
type(oneof(Values)) -->
    !,
    alternatives(Values).
type(rowers) -->
    !,
    [ 'all, or a list of passengers and kinds of passengers such as husband,wife(a)'-[] ].
type(nonneg) -->
    !,
    [ 'a whole number from 0'-[] ].
type(number) -->
    !,
    [ 'a number'-[] ].
type(positive) -->
    !,
    [ 'a number above 0'-[] ].
type(weight) -->
    !,
    [ 'a number from 0'-[] ].
type(list(Type)) -->
    !,
    [ 'a list, parted by commas, of which each must be '-[] ],
    type(Type).
type(Type) -->
    [ 'of type ~p'-[Type] ].

list([Last]) -->
    [ '~p'-[Last] ].
list([First,Last]) -->
    !,
    [ '~p and ~p'-[First, Last] ].
list([First|Rest]) -->
    { Rest = [_,_|_] },
    [ '~p, '-[First] ],
    list(Rest).

meant(Given, Known) -->
    { nearest(Given, Known, Near) },
    !,
    [ '; did you mean ~p?'-[Near] ].
meant(_, _) -->
    [].

alternatives([Last]) -->
    [ '~w'-[Last] ].
alternatives([First,Last]) -->
    !,
    [ '~w or ~w'-[First, Last] ].
alternatives([First|Rest]) -->
    { Rest = [_,_|_] },
    [ '~w, '-[First] ],
    alternatives(Rest).
