:- use_module('../../prolog/crossing/languages/de').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- meta_predicate said(//, -).

said(Phrase, Text) :-
    once(phrase(Phrase, Pieces)),
    atomic_list_concat(Pieces, Text).

:- begin_tests(crossing_de).

test('trips', [forall(member(Rowers-Others-Words, [
        [farmer]-[]-'der Bauer rudert allein ans Ostufer',
        [farmer]-[cabbage]-'der Bauer bringt den Kohlkopf ans Ostufer',
        [farmer]-[goat,wolf]-'der Bauer bringt die Ziege und den Wolf ans Ostufer',
        [man,woman]-[]-'der Mann und die Frau rudern ans Ostufer',
        [husband(a)]-[wife(a)]-'Ehemann a bringt Ehefrau a ans Ostufer',
        [man,'Giles']-[child(1),dog]-'der Mann und Giles bringen Kind 1 und den Hund ans Ostufer'])),
        Text == Words]) :-
    said(trip(Rowers, Others, trip([], west, east)), Text).
test('where a trip leads', [forall(member(To-Words, [
        west-'ans Westufer', left-'ans linke Ufer', island-'auf die Insel', island(2)-'nach Insel 2',
        castle-'nach Castle'])),
        Text == Expected]) :-
    atom_concat('der Bauer rudert allein ', Words, Expected),
    said(trip([farmer], [], trip([], east, To)), Text).
test('faults', [forall(member(Place-Reason-Words, [
        west-eats(wolf, goat)-'der Wolf würde am Westufer die Ziege fressen',
        east-eats(goat, cabbage)-'die Ziege würde am Ostufer den Kohlkopf fressen',
        island-jealous(husband(a), wife(a), husband(b))-
            'Ehefrau a wäre auf der Insel ohne Ehemann a mit Ehemann b zusammen',
        right-unowned(dog, cat, farmer)-'der Hund wäre am rechten Ufer ohne den Bauern mit der Katze zusammen',
        boat-together(wolf, goat, [farmer])-'der Wolf wäre im Boot ohne den Bauern mit der Ziege zusammen',
        boat-together(wolf, goat, [])-'der Wolf wäre im Boot mit der Ziege zusammen',
        west-together(dog, cat, [any(keeper),mother])-
            'der Hund wäre am Westufer ohne einen Wärter oder die Mutter mit der Katze zusammen',
        boat-alone(husband(a), wife(b))-'Ehemann a und Ehefrau b wären im Boot miteinander allein',
        east-outnumbered(missionary-2, cannibal-3)-
            '3 Kannibalen wären am Ostufer gegenüber 2 Missionaren in der Überzahl',
        east-outnumbered(missionary-1, cannibal-2)-
            '2 Kannibalen wären am Ostufer gegenüber 1 Missionar in der Überzahl',
        boat-forbidden_party([child(1)])-'Kind 1 darf nicht allein fahren',
        boat-forbidden_party([dog,cat])-'der Hund und die Katze dürfen nicht zusammen fahren',
        boat-incomplete_party([mother], [baby])-'die Mutter würde ohne das Baby fahren',
        west-bites(dog, cat)-'die Regel „bites“ wäre am Westufer verletzt (der Hund und die Katze)',
        west-lonely-'die Regel „lonely“ wäre am Westufer verletzt',
        boat-empty_boat-'niemand ist im Boot',
        boat-no_rower([goat])-'niemand im Boot kann rudern',
        boat-too_many(3, 2)-'3 Fahrgäste passen nicht in ein Boot mit 2 Plätzen',
        boat-too_heavy(120, 100)-'die Fahrgäste wiegen 120, aber das Boot trägt nur 100'])),
        Text == Words]) :-
    said(fault(Place, Reason), Text).
test('events', [forall(member(Event-Words, [
        depth(3)-'Tiefensuche mit der Tiefengrenze 3 beginnt',
        expand(0, "S")-'Ebene 0 in Arbeit: S',
        add(1, "F G", "S")-'  Neuer Zustand S (F G)',
        solution(7, "S")-'  Lösung gefunden auf Ebene 7: S',
        depth_limit(7, "S")-'  Tiefengrenze erreicht auf Ebene 7: S',
        illegal(0, "F", west, island, boat, eats(wolf, goat))-
            '  Verboten: F vom Westufer auf die Insel: der Wolf würde im Boot die Ziege fressen'])),
        Text == Words]) :-
    said(event(Event), Text).
test('verdicts', [forall(member(Verdict-Words, [
        valid(1)-'der Plan ist gültig und erreicht das Ziel in 1 Fahrt',
        valid(7)-'der Plan ist gültig und erreicht das Ziel in 7 Fahrten',
        unfinished(2, [farmer-west, goat-west, wolf-east])-
            'der Plan endet nach 2 Fahrten, ohne dass das Ziel erreicht ist: der Wolf ist noch am Ostufer, der Bauer und die Ziege sind noch am Westufer',
        illegal_trip(2, "F", west, east, absent(farmer, west))-
            'Fahrt 2 (F vom Westufer ans Ostufer) ist nicht erlaubt: der Bauer ist nicht am Westufer',
        illegal_trip(2, "F", west, east, boat_elsewhere(east))-
            'Fahrt 2 (F vom Westufer ans Ostufer) ist nicht erlaubt: das Boot ist am Ostufer',
        illegal_trip(2, "F F", west, east, doubled(farmer))-
            'Fahrt 2 (F F vom Westufer ans Ostufer) ist nicht erlaubt: der Bauer ist zweimal genannt',
        illegal_trip(2, "F", west, island, no_route(west, island))-
            'Fahrt 2 (F vom Westufer auf die Insel) ist nicht erlaubt: kein Weg führt vom Westufer auf die Insel',
        illegal_trip(2, "", west, east, boat(empty_boat))-
            'Fahrt 2 (niemand vom Westufer ans Ostufer) ist nicht erlaubt: niemand ist im Boot'])),
        Text == Words]) :-
    said(verdict(Verdict), Text).
test('riddles', [forall(member(Sentence-Words, [
        at(west, [farmer,several(sheep, numbered, 3)], true)-
            'der Bauer und 3 Schafe sind am Westufer, wo auch das Boot liegt',
        rowers([farmer])-'nur der Bauer kann rudern',
        rowers(all)-'alle können rudern',
        boat(2)-'das Boot hat 2 Plätze',
        boat(1)-'das Boot hat 1 Platz',
        weighs([several(man, numbered, 2)], 80)-'2 Männer wiegen je 80',
        conflict(thief, any(all), [policeman])-
            'der Dieb darf nicht mit jemand anderem zusammen sein, wenn nicht der Polizist dabei ist',
        conflict(dog, cat, [])-'der Hund darf nie mit der Katze zusammen sein',
        outnumber(any(cannibal), any(missionary))-
            'wo Missionare sind, dürfen Kannibalen nicht in der Überzahl sein',
        owner(any(wife), same(husband), [other(husband)])-
            'eine Ehefrau darf nicht mit einem anderen Ehemann zusammen sein, wenn nicht der Ehemann gleichen Namens dabei ist',
        forbidden([any(adult)])-'ein Erwachsener darf nicht allein fahren',
        required([mother,baby])-'die Mutter und das Baby steigen nur zusammen ins Boot',
        goal(all, east)-'alle müssen ans Ostufer',
        goal([farmer], west)-'der Bauer muss zuletzt am Westufer sein',
        free([goat])-'wo die Ziege zuletzt ist, ist gleich',
        never([eats(wolf, goat)])-'dies darf nicht geschehen: der Wolf würde die Ziege fressen'])),
        Text == Words]) :-
    said(riddle(Sentence), Text).
test('a question ends with its mark', [forall(member(What-Sentence, [
        trips-"Wie viele Fahrten sind mindestens nötig?", time-"In welcher Zeit geht es am schnellsten?"])),
        Text == Sentence]) :-
    said(riddle(question(What)), Clause0),
    atom_string(Clause0, Clause),
    sentence(Clause, Text).

:- end_tests(crossing_de).
