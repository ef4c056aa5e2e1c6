"""Warnsdorff's rule as one writes it in Python, and as fast as plain Python gets it."""

from __future__ import annotations

MOVES = [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)]

DEGREES = [[2, 3, 4], [3, 4, 6], [4, 6, 8]]
"""The moves from a square by its distances from the edges, at most 2."""


def idiomatic(side: int) -> list[tuple[int, int]]:
    """A set of visited squares, and the onward moves counted anew for each candidate."""

    def onward(row: int, column: int) -> list[tuple[int, int]]:
        return [
            (row + down, column + right)
            for down, right in MOVES
            if 0 <= row + down < side and 0 <= column + right < side and (row + down, column + right) not in visited
        ]

    square = (0, 0)
    visited = {square}
    walk = [square]
    while moves := onward(*square):
        square = min(moves, key=lambda move: len(onward(*move)))
        visited.add(square)
        walk.append(square)
    return walk


def optimised(side: int) -> list[tuple[int, int]]:
    """A flat table of degrees that is kept up to date, with a border of two squares; ties go to the first move.

    The side is at least 4.
    """
    width = side + 4
    steps = [down * width + right for down, right in MOVES]
    depths = [0, 1, *[2] * (side - 4), 1, 0]
    lines = [[DEGREES[depth][other] for other in depths] for depth in (0, 1, 2)]
    degrees = [99] * (2 * width)
    for depth in depths:
        degrees += [99, 99, *lines[depth], 99, 99]
    degrees += [99] * (2 * width)
    square = 2 * width + 2
    walk = [square]
    append = walk.append
    degrees[square] = 99
    first, second, third, fourth, fifth, sixth, seventh, eighth = steps
    while True:
        best, least = -1, 99
        for near in (
            square + first,
            square + second,
            square + third,
            square + fourth,
            square + fifth,
            square + sixth,
            square + seventh,
            square + eighth,
        ):
            degree = degrees[near]
            if degree != 99:
                degree -= 1
                degrees[near] = degree
                if degree < least:
                    best, least = near, degree
        if best < 0:
            return [(cell // width - 2, cell % width - 2) for cell in walk]
        square = best
        degrees[square] = 99
        append(square)
