"""``pybridge query``: ask any goal of any Prolog file."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable
from typing import Any

import click

from pybridge import Prolog
from pybridge.cli import options
from pybridge.prolog_text import json_value, prolog_text
from pybridge.values import variables_of


@click.command(short_help="Ask a goal of a Prolog file.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.argument("goal")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, as soon as each answer is found.")
@click.option("-n", "--answers", type=click.IntRange(1), help="Stop after so many answers.")
@click.option("--time-limit", type=options.Seconds(0, min_open=True), help="Stop after so many seconds.")
@click.option("--max-inferences", type=click.IntRange(1), help="Stop after so many inferences.")
@click.option("--max-stack", type=click.IntRange(1), help="Stop when Prolog's stacks need more bytes.")
@click.option("--max-memory", type=click.IntRange(1), help="Give the child process so many bytes (engine process).")
@options.engine_option
def command(
    file: str,
    goal: str,
    as_json: bool,
    answers: int | None,
    time_limit: float | None,
    max_inferences: int | None,
    max_stack: int | None,
    max_memory: int | None,
    engine: str | None,
) -> int:
    """Load FILE and print the answers of GOAL as a table, or as JSON lines.

    FILE is code: it can do what you can do. Exit status 0: there are answers; 1: there are none; 3: a limit was
    reached, after the answers that were found.
    """
    with Prolog(engine, memory_limit=max_memory) as prolog:
        for message in prolog.consult(file, time_limit=time_limit):
            click.echo(str(message), err=True)
        rows = prolog.query(goal, time_limit=time_limit, inference_limit=max_inferences, stack_limit=max_stack)
        with rows:
            found = print_json(rows, answers) if as_json else print_table(rows, answers)
    if not found:
        click.echo("no answers", err=True)
    return 0 if found else 1


def print_json(rows: Iterable[dict[str, Any]], answers: int | None) -> int:
    found = 0
    for row in itertools.islice(rows, answers):
        click.echo(json.dumps({name: json_value(value) for name, value in row.items()}, ensure_ascii=False))
        found += 1
    return found


def print_table(rows: Iterable[dict[str, Any]], answers: int | None) -> int:
    found: list[dict[str, str]] = []
    try:
        asked = itertools.islice(rows, answers)
        found.extend(map(cells, asked))
    finally:
        click.echo(table(found), nl=bool(found))
    return len(found)


def cells(row: dict[str, Any]) -> dict[str, str]:
    """The values of an answer as text; the goals that its variables must still satisfy come last."""
    texts = {name: prolog_text(value) for name, value in row.items()}
    goals = {str(goal): None for variable in variables_of(list(row.values())) for goal in variable.goals}
    return texts | {"where": ", ".join(goals)} if goals else texts


def table(rows: list[dict[str, str]]) -> str:
    """Rows in columns under their names; an answer without variables is a line ``true``.

    >>> print(table([{"X": "a", "Y": "1"}, {"X": "bcd", "Y": "2"}]))
    X    Y
    a    1
    bcd  2
    """
    if not rows or not rows[0]:
        return "\n".join("true" for _ in rows)
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [names, *([row.get(name, "") for name in names] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )
