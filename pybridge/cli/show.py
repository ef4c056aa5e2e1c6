"""``pybridge show``: a puzzle as a riddle, and what it takes."""

from __future__ import annotations

import textwrap
import unicodedata

import click

from pybridge import crossing, writing
from pybridge.cli import options
from pybridge.model import PuzzleInfo


@click.command(short_help="Show a puzzle.")
@options.puzzle_argument
@options.settings_argument
@options.language_option
@options.engine_option
def command(puzzle: str, settings: tuple[str, ...], language: str, engine: str | None) -> None:
    """Show PUZZLE as a riddle, and who takes part, who rows, the boat, the places and the parameters."""
    given = options.parameters(settings)
    info = crossing.describe(puzzle, engine=engine, **given)
    riddle = writing.riddle(puzzle, language=language, engine=engine, **given)
    paragraphs = [info.title, filled(riddle), facts_text(info)]
    click.echo("\n\n".join(paragraph for paragraph in paragraphs if paragraph))


def filled(text: str) -> str:
    """A text in lines of 80 columns; a wide character takes two."""
    wide = any(unicodedata.east_asian_width(letter) == "W" for letter in text)
    return textwrap.fill(" ".join(text.split()), 40 if wide else 80)


def facts_text(info: PuzzleInfo) -> str:
    rows = [
        ("name", info.name),
        ("source", info.source),
        ("passengers", ", ".join(info.passengers)),
        ("rowers", rowers_text(info)),
        ("boat", f"{info.seats} seat{'s' if info.seats != 1 else ''}" if info.places else ""),
        ("places", ", ".join(info.places)),
        ("symbols", " ".join(info.symbols)),
        ("codes", ", ".join(f"{p} {c}" for p, c in zip(info.passengers, info.codes, strict=True))),
        ("parameters", ", ".join(f"{name}={setting_text(value)}" for name, value in info.parameters)),
        ("answer", "" if info.answer is None else f"{info.answer}"),
    ]
    return "\n".join(f"{name + ':':<12}{value}" for name, value in rows if value)


def rowers_text(info: PuzzleInfo) -> str:
    """Who can row; nothing for a bare state space."""
    return "everyone" if info.rowers and info.rowers == info.passengers else ", ".join(info.rowers)


def setting_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
