:- use_module('../../prolog/search').
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

/*  A space of the tests is named by its first state, and its moves are in arc/3: the label of a move is its cost.

        s    two shortest plans (by a, by b), a longer one (by c, d), a loop and a dead end
        p    the fewest moves (2) are not the cheapest (3 moves)
        q    no goal
        k    a chain of nine moves
        w    a goal behind a goal
        m    two cheapest plans, of 2 and of 3 moves, whose costs are whole and broken numbers
*/

arc(s, 1, a).  arc(s, 1, b).  arc(s, 1, c).
arc(a, 1, s).  arc(a, 1, g).
arc(b, 1, g).
arc(c, 1, d).  arc(c, 1, e).
arc(d, 1, g).

arc(p, 9, p1).  arc(p1, 1, g).
arc(p, 2, p2).  arc(p2, 2, p3).  arc(p3, 3, g).

arc(q, 1, q1).  arc(q1, 1, q).  arc(q1, 1, q2).  arc(q2, 1, q3).

arc(k(N), 1, k(M)) :- N < 9, M is N+1.

arc(w, 1, g).  arc(g, 1, w2).  arc(w2, 1, h).

arc(m, 1.5, m1).    arc(m1, 0.5, g).
arc(m, 1, m2).      arc(m2, 0.5, m3).   arc(m3, 0.5, g).

arc(f, 0.1, f1).    arc(f1, 0.2, f2).   arc(f2, 0.3, g).
arc(f, 0.3, f3).    arc(f3, 0.2, f4).   arc(f4, 0.1, g).

goal(g).
goal(h).
goal(k(9)).

space(Start, space(=(Start), goal, move)).

move(From, Cost, To) :-
    arc(From, Cost, To).

same_cost(Cost, Cost).

plan_cost(plan(Costs, _), Cost) :-
    sum_list(Costs, Cost).

plans(Strategy, Start, Options, Plans, Result) :-
    space(Start, Space),
    findall(Answer, all_plans(Strategy, Space, Answer, Options), Answers),
    once(append(Plans, [done(Result)], Answers)).

events(Strategy, Start, Options, Events) :-
    space(Start, Space),
    Kept = events([]),
    search(Strategy, Space, _, [observer(keep(Kept))|Options]),
    arg(1, Kept, Reversed),
    reverse(Reversed, Events).

keep(Kept, Event) :-
    arg(1, Kept, Events),
    nb_setarg(1, Kept, [Event|Events]).

% A legal path from the start to a goal.
replays(Start, plan(Labels, [Start|States])) :-
    steps(Labels, Start, States, Last),
    goal(Last).

steps([], State, [], State).
steps([Label|Labels], State, [Next|States], Last) :-
    once(arc(State, Label, Next)),
    steps(Labels, Next, States, Last).

% More states than any test waits for.
endless(N, inc, M) :-
    M is N+1.
endless(N, double, M) :-
    M is 2*N+7.

:- begin_tests(search).

test('every strategy is named once', Strategies == ['breadth-first', 'depth-first', 'iterative-deepening', 'uniform-cost']) :-
    findall(S, strategy(S), Strategies).
test('an unknown strategy is an error', error(domain_error(search_strategy, sideways))) :-
    space(s, Space),
    search(sideways, Space, _, []).
test('an unbound strategy is an error', error(instantiation_error)) :-
    space(s, Space),
    search(_, Space, _, []).
test('something else than a space is an error', error(type_error(state_space, maze))) :-
    breadth_first(maze, _, []).
test('a negative limit is an error', error(type_error(nonneg_number, -1))) :-
    space(s, Space),
    breadth_first(Space, _, [states(-1)]).

test('every strategy finds a plan that can be replayed',
     [forall(( strategy(Strategy), member(Start, [s,p,k(0),w,m]) ))]) :-
    space(Start, Space),
    search(Strategy, Space, Result, [cost(same_cost)]),
    assertion(( Result = solved(Plan, _), replays(Start, Plan) )).
test('every strategy proves that there is no plan', [forall(strategy(Strategy)), Result == impossible(explored(4, 3))]) :-
    space(q, Space),
    search(Strategy, Space, Result, []).
test('a start that is a goal needs no move', [forall(strategy(Strategy)), Result == solved(plan([], [h]), explored(1, 0))]) :-
    space(h, Space),
    search(Strategy, Space, Result, []).
test('a start without a move that is no goal is impossible',
     [forall(strategy(Strategy)), Result == impossible(explored(1, 0))]) :-
    space(q3, Space),
    search(Strategy, Space, Result, []).

