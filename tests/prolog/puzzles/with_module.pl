% A puzzle that is a module of its own, and brings a library along.
:- module(ferry_with_module, []).
:- use_module(library(lists), [subset/2]).

title("A ferry").
passenger(dog).  passenger(cat).  passenger(man).
rower(man).
boat(2).
unsafe(Group, chases(dog, cat)) :-
    subset([dog, cat], Group),
    \+ memberchk(man, Group).
