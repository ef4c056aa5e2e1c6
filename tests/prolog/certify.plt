:- use_module('../../prolog/certify').
:- use_module(library(plunit)).

user:certify_step(N, by(D), M) :- member(D, [1,3]), M is N+D, M =< 4.
user:certify_cost(by(D), C) :- C is D*D.

:- begin_tests(certify).

test("the fewest moves", true(Labels-Sorted == [by(1),by(3)]-[0-0,1-1,3-1])) :-
    certify(user:space(=(0), ==(4), certify_step), least(2, Labels, Bounds), []),
    msort(Bounds, Sorted).
test("the least cost", true(Certificate == least(4, [by(1),by(1),by(1),by(1)], [0-0,1-1,2-2,3-3]))) :-
    certify(user:space(=(0), ==(4), certify_step), Certificate, [cost(user:certify_cost)]).
test("no plan", true(States == [0,1,3,2,4])) :-
    certify(user:space(=(0), ==(9), certify_step), impossible(States), []).
test("nothing to do", true(Certificate == least(0, [], []))) :-
    certify(user:space(=(4), ==(4), certify_step), Certificate, []).
test("a limit", true(Which == states)) :-
    certify(user:space(=(0), ==(9), certify_step), limit(Which, _), [states(2)]).

:- end_tests(certify).
