"""``pybridge alcuin``: the least boat for a graph of conflicts."""

from __future__ import annotations

from pathlib import Path

import click

from pybridge.cli import options
from pybridge.cli.reading import read_text
from pybridge.conflicts import AlcuinResult, alcuin


@click.command(short_help="Find the least boat for a graph of conflicts.")
@click.argument("graph", metavar="GRAPH")
@options.json_option
@options.time_limit_option
@options.engine_option
def command(graph: str, as_json: bool, time_limit: float | None, engine: str | None) -> None:
    """Find how many items a ferryman's boat must take when those joined in GRAPH must not be alone together.

    GRAPH is a file with an edge on each line, such as "wolf goat", or in the DIMACS format; - for standard
    input; or a name: path-6, cycle-5, complete-4, star-7, wheel-5, bipartite-2-4, grid-3-4, cube-3, empty-3,
    petersen.
    """
    result = alcuin(read_graph(graph), time_limit=time_limit, engine=engine)
    if as_json:
        click.echo(options.to_json(result.to_dict()))
        return
    for line in result_lines(result):
        click.echo(line)


def read_graph(argument: str) -> str:
    """The text of a file, or a name."""
    if argument == "-" or Path(argument).is_file():
        return whole(read_text(argument))
    if "/" in argument or Path(argument).suffix:
        raise click.UsageError(f"There is no file {argument}.")
    return argument


def whole(text: str) -> str:
    """A text that is not taken for a name, whatever is in it."""
    return text if text.endswith("\n") else f"{text}\n"


def result_lines(result: AlcuinResult) -> list[str]:
    """The result in words, then the partition and the plan."""
    items = f"{result.alcuin} item{'s' if result.alcuin != 1 else ''}"
    trips = f"{result.trips} trip{'s' if result.trips != 1 else ''}"
    known = "the fewest" if result.least else "perhaps not the fewest"
    lines = [
        f"{result.vertices} items, {result.edges} conflicts: the boat must take {items} besides the ferryman.",
        f"A least vertex cover has {result.vertex_cover}.  The plan has {trips}, {known}.",
        "",
    ]
    lines += [f"{name:<3}{' '.join(members) or '-'}" for name, members in result.partition]
    lines.append("")
    width = len(str(result.trips))
    for number, move in enumerate(result.plan, 1):
        load = " ".join(move.party[1:]) or "nothing"
        lines.append(f"{number:>{width}}. {move.origin} to {move.destination}: {load}")
    return lines
