:- module(search_options,
          [ strategy/1,                 % ?Strategy
            limit_option/1              % ?Option
          ]).

/** <module> The names of the strategies, and the options that limit a search
*/

%!  strategy(?Strategy) is nondet.
%
%   True when Strategy names a search strategy.
%
%       ?- strategy(S).
%       S = 'breadth-first' ;
%       S = 'depth-first' ;
%       S = 'iterative-deepening' ;
%       S = 'uniform-cost'.

strategy('breadth-first').
strategy('depth-first').
strategy('iterative-deepening').
strategy('uniform-cost').

%!  limit_option(?Option) is nondet.
%
%   True when Option is an option that limits a search.
%
%       ?- limit_option(depth(20)).
%       true.

limit_option(states(_)).
limit_option(depth(_)).
limit_option(seconds(_)).
