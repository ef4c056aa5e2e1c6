"""``pybridge graph``: the states of a puzzle and the moves between them."""

from __future__ import annotations

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.render.text import graph_text


@click.command(short_help="Print a puzzle's state graph.")
@options.puzzle_argument
@options.settings_argument
@options.limit_options
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    time_limit: float | None,
    max_states: int | None,
    engine: str | None,
) -> None:
    """Print the state graph of PUZZLE, level by level."""
    graph = crossing.state_graph(
        puzzle, time_limit=time_limit, max_states=max_states, engine=engine, **options.parameters(settings)
    )
    click.echo(graph_text(graph))
