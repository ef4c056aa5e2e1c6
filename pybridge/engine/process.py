"""The engine `process`: SWI-Prolog in a child process.

It can be killed and capped in memory, and what happens to it does not happen to Python. The child runs the same
prolog/bridge.pl and is asked through two pipes; prolog/bridge/server.pl has the format.

Why not library(mqi), which SWI-Prolog has for this, with swiplserver: over its Unix socket a call took 0.29 ms where
one here took 0.11 to 0.28 ms on the same busy machine, over TCP 45 ms; it computes all answers before it gives the
first, gives big integers as text and variables as "_", cannot tell strings from atoms, and stops at answers with
clause references. tests/benchmarks/bench_bridge.py times both where swiplserver is installed.
"""

from __future__ import annotations

import codecs
import contextlib
import itertools
import os
import queue
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from typing import BinaryIO

from pybridge.engine.embedded import check_home, check_version
from pybridge.engine.protocol import UncaughtInProlog
from pybridge.engine.steps import STEPS
from pybridge.errors import BadArgument, EngineLost, EngineUnavailable, MemoryLimitReached
from pybridge.paths import prolog_dir

_UTF8 = codecs.getincrementaldecoder("utf-8")
START_SECONDS = 60.0
CLOSE_SECONDS = 1.0
STOP_SECONDS = 1.0
STOP_AGAIN = 0.01
# Numbers of blobs of one child and the next must not meet.
BLOBS_PER_CHILD = 10**12


class ProcessEngine:
    """An SWI-Prolog of its own, started again when it is lost."""

    name = "process"

    def __init__(self, *, memory_limit: int | None = None) -> None:
        check_home()
        executable = shutil.which("swipl")
        if executable is None:
            raise EngineUnavailable("no program swipl was found on the PATH")
        self._executable = executable
        self._memory_limit = memory_limit
        self._lock = threading.Lock()
        self._child: _Child | None = None
        self._closed = False
        self._generation = 0
        self.dropped_rows: deque[int] = deque()
        self.dropped_blobs: deque[int] = deque()
        self.version = self._current().version
        check_version(self.version)

    @property
    def generation(self) -> int:
        """See Backend; a child that was lost is started again."""
        self._current()
        return self._generation

    def call(self, predicate: str, *args: int | str) -> str:
        """See Backend."""
        return self._current().ask(predicate, args)

    def stop(self, step: int, reason: str) -> bool:
        """See Backend."""
        return self._tell("stop_step", step, reason) == "true"

    def abort(self, step: int) -> None:
        """See Backend."""
        self._tell("abort_step", step)

    def kill(self) -> None:
        """End the child, and with it all that it is running."""
        child = self._child
        if child is not None:
            child.kill()

    def close(self) -> None:
        """End the child."""
        with self._lock:
            self._closed = True
            child, self._child = self._child, None
        if child is not None:
            child.close()

    @property
    def pid(self) -> int | None:
        """The process id of the child."""
        return self._child.process.pid if self._child is not None else None

    def _current(self) -> _Child:
        child = self._child
        if child is not None and child.usable():
            return child
        with STEPS.protected(), self._lock:
            if self._closed:
                raise EngineLost("the engine is closed")
            if self._child is None or not self._child.usable():
                first = self._generation * BLOBS_PER_CHILD
                self.dropped_rows.clear()
                self.dropped_blobs.clear()
                self._child = _Child(self._executable, self._memory_limit, first)
                self._generation += 1
            return self._child

    def _tell(self, predicate: str, *args: int | str) -> str:
        """Ask something about a running step; if the child is gone there is none."""
        child = self._child
        try:
            return child.ask(predicate, args) if child is not None else "false"
        except EngineLost:
            return "false"


