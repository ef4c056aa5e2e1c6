"""``pybridge new``: a puzzle to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from pybridge import writing


@click.command(short_help="Begin a puzzle of your own.")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> None:
    """Write a puzzle with comments to FILE, which ends in .toml or .pl and does not exist yet."""
    text = writing.starter(file.suffix)
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise click.UsageError(f"There is already a file {file}; it stays as it is.") from None
    click.echo(f"{file}: a puzzle to begin with. Try: pybridge solve {file}", err=True)
