:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

property(Spec, Property) :-
    puzzle(Spec, Puzzle),
    once(puzzle_property(Puzzle, Property)).

% The least puzzle, with more facts.
with(Facts, data(test, All)) :-
    append([passenger(ann), passenger(bob), rower(ann), boat(2)], Facts, All).

puzzle_path(Name, Path) :-
    source_file(puzzle_path(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

:- begin_tests(crossing_vocabulary).

test('passengers keep their order', Passengers == [farmer,wolf,goat,cabbage]) :-
    property(wolf_goat_cabbage, passengers(Passengers)).
test('defaults', [forall(member(Property, [places([west,east]), legs([west-east,east-west]), direct(true),
                                           boat(west, anywhere), load_limit(inf), weights([]), timed(false),
                                           starts([ann-west,bob-west]), goals([ann-east,bob-east]),
                                           rowers([ann]), seats(2), title(test), source(""), parameters([])])),
                  true(Found == Property)]) :-
    with([], Spec),
    functor(Property, Name, Arity),
    functor(Found, Name, Arity),
    property(Spec, Found).
test('the name of a puzzle', Name == wolf_goat_cabbage) :-
    property('wolf-goat-cabbage', name(Name)).
test('a puzzle without a boat can be read, though not searched', Seats == none) :-
    property(data(test, [passenger(ann)]), seats(Seats)).

test('the first place is the start and the last the goal', Starts-Goals == [ann-here,bob-here]-[ann-there,bob-there]) :-
    with([place(here), place(between), place(there)], Spec),
    property(Spec, starts(Starts)),
    property(Spec, goals(Goals)).
test('starts and goals of single passengers', Starts-Goals == [ann-west,bob-east]-[ann-anywhere,bob-west]) :-
    with([start(bob, east), goal(bob, west), goal(ann, anywhere)], Spec),
    property(Spec, starts(Starts)),
    property(Spec, goals(Goals)).
test('the boat has a start and a goal too', Start-Goal == east-west) :-
    with([start(boat, east), goal(boat, west)], Spec),
    property(Spec, boat(Start, Goal)).
test('three places are joined by every leg', Legs == [a-b,a-c,b-a,b-c,c-a,c-b]) :-
    with([place(a), place(b), place(c)], Spec),
    property(Spec, legs(Legs)).
test('without direct trips only neighbours are joined', Legs == [a-b,b-a,b-c,c-b]) :-
    with([place(a), place(b), place(c), direct(false)], Spec),
    property(Spec, legs(Legs)).
test('a route goes one way', Legs == [a-b,b-c]) :-
    with([place(a), place(b), place(c), route(a, b), route(b, c), route(c, c), route(a, b)], Spec),
    property(Spec, legs(Legs)).

test('a kind names all of its passengers', Rowers == [husband(a),husband(b),wife(b)]) :-
    property(jealous_husbands([couples(2), rowers([wife(b), husband])]), rowers(Rowers)).
test('all can row', Rowers == [husband(a),wife(a)]) :-
    property(jealous_husbands([couples(1)]), rowers(Rowers)).
test('a kind in a file', Rowers == [pilot(1),pilot(2)]) :-
    puzzle_path('by_kind.pl', Path),
    property(Path, rowers(Rowers)).

test('parameters have defaults', Parameters == [pace=slow, night=false, pilots=2]) :-
    puzzle_path('by_kind.pl', Path),
    property(Path, parameters(Parameters)).
test('parameters are read from text', Parameters == [pace=fast, night=true, pilots=4]) :-
    puzzle_path('by_kind.pl', Path),
    Spec =.. [Path,[night=yes, pilots="4", pace(fast)]],
    property(Spec, parameters(Parameters)).
test('rules see the parameters', Passengers == [pilot(1),guest(night)]) :-
    puzzle_path('by_kind.pl', Path),
    Spec =.. [Path,[pilots(1), night(true)]],
    property(Spec, passengers(Passengers)).
test('a list as text, with and without brackets', [forall(member(Text, ["husband,wife(a)", "[husband,wife(a)]"])),
                                                    Rowers == [husband(a),wife(a),husband(b)]]) :-
    property(jealous_husbands([couples=2, rowers=Text]), rowers(Rowers)).
test('two puzzles with different parameters do not meet', N-M == 2-3) :-
    puzzle(jealous_husbands([couples(2)]), Two),
    puzzle(jealous_husbands([couples(3)]), Three),
    findall(P, puzzle_fact(Two, passenger(husband(P))), Ps),
    findall(P, puzzle_fact(Three, passenger(husband(P))), Qs),
    length(Ps, N),
    length(Qs, M).
test('parameters are declared with their explanation', Declarations ==
        [parameter(pace, slow, oneof([slow,fast]), "how fast they are"),
         parameter(night, false, boolean, "is it dark?"), parameter(pilots, 2, integer(1,inf), "")]) :-
    puzzle_path('by_kind.pl', Path),
    puzzle_parameters(Path, Declarations).
test('the value of a parameter outside of a puzzle is its default', Value == 7) :-
    parameter_value(no_such_module, size, 7, Value).

test('symbols are initials, longer where they would be the same', Symbols == [ferryman-'Fe',fox-'Fo',hen-'H']) :-
    property(data(test, [passenger(ferryman), passenger(fox), passenger(hen)]), symbols(Symbols)).
test('the symbol of a compound has its arguments', Symbols == [husband(a)-'Ha',wife(a)-'Wa']) :-
    property(jealous_husbands([couples(1)]), symbols(Symbols)).
test('the symbol of a compound of compounds', Symbols == [man(king(x))-'Mking(x)']) :-
    property(data(test, [passenger(man(king(x)))]), symbols(Symbols)).
test('a name that begins with another name', Symbols == [cat-'Cat',catfish-'Catf']) :-
    property(data(test, [passenger(cat), passenger(catfish)]), symbols(Symbols)).
test('a symbol of its own', Symbols == [ann-'@',bob-'B']) :-
    with([symbol(ann, '@')], Spec),
    property(Spec, symbols(Symbols)).
test('codes are powers of two', Codes == [husband(a)-1,wife(a)-2,husband(b)-4,wife(b)-8]) :-
    property(jealous_husbands([couples(2)]), codes(Codes)).
test('codes of its own', Codes == [farmer-1,wolf-8,goat-2,cabbage-4]) :-
    property(wolf_goat_cabbage, codes(Codes)).
test('bank names in their own order', Names == [goat-'Goat',wolf-'Wolf',cabbage-'Cabbage',farmer-'Ferryman']) :-
    property(wolf_goat_cabbage, bank_names(Names)).
test('bank names are written plainly', Names == ['Zoë'-'Zoë','two words'-'Two words',husband(a)-'Husband(a)']) :-
    property(data(test, [passenger('Zoë'), passenger('two words'), passenger(husband(a))]), bank_names(Names)).

test('an unbound puzzle is an error', error(instantiation_error)) :-
    puzzle(_, _).
test('data must be a list', error(type_error(list, facts))) :-
    puzzle(data(test, facts), _).
test('names must be ground', [forall(member(Fact, [start(_, east), goal(_, west), start(ann, _), route(_, east), passenger(_)])),
                              error(puzzle_error(not_ground(_)))]) :-
    with([Fact], Spec),
    puzzle(Spec, _).
test('properties can be enumerated', true(N > 15)) :-
    with([], Spec),
    puzzle(Spec, Puzzle),
    aggregate_all(count, puzzle_property(Puzzle, _), N).

:- end_tests(crossing_vocabulary).
