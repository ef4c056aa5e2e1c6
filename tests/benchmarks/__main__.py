"""All benchmarks: `python -m tests.benchmarks [--rounds N] [--json FOLDER]`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    if arguments.json:
        arguments.json.mkdir(parents=True, exist_ok=True)
    failed = []
    for module in MODULES:
        print(f"\n## {module.removeprefix('bench_')}\n", flush=True)
        command = [sys.executable, "-m", f"tests.benchmarks.{module}", "--rounds", str(arguments.rounds)]
        if arguments.json:
            command += ["--json", str(arguments.json / f"{module}.json")]
        if subprocess.run(command, check=False).returncode:
            failed.append(module)
    if failed:
        sys.exit("these benchmarks failed: " + ", ".join(failed))


if __name__ == "__main__":
    main()
