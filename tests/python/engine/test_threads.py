from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pybridge import Prolog

pytestmark = pytest.mark.contract

ROOT = Path(__file__).parents[3]


def test_many_threads_ask_at_once(pl: Prolog) -> None:
    def ask(thread: int) -> list[Any]:
        return [pl.once("X is Y * 2", Y=thread * 1000 + i) for i in range(100)]

    with ThreadPoolExecutor(8) as pool:
        for thread, rows in enumerate(pool.map(ask, range(8))):
            assert rows == [{"X": 2 * (thread * 1000 + i)} for i in range(100)]


def test_a_query_goes_from_thread_to_thread(pl: Prolog) -> None:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as two:
        rows = one.submit(pl.query, "between(1, 5, X)").result()
        assert next(rows) == {"X": 1}
        assert one.submit(next, rows).result() == {"X": 2}
        assert two.submit(next, rows).result() == {"X": 3}
    assert [row["X"] for row in rows] == [4, 5]


def test_two_threads_share_one_query(pl: Prolog) -> None:
    rows = pl.query("between(1, 400, X)")
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda _: [row["X"] for row in rows], range(4)))
    assert sorted(x for part in parts for x in part) == list(range(1, 401))


def test_threads_leave_no_engines_behind(pl: Prolog) -> None:
    def count() -> int:
        row = pl.once("aggregate_all(count, thread_property(_, id(_)), N)")
        assert row is not None
        return int(row["N"])

    def work() -> None:
        assert pl.once("X = 1") == {"X": 1}

    before = count()
    for _ in range(100):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert count() <= before + 1


def test_asyncio_goes_on_while_a_goal_runs(pl: Prolog) -> None:
    async def main() -> tuple[Any, int]:
        goal = asyncio.create_task(asyncio.to_thread(pl.once, "repeat, flag(bridge_test_go, G, G), G == 1"))
        ticks = 0
        while not goal.done():
            await asyncio.sleep(0.01)
            ticks += 1
            if ticks == 20:
                await asyncio.to_thread(pl.once, "flag(bridge_test_go, _, 1)")
        return await goal, ticks

    pl.once("flag(bridge_test_go, _, 0)")
    row, ticks = asyncio.run(main())
    assert row == {"G": 1}
    assert ticks >= 20


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_work(tmp_path: Path, method: str) -> None:
    code = (
        "import multiprocessing as m, sys\n"
        "from pybridge import Prolog\n"
        "def double(n, out):\n"
        "    with Prolog() as s: out.put(s.once('X is Y*2', Y=n)['X'])\n"
        "if __name__ == '__main__':\n"
        "    first = Prolog(); first.once('true')\n"
        f"    c = m.get_context({method!r}); out = c.Queue()\n"
        "    ps = [c.Process(target=double, args=(n, out)) for n in range(3)]\n"
        "    [p.start() for p in ps]; found = sorted(out.get(timeout=60) for p in ps); [p.join(60) for p in ps]\n"
        "    assert found == [0, 2, 4] and [p.exitcode for p in ps] == [0, 0, 0], (found, ps)\n"
        "    assert first.once('X = 1') == {'X': 1}\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code)
    run_python(str(script))


def test_a_session_from_before_a_fork_works_in_the_child() -> None:
    code = (
        "import warnings; warnings.simplefilter('ignore')\n"  # Python 3.12 warns of a fork where there are threads
        "import os\n"
        "from pybridge import Prolog\n"
        "s = Prolog(); s.once('true')\n"
        "pid = os.fork()\n"
        "if pid == 0:\n"
        "    try: good = s.once('X is 2*3') == {'X': 6}; s.all('repeat', time_limit=0.2)\n"
        "    except Exception as e: good = good and type(e).__name__ == 'TimeLimitReached'\n"
        "    os._exit(0 if good else 1)\n"
        "assert os.waitpid(pid, 0)[1] == 0\n"
        "assert s.once('X is 2*3') == {'X': 6}\n"
    )
    run_script(code)


def test_a_process_that_stops_in_the_middle_of_a_query_exits_with_status_0() -> None:
    code = (
        "from pybridge import Prolog\n"
        "s = Prolog(); rows = s.query('member(X, [1,2,3])'); print(next(rows), flush=True)\n"
        "s.once('write(hello)')\n"
    )
    assert run_script(code) == "{'X': 1}\nhello"


def test_the_first_session_may_be_made_in_a_thread_that_ends() -> None:
    code = (
        "import threading\n"
        "from pybridge import Prolog\n"
        "made = []\n"
        "t = threading.Thread(target=lambda: made.append(Prolog())); t.start(); t.join()\n"
        "assert made[0].once('X = 1') == {'X': 1}\n"
        "print(list(made[0].query('member(X, [1,2])')))\n"
    )
    assert run_script(code) == "[{'X': 1}, {'X': 2}]\n"


def run_script(code: str, **environment: str) -> str:
    """Run Python code in a process of its own; what it printed. It must exit with status 0 and say nothing else."""
    return run_python("-c", code, **environment)


def run_python(*arguments: str, **environment: str) -> str:
    path = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "PYTHONPATH": path, **environment},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout
