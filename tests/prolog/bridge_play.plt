:- use_module('../../prolog/bridge/play').

:- begin_tests(bridge_play).

start([0,0,0,0,0]).

test("the start has one legal trip and is no goal", Trips == [[0,1,0,2]]) :-
    start(Start),
    play_position(wolf_goat_cabbage-[], Start, position(Start, false, Trips)).

test("everybody over is the goal", Goal == true) :-
    play_position(wolf_goat_cabbage-[], [1,1,1,1,1], position(_, Goal, _)).

test("the start is told from anywhere", Start == [0,0,0,0,0]) :-
    play_position(wolf_goat_cabbage-[], [1,1,0,1,0], position(Start, _, _)).

test("a legal trip is told and leads on", Answer == legal("The farmer takes the goat to the east bank.", [1,1,0,1,0])) :-
    start(Start),
    play_trip(wolf_goat_cabbage-[], Start, 1, [0,1,0,2], Answer).

test("an illegal trip is told with its number, who, whom and where", [true(Text == Expected)]) :-
    start(Start),
    play_trip(wolf_goat_cabbage-[], Start, 12, [0,1,0], illegal(Text)),
    Expected = "trip 12 (F from the west bank to the east bank) is illegal: the wolf would eat the goat on the west bank".

test("a trip to the place where the boat lies is illegal") :-
    start(Start),
    play_trip(wolf_goat_cabbage-[], Start, 1, [0,0,0,2], illegal(_)).

test("somebody who is elsewhere cannot get in") :-
    play_trip(wolf_goat_cabbage-[], [1,1,0,1,0], 2, [1,0,0,1], illegal(Text)),
    sub_string(Text, _, _, 0, "the wolf is not on the east bank").

test("parameters count") :-
    Start = [0,0,0,0,0,0,0],
    Wives = [0,1,1,3,5],
    play_trip(jealous_husbands-[], Start, 1, Wives, illegal(_)),
    play_trip(jealous_husbands-[boat-3], Start, 1, Wives, legal(_, _)).

test("a way leads from here to the goal, trip by trip", Last == [1,1,1,1,1]) :-
    Here = [0,0,0,1,0],
    play_way(wolf_goat_cabbage-[], Here, [seconds-60], way(Trips, Sentences)),
    length(Trips, 5),
    length(Sentences, 5),
    foldl(legal_step, Trips, Here, Last).

legal_step(Trip, State, Next) :-
    play_trip(wolf_goat_cabbage-[], State, 1, Trip, legal(_, Next)).

test("where there is no way it says so", Answer == impossible) :-
    play_way(jealous_husbands-[couples-4], [0,0,0,0,0,0,0,0,0], [], Answer).

test("a limit is told", Answer == limit(states)) :-
    play_way(jealous_husbands-[], [0,0,0,0,0,0,0], [states-3], Answer).

test("a state that breaks a rule has no way", throws(error(puzzle_error(unsafe_start(_)), _))) :-
    play_way(wolf_goat_cabbage-[], [1,1,0,0,1], [], _).

:- end_tests(bridge_play).
