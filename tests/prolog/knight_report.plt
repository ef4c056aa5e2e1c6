:- use_module(library(plunit)).
:- use_module('../../prolog/knight/board').
:- use_module('../../prolog/knight/report').

:- begin_tests(knight_report).

test("every answer has a sentence of its own", Count == Distinct) :-
    Terms = [ found([0],exact,false), found([0,1],exact,false), found([0,1],construction,true),
              limit(stuck(article),17), limit(unfit(construction),0), limit(time,5), limit(nodes,5),
              counted(1728,864,7), too_large(64,36,unknown), too_large(64,36,known(1,source)),
              no_squares, schwenk(9,9,both_odd), schwenk(4,9,short_side(4)), schwenk(3,8,three_rows),
              chia_ong(1,3,short_side(1)), chia_ong(3,5,three_rows), chia_ong(4,4,four_by_four),
              few_squares(2), colour_bound(1,3), leaper(2,3,4,9), disconnected(7,8),
              unbalanced(open,25,22), unbalanced(closed,25,22), same_ends(3), ends_apart(0,1),
              wrong_colour(1), same_colour(0,2), inner_row(9), exhausted(12),
              off_board(1,z9), repeated(3,0,1), no_move(1,0,1), missing([3]), missing([3,4]),
              ragged(2), not_a_number(1-2,x), numbers([0],[2]), numbers([],[2]) ],
    length(Terms, Count),
    findall(Text, ( member(Term, Terms), result_text(board(8,8,[],1,2), Term, Text) ), Texts),
    sort(Texts, Sorted),
    length(Sorted, Distinct),
    forall(member(Text, Texts), sub_string(Text, _, 1, 0, ".")).
test("a theorem is named", Text == "There is no closed tour of the 3x8 board: one side is 3 and the other 4, 6 or 8 (Schwenk 1991).") :-
    reason_text(board(3,8,[],1,2), schwenk(3,8,three_rows), Text).
test("squares are row and column", Text == "No move leads from square 8, (3,2), to square 9, (2,2).") :-
    fault_text(board(3,3,[],1,2), no_move(8,7,4), Text).
test("a numbered board", Text == "1 4 7\n6 . 2\n3 8 5\n") :-
    with_output_to(string(Text), numbered_board(board(3,3,[4],1,2), [0,5,6,1,8,3,2,7])).
test("columns are aligned", Lines == [" 1  4  7 10", " 8 12  2  5", " 3  6 11  9", ""]) :-
    with_output_to(string(Text), numbered_board(board(3,4,[],1,2), [0,6,8,1,7,9,2,4,11,3,10,5])),
    split_string(Text, "\n", "", Lines).

:- end_tests(knight_report).
