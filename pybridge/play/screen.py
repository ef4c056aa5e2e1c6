"""Where a game is shown: with colours and boxes on a terminal, in plain text elsewhere."""

from __future__ import annotations

import os
from typing import IO, Any

from pybridge.play.game import Grid


class Screen:
    """Writes lines and grids to a stream.

    Colours and boxes are for a terminal without ``NO_COLOR``; all else gets the same
    words in plain text.
    """

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream
        self._console: Any = None
        if stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
            from rich.console import Console

            self._console = Console(file=stream, highlight=False)

    def say(self, text: str = "", style: str = "") -> None:
        """A line; the style counts only on a terminal."""
        if self._console is None:
            self._stream.write(text + "\n")
        else:
            self._console.print(text, style=style or None, markup=False, soft_wrap=True)
        self._stream.flush()

    def prompt(self, text: str) -> None:
        """A text without a line feed."""
        self._stream.write(text)
        self._stream.flush()

    def grid(self, grid: Grid) -> None:
        """A picture."""
        if self._console is None:
            self._plain(grid)
        else:
            self._boxed(grid)
        self._stream.flush()

    def _plain(self, grid: Grid) -> None:
        rows = [grid.heading, *grid.rows]
        widths = [max(grid.width, *map(len, column)) for column in zip(*rows, strict=True)]
        for number, row in enumerate(rows):
            marks = ["*" if (number - 1, column) in grid.marked else " " for column in range(len(row))]
            cells = [f"{mark}{cell.ljust(width)}" for mark, cell, width in zip(marks, row, widths, strict=True)]
            self._stream.write(("  " + "  ".join(cells)).rstrip() + "\n")

    def _boxed(self, grid: Grid) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.ROUNDED, header_style="bold")
        for name in grid.heading:
            table.add_column(name, min_width=grid.width)
        for number, row in enumerate(grid.rows):
            table.add_row(
                *(
                    Text(cell, style="bold yellow" if (number, column) in grid.marked else "")
                    for column, cell in enumerate(row)
                )
            )
        self._console.print(table)
