"""What the two in-process engines share."""

from __future__ import annotations

import atexit
import contextlib
import os
import threading
from abc import ABC, abstractmethod
from collections import deque
from pathlib import Path

from pybridge.engine.protocol import MINIMUM_VERSION, Attachment, UncaughtInProlog, version_text
from pybridge.engine.signal_stack import keep_ordinary_stack
from pybridge.errors import EngineUnavailable


class Embedded(ABC):
    """An engine inside this process. There is one SWI-Prolog in a process and it stays until the process ends."""

    name: str
    pid: int | None = None

    def __init__(self) -> None:
        self.generation = 0
        self.dropped_rows: deque[int] = deque()
        self.dropped_blobs: deque[int] = deque()
        self._local = threading.local()
        self.version = int(self.call("start_bridge", 0))
        atexit.register(self._at_exit)

    @abstractmethod
    def call(self, predicate: str, *args: int | str) -> str:
        """See Backend."""

    @abstractmethod
    def _attach_thread(self) -> bool:
        """Give this thread a Prolog engine; false if it has one that is not ours to give back."""

    @abstractmethod
    def _detach_thread(self) -> None:
        """Take it away again."""

    def attach(self) -> None:
        """Make Prolog usable in this thread, until the thread ends."""
        keep_ordinary_stack()
        if self._attach_thread():
            self._local.attachment = Attachment(self._detach_thread)
        self._local.attached = True
        self.call("thread_begins")

    def stop(self, step: int, reason: str) -> bool:
        """See Backend."""
        return self.call("stop_step", step, reason) == "true"

    def abort(self, step: int) -> None:
        """See Backend."""
        self.call("abort_step", step)

    def kill(self) -> None:  # noqa: B027
        """Nothing: a step inside this process cannot be killed without the process."""

    def close(self) -> None:  # noqa: B027
        """Nothing: SWI-Prolog cannot be ended and started again reliably within one process."""

    def _at_exit(self) -> None:
        with contextlib.suppress(UncaughtInProlog):
            self.call("flush_streams")


def check_home() -> None:
    """Refuse a wrong SWI_HOME_DIR, which would abort the process while the library starts."""
    home = os.environ.get("SWI_HOME_DIR")
    if home and not (Path(home) / "boot.prc").is_file():
        raise EngineUnavailable(
            f"the environment variable SWI_HOME_DIR is {home}, where there is no SWI-Prolog (no boot.prc)"
        )


def check_version(version: int) -> None:
    """Refuse an SWI-Prolog that is too old."""
    if version < MINIMUM_VERSION:
        raise EngineUnavailable(
            f"SWI-Prolog {version_text(version)} is too old; {version_text(MINIMUM_VERSION)} or newer is needed"
        )
