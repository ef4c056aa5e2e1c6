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
        click.echo(f"{entry.name:<{width}}  {entry.title}{answer_words(entry)}")
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
        "least_time": entry.least_time,
    }


def answer_words(entry: CatalogueEntry) -> str:
    if entry.answer is None:
        return ""
    if isinstance(entry.answer, str):
        return f" ({entry.answer})"
    time = "" if entry.least_time is None else f", least time {entry.least_time}"
    return f" ({entry.answer} trip{'s' if entry.answer != 1 else ''}{time})"
