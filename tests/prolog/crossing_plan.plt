:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

wolf(Puzzle) :-
    puzzle(wolf_goat_cabbage, Puzzle).

couples(Settings, Puzzle) :-
    puzzle(jealous_husbands(Settings), Puzzle).

read(Puzzle, Text, Trips) :-
    read_plan(Puzzle, Text, Trips).

verdict(Puzzle, Text, Verdict) :-
    read_plan(Puzzle, Text, Trips),
    check_plan(Puzzle, Trips, Verdict).

verdict_sentence(Puzzle, Given, Sentence) :-
    verdict(Puzzle, Given, Verdict),
    verdict_text(en, Puzzle, Verdict, Sentence).

goat_over([trip([farmer,goat], west, east), trip([farmer], east, west)]).

% Many ways to write one plan.
written("farmer goat\nfarmer").
written("F G\nF").
written("f g\nf").
written("Farmer, Goat\nFARMER").
written("farmer goat over\nfarmer back").
written("farmer goat over, farmer back").
written("farmer goat: west -> east\nfarmer: east -> west").
written("farmer+goat west-east; farmer east-west").
written("F G W-E\nF E-W").
written("F G L-R\nF R-L").
written("F G left-right\nF right->left").
written("F G West --> East\nF East \u2192 West").
written("1. F G\n2. F\n").
written("1) F G\n2) F").
written("# first\nF G\n\n   # then\n  F  \n").
written("F G.\r\nF.\r\n").
written("F & G\nF").

perl_three("Ha Wa over\nHa back\nWb Wc over\nWa back\nHb Hc over\nHb Wb back\nHa Hb over\nWc back\nWa Wb over\nHc back\nHc Wc over").
perl_one_wife_rows("Hb Wb over, Hb back, Wa Wc over, Wa back, Hb Hc over, Hb Wb back, Ha Wa over, Hc Wc back, Hb Hc over, Wa back, Wa Wb over, Hc back, Hc Wc over").
perl_island("Ha Wa L-I, Ha I-L, Hb Wb L-R, Hb R-L, Ha Hb L-R, Ha R-L, Hc Wc L-R, Wb R-I, Wa I-L, Ha Wa L-R, Hb R-L, Hb Hd L-R, Hb R-I, Hb Wb I-R, Hd R-L, Hd Wd L-R").
perl_by_hand("Hd Wd L-I, Hd I-L, Ha Wa L-R, Ha R-L, Ha Hd L-I, Ha I-L, Wb Wc L-R, Wa R-L, Hb Hc L-R, Hc Wc R-L, Ha Hc L-R, Wb R-L, Wb Wc L-R, Ha R-I, Ha Hd I-R, Hd R-I, Hd Wd I-R, Ha R-L, Ha Wa L-R").

:- begin_tests(crossing_plan).

test('a plan may be written in many ways', [forall(written(Text)), Trips == Expected]) :-
    wolf(Puzzle),
    goat_over(Expected),
    read(Puzzle, Text, Trips).
test('a plan may be an atom', Trips == Expected) :-
    wolf(Puzzle),
    goat_over(Expected),
    read(Puzzle, 'F G\nF', Trips).
test('a plan may be a list of trips', [forall(member(Given, [
            [trip([farmer,goat], west, east), trip([farmer], east, west)],
            [trip(['F','G'], '_', '_'), trip(['F'], null, null)],
            [trip(["farmer","G"], "west", "east"), trip(["f"], "East", "WEST")]])), Trips == Expected]) :-
    wolf(Puzzle),
    goat_over(Expected),
    read(Puzzle, Given, Trips).
test('an empty plan', [forall(member(Given, ["", "\n# nothing\n", []])), Trips == []]) :-
    wolf(Puzzle),
    read(Puzzle, Given, Trips).
test('compound names', [forall(member(Text, ["husband(a) wife(a)", "husband(a), wife(a)", "Ha Wa", "husband( a ) wife(a)"])),
                        Trips == [trip([husband(a),wife(a)], west, east)]]) :-
    couples([couples(2)], Puzzle),
    read(Puzzle, Text, Trips).
test('a kind names its only passenger', Trips == [trip([man(1),dog], west, east)]) :-
    puzzle(data(test, [passenger(man(1)), passenger(dog), rower(man(1)), boat(2)]), Puzzle),
    read(Puzzle, "Man(1) DOG", Trips).
