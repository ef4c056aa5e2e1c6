"""Tours of leapers by brute force and by eye, with nothing of pybridge: the reference for the tests.

Squares are pairs (row, column) from 1.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

Square = tuple[int, int]


@dataclass(frozen=True)
class Board:
    rows: int
    columns: int
    holes: frozenset[Square] = frozenset()
    leaper: tuple[int, int] = (1, 2)

    def squares(self) -> list[Square]:
        every = ((r, c) for r in range(1, self.rows + 1) for c in range(1, self.columns + 1))
        return [square for square in every if square not in self.holes]

    def leap(self, one: Square, other: Square) -> bool:
        """Is the way from one square to the other one leap?"""
        return sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == sorted(self.leaper)

    def near(self, square: Square) -> list[Square]:
        return [other for other in self.squares() if self.leap(square, other)]


def fault(board: Board, walk: Sequence[Square], *, closed: bool = False) -> str | None:
    """Why the walk is no tour of the board, or None if it is one."""
    squares = set(board.squares())
    for number, square in enumerate(walk, 1):
        if square not in squares:
            return f"{number}: off the board"
        if square in walk[: number - 1]:
            return f"{number}: visited before"
        if number > 1 and not board.leap(walk[number - 2], square):
            return f"{number}: no leap"
    if len(walk) != len(squares):
        return "squares are missing"
    if closed and (len(walk) < 3 or not board.leap(walk[-1], walk[0])):
        return "not closed"
    return None


def quick_fault(board: Board, walk: Sequence[Square], *, closed: bool = False) -> str | None:
    """As fault, for large boards: what is wrong, but not where."""
    if len(set(walk)) != len(walk) or len(walk) != board.rows * board.columns - len(board.holes):
        return "not each square once"
    if any(not (1 <= r <= board.rows and 1 <= c <= board.columns) or (r, c) in board.holes for r, c in walk):
        return "off the board"
    if any(not board.leap(one, other) for one, other in itertools.pairwise(walk)):
        return "no leap"
    return "not closed" if closed and not board.leap(walk[-1], walk[0]) else None


def open_tours(board: Board, start: Square | None = None, end: Square | None = None) -> Iterator[tuple[Square, ...]]:
    """All open tours, each direction for itself."""
    near = {square: board.near(square) for square in board.squares()}

    def walks(walk: list[Square], free: Collection[Square]) -> Iterator[tuple[Square, ...]]:
        if not free:
            if end is None or walk[-1] == end:
                yield tuple(walk)
            return
        for square in near[walk[-1]]:
            if square in free:
                yield from walks([*walk, square], free - {square})  # type: ignore[operator]

    for first in [start] if start is not None else board.squares():
        yield from walks([first], set(board.squares()) - {first})


def closed_tours(board: Board) -> Iterator[tuple[Square, ...]]:
    """All closed tours from the first square, each direction for itself."""
    squares = board.squares()
    if len(squares) >= 3:
        for walk in open_tours(board, squares[0]):
            if board.leap(walk[-1], walk[0]):
                yield walk


def reachable(board: Board) -> bool:
    """Does the leaper come from one square to all the others?"""
    squares = board.squares()
    seen = {squares[0]}
    todo = [squares[0]]
    while todo:
        for square in board.near(todo.pop()):
            if square not in seen:
                seen.add(square)
                todo.append(square)
    return len(seen) == len(squares)
