"""Knight's tours: pybridge beside Warnsdorff's rule in Python and in C.

    python -m tests.benchmarks.bench_knight [--rounds N] [--json FILE]

CPU time of whole calls: for pybridge from the size to a tour as Python values, every square a pair. Walks that get
stuck are timed as they are, and the table says how far they come. Each walk is checked outside the time that counts.

Then growth of time and memory with the board, each board in a process of its own; what it costs to bring a million
squares to Python; and the count of the tours of 6x6, on one core by CPU time and on two by the clock, so that for this
the machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import resource
import shutil
import statistics
import subprocess
import sys
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
    rows += counting(program, arguments.rounds)
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
        squares = result.squares
        seconds = time.process_time() - start
        complete = len(squares) == side * side and result.is_closed >= question.get("closed", False)
        return Timed(legal(squares) if complete else "incomplete", seconds)

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


ONE_BOARD = """
import json, sys, time, pybridge
side, question = int(sys.argv[1]), json.loads(sys.argv[2])
pybridge.tour(50, **question)
start = time.process_time()
result = pybridge.tour(side, **question)
packed = time.process_time() - start
squares = result.squares
paired = time.process_time() - start
assert len(set(squares)) == side * side
print(json.dumps([packed, paired]))
"""
# On Linux ru_maxrss is that of the parent where this was larger.
PEAK = """
import json, re, resource, sys, pybridge
from pathlib import Path
pybridge.tour(int(sys.argv[1]), **json.loads(sys.argv[2]))
status = Path("/proc/self/status")
if status.exists():
    print(int(re.search(r"VmHWM:\\s+(\\d+) kB", status.read_text())[1]) * 1024)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def child(program: str, *arguments: Any) -> Any:
    command = [sys.executable, "-c", program, *(json.dumps(argument) for argument in arguments)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def growth(rounds: int) -> list[dict[str, Any]]:
    """Time and memory by the side of the board, with the exponent that fits the number of squares."""
    found = []
    for name, question in (("open", {}), ("closed", {"closed": True}), ("Warnsdorff", {"method": "warnsdorff"})):
        sides = [250, 500, 1000, 2000]
        times: dict[int, list[list[float]]] = {side: [] for side in sides}
        for _ in range(max(3, min(rounds, 5))):
            for side in sides:
                times[side].append(child(ONE_BOARD, side, question))
        packed, paired = (
            [statistics.median(seconds[kind] for seconds in times[side]) for side in sides] for kind in (0, 1)
        )
        peaks = [child(PEAK, side, question) for side in sides]
        squares = [float(side * side) for side in sides]
        fitted, memory = exponent(squares, paired), exponent(squares, [float(peak) for peak in peaks])
        print(f"\n{name}, by side, packed and as pairs:")
        for side, *seconds, peak in zip(sides, packed, paired, peaks, strict=True):
            print(f"  {side}: {seconds[0]:.3f} s, {seconds[1]:.3f} s; {peak / 2**20:.0f} MB at most")
        print(
            f"time grows as squares to the power {fitted:.2f}, memory to {memory:.2f}; 2000 takes "
            f"{paired[3] / paired[2]:.1f} times 1000, without the pairs {packed[3] / packed[2]:.1f} times"
        )
        found.append(
            {
                "work": f"growth, {name}",
                "sizes": sides,
                "packed_s": packed,
                "seconds": paired,
                "peak_bytes": peaks,
                "exponent": fitted,
                "memory_exponent": memory,
            }
        )
    return found


def crossing(rounds: int) -> list[dict[str, Any]]:
    """A million squares: finding them in Prolog, and bringing them to Python on top of that."""
    goal = "bridge:knight_tour(board(1000, 1000, Options), _Text), string_length(_Text, N)"
    found = []
    with pybridge.Prolog() as prolog:
        for method in ("construction", "warnsdorff"):
            seconds: dict[str, list[float]] = {"find": [], "packed": [], "pairs": []}
            for _ in range(max(5, rounds)):
                start = time.process_time()
                prolog.once(goal, Options=[("method", method)])
                seconds["find"].append(time.process_time() - start)
                start = time.process_time()
                result = pybridge.tour(1000, method=method)
                seconds["packed"].append(time.process_time() - start)
                assert len(result.squares) == 1_000_000
                seconds["pairs"].append(time.process_time() - start)
            find, packed, pairs = (statistics.median(each) for each in seconds.values())
            print(
                f"\na million squares by {method}: {find:.3f} s to find and tell, {packed - find:.3f} s more until "
                f"they are in Python ({(packed - find) / find:.2f} times as long), and {pairs - packed:.3f} s to make "
                "a pair of each"
            )
            row = {"find_s": find, "cross_s": packed - find, "pairs_s": pairs - packed}
            found.append({"work": f"a million squares cross, {method}", **row})
    return found


def children_cpu() -> float:
    """Seconds of CPU time of the processes that this one started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def counting(program: Path | None, rounds: int) -> list[dict[str, Any]]:
    """The directed open tours of 6x6: CPU time on one core, and time by the clock on one and on two, in turns."""
    cpu: list[float] = []
    clocks: dict[int, list[float]] = {1: [], 2: []}
    shared: list[float] = []
    in_c: list[float] = []
    for _ in range(max(3, min(rounds, 5))):
        for cores, clock in clocks.items():
            before, began, start = children_cpu(), time.process_time(), time.perf_counter()
            directed = pybridge.count_tours(6, cores=cores)
            clock.append(time.perf_counter() - start)
            if cores == 1:
                cpu.append(time.process_time() - began)
            else:
                shared.append(children_cpu() - before)
            if directed != DIRECTED_6X6:
                raise AssertionError(f"6x6 has {DIRECTED_6X6:,} directed tours, not {directed:,}")
        if program is not None:
            output = subprocess.run([program, "count"], capture_output=True, text=True, check=True).stdout.split()
            if int(output[0]) != DIRECTED_6X6:
                raise AssertionError(f"C counts {output[0]}")
            in_c.append(float(output[1]))
    one, two, work, both = (statistics.median(each) for each in (clocks[1], clocks[2], cpu, shared))
    row: dict[str, Any] = {
        "work": "6x6, count",
        "cpu_s": work,
        "one_core_s": one,
        "two_cores_s": two,
        "both_cpu_s": both,
    }
    print(
        f"\n6x6, directed open tours: {work:.1f} s of CPU on one core, {both:.1f} s by two processes together, half "
        f"of which is {2 * work / both:.2f} times as fast; by the clock {one:.1f} s and {two:.1f} s, which is "
        f"{one / two:.2f} times as fast"
    )
    if in_c:
        row["c_s"] = statistics.median(in_c)
        print(
            f"C, by backtracking: {row['c_s']:.2f} s; pybridge takes {work / row['c_s']:.1f} times as long on one core"
        )
    return [row]


if __name__ == "__main__":
    main()
