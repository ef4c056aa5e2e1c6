"""``pybridge lint``: what is wrong with a puzzle, without solving it."""

from __future__ import annotations

import click

from pybridge import writing
from pybridge.cli import options


@click.command(short_help="Check a puzzle without solving it.")
@options.puzzle_argument
@options.engine_option
@click.pass_context
def command(ctx: click.Context, puzzle: str, engine: str | None) -> None:
    """Check PUZZLE without solving it: names, values, contradictions, and rules that call what does not exist.

    Says OK, or each problem with its line, and then ends with status 2.
    """
    problems = writing.lint(puzzle, engine=engine)
    for problem in problems:
        place = puzzle if problem.line is None else f"{puzzle}, line {problem.line}"
        click.echo(f"{place}: {problem.text}")
    if not problems:
        click.echo(f"{puzzle}: OK")
    ctx.exit(2 if problems else 0)
