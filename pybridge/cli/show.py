"""``pybridge show``: a puzzle and what it takes."""

from __future__ import annotations

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.model import PuzzleInfo


@click.command(short_help="Show a puzzle.")
@options.puzzle_argument
@options.settings_argument
@options.engine_option
def command(puzzle: str, settings: tuple[str, ...], engine: str | None) -> None:
    """Show PUZZLE: who takes part, who rows, the boat, the places and the parameters."""
    click.echo(puzzle_text(crossing.describe(puzzle, engine=engine, **options.parameters(settings))))


def puzzle_text(info: PuzzleInfo) -> str:
    rows = [
        ("name", info.name),
        ("source", info.source),
        ("passengers", ", ".join(info.passengers)),
        ("rowers", "everyone" if info.rowers == info.passengers else ", ".join(info.rowers)),
        ("boat", f"{info.seats} seat{'s' if info.seats != 1 else ''}"),
        ("places", ", ".join(info.places)),
        ("symbols", " ".join(info.symbols)),
        ("codes", ", ".join(f"{p} {c}" for p, c in zip(info.passengers, info.codes, strict=True))),
        ("parameters", ", ".join(f"{name}={setting_text(value)}" for name, value in info.parameters)),
        ("answer", "" if info.answer is None else f"{info.answer}"),
    ]
    return "\n".join([info.title] + [f"{name + ':':<12}{value}" for name, value in rows if value])


def setting_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
