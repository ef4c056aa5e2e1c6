"""A sign of life on standard error for work that takes longer than a second."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

DELAY = 1.0
"""Seconds before anything is shown."""


@contextmanager
def waiting(what: str) -> Iterator[Callable[[str], None]]:
    """Show ``what`` with the time it takes while the block runs, on a terminal and after :data:`DELAY`.

    The block gets a function that shows another text in its place.  Where standard error is no terminal nothing is
    ever shown.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _text: None
        return
    bar = _Bar(what)
    timer = threading.Timer(DELAY, bar.start)
    timer.daemon = True
    timer.start()
    try:
        yield bar.tell
    finally:
        timer.cancel()
        bar.stop()


class _Bar:
    """A moving bar that can be stopped before it has been started."""

    def __init__(self, what: str) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        self._lock = threading.Lock()
        self._stopped = False
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=24),
            TimeElapsedColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task = self._progress.add_task(what, total=None)

    def tell(self, what: str) -> None:
        self._progress.update(self._task, description=what)

    def start(self) -> None:
        with self._lock:
            if not self._stopped:
                self._progress.start()

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            self._progress.stop()
