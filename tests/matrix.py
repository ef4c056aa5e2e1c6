"""Runs the tests on every engine and SWI-Prolog that should work on this machine, and says which ran where.

First the whole suite but the contract with the engine that `auto` picks, then the contract suite once for each engine
on each SWI-Prolog, and the Prolog tests on each SWI-Prolog. Fails if a test failed, or if one that should have run did
not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
JANUS_NEEDS = (9, 1, 12)
ASK = "from pybridge.engine.choice import start; engine = start(); print(engine.name, engine.version)"
BUDGET_SECONDS = 600


@dataclass(frozen=True)
class Place:
    """One SWI-Prolog, and a Python environment in which its engines work."""

    python: Path
    version: tuple[int, ...]
    environment: dict[str, str]

    @property
    def swi(self) -> str:
        return "SWI-Prolog " + ".".join(map(str, self.version))

    @property
    def engines(self) -> list[str]:
        return (["janus"] if self.version >= JANUS_NEEDS else []) + ["pyswip", "process"]


@dataclass
class Run:
    """One run of pytest, with the engine that is named or else the one that `auto` picks."""

    what: str
    place: Place
    arguments: list[str]
    engine: str | None = None
    needs: tuple[str, ...] = ("all",)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def start(self) -> None:
        began = time.monotonic()
        print(f"\n--- {self.what} on {self.place.swi}", flush=True)
        environment = {key: value for key, value in os.environ.items() if key != "PYBRIDGE_ENGINE"}
        environment |= self.place.environment
        if self.engine:
            environment["PYBRIDGE_ENGINE"] = self.engine
        self.ask_engine(environment)
        with tempfile.TemporaryDirectory() as directory:
            counts = Path(directory) / "counts.json"
            environment["PYBRIDGE_TEST_COUNTS"] = str(counts)
            command = [str(self.place.python), "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", *self.arguments]
            process = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
            if counts.exists():
                self.counts = json.loads(counts.read_text(encoding="utf-8"))
        if process.returncode not in (0, 1, 5):
            self.problems.append(f"pytest ended with status {process.returncode}")
        self.problems += [f"no {kind} test passed" for kind in self.needs if not self.count(kind, "passed")]
        self.seconds = time.monotonic() - began

    def ask_engine(self, environment: dict[str, str]) -> None:
        """The engine that the tests will get, by asking for it as they do; a problem if it is not the one meant."""
        wanted = self.engine or self.place.engines[0]
        command = [str(self.place.python), "-c", ASK]
        process = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        number = sum(part * factor for part, factor in zip(self.place.version, (10000, 100, 1), strict=True))
        if process.stdout.split() != [wanted, str(number)]:
            said = process.stdout.strip() or process.stderr.strip().rpartition("\n")[2]
            self.problems.append(f"the engine {wanted} on {self.place.swi} was meant to run: {said}")

    def count(self, kind: str, outcome: str) -> int:
        return self.counts.get(kind, {}).get(outcome, 0)


def swi_version(environment: dict[str, str]) -> tuple[int, ...]:
    goal = "current_prolog_flag(version, V), write(V)"
    command = ["swipl", "-f", "none", "-g", goal, "-t", "halt"]
    output = subprocess.run(command, env=os.environ | environment, check=True, capture_output=True, text=True).stdout
    number = int(output)
    return number // 10000, number // 100 % 100, number % 100


def private_environment() -> dict[str, str] | None:
    path = ROOT / ".swi-prolog" / "env"
    if not path.exists():
        return None
    values = dict(line.split("=", 1) for line in path.read_text(encoding="utf-8").splitlines())
    values["PATH"] += os.pathsep + os.environ["PATH"]
    return values


def places() -> tuple[list[Place], list[str]]:
    """Where to run, and what is not run here and why."""
    system = Place(ROOT / ".venv" / "bin" / "python", swi_version({}), {})
    if system.version >= JANUS_NEEDS:
        return [system], []
    environment = private_environment()
    if environment is None:
        reason = (ROOT / ".swi-prolog" / "unavailable").read_text(encoding="utf-8").strip()
        return [system], [f"janus: {system.swi} is too old for it, and {reason}"]
    private = Place(ROOT / ".venv-janus" / "bin" / "python", swi_version(environment), environment)
    return [system, private], []


def plan(where: list[Place]) -> list[Run]:
    everything = ["-m", "not contract", "--durations=5"]
    first = f"all but the contract ({where[0].engines[0]})"
    runs = [Run(first, where[0], everything, needs=("all", "prolog"))]
    runs += [
        Run(
            f"the contract with {engine}", place, ["-m", "contract", "tests/python"], engine=engine, needs=("contract",)
        )
        for place in where
        for engine in place.engines
    ]
    runs += [Run("the Prolog tests", place, ["-m", "prolog"], needs=("prolog",)) for place in where[1:]]
    return runs


def main() -> int:
    where, not_run = places()
    runs = plan(where)
    for run in runs:
        run.start()
    print(f"\n{'':34}{'SWI-Prolog':12}{'passed':>8}{'failed':>8}{'skipped':>9}{'seconds':>9}")
    for run in runs:
        version = run.place.swi.removeprefix("SWI-Prolog ")
        numbers = "".join(f"{run.count('all', o):>{w}}" for o, w in (("passed", 8), ("failed", 8), ("skipped", 9)))
        print(f"{run.what:34}{version:12}{numbers}{run.seconds:>9.0f}")
    for reason in not_run:
        print(f"not run: {reason}")
    seconds = sum(run.seconds for run in runs)
    if seconds > BUDGET_SECONDS:
        print(f"slow: {seconds:.0f} seconds in all, where {BUDGET_SECONDS} are meant to be enough")
    problems = [f"{run.what} on {run.place.swi}: {problem}" for run in runs for problem in run.problems]
    for problem in problems:
        print(f"problem: {problem}")
    total = {outcome: sum(run.count("all", outcome) for run in runs) for outcome in ("passed", "failed", "skipped")}
    total["failed"] += len(problems)
    print(", ".join(f"{number} {outcome}" for outcome, number in total.items()))
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
