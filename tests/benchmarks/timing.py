"""Contenders on the same work in the same run, in turns, each answer checked."""

from __future__ import annotations

import statistics
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
