"""The set-up says in one line what is missing, and stops, where it cannot go on."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("bash", "cat", "cksum", "dirname", "env", "id", "rm", "sed", "sh", "tail")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A checkout on a machine that has a few plain tools in bin/ and nothing else: no SWI-Prolog, no Python."""
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (tmp_path / "bin" / tool).symlink_to(found)
    shutil.copytree(ROOT / "scripts", tmp_path / "project" / "scripts")
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "project")
    return tmp_path


def add_tool(machine: Path, name: str, body: str) -> None:
    path = machine / "bin" / name
    path.write_text(f"#!{machine}/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)


def set_up(machine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(machine / "project" / "scripts" / "setup.sh"), *arguments],
        env={"PATH": str(machine / "bin"), "HOME": str(machine)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_package_manager_it_names_what_to_install(machine: Path) -> None:
    process = set_up(machine, "demo")
    assert process.returncode == 1
    assert process.stderr.startswith("set-up stopped: no apt-get, dnf or brew here: install SWI-Prolog 9.0 or newer")
    assert len(process.stderr.splitlines()) == 1


def test_a_failing_installation_stops_and_shows_the_end_of_its_log(machine: Path) -> None:
    add_tool(machine, "id", "echo 0")
    add_tool(machine, "apt-get", 'echo "E: Could not connect"; exit 100')
    process = set_up(machine, "demo")
    assert process.returncode == 1
    assert process.stdout.splitlines() == ["set-up: installing swi-prolog-nox"]
    assert "E: Could not connect" in process.stderr
    assert process.stderr.splitlines()[-1].startswith("set-up stopped: installing swi-prolog-nox")


def test_without_root_and_sudo_it_names_the_packages(machine: Path) -> None:
    add_tool(machine, "id", "echo 1000")
    add_tool(machine, "apt-get", "exit 100")
    process = set_up(machine, "demo")
    assert process.returncode == 1
    assert process.stderr.splitlines() == [
        "set-up stopped: neither root nor sudo: ask for these packages to be installed: swi-prolog-nox"
    ]


def test_an_old_swi_prolog_is_named(machine: Path) -> None:
    add_tool(machine, "swipl", "echo 80416")
    process = set_up(machine, "demo")
    assert process.returncode == 1
    assert "is too old or does not run: SWI-Prolog 9.0 or newer is needed" in process.stderr


def test_an_old_python_is_named(machine: Path) -> None:
    add_tool(machine, "swipl", "echo 90004")
    add_tool(machine, "python3", 'case "$1" in --version) echo Python 3.9.2 ;; *) exit 1 ;; esac')
    add_tool(machine, "id", "echo 0")
    add_tool(machine, "apt-get", "exit 0")
    process = set_up(machine, "demo")
    assert process.returncode == 1
    assert "Python 3.11 or newer is needed, and python3 is Python 3.9.2" in process.stderr


def test_an_unknown_step_is_refused(machine: Path) -> None:
    assert set_up(machine, "everything").returncode == 2


@pytest.mark.parametrize("name", ["scripts/setup.sh", "scripts/private-swi-prolog.sh", ".ci/run"])
def test_scripts_can_be_run(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / name)], check=True)


def test_continuous_integration_calls_make_test() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert "make test" in lines
