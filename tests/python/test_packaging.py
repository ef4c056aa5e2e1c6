"""The wheel carries the Prolog files and works in an empty environment outside the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path) -> str:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    process = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert process.returncode == 0, process.stdout + process.stderr
    return process.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", directory, ROOT, cwd=directory)
    (built,) = directory.glob("pybridge_swi-*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("elsewhere")
    run(sys.executable, "-m", "venv", directory / "env", cwd=directory)
    run(directory / "env" / "bin" / "pip", "install", "-q", wheel, cwd=directory)
    return directory


def test_the_wheel_holds_the_package_and_every_rule(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    rules = {f"pybridge/{path.relative_to(ROOT)}" for path in (ROOT / "prolog").rglob("*") if path.is_file()}
    modules = {str(path.relative_to(ROOT)) for path in (ROOT / "pybridge").rglob("*.py")}
    assert (rules | modules | {"pybridge/py.typed"}) - names == set()


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if not name.startswith(("pybridge/", "pybridge_swi-"))] == []


def test_the_installed_command_solves_a_puzzle(environment: Path) -> None:
    output = run(environment / "env" / "bin" / "pybridge", "solve", "wolf-goat-cabbage", "--json", cwd=environment)
    assert '"solved"' in output
    assert '"trips": 7' in output


def test_the_installed_package_uses_its_own_rules(environment: Path) -> None:
    script = "import pybridge; print(pybridge.__file__); print(pybridge.prolog_dir())"
    output = run(environment / "env" / "bin" / "python", "-c", script, cwd=environment)
    assert all(Path(line).is_relative_to(environment) for line in output.splitlines())
