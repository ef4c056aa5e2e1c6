"""``pybridge graph``: the states of a puzzle and the moves between them."""

from __future__ import annotations

from pathlib import Path

import click

from pybridge import crossing
from pybridge.cli import options, output
from pybridge.cli.progress import waiting
from pybridge.render.text import graph_text


@click.command(short_help="Print a puzzle's state graph.")
@options.puzzle_argument
@options.settings_argument
@output.output_option((".svg", ".png", ".txt"))
@options.limit_options
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    path: Path | None,
    width: int,
    time_limit: float | None,
    max_states: int | None,
    engine: str | None,
) -> None:
    """Print the state graph of PUZZLE level by level, or draw it with -o FILE."""
    with waiting("Exploring"):
        graph = crossing.state_graph(
            puzzle, time_limit=time_limit, max_states=max_states, engine=engine, **options.parameters(settings)
        )
    if path is None:
        click.echo(graph_text(graph))
        return
    output.write(path, {".svg": graph.to_svg, ".txt": lambda: graph_text(graph)}, width=width)
