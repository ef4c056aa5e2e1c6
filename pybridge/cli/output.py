"""Writing to files: what the name of a file ends with picks the form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from pybridge.cli.options import Function

Writer = Callable[[], str]
PNG_WIDTH = 800


def output_option(kinds: tuple[str, ...]) -> Callable[[Function], Function]:
    """The option ``-o``, which takes a file of one of the kinds (``.svg``), and ``--width`` where one is ``.png``."""

    def decorate(function: Function) -> Function:
        if ".png" in kinds:
            function = click.option(
                "--width",
                type=click.IntRange(16, 16384),
                default=PNG_WIDTH,
                show_default=True,
                metavar="PIXELS",
                help="Width of a .png file.",
            )(function)
        return click.option(
            "-o",
            "--output",
            "path",
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help=f"Write to FILE, in the form that its name ends with: {', '.join(kinds)}.",
            callback=lambda _context, _parameter, value: checked(value, kinds),
        )(function)

    return decorate


def checked(path: Path | None, kinds: tuple[str, ...]) -> Path | None:
    """The path, if it ends with one of the kinds."""
    if path is not None and path.suffix.lower() not in kinds:
        raise click.UsageError(f"{path}: the name of the file must end with one of {', '.join(kinds)}.")
    return path


def kind_of(path: Path | None) -> str:
    """What the path ends with, or nothing for no path."""
    return "" if path is None else path.suffix.lower()


def write(path: Path, writers: Mapping[str, Writer], *, width: int = PNG_WIDTH) -> None:
    """Write to a file with the writer for its kind; a ``.png`` is drawn from what the writer for ``.svg`` gives.

    Nothing is written unless all of it could be made.
    """
    kind = kind_of(path)
    if kind == ".png":
        from pybridge.render.png import svg_to_png

        path.write_bytes(svg_to_png(writers[".svg"](), width=width))
        return
    text = writers[kind]()
    path.write_text(text if text.endswith("\n") else text + "\n", encoding="utf-8")


def plan_writers(plan: Any) -> dict[str, Writer]:
    """The pictures of a plan or of a tour."""
    return {".svg": plan.to_svg, ".html": plan.to_html}
