:- module(bridge_query,
          [ run_once/4,            % +Step, +Goal, +Spec, -Text
            run_all/4,             % +Step, +Goal, +Spec, -Text
            open_rows/5,           % +Step, +Rows, +Goal, +Spec, -Text
            next_row/3,            % +Step, +Rows, -Text
            close_rows/3,          % +Step, +Rows, -Text
            yield_row/1            % +Values
          ]).
:- use_module(steps).
:- use_module(errors).
:- use_module(guards).
:- use_module(wire).

/** <module> Goals given as text, answers given back as text

Every predicate here returns one text whose first letter says what it is:

| `t`  | true, and the goal has no variables to show                       |
| `n`  | no (more) answers                                                 |
| `r`  | an answer: the names, a line feed, the JSON array of the values    |
| `a`  | an answer that is one atom: its name, a line feed, the text        |
| `s`  | the same for a string                                             |
| `i`  | the same for an integer                                           |
| `m`  | all answers: the number, a space, the names, a line feed, columns  |
| `o`  | an opened query                                                   |
| `l`  | the limit that was reached                                        |
| `e`  | an error, see error_text/2                                        |

Names are separated by spaces. Those that begin with an underscore and those of
the inputs are left out.

Spec is 0, or the text (see wire_term/2) of
`spec(Module, Inputs, Inferences, StackBytes)`: where the goal runs,
`Name-Value` pairs that are bound before, and limits or 0. Goals that come with it
are called before the goal.
*/

:- dynamic rows/3.                 % number given by Python, names, engine
:- volatile rows/3.
:- dynamic closing/1.              % number
:- volatile closing/1.

%!  run_once(+Step, +Goal:string, +Spec, -Text:string) is det.
%
%   True when Text carries the first answer of Goal.
%
%       ?- run_once(1, "X = f(Y)", 0, Text).
%       Text = "rX Y\n[{\"c\":[\"f\",{\"v\":0}]},{\"v\":0}]".

run_once(Step, GoalText, Spec, Text) :-
    thread_self(Me),
    in_step(Step, Me, once_text(GoalText, Spec, Text), Text),
    flush_output(user_output).

once_text(GoalText, Spec, Text) :-
    prepared(GoalText, Spec, Goal, Names, Values, Limits),
    (   limited(Limits, Goal, Reached)
    ->  reached_or(Reached, Names, Values, Text)
    ;   Text = "n"
    ).

reached_or(Reached, Names, Values, Text) :-
    (   Reached == false
    ->  row_text(Names, Values, Text)
    ;   string_concat("l", Reached, Text)
    ).

%!  run_all(+Step, +Goal:string, +Spec, -Text:string) is det.
%
%   True when Text carries all answers of Goal.
%
%       ?- run_all(1, "member(X, [1,2])", 0, Text).
%       Text = "m2 X\n[[1,2]]".

run_all(Step, GoalText, Spec, Text) :-
    thread_self(Me),
    in_step(Step, Me, all_text(GoalText, Spec, Text), Text),
    flush_output(user_output).

all_text(GoalText, Spec, Text) :-
    prepared(GoalText, Spec, Goal, Names, Values, Limits),
    once(limited(Limits, bridge_query:columns(Values, Goal, Count, Columns),
                 Reached)),
    (   Reached == false
    ->  names_text(Names, NamesText),
        wire_text(Columns, Body),
        format(string(Text), "m~d ~w~n~s", [Count, NamesText, Body])
    ;   string_concat("l", Reached, Text)
    ).

columns(Values, Goal, Count, Columns) :-
    (   Values = [Value]
    ->  findall(Value, Goal, Column),
        length(Column, Count),
        Columns = [Column]
    ;   findall(Values, Goal, Rows),
        length(Rows, Count),
        transposed(Values, Rows, Columns)
    ).

transposed([], _, []).
transposed([_|Names], Rows, [Column|Columns]) :-
    heads_tails(Rows, Column, Tails),
    transposed(Names, Tails, Columns).

heads_tails([], [], []).
heads_tails([[X|Xs]|Rows], [X|Column], [Xs|Tails]) :-
    heads_tails(Rows, Column, Tails).

%!  open_rows(+Step, +Rows:integer, +Goal:string, +Spec, -Text) is det.
%
%   True when next_row/3 gives the answers of Goal under the number Rows. The
%   goal runs in a Prolog engine of its own: any number can be open, in any
%   order, and each thread may ask any of them.
%
%       ?- open_rows(1, 1, "member(X, [1,2])", 0, Text), close_rows(2, 1, _).
%       Text = "o".

open_rows(Step, Rows, GoalText, Spec, Text) :-
    thread_self(Me),
    in_step(Step, Me, opened(Rows, GoalText, Spec, Text), Text).