test('numbers in brackets are no places', Trips == [trip([missionary(1),cannibal(2)], west, island)]) :-
    puzzle(missionaries_cannibals([island(true)]), Puzzle),
    read(Puzzle, "missionary(1) cannibal(2) west-island", Trips).
test('places by their initials, or left and right of an island', [forall(member(Way, ["L-I", "W-I", "west-island", "l -> i", "West->Island"])),
                                                                   Trips == [trip([husband(a),wife(a)], west, island)]]) :-
    couples([couples(2), island(true)], Puzzle),
    string_concat("Ha Wa ", Way, Text),
    read(Puzzle, Text, Trips).
test('over goes to the last place and back to the first', Trips ==
        [trip([husband(a),wife(a)], west, east), trip([husband(a)], east, west)]) :-
    couples([couples(2), island(true)], Puzzle),
    read(Puzzle, "Ha Wa over\nHa back", Trips).
test('a plan starts where the boat starts', Trips == [trip([ann], east, west)]) :-
    puzzle(data(test, [passenger(ann), rower(ann), boat(1), start(boat, east), start(ann, east)]), Puzzle),
    read(Puzzle, "ann", Trips).

test('what is no plan', error(type_error(plan, 3))) :-
    wolf(Puzzle),
    read(Puzzle, 3, _).
test('what is no trip', error(type_error(trip, hop))) :-
    wolf(Puzzle),
    read(Puzzle, [hop], _).
test('a line that cannot be read is told by its number', error(puzzle_error(bad_plan_line(3, "!", _)))) :-
    wolf(Puzzle),
    read(Puzzle, "F G\n\n!\nF", _).
test('somebody unknown is told by the trip', error(puzzle_error(unknown_in_plan(2, "sheep", _)))) :-
    wolf(Puzzle),
    read(Puzzle, "F G\n\nF sheep", _).
test('a name that two could have is unknown', error(puzzle_error(unknown_in_plan(1, "ANN", _)))) :-
    puzzle(data(test, [passenger(ann), passenger('Ann'), rower(ann), boat(2), symbol(ann, a), symbol('Ann', b)]), Puzzle),
    read(Puzzle, "ANN", _).
test('an unknown place is told by the trip', error(puzzle_error(unknown_place_in_plan(1, "mars", _)))) :-
    wolf(Puzzle),
    read(Puzzle, "F G west-mars", _).
test('where there are three places a trip says where it goes', error(puzzle_error(no_destination(1, [west,island,east])))) :-
    couples([island(true)], Puzzle),
    read(Puzzle, "Ha Wa", _).

test('a valid plan passes its states', States == [[farmer,wolf,goat,cabbage], [wolf,cabbage], [farmer,wolf,cabbage], [cabbage],
                                                  [farmer,goat,cabbage], [goat], [farmer,goat], []]) :-
    wolf(Puzzle),
    verdict(Puzzle, "F G\nF\nF W\nF G\nF C\nF\nF G", valid(All)),
    findall(West, member(state(_, [west-West|_]), All), States).
test('the printed plans of the articles are valid', [forall(member(Spec-Plan, [
            jealous_husbands([couples(2)])-"Ha Wa over\nHa back\nHa Hb over\nHb back\nHb Wb over",
            jealous_husbands([couples(3)])-three,
            jealous_husbands([couples(3), rowers([husband,wife(a)])])-one_wife_rows,
            jealous_husbands([couples(4), island(true)])-island,
            jealous_husbands([couples(4), island(true)])-by_hand])), Trips == Long]) :-
    puzzle(Spec, Puzzle),
    once(printed(Plan, Text, Long)),
    verdict(Puzzle, Text, valid(States)),
    length(States, N),
    Trips is N-1.
test('an empty plan is valid where the start is a goal') :-
    puzzle(data(test, [passenger(ann), rower(ann), boat(1), goal(ann, west)]), Puzzle),
    verdict(Puzzle, "", valid([_])).

