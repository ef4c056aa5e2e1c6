:- use_module('../../prolog/bridge/wire').
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(plunit)).

back(Term, Back) :-
    wire_value(Term, Text),
    wire_term(Text, Back).

value(0).
value(-7).
value(0x7fffffffffffffff).
value(Big) :- Big is 7**5000.
value(1.5).
value(-0.0).
value(5.0e-324).
value(1.0e100).
value(1r3).
value(Inf) :- Inf is inf.
value(a).
value('').
value('It''s "q" \\ \n\t\a\v\x1\\x85\').
value(Nul) :- atom_codes(Nul, [0'a,0,0'b]).
value('日本😀\uFFFF').
value([]).
value('[]').
value('{}').
value("").
value("text \"q\" \\ \n").
value([a,"b",1.0,[2]]).
value([1,2,3]).
value([1,2,3|rest]).
value(a-1).
value((a-b)-(c-d)).
value(-(1)).
value(-(1,2,3)).
value(f()).
value('odd name'(x, "y")).
value({x}).
value('$VAR'(1)).
value((a:-b,c;d->e)).
value(_{x:1, 2:"two"}).
value(point{x:1, y:[_{z:a}]}).
value(eval(os:getpid())).

deep(0, bottom) :- !.
deep(N, Term) :-
    N1 is N-1,
    deep(N1, Inner),
    (   N mod 4 =:= 0
    ->  Term = [Inner,"s"|tail]
    ;   N mod 4 =:= 1
    ->  Term = Inner-N
    ;   N mod 4 =:= 2
    ->  Term = _{inner:Inner}
    ;   Term = f(Inner, [])
    ).

:- begin_tests(bridge_wire).

test("a term comes back unchanged", [forall(value(Term)), true(Back =@= Term)]) :-
    back(Term, Back).
test("not a number comes back as itself", true) :-
    NaN is nan,
    back([NaN], [Back]),
    float_class(Back, nan).
test("shared variables stay shared", true(Back =@= f(A, _, A))) :-
    back(f(A, _, A), Back).
test("an atom, a string and an integer of the same text are three values",
     true(Text == "[\"1\",{\"s\":\"1\"},1]")) :-
    wire_text(['1', "1", 1], Text).
test("a list of integers is written without the term writer, beside other values too",
     true(Text == "[[1,2,3],{\"s\":\"x\"}]")) :-
    wire_text([[1,2,3], "x"], Text).
test("variables are numbered over all values", true(Text == "[[1,2,3],{\"v\":0},[{\"v\":1},{\"v\":0}]]")) :-
    wire_text([[1,2,3], X, [_,X]], Text).
test("a term that is nested deeply comes back", [forall(member(N, [79,80,81,500,20000])), true(Back =@= Term)]) :-
    deep(N, Term),
    back(Term, Back).
test("a term that is nested deeply is written flat", true) :-
    deep(200, Term),
    wire_text([Term], Text),
    sub_string(Text, 0, _, _, "[{\"flat\":[").
test("a cyclic term is refused", [forall(member(Tail, [X, f(X), [a|X]])), throws(error(bridge_error(cyclic_term), _))]) :-
    X = g(Tail, X),
    wire_text([X], _).
test("an integer may come in hexadecimal", Term == -255) :-
    wire_term("[0,{\"x\":\"-0xff\"}]", Term).
test("a text from Python is data, whatever it says", Term == "', halt, X = '") :-
    wire_term("[0,{\"s\":\"', halt, X = '\"}]", Term).

test("a stream is kept until it is released", [throws(error(existence_error(blob, _), _))]) :-
    open_null_stream(Stream),
    wire_value(Stream, Text),
    wire_term(Text, Back),
    assertion(Back == Stream),
    split_string(Text, "[]{}:,", "", Parts),
    last_number(Parts, Handle),
    release_blobs(1, Handle, Released),
    assertion(Released == "t"),
    close(Stream),
    wire_term(Text, _).

last_number(Parts, Number) :-
    findall(Part, ( member(Part, Parts), number_string(_, Part) ), Numbers),
    last(Numbers, Number).

test("the goals that are delayed on a variable come last",
     true(Text == "[{\"v\":0},{\"g\":[[{\"c\":[\"in\",{\"v\":0},{\"c\":[\"..\",4,\"sup\"]}]}],[\"_0 in 4..sup\"]]}]")) :-
    X #> 3,
    wire_text([X], Text).
test("a goal on several variables is given once", Count == 1) :-
    dif(X, Y),
    wire_text([X,Y], Text),
    findall(Before, sub_string(Text, Before, _, _, "\"dif\""), Found),
    length(Found, Count).
test("a module that is not seen from user is named", true) :-
    put_attr(X, bridge_wire_test, 1),
    wire_text([X], Text),
    once(sub_string(Text, _, _, _, "put_attr(_0,bridge_wire_test,1)")).
test("writing wakes nothing", Woken == no) :-
    freeze(X, Woken = yes),
    wire_text([[1,2|X], X], _),
    ( var(Woken) -> Woken = no ; true ).
test("goals come in with their variables", Goals =@= [dif(Term, a)]) :-
    wire_term("[1,{\"v\":0},[{\"c\":[\"dif\",{\"v\":0},\"a\"]}]]", Term, Goals).
test("a single value travels without its goals", Text == "[1,{\"v\":0}]") :-
    freeze(X, true),
    wire_value(X, Text).
test("operators and flags of the program do not disturb it",
     [setup(op(700, xfx, user:(:))), cleanup(op(200, xfy, user:(:))), true(Back =@= [x-"s", _{k:v}])]) :-
    back([x-"s", _{k:v}], Back).

:- end_tests(bridge_wire).
