:- use_module(library(plunit)).
:- use_module('../../prolog/knight').

%   Run the front door as a script.

script(Arguments, Status, Output) :-
    module_property(knight, file(File)),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl, [File|Arguments],
                   [stdin(null), stdout(pipe(Out)), stderr(null), process(Pid)]),
    read_string(Out, _, Output),
    close(Out),
    process_wait(Pid, exit(Status)).

:- begin_tests(knight).

test("the program of the article is here") :-
    with_output_to(string(Text), start(6, 4, [1,1])),
    string_concat("1 [1,1]", _, Text).
test("a tour is printed") :-
    with_output_to(string(Text), tour(8, [start(a1),closed(true)])),
    sub_string(Text, _, _, 0, "Closed tour of 64 squares, found by construction.\n").
test("no tour fails and says why", Text == "There is no open tour of the 4x4 board (Chia and Ong 2005).\n") :-
    with_output_to(string(Text), \+ tour(4)).
test("squares as pairs", First == 1-1) :-
    tour(3*4, [start(1-1)], found([First|_],_,_)).
test("counting", Text == "1,728 directed tours, 864 undirected.\n") :-
    with_output_to(string(Text), count_tours(5)).

test("a script prints the tour of the article", Status-Lines == 0-10) :-
    script(['6','4','1','1'], Status, Output),
    split_string(Output, "\n", "", List),
    length(List, Lines),
    List = ["1 [1,1]         2 [2,3]         3 [1,5]         4 [3,6]"|_].
test("a script ends with 1 where the heuristic is stuck", Status-Output == 1-"") :-
    script(['5','4','3','1'], Status, Output).
test("a script ends with 1 where there is no tour", Status == 1) :-
    script(['3x5'], Status, _).
test("a script ends with 2 for bad input",
     [forall(member(Arguments, [['0','4','1','1'],['6','4','7','1'],['8','start=z9'],['0x4'],['-1'],['8','colour=red'],[x]])), Status == 2]) :-
    script(Arguments, Status, _).
test("a script ends with 3 at a limit", Status == 3) :-
    script(['8','leaper=1,4','time_limit=0'], Status, _).
test("a script takes options", Status == 0) :-
    script(['8x8','start=a1','closed=true'], Status, _).

:- end_tests(knight).