test('each fault has its trip and its sentence', [forall(member(Plan-Sentence, [
        "F W" - "trip 1 (F W from the west bank to the east bank) is illegal: the goat would eat the cabbage on the west bank",
        "F G\nF\nF W\nF" - "trip 4 (F from the east bank to the west bank) is illegal: the wolf would eat the goat on the east bank",
        "F G\nF W" - "trip 2 (F W from the east bank to the west bank) is illegal: the wolf is not on the east bank",
        "F G\nF west-east" - "trip 2 (F from the west bank to the east bank) is illegal: the boat is on the east bank",
        "G" - "trip 1 (G from the west bank to the east bank) is illegal: nobody in the boat can row",
        "F G W" - "trip 1 (F G W from the west bank to the east bank) is illegal: 3 passengers do not fit in a boat with 2 seats",
        "F F" - "trip 1 (F F from the west bank to the east bank) is illegal: the farmer is named twice",
        "F G west-west" - "trip 1 (F G from the west bank to the west bank) is illegal: no route leads from the west bank to the west bank"])),
        Text == Sentence]) :-
    wolf(Puzzle),
    verdict_sentence(Puzzle, Plan, Text).
test('an empty boat is told as such',
     Text == "trip 1 (nobody from the west bank to the east bank) is illegal: nobody is in the boat") :-
    wolf(Puzzle),
    verdict_sentence(Puzzle, [trip([], west, east)], Text).
test('too much weight', Text == "trip 1 (A B from the west bank to the east bank) is illegal: the party weighs 120, but the boat bears only 100") :-
    puzzle(data(test, [passenger(ann), passenger(bob), rower(ann), boat(2), weight(ann, 70), weight(bob, 50), load_limit(100)]), Puzzle),
    verdict_sentence(Puzzle, "ann bob", Text).
test('a fault in the boat', Text == "trip 1 (Wa Hb from the west bank to the east bank) is illegal: wife b would be with husband a without husband b on the west bank") :-
    couples([couples(2)], Puzzle),
    verdict_sentence(Puzzle, "Wa Hb", Text).
test('a fault on the island that is passed', Text == "trip 3 (Wa from the west bank to the east bank) is illegal: wife a would be with husband b without husband a on the island") :-
    couples([couples(3), boat(4), island(true), direct(landable)], Puzzle),
    verdict_sentence(Puzzle, "Hb Wb Hc Wc W-I\nHc Wc I-W\nWa W-E", Text).
test('no route past an island where every trip stops there',
     Text == "trip 1 (Ha Wa from the west bank to the east bank) is illegal: no route leads from the west bank to the east bank") :-
    couples([couples(2), island(true), direct(false)], Puzzle),
    verdict_sentence(Puzzle, "Ha Wa W-E", Text).
test('how far from the goal it ends', [forall(member(Plan-Sentence, [
        "" - "the plan ends after 0 trips without reaching the goal: the farmer, the wolf, the goat and the cabbage are still on the west bank",
        "F G" - "the plan ends after 1 trip without reaching the goal: the wolf and the cabbage are still on the west bank",
        "F G\nF\nF W\nF G\nF C" - "the plan ends after 5 trips without reaching the goal: the goat is still on the west bank"])),
        Text == Sentence]) :-
    wolf(Puzzle),
    verdict_sentence(Puzzle, Plan, Text).
test('those who are missing are told place by place', Text == "the plan ends after 1 trip without reaching the goal: husband a and wife a are still on the island, husband b and wife b are still on the west bank") :-
    couples([couples(2), island(true)], Puzzle),
    verdict_sentence(Puzzle, "Ha Wa W-I", Text).
test('a boat that is not where it should be', Text == "the plan ends after 1 trip without reaching the goal: the boat is still on the east bank") :-
    puzzle(data(test, [passenger(ann), rower(ann), boat(1), goal(ann, anywhere), goal(boat, west), start(boat, west), place(west), place(east)]), Puzzle),
    verdict_sentence(Puzzle, "ann", Text).
test('a valid plan in a sentence', Text == "the plan is valid and reaches the goal in 1 trip") :-
    couples([couples(1)], Puzzle),
    verdict_sentence(Puzzle, "Ha Wa", Text).
test('states up to the fault', N == 2) :-
    wolf(Puzzle),
    verdict(Puzzle, "F G\nF G W", illegal(2, _, _, States)),
    length(States, N).
test('a plan may go on behind the goal', Text == "the plan is valid and reaches the goal in 3 trips") :-
    couples([couples(1)], Puzzle),
    verdict_sentence(Puzzle, "Ha Wa\nHa Wa\nHa Wa", Text).

:- end_tests(crossing_plan).

printed(three, Text, 11) :- perl_three(Text).
printed(one_wife_rows, Text, 13) :- perl_one_wife_rows(Text).
printed(island, Text, 16) :- perl_island(Text).
printed(by_hand, Text, 19) :- perl_by_hand(Text).
printed(Text, Text, 5) :- string(Text).
