:- module(crossing_distinct,
          [ distinct_solutions/3,       % +Puzzle, -Answer, +Options
            count_distinct/3            % +Puzzle, -Result, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../search').
:- use_module(encoding).
:- use_module(symmetry).
:- use_module(vocabulary).

/** <module> Plans that differ in more than who is who

Passengers that the rules treat alike (see crossing_symmetry) can change places in any trip.  Two plans are
the same here when their states and trips, one by one, differ only in such changes: three couples then have
4 shortest plans, not 486.
*/

%!  distinct_solutions(+Puzzle, -Answer, +Options) is nondet.
%
%   As puzzle_solutions/3, with one plan for each of those that are the same.
%
%       ?- puzzle(jealous_husbands, P), findall(A, distinct_solutions(P, A, []), As), length(As, N).
%       N = 5, P = _, As = _.

distinct_solutions(Puzzle, Answer, Options) :-
    families(Puzzle, Families, _),
    single_families(Puzzle, Singles),
    encode(Puzzle, Singles, Encoded),
    encoded_space(Encoded, space(Initial, Goal, Move)),
    search_options(Encoded, Options, Strategy, SearchOptions),
    all_plans(Strategy, space(Initial, Goal, crossing_distinct:first_of_kind(Encoded, Families, Move)), Answer0,
              SearchOptions),
    decoded(Answer0, Encoded, Answer).

decoded(plan(Labels, Codes), Encoded, plan(Trips, States)) :-
    maplist(decode_trip(Encoded), Labels, Trips),
    maplist(decode_state(Encoded), Codes, States).
decoded(done(Result0), Encoded, done(Result)) :-
    (   Result0 = solved(Plan0, Explored)
    ->  decoded(Plan0, Encoded, Plan),
        Result = solved(Plan, Explored)
    ;   Result = Result0
    ).

% Durations count for least time only: the layers of the other strategies go by trips.
search_options(Encoded, Options, Strategy, SearchOptions) :-
    option(strategy(Strategy), Options, 'breadth-first'),
    include(limit_option, Options, Limits),
    (   Strategy == 'uniform-cost'
    ->  SearchOptions = [cost(crossing_encoding:encoded_cost(Encoded))|Limits]
    ;   SearchOptions = Limits
    ).

% The first of the trips that differ only in who is who.
first_of_kind(Encoded, Families, Move, Code, Label, Next) :-
    decode_state(Encoded, Code, State),
    findall(Kind-(L-N),
            ( call(Move, Code, L, N),
              decode_trip(Encoded, L, Trip),
              trip_kind(Families, State, Trip, Kind) ),
            Moves),
    firsts(Moves, [], Firsts),
    member(Label-Next, Firsts).

firsts([], _, []).
firsts([Kind-Move|Moves], Seen, Firsts) :-
    (   memberchk(Kind, Seen)
    ->  firsts(Moves, Seen, Firsts)
    ;   Firsts = [Move|Firsts1],
        firsts(Moves, [Kind|Seen], Firsts1)
    ).

% A trip is known, but for who is who, by where it goes and by which members it takes of blocks that stand how.
trip_kind(Families, state(_, Groups), trip(Party, _, To), To-Parts) :-
    findall(Number-Roles-Standing,
            ( nth1(Number, Families, Family),
              member(Block, Family),
              findall(Role, ( nth1(Role, Block, P), memberchk(P, Party) ), Roles),
              Roles \== [],
              findall(Place, ( member(P, Block), member(Place-Group, Groups), memberchk(P, Group) ), Standing) ),
            Parts0),
    msort(Parts0, Parts).

%!  count_distinct(+Puzzle, -Result, +Options) is det.
%
%   True when Result is counted(Count, Trips, Explored), impossible(Explored) or limit(Which, Explored) for
%   the plans of distinct_solutions/3.  All but depth-first count without listing, and tell how many
%   states were explored when those that differ only in who is who are one.
%
%       ?- puzzle(missionaries_cannibals, P), count_distinct(P, counted(Count, Trips, _), []).
%       Count = 4, Trips = 11, P = _.

count_distinct(Puzzle, Result, Options) :-
    option(strategy(Strategy), Options, 'breadth-first'),
    (   Strategy == 'depth-first'
    ->  counted_one_by_one(Puzzle, Options, Result)
    ;   families(Puzzle, Families, _),
        encode(Puzzle, Families, Encoded),
        encoded_space(Encoded, Space),
        search_options(Encoded, Options, Strategy, SearchOptions),
        count_plans(Strategy, Space, Result, SearchOptions)
    ).

counted_one_by_one(Puzzle, Options, Result) :-
    Tally = tally(0, inf, none),
    forall(distinct_solutions(Puzzle, Answer, Options), tally(Answer, Tally)),
    Tally = tally(Count, Least, Last),
    (   Last = solved(_, Explored)
    ->  Result = counted(Count, Least, Explored)
    ;   Result = Last
    ).

tally(plan(Trips, _), Tally) :-
    Tally = tally(Count0, Least0, _),
    length(Trips, Length),
    Count is Count0+1,
    Least is min(Least0, Length),
    nb_setarg(1, Tally, Count),
    nb_setarg(2, Tally, Least).
tally(done(Result), Tally) :-
    nb_setarg(3, Tally, Result).
