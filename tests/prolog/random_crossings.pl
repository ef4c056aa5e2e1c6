:- module(random_crossings,
          [ random_crossing/2,          % +Seed, -Terms
            reduced_like_plain/2        % +Seed, -Verdict
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../prolog/crossing/solver').
:- use_module('../../prolog/crossing/symmetry').
:- use_module('../../prolog/crossing/validation').

/** <module> Random crossings, on which the reduced search is held to the plain one

    swipl -g "forall(between(1, 1000, S), reduced_like_plain(S, V)), print(V)" ...

Rules are drawn from templates: some that treat names alike, some that name somebody, compare numbers or
look at the order of the group.  Those must keep the reduction from seeing a symmetry that is not there.
*/

%!  random_crossing(+Seed, -Terms) is det.
%
%   True when Terms are the clauses of a puzzle file drawn with Seed.
%
%       ?- random_crossing(1, Terms), memberchk((rower(_)), Terms).
%       Terms = [_|_].

random_crossing(Seed, Terms) :-
    set_random(seed(Seed)),
    random_between(1, 3, KindCount),
    length(Kinds0, KindCount),
    append(Kinds0, _, [a,b,c]),
    random_between(1, 3, Names),
    findall(P, ( member(Kind, Kinds0), between(1, Names, I), P =.. [Kind,I] ), Ps0),
    length(Ps0, N0),
    Limit is min(N0, 6),
    length(Ps1, Limit),
    append(Ps1, _, Ps0),
    maybe_permuted(Ps1, Ps),
    random_between(1, 3, Seats),
    random_member(Places, [[], [place(west),place(east)], [place(west),place(island),place(east)]]),
    rowers(Ps, Kinds0, Rowers),
    findall(passenger(P), member(P, Ps), PassengerFacts),
    findall(Extra, extra(Ps, Places, Extra), Extras),
    random_between(0, 3, RuleCount),
    findall(Rule, ( between(1, RuleCount, _), rule(Kinds0, Rule) ), Rules),
    append([PassengerFacts, Rowers, [boat(Seats)], Places, Extras, Rules], Terms).

maybe_permuted(Ps0, Ps) :-
    (   maybe(0.3)
    ->  random_permutation(Ps0, Ps)
    ;   Ps = Ps0
    ).

rowers(Ps, Kinds, Rowers) :-
    random_between(1, 3, How),
    (   How =:= 1
    ->  Rowers = [rower(all)]
    ;   How =:= 2
    ->  random_member(Kind, Kinds),
        Rowers = [rower(Kind)]
    ;   random_member(P, Ps),
        Rowers = [rower(P)]
    ).

extra(_, Places, direct(How)) :-
    Places = [_,_,_],
    random_member(How, [true, false, landable]).
extra(Ps, _, weight(P, W)) :-
    maybe(0.2),
    member(P, Ps),
    random_member(W, [1, 2]).
extra(_, _, load_limit(3)) :-
    maybe(0.2).
extra(Ps, Places, goal(P, Place)) :-
    Places \== [],
    maybe(0.2),
    random_member(P, Ps),
    random_member(Place, [west, anywhere]).
extra(Ps, Places, start(P, east)) :-
    Places \== [],
    maybe(0.1),
    random_member(P, Ps).
extra(_, Places, route(From, To)) :-
    Places = [_,_,_],
    maybe(0.1),
    member(From-To, [west-island, island-east, east-west]).

rule(Kinds, Rule) :-
    random_member(A, Kinds),
    random_member(B, Kinds),
    random_member(C, Kinds),
    AX =.. [A,X], BX =.. [B,X], BY =.. [B,Y], CZ =.. [C,_],
    A1 =.. [A,1],
    random_member(Rule,
                  [ ( unsafe(G, lost(X)) :- member(AX, G), \+ memberchk(BX, G), memberchk(CZ, G) ),
                    ( unsafe(G, pair(X, Y)) :- length(G, 2), member(AX, G), member(BY, G), X \== Y ),
                    ( unsafe(G, many(N, M)) :- findall(X, member(AX, G), Xs), length(Xs, N),
                                               findall(Y, member(BY, G), Ys), length(Ys, M), N > 0, M > N ),
                    ( unsafe(G, named) :- member(A1, G), \+ memberchk(CZ, G) ),
                    ( unsafe(G, larger(X, Y)) :- member(AX, G), member(BY, G), X > Y ),
                    ( unsafe([AX|_], first(X)) :- X > 1 ),
                    ( unsafe(G, chosen(X)) :- memberchk(AX, G), X >= 2 ) ]).

%!  reduced_like_plain(+Seed, -Verdict) is det.
%
%   True when the two searches agree on the puzzle of Seed, and Verdict is what they found, or `invalid`
%   where the puzzle cannot be searched.  Otherwise throws disagreement(Seed, Reduced, Plain).
%
%       ?- reduced_like_plain(1, Verdict).
%       Verdict = _.

reduced_like_plain(Seed, Verdict) :-
    random_crossing(Seed, Terms),
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
        ( call_cleanup(forall(member(Term, [(:- style_check(-singleton))|Terms]), write_clause(Stream, Term)), close(Stream)),
          compared(Seed, File, Verdict) ),
        ( unload_file(File), delete_file(File) )).

write_clause(Stream, Term) :-
    \+ \+ ( numbervars(Term, 0, _),
            format(Stream, "~W.~n", [Term, [quoted(true), numbervars(true), spacing(next_argument)]]) ).

compared(Seed, File, Verdict) :-
    catch(valid_puzzle(File, Puzzle), error(puzzle_error(_), _), Puzzle = none),
    (   Puzzle == none
    ->  Verdict = invalid
    ;   found(Puzzle, [], Reduced),
        found(Puzzle, [observer(random_crossings:look_on)], Plain),
        (   Reduced == Plain
        ->  families(Puzzle, Families, Proof),
            Reduced = Result-_,
            (   member([_,_|_], Families)
            ->  Verdict = reduced(Proof, Result)
            ;   Verdict = plain(Result)
            )
        ;   throw(disagreement(Seed, Reduced, Plain))
        )
    ).

look_on(_).

% How many plans there are, and the plans themselves where they can be listed.
found(Puzzle, Options, Result-Plans) :-
    count_solutions(Puzzle, Counted, Options),
    (   Counted = counted(Count, Length, _)
    ->  Result = solved(Count, Length),
        (   Count =< 1000
        ->  findall(Trips, puzzle_solutions(Puzzle, plan(Trips, _), Options), Plans)
        ;   solve_puzzle(Puzzle, solved(plan(Trips, _), _), Options),
            Plans = [Trips]
        )
    ;   Counted = impossible(explored(States, _)),
        Result = impossible(States),
        Plans = []
    ).
