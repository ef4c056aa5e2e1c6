"""Squares as numbers: four bytes for each, where a pair of Python takes more than a hundred.

The *code* of the square (row, column) is ``row * (columns + 1) + column``, so that ``divmod(code, columns + 1)`` is the
pair again.
"""

from __future__ import annotations

import gc
import sys
from array import array
from collections.abc import Iterable, Sequence
from contextlib import contextmanager
from itertools import repeat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Square = tuple[int, int]
Codes = array  # of type "I"

MANY = 100_000
"""Pairs, above which Python had better not look for garbage while they are made."""


def pairs(codes: Codes[int], columns: int) -> tuple[Square, ...]:
    """The squares with these codes, as pairs (row, column)."""
    with _no_collection(len(codes) > MANY):
        return tuple(map(divmod, codes, repeat(columns + 1)))


def codes_of(squares: Iterable[Square], columns: int) -> Codes[int]:
    """The codes of squares that are given as pairs."""
    return array("I", [row * (columns + 1) + column for row, column in squares])


def index_codes(indices: Iterable[int], columns: int) -> Codes[int]:
    """The codes of squares that are given by their indices, from 0 along the rows."""
    return array("I", [index + index // columns + columns + 2 for index in indices])


def run_codes(lists: Sequence[Sequence[int]], path: Sequence[int], columns: int) -> Codes[int]:
    """The codes of a tour in runs: see ``prolog/knight/runs.pl``.

    ``path`` has for each run the place of its distances in ``lists`` and the index that is added to them all.  So that
    this takes one addition, and not one for each square, the codes of a list are one large number, of four bytes each;
    the base is added to all of them by adding it times the number that has a 1 in the place of each.  There is no carry
    from one to the next, because every sum is the code of a square.
    """
    runs = []
    for distances in lists:
        codes = array("I", [distance + distance // columns for distance in distances])
        ones = array("I", [1]) * len(codes)
        runs.append((_number(codes), _number(ones), len(codes) * codes.itemsize))
    found = bytearray()
    for place, base in zip(path[::2], path[1::2], strict=True):
        first, each, size = runs[place]
        code = base + base // columns + columns + 2
        found += (first + each * code).to_bytes(size, sys.byteorder)
    packed = array("I")
    packed.frombytes(found)
    return packed


def _number(codes: Codes[int]) -> int:
    return int.from_bytes(codes.tobytes(), sys.byteorder)


@contextmanager
def _no_collection(wanted: bool) -> Iterator[None]:
    """Put off the search for garbage: none of millions of new pairs is any."""
    collecting = wanted and gc.isenabled()
    if collecting:
        gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
