:- module(bridge, []).

/** <module> All that Python calls

Python calls the predicates of this module and no others. Each takes integers
and texts and gives back one text, and none of them raises an error: what the
text says is described in prolog/bridge/query.pl and wire.pl.
*/

% A goal that is stopped while SWI-Prolog loads a library for it can leave the
% library half loaded, so that the most common ones are loaded before.
:- use_module(library(apply), []).
:- use_module(library(error), []).
:- use_module(library(lists), []).
:- use_module(library(option), []).

:- reexport(bridge/guards).
:- reexport(bridge/wire).
:- reexport(bridge/errors).
:- reexport(bridge/steps).
:- reexport(bridge/query).
:- reexport(bridge/load).

% The puzzles are loaded when they are first asked for.
:- autoload('bridge/puzzles',
            [ puzzle_list/1, puzzle_info/2, puzzle_answer/3, puzzle_solution/3, puzzle_count/3, puzzle_check/4,
              puzzle_analysis/3, puzzle_graph/3, puzzles_loaded/0 ]).
:- autoload('bridge/play', [play_position/3, play_trip/5, play_way/4]).
:- autoload('bridge/analysis',
            [ puzzle_moves/3, puzzle_certificate/4, puzzle_verify/4, alcuin_answer/2 ]).
:- autoload('bridge/writing', [puzzle_riddle/3, puzzle_lint/2, puzzle_languages/1]).
:- autoload('bridge/knights',
            [ knight_tour/2, knight_tours/3, knight_board/2, knight_check/3, knight_check_numbers/3,
              knight_extent/2, knight_square/3, knight_game/4 ]).
:- autoload('bridge/knight_play', [knight_moves/3, knight_way/3]).
:- autoload('bridge/knight_counts',
            [ knight_count/2, knight_count_or_share/2, knight_count_part/3, knight_given/2,
              knight_taken/2 ]).
