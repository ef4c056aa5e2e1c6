"""Running goals, and stopping them: Ctrl-C, `interrupt()` and time limits.

A step is one call into Prolog that runs a goal. Python runs a signal handler only after the call has returned, so that
something else has to tell Prolog to stop: one thread, the watcher, waits for deadlines and, through the socket that
`signal.set_wakeup_fd` writes to, for Ctrl-C, and sends the step a signal inside Prolog. Meanwhile the handler of
SIGINT only takes a note; KeyboardInterrupt is raised once the call is over, because an exception in the middle of the
call would leave Prolog in pieces. The handler is installed only where Python's own was there.

A step that survives the signal, because its program catches every error, is aborted half a second later, which no
program can catch. If that fails too, an engine with a process of its own kills it.

The state is one object for the whole process: so is SIGINT, and so is an embedded Prolog.
"""

from __future__ import annotations

import contextlib
import heapq
import itertools
import os
import select
import signal
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from types import FrameType

from pybridge.engine.protocol import Backend, UncaughtInProlog
from pybridge.engine.signal_stack import leave_signal_stack
from pybridge.errors import EngineLost, PrologError, QueryInterrupted, TimeLimitReached

ABORT_AFTER = 0.5
KILL_AFTER = 0.5
LONGEST_WAIT = 3600.0
RETRY_AFTER = 0.005
RESEND_AFTER = 0.02

# A byte that is no number of a signal.
HANDLED = 255

KEYBOARD = "keyboard"
INTERRUPTED = "interrupted"
TIME_LIMIT = "time_limit"


class Step:
    """One call that is running; `reason` says why it was told to stop."""

    __slots__ = ("_backend", "ended", "give_up", "number", "owner", "reason")

    def __init__(self, number: int, owner: object, backend: Backend | None) -> None:
        self.number = number
        self.owner = owner
        self._backend = backend
        self.reason: str | None = None
        self.give_up: float | None = None
        self.ended = False

    @property
    def backend(self) -> Backend:
        """The engine that runs it; a step that has ended before it began has none, and is never stopped."""
        assert self._backend is not None
        return self._backend


