:- module(wording,
          [ message_text/2,        % +Message, -Text
            thrown_text/2,         % +Ball, -Text
            thrown_sentence/2,     % +Ball, -Text
            lines_sentence/2       % +Lines, -Text
          ]).
:- use_module(library(apply)).

/** <module> Messages and errors as text, in SWI-Prolog's own words
*/

%!  message_text(+Message, -Text:string) is det.
%
%   True when Text is what SWI-Prolog would print for the message term, without
%   colours and without a prefix.
%
%       ?- message_text(error(existence_error(file, x), _), Text).
%       Text = "file `x' does not exist".

message_text(Message, Text) :-
    catch(translated(Message, Lines), _, fail),
    !,                             % otherwise it cannot be translated
    lines_text(Lines, Text).
message_text(Message, Text) :-
    (   acyclic_term(Message)
    ->  format(string(Text), "~W",
               [Message, [quoted(true), max_depth(20), portray(false)]])
    ;   Text = "an error whose term is cyclic"
    ).

%!  thrown_text(+Ball, -Text:string) is det.
%
%   Like message_text/2 for what was thrown: a term that SWI-Prolog has no words
%   for is named as one that the program threw.
%
%       ?- thrown_text(oops, Text).
%       Text = "The program threw oops".
%
%       ?- thrown_text(error(type_error(integer, a), _), Text).
%       Text = "Type error: `integer' expected, found `a' (an atom)".

thrown_text(Ball, Text) :-
    (   wordless(Ball)
    ->  format(string(Text), "The program threw ~W",
               [Ball, [quoted(true), max_depth(20), portray(false)]])
    ;   message_text(Ball, Text)
    ).

wordless(error(Formal, _)) :-
    var(Formal),
    !.                             % the words of any error would fit
wordless(Ball) :-
    catch(translated(Ball, Lines), _, fail),
    Lines = ['Unknown message: ~p'-[_]].

%!  thrown_sentence(+Ball, -Text) is det.
%
%   Like thrown_text/2, in one line.
%
%       ?- thrown_sentence(error(type_error(integer, a), _), Text).
%       Text = 'Type error: `integer\' expected, found `a\' (an atom)'.

thrown_sentence(Ball, Text) :-
    thrown_text(Ball, Text0),
    one_line(Text0, Text).

%!  lines_sentence(+Lines, -Text) is det.
%
%   True when Text has in one line the lines that SWI-Prolog gives to message_hook/3.
%
%       ?- lines_sentence(['the first'-[], nl, 'the ~w'-[second]], Text).
%       Text = 'the first the second'.

lines_sentence(Lines, Text) :-
    lines_text(Lines, Text0),
    one_line(Text0, Text).

%   translate_message//1 leaves choice points, may bind variables of the message, and
%   does not always end for cyclic terms.

translated(Message0, Lines) :-
    acyclic_term(Message0),
    copy_term_nat(Message0, Message),
    phrase('$messages':translate_message(Message), Lines),
    !.

%   Lines as print_message_lines/3 gets them, as text: colours are dropped and
%   the line feed at the end too.

lines_text(Lines, Text) :-
    with_output_to(string(Printed),
                   print_message_lines(current_output, '', Lines)),
    split_string(Printed, "", " \n", [Text]).

one_line(Text0, Text) :-
    split_string(Text0, "\n", " \t", Parts0),
    exclude(==(""), Parts0, Parts),
    atomic_list_concat(Parts, ' ', Text).
