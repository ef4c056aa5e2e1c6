"""Makes every plunit test of a .plt file one pytest test; report.pl is the half of it that runs in SWI-Prolog.

A warning counts as a failure: a choice point left behind, or anything printed as a warning while a test runs. What a
file prints while it is loaded fails a test of its own, called "loads".
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SECONDS_PER_FILE = 240
listing_key = pytest.StashKey[dict[Path, list[tuple[str, str]]]]()


def report(task: str, *files: Path) -> tuple[list[dict[str, Any]], str]:
    """The lines that report.pl wrote (the last is {"end": true} if it got there), and what else came out."""
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as out:
        command = ["swipl", "-f", "none", str(HERE / "report.pl"), task, out.name, *map(str, files)]
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as console:
            try:
                process = subprocess.run(
                    command,
                    cwd=ROOT,
                    stdin=subprocess.DEVNULL,
                    stdout=console,
                    stderr=subprocess.STDOUT,
                    timeout=SECONDS_PER_FILE,
                    check=False,
                )
                ending = f"SWI-Prolog ended with status {process.returncode}"
            except subprocess.TimeoutExpired:
                ending = f"SWI-Prolog was stopped after {SECONDS_PER_FILE} seconds"
            console.seek(0)
            said = console.read()
        lines = [json.loads(line) for line in out.read().splitlines()]
    return lines, f"{ending}\n{said}"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".plt":
        return None
    return PlunitFile.from_parent(parent, path=file_path)


class PlunitFile(pytest.File):
    """One .plt file, run once, when the first of its tests is."""

    _outcomes: dict[str, dict[str, Any]] | None = None
    console = ""
    ended = False

    def listed(self) -> list[tuple[str, str]]:
        stash = self.config.stash
        if listing_key not in stash:
            stash[listing_key] = defaultdict(list)
            lines, console = report("list", *sorted(HERE.rglob("*.plt")))
            if not lines or lines.pop() != {"end": True}:
                raise self.CollectError(f"the plunit files could not be listed: {console}")
            for line in lines:
                stash[listing_key][Path(line["file"])].append((line["unit"], line["test"]))
        return stash[listing_key][self.path]

    def collect(self) -> Iterator[pytest.Item]:
        yield PlunitLoad.from_parent(self, name="loads")
        for unit, test in dict.fromkeys(self.listed()):
            yield PlunitTest.from_parent(self, name=f"{unit}: {test}")

    def outcomes(self) -> dict[str, dict[str, Any]]:
        if self._outcomes is None:
            lines, self.console = report("run", self.path)
            self._outcomes = {f"{line['unit']}: {line['test']}": line for line in lines if "unit" in line}
            self._outcomes["loads"] = next((line for line in lines if "load" in line), {})
            self.ended = {"end": True} in lines
        return self._outcomes


class PlunitItem(pytest.Item):
    """A pytest test whose outcome comes out of one run of its file."""

    parent: PlunitFile

    def __init__(self, **keywords: Any) -> None:
        super().__init__(**keywords)
        self.add_marker("prolog")

    def outcome(self) -> dict[str, Any]:
        try:
            return self.parent.outcomes()[self.name]
        except KeyError:
            raise PrologError(f"no outcome: {self.parent.console}") from None

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, PrologError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        return self.path, None, self.name


class PlunitLoad(PlunitItem):
    def runtest(self) -> None:
        outcome = self.outcome()
        listed = dict.fromkeys(self.parent.listed())
        problems = list(outcome.get("load", []))
        if not self.parent.ended:
            problems.append(f"the run did not come to its end: {self.parent.console}")
        elif outcome["tests"] != len(listed):
            problems.append(f"{len(listed)} tests were found in the file, and {outcome['tests']} when it was loaded")
        if not listed:
            problems.append("the file has no test")
        if problems:
            raise PrologError("\n".join(problems))


class PlunitTest(PlunitItem):
    def runtest(self) -> None:
        outcome = self.outcome()
        if outcome["outcome"] == "skipped":
            pytest.skip("blocked, or its condition is false")
        if outcome["outcome"] != "passed":
            raise PrologError("\n".join(outcome["messages"]) or "failed without a message")


class PrologError(Exception):
    """What SWI-Prolog said about a failure."""
