:- module(search_depth_first,
          [ depth_first/3,              % :Space, -Result, +Options
            simple_plans/2,             % +Context, -Answer
            simple_count/2              % +Context, -Result
          ]).
:- use_module(library(lists)).
:- use_module(context).
:- use_module(iterative_deepening).
:- use_module(plans).
:- use_module(record).

/** <module> Depth-first search

One plan is found without entering a state twice; all of them are the paths without a repeated state.
*/

:- meta_predicate
    depth_first(:, -, :).

%!  depth_first(:Space, -Result, +Options) is det.
%
%   True when Result holds the plan that depth-first search finds first when it enters no state
%   twice, or says that there is none.  The plan need not be a shortest one.
%
%       ?- depth_first(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), R, []).
%       R = solved(plan([by(1),by(1),by(1)], [0,1,2,3]), explored(4, 3)).

depth_first(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, once_depth_first(Context), Result).

once_depth_first(Context, Result) :-
    depth_bound(Context, Bound),
    (   Bound == inf
    ->  unbounded_depth_first(Context, Result)
    ;   bounded_depth_first(Bound, Context, Result)
    ).

unbounded_depth_first(Context, Result) :-
    initial(Context, Start),
    enter(Context, Start, 0),
    depth_first_stack([node(Start, start, root)-0], Context, Result).

% With a bound on the depth, a state may have to be entered again with more depth left, as in a round
% of iterative deepening.
bounded_depth_first(Bound, Context, Result) :-
    depth_round(Bound, Context, Round),
    (   Round = solved(_, _)
    ->  Result = Round
    ;   Round = exhausted
    ->  explored(Context, Explored),
        Result = impossible(Explored)
    ;   throw(search_limit(depth))
    ).

depth_first_stack([], Context, impossible(Explored)) :-
    explored(Context, Explored).
depth_first_stack([Node-Level|Stack], Context, Result) :-
    Node = node(State, _, _),
    (   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        note_depth(Context, Level),
        node_plan(Node, Plan),
        explored(Context, Explored),
        Result = solved(Plan, Explored)
    ;   check_limits(Context, Level),
        observe_expansion(Context, Level, State),
        Level1 is Level+1,
        findall(Label-Successor, move(Context, State, Label, Successor), Moves),
        push_moves(Moves, Node, Level1, Stack, Stack1),
        pop_unseen(Stack1, Context, Stack2),
        depth_first_stack(Stack2, Context, Result)
    ).

% The stack holds moves still to be tried; their states count as seen only when they are taken off, so
% that the plan is the one that recursion would find.
pop_unseen([], _, []).
pop_unseen([Node-Level|Stack], Context, Next) :-
    Node = node(State, Label, _),
    (   enter(Context, State, Level)
    ->  observe(Context, add(Level, Label, State)),
        Next = [Node-Level|Stack]
    ;   pop_unseen(Stack, Context, Next)
    ).

%!  simple_plans(+Context, -Answer) is nondet.
%
%   True when Answer is plan(Labels, States) for a plan without a repeated state, or last done(Result) with
%   the plan that comes first.
%
%       ?- context(space(=(0), ==(2), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 3)), [], C),
%          simple_plans(C, plan(Labels, _)).
%       Labels = [by(1),by(1)] ;
%       Labels = [by(2)] ;
%       false.

simple_plans(Context, Answer) :-
    once_depth_first(Context, Result),
    (   Result = solved(_, Explored)
    ->  initial(Context, Start),
        plans_then_done(simple_plan(Context, Start), Explored, Answer)
    ;   Answer = done(Result)
    ).

simple_plan(Context, Start, plan(Labels, [Start|States])) :-
    depth_bound(Context, Bound),
    simple_path(Start, [Start], 0, Bound, Context, Labels, States).

simple_path(State, Visited, Level, Bound, Context, Labels, States) :-
    (   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        Labels = [],
        States = []
    ;   Level >= Bound
    ->  observe(Context, depth_limit(Level, State)),
        fail
    ;   check_clock(Context),
        observe_expansion(Context, Level, State),
        Level1 is Level+1,
        move(Context, State, Label, Next),
        \+ memberchk(Next, Visited),
        observe(Context, add(Level1, Label, Next)),
        Labels = [Label|Labels1],
        States = [Next|States1],
        simple_path(Next, [Next|Visited], Level1, Bound, Context, Labels1, States1)
    ).

%!  simple_count(+Context, -Result) is det.
%
%   True when Result is counted(Count, Length, Explored): there are Count plans without a repeated state,
%   and the shortest has Length moves; or the result of a search that finds no plan.
%
%       ?- context(space(=(0), ==(2), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 3)), [], C),
%          simple_count(C, Result).
%       Result = counted(2, 1, explored(3, 2)).

simple_count(Context, Result) :-
    once_depth_first(Context, First),
    (   First = solved(_, Explored)
    ->  initial(Context, Start),
        Tally = tally(0, inf),
        forall(simple_plan(Context, Start, plan(Labels, _)),
               ( check_clock(Context),
                 length(Labels, Length),
                 count_plan(Tally, Length) )),
        Tally = tally(Count, Shortest),
        Result = counted(Count, Shortest, Explored)
    ;   Result = First
    ).

count_plan(Tally, Length) :-
    Tally = tally(Count0, Shortest0),
    Count is Count0+1,
    Shortest is min(Shortest0, Length),
    nb_setarg(1, Tally, Count),
    nb_setarg(2, Tally, Shortest).
