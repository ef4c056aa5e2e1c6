:- use_module('../../prolog/crossing/declared').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

/*  What each declared rule says of groups and of parties: all groups of a few passengers are tried. */

% faulty(+Facts, +Passengers, -Groups): the groups that must not be together.
faulty(Facts, Passengers, Groups) :-
    declared_rules(Facts, Passengers, Rules),
    findall(Group,
            ( some(Passengers, Group),
              \+ \+ declared_group_fault(Rules, Group, _) ),
            Groups).

refused(Facts, Passengers, Parties) :-
    declared_rules(Facts, Passengers, Rules),
    findall(Party,
            ( some(Passengers, Party),
              \+ \+ declared_boat_fault(Rules, Party, _) ),
            Parties).

some([], []).
some([X|Xs], [X|Ys]) :-
    some(Xs, Ys).
some([_|Xs], Ys) :-
    some(Xs, Ys).

reason(Facts, Passengers, Group, Reason) :-
    declared_rules(Facts, Passengers, Rules),
    declared_group_fault(Rules, Group, Reason).

safe(Puzzle, Group, Safe) :-
    (   group_fault(Puzzle, Group, _)
    ->  Safe = false
    ;   Safe = true
    ).

:- begin_tests(crossing_declared).

test('a pair in conflict is never together', Groups == [[a,b,c], [a,b]]) :-
    faulty([conflict(a, b)], [a,b,c], Groups).
test('unless one of several guards is there', Groups == [[a,b,c], [a,b]]) :-
    faulty([conflict(a, b, [d,e])], [a,b,c,d,e], Groups).
test('one guard need not be a list', Groups == [[a,b]]) :-
    faulty([conflict(a, b, c)], [a,b,c], Groups).
test('a kind is in conflict with itself, two by two', Groups == [[x(1),x(2),y], [x(1),x(2)]]) :-
    faulty([conflict(x, x)], [x(1),x(2),y], Groups).
test('a kind with one member may be in conflict with itself', Groups == []) :-
    faulty([conflict(x, x)], [x(1),y], Groups).
test('all are in conflict with one, but for the guards', Groups == [[thief,a]]) :-
    faulty([conflict(thief, all, [cop])], [thief,a,cop], Groups).
test('a guard may be a kind', Groups == [[a,b]]) :-
    faulty([conflict(a, b, [k])], [a,b,k(1),k(2)], Groups).
test('the reason of a conflict names what the guards are called', all(Reason == [together(a, b, [any(k)])])) :-
    reason([conflict(a, b, [k])], [a,b,k(1)], [a,b], Reason).
test('numbers count where there is any of the few', Groups == [[f(1),m(1),m(2)]]) :-
    faulty([outnumber(m, f)], [f(1),m(1),m(2)], Groups).
test('the reason of numbers has both', all(Reason == [outnumbered(f-1, m-2)])) :-
    reason([outnumber(m, f)], [f(1),m(1),m(2)], [f(1),m(1),m(2)], Reason).
test('a wife is with no other husband unless hers is there',
     Groups == [[h(a),w(a),w(b)], [h(a),w(b)], [w(a),h(b),w(b)], [w(a),h(b)]]) :-
    faulty([owner(w, h)], [h(a),w(a),h(b),w(b)], Groups).
test('owner/2 knows other owners only', Groups == []) :-
    faulty([owner(bag, ann)], [bag,ann,bob], Groups).
test('owner/3 names the others', Groups == [[bag,bob]]) :-
    faulty([owner(bag, ann, [bob])], [bag,ann,bob], Groups).
test('owner/3 with all', Groups == [[bag,bob,cat], [bag,bob], [bag,cat]]) :-
    faulty([owner(bag, ann, all)], [bag,ann,bob,cat], Groups).
test('the reason of an owner names the one that it is with', all(Reason == [unowned(bag, bob, ann), unowned(bag, cat, ann)])) :-
    reason([owner(bag, ann, all)], [bag,ann,bob,cat], [bag,bob,cat], Reason).
test('a forbidden party is exactly that', Parties == [[a,b]]) :-
    refused([forbidden([b,a])], [a,b,c], Parties).
test('a forbidden party may be of kinds', Parties == [[x(1),x(2)], [x(1),y], [x(2),y]]) :-
    refused([forbidden([x,x]), forbidden([y,x])], [x(1),x(2),y], Parties).
test('of a required party nobody rides without the others', Parties == [[a,c], [a], [b,c], [b]]) :-
    refused([required([a,b])], [a,b,c], Parties).
test('the reasons of parties', all(Reason == [forbidden_party([a]), incomplete_party([a], [b])])) :-
    declared_rules([forbidden([a]), required([a,b])], [a,b], Rules),
    declared_boat_fault(Rules, [a], Reason).
test('the slowest counts', Time == 5) :-
    declared_duration([x-2, a-5, [x,x]-1], [x(1),a], Time).
test('a party of its own counts first', Time == 1) :-
    declared_duration([x-2, a-5, [x,x]-1], [x(1),x(2)], Time).
test('a name counts before its kind, and a kind before all', Times == [1, 2, 3]) :-
    findall(T, ( member(P, [x(1),x(2),y]), declared_duration([all-3, x-2, x(1)-1], [P], T) ), Times).
test('without a duration there is none', fail) :-
    declared_duration([x-2], [y], _).
test('rules that mean the same have one normal form', A == B) :-
    declared_rules([conflict(a, b, [c,d])], [a,b,c,d], Rules1),
    declared_rules([conflict(b, a, [d,c])], [a,b,c,d], Rules2),
    normal_rules(Rules1, A),
    normal_rules(Rules2, B).
test('the owners of a kind are not those of another pairing') :-
    declared_rules([owner(w, h)], [h(a),w(a),h(b),w(b)], Rules0),
    declared_rules([owner(w(a), h(b)), owner(w(b), h(a))], [h(a),w(a),h(b),w(b)], Rules),
    normal_rules(Rules0, Normal0),
    normal_rules(Rules, Normal),
    Normal0 \== Normal.
test('declared rules and clauses hold side by side', Reasons == [eats(a, b), together(a, c, [])]) :-
    puzzle(data(x, [passenger(a), passenger(b), passenger(c), conflict(a, c)]), puzzle(N, _, Ps, Properties)),
    Puzzle = puzzle(N, module(crossing_declared_rules), Ps, Properties),
    findall(Reason, group_fault(Puzzle, [a,b,c], Reason), Reasons).
test('couples by owner/2 are those of the rule that is a clause', Different == []) :-
    findall(passenger(P), ( member(N, [a,b,c]), ( P = husband(N) ; P = wife(N) ) ), People),
    append(People, [rower(all), boat(2), owner(wife, husband)], Facts),
    puzzle(data(couples, Facts), Declared),
    puzzle(jealous_husbands, Ruled),
    puzzle_property(Ruled, passengers(Passengers)),
    findall(Group,
            ( some(Passengers, Group),
              safe(Ruled, Group, Safe1),
              safe(Declared, Group, Safe2),
              Safe1 \== Safe2 ),
            Different).

:- end_tests(crossing_declared).

crossing_declared_rules:unsafe(Group, eats(a, b)) :-
    memberchk(a, Group),
    memberchk(b, Group).
