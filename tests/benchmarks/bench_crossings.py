"""Crossings: pybridge beside what a user would pick instead.

    python -m tests.benchmarks.bench_crossings [--rounds N] [--json FILE]

CPU time of whole calls: for pybridge from the name of the puzzle to a plan as Python values. Peers that are not
installed are named and left out.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import random
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pybridge
from tests.benchmarks.peers import crossing_python
from tests.benchmarks.timing import Comparison, Contender, Timed, growth, table

C_SOURCE = Path(__file__).parent / "peers" / "crossing.c"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    rows: list[dict[str, Any]] = []
    with pybridge.Prolog() as prolog:
        print(f"SWI-Prolog {prolog.version} through {prolog.engine}, Python {platform.python_version()}")
    measured = comparisons()
    for comparison in measured:
        comparison.measure(arguments.rounds)
        rows += comparison.rows()
    print(table(rows))
    for kind in (GRAPH, NO_PLAN):
        print(summary(measured, kind))
    print()
    rows += grown()
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


def trips(puzzle: str, **parameters: Any) -> int | None:
    return pybridge.solve(puzzle, language=None, **parameters).trips


def comparisons() -> list[Comparison]:
    peers = [
        Contender("idiomatic Python", lambda: crossing_python.husbands_idiomatic(4)),
        Contender("bitmask Python", lambda: crossing_python.husbands_bitmask(4)),
    ]
    if importlib.util.find_spec("simpleai"):
        from tests.benchmarks.peers.crossing_simpleai import with_simpleai

        peers.append(Contender("simpleai", lambda: with_simpleai(4)))
    else:
        print("not installed: simpleai")
    if importlib.util.find_spec("aima3"):
        from tests.benchmarks.peers.crossing_simpleai import with_aima

        peers.append(Contender("aima3", lambda: with_aima(4)))
    else:
        print("not installed: aima3")
    clingo = importlib.util.find_spec("clingo") is not None
    if clingo:
        from tests.benchmarks.peers import crossing_clingo

        peers.append(Contender("clingo", lambda: crossing_clingo.husbands(4)))
    else:
        print("not installed: clingo")
    program = compiled()
    if program:
        peers.append(Contender("C", lambda: c_trips(program, 4)))
    else:
        print("no C compiler")
    four = Comparison(
        "4 couples, island",
        16,
        [Contender("pybridge", lambda: trips("jealous-husbands", couples=4, island=True)), *peers],
    )
    large = [
        Comparison(
            f"{couples} couples, island",
            answer,
            [Contender("pybridge", lambda couples=couples: trips("jealous-husbands", couples=couples, island=True))],
        )
        for couples, answer in ((10, 41), (15, 61))
    ]
    count = Comparison(
        "7 couples, boat for 4: number of shortest plans",
        2860256000,
        [Contender("pybridge", lambda: pybridge.count("jealous-husbands", couples=7, boat=4))],
    )
    return [four, *large, count, *graph_comparisons(clingo)]


def compiled() -> Path | None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = Path(tempfile.mkdtemp()) / "crossing"
    subprocess.run([compiler, "-O2", "-o", program, C_SOURCE], check=True)
    return program


def c_trips(program: Path, couples: int) -> Timed:
    output = subprocess.run([program, str(couples), "20"], capture_output=True, text=True, check=True).stdout.split()
    return Timed(int(output[0]), float(output[1]))


def graph_comparisons(clingo: bool) -> list[Comparison]:
    """Twenty random conflict graphs, each with the least boat, and with one seat less, where it is impossible.

    The least boat is clingo's; without clingo there is only the first graph, with that of the Python search.
    """
    generator = random.Random(2026)
    found = []
    for number in range(20 if clingo else 1):
        items = 14 if number % 2 == 0 else 16
        edges = [(a, b) for a in range(items) for b in range(a + 1, items) if generator.random() < 0.25]
        least, trips_ = least_boat(items, edges, clingo)
        for seats, answer in ((least, trips_), (least - 1, None)):
            kind = GRAPH if answer else NO_PLAN
            title = f"{kind} {number + 1}, {items} items, boat {seats}"
            found.append(graph_comparison(kind, title, items, edges, seats, answer, clingo, bitmask=number == 0))
    return found


GRAPH = "graph"
NO_PLAN = "graph without a plan"


def least_boat(items: int, edges: list[tuple[int, int]], clingo: bool) -> tuple[int, int]:
    """The least boat with which the graph can be ferried across, and the trips that it takes."""
    if clingo:
        from tests.benchmarks.peers import crossing_clingo

    for seats in range(items + 1):
        if clingo:
            trips = crossing_clingo.graph(items, edges, seats, 2 * items + 1)
        else:
            trips = crossing_python.graph_bitmask(items, edges, seats)
        if trips is not None:
            return seats, trips
    raise AssertionError("everybody can go at once")


def summary(comparisons: list[Comparison], kind: str) -> str:
    """How often as long as pybridge the others take: the median over graphs, and the least."""
    lines = []
    for name in ("clingo", "bitmask Python"):
        ratios = sorted(
            contender.median / comparison.contenders[0].median
            for comparison in comparisons
            if comparison.kind == kind
            for contender in comparison.contenders
            if contender.name == name
        )
        if ratios:
            middle, least = statistics.median(ratios), ratios[0]
            lines.append(f"{kind}: {name} takes {middle:.2f} times as long in the median, {least:.2f} at least")
    return "\n".join(lines)


def graph_puzzle(items: int, edges: list[tuple[int, int]], seats: int) -> str:
    facts = ["passenger(ferryman).", "rower(ferryman).", f"boat({seats + 1})."]
    facts += [f"passenger(v{i})." for i in range(items)]
    facts += [f"conflict(v{a}, v{b}, [ferryman])." for a, b in edges]
    path = Path(tempfile.mkdtemp()) / "graph.pl"
    path.write_text("\n".join(facts) + "\n", encoding="utf-8")
    return str(path)


def graph_comparison(
    kind: str,
    title: str,
    items: int,
    edges: list[tuple[int, int]],
    seats: int,
    answer: int | None,
    clingo: bool,
    bitmask: bool,
) -> Comparison:
    puzzle = graph_puzzle(items, edges, seats)
    contenders = [Contender("pybridge", lambda: trips(puzzle))]
    if bitmask:
        contenders.append(Contender("bitmask Python", lambda: crossing_python.graph_bitmask(items, edges, seats)))
    if clingo:
        from tests.benchmarks.peers import crossing_clingo

        contenders.append(Contender("clingo", lambda: crossing_clingo.graph(items, edges, seats, 2 * items + 1)))
    return Comparison(title, answer, contenders, kind)


def grown() -> list[dict[str, Any]]:
    """Time and memory by the number of couples, and of items that conflict in a row."""
    couples = "pybridge.solve('jealous-husbands', couples=size, island=True, language=None)"
    items = (
        "pybridge.solve(pybridge.Puzzle(('man', *(f'v{i}' for i in range(size))), size // 2 + 2, rowers=('man',), "
        "conflicts=tuple(pybridge.Conflict((f'v{i}', f'v{i + 1}'), ('man',)) for i in range(size - 1))), language=None)"
    )
    return [
        growth("couples with an island", "couples", [4, 6, 8, 10, 12, 15], couples),
        growth("items in a row, each in conflict with the next", "items", [6, 8, 10, 12, 14, 16], items),
    ]


if __name__ == "__main__":
    main()
