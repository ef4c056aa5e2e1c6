"""Colours for time: from early to late, told apart by lightness as well as by hue.

The two scales are parts of the map "plasma" by Nathaniel Smith and Stefan van der
Walt (matplotlib, 2015; public domain), which was made to stay in order for every
kind of colour vision and in grey.  On a light ground its light end is left out, on a
dark ground its dark end.
"""

from __future__ import annotations

PLASMA = (
    (0x0D, 0x08, 0x87),
    (0x41, 0x04, 0x9D),
    (0x6A, 0x00, 0xA8),
    (0x8F, 0x0D, 0xA4),
    (0xB1, 0x2A, 0x90),
    (0xCC, 0x47, 0x78),
    (0xE1, 0x64, 0x62),
    (0xF2, 0x84, 0x4B),
    (0xFC, 0xA6, 0x36),
    (0xFC, 0xCE, 0x25),
    (0xF0, 0xF9, 0x21),
)
LIGHT = (0.0, 0.58)
"""The part of the map for a light ground."""
DARK = (0.52, 1.0)
"""The part of the map for a dark ground."""


def plasma(position: float) -> str:
    """The colour at a position from 0 to 1 of the map."""
    place = position * (len(PLASMA) - 1)
    index = min(int(place), len(PLASMA) - 2)
    part = place - index
    return "#" + "".join(
        f"{round(a + (b - a) * part):02x}" for a, b in zip(PLASMA[index], PLASMA[index + 1], strict=True)
    )


def time_colours(bands: int) -> list[tuple[str, str]]:
    """For each band of time its colours on a light and on a dark ground."""
    parts = [band / max(1, bands - 1) for band in range(bands)]
    return [tuple(plasma(low + (high - low) * part) for low, high in (LIGHT, DARK)) for part in parts]  # type: ignore[misc]
