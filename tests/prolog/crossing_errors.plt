:- use_module('../../prolog/crossing/errors').
:- use_module('../../prolog/crossing/plan').
:- use_module('../../prolog/crossing/rules').
:- use_module('../../prolog/crossing/validation').
:- use_module('../../prolog/crossing/vocabulary').
:- use_module(library(lists)).
:- use_module(library(plunit)).

/*  Each kind of error with what causes it and with its sentence.  A test sees to it that none is missing. */

% wrong(Spec, Sentence): no puzzle can be made of Spec.

wrong(nonsense,
      "there is no puzzle called nonsense: see the list of puzzles, or name a file that ends in .pl").
wrong('wolf-goat-cabage',
      "there is no puzzle called wolf-goat-cabage; did you mean wolf_goat_cabbage?").
wrong('nowhere.pl',
      "there is no puzzle file nowhere.pl").
wrong('no/such/file',
      "there is no puzzle file no/such/file").
wrong(file('not_prolog.txt'),
      "FILE is not a Prolog file: the name of a puzzle file ends in .pl").
wrong(file('syntax_error.pl'),
      "FILE, line 4: Syntax error: Operator expected").
wrong(file('syntax_errors.pl'),
      "FILE, line 3: Syntax error: Operator expected (and 1 more)").
wrong(file('missing_library.pl'),
      "FILE, line 2: source_sink `library(no_such_library)' does not exist").
wrong(file('misspelt_rule.pl'),
      "a rule of FILE calls memberchek/2, which is defined nowhere").

wrong(wolf_goat_cabbage([sheep(2)]),
      "wolf_goat_cabbage has no parameter sheep: it takes none").
wrong(jealous_husbands([wives(2)]),
      "jealous_husbands has no parameter wives: it takes couples, boat, island, direct, rowers and rule").
wrong(jealous_husbands([couples(0)]),
      "couples must be a whole number from 1 to 26, not 0").
wrong(jealous_husbands([couples="banana"]),
      "couples must be a whole number from 1 to 26, not banana").
wrong(jealous_husbands([couples=2.5]),
      "couples must be a whole number from 1 to 26, not 2.5").
wrong(jealous_husbands([couples="2)"]),
      "couples must be a whole number from 1 to 26, not 2)").
wrong(jealous_husbands([boat= -1]),
      "boat must be a whole number from 1 to 52, not -1").
wrong(jealous_husbands([island=perhaps]),
      "island must be true or false, not perhaps").
wrong(jealous_husbands([direct=perhaps]),
      "direct must be true, false or landable, not perhaps").
wrong(jealous_husbands([rule=none]),
      "rule must be husband or pair, not none").
wrong(jealous_husbands([rowers=[]]),
      "rowers must be all, or a list of passengers and kinds of passengers such as husband,wife(a), not []").
wrong(jealous_husbands([rowers(""), couples(1)]),
      "rowers must be all, or a list of passengers and kinds of passengers such as husband,wife(a), not ").
wrong(jealous_husbands([rowers="captain", couples(1)]),
      "rower/1 names captain, who is no passenger: the passengers are husband(a) and wife(a)").
wrong(jealous_husbands([couples]),
      "a parameter is given as NAME=VALUE or name(value), not as couples").
wrong(jealous_husbands([couples=2, couples(3)]),
      "the parameter couples is given twice").

wrong(data(x, []),
      "the puzzle has no passengers: it needs at least one passenger/1, such as passenger(farmer)").
wrong(data(x, [passenger(a), passenger(a)]),
      "a is given twice as a passenger").
wrong(data(x, [passenger(3)]),
      "a passenger must be an atom or a compound without variables, such as farmer or husband(a), not 3").
wrong(data(x, [passenger('')]),
      "a passenger must be an atom or a compound without variables, such as farmer or husband(a), not ''").
wrong(data(x, [passenger(a), place("home"), place(b)]),
      "a place must be an atom or a compound without variables, such as farmer or husband(a), not \"home\"").
wrong(data(x, [passenger(a), place(home)]),
      "a crossing needs at least two places, not [home]").
wrong(data(x, [passenger(a), place(home), place(home)]),
      "home is given twice as a place").
wrong(data(x, [passenger(a), passenger(b), passenger(c), boat(1)]),
      "nobody can row: at least one passenger must be named by rower/1, such as rower(farmer)").
wrong(data(x, [passenger(a), passenger(b), passenger(c), rower(d), boat(1)]),
      "rower/1 names d, who is no passenger: the passengers are a, b and c").
wrong(data(x, [passenger(a), rower(a)]),
      "the boat has no seats: boat/1 must give a whole number from 1, such as boat(2)").
wrong(data(x, [passenger(a), rower(a), boat(0)]),
      "the boat must have a whole number of seats from 1, not 0").
