"""Knight's tours: pybridge beside Warnsdorff's rule in Python and in C.

    python -m tests.benchmarks.bench_knight [--rounds N] [--json FILE]

CPU time of whole calls: for pybridge from the size to a tour as Python values, every square a pair. Walks that get
stuck are timed as they are, and the table says how far they come. Each walk is checked outside the time that counts.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pybridge
from tests.benchmarks.peers import knight_python
from tests.benchmarks.timing import Comparison, Contender, Timed, exponent, table

C_SOURCE = Path(__file__).parent / "peers" / "knight.c"
DIRECTED_6X6 = 6_637_920
LEGAL = "each square once, each move a knight's"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows: list[dict[str, Any]] = []
    with pybridge.Prolog() as prolog:
        print(f"SWI-Prolog {prolog.version} through {prolog.engine}, Python {platform.python_version()}")
    program = compiled()
    if program is None:
        print("no C compiler")
    for comparison in comparisons(program):
        comparison.measure(arguments.rounds)
        rows += comparison.rows()
    print(table(rows))
    rows += growth(arguments.rounds)
    rows += crossing(arguments.rounds)
    rows += counting(program)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


def comparisons(program: Path | None) -> list[Comparison]:
    return [
        Comparison(
            "200x200, open",
            LEGAL,
            [
                Contender("pybridge", whole(200)),
                walker("idiomatic Python", lambda: knight_python.idiomatic(200)),
                walker("optimised Python", lambda: knight_python.optimised(200)),
                *in_c(program, 200, 20),
            ],
        ),
        Comparison(
            "1000x1000, open",
            LEGAL,
            [
                Contender("pybridge", whole(1000)),
                Contender("pybridge, Warnsdorff's rule", whole(1000, method="warnsdorff")),
                walker("optimised Python", lambda: knight_python.optimised(1000)),
                *in_c(program, 1000, 3),
            ],
        ),
        Comparison(
            "1000x1000, closed",
            LEGAL,
            [
                Contender("pybridge", whole(1000, closed=True)),
                walker("optimised Python, open", lambda: knight_python.optimised(1000)),
            ],
        ),
    ]


def whole(side: int, **question: Any) -> Callable[[], Timed]:
    """A tour by pybridge, which must be complete."""

    def run() -> Timed:
        start = time.process_time()
        result = pybridge.tour(side, **question)
        seconds = time.process_time() - start
        complete = len(result.squares) == side * side and result.is_closed >= question.get("closed", False)
        return Timed(legal(result.squares) if complete else "incomplete", seconds)

    return run


def walker(name: str, walk: Callable[[], Sequence[tuple[int, int]]]) -> Contender:
    """A walk by a peer, with how many squares it reaches in the name."""

    def run() -> Timed:
        start = time.process_time()
        squares = walk()
        seconds = time.process_time() - start
        return Timed(legal(squares), seconds)

    return Contender(f"{name} ({len(walk()):,} squares)", run)


def legal(squares: Sequence[tuple[int, int]]) -> str:
    moves = {(abs(a - c), abs(b - d)) for (a, b), (c, d) in itertools.pairwise(squares)}
    return LEGAL if moves <= {(1, 2), (2, 1)} and len(set(squares)) == len(squares) else "no walk of a knight"


def compiled() -> Path | None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = Path(tempfile.mkdtemp()) / "knight"
    subprocess.run([compiler, "-O2", "-o", program, C_SOURCE], check=True)
    return program


def in_c(program: Path | None, side: int, repeat: int) -> list[Contender]:
    """The walk in C; it must reach as many squares as the same walk in Python."""
    if program is None:
        return []
    reached = len(knight_python.optimised(side))

    def run() -> Timed:
        command = [program, "walk", str(side), str(repeat)]
        squares, seconds = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        return Timed(LEGAL if int(squares) == reached else f"{squares} squares", float(seconds))

    return [Contender(f"C ({reached:,} squares)", run)]


def growth(rounds: int) -> list[dict[str, Any]]:
    """Time by the side of the board, with the exponent that fits the number of squares."""
    found = []
    for name, question in (("open", {}), ("closed", {"closed": True}), ("Warnsdorff", {"method": "warnsdorff"})):
        sides = [250, 500, 1000, 2000]
        seconds = []
        for side in sides:
            comparison = Comparison(name, LEGAL, [Contender("pybridge", whole(side, **question))])
            comparison.measure(min(rounds, 3))
            seconds.append(comparison.contenders[0].median)
        fitted = exponent([float(side * side) for side in sides], seconds)
        listed = ", ".join(f"{side}: {second:.2f} s" for side, second in zip(sides, seconds, strict=True))
        print(f"\n{name}, by side: {listed}")
        print(f"time grows as squares to the power {fitted:.2f}; 2000 takes {seconds[3] / seconds[2]:.1f} times 1000")
        found.append({"work": f"growth, {name}", "sizes": sides, "seconds": seconds, "exponent": fitted})
    return found


def crossing(rounds: int) -> list[dict[str, Any]]:
    """A million squares: finding them in Prolog, and bringing them to Python on top of that."""
    goal = "bridge:knight_tour(board(1000, 1000, Options), _Text)"
    there: list[float] = []
    whole_call: list[float] = []
    with pybridge.Prolog() as prolog:
        for _ in range(max(3, min(rounds, 5))):
            start = time.process_time()
            prolog.once(f"{goal}, string_length(_Text, N)", Options=[("method", "warnsdorff")])
            there.append(time.process_time() - start)
            start = time.process_time()
            pybridge.tour(1000, method="warnsdorff")
            whole_call.append(time.process_time() - start)
    find, both = sorted(there)[len(there) // 2], sorted(whole_call)[len(whole_call) // 2]
    print(
        f"\na million squares: {find:.2f} s to find and write, {both - find:.2f} s more until they are pairs in Python"
    )
    return [{"work": "a million squares cross", "find_s": find, "cross_s": both - find}]


def counting(program: Path | None) -> list[dict[str, Any]]:
    """The directed open tours of 6x6, once: CPU time on one core, and time by the clock on one and on two."""
    start, clock = time.process_time(), time.perf_counter()
    one = pybridge.count_tours(6, cores=1)
    cpu, one_clock = time.process_time() - start, time.perf_counter() - clock
    clock = time.perf_counter()
    two = pybridge.count_tours(6)
    two_clock = time.perf_counter() - clock
    if {one, two} != {DIRECTED_6X6}:
        raise AssertionError(f"6x6 has {DIRECTED_6X6:,} directed tours, not {one:,} or {two:,}")
    row: dict[str, Any] = {"work": "6x6, count", "cpu_s": cpu, "one_core_s": one_clock, "two_cores_s": two_clock}
    print(
        f"\n6x6, directed open tours: {cpu:.1f} s of CPU on one core; "
        f"two cores are {one_clock / two_clock:.2f} times as fast"
    )
    if program is not None:
        output = subprocess.run([program, "count"], capture_output=True, text=True, check=True).stdout.split()
        if int(output[0]) != DIRECTED_6X6:
            raise AssertionError(f"C counts {output[0]}")
        row["c_s"] = float(output[1])
        print(f"C, by backtracking: {row['c_s']:.2f} s; pybridge takes {cpu / row['c_s']:.1f} times as long")
    return [row]


if __name__ == "__main__":
    main()