opened(Rows, GoalText, Spec, "o") :-
    prepared(GoalText, Spec, Goal, Names, Values, limits(Inferences, Stack)),
    (   Stack =:= 0
    ->  Options = []
    ;   Options = [stack_limit(Stack)]
    ),
    % An engine that was made and is not remembered would be left behind.
    sig_atomic(( engine_create(Answer,
                               bridge_query:answer(Rows, Goal, Values, Inferences,
                                                   Answer),
                               Engine, Options),
                 assertz(rows(Rows, Names, Engine))
               )).

%   answer(+Rows, :Goal, +Values, +Inferences, -Answer) is nondet: what runs in
%   the engine. Answer is row(Reached, Values) or error(Error), which ends it.
%
%   The text of an answer is made by the thread that asks for it, not in the
%   engine: SWI-Prolog 9.0 aborts the process when an engine that has moved to
%   another thread writes a term, as it measures the stack of the first one.

answer(Rows, Goal, Values, Inferences, Answer) :-
    catch(( resumed(Rows),
            big_integers,
            limited(limits(Inferences, 0), Goal, Reached),
            Answer = row(Reached, Values),
            (   outside
            ;   resumed(Rows),
                fail
            )
          ),
          Error,
          ( outside, Answer = error(Error) )).

resumed(Rows) :-
    (   closing(Rows)
    ->  throw(bridge_closed)
    ;   inside
    ).

%!  next_row(+Step, +Rows:integer, -Text:string) is det.
%
%   True when Text carries the next answer of Rows.
%
%       ?- open_rows(1, 1, "member(X, [7,8])", 0, _),
%          next_row(2, 1, Text), close_rows(3, 1, _).
%       Text = "iX\n7".

next_row(Step, Rows, Text) :-
    (   rows(Rows, Names, Engine)
    ->  (   in_step(Step, Engine, engine_next(Engine, Answer), Text)
        ->  answer_text(Answer, Names, Step, Text)
        ;   retractall(rows(Rows, _, _)),
            Text = "n"
        )
    ;   Text = "n"
    ),
    flush_output(user_output).

%   answer_text(?Answer, +Names, +Step, ?Text): Text is bound already, and Answer is
%   not, when the step was stopped from outside. Delayed goals are found by hooks of
%   the program, which may have to be stopped too.

answer_text(Answer, Names, Step, Text) :-
    (   var(Answer)
    ->  true
    ;   Answer = row(Reached, Values),
        \+ term_attvars(Values, [])
    ->  thread_self(Me),
        in_step(Step, Me, reached_or(Reached, Names, Values, Text), Text)
    ;   Answer = row(Reached, Values)
    ->  catch(reached_or(Reached, Names, Values, Text), Error, error_text(Error, Text))
    ;   Answer = error(Error),
        error_text(Error, Text)
    ).

%!  yield_row(+Values:list) is det.
%
%   Gives a row to Python in the middle of a goal that is asked for its answers
%   one by one, as if it were an answer with these values of its variables, and
%   goes on when the next is wanted.
%
%       ?- engine_create(x, yield_row([1]), E), engine_next(E, Answer),
%          engine_destroy(E).
%       Answer = row(false, [1]).

yield_row(Values) :-
    engine_yield(row(false, Values)).

%!  close_rows(+Step, +Rows:integer, -Text:string) is det.
%
%   True when Rows is gone and its cleanup handlers have run.
%
%       ?- close_rows(1, 123456, Text).
%       Text = "t".

%   The engine is asked to end instead of being destroyed, so that a cleanup
%   handler that does not end can be stopped like any goal.

close_rows(Step, Rows, Text) :-
    (   retract(rows(Rows, _, Engine))
    ->  asserta(closing(Rows)),
        (   in_step(Step, Engine, drained(Engine, Text), Text)
        ->  true
        ;   Text = "t"
        ),
        retractall(closing(Rows)),
        target_gone(Engine),
        flush_output(user_output)
    ;   Text = "t"
    ).

drained(Engine, Text) :-
    (   catch(engine_next(Engine, _), error(existence_error(_, _), _), fail)
    ->  drained(Engine, Text)
    ;   Text = "t"
    ).

%   prepared(+GoalText, +Spec, -Goal, -Names, -Values, -Limits): the goal as a
%   term with its inputs bound, and the names and variables to show.

prepared(GoalText, Spec, Module:Goal, Names, Values, Limits) :-
    (   Spec == 0
    ->  Module = user,
        Inputs = [],
        Delayed = [],
        Limits = limits(0, 0)
    ;   wire_term(Spec, spec(Module, Inputs, Inferences, Stack), Delayed),
        Limits = limits(Inferences, Stack)
    ),
    goal_term(GoalText, Module, Goal0, Bindings),
    with_delayed(Delayed, Goal0, Goal),
    bound(Inputs, Bindings),
    shown(Bindings, Inputs, Names, Values).