test('breadth-first takes the first of the shortest plans', Result == solved(plan([1,1], [s,a,g]), explored(5, 2))) :-
    space(s, Space),
    breadth_first(Space, Result, []).
test('breadth-first counts moves, not their cost', States == [p,p1,g]) :-
    space(p, Space),
    breadth_first(Space, solved(plan(_, States), _), [cost(same_cost)]).
test('breadth-first stops at the first goal', States == [w,g]) :-
    space(w, Space),
    breadth_first(Space, solved(plan(_, States), _), []).

test('depth-first follows the order of the moves', States == [s,a,g]) :-
    space(s, Space),
    depth_first(Space, solved(plan(_, States), _), []).
test('depth-first enters no state twice', Result == impossible(explored(4, 3))) :-
    space(q, Space),
    depth_first(Space, Result, []).
test('depth-first gives the plan that recursion would find', States == [p,p1,g]) :-
    space(p, Space),
    depth_first(Space, solved(plan(_, States), _), []).
test('depth-first within a depth still finds what is within it', States == [p,p1,g]) :-
    space(p, Space),
    depth_first(Space, solved(plan(_, States), _), [depth(2)]).

test('iterative deepening finds a shortest plan', States == [s,a,g]) :-
    space(s, Space),
    iterative_deepening(Space, solved(plan(_, States), _), []).
test('iterative deepening looks again at a state that it meets sooner', States == [0,5,6]) :-
    iterative_deepening(space(=(0), ==(6), detour), solved(plan(_, States), _), []).
test('iterative deepening stops when nothing was cut off', Result == impossible(explored(4, 3))) :-
    space(q, Space),
    iterative_deepening(Space, Result, []).

test('uniform cost finds a cheapest plan', Result == solved(plan([2,2,3], [p,p2,p3,g]), explored(5, 3))) :-
    space(p, Space),
    uniform_cost(Space, Result, [cost(same_cost)]).
test('uniform cost without costs counts moves', States == [p,p1,g]) :-
    space(p, Space),
    uniform_cost(Space, solved(plan(_, States), _), []).
test('A* finds the same cost with fewer states', true(Few < Many)) :-
    Space = space(=(0), ==(40), walk),
    uniform_cost(Space, solved(plan(L1, _), explored(Many, _)), []),
    uniform_cost(Space, solved(plan(L2, _), explored(Few, _)), [heuristic(distance_to(40))]),
    assertion(same_length(L1, L2)).
test('a free move is an error', error(type_error(positive_cost, 0))) :-
    space(s, Space),
    uniform_cost(Space, _, [cost(free)]).
test('a cost that is no number is an error', error(type_error(positive_cost, cheap))) :-
    space(s, Space),
    uniform_cost(Space, _, [cost(cheap)]).

test('all shortest plans in the order of the moves',
     [forall(member(Strategy, ['breadth-first', 'iterative-deepening', 'uniform-cost'])),
      Plans == [plan([1,1], [s,a,g]), plan([1,1], [s,b,g])]]) :-
    plans(Strategy, s, [], Plans, solved(plan([1,1], [s,a,g]), _)).
test('all plans without a repeated state',
     Plans == [plan([1,1], [s,a,g]), plan([1,1], [s,b,g]), plan([1,1,1], [s,c,d,g])]) :-
    plans('depth-first', s, [], Plans, _).
test('no plan goes on behind a goal', [forall(strategy(Strategy)), Plans == [plan([1], [w,g])]]) :-
    plans(Strategy, w, [], Plans, _).
test('all cheapest plans', Plans == [plan([2,2,3], [p,p2,p3,g])]) :-
    plans('uniform-cost', p, [cost(same_cost)], Plans, _).
test('cheapest plans of different lengths, with whole and broken costs', Costs == [2, 2]) :-
    plans('uniform-cost', m, [cost(same_cost)], Plans, _),
    maplist(plan_cost, Plans, Costs0),
    maplist([X,Y]>>(Y is integer(X)), Costs0, Costs).
test('broken costs that are equal but for rounding', Count-Length == 2-0.6) :-
    space(f, Space),
    count_plans('uniform-cost', Space, counted(Count, Length, _), [cost(same_cost)]).
test('the last answer is the result', [forall(strategy(Strategy)), Plans-Result == []-impossible(explored(4, 3))]) :-
    plans(Strategy, q, [], Plans, Result).
test('plans come before the search for the others', Plan = plan(_, [k(0)|_])) :-
    space(k(0), Space),
    once(all_plans('depth-first', Space, Plan, [])).

test('plans are counted without listing them', [forall(strategy(Strategy)), Counted == Listed]) :-
    space(s, Space),
    count_plans(Strategy, Space, counted(Counted, 2, _), []),
    plans(Strategy, s, [], Plans, _),
    length(Plans, Listed).
