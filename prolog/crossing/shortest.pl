:- module(crossing_shortest,
          [ shortest/4,                 % +Puzzle, -Outcome, +Families, +Limits
            mirrored/1                  % +Puzzle
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(budget).
:- use_module(classes).
:- use_module(encoding).
:- use_module(rules).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> Shortest plans of a crossing, by breadth-first search over classes of states

States that differ only in who is who are searched as one (see crossing_encoding and crossing_symmetry).
A trip can be undone where no route is one-way, so the search goes from both ends at once and stops where
they meet; where start and goal are mirror images, one half is the mirror image of the other.

What comes out says which classes lie on shortest plans; crossing_lifting makes plans of named passengers of
it.
*/

%!  shortest(+Puzzle, -Outcome, +Families, +Limits) is det.
%
%   True when Outcome is one of
%
%     - found(Shortest, Length, explored(States, Depth)): for the predicates of crossing_lifting
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

%!  mirrored(+Puzzle) is semidet.
%
%   True when Puzzle is its own mirror image: everybody starts where the boat does, at the first place, and ends at
%   the last, and the routes are the same seen from the other end.
%
%       ?- puzzle(wolf_goat_cabbage, P), mirrored(P).
%       true.

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
    images([Start], Mirror, Seen, Distances),
    half_way([Start], Distances, 0, [], Seen, Mirror, Run, Outcome).

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
    ;   run_to_depth(Run, I+1),
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
    ;   run_to_depth(Run, I+J+1),
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
% Distances are those of the mirror images of Codes, where they are known.
half_way(Codes, Distances, I, Above, Seen, Mirror, Run, Outcome) :-
    at_distance(Codes, Distances, I, EvenMet),
    (   EvenMet \== []
    ->  Even is 2*I,
        run_to_depth(Run, Even),
        meeting(Even, I, Above, EvenMet, mirror(Mirror), Outcome)
    ;   Odd is 2*I+1,
        run_to_depth(Run, Odd),
        I1 is I+1,
        expand(Codes, I1, Seen, Run, Level, Next),
        images(Next, Mirror, Seen, NextDistances),
        at_distance(Next, NextDistances, I, OddMet),
        (   OddMet \== []
        ->  meeting(Odd, I1, [Level|Above], OddMet, mirror(Mirror), Outcome)
        ;   Next == []
        ->  Outcome = impossible
        ;   half_way(Next, NextDistances, I1, [Level|Above], Seen, Mirror, Run, Outcome)
        )
    ).

images([], _, _, []).
images([Code|Codes], Mirror, Seen, [Distance|Distances]) :-
    mirror_code(Mirror, Code, Image),
    ( trie_lookup(Seen, Image, Distance0) -> Distance = Distance0 ; Distance = none ),
    images(Codes, Mirror, Seen, Distances).

at_distance([], [], _, []).
at_distance([Code|Codes], [Distance|Distances], I, Met) :-
    (   Distance == I
    ->  Met = [Code|More]
    ;   Met = More
    ),
    at_distance(Codes, Distances, I, More).

% expand(+Codes, +I, +Seen, +Run, -Level, -Next): Level are the classes of Codes with their edges
% Label-Code, Next the classes at distance I that were not seen before.
expand(Codes, I, Seen, Run, Level, Next) :-
    expand_codes(Codes, I, Seen, Run, Level, Next).

expand_codes([], _, _, _, [], []).
expand_codes([Code|Codes], I, Seen, Run, [Code-Edges|Level], Next) :-
    Run = run(Encoded, _, Budget, tally(States, _)),
    within_budget(Budget, States),
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

run_to_depth(run(_, _, Budget, _), Length) :-
    within_depth(Budget, Length).

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
