:- module(crossing_ja,
          [ trip//3,                    % +Rowers, +Others, +Trip
            fault//2,                   % +Place, +Reason
            event//1,                   % +Event
            verdict//1,                 % +Verdict
            riddle//1,                  % +Sentence
            joined//1,                  % +Sentences
            sentence/2                  % +Clause, -Sentence
          ]).
:- encoding(utf8).
:- use_module(library(lists)).
:- use_module(nouns/ja).

/** <module> Crossings told in Japanese

There are no articles, cases or plurals: a noun stands as it is, and a number has the counter of its noun.
*/

%!  trip(+Rowers, +Others, +Trip)// is det.
%
%   The sentence of a trip, in pieces of text; Rowers and Others together are its party.
%
%       ?- phrase(trip([farmer], [goat], trip(_, west, east)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '農夫が山羊を乗せて東岸へ渡る', Pieces = [_|_].

trip([Rower], [], trip(_, _, To)) -->
    !,
    noun(Rower), ["だけで"], place(To), ["へ渡る"].
trip(Rowers, [], trip(_, _, To)) -->
    !,
    nouns(Rowers), ["が"], place(To), ["へ渡る"].
trip(Rowers, Others, trip(_, _, To)) -->
    nouns(Rowers), ["が"], nouns(Others), ["を乗せて"], place(To), ["へ渡る"].

%!  fault(+Place, +Reason)// is det.
%
%   The clause that says why a group at Place must not be together.
%
%       ?- phrase(fault(west, eats(wolf, goat)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '西岸で狼が山羊を食べてしまう', Pieces = [_|_].

fault(_, empty_boat) -->
    !,
    ["ボートに誰も乗っていない"].
fault(_, no_rower(_)) -->
    !,
    ["ボートをこげる者が乗っていない"].
fault(_, too_many(Number, Seats)) -->
    !,
    [Seats, "人乗りのボートに", Number, "人は乗れない"].
fault(_, too_heavy(Weight, Limit)) -->
    !,
    ["重さが", Weight, "で、ボートに載せられる", Limit, "を超える"].
fault(Place, eats(Eater, Eaten)) -->
    !,
    where(Place), noun(Eater), ["が"], noun(Eaten), ["を食べてしまう"].
fault(Place, jealous(Own, Wife, Other)) -->
    !,
    fault(Place, unowned(Wife, Other, Own)).
fault(Place, unowned(Thing, Other, Owner)) -->
    !,
    where(Place), noun(Owner), ["がいないのに"], noun(Thing), ["が"], noun(Other), ["と一緒になる"].
fault(Place, together(A, B, Guards)) -->
    !,
    where(Place), without(Guards), noun(A), ["が"], noun(B), ["と一緒になる"].
fault(Place, alone(A, B)) -->
    !,
    where(Place), noun(A), ["と"], noun(B), ["が二人きりになる"].
fault(_, forbidden_party([P])) -->
    !,
    noun(P), ["だけでは乗れない"].
fault(_, forbidden_party(Party)) -->
    !,
    nouns(Party), ["だけで一緒には乗れない"].
fault(_, incomplete_party(Riders, Missing)) -->
    !,
    nouns(Riders), ["が"], nouns(Missing), ["なしで乗ることになる"].
fault(Place, outnumbered(Few-FewNumber, Many-ManyNumber)) -->
    !,
    where(Place), number(ManyNumber, Many), ["が"], number(FewNumber, Few), ["より多くなる"].
fault(Place, Reason) -->
    { string(Reason) },
    !,
    where(Place), [Reason].
fault(Place, Reason) -->
    { compound(Reason), Reason =.. [Rule|Names], \+ ( member(Name, Names), number(Name) ) },
    !,
    where(Place), ["規則「", Rule, "」が破られる（"], nouns(Names), ["）"].
fault(Place, Reason) -->
    { term_string(Reason, Text) },
    where(Place), ["規則「", Text, "」が破られる"].

%!  event(+Event)// is det.
%
%   A line of the search's account of itself; states and parties in Event are texts.
%
%       ?- phrase(event(depth(3)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '深さの上限3で深さ優先探索を始める', Pieces = [_|_].

event(depth(Limit)) -->
    ["深さの上限", Limit, "で深さ優先探索を始める"].
event(expand(Level, State)) -->
    ["深さ", Level, "の局面を調べる: ", State].
event(add(_, Party, State)) -->
    ["  新しい局面 ", State, " (", Party, ")"].
event(illegal(_, Party, From, To, Place, Reason)) -->
    ["  不可: ", Party, " "], place(From), ["から"], place(To), ["へ: "], fault(Place, Reason).
event(solution(Level, State)) -->
    ["  深さ", Level, "で解を発見: ", State].
event(depth_limit(Level, State)) -->
    ["  深さ", Level, "で上限に達した: ", State].

%!  verdict(+Verdict)// is det.
%
%   What the checker says of a plan: see crossing_en.
%
%       ?- phrase(verdict(unfinished(1, [goat-west])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '1回の移動で終わるが、目標に達していない。山羊がまだ西岸にいる', Pieces = [_|_].

verdict(valid(Trips)) -->
    ["手順は正しく、", Trips, "回の移動で目標に達する"].
verdict(unfinished(Trips, Missing)) -->
    [Trips, "回の移動で終わるが、目標に達していない。"], still(Missing).
verdict(illegal_trip(Number, Party, From, To, Fault)) -->
    [Number, "回目の移動（"], party(Party), ["、"], place(From), ["から"], place(To), ["へ）は許されない。"],
    trip_fault(Fault).

party("") -->
    !,
    ["誰も乗らない"].
party(Text) -->
    [Text].

still(Missing) -->
    { findall(Place, member(_-Place, Missing), Places0),
      sort(Places0, Places),
      findall(Place-Ps, ( member(Place, Places), findall(P, member(P-Place, Missing), Ps) ), Groups) },
    still_groups(Groups).

still_groups([Place-Group]) -->
    nouns(Group), ["がまだ"], place(Place), ["にいる"].
still_groups([Place-Group|Groups]) -->
    { Groups = [_|_] },
    nouns(Group), ["がまだ"], place(Place), ["に、"], still_groups(Groups).

trip_fault(boat_elsewhere(Place)) -->
    ["ボートは"], place(Place), ["にある"].
trip_fault(absent(P, Place)) -->
    noun(P), ["は"], place(Place), ["にいない"].
trip_fault(doubled(P)) -->
    noun(P), ["が二度挙げられている"].
trip_fault(no_route(From, To)) -->
    place(From), ["から"], place(To), ["への道がない"].
trip_fault(boat(Reason)) -->
    fault(boat, Reason).
trip_fault(unsafe(Place, Reason)) -->
    fault(Place, Reason).

%!  riddle(+Sentence)// is det.
%
%   The clause for a sentence of a riddle: see crossing_riddle.
%
%       ?- phrase(riddle(conflict(wolf, any(sheep), [farmer])), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '農夫がいなければ、狼は羊と一緒にいてはならない', Pieces = [_|_].

riddle(at(Place, Items, Boat)) -->
    items(Items), ["が"], place(Place), ["にいる"],
    ( { Boat == true } -> ["。ボートもそこにある"] ; [] ).
riddle(boat_at(Place)) -->
    ["ボートは"], place(Place), ["にある"].
riddle(places(Places)) -->
    ["ボートは次の場所の間を行き来する: "], places(Places).
riddle(direct(false)) -->
    ["途中の場所には必ず立ち寄らなければならない"].
riddle(direct(landable)) -->
    ["途中の場所を通り過ぎてよいのは、乗っている者がそこに上陸できる場合だけである"].
riddle(ways(Ways)) -->
    ["ボートは次の向きにしか進めない: "], ways(Ways).
riddle(boat(Seats)) -->
    ["ボートには", Seats, "人まで乗れる"].
riddle(rowers(all)) -->
    ["全員がボートをこげる"].
riddle(rowers(Items)) -->
    { is_list(Items) },
    ["ボートをこげるのは"], items(Items), ["だけである"].
riddle(load(Limit)) -->
    ["ボートに載せられる重さは", Limit, "までである"].
riddle(weighs(Items, Weight)) -->
    items(Items), ["の重さは"], each(Items), [Weight, "である"].
riddle(slowest(Pairs)) -->
    ["一番遅い者の時間が移動の時間になる: "], times(Pairs).
riddle(takes(Party, Time)) -->
    nouns(Party), ["だけの移動には", Time, "かかる"].
riddle(conflict(A, B, Guards)) -->
    unless(Guards), noun(A), ["は"], noun(B), ["と一緒にいてはならない"].
riddle(outnumber(Many, Few)) -->
    noun(Few), ["がいる所では、"], noun(Many), ["の数が"], noun(Few), ["の数を超えてはならない"].
riddle(owner(Thing, Owner, Others)) -->
    unless([Owner]), noun(Thing), ["は"], either(Others), ["と一緒にいてはならない"].
riddle(forbidden([P])) -->
    !,
    noun(P), ["だけでボートに乗ってはならない"].
riddle(forbidden(Party)) -->
    nouns(Party), ["だけで一緒に乗ってはならない"].
riddle(required(Party)) -->
    nouns(Party), ["は必ず一緒にボートに乗る"].
riddle(never(Faults)) -->
    ["次のことが起きてはならない: "], faults(Faults).
riddle(goal(all, Place)) -->
    !,
    ["全員が"], place(Place), ["へ渡らなければならない"].
riddle(goal(Items, Place)) -->
    items(Items), ["は最後に"], place(Place), ["にいなければならない"].
riddle(free(Items)) -->
    items(Items), ["は最後にどこにいてもよい"].
riddle(boat_goal(Place)) -->
    ["ボートは最後に"], place(Place), ["になければならない"].
riddle(question(trips)) -->
    ["移動は最少で何回か"].
riddle(question(time)) -->
    ["最短でどれだけの時間がかかるか"].

unless([]) -->
    [].
unless(Guards) -->
    { Guards = [_|_] },
    absent_all(Guards), ["いなければ、"].

without([]) -->
    [].
without(Guards) -->
    { Guards = [_|_] },
    absent_all(Guards), ["いないのに"].

absent_all([Guard]) -->
    !,
    noun(Guard), ["が"].
absent_all(Guards) -->
    too(Guards).

too([]) -->
    [].
too([Guard|Guards]) -->
    noun(Guard), ["も"], too(Guards).

either([Last]) -->
    noun(Last).
either([First|Rest]) -->
    { Rest = [_|_] },
    noun(First), ["または"], either(Rest).

each([P]) -->
    { P \= several(_, _, _) },
    !,
    [].
each(_) -->
    ["それぞれ"].

items([Last]) -->
    item(Last).
items([First|Rest]) -->
    { Rest = [_|_] },
    item(First), ["と"], items(Rest).

item(several(Kind, numbered, N)) -->
    !,
    number(N, Kind).
item(several(Kind, Names, N)) -->
    !,
    { atomic_list_concat(Names, '、', Text) },
    number(N, Kind), ["（", Text, "）"].
item(P) -->
    noun(P).

places([Last]) -->
    place(Last).
places([First|Rest]) -->
    { Rest = [_|_] },
    place(First), ["、"], places(Rest).

ways([From-To]) -->
    place(From), ["から"], place(To), ["へ"].
ways([From-To|Ways]) -->
    { Ways = [_|_] },
    place(From), ["から"], place(To), ["へ、"], ways(Ways).

times([Item-Time]) -->
    item(Item), ["は", Time].
times([Item-Time|Pairs]) -->
    { Pairs = [_|_] },
    item(Item), ["は", Time, "、"], times(Pairs).

faults([Reason]) -->
    fault(nowhere, Reason).
faults([Reason|Reasons]) -->
    { Reasons = [_|_] },
    fault(nowhere, Reason), ["、"], faults(Reasons).

%!  joined(+Sentences)// is det.
%
%   The text of several sentences, which Japanese sets without spaces.
%
%       ?- phrase(joined(["一。", "二。"]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '一。二。', Pieces = [_|_].

joined([]) -->
    [].
joined([Sentence|Sentences]) -->
    [Sentence], joined(Sentences).

%!  sentence(+Clause, -Sentence) is det.
%
%   True when Sentence is Clause with its full stop.
%
%       ?- sentence("農夫が渡る", Sentence).
%       Sentence = "農夫が渡る。".

sentence(Clause, Sentence) :-
    string_concat(Clause, "。", Sentence).
