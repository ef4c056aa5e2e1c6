"""``pybridge solve``: plans, or how many there are, or that there is none."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import click

from pybridge import crossing
from pybridge.cli import options, output
from pybridge.cli.progress import waiting
from pybridge.cli.states import GivenState, state_option
from pybridge.model import SolveResult
from pybridge.render.text import VIEWS, plan_text, result_line

STATUS = {"solved": 0, "impossible": 1, "limit": 3}


@click.command(short_help="Solve a puzzle.")
@options.puzzle_argument
@options.settings_argument
@click.option("--strategy", type=click.Choice(crossing.STRATEGIES), default="breadth-first", show_default=True)
@click.option("--all", "every", is_flag=True, help="Every plan: all shortest, or all that repeat no state.")
@click.option("--distinct", is_flag=True, help="One of the plans that differ only in who is who.")
@click.option("--count", is_flag=True, help="How many plans --all would give, without listing them.")
@state_option
@click.option("--view", type=click.Choice(list(VIEWS)), default="story", show_default=True)
@click.option("--trace", is_flag=True, help="Tell on standard error what the search does.")
@options.json_option
@output.output_option((".svg", ".png", ".html", ".json", ".txt"))
@click.option(
    "--certificate",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write what proves the answer to FILE, for pybridge verify.",
)
@options.language_option
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
    distinct: bool,
    count: bool,
    from_state: GivenState,
    view: str,
    trace: bool,
    as_json: bool,
    path: Path | None,
    width: int,
    certificate: Path | None,
    language: str,
    time_limit: float | None,
    max_states: int | None,
    max_depth: int | None,
    engine: str | None,
) -> None:
    """Solve PUZZLE: a name of the catalogue (see pybridge puzzles), or a .toml or .pl file.

    Breadth-first and iterative deepening give a shortest plan, depth-first any plan,
    uniform cost one of least time.
    """
    kind = output.kind_of(path)
    drawn = kind in (".svg", ".png", ".html")
    as_json = as_json or kind == ".json"
    if drawn and count:
        raise click.UsageError(f"A number of plans cannot be written as {kind}.")
    common: dict[str, Any] = {
        "strategy": strategy,
        "distinct": distinct,
        "from_state": from_state,
        "time_limit": time_limit,
        "max_states": max_states,
        "max_depth": max_depth,
        "engine": engine,
        **options.parameters(settings),
    }
    with nullcontext() if trace else waiting("Solving"):
        if count:
            result = crossing.count_plans(puzzle, **common)
        else:
            on_event = (lambda line: click.echo(line, err=True)) if trace else None
            told = language if drawn or (view == "story" and not as_json) else None
            result = crossing.solve(puzzle, all=every, language=told, on_event=on_event, **common)
    if drawn and path is not None:
        draw(result, path, width)
    elif as_json:
        options.write_output(options.to_json(result.to_dict()), path)
    elif count:
        options.write_output(count_line(result, strategy), path)
    else:
        show(result, view, every or distinct, path)
    if certificate is not None and result.status != "limit":
        write_certificate(puzzle, certificate, common)
    ctx.exit(STATUS[result.status])


def write_certificate(puzzle: str, path: Path, common: dict[str, Any]) -> None:
    """Write what proves that the puzzle is impossible, or a plan of least trips, or of least cost, the best."""
    from pybridge.certificates import certificate

    cost = common["strategy"] in ("uniform-cost", "a-star")
    kept = {name: value for name, value in common.items() if name not in ("strategy", "distinct", "max_depth")}
    document = certificate(puzzle, cost=cost, **kept)
    path.write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")


def draw(result: SolveResult, path: Path, width: int) -> None:
    """The first plan as a picture or a page; without a plan there is nothing to draw."""
    click.echo(result_line(result), err=True)
    plan = result.solution
    if plan is None:
        click.echo(f"pybridge: {path} was not written: there is no plan to draw", err=True)
        return
    if len(result.solutions) > 1:
        click.echo(f"The first of {len(result.solutions)} plans is drawn.", err=True)
    output.write(path, output.plan_writers(plan), width=width)


def count_line(result: SolveResult, strategy: str) -> str:
    if result.status != "solved":
        return result_line(result)
    is_space = not result.puzzle.places
    trips = f"{result.trips} {'move' if is_space else 'trip'}{'s' * (result.trips != 1)}"
    plans = f"plan{'s' * (result.count != 1)}"
    if strategy == "depth-first":
        return f"{result.count} {plans} without a repeated state, the shortest of {trips}"
    if strategy in ("uniform-cost", "a-star"):
        return f"{result.count} {plans} of least {'cost' if is_space else 'time'}, {result.trips}"
    return f"{result.count} shortest {plans} of {trips}"


def show(result: SolveResult, view: str, every: bool, path: Path | None) -> None:
    """A story is told with the result as its heading; the notations stand alone."""
    heading = result_line(result)
    if result.status != "solved" or view == "story":
        numbered = every or view == "arrows"
        parts = [heading] + [
            plan_text(plan, view, number=i if numbered else None) for i, plan in enumerate(result.solutions, 1)
        ]
        options.write_output(("\n\n" if every else "\n").join(parts).rstrip("\n"), path)
        return
    click.echo(heading, err=True)
    numbered = every or view == "arrows"
    texts = [plan_text(plan, view, number=i if numbered else None) for i, plan in enumerate(result.solutions, 1)]
    options.write_output(("\n" if view == "codes" else "\n\n").join(texts), path)
