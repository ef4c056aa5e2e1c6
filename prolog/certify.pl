:- module(certify,
          [ certify/3                   % :Space, -Certificate, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(heaps)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(search).

/** <module> Certificates: what proves that a puzzle is impossible, or a plan the best

A certificate is one of

  - impossible(States): States hold the start and no goal, and no move leads out of them;
  - least(Length, Labels, Bounds): the moves Labels are a plan of cost Length, and Bounds, a list of
    State-Distance, says of every state that is closer than Length to the start how close it is.

Module verify checks them, and shares nothing with this one.
*/

:- meta_predicate certify(:, -, :).

%!  certify(:Space, -Certificate, +Options) is det.
%
%   True when Certificate says how Space (see module search) can be solved at least cost, or that it
%   cannot; or limit(Which, Explored) when a limit of Options came first.  With the option cost(:Cost) the
%   cost of moves counts, otherwise their number.
%
%       ?- certify(space(=(0), ==(2), [S,up,T]>>(S < 2, T is S+1)), Certificate, []).
%       Certificate = least(2, [up,up], [0-0,1-1]).
%
%       ?- certify(space(=(0), ==(3), [S,up,T]>>(S < 2, T is S+1)), Certificate, []).
%       Certificate = impossible([0,1,2]).

certify(Space, Certificate, Module:Options) :-
    (   option(cost(Cost0), Options)
    ->  Strategy = 'uniform-cost',
        Cost = Module:Cost0
    ;   Strategy = 'breadth-first',
        Cost = certify:unit
    ),
    search(Strategy, Space, Result, Module:Options),
    (   Result = solved(plan(Labels, _), _)
    ->  maplist(call(Cost), Labels, Costs),
        sum_list(Costs, Length),
        closer(Space, Cost, Length, Bounds),
        Certificate = least(Length, Labels, Bounds)
    ;   Result = impossible(_)
    ->  explore(Space, reached(Layers, _), []),
        append(Layers, States),
        Certificate = impossible(States)
    ;   Certificate = Result
    ).

unit(_, 1).

% Dijkstra's algorithm for the states that are closer than Length.
closer(Module:space(Initial, _, Move), Cost, Length, Bounds) :-
    once(call(Module:Initial, Start)),
    trie_new(Settled),
    singleton_heap(Heap, 0, Start),
    settle(Heap, Module:Move, Cost, Length, Settled, Bounds).

settle(Heap, Move, Cost, Length, Settled, Bounds) :-
    (   get_from_heap(Heap, Distance, State, Rest),
        Distance < Length
    ->  (   trie_insert(Settled, State)
        ->  findall(Next-Distance1,
                    ( call(Move, State, Label, Next),
                      \+ trie_lookup(Settled, Next, _),
                      call(Cost, Label, C),
                      Distance1 is Distance+C ),
                    Found),
            foldl([S-D,H0,H]>>add_to_heap(H0, D, S, H), Found, Rest, Heap1),
            Bounds = [State-Distance|Bounds1]
        ;   Heap1 = Rest,
            Bounds = Bounds1
        ),
        settle(Heap1, Move, Cost, Length, Settled, Bounds1)
    ;   Bounds = []
    ).
