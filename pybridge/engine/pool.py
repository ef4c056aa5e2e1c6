"""A pool of child processes, for servers: each request borrows a session of its own."""

from __future__ import annotations

import os
import queue
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from pybridge.engine.session import Prolog
from pybridge.errors import EngineClosed, PybridgeError


class PrologPool:
    """Up to `size` sessions of the engine `process`, started when they are needed, each with `files` loaded.

    `uses` is how often a session is lent before it is replaced, so that what one borrower asserts does not stay for
    ever; 1 gives every borrower a fresh one. Other options are those of Prolog. Usable from any thread.
    """

    def __init__(
        self, size: int, *, files: Sequence[str | os.PathLike[str]] = (), uses: int = 1000, **options: Any
    ) -> None:
        self._files = list(files)
        self._uses = uses
        self._options = options
        self._closed = False
        self._places: queue.SimpleQueue[tuple[Prolog | None, int]] = queue.SimpleQueue()
        self._size = size
        for _ in range(size):
            self._places.put((None, 0))

    @contextmanager
    def lend(self, timeout: float | None = None) -> Iterator[Prolog]:
        """A session for a `with` block. Raises TimeoutError if none is free within `timeout` seconds."""
        if self._closed:
            raise EngineClosed("the pool is closed")
        try:
            session, used = self._places.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError(f"no session of the pool was free within {timeout} s") from None
        try:
            if session is None:
                session, used = self._fresh(), 0
            yield session
        finally:
            used += 1
            if session is not None and (self._closed or used >= self._uses or not _clean(session)):
                session.close()
                session = None
            self._places.put((session, used))

    def close(self) -> None:
        """End the sessions; one that is lent ends when it is given back."""
        self._closed = True
        for _ in range(self._size):
            try:
                session, _ = self._places.get_nowait()
            except queue.Empty:
                break
            if session is not None:
                session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _fresh(self) -> Prolog:
        session = Prolog("process", **self._options)
        try:
            for file in self._files:
                session.consult(file)
        except BaseException:
            session.close()
            raise
        return session


def _clean(session: Prolog) -> bool:
    """Whether a session that was given back can be lent again: nothing runs and no query is open."""
    try:
        session.close_queries()
        return session.once("true", time_limit=5) == {}
    except PybridgeError:
        return False
