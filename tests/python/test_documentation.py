"""What the README, CONTRIBUTING and the pages under docs/ show is what happens.

Each page is run from top to bottom in a directory of its own that has the project's prolog/ in it:

- ```console: a line `$ command` and what it prints. Commands that start with pybridge, swipl or python are run; others
  (git, make, pip) are not. After a `$ swipl ...` line, lines `?- goal.` are typed at its prompt; ` ;` and ` .` after
  an answer ask for the next one or stop. A line `$ echo $?` shows the status of the command before it.
- ```python: run, or compared as a doctest where it has `>>>`; the blocks of a page share their names.
- Any block whose first line is a comment with just a file name (`% river.pl`, `# river.toml`) becomes that file.

In what is printed, `...` stands for anything.
"""

from __future__ import annotations

import contextlib
import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [path for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md") if path.exists()]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
RUNNABLE = ("pybridge", "swipl", "python")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE_NAME = re.compile(r"(?:%|#) ([\w-]+\.\w+)\n")


@dataclass
class Block:
    page: Path
    line: int
    language: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    source = page.read_text(encoding="utf-8")
    for match in BLOCK.finditer(source):
        yield Block(page, source.count("\n", 0, match.start()) + 2, match.group(1), match.group(2))


def matches(expected: str, printed: str) -> bool:
    def squeezed(text: str) -> str:
        lines = [re.sub(r" [;.]$", "", line.rstrip()) for line in text.splitlines()]
        return " ".join(line for line in lines if line)

    parts = [re.escape(squeezed(part)) for part in squeezed(expected).split("...")]
    return re.fullmatch(".*".join(parts), squeezed(printed), re.DOTALL) is not None


@dataclass
class Command:
    line: int
    text: str
    typed: str
    expected: str


def commands(block: Block) -> list[Command]:
    found: list[Command] = []
    for number, line in enumerate(block.text.splitlines()):
        if line.startswith("$ "):
            found.append(Command(block.line + number, line.removeprefix("$ "), "", ""))
        elif line.startswith("?- ") and found:
            found[-1].typed += line.removeprefix("?- ") + "\n"
        elif found:
            found[-1].expected += line + "\n"
            if found[-1].typed and line.endswith((" ;", " .")):
                found[-1].typed += line[-1] + "\n"
    return found


def run_console(block: Block, directory: Path) -> list[str]:
    search = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": search, "COLUMNS": "120"}
    problems = []
    status = 0
    for command in commands(block):
        if command.text == "echo $?":
            printed = str(status)
        elif command.text.split()[0] in RUNNABLE:
            shell = re.sub(r"^swipl ", "swipl -q ", command.text)
            process = subprocess.run(
                ["bash", "-c", shell],
                cwd=directory,
                env=environment,
                input=command.typed,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=120,
                check=False,
            )
            printed, status = process.stdout, process.returncode
        else:
            continue
        if not matches(command.expected, printed):
            place = f"{block.page.relative_to(ROOT)}:{command.line}"
            problems.append(f"{place}: $ {command.text}\n{command.typed}printed\n{printed}")
    return problems


def run_python(block: Block, names: dict[str, object]) -> list[str]:
    if ">>> " in block.text:
        test = doctest.DocTestParser().get_doctest(block.text, names, block.where, str(block.page), block.line - 1)
        said: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append, clear_globs=False)
        names.update(test.globs)
        return said
    try:
        with contextlib.redirect_stdout(None):
            exec(compile(block.text, block.where, "exec"), names)
    except Exception as error:
        return [f"{block.where}: {type(error).__name__}: {error}"]
    return []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_shows_what_happens(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "prolog").symlink_to(ROOT / "prolog")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__main__"}
    problems: list[str] = []
    for block in blocks(page):
        if name := FILE_NAME.match(block.text):
            (tmp_path / name.group(1)).write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            problems += run_console(block, tmp_path)
        elif block.language == "python":
            problems += run_python(block, names)
    assert not problems, "\n\n".join(problems)


def test_the_readme_shows_the_three_ways_in() -> None:
    shown = list(blocks(ROOT / "README.md"))
    typed = [command.text for block in shown if block.language == "console" for command in commands(block)]
    assert any(text.startswith("pybridge solve") for text in typed)
    assert any(text.startswith("swipl prolog/") for text in typed)
    assert any(block.language == "python" for block in shown)


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("a\nb\n", "a\nb\n", True),
        ("a\n...\nd\n", "a\nb\nc\nd\n", True),
        ("X = 1 ;\nX = 2.\n", "X = 1 X = 2.\n\n", True),
        ("a\nb\n", "a\nc\n", False),
        ("a\n", "a\nb\n", False),
        ("a ... d\n", "a b c\n", False),
    ],
)
def test_comparing_what_is_shown_with_what_is_printed(shown: str, printed: str, same: bool) -> None:
    assert matches(shown, printed) is same
