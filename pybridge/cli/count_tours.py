"""``pybridge count-tours``: how many tours a small board has."""

from __future__ import annotations

from typing import Any

import click

from pybridge import knight
from pybridge.cli import options, tour_options
from pybridge.cli.progress import waiting
from pybridge.tour_model import TourCount

STATUS = {"counted": 0, "impossible": 1, "limit": 3}


@click.command(short_help="Count knight's tours.", cls=tour_options.SizedCommand)
@tour_options.board_options
@click.option("--large", is_flag=True, help="Count also where the board is too large for it to end soon.")
@click.option(
    "--cores", type=click.IntRange(1, 2), help="How many cores to use; otherwise two, where there are two and it pays."
)
@options.json_option
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
    large: bool,
    cores: int | None,
    as_json: bool,
    time_limit: float | None,
    engine: str | None,
) -> None:
    """How many tours the board of SIZE has: open ones, or closed ones with --closed.

    A tour and its reverse are two directed tours and one undirected tour. With --start
    or --end, the tours from there are counted.
    """
    with waiting("Counting") as tell:
        result = knight.tour_count(
            size,
            start=start,
            end=end,
            closed=closed,
            holes=holes,
            leaper=leaper,
            large=large,
            time_limit=time_limit,
            cores=cores,
            on_progress=lambda visited, last: tell(f"Counting: {visited} of {last} squares visited"),
            engine=engine,
        )
    if as_json:
        click.echo(options.to_json(result.to_dict()))
    elif result.status == "counted":
        click.echo(count_line(result, start is not None or end is not None))
    else:
        click.echo(result.reason, err=result.status == "limit")
    ctx.exit(STATUS[result.status])


def count_line(result: TourCount, anchored: bool) -> str:
    kind = "closed" if result.closed else "open"
    if anchored and not result.closed:
        return f"{result.directed:,} {kind} tours with these ends."
    return f"{result.directed:,} directed {kind} tours, {result.undirected:,} undirected."
