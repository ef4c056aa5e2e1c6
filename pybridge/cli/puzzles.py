"""``pybridge puzzles``: the catalogue."""

from __future__ import annotations

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.model import CatalogueEntry


@click.command(short_help="List the puzzles that come with the program.")
@options.json_option
@options.engine_option
def command(as_json: bool, engine: str | None) -> None:
    """List the puzzles of the catalogue with their parameters and known answers."""
    entries = crossing.puzzles(engine=engine)
    if as_json:
        click.echo(options.to_json([entry_dict(entry) for entry in entries]))
        return
    width = max(len(entry.name) for entry in entries)
    for entry in entries:
        click.echo(f"{entry.name:<{width}}  {entry.title}{answer_words(entry.answer)}")
        for parameter in entry.parameters:
            default = str(parameter.default).lower() if isinstance(parameter.default, bool) else parameter.default
            click.echo(f"    {f'{parameter.name}={default}':<{width - 4}}  {parameter.text}")


def entry_dict(entry: CatalogueEntry) -> dict[str, object]:
    return {
        "name": entry.name,
        "title": entry.title,
        "source": entry.source,
        "parameters": {parameter.name: parameter.default for parameter in entry.parameters},
        "answer": entry.answer,
    }


def answer_words(answer: int | str | None) -> str:
    if answer is None:
        return ""
    return f" ({answer})" if isinstance(answer, str) else f" ({answer} trips)"
