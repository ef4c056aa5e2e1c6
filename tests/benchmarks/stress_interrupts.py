"""Ctrl-C at random moments over direct calls and streams, too long for the tests.

    python -m tests.benchmarks.stress_interrupts [--engine E] [--interrupts 10000] [--seed N]

Fails if an interrupt is lost, hits another query than it was meant for, or if the process hangs or crashes.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import threading

from pybridge import Prolog


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--engine")
    parser.add_argument("--interrupts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    choice = random.Random(arguments.seed)
    with Prolog(arguments.engine) as prolog:
        for number in range(arguments.interrupts):
            interrupt(prolog, number, choice.random() * 0.004)
        print(
            f"{arguments.interrupts} interrupts on {prolog.engine}, SWI-Prolog {prolog.version}: all as they should be"
        )


def interrupt(prolog: Prolog, number: int, seconds: float) -> None:
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
    stopped = False
    try:
        timer.start()
        try:
            if number % 2:
                prolog.once("repeat, fail", time_limit=60)
            else:
                for _ in prolog.query("repeat", time_limit=60):
                    pass
        finally:
            timer.join()
    except KeyboardInterrupt:
        stopped = True
    timer.join()
    if not stopped or prolog.once("X = Y", Y=number) != {"X": number}:
        raise SystemExit(f"interrupt {number} was lost or hit the wrong query")


if __name__ == "__main__":
    main()
