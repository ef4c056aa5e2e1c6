:- module(crossing_rules,
          [ initial_state/2,            % +Puzzle, -State
            goal_state/2,               % +Puzzle, +State
            trip/4,                     % +Puzzle, +State, -Trip, -Next
            propose/3,                  % +Puzzle, +State, -Trip
            boards/2,                   % +Puzzle, +Party
            party/3,                    % +Puzzle, +Group, -Party
            after_trip/4,               % +Puzzle, +State, +Trip, -Next
            trip_fault/5,               % +Puzzle, +State, +Trip, -Place, -Reason
            state_fault/4,              % +Puzzle, +State, -Place, -Reason
            boat_fault/3,               % +Puzzle, +Party, -Reason
            group_fault/3,              % +Puzzle, +Group, -Reason
            places_between/4,           % +Puzzle, +From, +To, -Places
            trip_duration/3             % +Puzzle, +Party, -Time
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(declared).
:- use_module(errors).
:- use_module(vocabulary).

/** <module> The rules of a river crossing

A *state* is `state(Boat, Groups)`: the place of the boat, and for every place, in the order of the
puzzle, Place-Group with the passengers there in the order of the puzzle.

A *trip* is `trip(Party, From, To)`: the passengers of Party get into the boat at From, and all land at
To.

Trips are proposed by one predicate and judged by another, so that a proposal that breaks a rule can be
shown with its reason.  A group of passengers is judged wherever people are together: at the place that
was left, in the boat, and at the place of arrival.
*/

%!  initial_state(+Puzzle, -State) is det.
%
%   True when State is the start of Puzzle.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, S).
%       S = state(west, [west-[farmer,wolf,goat,cabbage], east-[]]).

initial_state(Puzzle, state(Boat, Groups)) :-
    puzzle_property(Puzzle, boat(Boat, _)),
    puzzle_property(Puzzle, starts(Starts)),
    puzzle_property(Puzzle, places(Places)),
    maplist(group_at(Starts), Places, Groups).

group_at(Whereabouts, Place, Place-Group) :-
    findall(P, member(P-Place, Whereabouts), Group).

%!  goal_state(+Puzzle, +State) is semidet.
%
%   True when everybody, and the boat where the puzzle says so, is where they should be in State.
%
%       ?- puzzle(wolf_goat_cabbage, P),
%          goal_state(P, state(east, [west-[], east-[farmer,wolf,goat,cabbage]])).
%       true.

goal_state(Puzzle, state(Boat, Groups)) :-
    puzzle_property(Puzzle, boat(_, BoatGoal)),
    ( BoatGoal == anywhere -> true ; BoatGoal == Boat ),
    puzzle_property(Puzzle, goals(Goals)),
    forall(( member(P-Place, Goals), Place \== anywhere ),
           ( memberchk(Place-Group, Groups), memberchk(P, Group) )).

%!  trip(+Puzzle, +State, -Trip, -Next) is nondet.
%
%   True when Trip is a legal trip from State to Next.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, S), trip(P, S, Trip, _).
%       Trip = trip([farmer,goat], west, east) ;
%       false.

trip(Puzzle, State, Trip, Next) :-
    propose(Puzzle, State, Trip),
    \+ trip_fault(Puzzle, State, Trip, _, _),
    after_trip(Puzzle, State, Trip, Next).

%!  propose(+Puzzle, +State, -Trip) is nondet.
%
%   True when the boat could put out on Trip from State: the party is at the boat, has a rower, a seat
%   for everybody and no more weight than the boat bears, and a route leads there.  Whether anyone
%   would come to harm is not asked.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, S), propose(P, S, Trip).
%       Trip = trip([farmer,wolf], west, east) ;
%       Trip = trip([farmer,goat], west, east) ;
%       Trip = trip([farmer,cabbage], west, east) ;
%       Trip = trip([farmer], west, east) ;
%       false.

propose(Puzzle, state(From, Groups), trip(Party, From, To)) :-
    memberchk(From-Group, Groups),
    puzzle_property(Puzzle, legs(Legs)),
    party(Puzzle, Group, Party),
    member(From-To, Legs).

%!  party(+Puzzle, +Group, -Party) is nondet.
%
%   True when Party, some passengers of Group in its order, may get into the boat.
%
%       ?- puzzle(wolf_goat_cabbage, P), party(P, [farmer,cabbage], Party).
%       Party = [farmer,cabbage] ;
%       Party = [farmer] ;
%       false.

