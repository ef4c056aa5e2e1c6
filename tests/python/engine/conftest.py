"""The contract: what every engine must do. PYBRIDGE_ENGINE chooses the engine; without it, the first that works."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pybridge import Prolog


@pytest.fixture(scope="module")
def pl() -> Iterator[Prolog]:
    with Prolog() as session:
        yield session


@pytest.fixture
def source(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a Prolog file and gives its path."""

    def write(text: str, name: str = "source.pl") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@contextmanager
def keyboard_interrupt_after(seconds: float) -> Iterator[None]:
    """Ctrl-C after some seconds; the block must be left by KeyboardInterrupt within a second and a half of it."""
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    begin = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        timer.join()
    assert time.monotonic() - begin < seconds + 1.5


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    begin = time.monotonic()
    yield
    assert time.monotonic() - begin < seconds
