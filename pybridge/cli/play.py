"""``pybridge play``: a puzzle played by hand."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pybridge.cli import options


@click.command(short_help="Play a puzzle by hand.")
@options.puzzle_argument
@options.settings_argument
@click.option(
    "--resume",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Take up a game that was saved.",
)
@options.engine_option
def command(puzzle: str, settings: tuple[str, ...], resume: Path | None, engine: str | None) -> None:
    """Play PUZZLE in the terminal: type who crosses, ask for hints, undo, save.

    Works over a pipe too, one command a line; the command help lists them.
    """
    from pybridge.exchange import puzzle_session
    from pybridge.play.crossing_game import CrossingGame
    from pybridge.play.loop import Loop

    with puzzle_session(engine) as prolog:
        game = CrossingGame(prolog, puzzle, options.parameters(settings))
        Loop(game, sys.stdin, sys.stdout).run(resume)