party(Puzzle, Group, Party) :-
    puzzle_property(Puzzle, seats(Seats)),
    some_of(Group, Seats, Party),
    boards(Puzzle, Party).

% At most Seats members of a list; those with the first member come first.
some_of([], _, []).
some_of([X|Xs], Seats, Some) :-
    (   Seats > 0,
        Seats1 is Seats-1,
        Some = [X|More],
        some_of(Xs, Seats1, More)
    ;   some_of(Xs, Seats, Some)
    ).

%!  boards(+Puzzle, +Party) is semidet.
%
%   True when nothing about the boat forbids Party: see boat_fault/3.
%
%       ?- puzzle(wolf_goat_cabbage, P), boards(P, [wolf]).
%       false.

boards(Puzzle, Party) :-
    \+ boat_fault(Puzzle, Party, _).

%!  boat_fault(+Puzzle, +Party, -Reason) is nondet.
%
%   True when the boat cannot put out with Party for Reason: `empty_boat`, `no_rower(Party)`,
%   `too_many(Number, Seats)`, `too_heavy(Weight, Limit)`, or a reason of declared_boat_fault/3.
%
%       ?- puzzle(wolf_goat_cabbage, P), boat_fault(P, [wolf], Reason).
%       Reason = no_rower([wolf]) ;
%       false.

boat_fault(_, Party, empty_boat) :-
    \+ member(_, Party).
boat_fault(Puzzle, Party, no_rower(Party)) :-
    puzzle_property(Puzzle, rowers(Rowers)),
    once(member(_, Party)),
    \+ ( member(P, Party), memberchk(P, Rowers) ).
boat_fault(Puzzle, Party, too_many(Number, Seats)) :-
    puzzle_property(Puzzle, seats(Seats)),
    length(Party, Number),
    Number > Seats.
boat_fault(Puzzle, Party, too_heavy(Weight, Limit)) :-
    puzzle_property(Puzzle, load_limit(Limit)),
    Limit \== inf,
    puzzle_property(Puzzle, weights(Weights)),
    foldl(add_weight(Weights), Party, 0, Weight),
    Weight > Limit.
boat_fault(Puzzle, Party, Reason) :-
    puzzle_property(Puzzle, declared(Rules)),
    declared_boat_fault(Rules, Party, Reason).

add_weight(Weights, P, Sum0, Sum) :-
    (   memberchk(P-W, Weights)
    ->  Sum is Sum0+W
    ;   Sum = Sum0
    ).

%!  after_trip(+Puzzle, +State, +Trip, -Next) is det.
%
%   True when Trip leads from State to Next, whether legal or not.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, S0), after_trip(P, S0, trip([farmer,goat], west, east), S).
%       S = state(east, [west-[wolf,cabbage], east-[farmer,goat]]).

after_trip(Puzzle, state(_, Groups0), trip(Party, From, To), state(To, Groups)) :-
    maplist(move_party(Puzzle, Party, From, To), Groups0, Groups).

move_party(Puzzle, Party, From, To, Place-Group0, Place-Group) :-
    (   Place == From
    ->  subtract(Group0, Party, Group)
    ;   Place == To
    ->  joined(Puzzle, Group0, Party, Group)
    ;   Group = Group0
    ).

% Both groups together, in the order of the puzzle.
joined(Puzzle, Group, Party, Joined) :-
    append(Group, Party, Both),
    puzzle_property(Puzzle, passengers(Passengers)),
    intersection(Passengers, Both, Joined).

%!  trip_fault(+Puzzle, +State, +Trip, -Place, -Reason) is nondet.
%
%   True when Trip from State breaks a rule for Reason: at Place, a place or `boat`.  The place that
%   is left is judged first, then the boat, then each place where the party must be able to land on
%   the way, and last the place of arrival.
%
%       ?- puzzle(wolf_goat_cabbage, P), initial_state(P, S),
%          trip_fault(P, S, trip([farmer,wolf], west, east), Place, Reason).
%       Place = west, Reason = eats(goat, cabbage) ;
%       false.

trip_fault(Puzzle, State, Trip, Place, Reason) :-
    judged_group(Puzzle, State, Trip, Place, Group),
    group_fault(Puzzle, Group, Reason).

