"""``pybridge graph``: the states of a puzzle and the moves between them."""

from __future__ import annotations

from pathlib import Path

import click

from pybridge import crossing
from pybridge.cli import options, output
from pybridge.cli.progress import waiting
from pybridge.cli.states import GivenState, state_option
from pybridge.render.text import graph_text


@click.command(short_help="Print a puzzle's state graph.")
@options.puzzle_argument
@options.settings_argument
@state_option
@click.option("--illegal", is_flag=True, help="Add the trips that break a rule, with the reason.")
@options.json_option
@options.language_option
@output.output_option((".svg", ".png", ".dot", ".mmd", ".graphml", ".json", ".txt"))
@options.limit_options
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    from_state: GivenState,
    illegal: bool,
    as_json: bool,
    language: str,
    path: Path | None,
    width: int,
    time_limit: float | None,
    max_states: int | None,
    engine: str | None,
) -> None:
    """Print the state graph of PUZZLE level by level, or draw it with -o FILE."""
    with waiting("Exploring"):
        graph = crossing.state_graph(
            puzzle,
            illegal=illegal,
            language=language,
            from_state=from_state,
            time_limit=time_limit,
            max_states=max_states,
            engine=engine,
            **options.parameters(settings),
        )
    writers: dict[str, output.Writer] = {
        ".svg": graph.to_svg,
        ".dot": graph.to_dot,
        ".mmd": graph.to_mermaid,
        ".graphml": graph.to_graphml,
        ".json": lambda: options.to_json(graph.to_dict()),
        ".txt": lambda: graph_text(graph),
    }
    if path is None:
        click.echo(writers[".json" if as_json else ".txt"]())
    else:
        output.write(path, writers, width=width)
