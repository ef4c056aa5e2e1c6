"""Signal handlers of the program, for any signal: they run where memory is, and one that raises breaks nothing."""

from __future__ import annotations

import pytest

from .test_threads import run_script

pytestmark = pytest.mark.contract

# What the kernel takes for the alternate signal stack of this thread: address, flags (1: in use, 2: none), size.
STACK = (
    "import ctypes, threading\n"
    "from pybridge import Prolog\n"
    "class Stack(ctypes.Structure):\n"
    "    _fields_ = [('address', ctypes.c_void_p), ('flags', ctypes.c_int), ('size', ctypes.c_size_t)]\n"
    "def flags():\n"
    "    stack = Stack(); ctypes.CDLL(None).sigaltstack(None, ctypes.byref(stack)); return stack.flags\n"
    "pl = Prolog(); found = []\n"
    "def ask():\n"
    "    pl.once('true'); found.append(flags())\n"
    "    with pl.query('member(X, [1,2])') as rows: next(rows); found.append(flags())\n"
    "    found.append(flags())\n"
    "    pl.once('engine_create(x, true, E), engine_next(E, _), engine_destroy(E)'); found.append(flags())\n"
    "ask(); thread = threading.Thread(target=ask); thread.start(); thread.join()\n"
)

ALARMS = (
    "import gc, itertools, signal, sys\n"
    "sys.unraisablehook = lambda *told: None  # a handler that raises may do so within any __del__\n"
    "from pybridge import Prolog\n"
    "class Alarm(Exception): pass\n"
    "armed = False; hits = 0\n"
    "def handler(number, frame):\n"
    "    global hits; hits += 1\n"
    "    if armed and RAISING: raise Alarm\n"
    "pl = Prolog(); pl.once('true'); raised = 0; kept = []\n"
    "for number in (signal.SIGALRM, signal.SIGUSR1, signal.SIGTERM): signal.signal(number, handler)\n"
    "signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)\n"
    "for n in itertools.count():\n"
    "    if hits > 400: break\n"
    "    try:\n"
    "        armed = True\n"
    "        assert pl.once('X = Y, atom_length(Y, L)', Y=f'text {n}') == {'X': f'text {n}', 'L': 5 + len(str(n))}\n"
    "        pl.once('engine_create(x, true, E), engine_next(E, _), engine_destroy(E), numlist(1, 2000, L), L = _')\n"
    "        assert pl.all('member(X, [1, f(_)])')[0] == {'X': 1}\n"
    "        with pl.query('member(X, [1, 2, 3])') as rows:\n"
    "            assert [row['X'] for row in rows] == [1, 2, 3]\n"
    "        signal.raise_signal(signal.SIGUSR1 if n % 2 else signal.SIGTERM)\n"
    "        armed = False\n"
    "    except Alarm:\n"
    "        raised += 1\n"
    "    finally:\n"
    "        armed = False\n"
    "    kept.append([{'a': i} for i in range(100)]); gc.collect() if n % 20 == 0 else None\n"
    "signal.setitimer(signal.ITIMER_REAL, 0)\n"
    "pl.close_queries(); pl.once('true')\n"
    "print(raised > 0, pl.once('X = 1'), pl.interrupt())\n"
)


def test_no_signal_stack_of_prolog_is_known_to_the_kernel() -> None:
    assert run_script(STACK + "print(set(found) <= {1, 2})\n") == "True\n"


def test_faulthandler_can_be_enabled_afterwards() -> None:
    code = "import faulthandler\nfrom pybridge import Prolog\npl = Prolog(); pl.once('true'); faulthandler.enable()\n"
    assert run_script(code + "print(faulthandler.is_enabled(), pl.once('X = 1'))\n") == "True {'X': 1}\n"


def test_handlers_of_other_signals_run_during_and_between_queries() -> None:
    assert run_script("RAISING = False\n" + ALARMS) == "False {'X': 1} 0\n"


def test_a_handler_that_raises_leaves_prolog_whole() -> None:
    assert run_script("RAISING = True\n" + ALARMS, PYTHONUNBUFFERED="1") == "True {'X': 1} 0\n"


def test_a_query_whose_start_is_interrupted_is_not_left_behind() -> None:
    code = (
        "import os, signal, threading\n"
        "from pybridge import Prolog\n"
        "pl = Prolog(); pl.once('true'); stopped = 0\n"
        "while stopped < 30:\n"
        "    timer = threading.Timer(0.0015, os.kill, (os.getpid(), signal.SIGINT))\n"
        "    try:\n"
        "        timer.start()\n"
        "        try:\n"
        "            while True: pl.query('repeat').close()\n"
        "        finally:\n"
        "            timer.join()\n"
        "    except KeyboardInterrupt:\n"
        "        stopped += 1\n"
        "pl.close_queries()\n"
        "print(pl.once('aggregate_all(count, current_engine(_), N)'))\n"
    )
    assert run_script(code) == "{'N': 0}\n"