class _Child:
    """One child process, and the thread that reads its answers."""

    def __init__(self, executable: str, memory_limit: int | None, first_blob: int) -> None:
        self._memory_limit = memory_limit
        self._owner = os.getpid()
        self._numbers = itertools.count()
        self._lanes = itertools.count()
        self._free: list[int] = []
        self._waiting: dict[int, queue.SimpleQueue[str | None]] = {}
        self._write_lock = threading.Lock()
        self._gone = threading.Event()
        self._killed = False
        child_in, to_child = os.pipe()
        from_child, child_out = os.pipe()
        command = [executable, "-q", "-f", "none", "--on-error=print", "--on-warning=print"]
        command += ["-t", "bridge_server:serve", str(prolog_dir() / "bridge" / "server.pl")]
        command += ["--", str(child_in), str(child_out)]
        if memory_limit is not None:
            command = ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', str(memory_limit // 1024), *command]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=(child_in, child_out), start_new_session=True
            )
        finally:
            os.close(child_in)
            os.close(child_out)
        self._to_child = os.fdopen(to_child, "wb")
        answers = os.fdopen(from_child, "rb")
        self._finalizer = weakref.finalize(self, _end, self.process, self._to_child, self._owner)
        reader = threading.Thread(
            target=_read, args=(answers, self._waiting, self._gone, self.process), name="pybridge-child", daemon=True
        )
        reader.start()
        self.version = self._start(executable, first_blob)

    def _start(self, executable: str, first_blob: int) -> int:
        try:
            return int(self.ask("start_bridge", (first_blob,), START_SECONDS))
        except (EngineLost, queue.Empty):
            self.kill()
            if self._memory_limit is not None:
                raise BadArgument(f"{self._memory_limit} bytes of memory are too little for {executable}") from None
            raise EngineUnavailable(f"{executable} does not start the bridge") from None
        except BaseException:
            self.kill()
            raise

    def usable(self) -> bool:
        return not self._gone.is_set() and self._owner == os.getpid()

    def ask(self, predicate: str, args: tuple[int | str, ...], seconds: float | None = None) -> str:
        number = next(self._numbers)
        answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._waiting[number] = answers
        try:
            lane = self._free.pop()
        except IndexError:
            lane = next(self._lanes)
        shapes = ",".join(str(arg) if isinstance(arg, int) else f"t({len(arg)})" for arg in args)
        texts = "".join(arg for arg in args if isinstance(arg, str))
        request = f"r({number},{lane},{predicate},[{shapes}])\n{texts}".encode()
        sent = False
        try:
            with self._write_lock:
                self._to_child.write(request)
                self._to_child.flush()
            sent = True
            answer = None if self._gone.is_set() and answers.empty() else answers.get(timeout=seconds)
        except (BrokenPipeError, ValueError):
            answer = None
        except queue.Empty:
            raise
        except BaseException:
            # A signal handler of the program raised.
            if sent:
                self._stop_abandoned(args, answers)
            else:
                self._end()  # perhaps it has half of the request
            raise
        finally:
            self._waiting.pop(number, None)
        if answer is None:
            raise self._lost()
        if answer[:1] == "u":
            raise UncaughtInProlog(answer[1:])
        self._free.append(lane)
        return answer

    def _stop_abandoned(self, args: tuple[int | str, ...], answers: queue.SimpleQueue[str | None]) -> None:
        """Nobody waits for the answer any more: stop the step, or else end the child."""
        end = time.monotonic() + STOP_SECONDS
        while answers.empty() and not self._gone.is_set():
            if time.monotonic() > end:
                self._end()
            with contextlib.suppress(EngineLost, UncaughtInProlog):
                self.ask("stop_step", (args[0], "interrupted"))
            time.sleep(STOP_AGAIN)

    def _end(self) -> None:
        self.kill()
        self._gone.wait(CLOSE_SECONDS)

    def _lost(self) -> EngineLost:
        self._gone.wait(CLOSE_SECONDS)
        status = self.process.returncode
        out_of_memory = status in (-signal.SIGABRT, -signal.SIGSEGV, 134, 2, 1)
        if self._memory_limit is not None and not self._killed and out_of_memory:
            return MemoryLimitReached(
                f"the Prolog process ended at its memory limit of {self._memory_limit} bytes", status
            )
        how = f"by signal {-status}" if status is not None and status < 0 else f"with exit status {status}"
        told = f"the Prolog process ended {how}; what it knew is lost, and the next call starts a new one"
        return EngineLost(told, status)

    def kill(self) -> None:
        self._killed = True
        if self.usable():
            _kill(self.process)

    def close(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._to_child.close()
        if not self._gone.wait(CLOSE_SECONDS):
            self._end()
        self._finalizer.detach()


def _read(
    answers: BinaryIO,
    waiting: dict[int, queue.SimpleQueue[str | None]],
    gone: threading.Event,
    process: subprocess.Popen[bytes],
) -> None:
    """Hand each answer to who waits for it, until the child ends; then tell all that still wait."""
    with answers:
        while line := answers.readline():
            number, length = map(int, line.split())
            text = _read_text(answers, length)
            if text is None:
                break
            box = waiting.get(number)
            if box is not None:
                box.put(text)
    process.wait()
    gone.set()
    for box in list(waiting.values()):
        box.put(None)


def _read_text(answers: BinaryIO, length: int) -> str | None:
    """The next characters; None if the child ended before. Every character has a byte at least."""
    decoder = _UTF8(errors="surrogatepass")
    text = ""
    while len(text) < length:
        data = answers.read(length - len(text))
        if not data:
            return None
        text += decoder.decode(data)
    return text


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the child and what it started: the child leads a process group of its own."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[bytes], to_child: BinaryIO, owner: int) -> None:
    """What happens to a child that nobody closed, at the latest when Python exits."""
    with contextlib.suppress(OSError):
        to_child.close()
    if os.getpid() == owner and process.returncode is None:
        _kill(process)
