:- module(knight_exact,
          [ exact_tour/4,            % +Board, +Ends, +Limits, -Outcome
            exact_tour/5,            % +Board, +Ends, +Tasks, +Limits, -Outcome
            exact_tours/3            % +Board, +Ends, -Indices
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(edges).

:- set_prolog_flag(optimise, true).

/** <module> Exact search for a knight's tour

Every choice links an edge or, on backtracking, drops it, and knight_edges
draws the consequences. So the search visits every tour exactly once, and
proves by ending that there is none.

Before every choice the graph of linked and undecided edges must be
connected, and stay so without any one square (a cycle has no cut vertex).
In the probing mode every undecided edge is also tried both ways before a
choice; this settles many impossible boards without any choice at all, as
for the zebra on 12x12.
*/

%!  exact_tour(+Board, +Ends, +Limits, -Outcome) is det.
%
%   True when Outcome is what an exact search for a tour with Ends gives:
%   found(Indices), exhausted(Nodes), or limit(Which, Nodes), where Nodes
%   counts the choices made and Which is `nodes` or `time`. Ends is
%   open(Start,End) or closed(Start,End), with indices or `any`; the end
%   of a closed tour is its last square. Limits is limits(Nodes,Deadline),
%   a number and a time of get_time/1, or `inf` for either.
%
%   The search runs in rounds, each with another order of the edges:
%   first a plain search of 200 choices, then a probing one, then each
%   again with 4 times as many, and so on. So it stays complete, an early
%   mistake costs little, and what is impossible is mostly seen soon. A
%   probe counts as a choice.
%
%       ?- exact_tour(board(4,4,[],1,2), open(any,any), limits(inf,inf), O).
%       O = exhausted(11).

exact_tour(Board, Ends, Limits, Outcome) :-
    exact_tour(Board, Ends, [], Limits, Outcome).

%!  exact_tour(+Board, +Ends, +Tasks, +Limits, -Outcome) is det.
%
%   As exact_tour/4, when Tasks of knight_edges:settle/5 are done, which
%   link and drop edges.
%
%       ?- exact_tour(board(6,6,[],1,2), closed(any,any), [drop(1,9)],
%                     limits(inf,inf), Outcome).
%       Outcome = exhausted(0).

exact_tour(Board, Ends, Tasks, Limits, Outcome) :-
    (   initial_state(Board, Ends, Tasks, State, Linked)
    ->  square_count(Board, Count),
        Quota is max(200, 4*Count),
        rounds(0, Quota, State, Linked, Limits, nodes(0), Outcome0),
        (   Outcome0 = cycle(Links)
        ->  once(cycle_tour(Board, Ends, Links, Indices)),
            Outcome = found(Indices)
        ;   Outcome = Outcome0
        )
    ;   Outcome = exhausted(0)
    ).

rounds(Round, Quota, State, Linked, Limits, Counter, Outcome) :-
    round_mode(Round, Mode),
    arg(1, Counter, Nodes0),
    Stop is Nodes0+Quota,
    catch(search_round(Round, State, Linked, watch(Mode,Counter,Stop,Limits), Result),
          knight_limit(Which),
          Result = stopped(Which)),
    (   Result == stopped(quota)
    ->  NextRound is Round+1,
        NextQuota is Quota*2,
        rounds(NextRound, NextQuota, State, Linked, Limits, Counter, Outcome)
    ;   Result = cycle(_)
    ->  Outcome = Result
    ;   arg(1, Counter, Nodes),
        (   Result = stopped(Limit)
        ->  Outcome = limit(Limit, Nodes)
        ;   Outcome = exhausted(Nodes)
        )
    ).

round_mode(Round, Mode) :-
    (   Round mod 2 =:= 0
    ->  Mode = plain
    ;   Mode = probing
    ).

search_round(Round, State, Linked, Watch, Result) :-
    State = state(Edges,Links,_,_),
    (   reorder(Round, Edges),
        search(State, Linked, Watch)
    ->  Result = cycle(Links)
    ;   Result = none
    ).

%   Count a choice and keep an eye on the limits. The clock is read every
%   32 choices.

count_node(watch(_,Counter,Stop,limits(MaxNodes,Deadline))) :-
    arg(1, Counter, Nodes0),
    Nodes is Nodes0+1,
    (   MaxNodes \== inf,
        Nodes > MaxNodes
    ->  throw(knight_limit(nodes))
    ;   Stop \== inf,
        Nodes > Stop
    ->  throw(knight_limit(quota))
    ;   Deadline \== inf,
        Nodes /\ 31 =:= 0,
        get_time(Now),
        Now > Deadline
    ->  throw(knight_limit(time))
    ;   nb_setarg(1, Counter, Nodes)
    ).

%   In every round but the first the lists of edges are rotated, each by
%   an amount that depends on the round and the vertex.

reorder(0, _) :-
    !.                                  % commit: the first round
reorder(Round, Edges) :-
    functor(Edges, _, Size),
    rotate_edges(Size, Round, Edges).

rotate_edges(0, _, _) :-
    !.                                  % commit: no vertex is left
rotate_edges(U, Round, Edges) :-
    arg(U, Edges, Ws0),
    length(Ws0, Count),
    (   Count > 1
    ->  By is (U*Round*7919 + U*U*31 + Round*104729)//7 mod Count,
        length(Front, By),
        append(Front, Back, Ws0),
        append(Back, Front, Ws),
        setarg(U, Edges, Ws)
    ;   true
    ),
    U1 is U-1,
    rotate_edges(U1, Round, Edges).

%!  exact_tours(+Board, +Ends, -Indices) is nondet.
%
%   True when Indices is a tour of Board with Ends, as for exact_tour/4.
%   Every tour is found once on backtracking; a tour and its reverse are
%   two, but the squares of a closed tour without a start and an end are
%   listed from the first square only.
%
%       ?- aggregate_all(count, exact_tours(board(3,4,[],1,2), open(any,any), _), Count).
%       Count = 16.

exact_tours(Board, Ends, Indices) :-
    initial_state(Board, Ends, [], State, Linked),
    Watch = watch(plain,nodes(0),inf,limits(inf,inf)),
    probe(State, Linked, Linked1, Watch),
    search(State, Linked1, Watch),
    State = state(_,Links,_,_),
    cycle_tour(Board, Ends, Links, Indices).

%   cycle_tour(+Board, +Ends, +Links, -Indices) is nondet.
%
%   True when Indices is the cycle of Links read as a tour with Ends, in
%   either direction where both are possible.

cycle_tour(Board, open(Start,End), Links, Indices) :-
    extra_vertices(Board, X1, X2),
    arg(X1, Links, Ends),
    (   selectchk(X2, Ends, [First])
    ->  walk(First, X1, X2, Links, Forwards),
        (   Indices = Forwards
        ;   reverse(Forwards, Indices)
        )
    ;   member(First, Ends),
        walk(First, X1, X1, Links, Indices)
    ),
    (   Start == any
    ->  true
    ;   Indices = [Start|_]
    ),
    (   End == any
    ->  true
    ;   last(Indices, End)
    ).
cycle_tour(Board, closed(Start,End), Links, Indices) :-
    (   Start \== any
    ->  Origin = Start
    ;   End \== any
    ->  Origin = End
    ;   squares(Board, [Origin|_])
    ),
    V is Origin+1,
    arg(V, Links, Ws),
    member(W, Ws),
    walk(W, V, V, Links, Others),
    (   Start == any,
        End \== any
    ->  append(Others, [Origin], Indices)
    ;   Indices = [Origin|Others],
        (   End == any
        ->  true
        ;   last(Others, End)
        )
    ).

%   The squares of the cycle from vertex V, away from Previous, up to but
%   without vertex Stop.

walk(Stop, _, Stop, _, Indices) :-
    !,                                  % commit: once round
    Indices = [].
walk(V, Previous, Stop, Links, [Index|Indices]) :-
    Index is V-1,
    arg(V, Links, [A,B]),
    (   A =:= Previous
    ->  Next = B
    ;   Next = A
    ),
    walk(Next, V, Stop, Links, Indices).


		 /*******************************
		 *           SEARCH             *
		 *******************************/

%   search(+State, +Linked, +Watch) is nondet.
%
%   Decide all edges. Watch is watch(Mode,Counter,Stop,Limits): in the
%   mode `probing` every choice is preceded by probe/4; Stop is the number
%   of choices at which the round ends.

search(State, Linked, Watch) :-
    arg(4, State, Total),
    (   Linked =:= Total
    ->  true
    ;   count_node(Watch),
        two_connected(State),
        arg(1, Watch, Mode),
        (   Mode == probing
        ->  probe(State, Linked, Linked1, Watch)
        ;   Linked1 = Linked
        ),
        branch(State, Linked1, Total, Watch)
    ).

branch(State, Linked, Total, Watch) :-
    (   Linked =:= Total
    ->  true
    ;   choose_edge(State, U, W),
        (   settle(link(U,W), [], State, Linked, Linked1)
        ;   settle(drop(U,W), [], State, Linked, Linked1)
        ),
        search(State, Linked1, Watch)
    ).

%   probe(+State, +Linked0, -Linked, +Watch) is semidet.
%
%   Try every undecided edge both ways: what fails at once one way is
%   settled the other way. Repeat until nothing changes. Fails if an edge
%   fails both ways. (This is known as failed literals, or shaving.)

probe(State, Linked0, Linked, Watch) :-
    arg(1, State, Edges),
    functor(Edges, _, Size),
    probe_vertices(Size, State, Watch, Linked0, Linked1, false, Changed),
    (   Changed == true
    ->  probe(State, Linked1, Linked, Watch)
    ;   Linked = Linked1
    ).

probe_vertices(0, _, _, Linked, Linked, Changed, Changed) :-
    !.                                  % commit: no vertex is left
probe_vertices(U, State, Watch, Linked0, Linked, Changed0, Changed) :-
    arg(1, State, Edges),
    arg(U, Edges, Ws),
    probe_edges(Ws, U, State, Watch, Linked0, Linked1, Changed0, Changed1),
    U1 is U-1,
    probe_vertices(U1, State, Watch, Linked1, Linked, Changed1, Changed).

probe_edges([], _, _, _, Linked, Linked, Changed, Changed).
probe_edges([W|Ws], U, State, Watch, Linked0, Linked, Changed0, Changed) :-
    (   W < U,                          % each edge once
        undecided(U, W, State)
    ->  count_node(Watch),
        (   refuted(link(U,W), State, Linked0)
        ->  settle(drop(U,W), [], State, Linked0, Linked1),
            Changed1 = true
        ;   refuted(drop(U,W), State, Linked0)
        ->  settle(link(U,W), [], State, Linked0, Linked1),
            Changed1 = true
        ;   Linked1 = Linked0,
            Changed1 = Changed0
        )
    ;   Linked1 = Linked0,
        Changed1 = Changed0
    ),
    probe_edges(Ws, U, State, Watch, Linked1, Linked, Changed1, Changed).

undecided(U, W, state(Edges,_,_,_)) :-
    arg(U, Edges, Ws),
    memberchk(W, Ws).

refuted(Task, State, Linked) :-
    \+ ( settle(Task, [], State, Linked, _),
         two_connected(State)
       ).

%   Choose a vertex with the fewest ways to go on: the number of its
%   undecided edges if it is the end of a path, and the number of pairs of
%   them if it has no link yet. Of its edges take the one that leads to
%   the vertex with the fewest undecided edges.

choose_edge(state(Edges,Links,_,_), U, W) :-
    functor(Edges, _, Size),
    choose_vertex(Size, Edges, Links, 1000000, 0, U),
    arg(U, Edges, Ws),
    choose_neighbour(Ws, Edges, 1000000, 0, W).

choose_vertex(0, _, _, _, Best, U) :-
    !,                                  % commit: no vertex is left
    U = Best.
choose_vertex(V, Edges, Links, Least0, Best0, U) :-
    arg(V, Edges, Ws),
    (   Ws = [_|_],
        length(Ws, Count),
        arg(V, Links, VLinks),
        (   VLinks == []
        ->  Ways is Count*(Count-1)//2
        ;   Ways = Count
        ),
        Ways < Least0
    ->  Least = Ways,
        Best = V
    ;   Least = Least0,
        Best = Best0
    ),
    V1 is V-1,
    choose_vertex(V1, Edges, Links, Least, Best, U).

choose_neighbour([], _, _, W, W).
choose_neighbour([V|Vs], Edges, Least0, Best0, W) :-
    arg(V, Edges, Ws),
    length(Ws, Count),
    (   Count < Least0
    ->  choose_neighbour(Vs, Edges, Count, V, W)
    ;   choose_neighbour(Vs, Edges, Least0, Best0, W)
    ).
