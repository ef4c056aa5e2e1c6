:- module(bridge_wire,
          [ wire_text/2,           % +Values, -Text
            wire_term/2,           % +Text, -Term
            wire_term/3,           % +Text, -Term, -Goals
            wire_value/2,          % +Term, -Text
            release_blobs/3        % +Step, +Handles, -Text
          ]).
:- set_prolog_flag(double_quotes, string).
:- set_prolog_flag(generate_debug_info, false).
:- op(200, xfy, :).

/** <module> The text that carries terms between Prolog and Python

A term travels as JSON text that is at the same time Prolog text, so that the
C-defined writer and reader of SWI-Prolog do the work on one side and the json
module of Python does it on the other. Integers, finite floats, atoms (as JSON
strings) and lists stand for themselves; everything else is an object with
one key:

| `{"s": Text}`                 | a string                                  |
| `{"t": [A, B]}`               | the term A-B                              |
| `{"c": [Name, Arg ...]}`      | any other compound                        |
| `{"d": [Tag, Key, Value ...]}`| a dict                                    |
| `{"q": [Num, Den]}`           | a rational number                         |
| `{"f": "inf"}`                | a float that JSON lacks: inf, -inf, nan   |
| `{"v": N}`                    | a variable; the same N is the same one    |
| `{"b": [Type, Text, Handle]}` | a blob such as a stream, kept by Handle   |
| `{"x": Hex}`                  | (to Prolog only) an integer in hexadecimal|

Both readers recurse, so a term that is nested deeper than max_depth/1 is
written as `{"flat": Tokens}`: its nodes in prefix order, where a node with
arguments is preceded by `{"C": [Name, N]}`, `{"L": N}` (a list of N elements),
`{"P": N}` (a list of N elements and a tail) or `{"D": N}` (a dict: its tag,
then N keys and values).

Variables with attributes travel with the goals that copy_term/3 finds for them:
from Prolog after the values, as `{"g": [[Goal ...], [Text ...]]}`, to Prolog as a
third element, `[Goal ...]`.
*/

:- dynamic kept/2.                 % Handle, Blob

max_depth(80).

%!  wire_text(+Values:list, -Text:string) is det.
%
%   True when Text is the JSON array that carries Values. Variables that occur
%   in several values keep their identity. The goals that are delayed on them, if
%   there are any, are its last element.
%
%   @throws error(bridge_error(cyclic_term), _) if a value is cyclic.
%
%       ?- wire_text([x, "x", f(A,_,A)], Text).
%       Text = "[\"x\",{\"s\":\"x\"},{\"c\":[\"f\",{\"v\":0},{\"v\":1},{\"v\":0}]}]".
%
%       ?- findall(T, ( dif(X, a), wire_text([X], T) ), [Text]).
%       Text = "[{\"v\":0},{\"g\":[[{\"c\":[\"dif\",{\"v\":0},\"a\"]}],[\"dif(_0,a)\"]]}]".

wire_text(Values, Text) :-
    max_depth(Max),
    maplist(part, Values, Parts),
    other_values(Parts, Others),
    refuse_cycles(Others),
    (   memberchk(integers(_), Parts),
        ground(Others)
    ->  maplist(part_text(Max), Parts, Texts),
        joined(Texts, Text)
    ;   general_text(Values, Max, Text)
    ).

refuse_cycles(Term) :-
    (   acyclic_term(Term)
    ->  true
    ;   throw(error(bridge_error(cyclic_term), _))
    ).

%   part(+Value, -Part): a list of plain integers needs no term writer: joining
%   its elements is ten times as fast. Where there is one, the values are written
%   one by one, and they must be ground then, because variables are numbered over
%   the whole text. Nothing is unified with a variable, because that would wake what
%   is delayed on it.

part(Value, Part) :-
    (   is_list(Value),
        Value = [X,Y,Z|_],
        integer(X),
        integer(Y),
        integer(Z),
        integers(Value)
    ->  Part = integers(Value)
    ;   Part = value(Value)
    ).

other_values([], []).
other_values([Part|Parts], Others) :-
    (   Part = value(Value)
    ->  Others = [Value|Rest]
    ;   Others = Rest
    ),
    other_values(Parts, Rest).

