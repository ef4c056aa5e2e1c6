:- module(bridge_errors,
          [ error_text/2           % +Error, -Text
          ]).
:- use_module('../wording').
:- use_module(wire).

/** <module> Errors as text for Python

An error travels as the letter `e` and the JSON array of the error term and its
message in SWI-Prolog's own words.
*/

%!  error_text(+Error, -Text:string) is det.
%
%   True when Text describes Error. Of the context of an error term only what
%   is small is kept: a backtrace or the frames of a stack overflow are not.
%
%       ?- error_text(error(type_error(integer, a), _), Text).
%       Text = "e[{\"c\":[\"error\",{\"c\":[\"type_error\",\"integer\",\"a\"]},{\"v\":0}]},{\"s\":\"Type error: `integer' expected, found `a' (an atom)\"}]".

error_text(Error, Text) :-
    plain_error(Error, Plain0),
    copy_term_nat(Plain0, Plain),  % what is delayed on its variables is no matter
    full_message(Error, Plain, Message),
    catch(wire_text([Plain, Message], Body), error(_, _), fail),
    !,                             % otherwise the term has no text form
    string_concat("e", Body, Text).
error_text(_, Text) :-
    wire_text([error(system_error(cyclic_error_term), _),
               "The error term is cyclic"],
              Body),
    string_concat("e", Body, Text).

%   The context of a stack overflow is needed for its message.

full_message(Error, Plain, Message) :-
    (   subsumes_term(error(resource_error(_), _), Error)
    ->  thrown_text(Error, Message)
    ;   thrown_text(Plain, Message)
    ).

plain_error(Error, Plain) :-
    (   nonvar(Error),
        Error = error(Formal, Context)
    ->  plain_context(Context, PlainContext),
        Plain = error(Formal, PlainContext)
    ;   Plain = Error
    ).

plain_context(Context, Plain) :-
    (   var(Context)
    ->  true
    ;   Context = context(Where, Message)
    ->  (   worth_telling(Where)
        ->  Plain = context(Where, Message)
        ;   Plain = context(_, Message)
        )
    ;   is_dict(Context)
    ->  true
    ;   Plain = Context
    ).

%   Where an error was raised is worth telling if it is in a program.

worth_telling(Where) :-
    callable(Where),
    Where \= prolog_stack(_),
    \+ ( Where = Module:_,
         atom(Module),
         sub_atom(Module, 0, _, _, bridge_)
       ).
