"""``pybridge solve``: plans, or how many there are, or that there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pybridge import crossing
from pybridge.cli import options
from pybridge.model import SolveResult
from pybridge.render.text import VIEWS, plan_text, result_line

STATUS = {"solved": 0, "impossible": 1, "limit": 3}


@click.command(short_help="Solve a puzzle.")
@options.puzzle_argument
@options.settings_argument
@click.option("--strategy", type=click.Choice(crossing.STRATEGIES), default="breadth-first", show_default=True)
@click.option("--all", "every", is_flag=True, help="Every plan: all shortest, or all that repeat no state.")
@click.option("--count", is_flag=True, help="How many plans --all would give, without listing them.")
@click.option("--view", type=click.Choice(list(VIEWS)), default="story", show_default=True)
@click.option("--trace", is_flag=True, help="Tell on standard error what the search does.")
@options.json_option
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to a .txt or .json file.")
@options.limit_options
@click.option("--max-depth", type=click.IntRange(min=0), metavar="N", help="Try no plan of more than N trips.")
@options.engine_option
@click.pass_context
def command(
    ctx: click.Context,
    puzzle: str,
    settings: tuple[str, ...],
    strategy: str,
    every: bool,
    count: bool,
    view: str,
    trace: bool,
    as_json: bool,
    output: Path | None,
    time_limit: float | None,
    max_states: int | None,
    max_depth: int | None,
    engine: str | None,
) -> None:
    """Solve PUZZLE: a name of the catalogue (see pybridge puzzles), or a .pl file.

    Breadth-first and iterative deepening give a shortest plan, depth-first any plan,
    uniform cost one of least time.
    """
    suffix = output_suffix(output)
    as_json = as_json or suffix == ".json"
    common: dict[str, Any] = {
        "strategy": strategy,
        "time_limit": time_limit,
        "max_states": max_states,
        "max_depth": max_depth,
        "engine": engine,
        **options.parameters(settings),
    }
    if count:
        result = crossing.count_plans(puzzle, **common)
    else:
        on_event = (lambda line: click.echo(line, err=True)) if trace else None
        language = None if as_json or view != "story" else "en"
        result = crossing.solve(puzzle, all=every, language=language, on_event=on_event, **common)
    if as_json:
        options.write_output(options.to_json(result.to_dict()), output)
    elif count:
        options.write_output(count_line(result, strategy), output)
    else:
        show(result, view, every, output)
    ctx.exit(STATUS[result.status])


def output_suffix(output: Path | None) -> str | None:
    if output is None:
        return None
    if output.suffix not in (".txt", ".json"):
        raise click.UsageError(f"{output}: a plan can be written as .txt or .json.")
    return output.suffix


def count_line(result: SolveResult, strategy: str) -> str:
    if result.status != "solved":
        return result_line(result)
    kind = {
        "depth-first": "plans without a repeated state, the shortest of",
        "uniform-cost": "plans of least time,",
    }.get(strategy, "shortest plans of")
    return f"{result.count} {kind} {result.trips} trips"


def show(result: SolveResult, view: str, every: bool, output: Path | None) -> None:
    """A story is told with the result as its heading; the notations stand alone."""
    heading = result_line(result)
    if result.status != "solved" or view == "story":
        numbered = every or view == "arrows"
        parts = [heading] + [
            plan_text(plan, view, number=i if numbered else None) for i, plan in enumerate(result.solutions, 1)
        ]
        options.write_output(("\n\n" if every else "\n").join(parts), output)
        return
    click.echo(heading, err=True)
    numbered = every or view == "arrows"
    texts = [plan_text(plan, view, number=i if numbered else None) for i, plan in enumerate(result.solutions, 1)]
    options.write_output(("\n" if view == "codes" else "\n\n").join(texts), output)
