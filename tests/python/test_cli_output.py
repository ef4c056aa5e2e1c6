"""Pictures, pages and words from the command line: what a file is called picks its form."""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pybridge.cli import output, progress
from tests.python import pictured

ROOT = Path(__file__).parents[2]


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pybridge", *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("kind", ["svg", "png", "html", "json", "txt"])
def test_a_plan_is_written_in_the_form_of_the_file(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"plan.{kind}"
    process = run("solve", "wolf-goat-cabbage", "-o", path)
    assert process.returncode == 0, process.stderr
    assert process.stdout == ""
    content = path.read_bytes()
    if kind == "svg":
        assert ET.fromstring(content).tag == f"{pictured.SVG}svg"
        assert b"3. The farmer takes the wolf to the east bank." in content
    elif kind == "png":
        assert content.startswith(b"\x89PNG")
    elif kind == "html":
        assert content.startswith(b"<!DOCTYPE html>")
        assert b"The farmer takes the wolf to the east bank." in content
    elif kind == "json":
        assert json.loads(content)["trips"] == 7
    else:
        assert content.startswith(b"Wolf, goat and cabbage: 7 trips")


def test_the_width_of_a_png_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "plan.png"
    assert run("solve", "wolf-goat-cabbage", "-o", path, "--width", "320").returncode == 0
    assert int.from_bytes(path.read_bytes()[16:20]) == 320


@pytest.mark.parametrize("kind", ["svg", "png", "txt"])
def test_a_graph_is_written_in_the_form_of_the_file(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"graph.{kind}"
    process = run("graph", "wolf-goat-cabbage", "-o", path)
    assert process.returncode == 0, process.stderr
    content = path.read_bytes()
    assert content.startswith({"svg": b"<svg", "png": b"\x89PNG", "txt": b"Level 0"}[kind])


def test_illegal_trips_are_drawn_when_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "graph.svg"
    assert run("graph", "wolf-goat-cabbage", "--illegal", "-o", path).returncode == 0
    description = ET.parse(path).getroot().findtext(f"{pictured.SVG}desc") or ""
    assert "because the goat would eat the cabbage on the west bank." in description


def test_bare_state_spaces_have_pictures_too(tmp_path: Path) -> None:
    for command, name in (("solve", "plan.svg"), ("solve", "plan.html"), ("graph", "graph.svg")):
        path = tmp_path / name
        process = run(command, "water-jugs", "-o", path)
        assert process.returncode == 0, process.stderr
        text = path.read_text(encoding="utf-8")
        assert "[4, 4, 0]" in text
        assert "pour(1,2)" in text or command == "graph"


@pytest.mark.parametrize(("command", "name"), [("solve", "x.bmp"), ("solve", "x"), ("graph", "x.html")])
def test_a_file_of_no_known_form_is_refused_before_any_work(tmp_path: Path, command: str, name: str) -> None:
    path = tmp_path / name
    process = run(command, "no-such-puzzle", "-o", path)
    assert process.returncode == 2
    assert "must end with one of .svg, .png" in process.stderr
    assert not path.exists()


def test_a_number_cannot_be_drawn(tmp_path: Path) -> None:
    process = run("solve", "wolf-goat-cabbage", "--count", "-o", tmp_path / "x.svg")
    assert process.returncode == 2
    assert "A number of plans cannot be written as .svg." in process.stderr


def test_without_a_plan_nothing_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    process = run("solve", "jealous-husbands", "couples=4", "-o", path)
    assert process.returncode == 1
    assert "there is no plan to draw" in process.stderr
    assert not path.exists()


def test_a_picture_that_cannot_be_made_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "x.svg"

    def fail() -> str:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        output.write(path, {".svg": fail})
    assert not path.exists()


# --- completion ---


def complete(*words: str) -> list[str]:
    process = run(
        _PYBRIDGE_COMPLETE="bash_complete", COMP_WORDS=" ".join(("pybridge", *words)), COMP_CWORD=str(len(words))
    )
    return process.stdout.split()


def test_names_of_puzzles_are_completed() -> None:
    assert complete("solve", "wolf") == [
        "plain,wolf-goat-cabbage",
        "plain,wolf-goat-cabbage-salmon",
        "plain,wolf-sheep-cabbage",
    ]
    assert complete("play", "jeal") == ["plain,jealous-husbands"]
    assert complete("solve", "./mine") == ["file,./mine"]


def test_commands_and_options_are_completed() -> None:
    assert complete("comp") == ["plain,completion"]
    assert "plain,--strategy" in complete("solve", "--str")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_a_script_that_it_can_read(shell: str, tmp_path: Path) -> None:
    process = run("completion", shell)
    assert process.returncode == 0
    assert f"_PYBRIDGE_COMPLETE={shell}_complete" in process.stdout
    script = tmp_path / "script"
    script.write_text(process.stdout, encoding="utf-8")
    if shutil.which(shell):
        subprocess.run([shell, "-n", str(script)], check=True, timeout=60)


def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(run("completion", "bash").stdout, encoding="utf-8")
    command = tmp_path / "pybridge"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m pybridge "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    asked = (
        f'source "{script}"; COMP_WORDS=(pybridge solve wolf-g); COMP_CWORD=2; '
        '_pybridge_completion pybridge; echo "${COMPREPLY[@]}"'
    )
    process = subprocess.run(
        ["bash", "-c", asked],
        env=os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert process.stdout.split() == ["wolf-goat-cabbage", "wolf-goat-cabbage-salmon"]


# --- progress ---

SHOWN = """
import sys, time
sys.path.insert(0, {root!r})
from pybridge.cli import progress
progress.DELAY = 0.1
with progress.waiting("Solving"):
    time.sleep({seconds})
print("done")
"""


def on_a_terminal(seconds: float) -> str:
    """What the bar prints on a terminal for work of so many seconds."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(sys.executable, [sys.executable, "-c", SHOWN.format(root=str(ROOT), seconds=seconds)])
    printed = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            printed += os.read(descriptor, 65536)
        except OSError:
            break
    os.waitpid(pid, 0)
    os.close(descriptor)
    return printed.decode()


def test_long_work_shows_a_bar_on_a_terminal() -> None:
    text = on_a_terminal(1.5)
    assert "Solving" in text
    assert re.search(r"0:00:0[01]", text)


def test_short_work_shows_none() -> None:
    assert "Solving" not in on_a_terminal(0)


def test_a_pipe_gets_no_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    with progress.waiting("Solving"):
        time.sleep(0.2)
    captured = capsys.readouterr()
    assert captured.err + captured.out == ""
