:- module(bridge_writing,
          [ puzzle_riddle/3,            % +Spec, +Language, -Text
            puzzle_lint/2,              % +Spec, -Problems
            puzzle_languages/1          % -Languages
          ]).
:- use_module(library(apply)).
:- use_module('../crossing/lint').
:- use_module('../crossing/narration').
:- use_module('../crossing/riddle').
:- use_module('../crossing/vocabulary').
:- use_module('../spaces', [space_property/2]).
:- use_module(specs).
:- use_module(spaces).

/** <module> Puzzles as texts for Python: riddles, and what is wrong with a file

Specs are those of module bridge_puzzles.
*/

%!  puzzle_riddle(+Spec, +Language, -Text) is det.
%
%   True when Text tells the puzzle of Spec in Language; a bare state space in the words of its file,
%   which may be none.
%
%       ?- puzzle_riddle(plain_crossing-[], en, Text).
%       Text = "People want to cross a river in a boat for two, and they all get on with each other.  How many trips does it take?".
%
%   @throws puzzle_error(Kind)

puzzle_riddle(Spec, Language, Text) :-
    (   spec_space(Spec, Space)
    ->  once(space_property(Space, riddle(Text)))
    ;   spec_puzzle(Spec, Puzzle),
        riddle_text(Language, Puzzle, Text)
    ).

%!  puzzle_lint(+Spec, -Problems) is det.
%
%   True when Problems lists Line-Text for everything that is wrong with the puzzle that Spec, its name or
%   path or data(Name, Facts), names; Line is 0 where it is not known.
%
%       ?- puzzle_lint(wolf_goat_cabbage, Problems).
%       Problems = [].

puzzle_lint(Spec, Problems) :-
    lint(Spec, Found),
    maplist(line_and_text, Found, Problems).

line_and_text(problem(Line0, Text0), Line-Text) :-
    (   integer(Line0)
    ->  Line = Line0
    ;   Line = 0
    ),
    format(string(Text), "~w", [Text0]).

%!  puzzle_languages(-Languages) is det.
%
%   True when Languages are those in which stories can be told.
%
%       ?- puzzle_languages(Languages).
%       Languages = [de,en,ja].

puzzle_languages(Languages) :-
    findall(Language, language(Language), Languages).
