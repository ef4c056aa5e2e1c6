"""``pybridge check-tour``: is it a tour?"""

from __future__ import annotations

from pathlib import Path

import click

from pybridge import knight
from pybridge.cli import options
from pybridge.cli.reading import read_text
from pybridge.cli.tour_options import read_leaper
from pybridge.tour_model import Square, TourCheck, square_name


@click.command(short_help="Check a knight's tour.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path), metavar="FILE")
@click.option(
    "--size", metavar="SIZE", help="The board of a list of squares; otherwise the smallest that has them all."
)
@click.option(
    "--leaper", metavar="P,Q", callback=lambda c, p, v: v and read_leaper(c, p, v), help="The piece.  [default: 1,2]"
)
@options.json_option
@options.engine_option
@click.pass_context
def command(
    ctx: click.Context,
    file: Path,
    size: str | None,
    leaper: tuple[int, int] | None,
    as_json: bool,
    engine: str | None,
) -> None:
    """Check the tour in FILE, or on standard input for -.

    It is JSON as tour --json prints it, a numbered board that counts from 0 or from 1
    (a dot is a hole), or a list of squares such as a1 b3 or 1,1 2,3.
    """
    result = knight.check_tour(read_text(file), size=size, leaper=leaper, engine=engine)
    click.echo(options.to_json(result.to_dict()) if as_json else verdict(result))
    ctx.exit(0 if result else 1)


def verdict(result: TourCheck) -> str:
    tour = result.tour
    if tour is None:
        return f"Invalid: {result.reason}"
    kind = "closed" if tour.closed else "open"
    squares = len(tour)
    ends = f"from {square_words(tour.start, tour.rows)} to {square_words(tour.end, tour.rows)}"
    return f"Valid: {kind} tour of {tour.rows}x{tour.columns}, {squares} square{'s' * (squares != 1)}, {ends}."


def square_words(square: Square, rows: int) -> str:
    return f"({square[0]},{square[1]}) = {square_name(square, rows)}"
