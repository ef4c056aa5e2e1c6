"""``pybridge analyse``: measures of a puzzle's state graph."""

from __future__ import annotations

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.cli.states import GivenState, state_option
from pybridge.render.analysis_text import analysis_text


@click.command(short_help="Measure a puzzle's state graph.")
@options.puzzle_argument
@options.settings_argument
@state_option
@options.json_option
@options.limit_options
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    from_state: GivenState,
    as_json: bool,
    time_limit: float | None,
    max_states: int | None,
    engine: str | None,
) -> None:
    """Measure PUZZLE, or what remains of it from a state.

    States and edges, dead ends, depth, shortest plans, the states that each of these passes, the least boat.
    """
    analysis = crossing.analyse(
        puzzle,
        from_state=from_state,
        time_limit=time_limit,
        max_states=max_states,
        engine=engine,
        **options.parameters(settings),
    )
    click.echo(options.to_json(analysis.to_dict()) if as_json else analysis_text(analysis))