wrong(data(x, [passenger(a), rower(a), boat(two)]),
      "the boat must have a whole number of seats from 1, not two").
wrong(data(x, [passenger(a), rower(a), boat(1), boat(2)]),
      "boat/1 can be given once, but is both 1 and 2").
wrong(data(x, [passenger(a), rower(a), boat(1), start(a, west), start(a, east)]),
      "start/2 can be given once, but is both a-west and a-east").
wrong(data(x, [passenger(a), rower(a), boat(1), weight(a, 1), weight(a, 2)]),
      "weight/2 can be given once, but is both a-1 and a-2").
wrong(data(x, [passenger(a), rower(a), boat(1), start(b, west)]),
      "start/2 names b, who is no passenger: the passengers are a").
wrong(data(x, [passenger(a), rower(a), boat(1), goal(a, moon)]),
      "goal/2 names moon, which is no place: the places are anywhere, west and east").
wrong(data(x, [passenger(a), rower(a), boat(1), route(west, moon)]),
      "route/2 names moon, which is no place: the places are west and east").
wrong(data(x, [passenger(a), rower(a), boat(1), route(west, west)]),
      "no route leads anywhere: route/2 must join at least two places").
wrong(data(x, [passenger(a), rower(a), boat(1), direct(sometimes)]),
      "direct/1 must be true, false or landable, not sometimes").
wrong(data(x, [passenger(a), rower(a), boat(1), weight(a, light)]),
      "weight(a) must be a number from 0, not light").
wrong(data(x, [passenger(a), rower(a), boat(1), load_limit(0)]),
      "load_limit/1 must be a number above 0, not 0").
wrong(data(x, [passenger(a), rower(a), boat(1), weight(a, 3), load_limit(2)]),
      "no rower is light enough for the boat, which bears 2").
wrong(data(x, [passenger(a), rower(a), boat(1), weight(b, 3)]),
      "weight/2 names b, who is no passenger: the passengers are a").
wrong(data(x, [passenger(a), rower(a), boat(1), symbol(b, 'B')]),
      "symbol/2 names b, who is no passenger: the passengers are a").
wrong(data(x, [passenger(a), rower(a), boat(1), code(b, 2)]),
      "code/2 names b, who is no passenger: the passengers are a").
wrong(data(x, [passenger(a), rower(a), boat(1), bank_name(b, 'Bea')]),
      "bank_name/2 names b, who is no passenger: the passengers are a").
wrong(data(x, [passenger(a), rower(a), boat(1), code(a, -1)]),
      "code(a) must be a whole number from 1, not -1").
wrong(missionaries_cannibals([missionaries(2)]),
      "the start already breaks a rule: 3 cannibals would outnumber 2 missionaries on the west bank").

wrong(data(x, [passenger(a), passenger(b), rower(a), boat(2), duration([a], 0)]),
      "duration/2 gives no positive time for the party a").
wrong(data(x, [passenger(a), passenger(b), rower(a), boat(2), duration(a, 3)]),
      "duration/2 gives no positive time for the party b").
wrong(data(x, [passenger(farmer), rower(farmer), boat(1), goal(farmr, west)]),
      "goal/2 names farmr, who is no passenger: the passengers are farmer; did you mean farmer?").
wrong(data(x, [passenger(farmer), rower(farmer), boat(1), goal(farmer, wset)]),
      "goal/2 names wset, which is no place: the places are anywhere, west and east; did you mean west?").
wrong(data(x, [passenger(all)]),
      "a passenger must not be called all, which has a meaning of its own").
wrong(data(x, [passenger(a), place(anywhere), place(b)]),
      "a place must not be called anywhere, which has a meaning of its own").
wrong(data(x, [passenger(a), owner(a, _)]),
      "a rule or fact must not leave anything open, as owner(a,_) does").
wrong(data(x, [passanger(a)]),
      "passanger/1 is no fact that a puzzle of data may have; did you mean passenger/1?").
wrong(data(x, [unsafe([a], b)]),
      "unsafe/2 is no fact that a puzzle of data may have").
wrong(data(x, [7]),
      "7 is no fact that a puzzle of data may have").
wrong(data(x, [passenger(a), conflict(a, a)]),
      "conflict(a, a) joins nobody to anybody else").
wrong(data(x, [passenger(a), passenger(b), conflict(a, b, [b])]),
      "conflict(a, b, [b]) can never apply: the two are the same, or one of them is a guard").
wrong(data(x, [passenger(fox(1)), passenger(fox(2)), outnumber(fox, fox(1))]),
      "outnumber(fox,fox(1)) counts fox(1) on both sides").
wrong(data(x, [passenger(wife(a)), passenger(husband(b)), passenger(husband(c)), owner(wife, husband)]),
      "owner/2 and owner/3 find no owner of wife by the name husband: two kinds are paired by their arguments, as wife(a) with husband(a)").
