"""Arguments and options that several commands share."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from pybridge.paths import prolog_dir

Function = TypeVar("Function", bound=Callable[..., Any])

ENGINES = ("auto", "janus", "pyswip", "process")


def puzzle_argument(function: Function) -> Function:
    return click.argument("puzzle", metavar="PUZZLE", shell_complete=puzzle_names)(function)


def puzzle_names(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The names of the catalogue that go on from what was typed; otherwise files. No engine is started for it."""
    names = sorted(path.stem.replace("_", "-") for path in (prolog_dir() / "puzzles").glob("*.pl"))
    fitting = [CompletionItem(name) for name in names if name.startswith(incomplete)]
    return fitting or [CompletionItem(incomplete, type="file")]


def settings_argument(function: Function) -> Function:
    return click.argument("settings", nargs=-1, metavar="[NAME=VALUE]...")(function)


def engine_option(function: Function) -> Function:
    return click.option(
        "--engine",
        type=click.Choice(ENGINES),
        default=None,
        help="How SWI-Prolog is run; otherwise PYBRIDGE_ENGINE says so, or the first that works is taken.",
    )(function)


def language_option(function: Function) -> Function:
    return click.option(
        "--lang",
        "language",
        default="en",
        show_default=True,
        metavar="CODE",
        callback=known_language,
        help="The language of sentences, by its code of ISO 639-1, such as de.",
    )(function)


def known_language(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    """The language, which must be one of those that there are."""
    from pybridge.writing import check_language

    check_language(value)
    return value


def limit_options(function: Function) -> Function:
    function = click.option("--max-states", type=click.IntRange(min=1), metavar="N", help="Stop after N states.")(
        function
    )
    return time_limit_option(function)


class Seconds(click.FloatRange):
    """A number of seconds, which is finite, and no longer than a clock can tell."""

    longest = 1e6

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail("nan is no number of seconds.", param, ctx)
        return min(seconds, self.longest)


def time_limit_option(function: Function) -> Function:
    return click.option("--time-limit", type=Seconds(min=0, min_open=True), metavar="S", help="Stop after S seconds.")(
        function
    )


def json_option(function: Function) -> Function:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)


RESERVED = frozenset(
    {
        "puzzle",
        "plan",
        "document",
        "strategy",
        "all",
        "distinct",
        "time_limit",
        "max_states",
        "max_depth",
        "language",
        "on_event",
        "from_state",
        "engine",
        "cost",
        "illegal",
        "optimum",
    }
)
"""Names that the functions of the API keep for themselves."""


def parameters(settings: tuple[str, ...]) -> dict[str, Any]:
    """The NAME=VALUE arguments as keyword arguments of the API."""
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.isidentifier():
            raise click.UsageError(f"A parameter is given as NAME=VALUE, not as {setting!r}.")
        if name in RESERVED:
            raise click.UsageError(
                f"A parameter of a puzzle cannot be called {name}; pybridge --help lists the options."
            )
        if name in given:
            raise click.UsageError(f"The parameter {name} is given twice.")
        given[name] = value
    return given


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def write_output(text: str, path: Path | None) -> None:
    """Print a text, or write it to a file."""
    if path is None:
        click.echo(text)
    else:
        path.write_text(text + "\n", encoding="utf-8")
