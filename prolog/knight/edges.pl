:- module(knight_edges,
          [ initial_state/5,         % +Board, +Ends, +Tasks, -State, -Linked
            settle/5,                % +Tasks, +State, +Linked0, -Linked
            two_connected/1,         % +State
            extra_vertices/3         % +Board, -X1, -X2
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).

:- set_prolog_flag(optimise, true).

/** <module> Which moves a tour must have, and which it cannot have

A tour is seen as a Hamiltonian cycle, made edge by edge. An edge is
undecided, linked (part of the tour) or dropped. An open tour becomes a
cycle through extra vertices: where the squares have two colours and there
are as many of each, one extra vertex stands before the light end and one
after the dark end, and the two are linked; where one colour has a square
more, a single extra vertex joins the two ends, which have that colour.

After every decision its consequences are drawn until nothing changes:

  - a vertex with two links loses its other edges;
  - a vertex with only as many edges as it needs has them linked;
  - a vertex with fewer fails;
  - the edge between the two ends of a path is dropped, as it would close
    a short cycle, unless the path has all vertices.

The state is state(Edges, Links, Far, Total), one term per kind of fact,
indexed by vertex (the index of the square plus 1) and changed by setarg/3,
which is undone on backtracking:

  - Edges has the list of the other ends of a vertex's undecided edges;
  - Links has the list of the other ends of its linked edges;
  - Far has, for the end of a path of linked edges, the other end;

and Total is the number of vertices, and so of the edges of a tour.
*/

		 /*******************************
		 *        INITIAL STATE         *
		 *******************************/

%!  initial_state(+Board, +Ends, +Tasks, -State, -Linked) is semidet.
%
%   True when State is the state before any choice, when Tasks are done,
%   which settle/5 takes. Linked edges are linked by necessity. Fails if it
%   is clear already that there is no tour.
%
%       ?- initial_state(board(3,3,[],1,2), closed(any,any), [], _, _).
%       false.
%       ?- initial_state(board(3,3,[4],1,2), closed(any,any), [], _, Linked).
%       Linked = 8.

initial_state(Board, Ends, Tasks0, State, Linked) :-
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
    append(Tasks0, Forced, Tasks1),
    foldl(needed_edges(Edges), AllVertices, Tasks1, Tasks),
    settle(Tasks, State, 0, Linked).

%!  extra_vertices(+Board, -X1, -X2) is det.
%
%   True when X1 and X2 are the extra vertices, which come after those of
%   the squares.
%
%       ?- extra_vertices(board(3,3,[],1,2), X1, X2).
%       X1 = 10, X2 = 11.

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

%!  settle(+Task, +Tasks, !State, +Linked0, -Linked) is semidet.
%
%   Carry out Task and Tasks, each link(U,V) or drop(U,V), with all that
%   follows from them. Linked counts the linked edges. Fails if the tasks
%   contradict each other or leave no tour.
%
%       ?- initial_state(board(6,6,[],1,2), closed(any,any), [], _State, 8),
%          settle(link(15,7), [link(15,4)], _State, 8, Linked).
%       Linked = 12.

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
		 *        CONNECTEDNESS         *
		 *******************************/

%!  two_connected(+State) is semidet.
%
%   True when the graph of linked and undecided edges is connected and has
%   no cut vertex (Tarjan 1972): every subtree of the depth-first tree
%   reaches back beyond the vertex it hangs from.
%
%       ?- initial_state(board(6,6,[],1,2), closed(any,any), [], _State, _),
%          two_connected(_State).
%       true.

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
