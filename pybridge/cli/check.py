"""``pybridge check``: is a plan legal, and how good is it?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.cli.reading import parse_json, read_text
from pybridge.cli.states import GivenState, state_option
from pybridge.model import CheckResult


@click.command(short_help="Check a plan.")
@options.puzzle_argument
@click.argument("arguments", nargs=-1, required=True, metavar="[NAME=VALUE]... PLAN")
@state_option
@options.json_option
@options.language_option
@options.time_limit_option
@options.engine_option
@click.pass_context
def command(
    ctx: click.Context,
    puzzle: str,
    arguments: tuple[str, ...],
    from_state: GivenState,
    as_json: bool,
    language: str,
    time_limit: float | None,
    engine: str | None,
) -> None:
    """Check PLAN for PUZZLE: is each trip legal, is the goal reached, how good is it?

    PLAN is a file, - for standard input, or the plan itself: JSON as solve --json
    prints it, or text with one trip a line, such as "farmer goat" or "Ha Wa L-I".
    """
    *settings, plan = arguments
    result = crossing.check(
        puzzle,
        read_plan(plan),
        from_state=from_state,
        time_limit=time_limit,
        language=language,
        engine=engine,
        **options.parameters(tuple(settings)),
    )
    click.echo(options.to_json(result.to_dict()) if as_json else verdict(result))
    ctx.exit(0 if result.valid else 1)


def read_plan(argument: str) -> Any:
    """The plan that the argument names or is, as text or as a list of moves."""
    if argument == "-" or is_file(argument):
        return parse_plan(read_text(argument))
    if "/" in argument or argument.endswith((".json", ".txt")):
        raise click.UsageError(f"There is no file {argument}.")
    return parse_plan(argument)


def is_file(argument: str) -> bool:
    try:
        return Path(argument).is_file()
    except (OSError, ValueError):
        return False


def parse_plan(text: str) -> Any:
    if not text.lstrip().startswith(("{", "[")):
        return text
    plan = parse_json(text, "The plan")
    if isinstance(plan, dict) and isinstance(plan.get("solutions"), list) and plan["solutions"]:
        plan = plan["solutions"][0]
    if isinstance(plan, dict):
        plan = plan.get("moves")
    if not isinstance(plan, list) or not all(is_move(move) for move in plan):
        raise click.UsageError(
            'A plan in JSON is a list of moves, such as [{"party": ["farmer", "goat"], "from": "west", "to": "east"}].'
        )
    return plan


def is_move(move: Any) -> bool:
    if isinstance(move, dict) and set(move) == {"label"}:
        return isinstance(move["label"], str)
    return (
        isinstance(move, dict)
        and isinstance(move.get("party"), list)
        and all(isinstance(name, str) for name in move["party"])
        and all(isinstance(move.get(key, ""), str) for key in ("from", "to"))
    )


def verdict(result: CheckResult) -> str:
    unit = "trip" if result.states and result.states[0].groups else "move"
    trips = f"{result.trips} {unit}{'s' if result.trips != 1 else ''}"
    if not result.valid:
        return f"Invalid: {result.reason}."
    if result.optimum is None:
        return f"Valid: {trips}."
    over = result.trips - result.optimum
    if over == 0:
        return f"Valid: {trips}, which is the least possible."
    return f"Valid: {trips}, {over} more than the least possible, {result.optimum}."