wrong(data(x, [passenger(dog(1)), passenger(man(1)), passenger(boy(1)), owner(dog, all)]),
      "owner/2 and owner/3 find more than one owner of dog(1) by the name all").
wrong(data(x, [passenger(a), forbidden([])]),
      "forbidden/1 needs a party of at least one passenger").
wrong(data(x, [passenger(a), required([a])]),
      "required/1 needs a party of at least two passengers, not [a]").
wrong(data(x, [passenger(a), passenger(b), required([a,b]), forbidden([b,a])]),
      "the party a and b is both required and forbidden").
wrong(data(x, [passenger(a), passenger(b), rower(all), boat(1), required([a,b])]),
      "the required party a and b does not fit in a boat with 1 seats").

% wrong_use(Goal, Sentence): Goal asks something impossible of the puzzle P, called in Goal as `puzzle`.

wrong_use(wolf_goat_cabbage, read_plan("farmer goat\n???"),
          "line 2 of the plan is not a trip: \"???\"; a trip names its party, and where it goes when there are more than two places, as in \"farmer: west -> east\"").
wrong_use(wolf_goat_cabbage, read_plan("farmer goat\nfarmer zebra"),
          "trip 2 names zebra, who is no passenger: the passengers are farmer, wolf, goat and cabbage").
wrong_use(wolf_goat_cabbage, read_plan("farmer goat: west -> moon"),
          "trip 1 names moon, which is no place: the places are west and east").
wrong_use(jealous_husbands([island(true)]), read_plan("Ha Wa"),
          "trip 1 does not say where it goes: there are more than two places (west, island and east)").
wrong_use(data(x, [passenger(a), passenger(b), rower(a), boat(2), duration([a], 1)]), trip_duration([a,b]),
          "duration/2 gives no positive time for the party a and b").

% thrown(Case, Kind, Message): what is thrown in a case, and its message.

thrown(Spec0, Kind, Message, Sentence) :-
    wrong(Spec0, Sentence0),
    located(Spec0, Spec, Sentence0, Sentence),
    thrown_by(valid_puzzle(Spec, _), Kind, Message).
thrown(Spec, Kind, Message, Sentence) :-
    wrong_use(Spec, Use, Sentence),
    valid_puzzle(Spec, Puzzle),
    Use =.. [Name|Arguments],
    append([Puzzle|Arguments], [_], All),
    Goal =.. [Name|All],
    thrown_by(Goal, Kind, Message).

thrown(in_file, Kind, Message, _) :-
    thrown_by(puzzle_error(in_file('my.toml', no_passengers)), Kind, Message).

thrown_by(Goal, Kind, Message) :-
    catch(( call(Goal), fail ), Error, true),
    Error = error(puzzle_error(Kind), _),
    once(phrase(prolog:translate_message(Error), Lines)),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    split_string(Text, "", "\n", [Message]).

located(Spec0, Spec, Sentence0, Sentence) :-
    (   Spec0 = file(Name)
    ->  puzzle_file(Name, Spec),
        atomic_list_concat(Parts, 'FILE', Sentence0),
        atomic_list_concat(Parts, Spec, Atom),
        atom_string(Atom, Sentence)
    ;   Spec = Spec0,
        Sentence = Sentence0
    ).

puzzle_file(Name, Path) :-
    source_file(puzzle_file(_, _), Here),
    file_directory_name(Here, Directory),
    atomic_list_concat([Directory, /, puzzles, /, Name], Path).

:- begin_tests(crossing_errors).

test('each fault of a puzzle has its sentence', [forall(wrong(Spec, _)), Message == Sentence]) :-
    once(thrown(Spec, _, Message, Sentence)).
test('each fault of a plan or a time has its sentence', [forall(wrong_use(Spec, Use, Sentence)), Message == Sentence]) :-
    valid_puzzle(Spec, Puzzle),
    Use =.. [Name,Argument],
    Goal =.. [Name,Puzzle,Argument,_],
    thrown_by(Goal, _, Message).
test('an error in the data of a file names the file',
     Message == "my.toml: the puzzle has no passengers: it needs at least one passenger/1, such as passenger(farmer)") :-
    thrown(in_file, _, Message, _).
test('no kind of error lacks a test', Untested == []) :-
    findall(Name, ( clause(crossing_errors:sentence(Kind, _, _), _), functor(Kind, Name, _) ), Kinds),
    findall(Name, ( thrown(_, Kind, _, _), functor(Kind, Name, _) ), Tested),
    subtract(Kinds, Tested, Untested).
test('an error keeps its kind as a term', error(puzzle_error(no_passengers))) :-
    puzzle_error(no_passengers).
test('a type without words of its own is named', Message == "size must be of type oneway, not 3") :-
    thrown_by(puzzle_error(bad_parameter(size, oneway, 3)), _, Message).

:- end_tests(crossing_errors).
