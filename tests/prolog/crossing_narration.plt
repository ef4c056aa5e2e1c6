:- use_module('../../prolog/crossing/narration').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

wolf(Puzzle) :-
    puzzle(wolf_goat_cabbage, Puzzle).

:- begin_tests(crossing_narration).

test('the languages that can be told', all(Language == [de, en, ja])) :-
    language(Language).
test('an unknown language is an error', error(domain_error(language, xx))) :-
    wolf(Puzzle),
    trip_text(xx, Puzzle, trip([farmer], east, west), _).
test('a trip is a sentence', [forall(member(Trip-Sentence, [
        trip([farmer], east, west) - "The farmer rows alone to the west bank.",
        trip([farmer,goat], west, east) - "The farmer takes the goat to the east bank.",
        trip([farmer,wolf,goat,cabbage], west, east) - "The farmer takes the wolf, the goat and the cabbage to the east bank."])),
        Text == Sentence]) :-
    wolf(Puzzle),
    trip_text(en, Puzzle, Trip, Text).
test('rowers row together', [forall(member(Trip-Sentence, [
        trip([husband(a)], west, east) - "Husband a rows alone to the east bank.",
        trip([husband(a),husband(b)], west, island) - "Husband a and husband b row to the island.",
        trip([husband(a),wife(a),husband(b)], west, east) - "Husband a and husband b take wife a to the east bank."])),
        Text == Sentence]) :-
    puzzle(jealous_husbands([rowers([husband]), island(true)]), Puzzle),
    trip_text(en, Puzzle, Trip, Text).
test('a fault is a clause', Text == "the goat would eat the cabbage in the boat") :-
    fault_text(en, boat, eats(goat, cabbage), Text).
test('a state shows the boat as a star', [forall(member(State-Shown, [
        state(west, [west-[farmer,wolf,goat,cabbage], east-[]]) - "[F W G C *] | []",
        state(east, [west-[], east-[farmer,wolf,goat,cabbage]]) - "[] | [F W G C *]",
        state(west, [west-[], east-[goat]]) - "[*] | [G]"])),
        Text == Shown]) :-
    wolf(Puzzle),
    state_text(Puzzle, State, Text).
test('a party in symbols', Text == "Ha Wb") :-
    puzzle(jealous_husbands, Puzzle),
    party_text(Puzzle, [husband(a),wife(b)], Text).
test('what the search tells of itself', [forall(member(Event-Line, [
        depth(4) - "Starting depth-first search with depth limit 4",
        expand(2, state(east, [west-[wolf,cabbage], east-[farmer,goat]])) - "Processing level 2: [W C] | [F G *]",
        add(1, trip([farmer,goat], west, east), state(east, [west-[wolf,cabbage], east-[farmer,goat]]))
            - "  Adding state [W C] | [F G *] (F G)",
        illegal(0, trip([farmer,wolf], west, east), west-eats(goat, cabbage))
            - "  Illegal: F W from the west bank to the east bank: the goat would eat the cabbage on the west bank",
        solution(7, state(east, [west-[], east-[farmer,wolf,goat,cabbage]])) - "  Found solution at level 7: [] | [F W G C *]",
        depth_limit(2, state(west, [west-[farmer,wolf,cabbage], east-[goat]]))
            - "  Depth limit reached at level 2: [F W C *] | [G]"])),
        Text == Line]) :-
    wolf(Puzzle),
    event_text(en, Puzzle, Event, Text).
test('any phrase of a language can be said', Text == "the plan is valid and reaches the goal in 7 trips") :-
    say(en, verdict(valid(7)), Text).

:- end_tests(crossing_narration).
