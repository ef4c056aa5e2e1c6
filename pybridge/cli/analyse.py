"""``pybridge analyse``: measures of a puzzle's state graph."""

from __future__ import annotations

import click

from pybridge import crossing
from pybridge.cli import options


@click.command(short_help="Measure a puzzle's state graph.")
@options.puzzle_argument
@options.settings_argument
@options.json_option
@options.limit_options
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    as_json: bool,
    time_limit: float | None,
    max_states: int | None,
    engine: str | None,
) -> None:
    """Measure PUZZLE: states, edges, dead ends, depth, trips and shortest plans."""
    analysis = crossing.analyse(
        puzzle, time_limit=time_limit, max_states=max_states, engine=engine, **options.parameters(settings)
    )
    measures = analysis.to_dict()
    if as_json:
        click.echo(options.to_json(measures))
        return
    for name, value in measures.items():
        words = "none: impossible" if value is None else value
        click.echo(f"{name.replace('_', ' '):<16}{words}")
