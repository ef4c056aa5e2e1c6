/*  swipl scripts/check.pl

    Loads every module of the project and looks for undefined and misused predicates. Whatever is printed as a warning or
    an error makes it end with status 1. The puzzles are left out: what they leave undefined is given to them when they
    are read.
*/

:- module(check_sources, [check_sources/0]).
:- use_module(library(check)).
:- use_module(library(filesex)).
:- use_module(library(main), []).

:- initialization(check_sources, main).

:- dynamic complained/0.
:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(_, Kind, _) :-
    memberchk(Kind, [error, warning]),
    assertz(check_sources:complained),
    fail.

check_sources :-
    module_property(check_sources, file(Here)),
    file_directory_name(Here, Scripts),
    directory_file_path(Scripts, '../prolog', Sources),
    findall(File,
            ( directory_member(Sources, File, [extensions([pl]), recursive(true)]),
              \+ sub_atom(File, _, _, _, '/puzzles/') ),
            Files),
    forall(member(File, Files), load_files(check_sources:File, [encoding(utf8), imports([])])),
    length(Files, Count),
    format("~d Prolog files loaded~n", [Count]),
    maplist(call, [list_undefined, list_void_declarations, list_trivial_fails, list_format_errors]),
    (   complained
    ->  halt(1)
    ;   true
    ).
