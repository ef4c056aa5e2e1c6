"""The answers of an open query."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from pybridge.engine.steps import STEPS
from pybridge.errors import TimeLimitReached

if TYPE_CHECKING:
    from pybridge.engine.session import Prolog


class Rows(Iterator[dict[str, Any]]):
    """The answers of a query one by one, as dicts that stay valid for ever.

    An iterator and a context manager. It is closed by `close()`, at the end of its `with` block, after its last answer
    and after an error; one that is dropped is closed later. Two threads that ask the same query take turns; closing it
    stops what another thread is computing for it.
    """

    _open = False

    def __init__(self, session: Prolog, number: int, generation: int, seconds: float | None) -> None:
        self._session = session
        self._number = number
        self._generation = generation
        self._seconds = seconds
        self._left = seconds
        self._lock = threading.RLock()
        self._thread: int | None = None
        self._open = True

    def __next__(self) -> dict[str, Any]:
        with self._lock:
            if not self._open:
                raise StopIteration
            self._thread = threading.get_ident()
            try:
                row = self._next()
            except BaseException:
                self._finish()
                raise
            finally:
                self._thread = None
            if row is None:
                self._open = False
                raise StopIteration
            return row

    def _next(self) -> dict[str, Any] | None:
        if self._left is None:
            return self._session._next_row(self._number, self._generation, None)
        begin = time.monotonic()
        try:
            # A limit that was used up by earlier answers is reached at once.
            return self._session._next_row(self._number, self._generation, max(self._left, 0.0))
        except TimeLimitReached:
            raise TimeLimitReached(f"the query reached its time limit of {self._seconds:g} s") from None
        finally:
            self._left -= time.monotonic() - begin

    def _finish(self) -> None:
        self._session._drop_rows(self._number)
        self._open = False

    @property
    def closed(self) -> bool:
        """Whether there is nothing more to ask."""
        return not self._open

    def close(self) -> None:
        """Free the query; its cleanup handlers run before this returns."""
        while not self._lock.acquire(timeout=0.01):
            if self._thread is not None:
                STEPS.interrupt(self._session, self._thread)
        try:
            if self._open:
                try:
                    self._session._close_rows(self._number, self._generation)
                except BaseException:
                    self._finish()
                    raise
                self._open = False
        finally:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if self._open:
            self._finish()
