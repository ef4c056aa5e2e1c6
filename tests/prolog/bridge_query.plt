:- use_module('../../prolog/bridge/query').
:- use_module('../../prolog/bridge/wire').
:- use_module(library(plunit)).

%   spec(+Inputs, +Inferences, +Stack, -Spec): the text of what Python sends beside the goal.

spec(Inputs, Inferences, Stack, Spec) :-
    wire_value(spec(user, Inputs, Inferences, Stack), Spec).

next_rows(Rows, Texts) :-
    next_row(2, Rows, Text),
    (   Text == "n"
    ->  Texts = []
    ;   Texts = [Text|Rest],
        next_rows(Rows, Rest)
    ).

engines(Count) :-
    findall(Engine, current_engine(Engine), Engines),
    length(Engines, Count).

cleaned :-
    flag(bridge_query_cleaned, Count, Count+1).

:- begin_tests(bridge_query).

test("the first answer", [forall(member(Goal-Expected,
            [ "true"-"t",
              "fail"-"n",
              "X = 1"-"iX\n1",
              "X is 2**70"-"iX\n1180591620717411303424",
              "X = 'a b'"-"aX\na b",
              "X = []"-"rX\n[[]]",
              "X = \"a\\nb\""-"sX\na\nb",
              "X = 1.5"-"rX\n[1.5]",
              "X = a, Y = \"b\""-"rX Y\n[\"a\",{\"s\":\"b\"}]",
              "member(X, [1,2])"-"iX\n1",
              "_X = 1, Y = 2"-"iY\n2",
              "_ = 1"-"t",
              "X = 1."-"iX\n1",
              "X = 'a. b'. % done"-"aX\na. b",
              "X = point{a:1}.a"-"iX\n1",
              "D = _{a:_{b:3}}, member(X, [D.a.b])."-"rD X\n[{\"d\":[{\"v\":0},\"a\",{\"d\":[{\"v\":1},\"b\",3]}]},3]"
            ])), true(Text == Expected)]) :-
    run_once(1, Goal, 0, Text).

test("all answers, column by column", [forall(member(Goal-Expected,
            [ "member(X, [1,2])"-"m2 X\n[[1,2]]",
              "member(X-Y, [a-1,b-2])"-"m2 X Y\n[[\"a\",\"b\"],[1,2]]",
              "member(_, [a,b])"-"m2 \n[]",
              "fail"-"m0 \n[]",
              "fail, X = 1"-"m0 X\n[[]]"
            ])), true(Text == Expected)]) :-
    run_all(1, Goal, 0, Text).

test("half of a goal is never run", [forall(member(Goal, ["X = 1. halt", "X = 1. foo(", "", "  ", "% x", "X = 1 Y"])),
                                     true(Kind == "e[{\"c\":[\"error\",{\"c\":[\"syntax_error\"")]) :-
    run_once(1, Goal, 0, Text),
    string_length("e[{\"c\":[\"error\",{\"c\":[\"syntax_error\"", Length),
    sub_string(Text, 0, Length, _, Kind).
test("a syntax error has its offset in the text", true(Found == ["{\"c\":[\"string\",{\"s\":\"f(a) b\"},4]}"])) :-
    run_once(1, "f(a) b", 0, Text),
    Part = "{\"c\":[\"string\",{\"s\":\"f(a) b\"},4]}",
    findall(Part, sub_string(Text, _, _, _, Part), Found).

test("inputs are bound and not shown", Text == "iN\n6") :-
    spec(['L'-[1,2,3]], 0, 0, Spec),
    run_once(1, "sum_list(L, N)", Spec, Text).
test("an input that the goal has not is an error", true) :-
    spec(['M'-1], 0, 0, Spec),
    run_once(1, "X = 1", Spec, Text),
    once(sub_string(Text, _, _, _, "The goal has no variable M")).
test("goals that come with the inputs are called first", Texts == ["n","t"]) :-
    Spec = "[1,{\"c\":[\"spec\",\"user\",[{\"t\":[\"X\",{\"v\":0}]}],0,0]},[{\"c\":[\"dif\",{\"v\":0},\"a\"]}]]",
    run_once(1, "X = a", Spec, One),
    run_once(1, "X = b", Spec, Two),
    Texts = [One,Two].
