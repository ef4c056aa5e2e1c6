:- use_module('../../prolog/verify').
:- use_module(library(lists)).
:- use_module(library(plunit)).

user:verify_step(N, by(D), M) :- member(D, [1,3]), M is N+D, M =< 4.
user:verify_square(by(D), C) :- C is D*D.
user:verify_one(_, 1).

rules(Goal, Cost, rules(=(0), ==(Goal), verify_step, Cost)).

verdict(Goal, Cost, Certificate, Verdict) :-
    rules(Goal, Cost, Rules),
    verify(user:Rules, Certificate, Verdict).

:- begin_tests(verify).

test("a closed set proves that there is no plan", true(Verdict == valid)) :-
    verdict(9, verify_one, impossible([4,3,2,1,0]), Verdict).
test("more states than can be reached do no harm", true(Verdict == valid)) :-
    verdict(9, verify_one, impossible([0,1,2,3,4,77]), Verdict).
test("a plan and the states before it", true(Verdict == valid)) :-
    verdict(4, verify_one, least(2, [by(3),by(1)], [0-0,1-1,3-1]), Verdict).
test("a state that cannot be reached does no harm", true(Verdict == valid)) :-
    verdict(4, verify_one, least(2, [by(3),by(1)], [0-0,1-1,3-1,77-0]), Verdict).
test("a plan of least cost", true(Verdict == valid)) :-
    verdict(4, verify_square, least(4, [by(1),by(1),by(1),by(1)], [0-0,1-1,2-2,3-3]), Verdict).
test("nothing to do", true(Verdict == valid)) :-
    verdict(0, verify_one, least(0, [], []), Verdict).

refused(9, verify_one, impossible([1,2,3,4]), start_missing(0)).
refused(9, verify_one, impossible([]), start_missing(0)).
refused(4, verify_one, impossible([0,1,2,3,4]), goal_inside(4)).
refused(9, verify_one, impossible([0,1,2,3]), escapes(_, _, 4)).
refused(9, verify_one, impossible([0,1,2,3,4,1]), twice(1)).
refused(4, verify_one, least(2, [by(3),by(1)], []), start_bound(0, _)).
refused(4, verify_one, least(2, [by(3),by(1)], [0-1,1-1,3-1]), start_bound(0, _)).
refused(4, verify_one, least(2, [by(3),by(1)], [0-0,1-1,3-0]), unbounded(3, by(1), 4, 1)).
refused(4, verify_one, least(2, [by(3),by(1)], [0-0,1-1]), unbounded(0, by(3), 3, 1)).
refused(4, verify_one, least(3, [by(1),by(1),by(1)], [0-0,1-1,3-1,2-2]), _).
refused(4, verify_one, least(3, [by(1),by(1),by(1),by(1)], [0-0,1-1,3-1,2-2,4-2]), goal_closer(4, 2)).
refused(4, verify_one, least(2, [by(3)], [0-0,1-1,3-1]), no_goal(3)).
refused(4, verify_one, least(2, [by(3),by(3)], [0-0,1-1,3-1]), no_move(2, by(3), 3)).
refused(4, verify_one, least(2, [by(2),by(2)], [0-0,1-1,3-1]), no_move(1, by(2), 0)).
refused(4, verify_one, least(1, [by(1),by(3)], [0-0]), other_cost(2, 1)).
refused(4, verify_square, least(10, [by(1),by(3)], [0-0,1-1,2-2,3-3]), unbounded(_, _, 4, _)).
refused(4, verify_one, least(2, [by(3),by(1)], [0-0,1-1,3-1,3-1]), twice(3)).

test("what proves nothing is refused", [forall(refused(Goal, Cost, Certificate, Reason)), true(Given = Reason)]) :-
    verdict(Goal, Cost, Certificate, refused(Given)).

% A verifier that used the search would be no check of it.
test("nothing that it loads searches", true(Searching == [])) :-
    module_property(verify, file(File)),
    file_directory_name(File, Directory),
    directory_file_path(Directory, 'crossing/verification.pl', Verification),
    loads([File,Verification], [], Files),
    memberchk(File, Files),
    findall(Other,
            ( member(Other, Files),
              member(Part, ['/search', '/solver', '/encoding', '/shortest', '/certify']),
              sub_atom(Other, _, _, _, Part) ),
            Searching).

:- end_tests(verify).

% The files of the project that some files load, directly or through others.
loads([], Files, Files).
loads([File|More], Known, Files) :-
    (   memberchk(File, Known)
    ->  loads(More, Known, Files)
    ;   setup_call_cleanup(open(File, read, In, [encoding(utf8)]), used(In, File, Used), close(In)),
        append(Used, More, Todo),
        loads(Todo, [File|Known], Files)
    ).

used(In, File, Used) :-
    read_term(In, Term, []),
    (   Term == end_of_file
    ->  Used = []
    ;   used_file(Term, File, Other)
    ->  Used = [Other|Rest],
        used(In, File, Rest)
    ;   used(In, File, Used)
    ).

used_file((:- Directive), File, Other) :-
    Directive =.. [use_module,Spec|_],
    Spec \= library(_),
    absolute_file_name(Spec, Other, [relative_to(File), file_type(prolog), access(read)]).
