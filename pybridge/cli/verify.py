"""``pybridge verify``: does a certificate prove what it claims?"""

from __future__ import annotations

from typing import Any

import click

from pybridge.certificates import Verdict, verify
from pybridge.cli import options
from pybridge.cli.reading import parse_json, read_text


@click.command(short_help="Check a certificate of solve --certificate.")
@click.argument("file", metavar="FILE")
@click.argument("puzzle", required=False, metavar="[PUZZLE]")
@options.settings_argument
@options.json_option
@options.time_limit_option
@options.engine_option
@click.pass_context
def command(
    ctx: click.Context,
    file: str,
    puzzle: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    time_limit: float | None,
    engine: str | None,
) -> None:
    """Check the certificate in FILE (- for standard input) against the rules of its puzzle, without any search.

    With PUZZLE it is checked for that puzzle, whatever it says of itself.
    """
    verdict = verify(
        read_certificate(file), puzzle, time_limit=time_limit, engine=engine, **options.parameters(settings)
    )
    click.echo(options.to_json(verdict.to_dict()) if as_json else verdict_line(verdict))
    ctx.exit(0 if verdict.valid else 1)


def read_certificate(file: str) -> Any:
    """What is in the file."""
    return parse_json(read_text(file), "Standard input" if file == "-" else file)


def verdict_line(verdict: Verdict) -> str:
    """The verdict in a sentence."""
    if not verdict.valid:
        return f"Refused: {verdict.reason}."
    if verdict.claim == "impossible":
        return "Valid: the puzzle is impossible."
    return "Valid: no plan is better than the one in the certificate."
