:- module(search_iterative_deepening,
          [ iterative_deepening/3,      % :Space, -Result, +Options
            deepening_plans/2,          % +Context, -Answer
            deepening_count/2,          % +Context, -Result
            depth_round/3               % +Limit, +Context, -Round
          ]).
:- use_module(library(lists)).
:- use_module(context).
:- use_module(plans).
:- use_module(record).

/** <module> Iterative deepening

Depth-first rounds with a rising limit on the depth.  A round remembers with how much depth left each state
was entered, so that a state met again with less is skipped and the plan stays a shortest one.
*/

:- meta_predicate
    iterative_deepening(:, -, :).

%!  iterative_deepening(:Space, -Result, +Options) is det.
%
%   True when Result holds a shortest plan found by depth-first rounds with a rising limit on the
%   depth, or says that there is none.  The search ends when a round leaves no state cut off by its limit.
%
%       ?- iterative_deepening(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), R, []).
%       R = solved(plan([by(1),by(2)], [0,1,3]), explored(4, 2)).

iterative_deepening(Space, Result, Options) :-
    context(Space, Options, Context),
    limited(Context, iterate(Context), Result).

iterate(Context, Result) :-
    depth_bound(Context, Bound),
    First is min(1, Bound),
    iterate(First, Context, Result).

iterate(Limit, Context, Result) :-
    depth_bound(Context, Bound),
    (   Limit > Bound
    ->  out_of_depth(Context, Bound)
    ;   observe(Context, depth(Limit)),
        depth_round(Limit, Context, Round),
        next_round(Round, Limit, Context, Result)
    ).

next_round(solved(Plan, Explored), _, _, Result) =>
    Result = solved(Plan, Explored).
next_round(exhausted, Limit, Context, Result) =>
    Depth is Limit-1,
    explored(Context, explored(States, _)),
    Result = impossible(explored(States, Depth)).
next_round(cut_off, Limit, Context, Result) =>
    Limit1 is Limit+1,
    iterate(Limit1, Context, Result).


                /*******************************
                *          ONE ROUND           *
                *******************************/

%!  depth_round(+Limit, +Context, -Round) is det.
%
%   True when a depth-first search of plans with at most Limit moves ends with Round: solved(Plan,
%   Explored); exhausted, when every state that can be reached was entered; or cut_off, when some state was
%   only ever entered with no move left.
%
%       ?- context(space(=(0), ==(3), [S,up,T]>>(T is S+1)), [], C), depth_round(2, C, Round).
%       Round = cut_off.

depth_round(Limit, Context, Round) :-
    initial(Context, Start),
    trie_new(Left),
    trie_insert(Left, Start, Limit),
    ignore(enter(Context, Start, 0)),
    (   Limit =:= 0
    ->  Cut = 1
    ;   Cut = 0
    ),
    round_stack([node(Start, start, root)-Limit], Limit, Context, Left, Cut, Round).

% Left maps each state to the most depth with which it was entered; Cut counts the states that were only
% ever entered with none.
round_stack([], _, _, _, Cut, Round) :-
    (   Cut =:= 0
    ->  Round = exhausted
    ;   Round = cut_off
    ).
round_stack([Node-Rest|Stack], Limit, Context, Left, Cut, Round) :-
    Node = node(State, Label, _),
    Level is Limit-Rest,
    enter_round(State, Label, Rest, Level, Context, Left, Cut, Cut1, Entered),
    (   Entered == false
    ->  round_stack(Stack, Limit, Context, Left, Cut1, Round)
    ;   is_goal(Context, State)
    ->  observe(Context, solution(Level, State)),
        explored(Context, explored(States, _)),
        node_plan(Node, Plan),
        Round = solved(Plan, explored(States, Level))
    ;   Rest =:= 0
    ->  observe(Context, depth_limit(Level, State)),
        round_stack(Stack, Limit, Context, Left, Cut1, Round)
    ;   check_limits(Context, Level),
        observe_expansion(Context, Level, State),
        Rest1 is Rest-1,
        findall(L-S, move(Context, State, L, S), Moves),
        push_moves(Moves, Node, Rest1, Stack, Stack1),
        round_stack(Stack1, Limit, Context, Left, Cut1, Round)
    ).