class Steps:
    """All running steps of this process, and the watcher that stops them."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._running: dict[int, Step] = {}
        self._main = threading.main_thread().ident
        self._guarded = False
        self._reset()
        os.register_at_fork(after_in_child=self._after_fork)

    def _reset(self) -> None:
        self._lock = threading.Lock()
        self._due: list[tuple[float, int, Step, Callable[[Step], None]]] = []
        self._noted: deque[Step] = deque()
        self._watcher: threading.Thread | None = None
        self._wake_read: socket.socket | None = None
        self._wake_write: socket.socket | None = None

    def _after_fork(self) -> None:
        """Only the thread that forked goes on in the child; the watcher has to be started again."""
        self._running.clear()
        self._main = threading.get_ident()
        self._reset()
        if self._guarded:
            self._guarded = False
            self._guard_main_thread()

    def run(self, owner: object, backend: Backend, seconds: float | None, predicate: str, *args: int | str) -> str:
        """Call a predicate of the bridge as a step that can be stopped.

        Raises KeyboardInterrupt, QueryInterrupted or TimeLimitReached if it was stopped.
        """
        thread = threading.get_ident()
        if thread == self._main and not self._guarded:
            self._guard_main_thread()
        step = Step(next(self._numbers), owner, backend)
        outer = self._running.get(thread)
        try:
            self._running[thread] = step
            if seconds is not None:
                self._at(time.monotonic() + seconds, step, self._out_of_time)
            text = backend.call(predicate, step.number, *args)
        except UncaughtInProlog as error:
            backend.call("forget_step", step.number)
            if step.reason is None:
                raise PrologError("the query was aborted") from error
        except EngineLost:
            if step.reason is None:
                raise
        finally:
            step.ended = True
            if outer is None:
                self._running.pop(thread, None)
            else:
                self._running[thread] = outer
        if step.reason is not None:
            raise _stopped(step.reason, seconds)
        return text

    @contextlib.contextmanager
    def protected(self) -> Iterator[None]:
        """Put off Ctrl-C until the block is over, as while an engine starts; there is nothing to stop in it."""
        thread = threading.get_ident()
        if thread == self._main and not self._guarded:
            self._guard_main_thread()
        step = Step(next(self._numbers), None, None)
        step.ended = True
        outer = self._running.get(thread)
        try:
            self._running[thread] = step
            yield
        finally:
            if outer is None:
                self._running.pop(thread, None)
            else:
                self._running[thread] = outer
        if step.reason is not None:
            raise KeyboardInterrupt

    def interrupt(self, owner: object, thread: int | None = None) -> int:
        """Stop the running steps of an owner, or those of one thread alone; how many there were."""
        running = list(self._running.items())
        steps = [step for ident, step in running if step.owner is owner and thread in (None, ident)]
        for step in steps:
            self._at(0.0, step, self._interrupted)
        return len(steps)

    # The watcher

    def _at(self, due: float, step: Step, action: Callable[[Step], None]) -> None:
        with self._lock:
            heapq.heappush(self._due, (due, next(self._numbers), step, action))
            self._start_watcher()
            first = self._due[0][2] is step
        if first and self._wake_write is not None:
            with contextlib.suppress(BlockingIOError):
                self._wake_write.send(b"\0")

    def _start_watcher(self) -> None:
        if self._watcher is None:
            self._wake_read, self._wake_write = socket.socketpair()
            self._wake_read.setblocking(False)
            self._wake_write.setblocking(False)
            self._watcher = threading.Thread(
                target=self._watch, args=(self._wake_read,), name="pybridge-watcher", daemon=True
            )
            self._watcher.start()

    def _watch(self, wake: socket.socket) -> None:
        pending = False
        while True:
            step = self._running.get(self._main or 0)
            if select.select([wake], [], [], 0.0 if pending else self._wait_seconds())[0]:
                # What the signal handler of C wrote for each SIGINT, and after it what ours wrote.
                for byte in wake.recv(4096):
                    pending = byte == signal.SIGINT or (pending and byte != HANDLED)
            while self._noted:
                self._stop(self._noted.popleft(), KEYBOARD)
            if pending:
                pending = self._keyboard(step)
            while (entry := self._next_due()) is not None:
                due_step, action = entry
                if not due_step.ended:
                    action(due_step)

    def _wait_seconds(self) -> float | None:
        with self._lock:
            return min(max(0.0, self._due[0][0] - time.monotonic()), LONGEST_WAIT) if self._due else None

    def _keyboard(self, step: Step | None) -> bool:
        """Stop a step for a SIGINT that Python's handler has not seen; whether the signal is still to be dealt with.

        The main thread cannot have begun a step since the signal, because the handler would have run before. So the
        step that was running before the socket was read is the right one; a later step is never stopped. If there was
        none, the main thread is about to run the handler, or has begun the step just before the signal.
        """
        if signal.getsignal(signal.SIGINT) != self._on_sigint:
            return False
        if step is None or step.ended:
            time.sleep(RETRY_AFTER)
            return True
        self._stop(step, KEYBOARD)
        return False

    def _next_due(self) -> tuple[Step, Callable[[Step], None]] | None:
        with self._lock:
            while self._due and (self._due[0][2].ended or self._due[0][0] <= time.monotonic()):
                _, _, step, action = heapq.heappop(self._due)
                if not step.ended:
                    return step, action
        return None

    def _interrupted(self, step: Step) -> None:
        self._stop(step, INTERRUPTED)

    def _out_of_time(self, step: Step) -> None:
        self._stop(step, TIME_LIMIT)

    def _stop(self, step: Step, reason: str) -> None:
        if step.reason is None or reason == KEYBOARD:
            step.reason = reason
        if not step.ended:
            self._send_stop(step)

    def _send_stop(self, step: Step) -> None:
        reason = TIME_LIMIT if step.reason == TIME_LIMIT else INTERRUPTED
        now = time.monotonic()
        step.give_up = step.give_up or now + ABORT_AFTER
        if now >= step.give_up:
            self._abort(step)
            return
        # It may come at a moment when the step cannot be stopped, or before Prolog knows the step: then again.
        found = step.backend.stop(step.number, reason)
        self._at(min(step.give_up, now + (RESEND_AFTER if found else RETRY_AFTER)), step, self._send_stop)

    def _abort(self, step: Step) -> None:
        step.backend.abort(step.number)
        self._at(time.monotonic() + KILL_AFTER, step, self._kill)

    def _kill(self, step: Step) -> None:
        step.backend.kill()
        self._at(time.monotonic() + KILL_AFTER, step, self._abort)

    # Ctrl-C

    def _guard_main_thread(self) -> None:
        """Install the handler. It may itself be interrupted; then it is done again the next time."""
        if signal.getsignal(signal.SIGINT) in (signal.default_int_handler, self._on_sigint):
            with self._lock:
                self._start_watcher()
            if self._wake_write is not None:
                mine = self._wake_write.fileno()
                before = signal.set_wakeup_fd(mine, warn_on_full_buffer=False)
                if before in (-1, mine):
                    signal.signal(signal.SIGINT, self._on_sigint)
                    leave_signal_stack(signal.SIGINT)
                else:
                    signal.set_wakeup_fd(before)
        self._guarded = True

    def _on_sigint(self, number: int, frame: FrameType | None) -> None:
        step = self._running.get(self._main or 0)
        if step is not None:
            step.reason = KEYBOARD
            self._noted.append(step)
        if self._wake_write is not None:
            with contextlib.suppress(BlockingIOError):
                self._wake_write.send(bytes([HANDLED]))
        if step is None:
            signal.default_int_handler(number, frame)


def _stopped(reason: str, seconds: float | None) -> BaseException:
    if reason == KEYBOARD:
        return KeyboardInterrupt()
    if reason == TIME_LIMIT:
        return TimeLimitReached("the query reached its time limit" + (f" of {seconds:g} s" if seconds else ""))
    return QueryInterrupted("the query was interrupted")


STEPS = Steps()
