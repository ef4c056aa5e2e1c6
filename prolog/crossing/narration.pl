:- module(crossing_narration,
          [ trip_text/4,                % +Language, +Puzzle, +Trip, -Text
            fault_text/4,               % +Language, +Place, +Reason, -Text
            state_text/3,               % +Puzzle, +State, -Text
            event_text/4,               % +Language, +Puzzle, +Event, -Text
            party_text/3,               % +Puzzle, +Party, -Text
            say/3,                      % +Language, +Phrase, -Text
            say_sentence/3,             % +Language, +Clause, -Sentence
            language/1                  % ?Language
          ]).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(vocabulary).

/** <module> A crossing told in words

Each language is one file, languages/CODE.pl, where CODE is the code of ISO 639-1: a module
crossing_CODE that exports six grammars over lists of text pieces, and how a sentence is made:

    trip(Rowers, Others, Trip)//        what happens on a trip, as a clause
    fault(Place, Reason)//              why a group must not be together, as a clause
    event(Event)//                      a line of the search's own account
    verdict(Verdict)//                  what the checker says of a plan
    riddle(Sentence)//                  a sentence of a riddle, as a clause: see crossing_riddle
    joined(Sentences)//                 several sentences, which are texts, as one text
    sentence(Clause, Sentence)          the clause with its capital letter and its full stop

where Place is a place, `boat` or `nowhere`.  Adding a language is adding a file: the directory is read.
*/

:- dynamic language_file/2.             % a language, and its file

:- prolog_load_context(directory, Here),
   atom_concat(Here, '/languages', Directory),
   directory_files(Directory, Files),
   msort(Files, Sorted),
   retractall(language_file(_, _)),
   forall(( member(File, Sorted), file_name_extension(Language, pl, File) ),
          ( atomic_list_concat([Directory, /, File], Path),
            assertz(language_file(Language, Path)) )).

%!  language(?Language) is nondet.
%
%   True when stories can be told in Language, a code of ISO 639-1.
%
%       ?- language(en).
%       true.

language(Language) :-
    language_file(Language, _).

% A language is loaded when it is first spoken.
must_be_language(Language) :-
    (   ground(Language),
        language_file(Language, Path)
    ->  load_files(Path, [if(not_loaded), must_be_module(true), imports([]), encoding(utf8), silent(true)])
    ;   domain_error(language, Language)
    ).

%!  trip_text(+Language, +Puzzle, +Trip, -Text) is det.
%
%   True when Text tells Trip in a sentence.
%
%       ?- puzzle(wolf_goat_cabbage, P), trip_text(en, P, trip([farmer,goat], west, east), Text).
%       Text = "The farmer takes the goat to the east bank.".

trip_text(Language, Puzzle, Trip, Text) :-
    Trip = trip(Party, _, _),
    puzzle_property(Puzzle, rowers(All)),
    intersection(Party, All, Rowers),
    subtract(Party, All, Others),
    say(Language, trip(Rowers, Others, Trip), Clause),
    say_sentence(Language, Clause, Text).

%!  fault_text(+Language, +Place, +Reason, -Text) is det.
%
%   True when Text says, as a clause without a full stop, that a group at Place (a place or `boat`)
%   must not be together, and why.
%
%       ?- fault_text(en, west, eats(wolf, goat), Text).
%       Text = "the wolf would eat the goat on the west bank".

fault_text(Language, Place, Reason0, Text) :-
    (   var(Reason0)
    ->  Reason = unsafe                 % a rule that leaves its reason open
    ;   Reason = Reason0
    ),
    say(Language, fault(Place, Reason), Text).

%!  say(+Language, :Phrase, -Text) is det.
%
%   True when Text is what the grammar of Language makes of Phrase, one of its grammars.
%
%       ?- say(en, event(depth(3)), Text).
%       Text = "Starting depth-first search with depth limit 3".
%
%   @throws domain_error(language, Language)

say(Language, Phrase, Text) :-
    must_be_language(Language),
    atom_concat(crossing_, Language, Module),
    once(phrase(Module:Phrase, Pieces)),
    atomic_list_concat(Pieces, Atom),
    atom_string(Atom, Text).

%!  say_sentence(+Language, +Clause, -Sentence) is det.
%
%   True when Sentence is Clause, a text that say/3 made, as a sentence of its own.
%
%       ?- say_sentence(en, "the farmer rows", Sentence).
%       Sentence = "The farmer rows.".

say_sentence(Language, Clause, Sentence) :-
    must_be_language(Language),
    atom_concat(crossing_, Language, Module),
    once(Module:sentence(Clause, Sentence)).

%!  state_text(+Puzzle, +State, -Text) is det.
%
%   True when Text shows who is where in State, with the boat as a star.
%
%       ?- puzzle(wolf_goat_cabbage, P),
%          state_text(P, state(east, [west-[wolf,cabbage], east-[farmer,goat]]), Text).
%       Text = "[W C] | [F G *]".

state_text(Puzzle, state(Boat, Groups), Text) :-
    maplist(group_text(Puzzle, Boat), Groups, Texts),
    atomic_list_concat(Texts, ' | ', Atom),
    atom_string(Atom, Text).

group_text(Puzzle, Boat, Place-Group, Text) :-
    symbols_of(Puzzle, Group, Symbols0),
    (   Place == Boat
    ->  append(Symbols0, [*], Symbols)
    ;   Symbols = Symbols0
    ),
    atomic_list_concat(Symbols, ' ', Inside),
    format(string(Text), '[~w]', [Inside]).

symbols_of(Puzzle, Group, Symbols) :-
    puzzle_property(Puzzle, symbols(Pairs)),
    findall(S, ( member(P, Group), memberchk(P-S, Pairs) ), Symbols).

%!  party_text(+Puzzle, +Party, -Text) is det.
%
%   True when Text names Party by its symbols.
%
%       ?- puzzle(wolf_goat_cabbage, P), party_text(P, [farmer,goat], Text).
%       Text = "F G".

party_text(Puzzle, Party, Text) :-
    symbols_of(Puzzle, Party, Symbols),
    atomic_list_concat(Symbols, ' ', Atom),
    atom_string(Atom, Text).

%!  event_text(+Language, +Puzzle, +Event, -Text) is det.
%
%   True when Text tells Event, one of those that a search reports to its observer, in a line.
%
%       ?- puzzle(wolf_goat_cabbage, P), S = state(west, [west-[farmer,wolf,goat,cabbage], east-[]]),
%          event_text(en, P, expand(0, S), Text).
%       Text = "Processing level 0: [F W G C *] | []".

event_text(Language, Puzzle, Event, Text) :-
    event_words(Event, Puzzle, Words),
    say(Language, event(Words), Text).

event_words(depth(Limit), _, depth(Limit)).
event_words(expand(Level, State), Puzzle, expand(Level, Text)) :-
    state_text(Puzzle, State, Text).
event_words(add(Level, Trip, State), Puzzle, add(Level, Party, Text)) :-
    Trip = trip(Members, _, _),
    party_text(Puzzle, Members, Party),
    state_text(Puzzle, State, Text).
event_words(illegal(Level, trip(Members, From, To), Place-Reason), Puzzle,
            illegal(Level, Party, From, To, Place, Reason)) :-
    party_text(Puzzle, Members, Party).
event_words(solution(Level, State), Puzzle, solution(Level, Text)) :-
    state_text(Puzzle, State, Text).
event_words(depth_limit(Level, State), Puzzle, depth_limit(Level, Text)) :-
    state_text(Puzzle, State, Text).