enter_round(_, start, _, _, _, _, Cut, Cut, true) :-
    !.                                  % the root was entered by depth_round/3
enter_round(State, Label, Rest, Level, Context, Left, Cut, Cut1, Entered) :-
    (   trie_lookup(Left, State, Before)
    ->  (   Before >= Rest
        ->  Entered = false,
            Cut1 = Cut
        ;   trie_update(Left, State, Rest),
            Entered = true,
            (   Before =:= 0
            ->  Cut1 is Cut-1
            ;   Cut1 = Cut
            )
        )
    ;   trie_insert(Left, State, Rest),
        Entered = true,
        (   Rest =:= 0
        ->  Cut1 is Cut+1
        ;   Cut1 = Cut
        )
    ),
    (   Entered == true
    ->  ignore(enter(Context, State, Level)),
        note_depth(Context, Level),
        observe(Context, add(Level, Label, State))
    ;   true
    ).


                /*******************************
                *     ALL AND HOW MANY         *
                *******************************/

%!  deepening_plans(+Context, -Answer) is nondet.
%
%   True when Answer is plan(Labels, States) for a shortest plan, or last done(Result).
%
%       ?- context(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), [], C),
%          deepening_plans(C, plan(Labels, _)).
%       Labels = [by(1),by(2)] ;
%       Labels = [by(2),by(1)] ;
%       false.

deepening_plans(Context, Answer) :-
    iterate(Context, Result),
    (   Result = solved(plan(Labels, _), Explored)
    ->  length(Labels, Length),
        initial(Context, Start),
        trie_new(Failed),
        plans_then_done(plan_within(Context, Failed, Length, Start), Explored, Answer)
    ;   Answer = done(Result)
    ).

plan_within(Context, Failed, Length, Start, plan(Labels, [Start|States])) :-
    path_within(Start, Length, Context, Failed, Labels, States).

% Failed maps states to the depth within which no goal was found below them.
path_within(State, Rest, Context, Failed, Labels, States) :-
    (   is_goal(Context, State)
    ->  Labels = [],
        States = []
    ;   Rest > 0,
        \+ ( trie_lookup(Failed, State, Rest0), Rest0 >= Rest ),
        check_clock(Context),
        Rest1 is Rest-1,
        Found = found(false),
        (   Labels = [Label|Labels1],
            States = [Next|States1],
            move(Context, State, Label, Next),
            path_within(Next, Rest1, Context, Failed, Labels1, States1),
            nb_setarg(1, Found, true)
        ;   Found = found(false),
            trie_update(Failed, State, Rest),
            fail
        )
    ).

%!  deepening_count(+Context, -Result) is det.
%
%   True when Result is counted(Count, Length, Explored), where Count is the number of shortest plans and
%   Length that of their moves, or the result of a search that finds no plan.
%
%       ?- context(space(=(0), ==(3), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 4)), [], C),
%          deepening_count(C, Result).
%       Result = counted(2, 2, explored(4, 2)).

deepening_count(Context, Result) :-
    iterate(Context, Found),
    (   Found = solved(plan(Labels, _), Explored)
    ->  length(Labels, Length),
        initial(Context, Start),
        trie_new(Counts),
        count_below(Start, Length, Context, Counts, Count),
        Result = counted(Count, Length, Explored)
    ;   Result = Found
    ).

% The number of paths of at most Rest moves from State to a goal, none of them through another goal, by
% remembering the number below each state and depth.
count_below(State, Rest, Context, Counts, Count) :-
    (   is_goal(Context, State)
    ->  Count = 1
    ;   Rest =:= 0
    ->  Count = 0
    ;   trie_lookup(Counts, State-Rest, Known)
    ->  Count = Known
    ;   check_clock(Context),
        Rest1 is Rest-1,
        findall(N,
                ( move(Context, State, _, Next),
                  count_below(Next, Rest1, Context, Counts, N) ),
                Ns),
        sum_list(Ns, Count),
        trie_insert(Counts, State-Rest, Count)
    ).
