:- use_module('../../prolog/crossing/faults').
:- use_module('../../prolog/crossing/loading').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).

% A puzzle with these passengers and the rule unsafe(Group, fault) :- Body.
ruled(Passengers, Group, Body, Puzzle) :-
    gensym(crossing_faults_rule, Module),
    findall(passenger(P), member(P, Passengers), Facts),
    forall(member(Fact, [rower(all), boat(3)|Facts]), assertz(Module:Fact)),
    assertz((Module:unsafe(Group, fault) :- Body)),
    puzzle(data(Module, [rower(all), boat(3)|Facts]), puzzle(Name, _, Parameters, Properties)),
    Puzzle = puzzle(Name, module(Module), Parameters, Properties).

faults_of(Passengers, Group, Body, Faults-Complete) :-
    ruled(Passengers, Group, Body, Puzzle),
    group_faults(Puzzle, Faults, Complete).

group_of([], _, _, []).
group_of([P|Ps], I, Set, Group) :-
    (   Set /\ (1<<I) =\= 0
    ->  Group = [P|More]
    ;   Group = More
    ),
    I1 is I+1,
    group_of(Ps, I1, Set, More).

% The sets on which the faults and the rule differ; a set that the faults miss counts only if they are complete.
differing(Puzzle, Rule, Group, faults(Faults, Complete), Most, Sets) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    length(Passengers, N),
    Last is (1<<N)-1,
    findall(Set,
            ( between(0, Last, Set),
              group_of(Passengers, 0, Set, Group),
              length(Group, Size),
              Size =< Most,
              ( member(fault(In, Out), Faults), Set /\ In =:= In, Set /\ Out =:= 0 -> Has = true ; Has = false ),
              ( \+ Rule -> Breaks = false ; Breaks = true ),
              Has \== Breaks,
              ( Has == true -> true ; Complete == true ) ),
            Sets).

small(Name, Puzzle) :-
    catalogue(Names),
    member(Name, Names),
    catch(puzzle(Name, Puzzle), error(puzzle_error(_), _), fail),
    puzzle_property(Puzzle, passengers(Passengers)),
    length(Passengers, N),
    N =< 10.

:- begin_tests(crossing_faults).

test("they say of every group what the rule says", [forall(small(_, Puzzle)), true(Sets == [])]) :-
    group_faults(Puzzle, Faults, Complete),
    differing(Puzzle, group_fault(Puzzle, Group, _), Group, faults(Faults, Complete), inf, Sets).

test("and of every party that has seats what the boat allows", [forall(small(_, Puzzle)), true(Sets == [])]) :-
    puzzle_property(Puzzle, seats(Seats)),
    boat_faults(Puzzle, Faults, Complete),
    differing(Puzzle, boat_fault(Puzzle, Party, _), Party, faults(Faults, Complete), Seats, Sets).

test("the rules of the classics are read in full", [forall(member(Name, [wolf_goat_cabbage, jealous_husbands,
        japanese_family, mother_baby])), true(Complete == true)]) :-
    puzzle(Name, Puzzle),
    group_faults(Puzzle, _, Complete).

test("members and guards", true(Faults == [fault(3,4)]-true)) :-
    faults_of([a,b,c], G, ( memberchk(a, G), member(b, G), \+ memberchk(c, G) ), Faults).

test("alternatives", true(Faults == [fault(1,0), fault(2,0)]-true)) :-
    faults_of([a,b,c], G, ( memberchk(a, G) ; memberchk(b, G) ), Faults).

test("forall: everybody who is there must be one of some", true(Faults == [fault(4,0)]-true)) :-
    faults_of([a,b,c], G, \+ forall(member(X, G), memberchk(X, [a,b])), Faults).

test("if-then-else", true(Faults == [fault(2,1), fault(5,0)]-true)) :-
    faults_of([a,b,c], G, ( memberchk(a, G) -> memberchk(c, G) ; memberchk(b, G) ), Faults).

test("one group by name", true(Faults == [fault(5,2)]-true)) :-
    faults_of([a,b,c], [a,c], true, Faults).

test("a group that is named in another order than the puzzle's never is", true(Faults == []-true)) :-
    faults_of([a,b,c], [c,a], true, Faults).

test("a rule of every group", true(Faults == [fault(0,0)]-true)) :-
    faults_of([a,b], _, true, Faults).

test("what depends on more than who is there is not known", [forall(member(G-Body, [
        G-length(G, 2), G-( member(X, G), !, X == a ), G-( memberchk(Y, G), Y = b ), G-nth0(0, G, a),
        G-findall(Z, member(Z, G), [_,_]), [a|_]-true, G-( G = [a|_] ), G-( ( member(U, G) -> U == a ) ),
        G-no_such_predicate(G) ])), true(Complete == false)]) :-
    faults_of([a,b,c], G, Body, _-Complete).

test("a variable for any member, which tells only the reason", true(Faults == [fault(3,0), fault(6,0)]-true)) :-
    faults_of([a,b,c], G, ( memberchk(b, G), member(X, [a,c]), memberchk(X, G) ), Faults).

test("a cut inside a part that does not ask about the group", true(Complete == false)) :-
    faults_of([a,b], G, ( member(X, [a,b]), !, memberchk(X, G) ), _-Complete).

:- end_tests(crossing_faults).
