"""Counting in two processes: each has a part of the states, and hands on those that pass to the other part."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.values import Compound

Progress = Callable[[int, int], None]


def count(
    question: Compound, last: int, directions: int, seconds: float | None, on_progress: Progress | None
) -> Compound:
    """What ``knight_count`` answers to the question, from two child processes, which end with it.

    The walks end when they have visited ``last`` squares; a tour counts ``directions`` times.  Raises TimeLimitReached
    after so many ``seconds``.
    """
    news: queue.SimpleQueue[Any] = queue.SimpleQueue()
    with Prolog("process") as first, Prolog("process") as second:
        sessions = (first, second)
        threads = [
            threading.Thread(target=_told, args=(news, work, *arguments), daemon=True)
            for part in (0, 1)
            for work, arguments in (
                (_count_part, (part, sessions[part], question, seconds)),
                (_hand_on, (sessions[part], sessions[1 - part], last, news if part == 0 else None)),
            )
        ]
        for thread in threads:
            thread.start()
        answer = _gathered(news, last, directions, on_progress)
    for thread in threads:
        thread.join()
    return answer


def _told(news: queue.SimpleQueue[Any], work: Callable[..., Compound | None], *arguments: Any) -> None:
    """Run a thread's work: its result goes to ``news``, and so does the error that ends it."""
    try:
        result = work(*arguments)
        if result is not None:
            news.put(result)
    except BaseException as error:
        news.put(error)


def _count_part(part: int, session: Prolog, question: Compound, seconds: float | None) -> Compound:
    goal = "bridge:knight_count_part(Part, Request, Answer)"
    row = session.once(goal, Part=part, Request=question, time_limit=seconds)
    assert row is not None
    answer: Compound = row["Answer"]
    return answer


def _hand_on(giving: Prolog, taking: Prolog, last: int, news: queue.SimpleQueue[Any] | None) -> None:
    """Bring the states that leave one part to the other one; how far it is goes to ``news``."""
    for visited in range(2, last + 1):
        row = giving.once("bridge:knight_given(Visited, Text)", Visited=visited)
        assert row is not None
        if news is not None:
            news.put(visited)
        taking.once("bridge:knight_taken(Visited, Text)", Visited=visited, Text=row["Text"])


def _gathered(news: queue.SimpleQueue[Any], last: int, directions: int, on_progress: Progress | None) -> Compound:
    """The sum of the parts, or the first answer that is no count."""
    counts: list[tuple[int, int]] = []
    while len(counts) < 2:
        match news.get():
            case BaseException() as error:
                raise error
            case Compound("counted", (int(directed), int(states))):
                counts.append((directed, states))
            case Compound() as answer:
                return answer
            case visited:
                if on_progress is not None:
                    on_progress(visited, last)
    total, needed = map(sum, zip(*counts, strict=True))
    return Compound("counted", (total, total // directions, needed))
