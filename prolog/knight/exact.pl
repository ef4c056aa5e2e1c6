:- module(knight_exact,
          [ exact_tour/4,            % +Board, +Ends, +Limits, -Outcome
            exact_tours/3            % +Board, +Ends, -Indices
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(board).

:- set_prolog_flag(optimise, true).

/** <module> Exact search for a knight's tour, with forced moves

A tour is looked for as a Hamiltonian cycle, edge by edge. An edge is
undecided, linked (part of the tour) or dropped. An open tour becomes a
cycle through extra vertices: where the squares have two colours and there
are as many of each, one extra vertex stands before the light end and one
after the dark end, and the two are linked; where one colour has a square
more, a single extra vertex joins the two ends, which have that colour.

After every decision its consequences are drawn until nothing changes:

  - a square with two links loses its other edges;
  - a square with only as many edges as it needs has them linked;
  - a square with fewer fails;
  - the edge between the two ends of a path is dropped, as it would close
    a short cycle, unless the path has all squares.

Before every choice the graph of linked and undecided edges must be
connected, and stay so without any one square (a cycle has no cut vertex).
In the probing mode every undecided edge is also tried both ways before a
choice; this settles many impossible boards without any choice at all, as
for the zebra on 12x12.

The state of the search is one term per kind of fact, indexed by vertex
(the index of the square plus 1), changed by setarg/3, which is undone on
backtracking:

  - edges(Neighbours, ...): the other ends of the undecided edges;
  - links(Neighbours, ...): the other ends of the linked edges;
  - far(Vertex, ...): for the end of a path of linked edges the other end.

Each choice links an edge or, on backtracking, drops it, so that the search
visits every tour exactly once and proves by ending that there is none.
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
%       O = exhausted(9).

exact_tour(Board, Ends, Limits, Outcome) :-
    (   initial_state(Board, Ends, State, Linked)
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
%       ?- findall(T, exact_tours(board(3,4,[],1,2), open(any,any), T), Ts),
%          length(Ts, Count).
%       Count = 16.

exact_tours(Board, Ends, Indices) :-
    initial_state(Board, Ends, State, Linked),
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
		 *        INITIAL STATE         *
		 *******************************/

%   initial_state(+Board, +Ends, -State, -Linked) is semidet.
%
%   True when State is the state of the search before any choice, with
%   Linked edges that are linked by necessity. Fails if it is clear
%   already that there is no tour.

initial_state(Board, Ends, State, Linked) :-
    squares(Board, Squares),
    length(Squares, Count),
    extra_edges(Ends, Board, Squares, ExtraCount, ExtraEdges, Forced),
    Total is Count+ExtraCount,
    Total >= 3,
    extra_vertices(Board, _, Size),
    functor(Edges, edges, Size),
    functor(Links, links, Size),
    functor(Far, far, Size),
    State = state(Edges,Links,Far,Total),
    blank(Size, State),
    maplist(square_edges(Board, Edges), Squares, Vertices),
    maplist(add_edge(Edges), ExtraEdges),
    (   ExtraCount =:= 0
    ->  AllVertices = Vertices
    ;   numlist_extra(ExtraCount, Size, Vertices, AllVertices)
    ),
    foldl(needed_edges(Edges), AllVertices, Forced, Tasks),
    settle(Tasks, State, 0, Linked).

%   The two extra vertices come after those of the squares.

extra_vertices(Board, X1, X2) :-
    board_size(Board, Rows, Columns),
    X1 is Rows*Columns+1,
    X2 is X1+1.

numlist_extra(1, X2, Vertices, [X1|Vertices]) :-
    X1 is X2-1.
numlist_extra(2, X2, Vertices, [X1,X2|Vertices]) :-
    X1 is X2-1.

blank(0, _) :-
    !.                                  % commit: no vertex is left
blank(V, State) :-
    State = state(Edges,Links,Far,_),
    arg(V, Edges, []),
    arg(V, Links, []),
    arg(V, Far, V),
    V1 is V-1,
    blank(V1, State).

square_edges(Board, Edges, Square, V) :-
    neighbours(Board, Square, Indices),
    maplist(succ, Indices, Ws),
    V is Square+1,
    setarg(V, Edges, Ws).

add_edge(Edges, U-W) :-
    arg(U, Edges, Us),
    setarg(U, Edges, [W|Us]),
    arg(W, Edges, Ws),
    setarg(W, Edges, [U|Ws]).

%   A vertex with two edges needs both. Fails for one with fewer.

needed_edges(Edges, V, Tasks0, Tasks) :-
    arg(V, Edges, Ws),
    after_drop([], Ws, V, Tasks0, Tasks).

%   extra_edges(+Ends, +Board, +Squares, -Count, -Edges, -Forced) is semidet.
%
%   True when Edges join Count extra vertices to the squares where a tour
%   with Ends may end, and Forced are the links that Ends demands. Fails
%   if the colours of the squares or of the ends rule a tour out.

extra_edges(closed(Start,End), Board, _, 0, [], Forced) :-
    (   alternating(Board)
    ->  colours(Board, Half, Half)
    ;   true
    ),
    (   Start \== any,
        End \== any
    ->  U is Start+1,
        V is End+1,
        Forced = [link(U,V)]
    ;   Forced = []
    ).
extra_edges(open(Start,End), Board, Squares, Count, Edges, Forced) :-
    extra_vertices(Board, X1, X2),
    (   \+ alternating(Board)
    ->  Count = 1,
        joined_ends(Squares, Start, End, X1, Edges, Forced)
    ;   partition(light(Board), Squares, Light, Dark),
        length(Light, LightCount),
        length(Dark, DarkCount),
        Surplus is LightCount-DarkCount,
        (   Surplus =:= 0
        ->  Count = 2,
            one_end(Light, Start, End, X1, LightEdges),
            one_end(Dark, Start, End, X2, DarkEdges),
            append(LightEdges, [X1-X2|DarkEdges], Edges),
            Forced = [link(X1,X2)]
        ;   Surplus =:= 1
        ->  Count = 1,
            joined_ends(Light, Start, End, X1, Edges, Forced)
        ;   Surplus =:= -1,
            Count = 1,
            joined_ends(Dark, Start, End, X1, Edges, Forced)
        )
    ).

%   Every move leads to the other colour.

alternating(Board) :-
    board_leaper(Board, P, Q),
    (P+Q) mod 2 =:= 1.

light(Board, Square) :-
    colour(Board, Square, 0).

%   Both ends are among Squares.

joined_ends(Squares, Start, End, X, Edges, Forced) :-
    foldl(forced_end(Squares, X), [Start,End], [], Forced),
    maplist(extra_edge(X), Squares, Edges).

forced_end(Squares, X, End, Forced0, Forced) :-
    (   End == any
    ->  Forced = Forced0
    ;   memberchk(End, Squares),
        V is End+1,
        Forced = [link(X,V)|Forced0]
    ).

%   One end, and only one, is among Squares.

one_end(Squares, Start, End, X, Edges) :-
    intersection(Squares, [Start,End], Chosen),
    (   Chosen = [_]
    ->  Ends = Chosen
    ;   Chosen = [],
        memberchk(any, [Start,End]),
        Ends = Squares
    ),
    maplist(extra_edge(X), Ends, Edges).

extra_edge(X, Square, X-V) :-
    V is Square+1.


		 /*******************************
		 *        CONSEQUENCES          *
		 *******************************/

%   settle(+Tasks, +State, +Linked0, -Linked) is semidet.
%
%   Carry out Tasks, each link(U,V) or drop(U,V), with all that follows
%   from them. Linked counts the linked edges.

settle([], _, Linked, Linked).
settle([Task|Tasks], State, Linked0, Linked) :-
    settle(Task, Tasks, State, Linked0, Linked).

settle(link(U,V), Tasks, State, Linked0, Linked) :-
    State = state(Edges,Links,Far,Total),
    arg(U, Edges, UEdges0),
    arg(U, Links, ULinks),
    (   removed(UEdges0, V, UEdges)
    ->  arg(V, Links, VLinks),
        setarg(U, Edges, UEdges),
        arg(V, Edges, VEdges0),
        removed(VEdges0, U, VEdges),
        setarg(V, Edges, VEdges),
        setarg(U, Links, [V|ULinks]),
        setarg(V, Links, [U|VLinks]),
        after_link(ULinks, UEdges, U, Tasks, Tasks1),
        after_link(VLinks, VEdges, V, Tasks1, Tasks2),
        Linked1 is Linked0+1,
        join_paths(U, V, Linked1, Total, Far, Edges, Tasks2, Tasks3),
        settle(Tasks3, State, Linked1, Linked)
    ;   memberchk(V, ULinks),           % linked before; not dropped
        settle(Tasks, State, Linked0, Linked)
    ).
settle(drop(U,V), Tasks, State, Linked0, Linked) :-
    State = state(Edges,Links,_,_),
    arg(U, Edges, UEdges0),
    arg(U, Links, ULinks),
    (   removed(UEdges0, V, UEdges)
    ->  setarg(U, Edges, UEdges),
        arg(V, Edges, VEdges0),
        removed(VEdges0, U, VEdges),
        setarg(V, Edges, VEdges),
        arg(V, Links, VLinks),
        after_drop(ULinks, UEdges, U, Tasks, Tasks1),
        after_drop(VLinks, VEdges, V, Tasks1, Tasks2),
        settle(Tasks2, State, Linked0, Linked)
    ;   \+ memberchk(V, ULinks),        % dropped before; not linked
        settle(Tasks, State, Linked0, Linked)
    ).

removed([X|Xs], Y, Zs) :-
    (   X =:= Y
    ->  Zs = Xs
    ;   Zs = [X|Zs1],
        removed(Xs, Y, Zs1)
    ).

%   What a new link asks of one of its ends. The first argument is the
%   links that it had before, the second its undecided edges. Fails if
%   there were two links.

after_link([], [W|Ws], U, Tasks0, Tasks) :-
    (   Ws == []
    ->  Tasks = [link(U,W)|Tasks0]
    ;   Tasks = Tasks0
    ).
after_link([_], Ws, U, Tasks0, Tasks) :-
    drop_all(Ws, U, Tasks0, Tasks).

drop_all([], _, Tasks, Tasks).
drop_all([W|Ws], U, Tasks0, [drop(U,W)|Tasks]) :-
    drop_all(Ws, U, Tasks0, Tasks).

%   What a dropped edge asks of one of its ends. Fails if too few are left.

after_drop([], [W1,W2|Ws], U, Tasks0, Tasks) :-
    (   Ws == []
    ->  Tasks = [link(U,W1),link(U,W2)|Tasks0]
    ;   Tasks = Tasks0
    ).
after_drop([_|Links], Ws, U, Tasks0, Tasks) :-
    after_drop_linked(Links, Ws, U, Tasks0, Tasks).

after_drop_linked([], [W|Ws], U, Tasks0, Tasks) :-
    (   Ws == []
    ->  Tasks = [link(U,W)|Tasks0]
    ;   Tasks = Tasks0
    ).
after_drop_linked([_], _, _, Tasks, Tasks).

%   Two paths became one by the link U-V. The edge between its ends must
%   close the tour, or else must go.

join_paths(U, V, Linked, Total, Far, Edges, Tasks0, Tasks) :-
    (   Linked =:= Total
    ->  Tasks = Tasks0
    ;   arg(U, Far, A),
        arg(V, Far, B),
        A =\= V,                        % else the cycle is too short
        setarg(A, Far, B),
        setarg(B, Far, A),
        (   Linked =:= Total-1
        ->  Tasks = [link(A,B)|Tasks0]
        ;   arg(A, Edges, AEdges),
            memberchk(B, AEdges)
        ->  Tasks = [drop(A,B)|Tasks0]
        ;   Tasks = Tasks0
        )
    ).


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

%   two_connected(+State) is semidet.
%
%   True when the graph of linked and undecided edges is connected and has
%   no cut vertex (Tarjan 1972): every subtree of the depth-first tree
%   reaches back beyond the vertex it hangs from.

two_connected(state(Edges,Links,_,Total)) :-
    functor(Edges, _, Size),
    functor(Order, order, Size),
    root(Size, Links, Edges, Root, First),
    arg(Root, Order, 1),
    visit(First, Root, 2, Next, _, Edges, Links, Order),
    Next =:= Total+1.

%   Start from a vertex and one of its neighbours; without a cut vertex,
%   all the others are reached from the second.

root(V, Links, Edges, Root, First) :-
    (   ( arg(V, Edges, [W|_]) ; arg(V, Links, [W|_]) )
    ->  Root = V,
        First = W
    ;   V1 is V-1,
        root(V1, Links, Edges, Root, First)
    ).

visit(V, Parent, Number, Next, Low, Edges, Links, Order) :-
    arg(V, Order, Number),
    Number1 is Number+1,
    arg(V, Edges, Ws),
    visit_all(Ws, V, Parent, Number, Number1, Next1, Number, Low1, Edges, Links, Order),
    arg(V, Links, Ls),
    visit_all(Ls, V, Parent, Number, Next1, Next, Low1, Low, Edges, Links, Order).

visit_all([], _, _, _, Next, Next, Low, Low, _, _, _).
visit_all([W|Ws], V, Parent, Number, Next0, Next, Low0, Low, Edges, Links, Order) :-
    arg(W, Order, WNumber),
    (   var(WNumber)
    ->  visit(W, V, Next0, Next1, WLow, Edges, Links, Order),
        WLow < Number,                  % else V is a cut vertex
        Low1 is min(Low0, WLow)
    ;   W =:= Parent
    ->  Next1 = Next0,
        Low1 = Low0
    ;   Next1 = Next0,
        Low1 is min(Low0, WNumber)
    ),
    visit_all(Ws, V, Parent, Number, Next1, Next, Low1, Low, Edges, Links, Order).
