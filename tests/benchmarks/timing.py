"""Contenders on the same work in the same run, in turns, each answer checked."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Contender:
    """Something to time: `run` does the work once and gives its answer.

    A program that measures itself gives Timed(answer, seconds).
    """

    name: str
    run: Callable[[], Any]
    seconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)


@dataclass
class Timed:
    """An answer with the seconds of CPU time that it took, where the contender is another process."""

    answer: Any
    seconds: float


@dataclass
class Comparison:
    """One piece of work, of a kind of which there may be several. Ratios are to the first contender."""

    title: str
    expected: Any
    contenders: list[Contender]
    kind: str = ""

    def measure(self, rounds: int) -> None:
        """Run every contender once to warm up, then in turns."""
        for contender in self.contenders:
            self._once(contender)
            contender.seconds.clear()
        for _ in range(rounds):
            for contender in self.contenders:
                self._once(contender)

    def _once(self, contender: Contender) -> None:
        start = time.process_time()
        answer = contender.run()
        seconds = time.process_time() - start
        if isinstance(answer, Timed):
            answer, seconds = answer.answer, answer.seconds
        if answer != self.expected:
            raise AssertionError(f"{self.title}: {contender.name} answers {answer!r}, not {self.expected!r}")
        contender.seconds.append(seconds)

    def rows(self) -> list[dict[str, Any]]:
        own = self.contenders[0].median
        return [
            {
                "work": self.title,
                "contender": contender.name,
                "median_ms": round(contender.median * 1000, 3),
                "min_ms": round(min(contender.seconds) * 1000, 3),
                "max_ms": round(max(contender.seconds) * 1000, 3),
                "ratio": round(contender.median / own, 2) if own else None,
                "rounds": len(contender.seconds),
            }
            for contender in self.contenders
        ]


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as a Markdown table; `ratio` is the time of a contender by that of the first one of its work."""
    lines = ["| work | contender | median ms | min - max ms | times pybridge |", "|---|---|--:|--:|--:|"]
    lines += [
        f"| {row['work']} | {row['contender']} | {row['median_ms']:.2f} | "
        f"{row['min_ms']:.2f} - {row['max_ms']:.2f} | {row['ratio']} |"
        for row in rows
    ]
    return "\n".join(lines)


def exponent(sizes: list[float], seconds: list[float]) -> float:
    """The slope of log(seconds) over log(size), by least squares."""
    import math

    xs, ys = [math.log(size) for size in sizes], [math.log(second) for second in seconds]
    mean_x, mean_y = statistics.fmean(xs), statistics.fmean(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / sum((x - mean_x) ** 2 for x in xs)


MEASURED = """
import resource, sys, time
import pybridge
def run(size):
    {run}
run({first})
before, start = resource.getrusage(resource.RUSAGE_SELF), time.process_time()
run({size})
seconds, after = time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF)
print(seconds, (after.ru_maxrss - before.ru_maxrss) / 1024)
"""
"""A process that does the work once for the first size, and then for the one that is measured."""


def growth(work: str, unit: str, sizes: list[int], run: str) -> dict[str, Any]:
    """Seconds of CPU time and mebibytes of memory beyond the first size, each size in a process of its own.

    `run` is Python code for one run with `size`.  Prints a line, with the exponent of the size that fits the seconds.
    """
    seconds, memory = [], []
    for size in sizes:
        code = MEASURED.format(run=run, first=sizes[0], size=size)
        output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        taken, used = map(float, output.split()[-2:])
        seconds.append(taken)
        memory.append(used)
    fitted = exponent([float(size) for size in sizes], seconds)
    figures = ", ".join(
        f"{size}: {taken * 1000:.1f} ms {used:.0f} MiB"
        for size, taken, used in zip(sizes, seconds, memory, strict=True)
    )
    print(f"{work}, by {unit}: {figures}; time grows as {unit} to the power {fitted:.1f}")
    return {"work": f"{work}, by {unit}", "sizes": sizes, "seconds": seconds, "mebibytes": memory, "exponent": fitted}
