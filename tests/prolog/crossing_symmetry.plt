:- use_module('../../prolog/crossing/equivariance').
:- use_module('../../prolog/crossing/symmetry').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).

:- dynamic here/1.
:- prolog_load_context(directory, Here), retractall(here(_)), assertz(here(Here)).

families_of(Spec, Families, Proof) :-
    puzzle(Spec, Puzzle),
    families(Puzzle, Families, Proof).

file(Name, File) :-
    here(Here),
    format(atom(File), '~w/puzzles/symmetry_~w.pl', [Here, Name]).

:- begin_tests(crossing_symmetry).

test("couples are alike, as blocks", true(Families-Proof ==
        [[[husband(a),wife(a)],[husband(b),wife(b)],[husband(c),wife(c)]]]-faults)) :-
    families_of(jealous_husbands, Families, Proof).

test("so they are under the weaker rule", true(Families-Proof == [[[husband(a),wife(a)],[husband(b),wife(b)]]]-clauses)) :-
    families_of(jealous_husbands([couples(2), rule(pair)]), Families, Proof).

test("missionaries are alike, and cannibals are", true(Families ==
        [[[missionary(1)],[missionary(2)],[missionary(3)]], [[cannibal(1)],[cannibal(2)],[cannibal(3)]]])) :-
    families_of(missionaries_cannibals, Families, clauses).

test("the only cannibal who can row is like no other", true(Families ==
        [[[missionary(1)],[missionary(2)],[missionary(3)]], [[cannibal(1)]], [[cannibal(2)],[cannibal(3)]]])) :-
    families_of(missionaries_cannibals([rowers([missionary, cannibal(1)])]), Families, clauses).

test("a couple of which only the wife can row is like no other", true(Families ==
        [[[husband(a)]], [[wife(a)]], [[husband(b),wife(b)],[husband(c),wife(c)]]])) :-
    families_of(jealous_husbands([rowers([husband, wife(a)])]), Families, faults).

test("wolf and cabbage are alike, though the rule names them", true(Families-Proof ==
        [[[farmer]], [[wolf],[cabbage]], [[goat]]]-faults)) :-
    families_of(wolf_goat_cabbage, Families, Proof).

test("who conflicts with the same ones is alike", true(Families-Proof == [[[f]], [[x],[y]], [[z]]]-faults)) :-
    families_of(data(test, [passenger(f), passenger(x), passenger(y), passenger(z), rower(f), boat(2),
                            conflict(x, z, [f]), conflict(y, z, [f])]), Families, Proof).

test("who has as many conflicts need not be alike", true(Proof == none)) :-
    families_of(data(test, [passenger(f), passenger(a), passenger(b), passenger(c), passenger(d), rower(f), boat(3),
                            conflict(a, b, f), conflict(b, c, f), conflict(c, d, f)]), _, Proof).

test("names that are compared as numbers are told apart", true(Families-Proof ==
        [[[a(1)]], [[a(2)]], [[a(3)]], [[b(1)]], [[b(2)]], [[c(1)],[c(2)],[c(3)],[c(4)]]]-faults)) :-
    file(by_number, File),
    families_of(File, Families, Proof).

test("declared facts are mapped to themselves", true(Families-Proof == [[[x],[y]], [[z]]]-facts)) :-
    families_of(data(test, [passenger(x), passenger(y), passenger(z), rower(all), boat(2),
                            outnumber(x, z), outnumber(y, z)]), Families, Proof).

test("different weights make a difference", true(Families-Proof == [[[f]], [[x]], [[y]]]-none)) :-
    families_of(data(test, [passenger(f), passenger(x), passenger(y), rower(f), boat(2),
                            weight(x, 1), weight(y, 2), load_limit(9)]), Families, Proof).

test("different goals make a difference", true(Proof == none)) :-
    families_of(data(test, [passenger(f), passenger(x), rower(all), boat(2), goal(x, west)]), _, Proof).

test("names that are compared with nothing are interchangeable kind by kind", true(Sizes-Proof == [3,2,4]-clauses)) :-
    file(all_alike, File),
    families_of(File, Families, Proof),
    findall(N, ( member(Family, Families), length(Family, N) ), Sizes).

test("nothing is proved of rules that name somebody, look at the order or choose",
     [forall(member(Name, [by_order, by_choice, of_lists])), true(Proof == none)]) :-
    file(Name, File),
    families_of(File, _, Proof).

test("a name that a parameter gives is named", true(Families == [[[a(1)]], Others])) :-
    findall([a(I)], between(2, 9, I), Others),
    file(named_by_parameter, File),
    families_of(File, Families, clauses).

:- end_tests(crossing_symmetry).

:- begin_tests(crossing_equivariance).

test("husbands and wives share their names", true(Sorts == [sort([husband,wife], [])])) :-
    puzzle(jealous_husbands, Puzzle),
    rule_sorts(Puzzle, Sorts).

test("a constant among the names is named", true(Named == [1])) :-
    file(named_by_parameter, File),
    puzzle(File, Puzzle),
    rule_sorts(Puzzle, [sort([a], Named)]).

test("a parameter's value is looked up", true(Named == [4])) :-
    file(named_by_parameter, File),
    puzzle(File, Puzzle0),
    Puzzle0 = puzzle(Name, Source, _, Properties),
    rule_sorts(puzzle(Name, Source, [special=4], Properties), [sort([a], Named)]).

test("arithmetic with names proves nothing", fail) :-
    file(by_number, File),
    puzzle(File, Puzzle),
    rule_sorts(Puzzle, _).

:- end_tests(crossing_equivariance).
