"""River crossings and knight's tours: rules in Prolog, asked from Python, and any other Prolog too.

Importing this package starts nothing and imports nothing heavy: each name is loaded when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pybridge.engine.rows import Rows as Rows
    from pybridge.engine.session import Prolog as Prolog
    from pybridge.errors import Message as Message
    from pybridge.errors import PrologError as PrologError
    from pybridge.errors import PuzzleError as PuzzleError
    from pybridge.errors import PybridgeError as PybridgeError
    from pybridge.paths import prolog_dir as prolog_dir
    from pybridge.values import Blob as Blob
    from pybridge.values import Compound as Compound
    from pybridge.values import PrologDict as PrologDict
    from pybridge.values import String as String
    from pybridge.values import Variable as Variable

_MODULES = {
    "Prolog": "pybridge.engine.session",
    "Rows": "pybridge.engine.rows",
    "Message": "pybridge.errors",
    "PrologError": "pybridge.errors",
    "PuzzleError": "pybridge.errors",
    "PybridgeError": "pybridge.errors",
    "prolog_dir": "pybridge.paths",
    "Blob": "pybridge.values",
    "Compound": "pybridge.values",
    "PrologDict": "pybridge.values",
    "String": "pybridge.values",
    "Variable": "pybridge.values",
}

__all__ = sorted(_MODULES)  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(importlib.import_module(_MODULES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
