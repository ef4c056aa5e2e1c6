"""Counts the outcomes for tests/matrix.py, which names a file for them in PYBRIDGE_TEST_COUNTS; gives SIGINT back."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    # A shell runs what it has in the background with SIGINT ignored, and all that is started from there.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    path = os.environ.get("PYBRIDGE_TEST_COUNTS")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Counts(Path(path)))


class Counts:
    """How many tests passed, failed and were skipped, in all and for the markers contract and prolog."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.counts = {kind: Counter[str](passed=0, failed=0, skipped=0) for kind in ("all", "contract", "prolog")}
        self.skipped: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            for kind, counter in self.counts.items():
                if kind == "all" or kind in report.keywords:
                    counter[report.outcome] += 1
            if report.skipped:
                self.skipped.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.counts["all"]["failed"] += 1

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self) -> Iterator[None]:
        result = yield
        self.path.write_text(json.dumps({**self.counts, "skipped": self.skipped}), encoding="utf-8")
        return result
