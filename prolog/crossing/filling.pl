:- module(crossing_filling,
          [ filled_boats/6              % +Menu, +Fleet, +Here, +Code, +Deadline, -Moves
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(budget).
:- use_module(judges).
:- use_module(layout).
:- set_prolog_flag(optimise, true).

/** <module> All ways to fill the boat in a state

The boat is filled by deciding for one passenger after the other, or for one of those that are alike, who gets in
and who stays.  Both the group that stays and the party must be safe, so each decision can force others: if the wolf
stays and nobody who guards it does, then the goat must get into the boat; and when more passengers must get in than
there are seats, all that follows from the decision is given up at once.  What is left is judged as a whole.

This is how conflict graphs are searched: who stays must be an independent set, and choosing that set, with what it
forces, is the branching of the usual algorithms for vertex cover.
*/

%!  filled_boats(+Menu, +Fleet, +Here, +Code, +Deadline, -Moves) is det.
%
%   True when Moves lists Label-Next for each legal trip from the state Code, the boat being at the place of Menu
%   (see boat_menus/6) and Here the judge of that place.  Fleet is fleet(Seats, Away, Together, Boarding,
%   Landing): the seats of the boat, the code in which everybody is at the second place, the two judges of a party
%   (see judges/5), and what landed/5 needs.  A label is trip(Way, Uses): the number of the way, and
%   use(Family, Configuration, Roles, Times) for who is taken out of which configuration.
%
%   Who can put out depends on the group at the place alone.  Where there are more than two places, many states have
%   the same one, and what was found is remembered in the menu.
%
%       ?- filled_boats(menu([one(2,0,[],[],use(1,0,[0]),-2,[2])], [way(1,1,judge([],nothing),[])], known(2,none)), fleet(1,4,judge([],nothing),judge([],nothing),_), judge([],nothing), 2, inf, Moves).
%       Moves = [trip(1,[use(1,0,[0],1)])-5].
%
%   @throws search_limit(seconds)

filled_boats(menu(Items, Ways, known(Mask, Known)), Fleet, Here, Code, Deadline, Moves) :-
    (   Known == none
    ->  boatloads(Items, Ways, Fleet, Here, Code, Deadline, Loads)
    ;   Group is Code /\ Mask,
        (   trie_lookup(Known, Group, Loads)
        ->  true
        ;   boatloads(Items, Ways, Fleet, Here, Code, Deadline, Loads),
            trie_insert(Known, Group, Loads)
        )
    ),
    in_time(Deadline),
    arg(5, Fleet, Landing),
    departures(Loads, Ways, Code, Landing, Moves).

% Loads lists load(Uses, Changes) for each party that may put out.
boatloads(Items0, Ways, Fleet, Here, Code, Deadline, Loads) :-
    Fleet = fleet(Seats, Away, _, _, _),
    present(Items0, Code, Items),
    ways_changes(Ways, Changes),
    fill(Items, Seats, [], Away, Changes, bits(0, 0, 0, 0), search(Code, Here, Fleet, Deadline), Loads, []).

departures([], _, _, _, []).
departures([load(Uses, Changes)|Loads], Ways, Code, Landing, Moves) :-
    arrivals(Ways, Changes, Code, Uses, Landing, Moves, More),
    departures(Loads, Ways, Code, Landing, More).

present([], _, []).
present([Item|Items], Code, Present) :-
    (   Item = one(Bit, _, _, _, _, _, _)
    ->  (   Code /\ Bit =\= 0
        ->  Present = [Item|More]
        ;   Present = More
        )
    ;   Item = some(Shift, Mask, Options),
        Count is (Code >> Shift) /\ Mask,
        (   Count =\= 0
        ->  Present = [some(Count, Options)|More]
        ;   Present = More
        )
    ),
    present(Items, Code, More).

ways_changes([], []).
ways_changes([way(_, Change, _, _)|Ways], [Change|Changes]) :-
    ways_changes(Ways, Changes).

% fill(+Items, +Left, +Uses, +Party, +Changes, +Bits, +Search, -Loads, ?Tail): Left seats are free, Uses are taken,
% Party is the party's own code, and Bits is bits(Stay, Aboard, Forced, Barred): the bits of who was decided upon, of
% who must get in, and of who must not.
fill([], _, Uses, Party, Changes, bits(_, _, Forced, _), Search, Loads, Tail) :-
    (   Forced =:= 0
    ->  put_out(Uses, Party, Changes, Search, Loads, Tail)
    ;   Loads = Tail
    ).
fill([Item|Items], Left, Uses, Party, Changes, Bits, Search, Loads, Tail) :-
    (   Left =:= 0
    ->  fill([], Left, Uses, Party, Changes, Bits, Search, Loads, Tail)
    ;   Item = some(Count, Options)
    ->  fill_some(Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail)
    ;   Item = one(Bit, Later, StayPairs, BoardPairs, use(F, C, Roles), Boat, ItemChanges),
        Bits = bits(Stay, Aboard, Forced, Barred),
        Search = search(Code, _, _, _),
        Undecided is Code /\ Later,
        (   Barred /\ Bit =:= 0,
            Aboard1 is Aboard\/Bit,
            Around is Aboard1\/Undecided,
            follows(BoardPairs, Around, Barred, Barred1),
            Barred1 /\ Aboard1 =:= 0,
            Forced1 is Forced /\ \Bit,
            Barred1 /\ Forced1 =:= 0
        ->  Left1 is Left-1,
            Party1 is Party+Boat,
            add_changes(ItemChanges, Changes, 1, Changes1),
            fill(Items, Left1, [use(F, C, Roles, 1)|Uses], Party1, Changes1, bits(Stay, Aboard1, Forced1, Barred1),
                 Search, Loads, More)
        ;   Loads = More
        ),
        (   Forced /\ Bit =:= 0,
            Stay1 is Stay\/Bit,
            Staying is Stay1\/Undecided,
            follows(StayPairs, Staying, Forced, Forced2),
            Forced2 /\ Stay1 =:= 0,
            Forced3 is Forced2 /\ Undecided,
            Barred /\ Forced3 =:= 0,
            popcount(Forced3) =< Left
        ->  fill(Items, Left, Uses, Party, Changes, bits(Stay1, Aboard, Forced3, Barred), Search, More, Tail)
        ;   More = Tail
        )
    ).

% What a decision forces: the others of each pair whose guards are all gone.
follows([], _, Bits, Bits).
follows([pair(Guards, Others)|Pairs], Around, Bits0, Bits) :-
    (   Guards /\ Around =:= 0
    ->  Bits1 is Bits0\/Others
    ;   Bits1 = Bits0
    ),
    follows(Pairs, Around, Bits1, Bits).

% Of Count blocks that are alike, take as many as possible with the first option, and fewer and fewer.
fill_some([], _, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail) :-
    fill(Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail).
fill_some([Option|Options], Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail) :-
    arg(1, Option, Size),
    (   ( Size > Left ; Count =:= 0 )
    ->  fill_some(Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail)
    ;   Most is min(Count, Left//Size),
        fill_times(Most, Option, Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail)
    ).

fill_times(Times, Option, Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail) :-
    (   Times =:= 0
    ->  fill_some(Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, Loads, Tail)
    ;   Option = option(Size, use(F, C, Roles), Boat, OptionChanges),
        Count1 is Count-Times,
        Left1 is Left-Times*Size,
        Party1 is Party+Times*Boat,
        add_changes(OptionChanges, Changes, Times, Changes1),
        fill_some(Options, Count1, Items, Left1, [use(F, C, Roles, Times)|Uses], Party1, Changes1, Bits, Search,
                  Loads, More),
        Times1 is Times-1,
        fill_times(Times1, Option, Options, Count, Items, Left, Uses, Party, Changes, Bits, Search, More, Tail)
    ).

add_changes([], [], _, []).
add_changes([A|As], [B|Bs], Times, [Sum|Sums]) :-
    Sum is B+A*Times,
    add_changes(As, Bs, Times, Sums).

put_out(Uses0, Party, Changes, search(Code, Here, Fleet, Deadline), Loads, Tail) :-
    Fleet = fleet(_, _, Together, Boarding, _),
    (   Uses0 \== [],
        in_time(Deadline),
        Changes = [Change|_],
        Next is Code+Change,
        allowed(Here, Next),
        allowed(Boarding, Party),
        allowed(Together, Party)
    ->  reverse(Uses0, Uses),
        Loads = [load(Uses, Changes)|Tail]
    ;   Loads = Tail
    ).

arrivals([], [], _, _, _, Moves, Moves).
arrivals([way(Number, _, There, Landings)|Ways], [Change|Changes], Code, Uses, Landing, Moves, Tail) :-
    (   Next is Code+Change,
        allowed(There, Next),
        can_land(Landings, Uses, Code, Landing)
    ->  Moves = [trip(Number, Uses)-Next|More],
        arrivals(Ways, Changes, Code, Uses, Landing, More, Tail)
    ;   arrivals(Ways, Changes, Code, Uses, Landing, Moves, Tail)
    ).

% The party steps ashore at each place between, to see whether all would be well there.
can_land([], _, _, _).
can_land([land(Place, Judge)|Landings], Uses, Code, Landing) :-
    landed(Uses, Place, Landing, Code, Landed),
    allowed(Judge, Landed),
    can_land(Landings, Uses, Code, Landing).

landed([], _, _, Code, Code).
landed([use(F, C, Roles, Times)|Uses], J, landing(Layout, K), Code0, Code) :-
    arg(F, Layout, family(_, _, _, Base, Width)),
    Roles = [Role|_],
    role_place(C, Role, K, I),
    foldl(moved_role(I, J, K), Roles, C, Moved),
    Code1 is Code0+Times*((1<<(Base+Moved*Width))-(1<<(Base+C*Width))),
    landed(Uses, J, landing(Layout, K), Code1, Code).
