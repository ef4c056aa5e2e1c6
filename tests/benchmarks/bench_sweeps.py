"""Long sweeps over boards, each square checked: the article's program on 5x5 to 53x53, narrow boards up to 50.

    python -m tests.benchmarks.bench_sweeps [--rounds N] [--json FILE]

A sweep runs once, whatever --rounds says.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import subprocess
import sys
from pathlib import Path

SWEEPS = Path(__file__).parents[1] / "prolog" / "knight_sweeps.pl"
GOALS = {
    "the article's program, 5x5 to 53x53, from [1,1]": "sweep_article(5,53)",
    "3xn up to 50, every start, open and closed": "sweep_narrow(3,50)",
    "4xn up to 50, every start, open and closed": "sweep_narrow(4,50)",
    "all boards from 5x5 to 40x40, open": "sweep_sides(5,40,open)",
    "all boards from 5x5 to 40x40, closed": "sweep_sides(5,40,closed)",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    swipl = shutil.which("swipl")
    if swipl is None:
        sys.exit("no swipl here")
    rows = []
    print("| sweep | seconds of CPU |\n|---|--:|")
    for title, goal in GOALS.items():
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run([swipl, "-g", goal, "-t", "halt", str(SWEEPS)], check=True)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        rows.append({"sweep": title, "seconds": round(seconds, 2)})
        print(f"| {title} | {seconds:.1f} |", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
