"""Stopping goals. The full count of random interrupts is run by tests/benchmarks/stress_interrupts.py, or here with
PYBRIDGE_INTERRUPTS=10000."""

from __future__ import annotations

import os
import random
import signal
import threading
import time

import pytest

from pybridge import Prolog, Rows
from pybridge.errors import QueryInterrupted

from .conftest import at_most, keyboard_interrupt_after
from .test_threads import run_script

pytestmark = pytest.mark.contract

INTERRUPTS = int(os.environ.get("PYBRIDGE_INTERRUPTS", "100"))

LOOPS = [
    "repeat, fail",
    "bridge_test_i1",
    "bridge_test_left",
    "length(L, N), N < 0",
    "numlist(1, 100000, L), repeat, msort(L, _), fail",
    "findall(X, repeat, _)",
    "repeat, catch((repeat, fail), _, true), fail",
    "thread_get_message(bridge_test_never)",
]


@pytest.fixture(scope="module", autouse=True)
def loops(pl: Prolog) -> None:
    for name in ("bridge_test_i1", "bridge_test_i2", "bridge_test_left"):
        pl.once("abolish(N/0)", N=name)
    pl.assertz("bridge_test_i1 :- bridge_test_i2")
    pl.assertz("bridge_test_i2 :- bridge_test_i1")
    pl.assertz("bridge_test_left :- bridge_test_left, true")


@pytest.mark.parametrize("goal", LOOPS)
def test_ctrl_c_stops_every_loop(pl: Prolog, goal: str) -> None:
    with keyboard_interrupt_after(0.2):
        pl.once(goal, time_limit=20)
    assert pl.once("X = 1") == {"X": 1}
    with keyboard_interrupt_after(0.2):
        list(pl.query(goal, time_limit=20))
    assert pl.once("X = 1") == {"X": 1}


def test_ctrl_c_outside_of_a_goal_is_an_ordinary_keyboard_interrupt(pl: Prolog) -> None:
    pl.once("true")
    with keyboard_interrupt_after(0.1):
        time.sleep(5)
    assert pl.once("X = 1") == {"X": 1}


def test_interrupt_stops_what_runs_in_another_thread(pl: Prolog) -> None:
    caught: list[BaseException] = []
    started = threading.Event()

    def run() -> None:
        try:
            with pl.query("(X = 1 ; repeat, fail)") as rows:
                next(rows)
                started.set()
                next(rows)
        except BaseException as error:
            caught.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    assert started.wait(10)
    time.sleep(0.1)
    with at_most(2.0):
        assert pl.interrupt() == 1
        thread.join(10)
    assert [type(error) for error in caught] == [QueryInterrupted]
    assert pl.interrupt() == 0
    assert pl.once("X = 1") == {"X": 1}


def test_interrupt_touches_only_its_own_session(pl: Prolog) -> None:
    result: list[object] = []
    with Prolog() as other:
        thread = threading.Thread(
            target=lambda: result.append(other.once("numlist(1, 200000, L), msort(L, M), last(M, X), L = _"))
        )
        thread.start()
        pl.interrupt()
        thread.join(30)
    assert len(result) == 1


def test_closing_a_query_stops_what_another_thread_computes_for_it(pl: Prolog) -> None:
    rows = pl.query("repeat, fail")
    caught: list[BaseException] = []

    def run() -> None:
        try:
            next(rows)
        except BaseException as error:
            caught.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    time.sleep(0.2)
    with at_most(2.0):
        rows.close()
        thread.join(10)
    assert [type(error) for error in caught] == [QueryInterrupted]


def test_cancelling_right_after_the_start(pl: Prolog) -> None:
    """The query is closed before it is asked, or stopped while it is."""
    ends: list[object] = []

    def wait(rows: Rows) -> None:
        try:
            ends.append(next(rows, None))
        except QueryInterrupted:
            ends.append(None)

    for _ in range(INTERRUPTS):
        rows = pl.query("repeat, fail")
        thread = threading.Thread(target=wait, args=(rows,))
        thread.start()
        rows.close()
        thread.join(20)
        assert not thread.is_alive()
    assert ends == [None] * INTERRUPTS
    assert pl.once("X = 1") == {"X": 1}


def test_random_interrupts_hit_only_the_query_that_they_were_meant_for(pl: Prolog) -> None:
    choice = random.Random(4)
    stopped = 0
    for number in range(INTERRUPTS):
        timer = threading.Timer(choice.random() * 0.004, os.kill, (os.getpid(), signal.SIGINT))
        try:
            timer.start()
            try:
                if number % 2:
                    pl.once("repeat, fail", time_limit=20)
                else:
                    for _ in pl.query("repeat", time_limit=20):
                        pass
            finally:
                timer.join()
        except KeyboardInterrupt:
            stopped += 1
        timer.join()
        assert pl.once("X = Y", Y=number) == {"X": number}
        assert pl.all("between(1, 3, X)") == [{"X": 1}, {"X": 2}, {"X": 3}]
    assert stopped == INTERRUPTS


def test_ctrl_c_after_a_query_does_not_write_into_freed_memory() -> None:
    code = (
        "import gc, os, signal, threading, time\n"
        "from pybridge import Prolog\n"
        "pl = Prolog(); kept = []\n"
        "for number in range(12):\n"
        "    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        "    try:\n"
        "        pl.once('repeat, fail') if number % 2 else list(pl.query('repeat, fail'))\n"
        "    except KeyboardInterrupt:\n"
        "        pass\n"
        "    kept.append([{'a': i} for i in range(2000)]); gc.collect()\n"
        "print(len(kept))\n"
    )
    assert run_script(code) == "12\n"