test('more plans than could be listed', Count == 1180591620717411303424) :-
    count_plans('breadth-first', space(=(0), ==(70), two_ways), counted(Count, 70, _), []).
test('the same by iterative deepening', Count == 1048576) :-
    count_plans('iterative-deepening', space(=(0), ==(20), two_ways(20)), counted(Count, 20, _), []).
test('the same by uniform cost', Count-Cost == 1048576-60) :-
    count_plans('uniform-cost', space(=(0), ==(20), two_ways(20)), counted(Count, Cost, _), [cost(three)]).
test('nothing is counted where there is no plan', [forall(strategy(Strategy)), Result == impossible(explored(4, 3))]) :-
    space(q, Space),
    count_plans(Strategy, Space, Result, []).
test('a start that is a goal counts once', [forall(strategy(Strategy)), Count-Length == 1-0]) :-
    space(h, Space),
    count_plans(Strategy, Space, counted(Count, Length, _), []).

test('exploring ignores goals', Layers == [[w],[g],[w2],[h]]) :-
    space(w, Space),
    explore(Space, reached(Layers, explored(4, 3)), []).
test('exploring lists states by distance', Layers == [[s],[a,b,c],[g,d,e],[w2],[h]]) :-
    space(s, Space),
    explore(Space, reached(Layers, explored(9, 4)), []).

test('a limit on states stops every strategy', [forall(strategy(Strategy)), true(States > 100)]) :-
    search(Strategy, space(=(1), fail_always, endless), limit(states, explored(States, _)), [states(100)]).
test('a limit on states stops an exploration', true(States > 100)) :-
    explore(space(=(1), fail_always, endless), limit(states, explored(States, _)), [states(100)]).
test('a limit on states stops the counting', [forall(strategy(Strategy)), true(States > 100)]) :-
    count_plans(Strategy, space(=(1), fail_always, endless), limit(states, explored(States, _)), [states(100)]).
test('a limit on states that is not passed changes nothing', [forall(strategy(Strategy)), true]) :-
    space(s, Space),
    search(Strategy, Space, Result, [states(7)]),
    search(Strategy, Space, Result, []).
test('a limit on the depth stops every strategy', [forall(strategy(Strategy)), Result == limit(depth, explored(4, 3))]) :-
    space(k(0), Space),
    search(Strategy, Space, Result, [depth(3)]).
test('a limit on the depth lets through what is within it', [forall(strategy(Strategy)), true]) :-
    space(k(0), Space),
    search(Strategy, Space, solved(_, explored(10, 9)), [depth(9)]).
test('a depth of 0 is a limit, not a proof', [forall(strategy(Strategy)), Result == limit(depth, explored(1, 0))]) :-
    space(s, Space),
    search(Strategy, Space, Result, [depth(0)]).
test('a depth of 0 is enough for a start that is a goal', [forall(strategy(Strategy)), true]) :-
    space(h, Space),
    search(Strategy, Space, solved(plan([], [h]), _), [depth(0)]).
test('all plans within a depth', [forall(strategy(Strategy)), N == 2]) :-
    plans(Strategy, s, [depth(2)], Plans, solved(_, _)),
    length(Plans, N).
test('all plans within too small a depth', [forall(strategy(Strategy)), Plans-Which == []-depth]) :-
    plans(Strategy, s, [depth(1)], Plans, limit(Which, _)).
test('a limit on time stops every strategy', [forall(strategy(Strategy)), true(Seconds < 1)]) :-
    get_time(Before),
    search(Strategy, space(=(1), fail_always, endless), limit(seconds, explored(States, _)), [seconds(0.1)]),
    get_time(After),
    Seconds is After-Before,
    assertion(States > 100).
test('a limit on time stops the listing of plans', [forall(strategy(Strategy)), true(Seconds < 1.5)]) :-
    get_time(Before),
    aggregate_all(count, all_plans(Strategy, space(=(0), ==(70), two_ways), plan(_, _), [seconds(0.2)]), Count),
    assertion(Count > 100),
    get_time(After),
    Seconds is After-Before.
test('a limit on time stops the counting of plans', Which == seconds) :-
    count_plans('depth-first', space(=(0), ==(70), two_ways), limit(Which, _), [seconds(0.1)]).

test('sizes are added up by every strategy', [forall(strategy(Strategy)), Result == impossible(explored(10, 3))]) :-
    space(q, Space),
    search(Strategy, Space, Result, [size(places)]).
test('sizes are added up by an exploration', Explored == explored(10, 3)) :-
    space(q, Space),
    explore(Space, reached(_, Explored), [size(places)]).