part_text(Max, Part, Text) :-
    (   Part = integers(Integers)
    ->  joined(Integers, Text)
    ;   Part = value(Value),
        value_json(Max, Value, Json),
        written(Json, Text)
    ).

integers([]).
integers([X|Xs]) :-
    integer(X),
    integers(Xs).

joined(Texts, Text) :-
    atomic_list_concat(Texts, ',', Inner),
    atomics_to_string(['[', Inner, ']'], Text).

general_text(Values, Max, Text) :-
    (   term_attvars(Values, [])
    ->  maplist(value_json(Max), Values, Json),
        numbered(Json, Numbered)
    ;   copy_term(Values, Plain, Qualified),
        maplist(unqualified, Qualified, Goals),
        refuse_cycles(Goals),
        maplist(value_json(Max), Plain, Json),
        maplist(value_json(Max), Goals, GoalsJson),
        term_variables(Json-GoalsJson, Variables),
        names_from(Variables, 0, Names),
        maplist(goal_text(Names), Goals, Texts),
        number_from(Variables, 0),
        append(Json, [{"g":[GoalsJson,Texts]}], Numbered)
    ),
    written(Numbered, Text).

%   The variables of the JSON term are those of the values: number a copy.

numbered(Json, Numbered) :-
    (   ground(Json)
    ->  Numbered = Json
    ;   copy_term_nat(Json, Numbered),
        term_variables(Numbered, Variables),
        number_from(Variables, 0)
    ).

%   unqualified(:Goal0, -Goal): without the module that is seen from user anyway.

unqualified(Goal0, Goal) :-
    (   Goal0 = Module:Plain,
        atom(Module),
        callable(Plain),
        (   Module == user
        ;   predicate_property(user:Plain, imported_from(Module))
        )
    ->  Goal = Plain
    ;   Goal = Goal0
    ).

names_from([], _, []).
names_from([V|Vs], N, [Name=V|Names]) :-
    atom_concat('_', N, Name),
    N1 is N+1,
    names_from(Vs, N1, Names).

goal_text(Names, Goal, Text) :-
    with_output_to(
        string(Text),
        write_term(Goal,
                   [ quoted(true), variable_names(Names), module(user),
                     portray(true), max_depth(20)
                   ])).

value_json(Max, Value, Json) :-
    (   json(Value, Json0, Max)
    ->  Json = Json0
    ;   flat_tokens([Value], Tokens, []),
        Json = {"flat":Tokens}
    ).

number_from([], _).
number_from([{"v":N}|Vs], N) :-
    N1 is N+1,
    number_from(Vs, N1).

written(Json, Text) :-
    with_output_to(
        string(Text),
        write_term(Json,
                   [ quoted(true), character_escapes(true),
                     character_escapes_unicode(true), module(bridge_wire),
                     max_depth(0), portray(false), numbervars(false)
                   ])).

%   json(+Term, -Json, +Depth) is semidet: fails if Term is nested deeper than
%   Depth.

json(Term, Json, Depth) :-
    (   compound(Term)
    ->  Depth > 0,
        Depth1 is Depth-1,
        compound_json(Term, Json, Depth1)
    ;   leaf_json(Term, Json)
    ).

compound_json(Term, Json, Depth) :-
    (   Term = [_|_],
        is_list(Term)
    ->  json_list(Term, Json, Depth)
    ;   Term = A-B
    ->  Json = {"t":[JA,JB]},
        json(A, JA, Depth),
        json(B, JB, Depth)
    ;   is_dict(Term)
    ->  Json = {"d":Parts},
        dict_parts(Term, Tag, KeysValues),
        json_list([Tag|KeysValues], Parts, Depth)
    ;   compound_name_arguments(Term, Name, Args),
        Json = {"c":[JName|JArgs]},
        leaf_json(Name, JName),
        json_list(Args, JArgs, Depth)
    ).

json_list([], [], _).
json_list([X|Xs], [J|Js], Depth) :-
    json(X, J, Depth),
    json_list(Xs, Js, Depth).

dict_parts(Dict, Tag, KeysValues) :-
    dict_pairs(Dict, Tag, Pairs),
    phrase(keys_values(Pairs), KeysValues).

keys_values([]) --> [].
keys_values([K-V|Pairs]) --> [K, V], keys_values(Pairs).

