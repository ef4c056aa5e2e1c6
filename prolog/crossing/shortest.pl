:- module(crossing_shortest,
          [ shortest/4,                 % +Puzzle, -Outcome, +Families, +Limits
            shortest_plan/3,            % +Shortest, -Trips, -States
            shortest_plans/3,           % +Shortest, -Trips, -States
            shortest_count/2            % +Shortest, -Count
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(encoding).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> Shortest plans of a crossing, by breadth-first search over classes of states

States that differ only in who is who are searched as one (see crossing_encoding and crossing_symmetry).
A trip can be undone where no route is one-way, so the search goes from both ends at once and stops where
they meet; where start and goal are mirror images, one half is the mirror image of the other.

The plans given back are those of the plain search, passenger by passenger and in the same order: classes
only say which trips still lead to the goal in time.  They are counted without being listed: each trip
between classes stands for a known number of trips of named passengers.
*/

%!  shortest(+Puzzle, -Outcome, +Families, +Limits) is det.
%
%   True when Outcome is one of
%
%     - found(Shortest, Length, explored(States, Depth)): for shortest_plan/3, shortest_plans/3 and
%       shortest_count/2
%     - impossible(explored(States, Depth)): every state that can be reached was looked at
%     - limit(Which, explored(States, Depth))
%
%   States are counted as states of named passengers, whatever Families makes of them.  Limits are the
%   options states(Max), depth(Max) and seconds(Max) of module search.
%
%       ?- puzzle(jealous_husbands([couples(4)]), P),
%          findall([husband(C),wife(C)], member(C, [a,b,c,d]), Family), shortest(P, Outcome, [Family], []).
%       Outcome = impossible(explored(44, 6)).

shortest(Puzzle, Outcome, Families, Limits) :-
    budget(Limits, Budget),
    Tally = tally(0, 0),
    catch(searched(Puzzle, Families, Budget, Tally, Outcome0),
          search_limit(Which),
          Outcome0 = limit(Which)),
    Tally = tally(States, Depth),
    finished(Outcome0, explored(States, Depth), Outcome).

searched(Puzzle, Families, Budget, Tally, Outcome) :-
    Budget = budget(_, _, Deadline),
    encode(Puzzle, Families, Deadline, Encoded),
    encoded_space(Encoded, Space),
    Space = space(Initial, _, _),
    call(Initial, Start),
    way(Puzzle, Encoded, Way),
    search(Way, Start, run(Encoded, Space, Budget, Tally), Outcome0),
    (   Outcome0 = found(Length, Alive)
    ->  Outcome = found(shortest(Puzzle, Encoded, Start, Length, Alive, Deadline), Length)
    ;   Outcome = Outcome0
    ).

finished(limit(Which), Explored, Outcome) =>
    Outcome = limit(Which, Explored).
finished(impossible, Explored, Outcome) =>
    Outcome = impossible(Explored).
finished(found(Shortest, Length), explored(States, _), Outcome) =>
    Outcome = found(Shortest, Length, explored(States, Length)).

% From which ends to search.
way(Puzzle, Encoded, Way) :-
    (   mirrored(Puzzle)
    ->  mirror_image(Encoded, Mirror),
        Way = mirror(Mirror)
    ;   reversible(Puzzle),
        findall(Goal, safe_goal(Puzzle, Encoded, Goal), Goals),
        Goals \== []
    ->  Way = both(Goals)
    ;   Way = forward
    ).

% Out of a goal that breaks a rule trips may lead that cannot be undone.
safe_goal(Puzzle, Encoded, Goal) :-
    goal_code(Encoded, Goal),
    decode_state(Encoded, Goal, State),
    \+ state_fault(Puzzle, State, _, _).

budget(Limits, budget(States, Depth, Deadline)) :-
    option(states(States), Limits, inf),
    option(depth(Depth), Limits, inf),
    option(seconds(Seconds), Limits, inf),
    (   Seconds == inf
    ->  Deadline = inf
    ;   get_time(Now),
        Deadline is Now+Seconds
    ).

% Everybody starts where the boat does, at the first place, and ends at the last.
mirrored(Puzzle) :-
    reversible(Puzzle),
    puzzle_property(Puzzle, places(Places)),
    Places = [First|_],
    last(Places, Last),
    puzzle_property(Puzzle, boat(First, BoatGoal)),
    memberchk(BoatGoal, [anywhere, Last]),
    puzzle_property(Puzzle, starts(Starts)),
    forall(member(_-Place, Starts), Place == First),
    puzzle_property(Puzzle, goals(Goals)),
    forall(member(_-Place, Goals), Place == Last),
    puzzle_property(Puzzle, legs(Legs)),
    reverse(Places, Reversed),
    forall(member(A-B, Legs),
           ( nth0(I, Places, A), nth0(I, Reversed, C), nth0(J, Places, B), nth0(J, Reversed, D),
             memberchk(C-D, Legs) )).

reversible(Puzzle) :-
    puzzle_property(Puzzle, legs(Legs)),
    forall(member(A-B, Legs), memberchk(B-A, Legs)).


                /*******************************
                *            SEARCH            *
                *******************************/

% run(Encoded, Space, Budget, Tally) stays the same during a search; Tally is tally(States, Depth), which
% also tells what was explored when a limit ends it.  Each end keeps the distances of its classes in a
% trie, Code -> Distance, and its levels as lists of Code-Edges, the nearest to the frontier first.  A
% meeting is
%
%     alive(I, Forward, Backward, Above, Met)
%
% where Met are the classes at distance I through which shortest plans pass, Forward maps the classes of
% shortest plans up to there to their distances, Above are their levels, and Backward says how to judge a
% class farther on: mirror(Mirror), back(Trie, Levels), or none.

search(forward, Start, Run, Outcome) :-
    start_trie([Start], Run, Seen),
    forward([Start], 0, [], Seen, Run, Outcome).
search(both(Goals), Start, Run, Outcome) :-
    start_trie([Start], Run, Seen),
    (   memberchk(Start, Goals)
    ->  meeting(0, 0, [], [Start], none, Outcome)
    ;   start_trie(Goals, Run, FromGoal),
        meet(end([Start], 0, [], Seen), end(Goals, 0, [], FromGoal), Run, Outcome)
    ).
search(mirror(Mirror), Start, Run, Outcome) :-
    start_trie([Start], Run, Seen),
    half_way([Start], 0, [], Seen, Mirror, Run, Outcome).

start_trie(Codes, Run, Seen) :-
    trie_new(Seen),
    forall(member(Code, Codes),
           ( trie_insert(Seen, Code, 0), tally(Run, Code, 0) )).

meeting(Length, I, Above, Met, Backward, found(Length, alive(I, Forward, Backward, Above, Met))) :-
    trie_new(Forward),
    mark_alive(Met, I, Forward),
    alive_above(Above, I, -1, Forward).

% Plain breadth-first search, level by level.
forward([], _, _, _, _, Outcome) :-
    !,
    Outcome = impossible.
forward(Codes, I, Above, Seen, Run, Outcome) :-
    Run = run(_, space(_, Goal, _), _, _),
    include(Goal, Codes, Goals),
    (   Goals \== []
    ->  meeting(I, I, Above, Goals, none, Outcome)
    ;   within_depth(Run, I+1),
        I1 is I+1,
        expand(Codes, I1, Seen, Run, Level, Next),
        forward(Next, I1, [Level|Above], Seen, Run, Outcome)
    ).

% From both ends, the smaller frontier first, until a new class was seen from the other end.  An end is
% end(Frontier, Distance, Levels, Seen).
meet(Front, Back, Run, Outcome) :-
    Front = end(FrontCodes, I, Above, Seen),
    Back = end(BackCodes, J, Below, FromGoal),
    (   ( FrontCodes == [] ; BackCodes == [] )
    ->  exhaust(FrontCodes, I, Seen, Run),
        tally_again(Run, Seen),
        Outcome = impossible
    ;   within_depth(Run, I+J+1),
        length(FrontCodes, FrontSize),
        length(BackCodes, BackSize),
        (   FrontSize =< BackSize
        ->  I1 is I+1,
            expand(FrontCodes, I1, Seen, Run, Level, Next),
            include(at_distance(FromGoal, J), Next, Met),
            met(Met, end(Next, I1, [Level|Above], Seen), Back, Run, Outcome)
        ;   J1 is J+1,
            expand(BackCodes, J1, FromGoal, Run, Level, Next),
            include(at_distance(Seen, I), Next, Met),
            met(Met, Front, end(Next, J1, [Level|Below], FromGoal), Run, Outcome)
        )
    ).

met([], Front, Back, Run, Outcome) :-
    !,
    meet(Front, Back, Run, Outcome).
met(Met, end(_, I, Above, _), end(_, J, Below, _), _, Outcome) :-
    Length is I+J,
    trie_new(Backward),
    mark_alive(Met, I, Backward),
    alive_above(Below, I, 1, Backward),
    meeting(Length, I, Above, Met, back(Backward, Below), Outcome).

at_distance(Seen, Distance, Code) :-
    trie_lookup(Seen, Code, Distance).

% Before a puzzle is called impossible, all that can be reached from its start is looked at.
exhaust([], _, _, _) :-
    !.
exhaust(Codes, I, Seen, Run) :-
    I1 is I+1,
    expand(Codes, I1, Seen, Run, _, Next),
    exhaust(Next, I1, Seen, Run).

% A plan of even length passes a class whose mirror image is as far from the start; a plan of odd length
% has a trip between a class and the mirror image of one as far.
half_way([], _, _, _, _, _, Outcome) :-
    !,
    Outcome = impossible.
half_way(Codes, I, Above, Seen, Mirror, Run, Outcome) :-
    Even is 2*I,
    include(mirrored_at(Mirror, Seen, I), Codes, EvenMet),
    (   EvenMet \== []
    ->  within_depth(Run, Even),
        meeting(Even, I, Above, EvenMet, mirror(Mirror), Outcome)
    ;   within_depth(Run, Even+1),
        I1 is I+1,
        expand(Codes, I1, Seen, Run, Level, Next),
        include(mirrored_at(Mirror, Seen, I), Next, OddMet),
        (   OddMet \== []
        ->  Odd is Even+1,
            meeting(Odd, I1, [Level|Above], OddMet, mirror(Mirror), Outcome)
        ;   half_way(Next, I1, [Level|Above], Seen, Mirror, Run, Outcome)
        )
    ).

mirrored_at(Mirror, Seen, Distance, Code) :-
    mirror_code(Mirror, Code, Image),
    trie_lookup(Seen, Image, Distance).

% expand(+Codes, +I, +Seen, +Run, -Level, -Next): Level are the classes of Codes with their edges
% Label-Code, Next the classes at distance I that were not seen before.
expand(Codes, I, Seen, Run, Level, Next) :-
    expand_codes(Codes, I, Seen, Run, Level, Next).

expand_codes([], _, _, _, [], []).
expand_codes([Code|Codes], I, Seen, Run, [Code-Edges|Level], Next) :-
    check_budget(Run),
    Run = run(Encoded, _, _, _),
    encoded_moves(Encoded, Code, Edges),
    new_codes(Edges, Seen, I, Run, Next, More),
    expand_codes(Codes, I, Seen, Run, Level, More).

new_codes([], _, _, _, Next, Next).
new_codes([_-Code|Edges], Seen, I, Run, Next, Tail) :-
    (   trie_lookup(Seen, Code, _)
    ->  new_codes(Edges, Seen, I, Run, Next, Tail)
    ;   trie_insert(Seen, Code, I),
        tally(Run, Code, I),
        Next = [Code|More],
        new_codes(Edges, Seen, I, Run, More, Tail)
    ).

tally(run(Encoded, _, _, Tally), Code, I) :-
    class_size(Encoded, Code, Size),
    Tally = tally(States0, Depth0),
    States is States0+Size,
    nb_setarg(1, Tally, States),
    (   I > Depth0
    ->  nb_setarg(2, Tally, I)
    ;   true
    ).

% What a proof of impossibility counts are the states that can be reached from the start, not those that the
% other end has seen.
tally_again(run(Encoded, _, _, Tally), Seen) :-
    findall(Size, ( trie_gen(Seen, Code, _), class_size(Encoded, Code, Size) ), Sizes),
    sum_list(Sizes, States),
    findall(I, trie_gen(Seen, _, I), Distances),
    max_list(Distances, Depth),
    nb_setarg(1, Tally, States),
    nb_setarg(2, Tally, Depth).

within_depth(run(_, _, budget(_, Depth, _), _), Length) :-
    (   Depth \== inf,
        Length > Depth
    ->  throw(search_limit(depth))
    ;   true
    ).

check_budget(run(_, _, budget(States, _, Deadline), Tally)) :-
    (   States \== inf,
        arg(1, Tally, Count),
        Count > States
    ->  throw(search_limit(states))
    ;   Deadline \== inf,
        get_time(Now),
        Now > Deadline
    ->  throw(search_limit(seconds))
    ;   true
    ).

% alive_above(+Levels, +I, +Step, +Alive): of each level, nearest first, the classes with an edge to a class
% of Alive at the distance before.
alive_above([], _, _, _).
alive_above([Level|Levels], I, Step, Alive) :-
    I1 is I+Step,
    alive_level(Level, I, I1, Alive),
    alive_above(Levels, I1, Step, Alive).

alive_level([], _, _, _).
alive_level([Code-Edges|Level], I, I1, Alive) :-
    (   member(_-Next, Edges),
        trie_lookup(Alive, Next, I)
    ->  trie_update(Alive, Code, I1)
    ;   true
    ),
    alive_level(Level, I, I1, Alive).

mark_alive([], _, _).
mark_alive([Code|Codes], I, Alive) :-
    trie_insert(Alive, Code, I),
    mark_alive(Codes, I, Alive).


                /*******************************
                *            PLANS             *
                *******************************/

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

is_alive(alive(Middle, Forward, Backward, _, _), Length, I, Code) :-
    (   I =< Middle
    ->  trie_lookup(Forward, Code, I)
    ;   Backward = back(Trie, _)
    ->  trie_lookup(Trie, Code, I)
    ;   Backward = mirror(Mirror),
        mirror_code(Mirror, Code, Image),
        Rest is Length-I,
        trie_lookup(Forward, Image, Rest)
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
