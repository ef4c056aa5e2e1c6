"""Which engine: an argument, else the environment variable PYBRIDGE_ENGINE, else the first that works.

The in-process engines are kept here, because a process has one embedded SWI-Prolog and it cannot be started twice.
"""

from __future__ import annotations

import importlib
import os
import threading
from typing import Any

from pybridge.engine.protocol import Backend
from pybridge.engine.steps import STEPS
from pybridge.errors import BadArgument, EngineUnavailable

ENGINES = ("janus", "pyswip", "process")
ENVIRONMENT = "PYBRIDGE_ENGINE"
INSTALL = (
    "install SWI-Prolog: apt-get install swi-prolog-nox (Debian, Ubuntu), dnf install pl (Fedora), "
    "brew install swi-prolog (macOS)"
)

_START = threading.RLock()
_RUNNING: dict[str, Backend] = {}
"""The in-process engines that were started."""


def start(engine: str | None = None, **options: Any) -> Backend:
    """A running engine: the one that is named, else that of PYBRIDGE_ENGINE, else the first that works.

    `options` are for the engine `process` alone. Raises BadArgument for an engine that does not exist or that has not
    these options, and EngineUnavailable, whose `reasons` say what was tried.
    """
    wanted = engine or wanted_by_environment()
    if wanted != "auto" and wanted not in ENGINES:
        raise BadArgument(f"there is no engine {wanted!r}; the engines are auto, {', '.join(ENGINES)}")
    if wanted == "auto" and options:
        wanted = "process"
    if wanted != "process" and options:
        raise BadArgument(f"{', '.join(options)}: only the engine process has this, not {wanted}")
    if wanted == "auto" and _RUNNING:
        return next(iter(_RUNNING.values()))
    reasons: dict[str, str] = {}
    for name in ENGINES if wanted == "auto" else (wanted,):
        try:
            with STEPS.protected():
                return _start(name, options)
        except EngineUnavailable as error:
            reasons[name] = str(error)
    raise EngineUnavailable(_sentence(wanted, reasons), reasons)


def wanted_by_environment() -> str:
    """The engine that PYBRIDGE_ENGINE names, or auto. Raises BadArgument if it names none."""
    wanted = os.environ.get(ENVIRONMENT) or "auto"
    if wanted != "auto" and wanted not in ENGINES:
        raise BadArgument(
            f"the environment variable {ENVIRONMENT} is {wanted!r}; the engines are auto, {', '.join(ENGINES)}"
        )
    return wanted


def probe() -> dict[str, Backend | str]:
    """Each engine by name: running, or the sentence that says why it does not work."""
    found: dict[str, Backend | str] = {}
    for name in ENGINES:
        try:
            found[name] = _start(name, {})
        except EngineUnavailable as error:
            found[name] = str(error)
    return found


def _start(name: str, options: dict[str, Any]) -> Backend:
    if name == "process":
        process: Backend = importlib.import_module("pybridge.engine.process").ProcessEngine(**options)
        return process
    with _START:
        if name not in _RUNNING:
            _RUNNING[name] = _embedded(name)
        return _RUNNING[name]


def _embedded(name: str) -> Backend:
    if name == "janus":
        janus: Backend = importlib.import_module("pybridge.engine.janus").JanusEngine()
        return janus
    pyswip: Backend = importlib.import_module("pybridge.engine.pyswip").PyswipEngine()
    return pyswip


def _sentence(wanted: str, reasons: dict[str, str]) -> str:
    if wanted == "auto":
        tried = "; ".join(f"{name}: {reason}" for name, reason in reasons.items())
        return f"no usable SWI-Prolog ({tried}); {INSTALL}"
    return f"the engine {wanted} does not work: {reasons[wanted]}; {INSTALL}, or choose another engine"