% The groups that must be safe for a trip, each with its place.
judged_group(Puzzle, State, Trip, Place, Group) :-
    Trip = trip(Party, From, To),
    after_trip(Puzzle, State, Trip, state(_, After)),
    (   Place = From
    ;   Place = boat
    ;   passed(Puzzle, From, To, Place)
    ;   Place = To
    ),
    (   Place == boat
    ->  Group = Party
    ;   memberchk(Place-Group0, After),
        (   ( Place == From ; Place == To )
        ->  Group = Group0
        ;   joined(Puzzle, Group0, Party, Group)
        )
    ).

% The places on the way where the party must be able to land.
passed(Puzzle, From, To, Place) :-
    puzzle_property(Puzzle, direct(landable)),
    places_between(Puzzle, From, To, Between),
    member(Place, Between).

%!  places_between(+Puzzle, +From, +To, -Places) is det.
%
%   True when Places are passed on the way from From to To, the places lying in a row.
%
%       ?- puzzle(jealous_husbands([island(true)]), P), places_between(P, east, west, Places).
%       Places = [island].

places_between(Puzzle, From, To, Between) :-
    puzzle_property(Puzzle, places(Places)),
    nth1(I, Places, From),
    nth1(J, Places, To),
    !,                                  % places are different
    findall(Place,
            ( nth1(K, Places, Place), K > min(I,J), K < max(I,J) ),
            Between).

%!  state_fault(+Puzzle, +State, -Place, -Reason) is nondet.
%
%   True when the group at Place breaks a rule for Reason.
%
%       ?- puzzle(wolf_goat_cabbage, P),
%          state_fault(P, state(west, [west-[farmer,wolf], east-[goat,cabbage]]), Place, Reason).
%       Place = east, Reason = eats(goat, cabbage) ;
%       false.

state_fault(Puzzle, state(_, Groups), Place, Reason) :-
    member(Place-Group, Groups),
    group_fault(Puzzle, Group, Reason).

%!  group_fault(+Puzzle, +Group, -Reason) is nondet.
%
%   True when the passengers of Group must not be together, for Reason: by the puzzle's own unsafe/2, or
%   by its declared rules (see declared_group_fault/3).
%
%       ?- puzzle(wolf_goat_cabbage, P), group_fault(P, [wolf,goat], Reason).
%       Reason = eats(wolf, goat).

group_fault(Puzzle, Group, Reason) :-
    puzzle_fact(Puzzle, unsafe(Group, Reason)).
group_fault(Puzzle, Group, Reason) :-
    puzzle_property(Puzzle, declared(Rules)),
    declared_group_fault(Rules, Group, Reason).

%!  trip_duration(+Puzzle, +Party, -Time) is det.
%
%   True when a trip of Party takes Time: the first of these that duration/2 gives, 1 where the puzzle
%   gives no durations at all.
%
%     - the time of the party, by a fact that lists it
%     - the time of its slowest passenger, by a fact for each
%     - the time of the party, by a rule: duration(Party, Time) is called with Party as a list
%     - the time of its slowest passenger, by a rule that is called with each passenger
%
%       ?- puzzle(data(torch, [passenger(boy), passenger(man), duration(boy, 1), duration(man, 5)]), P),
%          trip_duration(P, [boy,man], Time).
%       Time = 5.
%
%   @throws puzzle_error(no_duration(Party)) when duration/2 gives no positive number.

trip_duration(Puzzle, Party, Time) :-
    puzzle_property(Puzzle, timed(Timed)),
    (   Timed == false
    ->  Time = 1
    ;   given_duration(Puzzle, Party, Time0),
        number(Time0),
        Time0 > 0
    ->  Time = Time0
    ;   puzzle_error(no_duration(Party))
    ).

given_duration(Puzzle, Party, Time) :-
    (   puzzle_property(Puzzle, durations(Durations)),
        declared_duration(Durations, Party, Time0)
    ->  Time = Time0
    ;   puzzle_fact(Puzzle, duration(Party, Time0))
    ->  Time = Time0
    ;   maplist(passenger_duration(Puzzle), Party, Times),
        max_list(Times, Time)
    ).

passenger_duration(Puzzle, Passenger, Time) :-
    (   puzzle_fact(Puzzle, duration(Passenger, Time0))
    ->  Time = Time0
    ;   functor(Passenger, Kind, _),
        puzzle_fact(Puzzle, duration(Kind, Time0))
    ->  Time = Time0
    ).
