"""The engine `janus`: SWI-Prolog in this process, by SWI-Prolog's own Python package janus-swi.

Of janus only `apply_once` is used, with integers and texts, because its conversions refuse compounds and variables.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from pybridge.engine.embedded import Embedded, check_home, check_version
from pybridge.engine.protocol import UncaughtInProlog
from pybridge.errors import EngineUnavailable
from pybridge.paths import prolog_dir


class JanusEngine(Embedded):
    """SWI-Prolog through janus-swi."""

    name = "janus"

    def __init__(self) -> None:
        self._janus = _import_janus()
        self._apply = self._janus.apply_once
        self._error = self._janus.PrologError
        check_version(self._apply("user", "current_prolog_flag", "version"))
        path = str(prolog_dir() / "bridge.pl")
        try:
            self._janus.query_once("set_prolog_flag(verbose, silent), use_module(File, [])", {"File": path})
        except self._error as error:
            raise EngineUnavailable(f"the Prolog files of pybridge cannot be loaded from {path}") from error
        super().__init__()

    def call(self, predicate: str, *args: int | str) -> str:
        """See Backend."""
        try:
            self._local.attached  # noqa: B018
        except AttributeError:
            self.attach()
        try:
            text: str = self._apply("bridge", predicate, *args)
        except self._error as error:
            raise UncaughtInProlog(predicate) from error
        return text

    def _attach_thread(self) -> bool:
        if self._janus.engine() >= 0:
            return False
        self._janus.attach_engine()
        return True

    def _detach_thread(self) -> None:
        self._janus.detach_engine()


def _import_janus() -> Any:
    check_home()
    if importlib.util.find_spec("janus_swi") is None:
        raise EngineUnavailable("the Python package janus-swi is not installed (it needs SWI-Prolog 9.1.12 or newer)")
    try:
        return importlib.import_module("janus_swi")
    except Exception as error:
        raise EngineUnavailable(f"janus-swi cannot use SWI-Prolog here: {error}") from error
