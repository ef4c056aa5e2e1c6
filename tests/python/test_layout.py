"""The tree keeps the order it promises: who may import whom, what the rules may use, what no file may name."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "pybridge"

LOWEST = {"model", "spaces", "tour_model", "packed_squares", "errors", "values", "paths"}
MAY_IMPORT = dict.fromkeys(LOWEST, LOWEST) | {
    "codec": LOWEST | {"codec"},
    "engine": LOWEST | {"codec", "engine"},
    "render": LOWEST | {"render"},
    "prolog_text": LOWEST | {"prolog_text"},
    "puzzle": LOWEST | {"puzzle"},
    "exchange": LOWEST | {"codec", "engine", "puzzle", "exchange"},
    "writing": LOWEST | {"puzzle", "exchange", "writing"},
    "crossing": LOWEST | {"codec", "engine", "render", "exchange", "crossing"},
    "certificates": LOWEST | {"engine", "puzzle", "exchange", "certificates"},
    "conflicts": LOWEST | {"engine", "exchange", "conflicts"},
    "choices": LOWEST | {"engine", "exchange", "choices"},
    "knight": LOWEST | {"codec", "engine", "render", "knight"},
    "play": LOWEST | {"codec", "engine", "render", "exchange", "crossing", "knight", "play"},
}
# A value shows itself through a renderer that it imports when asked to, not before.
MAY_IMPORT_WHEN_CALLED = {"model": {"render"}, "tour_model": {"render"}}
ANYTHING = {"cli", "web", "__init__", "__main__"}

MODULES = sorted(PACKAGE.rglob("*.py"))
RULES = [
    path
    for path in sorted((ROOT / "prolog").rglob("*.pl"))
    if path.relative_to(ROOT / "prolog").parts[0] not in ("bridge", "bridge.pl")
]
FORBIDDEN_IN_RULES = re.compile(
    r"\b(thread_\w+|message_queue_\w+|mutex_\w+|with_mutex|concurrent\w*|first_solution|use_foreign_library|foreign"
    r"|call_with_time_limit|alarm|process_create|shell|library\((?:time|thread\w*|process|socket|unix|uri|http/.*|ssl"
    r"|readutil|pcre|sgml|yaml|mqi|janus|redis|protobufs)\))(?=\W)"
)
# Spelled in two parts, so that this file does not name them either.
REGISTRIES = [
    name + ending
    for name, ending in (
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("deb.debian", ".org"),
        ("archive.ubuntu", ".com"),
        ("registry.npmjs", ".org"),
        ("crates", ".io"),
        ("proxy.golang", ".org"),
    )
]


def part(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported_parts(path: Path, when_called: bool) -> set[str]:
    """The parts of pybridge that a module imports: as it is imported itself, or in its functions."""
    package = list(path.relative_to(ROOT).with_suffix("").parts)[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    names: set[str] = set()
    for node in ast.walk(tree):
        if (id(node) in inside) != when_called:
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join(base + ([node.module] if node.module else []))
            names |= {f"{origin}.{alias.name}" for alias in node.names}
    known = {part(module) for module in MODULES}
    return {name.split(".")[1] for name in names if name.startswith("pybridge.")} & known


def tracked_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_there_are_modules_and_rules() -> None:
    assert MODULES
    assert RULES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_imports_nothing_above_it(path: Path) -> None:
    own = part(path)
    if own in ANYTHING:
        return
    assert own in MAY_IMPORT, "a new part of pybridge: say in MAY_IMPORT what it may import"
    assert imported_parts(path, when_called=False) - MAY_IMPORT[own] == set()
    allowed = MAY_IMPORT[own] | MAY_IMPORT_WHEN_CALLED.get(own, set())
    assert imported_parts(path, when_called=True) - allowed == set()


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_use_plain_prolog(path: Path) -> None:
    code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    lines = [re.sub(r"%.*", "", line) for line in code.splitlines()]
    assert [line for line in lines if FORBIDDEN_IN_RULES.search(line + " ")] == []


def test_no_file_names_a_package_registry() -> None:
    found = []
    for path in tracked_files():
        content = path.read_bytes().lower()
        found += [f"{path.relative_to(ROOT)}: {host}" for host in REGISTRIES if host.encode() in content]
    assert found == []
