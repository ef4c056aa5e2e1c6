:- module(crossing_riddle,
          [ riddle_text/3,              % +Language, +Puzzle, -Text
            riddle_sentences/2          % +Puzzle, -Sentences
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(narration).
:- use_module(names).
:- use_module(rules).
:- use_module(vocabulary).

/** <module> A puzzle told as a riddle, from its facts and its declared rules

A puzzle whose rules are clauses tells them itself, by riddle(Text), in English.  In other languages, and
where it does not, the faults of the smallest groups that are forbidden stand for these rules.
*/

%!  riddle_text(+Language, +Puzzle, -Text) is det.
%
%   True when Text tells Puzzle in sentences of Language.
%
%       ?- puzzle(data(ferry, [passenger('Ann'), passenger(dog), rower('Ann'), boat(1)]), P),
%          riddle_text(en, P, Text).
%       Text = "Ann and the dog are on the west bank, with the boat. The boat has 1 seat. Only Ann can row. All of them must get to the east bank. How few trips are enough?".

riddle_text(Language, Puzzle, Text) :-
    (   Language == en,
        puzzle_fact(Puzzle, riddle(Own))
    ->  Text = Own
    ;   riddle_sentences(Puzzle, Sentences),
        maplist(told(Language), Sentences, Texts),
        say(Language, joined(Texts), Text)
    ).

told(Language, Sentence, Text) :-
    say(Language, riddle(Sentence), Clause),
    say_sentence(Language, Clause, Text).

%!  riddle_sentences(+Puzzle, -Sentences) is det.
%
%   True when Sentences tell Puzzle, each a term:
%
%     - at(Place, Items, WithBoat), boat_at(Place): who starts where; an item is a passenger, or
%       several(Kind, Names, Number), where Names is a list of texts or `numbered`
%     - places(Places), direct(false or landable), ways(List of From-To)
%     - boat(Seats), rowers(all or Items), load(Limit), weighs(Items, Weight)
%     - slowest(List of Item-Time), takes(Party, Time)
%     - conflict(A, B, Guards), outnumber(Many, Few), owner(Thing, Owner, Others), forbidden(Party),
%       required(Party): declared rules, of passengers, any(Kind), other(Kind) and same(Kind)
%     - never(Reasons): what rules that are clauses say of the smallest groups that they forbid
%     - goal(all or Items, Place), free(Items), boat_goal(Place)
%     - question(trips or time)
%
%       ?- puzzle(wolf_goat_cabbage, P), riddle_sentences(P, [First|_]).
%       First = at(west, [farmer,wolf,goat,cabbage], true).

riddle_sentences(Puzzle, Sentences) :-
    findall(Sentence, sentence(Puzzle, Sentence), Sentences).

sentence(Puzzle, Sentence) :-
    start_sentence(Puzzle, Sentence).
sentence(Puzzle, Sentence) :-
    way_sentence(Puzzle, Sentence).
sentence(Puzzle, Sentence) :-
    boat_sentence(Puzzle, Sentence).
sentence(Puzzle, Sentence) :-
    rule_sentence(Puzzle, Sentence).
sentence(Puzzle, Sentence) :-
    goal_sentence(Puzzle, Sentence).
sentence(Puzzle, question(What)) :-
    puzzle_property(Puzzle, timed(Timed)),
    ( Timed == true -> What = time ; What = trips ).

start_sentence(Puzzle, Sentence) :-
    puzzle_property(Puzzle, places(Places)),
    puzzle_property(Puzzle, starts(Starts)),
    puzzle_property(Puzzle, boat(Boat, _)),
    member(Place, Places),
    at(Starts, Place, Group),
    (   Group == []
    ->  Place == Boat,
        Sentence = boat_at(Place)
    ;   items(Puzzle, Group, Items),
        ( Place == Boat -> WithBoat = true ; WithBoat = false ),
        Sentence = at(Place, Items, WithBoat)
    ).

at(Whereabouts, Place, Group) :-
    findall(P, member(P-Place, Whereabouts), Group).

way_sentence(Puzzle, Sentence) :-
    puzzle_property(Puzzle, places(Places)),
    (   Places = [_,_,_|_],
        Sentence = places(Places)
    ;   Places = [_,_,_|_],
        puzzle_property(Puzzle, direct(Direct)),
        Direct \== true,
        Sentence = direct(Direct)
    ;   \+ \+ puzzle_fact(Puzzle, route(_, _)),
        puzzle_property(Puzzle, legs(Legs)),
        Sentence = ways(Legs)
    ).

boat_sentence(Puzzle, boat(Seats)) :-
    puzzle_property(Puzzle, seats(Seats)).
boat_sentence(Puzzle, rowers(Who)) :-
    puzzle_property(Puzzle, rowers(Rowers)),
    (   puzzle_property(Puzzle, passengers(Rowers))
    ->  Who = all
    ;   items(Puzzle, Rowers, Who)
    ).
boat_sentence(Puzzle, load(Limit)) :-
    puzzle_property(Puzzle, load_limit(Limit)),
    Limit \== inf.
boat_sentence(Puzzle, weighs(Items, Weight)) :-
    puzzle_property(Puzzle, load_limit(Limit)),
    Limit \== inf,
    puzzle_property(Puzzle, weights(Weights)),
    distinct_values(Weights, Values),
    member(Weight, Values),
    at(Weights, Weight, Group),
    items(Puzzle, Group, Items).
boat_sentence(Puzzle, Sentence) :-
    puzzle_property(Puzzle, timed(true)),
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, durations(Durations)),
    (   findall(P-Time, ( member(P, Passengers), alone(Puzzle, P, Time) ), Pairs),
        Pairs = [_|_],
        Sentence = slowest(Pairs)
    ;   member(Who-Time, Durations),
        is_list(Who),
        maplist(meaning(Passengers), Who, Party),
        Sentence = takes(Party, Time)
    ).

% The time of a passenger alone, where no fact is about that party.
alone(Puzzle, Passenger, Time) :-
    puzzle_property(Puzzle, durations(Durations)),
    \+ memberchk([Passenger]-_, Durations),
    catch(trip_duration(Puzzle, [Passenger], Time), error(puzzle_error(no_duration(_)), _), fail).

distinct_values(Pairs, Values) :-
    findall(Value, member(_-Value, Pairs), All),
    list_to_set(All, Values).

rule_sentence(Puzzle, Sentence) :-
    puzzle_property(Puzzle, declarations(Facts)),
    puzzle_property(Puzzle, passengers(Passengers)),
    member(Fact, Facts),
    declared(Fact, Facts, Passengers, Sentence).
rule_sentence(Puzzle, never(Reasons)) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    between(1, 3, Size),
    findall(Reason,
            ( length(Group, Size),
              part(Group, Passengers),
              puzzle_fact(Puzzle, unsafe(Group, Reason)) ),
            All),
    All = [_|_],
    !,                                  % the smallest groups tell most
    list_to_set(All, Different),
    first(4, Different, Reasons).

% part(?Part, +List): some members of List, in its order.
part([], _).
part([X|Part], List) :-
    append(_, [X|Rest], List),
    part(Part, Rest).

first(N, List, First) :-
    (   length(First0, N),
        append(First0, _, List)
    ->  First = First0
    ;   First = List
    ).

declared(conflict(A0, B0), _, Passengers, conflict(A, B, [])) :-
    maplist(meaning(Passengers), [A0,B0], [A,B]).
declared(conflict(A0, B0, Guards0), _, Passengers, conflict(A, B, Guards)) :-
    listed(Guards0, Names),
    maplist(meaning(Passengers), [A0,B0|Names], [A,B|Guards]).
declared(outnumber(Many0, Few0), _, Passengers, outnumber(Many, Few)) :-
    maplist(meaning(Passengers), [Many0,Few0], [Many,Few]).
declared(owner(Thing0, Owner0), Facts, Passengers, owner(Thing, Owner, Others)) :-
    meaning(Passengers, Thing0, Thing),
    own(Passengers, Owner0, Owner),
    findall(Other,
            ( member(owner(_, Name), Facts),
              meaning(Passengers, Name, Meaning),
              Meaning \== Owner,
              ( Meaning = any(Kind) -> Other = other(Kind) ; Other = Meaning ) ),
            Others0),
    sort(Others0, Others),
    Others = [_|_].                     % a single owner meets no other
declared(owner(Thing0, Owner0, Others0), _, Passengers, owner(Thing, Owner, Others)) :-
    listed(Others0, Names),
    maplist(meaning(Passengers), [Thing0|Names], [Thing|Meanings]),
    own(Passengers, Owner0, Owner),
    findall(Other,
            ( member(Meaning, Meanings),
              ( Meaning == any(Owner0) -> Other = other(Owner0) ; Other = Meaning ) ),
            Others).
declared(forbidden(Party0), _, Passengers, forbidden(Party)) :-
    listed(Party0, Names),
    maplist(meaning(Passengers), Names, Party).
declared(required(Party0), _, Passengers, required(Party)) :-
    listed(Party0, Names),
    maplist(meaning(Passengers), Names, Party).

% The owner by a kind is the one of the same name.
own(Passengers, Owner0, Owner) :-
    meaning(Passengers, Owner0, Meaning),
    (   Meaning = any(Kind)
    ->  Owner = same(Kind)
    ;   Owner = Meaning
    ).

listed(Names0, Names) :-
    (   is_list(Names0)
    ->  Names = Names0
    ;   Names = [Names0]
    ).

goal_sentence(Puzzle, Sentence) :-
    puzzle_property(Puzzle, goals(Goals)),
    distinct_values(Goals, Places),
    (   Places = [Place],
        Place \== anywhere
    ->  Sentence = goal(all, Place)
    ;   member(Place, Places),
        at(Goals, Place, Group),
        items(Puzzle, Group, Items),
        ( Place == anywhere -> Sentence = free(Items) ; Sentence = goal(Items, Place) )
    ).
goal_sentence(Puzzle, boat_goal(Place)) :-
    puzzle_property(Puzzle, boat(_, Place)),
    Place \== anywhere.

% Three or more of a kind, all of them, are told as one.
items(Puzzle, Group, Items) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    group_items(Group, Passengers, Items).

group_items([], _, []).
group_items([P|Group], Passengers, [Item|Items]) :-
    (   compound(P),
        compound_name_arity(P, Kind, 1),
        findall(Name, ( member(Q, [P|Group]), functor(Q, Kind, 1), arg(1, Q, Name) ), Names),
        length(Names, N),
        N >= 2
    ->  numlist(1, N, Numbers),
        (   Names == Numbers,
            \+ ( member(Q, Passengers), functor(Q, Kind, 1), arg(1, Q, More), \+ memberchk(More, Names) )
        ->  Item = several(Kind, numbered, N)
        ;   Item = several(Kind, Names, N)
        ),
        exclude(of_kind(Kind), Group, Rest)
    ;   Item = P,
        Rest = Group
    ),
    group_items(Rest, Passengers, Items).

of_kind(Kind, P) :-
    compound(P),
    compound_name_arity(P, Kind, 1).
