:- module(crossing_loading,
          [ puzzle_module/3,            % +Name, -Puzzle, -Module
            puzzle_warnings/3,          % +Name, -Module, -Problems
            puzzle_file/2,              % +Module, -File
            catalogue/1,                % -Names
            vocabulary/2                % ?Predicate, ?Meaning
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module('../wording').
:- use_module(errors).

/** <module> Puzzle files: finding them, and loading each into a module of its own

A puzzle is a Prolog file of facts and rules in the vocabulary below.  It is loaded into a module
named after the file, so that two puzzles never meet: a puzzle of the catalogue under its plain name
(`?- wolf_goat_cabbage:unsafe([wolf,goat], Reason).`), any other file under its absolute path.
A file that has changed is loaded again.

A puzzle file is a program and runs with all the rights of the user: read it before you load it.
*/

%!  vocabulary(?Predicate, ?Meaning) is nondet.
%
%   True when a puzzle may define Predicate, a name and arity; Meaning says in words what it is.
%
%       ?- vocabulary(boat/1, Meaning).
%       Meaning = "boat(Seats): the number of seats".

vocabulary(passenger/1,     "passenger(P): P takes part; an atom or a compound such as husband(a)").
vocabulary(rower/1,         "rower(P): P can row; P may also be a kind, such as husband, or all").
vocabulary(boat/1,          "boat(Seats): the number of seats").
vocabulary(unsafe/2,        "unsafe(Group, Reason): Group must not be together, for this Reason").
vocabulary(place/1,         "place(Place): first the start, last the goal; two banks by default").
vocabulary(route/2,         "route(From, To): the boat can go this way; every way by default").
vocabulary(direct/1,        "direct(How): may trips pass a place in between? true, false or landable").
vocabulary(start/2,         "start(P, Place): where passenger P, or the boat, starts").
vocabulary(goal/2,          "goal(P, Place): where P, or the boat, must end; anywhere frees P of a goal").
vocabulary(weight/2,        "weight(P, W): how heavy P is").
vocabulary(load_limit/1,    "load_limit(W): the most weight that the boat bears").
vocabulary(duration/2,      "duration(Who, Time): how long a trip takes; Who is a party, or a passenger or kind: the slowest counts").
vocabulary(conflict/2,      "conflict(A, B): A and B, passengers or kinds, must not be together").
vocabulary(conflict/3,      "conflict(A, B, Guards): they must not, unless one of Guards is there").
vocabulary(outnumber/2,     "outnumber(Many, Few): where there is any of Few, those of Many must not outnumber them").
vocabulary(owner/2,         "owner(Thing, Owner): Thing must not be with another owner unless its own is there").
vocabulary(owner/3,         "owner(Thing, Owner, Others): Thing must not be with Others unless Owner is there").
vocabulary(forbidden/1,     "forbidden(Party): just this party must not be in the boat").
vocabulary(required/1,      "required(Party): none of Party boards without all the others").
vocabulary(symbol/2,        "symbol(P, Symbol): P in short, in pictures and plans").
vocabulary(code/2,          "code(P, Number): P in the code notation").
vocabulary(bank_name/2,     "bank_name(P, Name): P in the bank notation, in the order shown").
vocabulary(parameter/3,     "parameter(Name, Default, Type): a number or choice that the user may set").
vocabulary(parameter/4,     "parameter(Name, Default, Type, Text): the same, with an explanation").
vocabulary(title/1,         "title(Text): the name of the puzzle").
vocabulary(riddle/1,        "riddle(Text): the puzzle told as a riddle, where its rules are clauses").
vocabulary(source/1,        "source(Text): where the puzzle comes from").
vocabulary(answer/2,        "answer(Parameters, Trips): the known least number of trips, or impossible").
vocabulary(least_time/2,    "least_time(Parameters, Time): the known least time, where trips have durations").

:- dynamic
    catalogue_directory/1,
    faulty/1.                           % a file that could not be loaded

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/../puzzles', Relative),
   absolute_file_name(Relative, Directory, [file_type(directory)]),
   retractall(catalogue_directory(_)),
   assertz(catalogue_directory(Directory)).

%!  catalogue(-Names) is det.
%
%   True when Names are the sorted names of the puzzles that come with the program.
%
%       ?- catalogue(Names), memberchk(wolf_goat_cabbage, Names).
%       Names = [_|_].

catalogue(Names) :-
    catalogue_directory(Directory),
    directory_files(Directory, Files),
    findall(Name,
            ( member(File, Files),
              file_name_extension(Name, pl, File) ),
            Unsorted),
    sort(Unsorted, Names).

%!  puzzle_module(+Name, -Puzzle, -Module) is det.
%
%   True when Module holds the puzzle called Name: a name of the catalogue, with hyphens or
%   underscores, or the path of a file that ends in `.pl`.  Puzzle is the plain name for messages
%   and answers.
%
%       ?- puzzle_module('wolf-goat-cabbage', Puzzle, Module).
%       Puzzle = Module, Module = wolf_goat_cabbage.
%
%   @throws puzzle_error(Kind) where Kind is unknown_puzzle(Name, Near), no_file(File),
%   not_prolog(File) or cannot_load(File, Problems).

puzzle_module(Name0, Puzzle, Module) :-
    must_be(nonvar, Name0),
    (   ( atom(Name0) ; string(Name0) )
    ->  atom_string(Name, Name0)
    ;   type_error(puzzle, Name0)
    ),
    (   is_path(Name)
    ->  absolute_file_name(Name, File),
        existing_file(Name, File),
        file_base_name(File, Base),
        file_name_extension(Puzzle, _, Base),
        load_puzzle_file(File, File, Module)
    ;   catalogue_file(Name, Puzzle, File),
        load_puzzle_file(File, Puzzle, Module)
    ).

%!  puzzle_warnings(+Name, -Module, -Problems) is det.
%
%   True when the puzzle called Name is loaded, whether it has changed or not, into Module, and Problems
%   lists problem(Line, Text) for each warning about it; Line is `none` where it is not known.
%
%       ?- puzzle_warnings(wolf_goat_cabbage, Module, Problems).
%       Module = wolf_goat_cabbage, Problems = [].
%
%   @throws puzzle_error(Kind) as puzzle_module/3.

puzzle_warnings(Name, Module, Problems) :-
    setup_call_cleanup(
        nb_setval(crossing_warnings, []),
        loaded_again(Name, Module, Reversed),
        nb_setval(crossing_warnings, none)),
    reverse(Reversed, Problems).

loaded_again(Name, Module, Warnings) :-
    puzzle_module(Name, _, Module0),
    puzzle_file(Module0, File),
    assertz(faulty(File)),
    nb_setval(crossing_warnings, []),
    puzzle_module(Name, _, Module),
    nb_getval(crossing_warnings, Warnings).

%!  puzzle_file(+Module, -File) is semidet.
%
%   True when the puzzle in Module was read from File.
%
%       ?- puzzle_module(wolf_goat_cabbage, _, Module), puzzle_file(Module, File), file_base_name(File, Base).
%       Base = 'wolf_goat_cabbage.pl', File = _, Module = wolf_goat_cabbage.

puzzle_file(Module, File) :-
    (   module_property(Module, file(Declared))
    ->  File = Declared
    ;   source_file(Module:passenger(_), File)
    ->  true
    ;   source_file(File),
        source_file_property(File, load_context(Module, _, _))
    ),
    !.                                  % a puzzle has one file

is_path(Name) :-
    (   sub_atom(Name, _, 1, _, /)
    ;   file_name_extension(_, Extension, Name),
        Extension \== ''
    ),
    !.

existing_file(Name, File) :-
    (   \+ exists_file(File)
    ->  puzzle_error(no_file(Name))
    ;   file_name_extension(_, pl, File)
    ->  true
    ;   puzzle_error(not_prolog(Name))
    ).

catalogue_file(Name, Puzzle, File) :-
    atomic_list_concat(Parts, -, Name),
    atomic_list_concat(Parts, '_', Puzzle),
    catalogue(Names),
    (   memberchk(Puzzle, Names)
    ->  catalogue_directory(Directory),
        atomic_list_concat([Directory, /, Puzzle, '.pl'], File)
    ;   include(near(Puzzle), Names, Near),
        puzzle_error(unknown_puzzle(Name, Near))
    ).

near(Given, Name) :-
    (   dwim_match(Given, Name)
    ;   atom_length(Given, Length),
        Length >= 4,
        sub_atom(Name, _, _, _, Given)
    ),
    !.                                  % one likeness is enough

load_puzzle_file(File, Module0, Module) :-
    (   current_module(Module0)
    ->  true
    ;   set_module(Module0:base(system)),
        set_module(Module0:class(user))
    ),
    forall(vocabulary(Name/Arity, _), discontiguous(Module0:Name/Arity)),
    (   retract(faulty(File))
    ->  If = true                       % unloaded, but the system holds it for loaded
    ;   If = changed
    ),
    setup_call_cleanup(
        ( nb_setval(crossing_load_problems, []),
          nb_setval(crossing_loading, true) ),
        catch(load_source(If, Module0, File), Error, true),
        nb_setval(crossing_loading, false)),
    (   nonvar(Error)
    ->  assertz(faulty(File)),
        thrown_sentence(Error, Text),
        puzzle_error(cannot_load(File, [problem(none, Text)]))
    ;   true
    ),
    nb_getval(crossing_load_problems, Problems),
    (   Problems == []
    ->  true
    ;   unload_file(File),
        assertz(faulty(File)),
        reverse(Problems, InOrder),
        puzzle_error(cannot_load(File, InOrder))
    ),
    module_of_file(File, Module0, Module),
    define_parameters(Module).

% No signal gets through while SWI-Prolog loads a file by its name, so that a directive without an end
% could not be stopped; it does while a stream is loaded.
load_source(If, Module, File) :-
    time_file(File, Modified),
    (   If == changed,
        source_file_property(File, modified(Loaded)),
        Loaded =:= Modified,
        \+ included_file_changed(File)
    ->  load_files(Module:File, [if(changed), silent(true)])
    ;   setup_call_cleanup(
            open(File, read, In, [encoding(utf8), bom(true)]),
            load_files(Module:File, [stream(In), modified(Modified), silent(true)]),
            close(In))
    ).

included_file_changed(File) :-
    source_file_property(File, includes(Included, Loaded)),
    \+ ( exists_file(Included), time_file(Included, Modified), Modified =:= Loaded ).

% A puzzle file may have a module declaration of its own.
module_of_file(File, Default, Module) :-
    (   module_property(Declared, file(File))
    ->  Module = Declared,
        forall(( vocabulary(Name/Arity, _), \+ defined_in(Module, Name, Arity) ),
               dynamic(Module:Name/Arity))
    ;   Module = Default
    ).

defined_in(Module, Name, Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    \+ predicate_property(Module:Head, imported_from(_)).

% Errors that are printed while a puzzle is loaded are collected; warnings are printed as ever, but for
% the one that a directive failed, which follows each error in a directive.
:- multifile user:message_hook/3.

user:message_hook(Term, error, _) :-
    nb_current(crossing_loading, true),
    crossing_loading:note_problem(Term).
user:message_hook(goal_failed(directive, _), warning, _) :-
    nb_current(crossing_loading, true),
    nb_current(crossing_load_problems, [_|_]).  % the error says why

user:message_hook(_, warning, Lines) :-
    nb_current(crossing_loading, true),
    nb_current(crossing_warnings, Warnings),
    is_list(Warnings),
    crossing_loading:note_warning(Lines, Warnings).

note_warning(Lines, Warnings) :-
    lines_sentence(Lines, Text0),
    (   source_location(_, Line)
    ->  true
    ;   Line = none
    ),
    without_place(Text0, Text),
    nb_setval(crossing_warnings, [problem(Line, Text)|Warnings]).

% A warning names its file and line in front.
without_place(Text0, Text) :-
    (   sub_string(Text0, Before, _, After, ".pl:"),
        sub_string(Text0, _, After, 0, Rest),
        split_string(Rest, " ", "", [Number|Words]),
        Words = [_|_],
        split_string(Number, ":", "", Parts),
        Before > 0,
        forall(( member(Part, Parts), Part \== "" ), number_string(_, Part))
    ->  atomic_list_concat(Words, ' ', Text)
    ;   Text = Text0
    ).

note_problem(Term) :-
    (   Term = error(_, Context),
        nonvar(Context),
        error_line(Context, Line)
    ->  true
    ;   source_location(_, Line)
    ->  true
    ;   Line = none
    ),
    (   Term = error(Formal, _)
    ->  Plain = error(Formal, _)
    ;   Plain = Term
    ),
    thrown_sentence(Plain, Text),
    nb_getval(crossing_load_problems, Problems),
    nb_setval(crossing_load_problems, [problem(Line, Text)|Problems]).

error_line(file(_, Line, _, _), Line).
error_line(file(_, Line), Line).
error_line(stream(_, Line, _, _), Line).

% parameter(couples, 3, ...) makes couples(N) true of the value in force.
define_parameters(Module) :-
    forall(declared_parameter(Module, Name, Default),
           define_parameter(Module, Name, Default)).

declared_parameter(Module, Name, Default) :-
    (   Module:parameter(Name, Default, _)
    ;   Module:parameter(Name, Default, _, _)
    ).

define_parameter(Module, Name, Default) :-
    must_be(atom, Name),
    functor(Head, Name, 1),
    (   predicate_property(Module:Head, number_of_clauses(N)),
        N > 0
    ->  true
    ;   arg(1, Head, Value),
        dynamic(Module:Name/1),
        assertz(Module:( Head :-
                             crossing_vocabulary:parameter_value(Module, Name, Default, Value) ))
    ).
