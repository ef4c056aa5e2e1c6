:- module(crossing_lifting,
          [ shortest_plan/3,            % +Shortest, -Trips, -States
            shortest_plans/3,           % +Shortest, -Trips, -States
            shortest_count/2,           % +Shortest, -Count
            plan_of_length/5            % +Puzzle, +Encoded, +Length, -Trips, -States
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(budget).
:- use_module(classes).
:- use_module(encoding).
:- use_module(rules).
:- use_module(shortest).
:- set_prolog_flag(optimise, true).

/** <module> Plans of named passengers, from the classes that lie on shortest plans

The plans are those of the plain search, passenger by passenger and in the same order: classes only say which
trips still lead to the goal in time.  They are counted without being listed, since each trip between classes
stands for a known number of trips of named passengers.
*/

%!  shortest_plan(+Shortest, -Trips, -States) is det.
%
%   True when Trips is the shortest plan that comes first in the order of the rules, and States are the
%   states it passes.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), shortest(P, found(S, _, _), Fs, []),
%          shortest_plan(S, [First,_,Third|_], _).
%       First = trip([farmer,goat], west, east), Third = trip([farmer,wolf], west, east).

shortest_plan(Shortest, Trips, States) :-
    once(labelled_plan(Shortest, first, Trips, States)).

%!  shortest_plans(+Shortest, -Trips, -States) is nondet.
%
%   True when Trips is a shortest plan and States are the states it passes; all of them on backtracking,
%   in the order of the rules.  Throws search_limit(seconds) when the limit on seconds is over.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), shortest(P, found(S, _, _), Fs, []),
%          aggregate_all(count, shortest_plans(S, _, _), Count).
%       Count = 2.

shortest_plans(Shortest, Trips, States) :-
    labelled_plan(Shortest, all, Trips, States).

labelled_plan(Shortest, Mode0, Trips, [Start|States]) :-
    Shortest = shortest(Puzzle, Encoded, Code, _, _, _),
    initial_state(Puzzle, Start),
    labelled_blocks(Encoded, Start, Blocks, Ordered),
    (   Ordered == true
    ->  Mode = Mode0
    ;   Mode = all
    ),
    labelled_trips(0, Code, Blocks, Start, Mode, Shortest, Trips, States).

labelled_trips(I, Code, Blocks, State, Mode, Shortest, Trips, States) :-
    Shortest = shortest(Puzzle, Encoded, _, Length, Alive, Deadline),
    (   I =:= Length
    ->  Trips = [],
        States = []
    ;   in_time(Deadline),
        I1 is I+1,
        encoded_moves(Encoded, Code, Moves),
        include(alive_move(Alive, Length, I1), Moves, Choices),
        findall(Key-step(Members, Label, Next, Blocks1),
                ( member(Label-Next, Choices),
                  labelled_trip(Mode, Encoded, Label, Blocks, Members, Blocks1),
                  order_key(Members, Label, Key) ),
                Steps0),
        keysort(Steps0, Steps),
        Trips = [Trip|Trips1],
        States = [NextState|States1],
        member(_-step(Members, Label, Next, Blocks1), Steps),
        named_trip(Puzzle, Encoded, Label, Members, Trip),
        after_trip(Puzzle, State, Trip, NextState),
        labelled_trips(I1, Next, Blocks1, NextState, Mode, Shortest, Trips1, States1)
    ).

% Parties in the order in which the rules propose them: at the first difference, the party that has the
% earlier passenger comes first, and so a party before its own beginning.
order_key(Members, Label, Key) :-
    append(Members, [inf], Ends),
    Key = Ends-Label.

alive_move(Alive, Length, I, _-Code) :-
    is_alive(Alive, Length, I, Code).

is_alive(within(Encoded, Goal, Reaching), Length, I, Code) =>
    Rest is Length-I,
    reaches(Encoded, Goal, Reaching, Code, Rest).
is_alive(alive(Middle, Forward, Backward, _, _), Length, I, Code) =>
    (   I =< Middle
    ->  trie_lookup(Forward, Code, I)
    ;   Backward = back(Trie, _)
    ->  trie_lookup(Trie, Code, I)
    ;   Backward = mirror(Mirror),
        mirror_code(Mirror, Code, Image),
        Rest is Length-I,
        trie_lookup(Forward, Image, Rest)
    ).