leaf_json(Term, Json) :-
    (   var(Term)
    ->  Json = Term
    ;   integer(Term)
    ->  Json = Term
    ;   atom(Term)
    ->  atom_string(Term, Json)
    ;   Term == []
    ->  Json = []
    ;   string(Term)
    ->  Json = {"s":Term}
    ;   float(Term)
    ->  float_json(Term, Json)
    ;   rational(Term, Numerator, Denominator)
    ->  Json = {"q":[Numerator, Denominator]}
    ;   blob(Term, Type)
    ->  atom_string(Type, TypeText),
        format(string(Text), "~w", [Term]),
        flag(pybridge_blob, Handle, Handle+1),
        assertz(kept(Handle, Term)),
        Json = {"b":[TypeText, Text, Handle]}
    ).

float_json(Float, Json) :-
    float_class(Float, Class),
    (   Class == nan
    ->  Json = {"f":"nan"}
    ;   Class == infinite
    ->  (   Float > 0
        ->  Json = {"f":"inf"}
        ;   Json = {"f":"-inf"}
        )
    ;   Json = Float
    ).

%   flat_tokens(+Agenda)//: the tokens of the terms of Agenda in prefix order.

flat_tokens([]) --> [].
flat_tokens([Term|Agenda]) -->
    (   { compound(Term) }
    ->  { flat_node(Term, Token, Parts),
          append(Parts, Agenda, Agenda1)
        },
        [Token],
        flat_tokens(Agenda1)
    ;   { leaf_json(Term, Token) },
        [Token],
        flat_tokens(Agenda)
    ).

flat_node(Term, Token, Parts) :-
    (   Term = [_|_]
    ->  '$skip_list'(Length, Term, Tail),
        (   Tail == []
        ->  Token = {"L":Length},
            Parts = Term
        ;   Token = {"P":Length},
            length(Items, Length),
            append(Items, Tail, Term),
            append(Items, [Tail], Parts)
        )
    ;   is_dict(Term)
    ->  dict_parts(Term, Tag, KeysValues),
        Parts = [Tag|KeysValues],
        length(KeysValues, Twice),
        Count is Twice//2,
        Token = {"D":Count}
    ;   compound_name_arguments(Term, Name, Parts),
        leaf_json(Name, JName),
        length(Parts, Arity),
        Token = {"C":[JName, Arity]}
    ).

%!  wire_value(+Term, -Text:string) is det.
%
%   True when Text carries Term alone, in a form that wire_term/2 reads and
%   that Python writes: the number of variables and the value.
%
%       ?- wire_value(f(_,a), Text).
%       Text = "[1,{\"c\":[\"f\",{\"v\":0},\"a\"]}]".

wire_value(Term, Text) :-
    copy_term_nat(Term, Plain),
    term_variables(Plain, Variables),
    length(Variables, Count),
    wire_text([Plain], List),
    sub_string(List, 1, _, 0, Rest),
    format(string(Text), "[~d,~s", [Count, Rest]).

%!  wire_term(+Text:string, -Term) is det.
%
%   True when Text carries Term. Text is the JSON array of the number of
%   variables and the value.
%
%       ?- wire_term("[2, {\"c\":[\"f\", {\"v\":0}, {\"v\":1}, {\"s\":\"x\"}]}]", Term).
%       Term = f(_,_,"x").

wire_term(Text, Term) :-
    wire_term(Text, Term, _).

%!  wire_term(+Text:string, -Term, -Goals:list) is det.
%
%   Like wire_term/2; Goals are those that are to hold for the variables of Term.
%
%       ?- wire_term("[1, {\"v\":0}, [{\"c\":[\"dif\", {\"v\":0}, \"a\"]}]]", Term, Goals).
%       Goals = [dif(Term, a)].

wire_term(Text, Term, Goals) :-
    term_string([Count, Json|Rest], Text, [module(bridge_wire)]),
    functor(Variables, v, Count),
    from_json(Json, Term, Variables),
    (   Rest = [GoalsJson]
    ->  from_json(GoalsJson, Goals, Variables)
    ;   Goals = []
    ).

