"""What an engine is: one text each way.

An engine calls a predicate of prolog/bridge.pl with integers and texts and gives back its last argument, a text. All
that a user sees is built on that, so that the engines cannot differ in how they convert values.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import Any, Protocol

MINIMUM_VERSION = 9_00_00


class UncaughtInProlog(Exception):
    """A predicate of the bridge did not return: what stopped it could not be caught, as with abort/0."""


class Backend(Protocol):
    """A running SWI-Prolog."""

    name: str
    version: int
    dropped_rows: deque[int]
    dropped_blobs: deque[int]
    """Numbers of queries and blobs that Python no longer has and Prolog still keeps."""

    @property
    def generation(self) -> int:
        """Counts the starts: when it changes, all that was in Prolog is gone."""
        ...

    @property
    def pid(self) -> int | None:
        """The process id of the child process, if there is one."""
        ...

    def call(self, predicate: str, *args: int | str) -> str:
        """The text that the predicate of module bridge binds its last argument to; usable from any thread.

        Raises UncaughtInProlog, or EngineLost if the process ended.
        """
        ...

    def stop(self, step: int, reason: str) -> bool:
        """Tell a running step to stop; whether there was one."""
        ...

    def abort(self, step: int) -> None:
        """Stop a step whose program catches every error."""
        ...

    def kill(self) -> None:
        """End a step that cannot be stopped, if this engine can do that."""
        ...

    def close(self) -> None:
        """Give back what belongs to this engine alone."""
        ...


class Attachment:
    """The Prolog engine that a Python thread has while it lives; kept in a threading.local."""

    def __init__(self, detach: Any) -> None:
        self._detach = detach
        self._thread = threading.get_ident()

    def __del__(self) -> None:
        # Python drops the values of a threading.local in the thread that ends, which is where Prolog wants it.
        if self._thread == threading.get_ident():
            self._detach()


def version_text(version: int) -> str:
    """A version as SWI-Prolog numbers it, such as 90004, in the usual form.

    >>> version_text(90004)
    '9.0.4'
    """
    return f"{version // 10000}.{version // 100 % 100}.{version % 100}"
