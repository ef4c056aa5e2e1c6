"""``pybridge tour``: a tour of the knight, or of another leaper, or why there is none."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from pybridge import knight
from pybridge.cli import options, output, tour_options
from pybridge.cli.progress import waiting
from pybridge.knight.questions import METHODS
from pybridge.render.tour_text import ARTICLE_COLUMNS, TOUR_VIEWS, tour_text
from pybridge.tour_model import TourResult

STATUS = {"found": 0, "impossible": 1, "limit": 3}
NAMES = {
    "article": "the heuristic of the article",
    "warnsdorff": "Warnsdorff's rule",
    "construction": "construction",
    "exact": "exact search",
    "sat": "the SAT solver",
}


@click.command(short_help="A knight's tour.", cls=tour_options.SizedCommand)
@tour_options.board_options
@click.option("--method", type=click.Choice(METHODS), default="auto", show_default=True, help="How to look for it.")
@click.option(
    "--view",
    type=click.Choice(list(TOUR_VIEWS)),
    help="How to print it: the numbered board (default), the article's columns, squares, algebraic, or a picture.",
)
@click.option(
    "--columns",
    type=click.IntRange(min=1),
    metavar="C",
    help=f"How many columns the view of that name has; otherwise {ARTICLE_COLUMNS}.",
)
@options.json_option
@output.output_option((".svg", ".png", ".html", ".json", ".txt"))
@click.option("--play", is_flag=True, help="Walk the knight by hand; the command help lists what can be typed.")
@options.time_limit_option
@options.engine_option
@click.pass_context
def command(
    ctx: click.Context,
    size: str,
    start: str | None,
    end: str | None,
    closed: bool,
    holes: Any,
    leaper: tuple[int, int],
    method: str,
    view: str | None,
    columns: int | None,
    as_json: bool,
    path: Path | None,
    width: int,
    play: bool,
    time_limit: float | None,
    engine: str | None,
) -> None:
    """A tour of a board: each square once, each move that of a knight.

    SIZE is a number of rows, such as 8, or rows and columns, such as 5x8. A square SQ
    is a1, at the bottom left, or 1,1, row and column from the top left.
    """
    question: dict[str, Any] = {"start": start, "end": end, "closed": closed, "holes": holes, "leaper": leaper}
    if play:
        ctx.exit(played(size, question, engine))
    with waiting("Looking for a tour"):
        result = knight.tour(size, **question, method=method, time_limit=time_limit, engine=engine)
    kind = output.kind_of(path)
    if as_json or kind == ".json":
        options.write_output(json.dumps(result.to_dict(), ensure_ascii=False), path)
    elif result.tour is None:
        click.echo(result.reason, err=result.status == "limit")
        if path is not None:
            click.echo(f"pybridge: {path} was not written: there is no tour", err=True)
    else:
        click.echo(found_line(result), err=True)
        if path is not None and kind != ".txt":
            output.write(path, output.plan_writers(result.tour), width=width)
        else:
            shown = view or ("board" if columns is None else "columns")
            options.write_output(tour_text(result.tour, shown, columns=columns or ARTICLE_COLUMNS), path)
    ctx.exit(STATUS[result.status])


def found_line(result: TourResult) -> str:
    """What was found, and how."""
    kind = "Closed" if result.is_closed else "Open"
    squares = len(result.tour or ())
    return f"{kind} tour of {squares:,} square{'s' * (squares != 1)}, found by {NAMES[result.method]}."


def played(size: str, question: dict[str, Any], engine: str | None) -> int:
    """Play; the status is 1 where a theorem says that there is no such tour."""
    from pybridge.knight.questions import knight_session
    from pybridge.play.loop import Loop
    from pybridge.play.tour_game import TourGame

    with knight_session(engine) as prolog:
        game = TourGame(prolog, size, question)
        if game.impossible is not None:
            click.echo(game.impossible)
            return 1
        Loop(game, sys.stdin, sys.stdout).run()
    return 0
