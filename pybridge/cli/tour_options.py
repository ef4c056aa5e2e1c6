"""Arguments and options that the commands for tours share."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import click

from pybridge.cli.options import Function


class SizedCommand(click.Command):
    """A command whose first argument may be a negative number, which is a bad size and no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Keep a number such as -1 for the argument."""
        valued = {
            name
            for param in self.params
            if isinstance(param, click.Option) and not param.is_flag
            for name in param.opts
        }
        for place, argument in enumerate(args):
            if argument == "--":
                break
            if re.fullmatch(r"-\d.*", argument) and (place == 0 or args[place - 1] not in valued):
                args = [*args[:place], *args[place + 1 :], "--", argument]
                break
        return super().parse_args(ctx, args)


def board_options(function: Function) -> Function:
    """SIZE, and what else a board and its tours are given by."""
    for decorator in (
        click.option(
            "--leaper", default="1,2", show_default=True, metavar="P,Q", callback=read_leaper, help="The piece."
        ),
        click.option(
            "--holes",
            default="",
            metavar="SQUARES|FILE",
            callback=read_holes,
            help="Squares that the board lacks, such as 'a1 b2', or a file that draws the board: . is a hole, s the "
            "start, anything else a square.",
        ),
        click.option("--closed", is_flag=True, help="The last square must be one move from the first."),
        click.option("--end", metavar="SQ", help="The last square."),
        click.option(
            "--start", metavar="SQ", help="The first square: a1 (bottom left), or 1,1 (row 1, column 1: top left)."
        ),
        click.argument("size", metavar="SIZE"),
    ):
        function = decorator(function)
    return function


def read_leaper(_context: click.Context, _parameter: click.Parameter, value: str) -> tuple[int, int]:
    match = re.fullmatch(r"\s*(\d{1,6})\s*,\s*(\d{1,6})\s*", value)
    if match is None:
        raise click.UsageError(f"A leaper is given as P,Q, such as 2,3, not as {value!r}.")
    return int(match[1]), int(match[2])


def read_holes(_context: click.Context, _parameter: click.Parameter, value: str) -> Any:
    """A file where there is one of that name, otherwise the text itself."""
    try:
        found = Path(value).is_file()
    except (OSError, ValueError):
        found = False
    if found:
        return Path(value)
    if "/" in value or value.endswith(".txt"):
        raise click.UsageError(f"There is no file {value}.")
    return value
