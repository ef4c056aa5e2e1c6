"""Known answers about knight's tours, with their sources where they are theorems."""

from __future__ import annotations

HOLY_BOARD = """\
.xxx....
.x.xx...
.xxxxxxx
xxx..x.x
x.x..xxx
sxxxxxx.
..xx.x..
...xxx..
"""
"""The holy knight's board: it has both an open tour from s and a closed tour."""

OPEN_COUNTS = {
    (3, 4): 8,
    (3, 7): 52,
    (3, 8): 396,
    (4, 5): 82,
    (4, 6): 744,
    (4, 7): 6378,
    (5, 5): 864,
    (5, 6): 18784,
}
"""Undirected open tours; those that take longer to count are SLOW_OPEN_COUNTS."""
SLOW_OPEN_COUNTS = {(5, 7): 622868, (6, 6): 3318960}
CLOSED_COUNTS = {(3, 10): 16, (3, 12): 176, (5, 6): 8, (6, 6): 9862, (5, 8): 44202}
"""Undirected closed tours."""
FROM_A_SQUARE = {(1, 1): 304, (1, 3): 56, (2, 2): 56, (3, 3): 64, (1, 2): 0}
"""Tours of 5x5 by their start."""
KNOWN = {False: 9795914085489952, True: 13267364410532}
"""Undirected tours of 8x8, open and closed (OEIS A165134, which counts both directions, and A001230)."""


def has_open_tour(short: int, long: int) -> bool:
    """Chia and Ong (2005)."""
    if short == 1:
        return long == 1
    return short > 2 and (short, long) not in {(3, 3), (3, 5), (3, 6), (4, 4)}


def has_closed_tour(short: int, long: int) -> bool:
    """Schwenk (1991)."""
    return not (short % 2 and long % 2) and short not in (1, 2, 4) and (short, long) not in {(3, 4), (3, 6), (3, 8)}


def connected(p: int, q: int, short: int, long: int) -> bool:
    """Whether a (p,q)-leaper comes everywhere: Knuth (1994)."""
    from math import gcd

    return gcd(p + q, q - p) == 1 and long >= 2 * q and short >= p + q