%!  plan_of_length(+Puzzle, +Encoded, +Length, -Trips, -States) is semidet.
%
%   True when Trips is the first plan of Length trips of named passengers, Length being the least possible,
%   and States are the states it passes.  Which classes still reach the goal in time is found depth-first
%   and remembered.
%
%       ?- puzzle(wolf_goat_cabbage, P), single_families(P, Fs), encode(P, Fs, E), plan_of_length(P, E, 7, [First|_], _).
%       First = trip([farmer,goat], west, east).

plan_of_length(Puzzle, Encoded, Length, Trips, States) :-
    encoded_space(Encoded, space(Initial, Goal, _)),
    call(Initial, Start),
    trie_new(Reaching),
    shortest_plan(shortest(Puzzle, Encoded, Start, Length, within(Encoded, Goal, Reaching), inf), Trips, States).

reaches(Encoded, Goal, Reaching, Code, Rest) :-
    (   Rest =:= 0
    ->  call(Goal, Code)
    ;   trie_lookup(Reaching, Code-Rest, Known)
    ->  Known == true
    ;   encoded_moves(Encoded, Code, Moves),
        Rest1 is Rest-1,
        (   member(_-Next, Moves),
            reaches(Encoded, Goal, Reaching, Next, Rest1)
        ->  trie_insert(Reaching, Code-Rest, true)
        ;   trie_insert(Reaching, Code-Rest, false),
            fail
        )
    ).


                /*******************************
                *           COUNTING           *
                *******************************/

%!  shortest_count(+Shortest, -Count) is det.
%
%   True when there are Count shortest plans.
%
%       ?- puzzle(jealous_husbands, P), findall([husband(C),wife(C)], member(C, [a,b,c]), Family),
%          shortest(P, found(S, _, _), [Family], []), shortest_count(S, Count).
%       Count = 486.

shortest_count(shortest(_, Encoded, Start, Length, alive(I, Forward, Backward, Above, Met), _), Count) :-
    reverse(Above, FromStart),
    trie_new(Ways),
    trie_insert(Ways, Start, 1),
    count_levels(FromStart, 0, Forward, Encoded, Ways),
    (   Backward == none
    ->  findall(N, ( member(Code, Met), trie_lookup(Ways, Code, N) ), Ns)
    ;   Backward = mirror(Mirror)
    ->  findall(N,
                ( member(Code, Met),
                  mirror_code(Mirror, Code, Image),
                  joined_ways(Encoded, Ways, Code, Ways, Image, N) ),
                Ns)
    ;   Backward = back(Trie, Below),
        reverse(Below, FromGoal),
        length(FromGoal, J),
        Length =:= I+J,
        findall(Goal, goal_code(Encoded, Goal), Goals),
        trie_new(GoalWays),
        forall(member(Goal, Goals), trie_insert(GoalWays, Goal, 1)),
        count_levels_back(FromGoal, Length, Trie, Encoded, GoalWays),
        findall(N, ( member(Code, Met), joined_ways(Encoded, Ways, Code, GoalWays, Code, N) ), Ns)
    ),
    sum_list(Ns, Count).

% Ways from the start to the named states of a class, times those from there to the goal, shared out among
% the states of the class.
joined_ways(Encoded, Ways, Code, GoalWays, Image, N) :-
    trie_lookup(Ways, Code, There),
    trie_lookup(GoalWays, Image, On),
    class_size(Encoded, Code, Size),
    N is There*On//Size.

count_levels([], _, _, _, _).
count_levels([Level|Levels], I, Alive, Encoded, Ways) :-
    I1 is I+1,
    forall(( member(Code-Edges, Level), trie_lookup(Alive, Code, I), trie_lookup(Ways, Code, N),
             member(Label-Next, Edges), trie_lookup(Alive, Next, I1) ),
           add_ways(Encoded, Ways, Code, N, Label, Next)),
    count_levels(Levels, I1, Alive, Encoded, Ways).

count_levels_back([], _, _, _, _).
count_levels_back([Level|Levels], I, Alive, Encoded, Ways) :-
    I1 is I-1,
    forall(( member(Code-Edges, Level), trie_lookup(Alive, Code, I), trie_lookup(Ways, Code, N),
             member(Label-Next, Edges), trie_lookup(Alive, Next, I1) ),
           add_ways(Encoded, Ways, Code, N, Label, Next)),
    count_levels_back(Levels, I1, Alive, Encoded, Ways).

add_ways(Encoded, Ways, Code, N, Label, Next) :-
    trip_ways(Encoded, Code, Label, Choices),
    (   trie_lookup(Ways, Next, N0)
    ->  true
    ;   N0 = 0
    ),
    N1 is N0+N*Choices,
    trie_update(Ways, Next, N1).
