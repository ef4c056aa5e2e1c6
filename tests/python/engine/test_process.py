"""The engine `process`, and pools of it; the rest of the contract runs on it like on the others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pybridge import Prolog
from pybridge.engine.pool import PrologPool
from pybridge.errors import EngineLost, HaltRequested, LimitReached, MemoryLimitReached, PybridgeError, TimeLimitReached

from .conftest import at_most

pytestmark = pytest.mark.contract


@pytest.fixture
def child() -> Iterator[Prolog]:
    with Prolog("process") as session:
        yield session


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_child_that_is_killed_is_a_typed_error_and_the_next_query_works(child: Prolog) -> None:
    pid = child.pid
    assert pid is not None
    threading.Timer(0.2, os.kill, (pid, signal.SIGKILL)).start()
    with at_most(5), pytest.raises(EngineLost):
        child.once("repeat, fail")
    assert child.once("X = 1") == {"X": 1}
    assert child.pid != pid
    assert not alive(pid)


def test_what_was_consulted_is_loaded_again_and_queries_of_before_are_over(
    child: Prolog, source: Callable[..., Path]
) -> None:
    child.consult(source("here(1).\n"))
    rows = child.query("repeat")
    next(rows)
    os.kill(child.pid or 0, signal.SIGKILL)
    time.sleep(0.2)
    assert child.once("here(X)") == {"X": 1}
    with pytest.raises(EngineLost):
        next(rows)


def test_a_gigabyte_of_clauses_under_a_limit(source: Callable[..., Path]) -> None:
    with Prolog("process", memory_limit=256 * 2**20) as child:
        pid = child.pid
        with pytest.raises((MemoryLimitReached, LimitReached)):
            child.once("between(1, inf, X), assertz(fact(X, some_text, f(X, [a,b,c,d,e,f]))), fail", time_limit=100)
        assert child.once("X = 1") == {"X": 1}
        assert not alive(pid or 0)


def test_halt_is_a_typed_error_and_the_child_goes_on(child: Prolog) -> None:
    pid = child.pid
    with pytest.raises(HaltRequested):
        child.once("halt")
    assert child.once("X = 1") == {"X": 1}
    assert child.pid == pid


def test_what_cannot_be_interrupted_is_killed(child: Prolog) -> None:
    with at_most(5), pytest.raises(TimeLimitReached):
        child.once("shell('sleep 20')", time_limit=0.2)
    assert child.once("X = 1") == {"X": 1}


class Alarm(Exception):
    pass


def test_a_handler_that_raises_leaves_nothing_running(child: Prolog) -> None:
    def handler(_number: int, _frame: object) -> None:
        raise Alarm

    pid = child.pid
    before = signal.signal(signal.SIGALRM, handler)
    try:
        for goal in ("repeat, fail", "(X = 1 ; repeat, fail)"):
            signal.setitimer(signal.ITIMER_REAL, 0.2)
            with at_most(3), pytest.raises(Alarm):
                list(child.query(goal)) if "X" in goal else child.once(goal)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert child.once("aggregate_all(count, bridge_steps:running(_, _), N)") == {"N": 1}
    assert child.once("aggregate_all(count, current_engine(_), N)") == {"N": 0}
    assert child.pid == pid


def test_a_handler_that_raises_while_nothing_can_be_interrupted_ends_the_child(child: Prolog) -> None:
    def handler(_number: int, _frame: object) -> None:
        raise Alarm

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with at_most(5), pytest.raises(Alarm):
            child.once("shell('sleep 20')")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert child.once("X = 1") == {"X": 1}


def test_closing_leaves_no_child(child: Prolog) -> None:
    def wait() -> None:
        with pytest.raises(PybridgeError):
            child.once("repeat, fail")

    pid = child.pid
    thread = threading.Thread(target=wait)
    thread.start()
    time.sleep(0.2)
    child.close()
    thread.join(10)
    assert not thread.is_alive()
    assert not alive(pid or 0)


def test_a_python_process_that_is_killed_leaves_no_child(tmp_path: Path) -> None:
    code = (
        "import sys, threading, time\n"
        "from pybridge import Prolog\n"
        "pl = Prolog('process'); threading.Thread(target=pl.once, args=('repeat, fail',), daemon=True).start()\n"
        "time.sleep(0.2); print(pl.pid, flush=True); time.sleep(60)\n"
    )
    root = str(Path(__file__).parents[3])
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": root}
    ) as python:
        assert python.stdout is not None
        pid = int(python.stdout.readline())
        python.kill()
    end = time.monotonic() + 10
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(pid)


def test_sessions_do_not_share_a_database(child: Prolog) -> None:
    with Prolog("process") as other:
        other.assertz("only_here(1)")
        assert child.once("catch(only_here(_), _, fail)") is None


def test_a_pool_lends_sessions_and_replaces_those_that_were_lost(source: Callable[..., Path]) -> None:
    with PrologPool(2, files=[source("pool_fact(1).\n")]) as pool:
        with pool.lend() as one, pool.lend() as two:
            assert one.once("pool_fact(X)") == two.once("pool_fact(X)") == {"X": 1}
            pids = {one.pid, two.pid}
            assert len(pids) == 2
            with pytest.raises(TimeoutError), pool.lend(timeout=0.05):
                pass
            os.kill(one.pid or 0, signal.SIGKILL)
        for _ in range(4):
            with pool.lend() as session:
                assert session.once("pool_fact(X)") == {"X": 1}
    assert not any(alive(pid or 0) for pid in pids)
