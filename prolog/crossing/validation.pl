:- module(crossing_validation,
          [ valid_puzzle/2              % +Spec, -Puzzle
          ]).
:- use_module(library(lists)).
:- use_module(errors).
:- use_module(narration).
:- use_module(rules).
:- use_module(vocabulary).

/** <module> Checks of a puzzle before it is searched

Names are checked where the puzzle is read; here are the checks that need all of it: that somebody can
row, that the boat can leave, and that the start breaks no rule.
*/

%!  valid_puzzle(+Spec, -Puzzle) is det.
%
%   True when Puzzle is the puzzle that Spec names, and it can be searched.
%
%       ?- valid_puzzle(wolf_goat_cabbage, P), puzzle_property(P, rowers(Rowers)).
%       Rowers = [farmer].
%
%   @throws puzzle_error(Kind) with what is wrong: see crossing_errors.

valid_puzzle(Spec, Puzzle) :-
    puzzle(Spec, Puzzle),
    check_boat(Puzzle),
    check_weights(Puzzle),
    check_required(Puzzle),
    check_durations(Puzzle),
    check_legs(Puzzle),
    check_notation(Puzzle),
    check_start(Puzzle).

check_boat(Puzzle) :-
    puzzle_property(Puzzle, seats(Seats)),
    (   Seats == none
    ->  puzzle_error(no_boat)
    ;   integer(Seats),
        Seats >= 1
    ->  true
    ;   puzzle_error(bad_seats(Seats))
    ),
    puzzle_property(Puzzle, rowers(Rowers)),
    (   Rowers == []
    ->  puzzle_error(no_rower)
    ;   true
    ).

check_weights(Puzzle) :-
    puzzle_property(Puzzle, weights(Weights)),
    puzzle_property(Puzzle, load_limit(Limit)),
    forall(member(P-W, Weights),
           (   number(W),
               W >= 0
           ->  true
           ;   puzzle_error(bad_value(weight(P), weight, W))
           )),
    (   Limit == inf
    ->  true
    ;   \+ ( number(Limit), Limit > 0 )
    ->  puzzle_error(bad_value(load_limit/1, positive, Limit))
    ;   puzzle_property(Puzzle, rowers(Rowers)),
        forall(member(R, Rowers), \+ boards(Puzzle, [R]))
    ->  puzzle_error(too_heavy(Limit))
    ;   true
    ).

check_required(Puzzle) :-
    puzzle_property(Puzzle, declared(Rules)),
    puzzle_property(Puzzle, seats(Seats)),
    forall(( member(required(Party), Rules), length(Party, Number), Number > Seats ),
           puzzle_error(required_too_many(Party, Seats))).

% Where only passengers have durations, everybody needs one; parties and rules are asked when they ride.
check_durations(Puzzle) :-
    puzzle_property(Puzzle, durations(Durations)),
    forall(member(Who-Time, Durations),
           (   number(Time),
               Time > 0
           ->  true
           ;   is_list(Who)
           ->  puzzle_error(no_duration(Who))
           ;   puzzle_error(no_duration([Who]))
           )),
    (   Durations == []
    ->  true
    ;   member(Who-_, Durations),
        is_list(Who)
    ->  true
    ;   puzzle_property(Puzzle, passengers(Passengers)),
        forall(member(P, Passengers), trip_duration(Puzzle, [P], _))
    ).

check_legs(Puzzle) :-
    puzzle_property(Puzzle, legs(Legs)),
    (   Legs == []
    ->  puzzle_error(no_way)
    ;   true
    ),
    puzzle_property(Puzzle, direct(Direct)),
    (   memberchk(Direct, [true, false, landable])
    ->  true
    ;   puzzle_error(bad_value(direct/1, oneof([true, false, landable]), Direct))
    ).

check_notation(Puzzle) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    forall(( member(Fact, [symbol(P, _), code(P, _), bank_name(P, _)]),
             puzzle_fact(Puzzle, Fact) ),
           (   memberchk(P, Passengers)
           ->  true
           ;   functor(Fact, Name, Arity),
               puzzle_error(unknown_passenger(Name/Arity, P, Passengers))
           )),
    puzzle_property(Puzzle, codes(Codes)),
    forall(member(P-Code, Codes),
           (   integer(Code),
               Code > 0
           ->  true
           ;   puzzle_error(bad_value(code(P), integer(1, inf), Code))
           )).

check_start(Puzzle) :-
    initial_state(Puzzle, State),
    (   state_fault(Puzzle, State, Place, Reason)
    ->  fault_text(en, Place, Reason, Text),
        puzzle_error(unsafe_start(Text))
    ;   true
    ).
