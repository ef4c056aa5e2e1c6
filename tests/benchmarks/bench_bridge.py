"""The bridge beside pyswip's and janus's own interfaces, in the same run.

    python -m tests.benchmarks.bench_bridge [--rounds N] [--json FILE]

Wall time of whole calls, the best of the rounds, which take turns. pyswip's own interface and janus's own convert
values by themselves; the bridge sends texts. `process` is a child process; swiplserver, if it is installed, is
SWI-Prolog's own way to one, library(mqi). Only what is installed is timed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pybridge import Prolog
from pybridge.engine.choice import ENGINES, probe

Work = Callable[[], object]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    found = probe()
    names = [name for name in ENGINES if not isinstance(found[name], str)]
    sessions = {name: Prolog(name) for name in names}
    print(f"SWI-Prolog {sessions[names[0]].version}, Python {platform.python_version()}")
    rows = []
    for title, calls, works in works_of(sessions):
        best = measure(works, calls, arguments.rounds)
        rows.append({"work": title, "seconds": best})
        first = best[names[0]]
        print(f"\n{title}")
        for name, seconds in best.items():
            print(f"  {name:12} {readable(seconds):>10}   {seconds / first:6.2f}")
    for session in sessions.values():
        session.close()
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1))


def works_of(sessions: dict[str, Prolog]) -> list[tuple[str, int, dict[str, Work]]]:
    """Each piece of work: its title, how many calls a round makes, and who does it."""
    trivial: dict[str, Work] = {name: lambda pl=pl: pl.once("true") for name, pl in sessions.items()}
    answer: dict[str, Work] = {name: lambda pl=pl: pl.once("X is 2 + 3") for name, pl in sessions.items()}
    stream: dict[str, Work] = {
        name: lambda pl=pl: sum(1 for _ in pl.query("between(1, 1000, X)")) for name, pl in sessions.items()
    }
    few: dict[str, Work] = {
        name: lambda pl=pl: len(pl.once("numlist(1, 20000, L)")["L"]) for name, pl in sessions.items()
    }
    integers: dict[str, Work] = {
        name: lambda pl=pl: len(pl.once("numlist(1, 1000000, L)")["L"]) for name, pl in sessions.items()
    }
    pairs: dict[str, Work] = {
        name: lambda pl=pl: len(pl.once("findall(X-f(X), between(1, 20000, X), L)")["L"])
        for name, pl in sessions.items()
    }
    if "pyswip" in sessions:
        from pyswip import Prolog as Own

        def own(goal: str) -> list[dict[str, Any]]:
            return list(Own.query(goal))

        trivial["pyswip's own"] = lambda: list(Own.query("true"))
        answer["pyswip's own"] = lambda: list(Own.query("X is 2 + 3"))
        stream["pyswip's own"] = lambda: sum(1 for _ in Own.query("between(1, 1000, X)"))
        few["pyswip's own"] = lambda: len(own("numlist(1, 20000, L)")[0]["L"])
        pairs["pyswip's own"] = lambda: len(own("findall(X-f(X), between(1, 20000, X), L)")[0]["L"])
    if "janus" in sessions:
        import janus_swi

        trivial["janus's own"] = lambda: janus_swi.query_once("true", {})
        answer["janus's own"] = lambda: janus_swi.query_once("X is 2 + 3", {})
        stream["janus's own"] = lambda: sum(1 for _ in janus_swi.query("between(1, 1000, X)", {}))
        few["janus's own"] = lambda: len(janus_swi.query_once("numlist(1, 20000, L)", {})["L"])
        integers["janus's own"] = lambda: len(janus_swi.query_once("numlist(1, 1000000, L)", {})["L"])
    if importlib.util.find_spec("swiplserver"):
        from swiplserver import PrologMQI

        thread: Any = PrologMQI().create_thread()
        thread.start()
        trivial["mqi"] = lambda: thread.query("true")
        answer["mqi"] = lambda: thread.query("X is 2 + 3")
    return [
        ("a call that does nothing", 500, trivial),
        ("a call with an answer", 500, answer),
        ("a thousand answers one by one", 1, stream),
        ("a list of 20,000 integers", 1, few),
        ("a list of a million integers (pyswip takes many seconds)", 1, integers),
        ("20,000 pairs with a compound (janus cannot)", 1, pairs),
    ]


def measure(works: dict[str, Work], calls: int, rounds: int) -> dict[str, float]:
    """The best seconds of one call, for each contender."""
    best = dict.fromkeys(works, float("inf"))
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            begin = time.perf_counter()
            for _ in range(calls):
                work()
            best[name] = min(best[name], (time.perf_counter() - begin) / calls)
    return best


def readable(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} us" if seconds < 1e-3 else f"{seconds * 1e3:.1f} ms"


if __name__ == "__main__":
    main()