test('sizes do not change the number of plans', [forall(strategy(Strategy)), Counted == Count-explored(States1, Depth)]) :-
    space(s, Space),
    count_plans(Strategy, Space, counted(Count, 2, explored(States, Depth)), []),
    count_plans(Strategy, Space, counted(Count1, 2, Explored1), [size(dozen)]),
    Counted = Count1-Explored1,
    States1 is 12*States.
test('the limit on states counts sizes', [forall(strategy(Strategy)), true(( States > 100, States < 150 ))]) :-
    search(Strategy, space(=(1), fail_always, endless), limit(states, explored(States, _)), [states(100), size(dozen)]).
test('a state without a size is an error', error(instantiation_error)) :-
    space(s, Space),
    breadth_first(Space, _, [size(nothing)]).
test('a size of 0 is an error', error(type_error(positive_integer, 0))) :-
    space(s, Space),
    breadth_first(Space, _, [size(free)]).

test('breadth-first tells what it does', Events == [expand(0, q), add(1, 1, q1), expand(1, q1), add(2, 1, q2),
                                                    expand(2, q2), add(3, 1, q3), expand(3, q3)]) :-
    events('breadth-first', q, [], Events).
test('depth-first tells what it does', Events == [expand(0, s), add(1, 1, a), expand(1, a), add(2, 1, g), solution(2, g)]) :-
    events('depth-first', s, [], Events).
test('iterative deepening tells the limit of each round', Rounds == [1, 2]) :-
    events('iterative-deepening', s, [], Events),
    findall(N, member(depth(N), Events), Rounds).
test('iterative deepening tells where the limit cut it off', Cut == [a, b, c]) :-
    events('iterative-deepening', s, [depth(1)], Events),
    findall(State, member(depth_limit(1, State), Events), Cut0),
    sort(Cut0, Cut).
test('breadth-first tells where the depth limit cut it off', Cut == [a, b, c]) :-
    events('breadth-first', s, [depth(1)], Events),
    findall(State, member(depth_limit(1, State), Events), Cut).
test('uniform cost tells a solution', Last == solution(3, g)) :-
    events('uniform-cost', p, [cost(same_cost)], Events),
    last(Events, Last).
test('illegal moves are told with their reason after the state',
     Told == [illegal(0, dive, wet), illegal(0, fly, no_wings)]) :-
    events('breadth-first', w, [illegal(forbidden)], [expand(0, w)|Events]),
    include([E]>>(E = illegal(_, _, _)), Events, Told).
test('an observer that fails stops nothing', Result = solved(_, _)) :-
    space(s, Space),
    breadth_first(Space, Result, [observer(deaf)]).

test('two searches in turns do not meet', A-B == [s,a,g]-[p,p1,g]) :-
    space(s, S),
    space(p, P),
    all_plans('breadth-first', S, plan(_, A), []),
    all_plans('breadth-first', P, plan(_, B), []),
    !.
test('an error of a move is passed on', error(type_error(evaluable, oops/0))) :-
    breadth_first(space(=(0), ==(1), broken), _, []).

test("breadth-first counts moves, whatever they cost", [forall(member(Strategy, ['breadth-first', 'iterative-deepening'])), true(Count-Plans == 2-2)]) :-
    Space = space(=(0), ==(3), [S,by(N),T]>>(member(N, [1,2]), T is S+N, T < 4)),
    Options = [cost([by(N),C]>>(C is N*N))],
    count_plans(Strategy, Space, counted(Count, 2, _), Options),
    findall(x, all_plans(Strategy, Space, plan(_, _), Options), Xs),
    length(Xs, Plans).

:- end_tests(search).

% 0 leads to 6 by the chain 1 2 3 4 5, tried first, and by 5 at once.
detour(0, 1, 1).
detour(0, 5, 5).
detour(N, 1, M) :-
    N > 0, N < 6,
    M is N+1.

walk(N, right, M) :- M is N+1.
walk(N, left, M) :- M is N-1.

distance_to(Goal, N, D) :-
    D is abs(Goal-N).

two_ways(N, Label, M) :-
    two_ways(1000, N, Label, M).

two_ways(Last, N, Label, M) :-
    N < Last,
    member(Label, [left, right]),
    M is N+1.

free(_, 0).
cheap(_, cheap).
three(_, 3).

places(q, 1).
places(q1, 2).
places(q2, 3).
places(q3, 4).

dozen(_, 12).

nothing(_, _) :-
    fail.

fail_always(_) :-
    fail.

forbidden(w, dive, wet).
forbidden(w, fly, no_wings).

deaf(_) :-
    fail.

broken(_, _, N) :-
    N is oops.
