"""`Prolog`, the public session: any goal on any file, with inputs bound by name."""

from __future__ import annotations

import contextlib
import itertools
import math
import os
import weakref
from pathlib import Path
from typing import Any, Self

from pybridge.codec import Decoder, check_text, encode_spec
from pybridge.engine.answers import all_rows, consulted, first_row
from pybridge.engine.choice import start
from pybridge.engine.protocol import version_text
from pybridge.engine.rows import Rows
from pybridge.engine.steps import STEPS
from pybridge.errors import BadArgument, EngineClosed, EngineLost, Message
from pybridge.values import Compound

_ROWS = itertools.count(1)


class Prolog:
    """A session with SWI-Prolog.

    `engine` is auto, janus, pyswip or process; without it the environment variable PYBRIDGE_ENGINE decides. The
    in-process engines of all sessions share one Prolog database; each session with the engine `process` has a child
    process of its own. `module` is where goals run. `plain_strings` gives Prolog strings as str instead of String.
    `memory_limit`, in bytes, is for the engine `process` alone.

    A session can be used from any thread. It is a context manager; closing it closes its queries.

    Options of a query: `time_limit` in seconds, `inference_limit`, `stack_limit` in bytes. All other keywords are
    inputs: they bind the variable of the goal with that name. An answer is a dict from the names of the other variables
    to values, without those that begin with an underscore.
    """

    def __init__(
        self,
        engine: str | None = None,
        *,
        module: str = "user",
        plain_strings: bool = False,
        memory_limit: int | None = None,
    ) -> None:
        options = {} if memory_limit is None else {"memory_limit": _positive("memory_limit", memory_limit)}
        self._backend = start(engine, **options)
        self._module = module
        self._decoder = Decoder(plain_strings=plain_strings, release=self._backend.dropped_blobs.append)
        self._rows: weakref.WeakSet[Rows] = weakref.WeakSet()
        self._consulted: list[str] = []
        self._generation = self._backend.generation
        self._closed = False

    @property
    def engine(self) -> str:
        """The name of the engine."""
        return self._backend.name

    @property
    def version(self) -> str:
        """The version of SWI-Prolog."""
        return version_text(self._backend.version)

    @property
    def pid(self) -> int | None:
        """The process id of the child, if the engine is `process`."""
        return self._backend.pid

    def once(
        self,
        goal: str,
        *,
        time_limit: float | None = None,
        inference_limit: int | None = None,
        stack_limit: int | None = None,
        **inputs: Any,
    ) -> dict[str, Any] | None:
        """The first answer of the goal, or None."""
        spec = self._spec(inputs, inference_limit, stack_limit)
        return first_row(self._run(time_limit, "run_once", check_text(goal), spec), self._decoder)

    def all(
        self,
        goal: str,
        *,
        time_limit: float | None = None,
        inference_limit: int | None = None,
        stack_limit: int | None = None,
        **inputs: Any,
    ) -> list[dict[str, Any]]:
        """All answers of the goal."""
        spec = self._spec(inputs, inference_limit, stack_limit)
        return all_rows(self._run(time_limit, "run_all", check_text(goal), spec), self._decoder)

    def query(
        self,
        goal: str,
        *,
        time_limit: float | None = None,
        inference_limit: int | None = None,
        stack_limit: int | None = None,
        **inputs: Any,
    ) -> Rows:
        """The answers of the goal one by one, each computed when it is asked for.

        Any number of queries can be open; they can be asked and closed in any order and from any thread. `time_limit`
        counts the seconds that Prolog works, not those that pass between two answers.
        """
        number = next(_ROWS)
        spec = self._spec(inputs, inference_limit, stack_limit)
        try:
            first_row(self._run(None, "open_rows", number, check_text(goal), spec), self._decoder)
            rows = Rows(self, number, self._generation, time_limit)
            self._rows.add(rows)
        except BaseException:
            self._drop_rows(number)
            raise
        return rows

    def consult(self, path: str | os.PathLike[str], *, time_limit: float | None = None) -> list[Message]:
        """Load a file; its warnings.

        Raises ConsultError, which has all problems of the file, if one of them is an error.
        """
        file = check_text(str(Path(path).absolute()))
        text = self._run(time_limit, "load_source", file, self._module)
        if file not in self._consulted:
            self._consulted.append(file)
        return consulted(text, self._decoder)

    def assertz(self, clause: str | Compound, **inputs: Any) -> None:
        """Add a clause at the end of its predicate: text, with inputs bound by name, or a Compound."""
        if isinstance(clause, str):
            self.once(f"assertz(({clause.rstrip().removesuffix('.')}))", **inputs)
        else:
            self.once("assertz(Clause)", Clause=clause)

    def interrupt(self) -> int:
        """Stop what this session is running in any thread; how many goals there were.

        In those threads QueryInterrupted is raised.
        """
        return STEPS.interrupt(self)

    def close_queries(self) -> None:
        """Close all queries of this session."""
        for rows in list(self._rows):
            rows.close()
        self._collect()

    def close(self) -> None:
        """Stop what runs and close all queries of this session. It cannot be used afterwards; open another one."""
        if self._closed:
            return
        self.interrupt()
        with contextlib.suppress(EngineLost):
            self.close_queries()
        self._closed = True
        self._backend.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "closed" if self._closed else f"SWI-Prolog {self.version}"
        return f"<Prolog {self.engine}, {state}>"

    # For Rows

    def _run(self, seconds: float | None, predicate: str, *args: int | str) -> str:
        if self._closed:
            raise EngineClosed("the session is closed")
        if seconds is not None and math.isnan(seconds):
            raise BadArgument("time_limit is not a number")
        backend = self._backend
        if backend.dropped_rows or backend.dropped_blobs:
            self._collect()
        if self._generation != backend.generation:
            self._reload()
        return STEPS.run(self, backend, seconds, predicate, *args)

    def _drop_rows(self, rows: int) -> None:
        """Close a query later. This is called when Rows are collected, which may be in any thread at any time."""
        self._backend.dropped_rows.append(rows)

    def _next_row(self, rows: int, generation: int, seconds: float | None) -> dict[str, Any] | None:
        if generation != self._backend.generation:
            raise EngineLost("the query was lost with the process that it ran in")
        return first_row(self._run(seconds, "next_row", rows), self._decoder)

    def _close_rows(self, rows: int, generation: int) -> None:
        if not self._closed and generation == self._backend.generation:
            first_row(self._run(None, "close_rows", rows), self._decoder)

    def _spec(self, inputs: dict[str, Any], inference_limit: int | None, stack_limit: int | None) -> str | int:
        if not inputs and inference_limit is stack_limit is None and self._module == "user":
            return 0
        limits = _positive("inference_limit", inference_limit), _positive("stack_limit", stack_limit)
        return encode_spec(self._module, inputs, limits, self._backend.dropped_blobs.append)

    def _collect(self) -> None:
        """Close the queries and give back the blobs that were dropped."""
        rows, blobs = self._backend.dropped_rows, self._backend.dropped_blobs
        while rows:
            # Another thread may do the same, which does no harm; what is interrupted here is done the next time.
            with contextlib.suppress(IndexError, ValueError):
                number = rows[0]
                STEPS.run(self, self._backend, None, "close_rows", number)
                rows.remove(number)
        handles = []
        with contextlib.suppress(IndexError):
            while True:
                handles.append(str(blobs.popleft()))
        if handles:
            STEPS.run(self, self._backend, None, "release_blobs", " ".join(handles))

    def _reload(self) -> None:
        """A new child process knows nothing: load the files of this session again."""
        self._generation = self._backend.generation
        for file in self._consulted:
            STEPS.run(self, self._backend, None, "load_source", file, self._module)


def _positive(name: str, value: int | None) -> int:
    if value is None:
        return 0
    if not 0 < value < 2**63:
        raise BadArgument(f"{name} must be a positive number, not {value}")
    return value
