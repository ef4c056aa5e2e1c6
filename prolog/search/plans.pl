:- module(search_plans,
          [ node_plan/2,                % +Node, -Plan
            push_moves/5,               % +Moves, +Parent, +Measure, +Stack, -NewStack
            plans_then_done/3           % :Goal, +Explored, -Answer
          ]).

/** <module> Nodes of a search tree, and the plans they stand for

A node is node(State, Label, Parent): the move Label led from the state of the node Parent to State.  The
root is node(Start, start, root).
*/

%!  node_plan(+Node, -Plan) is det.
%
%   True when Plan is plan(Labels, States): the moves from the root to Node and the states passed.
%
%       ?- node_plan(node(2, up, node(1, start, root)), Plan).
%       Plan = plan([up], [1,2]).

node_plan(Node, plan(Labels, States)) :-
    node_path(Node, [], Labels, [], States).

node_path(node(State, Label, Parent), Labels0, Labels, States0, States) :-
    (   Parent == root
    ->  Labels = Labels0,
        States = [State|States0]
    ;   node_path(Parent, [Label|Labels0], Labels, [State|States0], States)
    ).

%!  push_moves(+Moves, +Parent, +Measure, +Stack, -NewStack) is det.
%
%   True when NewStack has, before Stack, Node-Measure for each Label-State of Moves, as a child of Parent.
%
%       ?- push_moves([up-2], node(1, start, root), 9, [], Stack).
%       Stack = [node(2, up, node(1, start, root))-9].

push_moves([], _, _, Stack, Stack).
push_moves([Label-State|Moves], Parent, Measure, Stack, [node(State, Label, Parent)-Measure|NewStack]) :-
    push_moves(Moves, Parent, Measure, Stack, NewStack).

%!  plans_then_done(:Goal, +Explored, -Answer) is nondet.
%
%   True when Answer is one of the plans that call(Goal, Plan) gives, and last done(solved(Plan, Explored))
%   with the first of them.
%
%       ?- plans_then_done([P]>>member(P, [plan([a], [1,2]), plan([b], [1,2])]), explored(2, 1), Answer).
%       Answer = plan([a], [1,2]) ;
%       Answer = plan([b], [1,2]) ;
%       Answer = done(solved(plan([a], [1,2]), explored(2, 1))).

:- meta_predicate plans_then_done(1, +, -).

plans_then_done(Goal, Explored, Answer) :-
    First = first(none),
    (   call(Goal, Plan),
        (   First = first(none)
        ->  nb_setarg(1, First, Plan)
        ;   true
        ),
        Answer = Plan
    ;   arg(1, First, Plan),
        Answer = done(solved(Plan, Explored))
    ).
