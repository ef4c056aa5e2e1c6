:- use_module('../../prolog/bridge/requests').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- begin_tests(bridge_requests).

test("a puzzle without settings is its name", Term == wolf_goat_cabbage) :-
    spec_term(wolf_goat_cabbage-[], Term).
test("settings keep their order", Term == jealous_husbands([couples=4,boat=3])) :-
    spec_term(jealous_husbands-[couples-4,boat-3], Term).
test("a path is a name too", Term =@= '/a b.pl'([x=1])) :-
    spec_term('/a b.pl'-[x-1], Term).
test("what was not given is no limit", Limits == []) :-
    search_limits([states-null,depth-null,seconds-null], Limits).
test("limits are those of the search alone", Limits == [seconds(1.5),depth(3)]) :-
    search_limits([strategy-wide,seconds-1.5,trace-true,depth-3], Limits).
test("without a strategy the search chooses", Options == [states(10)]) :-
    search_options([strategy-null,states-10], =(wide), print, Options).
test("a strategy is passed on where it is known", Options == [strategy(deep)]) :-
    search_options([strategy-deep], member_of([wide,deep]), print, Options).
test("an unknown strategy names those that there are", Formal == puzzle_error(bad_parameter(strategy, oneof([wide,deep]), tall))) :-
    catch(search_options([strategy-tall], member_of([wide,deep]), print, _), error(Formal, _), true).
test("a trace is told to the observer that was given", Options == [observer(user:print),states(10)]) :-
    search_options([trace-true,states-10], user:(=(wide)), user:print, Options).
test("no trace without true", Options == []) :-
    search_options([trace-false], =(wide), print, Options).

member_of(Names, Name) :-
    member(Name, Names).

test("a setting is given as it is typed", [forall(member(Value-Text,
        [3-3, 2.5-2.5, true-true, [8,5,3]-'8,5,3', [husband,wife(a)]-'husband,wife(a)', []-'', f(x)-'f(x)', "s"-'"s"'])),
      true(Given == Text)]) :-
    setting_text(Value, Given).

:- end_tests(bridge_requests).
