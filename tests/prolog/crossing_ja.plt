:- use_module('../../prolog/crossing/languages/ja').
:- use_module(library(lists)).
:- use_module(library(plunit)).

:- meta_predicate said(//, -).

said(Phrase, Text) :-
    once(phrase(Phrase, Pieces)),
    atomic_list_concat(Pieces, Text).

:- begin_tests(crossing_ja).

test('trips', [forall(member(Rowers-Others-Words, [
        [farmer]-[]-'農夫だけで東岸へ渡る',
        [farmer]-[goat]-'農夫が山羊を乗せて東岸へ渡る',
        [farmer]-[goat,wolf]-'農夫が山羊と狼を乗せて東岸へ渡る',
        [husband(a),wife(a)]-[]-'夫aと妻aが東岸へ渡る'])),
        Text == Words]) :-
    said(trip(Rowers, Others, trip([], west, east)), Text).
test('faults', [forall(member(Place-Reason-Words, [
        west-eats(wolf, goat)-'西岸で狼が山羊を食べてしまう',
        island-jealous(husband(a), wife(a), husband(b))-'島で夫aがいないのに妻aが夫bと一緒になる',
        boat-together(wolf, goat, [farmer])-'ボートで農夫がいないのに狼が山羊と一緒になる',
        boat-together(wolf, goat, [farmer,any(keeper)])-'ボートで農夫も飼育係もいないのに狼が山羊と一緒になる',
        boat-together(wolf, goat, [])-'ボートで狼が山羊と一緒になる',
        boat-alone(husband(a), wife(b))-'ボートで夫aと妻bが二人きりになる',
        east-outnumbered(missionary-2, cannibal-3)-'東岸で人食い人3人が宣教師2人より多くなる',
        boat-forbidden_party([child(1)])-'子供1だけでは乗れない',
        boat-incomplete_party([mother], [baby])-'母が赤ん坊なしで乗ることになる',
        west-bites(dog, cat)-'西岸で規則「bites」が破られる（犬と猫）',
        west-lonely-'西岸で規則「lonely」が破られる',
        boat-empty_boat-'ボートに誰も乗っていない',
        boat-no_rower([goat])-'ボートをこげる者が乗っていない',
        boat-too_many(3, 2)-'2人乗りのボートに3人は乗れない',
        boat-too_heavy(120, 100)-'重さが120で、ボートに載せられる100を超える'])),
        Text == Words]) :-
    said(fault(Place, Reason), Text).
test('events', [forall(member(Event-Words, [
        depth(3)-'深さの上限3で深さ優先探索を始める',
        expand(0, "S")-'深さ0の局面を調べる: S',
        add(1, "F G", "S")-'  新しい局面 S (F G)',
        solution(7, "S")-'  深さ7で解を発見: S',
        depth_limit(7, "S")-'  深さ7で上限に達した: S',
        illegal(0, "F", west, island, boat, eats(wolf, goat))-
            '  不可: F 西岸から島へ: ボートで狼が山羊を食べてしまう'])),
        Text == Words]) :-
    said(event(Event), Text).
test('verdicts', [forall(member(Verdict-Words, [
        valid(7)-'手順は正しく、7回の移動で目標に達する',
        unfinished(2, [farmer-west, goat-west])-'2回の移動で終わるが、目標に達していない。農夫と山羊がまだ西岸にいる',
        illegal_trip(2, "F", west, east, absent(farmer, west))-
            '2回目の移動（F、西岸から東岸へ）は許されない。農夫は西岸にいない',
        illegal_trip(2, "", west, east, boat(empty_boat))-
            '2回目の移動（誰も乗らない、西岸から東岸へ）は許されない。ボートに誰も乗っていない'])),
        Text == Words]) :-
    said(verdict(Verdict), Text).
test('riddles', [forall(member(Sentence-Words, [
        at(west, [farmer,several(sheep, numbered, 3)], true)-'農夫と羊3匹が西岸にいる。ボートもそこにある',
        conflict(thief, any(all), [policeman])-'警官がいなければ、泥棒はほかの者と一緒にいてはならない',
        conflict(dog, cat, [])-'犬は猫と一緒にいてはならない',
        outnumber(any(cannibal), any(missionary))-
            '宣教師がいる所では、人食い人の数が宣教師の数を超えてはならない',
        owner(any(wife), same(husband), [other(husband)])-
            '同じ名の夫がいなければ、妻はほかの夫と一緒にいてはならない',
        goal(all, east)-'全員が東岸へ渡らなければならない'])),
        Text == Words]) :-
    said(riddle(Sentence), Text).
test('what has no Japanese noun keeps its own name', Text == 'old manだけで東岸へ渡る') :-
    said(trip([old_man], [], trip([], west, east)), Text).

:- end_tests(crossing_ja).
