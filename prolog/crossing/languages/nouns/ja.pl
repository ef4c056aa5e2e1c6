:- module(crossing_nouns_ja,
          [ noun//1,                    % +Passenger
            nouns//1,                   % +Passengers
            number//2,                  % +Number, +Kind
            place//1,                   % +Place
            where//1                    % +Place
          ]).
:- encoding(utf8).

/** <module> Japanese nouns: passengers, numbers of them, and places

Besides a passenger, a noun may be any(Kind), other(Kind) or same(Kind): see crossing_riddle.
*/

%!  where(+Place)// is det.
%
%   Where something happens: at Place, in the boat, or `nowhere`, which says nothing.
%
%       ?- phrase(where(west), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '西岸で', Pieces = [_|_].

where(nowhere) -->
    !,
    [].
where(boat) -->
    !,
    ["ボートで"].
where(Place) -->
    place(Place), ["で"].

%!  place(+Place)// is det.
%
%   The name of Place.
%
%       ?- phrase(place(island), Pieces).
%       Pieces = ['島'].

place(Place) -->
    { place_name(Place, Name) },
    !,
    [Name].
place(Place) -->
    noun(Place).

place_name(west, '西岸').
place_name(east, '東岸').
place_name(north, '北岸').
place_name(south, '南岸').
place_name(left, '左岸').
place_name(right, '右岸').
place_name(island, '島').

%!  noun(+Passenger)// is det.
%
%   The noun for Passenger.
%
%       ?- phrase(noun(husband(a)), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '夫a', Pieces = [_|_].

noun(any(all)) -->
    !,
    ["ほかの者"].
noun(any(Kind)) -->
    !,
    noun(Kind).
noun(other(Kind)) -->
    !,
    ["ほかの"], noun(Kind).
noun(same(Kind)) -->
    !,
    ["同じ名の"], noun(Kind).
noun(Name) -->
    { word(Name, Noun, _) },
    !,
    [Noun].
noun(Term) -->
    { compound(Term),
      Term =.. [Kind|Names],
      atomic_list_concat(Names, ' ', Name) },
    !,
    noun(Kind), [Name].
noun(Term) -->
    { format(atom(Text), '~w', [Term]),
      atomic_list_concat(Parts, '_', Text),
      atomic_list_concat(Parts, ' ', Words) },
    [Words].

%!  nouns(+Passengers)// is det.
%
%   Their nouns, joined.
%
%       ?- phrase(nouns([wolf,goat]), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '狼と山羊', Pieces = [_|_].

nouns([]) -->
    [].
nouns([Last]) -->
    !,
    noun(Last).
nouns([First|Rest]) -->
    noun(First), ["と"], nouns(Rest).

%!  number(+Number, +Kind)// is det.
%
%   So many of Kind.
%
%       ?- phrase(number(3, missionary), Pieces), atomic_list_concat(Pieces, Text).
%       Text = '宣教師3人', Pieces = [_|_].

number(1, Passenger) -->
    { compound(Passenger) },
    !,
    noun(Passenger).
number(Number, Kind) -->
    { word(Kind, _, Counter) },
    !,
    noun(Kind), [Number, Counter].
number(Number, Kind) -->
    noun(Kind), [Number].

% word(Name, Noun, Counter): the counter is the word after a number of them.
word(farmer, '農夫', '人').
word(ferryman, '渡し守', '人').
word(wolf, '狼', '匹').
word(goat, '山羊', '匹').
word(cabbage, 'キャベツ', '個').
word(salmon, '鮭', '匹').
word(sheep, '羊', '匹').
word(husband, '夫', '人').
word(wife, '妻', '人').
word(missionary, '宣教師', '人').
word(cannibal, '人食い人', '人').
word(brother, '兄弟', '人').
word(sister, '姉妹', '人').
word(man, '男', '人').
word(woman, '女', '人').
word(boy, '少年', '人').
word(girl, '少女', '人').
word(child, '子供', '人').
word(adult, '大人', '人').
word(soldier, '兵士', '人').
word(person, '人', '人').
word(father, '父', '人').
word(mother, '母', '人').
word(son, '息子', '人').
word(daughter, '娘', '人').
word(grandfather, '祖父', '人').
word(grandmother, '祖母', '人').
word(baby, '赤ん坊', '人').
word(policeman, '警官', '人').
word(thief, '泥棒', '人').
word(keeper, '飼育係', '人').
word(dog, '犬', '匹').
word(cat, '猫', '匹').
word(mouse, 'ネズミ', '匹').
word(rat, 'ネズミ', '匹').
word(fox, '狐', '匹').
word(goose, 'ガチョウ', '羽').
word(chicken, '鶏', '羽').
word(hen, '雌鶏', '羽').
word(fowl, '鶏', '羽').
word(beans, '豆', '袋').
word(grain, '穀物', '袋').
word(corn, 'トウモロコシ', '籠').
word(rice, '米', '袋').
word(hay, '干し草', '束').
word(leopard, 'ヒョウ', '頭').
word(cheetah, 'チーター', '頭').
word(jackal, 'ジャッカル', '匹').
word(tiger, '虎', '頭').
word(tigress, '雌虎', '頭').
word(cub, '子虎', '頭').
word(hedgehog, 'ハリネズミ', '匹').
word(human, '人間', '人').
word(ape, '類人猿', '頭').
word(monkey, '猿', '匹').
word(master, '主人', '人').
word(valet, '召し使い', '人').
word(knight, '騎士', '人').
word(squire, '従者', '人').
word(merchant, '商人', '人').
word(chest, '箱', '個').
word(treasure, '宝', '個').
word(bag, '袋', '個').
word(item, '品', '個').
word(hiker, '旅人', '人').
word(guide, '案内人', '人').
word(passenger, '乗客', '人').
