:- use_module('../../prolog/crossing/languages/en').
:- use_module(library(plunit)).

:- meta_predicate said(//, -).

said(Phrase, Text) :-
    once(phrase(Phrase, Pieces)),
    atomic_list_concat(Pieces, Text).

:- begin_tests(crossing_en).

test('trips', [forall(member(Rowers-Others-Words, [
        [farmer]-[]-'the farmer rows alone to the east bank',
        [farmer]-[goat]-'the farmer takes the goat to the east bank',
        [farmer]-[goat,wolf]-'the farmer takes the goat and the wolf to the east bank',
        [man,woman]-[]-'the man and the woman row to the east bank',
        [man,woman]-[child(1),child(2),dog]-'the man and the woman take child 1, child 2 and the dog to the east bank'])),
        Text == Words]) :-
    said(trip(Rowers, Others, trip([], west, east)), Text).
test('faults', [forall(member(Place-Reason-Words, [
        west-eats(wolf, goat)-'the wolf would eat the goat on the west bank',
        island-jealous(husband(a), wife(a), husband(b))-'wife a would be with husband b without husband a on the island',
        boat-alone(husband(a), wife(b))-'husband a and wife b would be alone together in the boat',
        east-outnumbered(missionary-1, cannibal-2)-'2 cannibals would outnumber 1 missionary on the east bank',
        east-outnumbered(missionary-2, cannibal-3)-'3 cannibals would outnumber 2 missionaries on the east bank',
        west-hits(father, daughter(1))-'the father hits daughter 1 on the west bank',
        west-runs_away_from(thief, police_officer)-'the thief runs away from the police officer on the west bank',
        west-"the ice breaks"-'the ice breaks on the west bank',
        west-lonely-'the rule lonely is broken on the west bank',
        west-count(3)-'the rule count(3) is broken on the west bank',
        boat-empty_boat-'nobody is in the boat',
        boat-no_rower([goat])-'nobody in the boat can row',
        boat-too_many(3, 1)-'3 passengers do not fit in a boat with 1 seat',
        boat-too_heavy(120, 100)-'the party weighs 120, but the boat bears only 100'])),
        Text == Words]) :-
    said(fault(Place, Reason), Text).
test('places', [forall(member(Place-Words, [
        north-'on the north bank', left-'on the left bank', far_side-'on the far side', sandy_shore-'on the sandy shore',
        left_bank-'on the left bank', castle-'at the castle', isle(2)-'at isle 2', pier_3-'at the pier 3'])),
        Text == Expected]) :-
    atom_concat('the cat would eat the rat ', Words, Expected),
    said(fault(Place, eats(cat, rat)), Text).
test('names of two words', Text == 'the old man would eat the ice cream on the west bank') :-
    said(fault(west, eats(old_man, ice_cream)), Text).
test('one of a kind and more', [forall(member(Kind-Words, [
        missionary-'2 missionaries', wolf-'2 wolves', wife-'2 wives', child-'2 children', man-'2 men', sheep-'2 sheep',
        fox-'2 foxes', witch-'2 witches', cat-'2 cats', lass-'2 lasses', bush-'2 bushes', mouse-'2 mice', woman-'2 women',
        midwife-'2 midwives'])),
        Text == Expected]) :-
    atom_concat(Words, ' would outnumber 1 duck on the west bank', Expected),
    said(fault(west, outnumbered(duck-1, Kind-2)), Text).
test('events', [forall(member(Event-Words, [
        depth(3)-'Starting depth-first search with depth limit 3',
        expand(0, "S")-'Processing level 0: S',
        add(1, "F G", "S")-'  Adding state S (F G)',
        solution(7, "S")-'  Found solution at level 7: S',
        depth_limit(7, "S")-'  Depth limit reached at level 7: S',
        illegal(0, "F", west, island, boat, eats(wolf, goat))-
            '  Illegal: F from the west bank to the island: the wolf would eat the goat in the boat'])),
        Text == Words]) :-
    said(event(Event), Text).
test('verdicts', [forall(member(Verdict-Words, [
        valid(1)-'the plan is valid and reaches the goal in 1 trip',
        valid(7)-'the plan is valid and reaches the goal in 7 trips',
        unfinished(0, [farmer-west, goat-west])-
            'the plan ends after 0 trips without reaching the goal: the farmer and the goat are still on the west bank',
        illegal_trip(2, "F", west, east, absent(farmer, west))-
            'trip 2 (F from the west bank to the east bank) is illegal: the farmer is not on the west bank',
        illegal_trip(2, "F", west, east, boat_elsewhere(east))-
            'trip 2 (F from the west bank to the east bank) is illegal: the boat is on the east bank',
        illegal_trip(2, "F F", west, east, doubled(farmer))-
            'trip 2 (F F from the west bank to the east bank) is illegal: the farmer is named twice',
        illegal_trip(2, "F", west, mill, no_route(west, mill))-
            'trip 2 (F from the west bank to the mill) is illegal: no route leads from the west bank to the mill',
        illegal_trip(2, "", west, east, boat(empty_boat))-
            'trip 2 (nobody from the west bank to the east bank) is illegal: nobody is in the boat'])),
        Text == Words]) :-
    said(verdict(Verdict), Text).

:- end_tests(crossing_en).
