:- use_module('../../prolog/crossing/riddle').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

sentences(Facts, Sentences) :-
    puzzle(data(riddle, Facts), Puzzle),
    riddle_sentences(Puzzle, Sentences).

:- begin_tests(crossing_riddle).

test('a puzzle of data tells all of itself', Sentences == [
        at(west, [farmer,several(sheep, numbered, 2)], true), boat(2), rowers([farmer]),
        conflict(any(sheep), any(sheep), [farmer]), goal(all, east), question(trips)]) :-
    sentences([passenger(farmer), passenger(sheep(1)), passenger(sheep(2)), rower(farmer), boat(2),
               conflict(sheep, sheep, farmer)], Sentences).
test('several places, ways, and where the boat is', Sentences == [
        at(a, [x], false), boat_at(b), places([a,b,c]), direct(landable), ways([a-b,b-a]), boat(1), rowers(all),
        goal(all, b), boat_goal(a), question(trips)]) :-
    sentences([passenger(x), rower(x), boat(1), place(a), place(b), place(c), direct(landable), route(a, b), route(b, a),
               start(boat, b), goal(boat, a), goal(x, b)], Sentences).
test('weights count where there is a limit', Sentences == [
        at(west, [x,y,z], true), boat(3), rowers(all), load(4), weighs([x,z], 2), weighs([y], 3), goal(all, east),
        question(trips)]) :-
    sentences([passenger(x), passenger(y), passenger(z), rower(all), boat(3), load_limit(4), weight(x, 2), weight(y, 3),
               weight(z, 2)], Sentences).
test('times of passengers and of parties', Sentences == [
        at(west, [x,y], true), boat(2), rowers(all), slowest([x-1,y-2]), takes([x,y], 5), goal(all, east),
        question(time)]) :-
    sentences([passenger(x), passenger(y), rower(all), boat(2), duration(x, 1), duration(y, 2), duration([x,y], 5)],
              Sentences).
test('declared rules', Rules == [
        outnumber(any(fox), any(hen)), owner(any(fox), same(hen), [other(hen)]), owner(fox(1), hen(1), [fox(2)]),
        forbidden([any(fox),any(hen)]), required([fox(1),fox(2)])]) :-
    sentences([passenger(fox(1)), passenger(hen(1)), passenger(fox(2)), passenger(hen(2)), rower(all), boat(2),
               outnumber(fox, hen), owner(fox, hen, hen), owner(fox(1), hen(1), [fox(2)]), forbidden([fox,hen]),
               required([fox(1),fox(2)])], [_,_,_|Rest]),
    once(append(Rules, [goal(all, east), question(trips)], Rest)).
test('a single owner has no rule to tell', Rules == []) :-
    sentences([passenger(dog), passenger(man), rower(man), boat(2), owner(dog, man)], [_,_,_|Rest]),
    once(append(Rules, [goal(all, east), question(trips)], Rest)).
test('goals that differ, and none', Goals == [goal([x], east), free([y]), goal([z], west)]) :-
    sentences([passenger(x), passenger(y), passenger(z), rower(all), boat(1), goal(y, anywhere), goal(z, west)],
              [_,_,_|Rest]),
    once(append(Goals, [question(trips)], Rest)).
test('rules that are clauses are told by what they forbid', Faults == [eats(wolf, goat), eats(goat, cabbage)]) :-
    puzzle(wolf_goat_cabbage, Puzzle),
    riddle_sentences(Puzzle, Sentences),
    memberchk(never(Faults), Sentences).
test('a puzzle tells itself in English', Text == Own) :-
    puzzle(river_axe, Puzzle),
    riddle_text(en, Puzzle, Text),
    puzzle_fact(Puzzle, riddle(Own)).
test('in another language it is told from its facts') :-
    puzzle(river_axe, Puzzle),
    riddle_text(de, Puzzle, Text),
    sub_string(Text, 0, _, _, "Giles, Jasper, Timothy und 3 Kisten (800, 500, 300) sind am Westufer").

:- end_tests(crossing_riddle).
