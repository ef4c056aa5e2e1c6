"""``pybridge moves``: what can be done in a state, and how good each move is."""

from __future__ import annotations

import click

from pybridge.choices import Choice, moves
from pybridge.cli import options
from pybridge.cli.states import GivenState, state_option


@click.command(short_help="Show what can be done in a state, the best first.")
@options.puzzle_argument
@options.settings_argument
@state_option
@options.json_option
@options.language_option
@options.time_limit_option
@options.engine_option
def command(
    puzzle: str,
    settings: tuple[str, ...],
    from_state: GivenState,
    as_json: bool,
    language: str,
    time_limit: float | None,
    engine: str | None,
) -> None:
    """Show each move from the start of PUZZLE, or from a state: how far the goal is then, or which rule it breaks.

    The best move comes first.
    """
    choices = moves(
        puzzle,
        from_state=from_state,
        language=language,
        time_limit=time_limit,
        engine=engine,
        **options.parameters(settings),
    )
    if as_json:
        click.echo(options.to_json([choice.to_dict() for choice in choices]))
        return
    if not choices:
        click.echo("No move is possible.")
    for choice in choices:
        click.echo(choice_line(choice))


def choice_line(choice: Choice) -> str:
    """A move and what it is worth, in a line."""
    sentence = choice.move.sentence.rstrip(".。")
    if choice.reason is not None:
        return f"{sentence}: illegal, {choice.reason}."
    if choice.to_goal is None:
        return f"{sentence}: from there the goal cannot be reached."
    if choice.to_goal == 0:
        return f"{sentence}: that is the goal."
    return f"{sentence}: {choice.to_goal} more to the goal."
