"""What `import pybridge` offers: each name is there, is told to type checkers, and says what it is."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import pybridge

SOURCE = Path(pybridge.__file__)


def promised() -> dict[str, str]:
    """The names that type checkers see, with their modules."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module or "" for node in imports for alias in node.names}


def test_type_checkers_see_what_there_is() -> None:
    assert promised() == pybridge._MODULES
    assert set(promised()) <= set(dir(pybridge))


@pytest.mark.parametrize("name", pybridge.__all__)
def test_a_public_name_is_documented(name: str) -> None:
    value = getattr(pybridge, name)
    assert value.__module__.startswith("pybridge.")
    assert inspect.getdoc(value)
    assert not (value.__doc__ or "").startswith(f"{name}("), "the docstring that a dataclass makes for itself"


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'no_such_name'"):
        pybridge.no_such_name  # noqa: B018


def test_importing_pybridge_loads_no_part_of_it() -> None:
    code = "import sys, pybridge; print([name for name in sys.modules if name.startswith('pybridge.')])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert shown.stdout == "[]\n"