from_json(Json, Term, Variables) :-
    (   number(Json)
    ->  Term = Json
    ;   string(Json)
    ->  atom_string(Term, Json)
    ;   is_list(Json)
    ->  (   integers(Json)
        ->  Term = Json
        ;   from_json_list(Json, Term, Variables)
        )
    ;   Json = {Tag:Payload},
        tagged(Tag, Payload, Term, Variables)
    ).

from_json_list([], [], _).
from_json_list([J|Js], [X|Xs], Variables) :-
    from_json(J, X, Variables),
    from_json_list(Js, Xs, Variables).

tagged("s", Text, Text, _).
tagged("t", [JA,JB], A-B, Variables) :-
    from_json(JA, A, Variables),
    from_json(JB, B, Variables).
tagged("c", [JName|JArgs], Term, Variables) :-
    from_json(JName, Name, Variables),
    from_json_list(JArgs, Args, Variables),
    compound_name_arguments(Term, Name, Args).
tagged("d", [JTag|JPairs], Dict, Variables) :-
    from_json(JTag, Tag, Variables),
    from_json_list(JPairs, KeysValues, Variables),
    dict_of(Tag, KeysValues, Dict).
tagged("q", [JNumerator,JDenominator], Rational, Variables) :-
    from_json(JNumerator, Numerator, Variables),
    from_json(JDenominator, Denominator, Variables),
    Rational is Numerator rdiv Denominator.
tagged("f", Name, Float, _) :-
    float_named(Name, Float).
tagged("v", N, Variable, Variables) :-
    I is N+1,
    arg(I, Variables, Variable).
tagged("b", [TypeText, Text, Handle], Blob, _) :-
    (   TypeText == "reserved_symbol",
        Text == "[]"
    ->  Blob = []
    ;   kept(Handle, Found)
    ->  Blob = Found
    ;   throw(error(existence_error(blob, Text), _))
    ).
tagged("x", Hex, Integer, _) :-
    term_string(Integer, Hex).
tagged("flat", Tokens, Term, Variables) :-
    from_tokens(Tokens, [], Term, Variables).

float_named("inf", F) :- F is inf.
float_named("-inf", F) :- F is -inf.
float_named("nan", F) :- F is nan.

from_tokens([Token|Tokens], Rest, Term, Variables) :-
    (   Token = {Tag:Payload},
        node(Tag, Payload, Parts, Term, Complete)
    ->  from_tokens_list(Parts, Tokens, Rest, Variables),
        call(Complete)
    ;   from_json(Token, Term, Variables),
        Rest = Tokens
    ).

from_tokens_list([], Tokens, Tokens, _).
from_tokens_list([Part|Parts], Tokens, Rest, Variables) :-
    from_tokens(Tokens, Tokens1, Part, Variables),
    from_tokens_list(Parts, Tokens1, Rest, Variables).

%   node(+Tag, +Payload, -Parts, -Term, -Complete): Term is made of Parts;
%   Complete finishes it once the parts are known.

node("C", [JName,Arity], Parts, Term, true) :-
    from_json(JName, Name, v),
    length(Parts, Arity),
    compound_name_arguments(Term, Name, Parts).
node("L", Length, Parts, Parts, true) :-
    length(Parts, Length).
node("P", Length, Parts, Term, true) :-
    length(Items, Length),
    append(Items, [Tail], Parts),
    append(Items, Tail, Term).
node("D", Count, [Tag|KeysValues], Dict, bridge_wire:dict_of(Tag, KeysValues, Dict)) :-
    Length is 2*Count,
    length(KeysValues, Length).

dict_of(Tag, KeysValues, Dict) :-
    in_pairs(KeysValues, Pairs),
    dict_pairs(Dict, Tag, Pairs).

in_pairs([], []).
in_pairs([K,V|KeysValues], [K-V|Pairs]) :-
    in_pairs(KeysValues, Pairs).

%!  release_blobs(+Step, +Handles:text, -Text:string) is det.
%
%   True when the blobs that were sent under Handles, numbers separated by
%   spaces, are no longer kept here.
%
%       ?- release_blobs(1, "123456 123457", Text).
%       Text = "t".

release_blobs(_, Handles, "t") :-
    split_string(Handles, " ", "", Parts),
    forall(( member(Part, Parts), number_string(Handle, Part) ),
           retractall(kept(Handle, _))).
