:- module(crossing_two_banks,
          [ two_banks/4                 % +Puzzle, +Families, +Limits, -Result
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(budget).
:- use_module(judges, [known_faults/2]).
:- use_module(rests).
:- use_module(rules).
:- use_module(safety).
:- use_module(shortest, [mirrored/1]).
:- use_module(vocabulary).
:- set_prolog_flag(optimise, true).

/** <module> The first shortest plan between two banks, with a large boat

With many passengers and many seats most of a search goes into filling the boat: each state has very many
neighbours.  But the states themselves are few, since whoever stays on the bank that the boat has left must be safe
there: in a puzzle of conflicts, they are an independent set.  So all states are listed first, and breadth-first search
asks of each that it has not reached yet whether the boat can get there from anywhere on its frontier.  This is the
bottom-up step of Beamer, Asanovic and Patterson, Direction-optimizing breadth-first search, SC 2012.

A state is told by its *rest*: the passengers who are on the other bank than the boat.  A trip from the rest X to the
rest Y carries everybody who is in neither, so it can be made if X and Y have nobody in common, and the others may
go together.  The mirror image of a state has the same rest, and so a search to half the depth is enough: a plan of
2I+1 trips is there as soon as a trip joins two rests at distance I.

Sets of passengers are bit masks, the first passenger the highest bit: of two parties the one with the larger mask
comes first in the order of the rules.  Of passengers that are interchangeable, a rest has the first ones; a second
mask has the last ones instead, so that two rests have nobody in common if the first mask of one and the second of
the other have not.
*/

%!  two_banks(+Puzzle, +Families, +Limits, -Result) is semidet.
%
%   True when Result is as solve_puzzle/3 gives it for breadth-first search.  Fails where this way of searching does not
%   apply or does not pay: it is for puzzles that are their own mirror images, with two banks, passengers that are
%   interchangeable one by one, and rules whose faults are all known.
%
%       ?- findall(passenger(item(I)), between(1, 12, I), Items), puzzle(data(chain, [passenger(man), rower(man), boat(7), conflict(item(1), item(2), man), conflict(item(2), item(3), man), weight(item(9), 1)|Items]), P), findall([[X]], member(passenger(X), [passenger(man)|Items]), Families), two_banks(P, Families, [], solved(plan(Trips, _), _)).
%       Trips = [_,_,_], Families = _, Items = _, P = _.

two_banks(Puzzle, Families, Limits, Result) :-
    puzzle_property(Puzzle, places([Near,Far])),
    puzzle_property(Puzzle, seats(Seats)),
    forall(( member(Family, Families), member(Block, Family) ), Block = [_]),
    many_parties(Families, Seats),
    known_faults(Puzzle, faults(Group, true, Boat, true)),
    mirrored(Puzzle),
    ferry(Puzzle, Families, faults(Group, Boat), Bits, Ferry, Banks),
    budget(Limits, Budget),
    Tally = tally(0, 0),
    catch(searched(Puzzle, Bits, Near-Far, Ferry, Banks, Budget, Tally, Found),
          Stop,
          stopped(Stop, Found)),
    Tally = tally(Explored, Depth),
    result(Found, Explored, Depth, Result).

searched(Puzzle, Bits, Places, Ferry, Banks, Budget, Tally, Found) :-
    search(Ferry, Banks, Budget, Tally, Found0),
    (   Found0 = levels(I, Levels)
    ->  first_plan(Puzzle, Bits, Places, Ferry, I, Levels, Budget, Trips, States),
        Found = plan(Trips, States)
    ;   Found = none
    ).

stopped(search_limit(Which), Found) =>
    Found = limit(Which).
stopped(too_many_rests, _) =>
    fail.
stopped(Error, _) =>
    throw(Error).

result(plan(Trips, States), Explored, _, Result) =>
    length(Trips, Length),
    Result = solved(plan(Trips, States), explored(Explored, Length)).
result(none, Explored, Depth, Result) =>
    Result = impossible(explored(Explored, Depth)).
result(limit(Which), Explored, Depth, Result) =>
    Result = limit(Which, explored(Explored, Depth)).

% With fewer parties than this to choose from, the ordinary search is as fast.
many_parties(Families, Seats) :-
    length(Families, Number),
    parties(0, Number, Seats, 1, 0, Parties),
    Parties > 400.

% Parties that have no more than one of a family.
parties(Members, Number, Seats, Choices, Parties0, Parties) :-
    (   Members < Seats,
        Members < Number
    ->  Members1 is Members+1,
        Choices1 is Choices*(Number-Members)//Members1,
        Parties1 is Parties0+Choices1,
        parties(Members1, Number, Seats, Choices1, Parties1, Parties)
    ;   Parties = Parties0
    ).

% Bits are Passenger-Bit; see banks/6 and search/5 for the others.
ferry(Puzzle, Families, faults(Group, Boat), Bits, Ferry, Banks) :-
    puzzle_property(Puzzle, passengers(Passengers)),
    puzzle_property(Puzzle, seats(Seats)),
    puzzle_property(Puzzle, rowers(Rowers)),
    length(Passengers, N),
    All is (1<<N)-1,
    passenger_bits(Passengers, All, Bits),
    maplist(turned(N), Group, GroupFaults),
    maplist(turned(N), Boat, BoatFaults),
    append(GroupFaults, BoatFaults, Faults),
    party_nodes(Faults, N, Nodes),
    maplist(family_bits(Bits), Families, FamilyBits),
    exclude(single, FamilyBits, Several),
    Ferry = ferry(N, All, Seats, Nodes, Several),
    maplist(bit_of(Bits), Rowers, RowerBits),
    sum_list(RowerBits, Rowing),
    banks(FamilyBits, GroupFaults, Several, All, Rowing, Banks).

% Faults number the passengers from the lowest bit.
turned(N, fault(In0, Out0), fault(In, Out)) :-
    turned_bits(N, In0, 0, In),
    turned_bits(N, Out0, 0, Out).

turned_bits(N, Bits0, Sum, Bits) :-
    (   N =:= 0
    ->  Bits = Sum
    ;   Sum1 is Sum<<1 \/ (Bits0 /\ 1),
        Bits1 is Bits0>>1,
        N1 is N-1,
        turned_bits(N1, Bits1, Sum1, Bits)
    ).

passenger_bits([], _, []).
passenger_bits([P|Ps], All0, [P-Bit|Bits]) :-
    All is All0>>1,
    Bit is All0-All,
    passenger_bits(Ps, All, Bits).

bit_of(Bits, P, Bit) :-
    memberchk(P-Bit, Bits).

family_bits(Bits, Family, FamilyBits) :-
    append(Family, Members),
    maplist(bit_of(Bits), Members, FamilyBits).

single([_]).

% Nodes for has_fault/2 over a party and, above it, the passengers who are not in it.
party_nodes(Faults, N, Nodes) :-
    maplist(party_masks(N), Faults, Lists),
    fault_nodes(Lists, Nodes).

party_masks(N, fault(In, Out), Masks) :-
    Outside is Out<<N,
    single_bits(In, Masks, More),
    single_bits(Outside, More, []).

single_bits(Set, Bits, Tail) :-
    (   Set =:= 0
    ->  Bits = Tail
    ;   Bit is 1<<msb(Set),
        Bits = [Bit|More],
        Rest is Set-Bit,
        single_bits(Rest, More, Tail)
    ).


                /*******************************
                *            SEARCH            *
                *******************************/

% ferry(N, All, Seats, Nodes, Several): N passengers, whose bits are All; the faults of a party; families of more than
% one.  Found is levels(I, Levels), Levels holding the rests at distance 0 to I, or none.
search(Ferry, Banks, Budget, Tally, Found) :-
    Ferry = ferry(_, All, Seats, _, _),
    Start = rest(0, 0, 0),
    Banks = banks(_, _, _, Check),
    is_rest(Check, 0, All),             % a start that breaks a rule is another's business
    tally(Start, 0, Ferry, Tally),
    rests(Banks, Seats, Budget, Large), % those that the first trip can leave behind
    (   member(Rest, Large),
        joined([Start], Rest, Ferry, _)
    ->  rests(Banks, All, Budget, Rests),
        selectchk(Start, Rests, Others),
        half_way([Start], 0, Others, Rests, [], Ferry, Budget, Tally, Found)
    ;   within_depth(Budget, 1),
        Found = none
    ).

% half_way(+Frontier, +I, +Here, +There, +Levels, ...): Here and There are the rests that were not reached yet, with the
% boat on the bank of the frontier and on the other.
half_way([], _, _, _, _, _, _, _, none) :-
    !.
half_way(Frontier, I, Here, There, Levels, Ferry, Budget, Tally, Found) :-
    Length is 2*I+1,
    within_depth(Budget, Length),
    (   member(Rest, Frontier),
        joined(Frontier, Rest, Ferry, _)
    ->  reverse([Frontier|Levels], InOrder),
        compound_name_arguments(Array, levels, InOrder),
        Found = levels(I, Array)
    ;   I1 is I+1,
        reached(There, Frontier, I1, Ferry, Budget, Tally, Next, Left),
        half_way(Next, I1, Left, Here, [Frontier|Levels], Ferry, Budget, Tally, Found)
    ).

reached([], _, _, _, _, _, [], []).
reached([Rest|Rests], Frontier, I, Ferry, Budget, Tally, Next, Left) :-
    (   joined(Frontier, Rest, Ferry, _)
    ->  tally(Rest, I, Ferry, Tally),
        arg(1, Tally, States),
        within_budget(Budget, States),
        Next = [Rest|Next1],
        Left = Left1
    ;   Next = Next1,
        Left = [Rest|Left1]
    ),
    reached(Rests, Frontier, I, Ferry, Budget, Tally, Next1, Left1).

% joined(+Rests, +Rest, +Ferry, -Other): a trip leads from one of Rests, Other, to Rest, or back.
joined([Other|Others], Rest, Ferry, Joined) :-
    Other = rest(OtherSize, First, _),
    Rest = rest(Size, _, Last),
    Ferry = ferry(N, All, Seats, Nodes, _),
    OtherSize+Size >= N-Seats,          % the others are no larger
    (   First /\ Last =:= 0,
        Party is All /\ \(First\/Last),
        may_go(Party, N, All, Nodes),
        Joined = Other
    ;   joined(Others, Rest, Ferry, Joined)
    ).

may_go(Party, N, All, Nodes) :-
    Party =\= 0,
    Code is Party \/ ((All-Party)<<N),
    \+ has_fault(Nodes, Code).

% As many states of named passengers as there are ways to choose the rest.
tally(rest(_, First, _), I, ferry(_, _, _, _, Several), Tally) :-
    choices(Several, First, 1, Choices),
    Tally = tally(States0, Depth),
    States is States0+Choices,
    nb_setarg(1, Tally, States),
    (   I > Depth
    ->  nb_setarg(2, Tally, I)
    ;   true
    ).

choices([], _, Choices, Choices).
choices([Bits|Families], Set, Choices0, Choices) :-
    length(Bits, Size),
    sum_list(Bits, Family),
    Chosen is popcount(Set /\ Family),
    binomial(Chosen, Size, 1, Ways),
    Choices1 is Choices0*Ways,
    choices(Families, Set, Choices1, Choices).

binomial(K, N, Ways0, Ways) :-
    (   K =:= 0
    ->  Ways = Ways0
    ;   N1 is N-1,
        K1 is K-1,
        binomial(K1, N1, 1, Ways1),
        Ways is Ways0*Ways1*N//K
    ).


                /*******************************
                *             PLAN             *
                *******************************/

% The plan that comes first in the order of the rules.  Which rests lie on shortest plans is found when it is asked, and
% remembered.
first_plan(Puzzle, Bits, Banks, Ferry, I, Levels, Budget, Trips, [Start|States]) :-
    initial_state(Puzzle, Start),
    Ferry = ferry(_, All, _, _, _),
    trie_new(Known),
    Length is 2*I+1,
    Route = route(I, Length, Levels, Known, Ferry, Budget),
    trips(0, Route, Puzzle, Bits, Banks, All, rest(0, 0, 0), Start, Trips, States).

% With is who is on the bank of the boat, by name, and Rest the rest of the class.
trips(J, Route, Puzzle, Bits, From-To, With, Rest, State, Trips, States) :-
    Route = route(I, Length, Levels, _, Ferry, budget(_, _, Deadline)),
    (   J =:= Length
    ->  Trips = [],
        States = []
    ;   in_time(Deadline),
        (   J < I
        ->  Level is J+1
        ;   Level is Length-J-1
        ),
        arg_from_0(Level, Levels, Rests),
        Ferry = ferry(_, All, _, _, Several),
        findall(Party-Next,
                ( member(Next, Rests),
                  joined([Rest], Next, Ferry, _),
                  Next = rest(_, First, Last),
                  named_party(Several, With, First, Last, Party) ),
                Choices0),
        keysort(Choices0, Choices1),
        reverse(Choices1, Choices),
        member(Party-Next, Choices),
        ( J < I -> on_shortest(Next, Level, Route) ; true ),
        !,                              % the first one
        findall(P, ( member(P-Bit, Bits), Party /\ Bit =\= 0 ), Passengers),
        Trip = trip(Passengers, From, To),
        after_trip(Puzzle, State, Trip, State1),
        Trips = [Trip|Trips1],
        States = [State1|States1],
        With1 is All /\ \With \/ Party,
        J1 is J+1,
        trips(J1, Route, Puzzle, Bits, To-From, With1, Next, State1, Trips1, States1)
    ).

arg_from_0(I, Array, X) :-
    I1 is I+1,
    arg(I1, Array, X).

% Of each family as many stay as the next rest has, the last ones.
named_party([], With, _, Last, Party) :-
    Party is With /\ \Last.
named_party([Bits|Families], With, First, Last, Party) :-
    sum_list(Bits, Family),
    Staying is popcount(First /\ Family),
    findall(Bit, ( member(Bit, Bits), With /\ Bit =\= 0 ), There),
    length(There, Number),
    Going is Number-Staying,
    length(Goers, Going),
    append(Goers, Stayers, There),
    !,                                  % there is one such beginning
    sum_list(Stayers, Stay),
    Last1 is Last /\ \Family \/ Stay,
    named_party(Families, With, First, Last1, Party).

on_shortest(Rest, Level, Route) :-
    Route = route(I, _, Levels, Known, Ferry, _),
    Rest = rest(_, First, _),
    Key is First<<8 \/ Level,
    (   trie_lookup(Known, Key, Is)
    ->  Is == true
    ;   Level =:= I
    ->  arg_from_0(I, Levels, Rests),
        remember(joined(Rests, Rest, Ferry, _), Known, Key)
    ;   Level1 is Level+1,
        arg_from_0(Level1, Levels, Rests),
        remember(( joined(Rests, Rest, Ferry, Next), on_shortest(Next, Level1, Route) ), Known, Key)
    ).

:- meta_predicate remember(0, +, +).

remember(Goal, Known, Key) :-
    (   call(Goal)
    ->  trie_insert(Known, Key, true)
    ;   trie_insert(Known, Key, false),
        fail
    ).
