:- module(search,
          [ search/4,                   % +Strategy, :Space, -Result, +Options
            all_plans/4,                % +Strategy, :Space, -Answer, +Options
            count_plans/4               % +Strategy, :Space, -Result, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(search/breadth_first).
:- use_module(search/context).
:- use_module(search/depth_first).
:- use_module(search/iterative_deepening).
:- use_module(search/layered).
:- use_module(search/options).
:- use_module(search/record).
:- use_module(search/uniform_cost).
:- reexport(search/options).
:- reexport(search/breadth_first, [breadth_first/3, explore/3]).
:- reexport(search/depth_first, [depth_first/3]).
:- reexport(search/iterative_deepening, [iterative_deepening/3]).
:- reexport(search/uniform_cost, [uniform_cost/3]).

/** <module> Search strategies over any state space

A *state space* is given by three closures:

    space(Initial, Goal, Move)

  - call(Initial, State) gives the start;
  - call(Goal, State) is true of a goal;
  - call(Move, State, Label, Next) enumerates the moves out of State in the order in which they are
    to be tried.

States are ground terms.  A *plan* is `plan(Labels, States)`: the labels of the moves and the states
passed, start and goal included, so that there is one state more than labels.

A *result* is one of

  - solved(Plan, Explored)
  - impossible(Explored): every state that can be reached was looked at, and none is a goal;
  - limit(Which, Explored): Which is `states`, `depth` or `seconds`.

`Explored` is `explored(States, Depth)`: the number of different states generated, and the deepest
level that was reached.

Options of every strategy:

  - states(Max), depth(Max), seconds(Max)
    Limits.  Depth counts moves.
  - cost(:Cost)
    call(Cost, Label, C) gives the positive cost of a move (default 1); used by uniform cost.
  - heuristic(:Estimate)
    call(Estimate, State, H) gives a lower bound of the cost that remains; turns uniform cost into A*.
  - size(:Size)
    call(Size, State, N) says for how many states a state stands (default 1), where states are classes
    of others; `Explored` and the limit on states then count those.
  - observer(:Observer)
    call(Observer, Event) is called for each of the events `depth(Limit)` (a round of iterative
    deepening begins), `expand(Level, State)`, `add(Level, Label, State)`,
    `illegal(Level, Label, Reason)`, `solution(Level, State)` and `depth_limit(Level, State)`.
  - illegal(:Illegal)
    call(Illegal, State, Label, Reason) enumerates moves that break a rule; they are only told to
    the observer.

A search goes from the space and the options (search/context.pl) through one of the strategies, which keep
what they have seen in a record (search/record.pl), to a plan (search/plans.pl); all the shortest or cheapest
plans are made from the distances of the states (search/layered.pl).

The algorithms are those of Russell and Norvig, Artificial Intelligence: A Modern Approach, chapter 3.
*/

:- meta_predicate
    search(+, :, -, :),
    all_plans(+, :, -, :),
    count_plans(+, :, -, :).

must_be_strategy(Strategy) :-
    must_be(nonvar, Strategy),
    (   strategy(Strategy)
    ->  true
    ;   domain_error(search_strategy, Strategy)
    ).

%!  search(+Strategy, :Space, -Result, +Options) is det.
%
%   True when Result is what Strategy finds in Space: one plan, a proof that there is none, or the
%   limit that stopped it.
%
%       ?- search('breadth-first', space(=(0), ==(2), [S,up,T]>>(S < 3, T is S+1)), R, []).
%       R = solved(plan([up,up], [0,1,2]), explored(3, 2)).
%
%       ?- search('depth-first', space(=(0), ==(2), [S,up,T]>>(S < 3, T is S+1)), R, [size([_,10]>>true)]).
%       R = solved(plan([up,up], [0,1,2]), explored(30, 2)).
%
%   @throws domain_error(search_strategy, Strategy)

search(Strategy, Space, Result, Options) :-
    must_be_strategy(Strategy),
    search_by(Strategy, Space, Result, Options).

search_by('breadth-first', Space, Result, Options) :-
    breadth_first(Space, Result, Options).
search_by('depth-first', Space, Result, Options) :-
    depth_first(Space, Result, Options).
search_by('iterative-deepening', Space, Result, Options) :-
    iterative_deepening(Space, Result, Options).
search_by('uniform-cost', Space, Result, Options) :-
    uniform_cost(Space, Result, Options).

%!  all_plans(+Strategy, :Space, -Answer, +Options) is nondet.
%
%   True when Answer is `plan(Labels, States)` for one of the plans of Strategy, one after the other
%   and as soon as it is known; the last answer is `done(Result)` with the result of the whole
%   search.  Breadth-first and iterative deepening give every shortest plan, uniform cost every
%   cheapest, and depth-first every plan that does not repeat a state.
%
%       ?- all_plans('depth-first', space(=(0), ==(2), [S,by(N),T]>>(member(N,[1,2]), T is S+N, T < 3)), A, []).
%       A = plan([by(1),by(1)], [0,1,2]) ;
%       A = plan([by(2)], [0,2]) ;
%       A = done(solved(plan([by(1),by(1)], [0,1,2]), explored(3, 2))) ;
%       false.
%
%   @throws domain_error(search_strategy, Strategy)

all_plans(Strategy, Space, Answer, Options) :-
    must_be_strategy(Strategy),
    minded_options(Strategy, Options, Minded),
    context(Space, Minded, Context),
    catch(plans(Strategy, Context, Answer),
          search_limit(Which),
          ( explored(Context, Explored), Answer = done(limit(Which, Explored)) )).

% Only uniform cost minds what a move costs; to the others, every move counts as one.
minded_options(Strategy, Module:Options, Module:Minded) :-
    (   Strategy == 'uniform-cost'
    ->  Minded = Options
    ;   exclude(about_cost, Options, Minded)
    ).

about_cost(cost(_)).
about_cost(heuristic(_)).

plans('breadth-first', Context, Answer) :-
    shortest_layers(Context, Outcome),
    layered_plans(Outcome, Context, Answer).
plans('depth-first', Context, Answer) :-
    simple_plans(Context, Answer).
plans('iterative-deepening', Context, Answer) :-
    deepening_plans(Context, Answer).
plans('uniform-cost', Context, Answer) :-
    cheapest_layers(Context, Outcome),
    layered_plans(Outcome, Context, Answer).

%!  count_plans(+Strategy, :Space, -Result, +Options) is det.
%
%   True when Result is counted(Count, Length, Explored), where Count is the number of plans that
%   all_plans/4 would give and Length the number of moves of each (the cost for uniform cost; the
%   shortest length for depth-first), or impossible(Explored), or limit(Which, Explored).  All but
%   depth-first count without listing the plans.
%
%       ?- count_plans('breadth-first', space(=(0), ==(4), [S,by(N),T]>>(member(N,[1,2,3]), T is S+N, T < 5)), R, []).
%       R = counted(3, 2, explored(5, 2)).
%
%   @throws domain_error(search_strategy, Strategy)

count_plans(Strategy, Space, Result, Options) :-
    must_be_strategy(Strategy),
    minded_options(Strategy, Options, Minded),
    context(Space, Minded, Context),
    limited(Context, count(Strategy, Context), Result).

count('breadth-first', Context, Result) :-
    shortest_layers(Context, Outcome),
    layered_count(Outcome, Context, Result).
count('depth-first', Context, Result) :-
    simple_count(Context, Result).
count('iterative-deepening', Context, Result) :-
    deepening_count(Context, Result).
count('uniform-cost', Context, Result) :-
    cheapest_layers(Context, Outcome),
    layered_count(Outcome, Context, Result).