goal_term(Text, Module, Goal, Bindings) :-
    catch(term_string(Read, Text, [variable_names(Bindings), module(Module)]),
          error(syntax_error(What), string(_, At)),
          syntax_fault(What, Text, At)),
    (   Read == end_of_file
    ->  throw(error(syntax_error(bridge_empty_goal), string(Text, 0)))
    ;   sub_string(Text, _, _, _, ".")
    ->  nothing_follows(Text, Module),
        functions_called(Module, Read, Goal)
    ;   Goal = Read
    ).

%   functions_called(+Module, +Goal0, -Goal): the functional notation on dicts, as in
%   `X = Point.x`, is made a call before, as in a clause and at the toplevel.

functions_called(Module, Goal0, Goal) :-
    (   has_function(Goal0)
    ->  '$set_source_module'(Before, Module),
        call_cleanup(expand_goal(Goal0, Goal),
                     '$set_source_module'(Before))
    ;   Goal = Goal0
    ).

has_function(Term) :-
    compound(Term),
    (   compound_name_arity(Term, '.', 2)
    ->  true
    ;   arg(_, Term, Arg),
        has_function(Arg)
    ->  true
    ).

%   term_string/3 adds a full stop to the text, which should not be shown.

syntax_fault(What, Text0, At) :-
    atom_string(Text0, Text),
    string_length(Text, Length),
    Offset is min(At, Length),
    throw(error(syntax_error(What), string(Text, Offset))).

%   term_string/3 reads up to the first full stop and ignores the rest, which
%   would run half of a goal. A text without a full stop at its end has been
%   read completely.

nothing_follows(Text, Module) :-
    setup_call_cleanup(
        open_string(Text, Stream),
        (   catch(read_term(Stream, _, [module(Module)]),
                  error(syntax_error(_), _), fail)
        ->  character_count(Stream, End),
            (   catch(read_term(Stream, Next, [module(Module)]),
                      error(syntax_error(_), _), true),
                Next == end_of_file
            ->  true
            ;   throw(error(syntax_error(bridge_more_than_one_goal),
                            string(Text, End)))
            )
        ;   true
        ),
        close(Stream)).

%   with_delayed(+Delayed, +Goal0, -Goal): the goals that come with the variables of
%   the inputs are called first.

with_delayed([], Goal, Goal).
with_delayed([Delayed|Rest], Goal0, (Delayed, Goal)) :-
    with_delayed(Rest, Goal0, Goal).

bound([], _).
bound([Name-Value|Inputs], Bindings) :-
    (   memberchk(Name=Variable, Bindings)
    ->  Variable = Value
    ;   throw(error(bridge_error(no_variable(Name)), _))
    ),
    bound(Inputs, Bindings).

shown([], _, [], []).
shown([Name=Value|Bindings], Inputs, Names, Values) :-
    (   (   sub_atom(Name, 0, _, _, '_')
        ;   memberchk(Name-_, Inputs)
        )
    ->  shown(Bindings, Inputs, Names, Values)
    ;   Names = [Name|Names1],
        Values = [Value|Values1],
        shown(Bindings, Inputs, Names1, Values1)
    ).

%   limited(+Limits, :Goal, -Reached) is nondet: Goal under the limits on
%   inferences and stack bytes; Reached is false or the limit that stopped it.

limited(limits(Inferences, Stack), Goal, Reached) :-
    (   Stack > 0
    ->  current_prolog_flag(stack_limit, Before),
        setup_call_cleanup(
            set_prolog_flag(stack_limit, Stack),
            once(counted(Inferences, Goal, Reached)),
            set_prolog_flag(stack_limit, Before))
    ;   counted(Inferences, Goal, Reached)
    ).

counted(Inferences, Goal, Reached) :-
    (   Inferences =:= 0
    ->  Reached = false,
        call(Goal)
    ;   call_with_inference_limit(Goal, Inferences, Result),
        (   Result == inference_limit_exceeded
        ->  Reached = inference_limit
        ;   Reached = false
        )
    ).

%   An answer that is one text or one integer goes over as it is: neither side has
%   to quote it, or to make a term of it.

row_text(Names, Values, Text) :-
    (   Names = [Name],
        Values = [Value],
        plain_letter(Value, Letter)
    ->  atomics_to_string([Letter, Name, '\n', Value], Text)
    ;   Names == []
    ->  Text = "t"
    ;   names_text(Names, NamesText),
        wire_text(Values, Body),
        atomics_to_string([r, NamesText, '\n', Body], Text)
    ).

names_text(Names, Text) :-
    atomic_list_concat(Names, ' ', Text).

plain_letter(Value, Letter) :-
    (   integer(Value)
    ->  Letter = i
    ;   string(Value)
    ->  Letter = s
    ;   blob(Value, text)
    ->  Letter = a
    ).