test("a goal runs in its module", Text == "aM\nbridge_query_test") :-
    wire_value(spec(bridge_query_test, [], 0, 0), Spec),
    run_once(1, "context_module(M)", Spec, Text).

test("a limit on inferences is reached", [forall(member(Run, [run_once,run_all])), true(Text == "linference_limit")]) :-
    spec([], 1000, 0, Spec),
    call(Run, 1, "between(1, inf, X), X > 1000000", Spec, Text).
test("a limit on inferences that is not reached changes nothing", Text == "m2 X\n[[1,2]]") :-
    spec([], 100000, 0, Spec),
    run_all(1, "member(X, [1,2])", Spec, Text).
test("a limit on the stack is an error, and is lifted again", After == Before) :-
    current_prolog_flag(stack_limit, Before),
    spec([], 0, 2_000_000, Spec),
    run_once(1, "numlist(1, 10000000, L)", Spec, Text),
    once(sub_string(Text, _, _, _, "resource_error")),
    current_prolog_flag(stack_limit, After).

test("answers one by one", Texts == ["iX\n1","aX\nb","rX\n[{\"v\":0}]"]) :-
    open_rows(1, 1, "member(X, [1,b,_])", 0, "o"),
    next_rows(1, Texts).
test("queries are open side by side and are closed in any order", Texts == ["iX\n1","iX\n5","iX\n2","iX\n6"]) :-
    open_rows(1, 1, "between(1, inf, X)", 0, "o"),
    open_rows(1, 2, "between(5, inf, X)", 0, "o"),
    maplist(next_row(2), [1,2,1,2], Texts),
    close_rows(3, 1, "t"),
    close_rows(3, 2, "t").
test("a query leaves no engine behind", [forall(member(Goal, ["true", "fail", "repeat", "throw(x)", "X is foo"])), true(After == Before)]) :-
    engines(Before),
    open_rows(1, 1, Goal, 0, "o"),
    next_row(2, 1, _),
    close_rows(3, 1, "t"),
    engines(After).
test("an error after answers comes after them, and ends the query", Letters == ["i","e","n"]) :-
    open_rows(1, 1, "X = 1 ; throw(oops)", 0, "o"),
    findall(Letter, ( between(1, 3, _), next_row(2, 1, Text), sub_string(Text, 0, 1, _, Letter) ), Letters).
test("closing runs the cleanup handlers", Count == 1) :-
    flag(bridge_query_cleaned, _, 0),
    open_rows(1, 1, "setup_call_cleanup(true, member(_, [1,2]), plunit_bridge_query:cleaned)", 0, "o"),
    next_row(2, 1, "t"),
    close_rows(3, 1, "t"),
    flag(bridge_query_cleaned, Count, Count).
test("closing what is not open does nothing", Text == "t") :-
    close_rows(1, 123456, Text).
test("asking what is closed has no answer", Text == "n") :-
    next_row(1, 123456, Text).
test("a limit on inferences counts for each answer that is asked for", Text == "linference_limit") :-
    spec([], 1000, 0, Spec),
    open_rows(1, 1, "X = 1 ; between(1, inf, X), X > 1000000", Spec, "o"),
    next_row(2, 1, "iX\n1"),
    next_row(2, 1, Text),
    close_rows(3, 1, _).
test("a goal can give rows in its middle", Texts == ["iX\n7","iX\n8","iX\n9"]) :-
    open_rows(1, 1, "bridge_query:yield_row([7]), bridge_query:yield_row([8]), X = 9", 0, "o"),
    next_rows(1, Texts).
test("an answer with a cyclic term is an error, and the next answer comes", Letters == ["e","i"]) :-
    open_rows(1, 1, "X = f(X) ; X = 1", 0, "o"),
    findall(Letter, ( between(1, 2, _), next_row(2, 1, Text), sub_string(Text, 0, 1, _, Letter) ), Letters),
    close_rows(3, 1, _).

:- end_tests(bridge_query).
