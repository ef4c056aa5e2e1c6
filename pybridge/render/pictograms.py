"""Small pictures of the passengers, drawn for this project in a box of 32 x 32.

A pictogram is a tuple of (class, path data), painted in this order.  A passenger is
looked up by the kind in its name, ``husband`` for ``husband(a)``; what stands in the
brackets is shown on a badge.  A passenger without a pictogram is a disc with its
symbol.
"""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from pybridge.model import PuzzleInfo
from pybridge.render.shapes_people import PEOPLE, Shape
from pybridge.render.shapes_things import THINGS
from pybridge.render.svg import Picture

BOX = 32.0

COLOURS: dict[str, tuple[str, str]] = {
    ".ink": ("fill:#2b3440", "fill:#d7dce2"),
    ".paper": ("fill:#ffffff", "fill:#16181d"),
    ".skin": ("fill:#d59f6c", "fill:#e0ad7d"),
    ".grey": ("fill:#717b88", "fill:#a3adb9"),
    ".pale": ("fill:#d5dae1", "fill:#eceff3"),
    ".blue": ("fill:#2c6cb0", "fill:#6ea9ea"),
    ".green": ("fill:#3b8a4b", "fill:#69bf78"),
    ".leaf": ("fill:#8cc98f", "fill:#3d7a49"),
    ".brown": ("fill:#87562a", "fill:#bf8952"),
    ".straw": ("fill:#d9a93a", "fill:#e8c266"),
    ".orange": ("fill:#cc6a24", "fill:#f09d5c"),
    ".rose": ("fill:#b8437a", "fill:#ea86b4"),
    ".vein": ("fill:none;stroke:#2f7040", "fill:none;stroke:#d3efd6"),
    ".line": ("fill:none;stroke:#2b3440", "fill:none;stroke:#d7dce2"),
    ".badge": ("fill:#1f2328", "fill:#f2f4f7"),
    ".badge-text": ("fill:#ffffff", "fill:#16181d"),
}
FIXED = {".vein": "stroke-width:1.4;stroke-linecap:round", ".line": "stroke-width:1.8;stroke-linecap:round"}


ALIKE = {
    "chicken": "hen",
    "fowl": "hen",
    "corn": "grain",
    "beans": "grain",
    "police": "policeman",
    "young": "hedgehog",
}
PICTOGRAMS: dict[str, Shape] = {**PEOPLE, **THINGS}
PICTOGRAMS |= {kind: PICTOGRAMS[other] for kind, other in ALIKE.items()}

NAME = re.compile(r"([^(]*?)_?(\d*)(?:\((.*)\))?")


def kind_and_badge(passenger: str) -> tuple[str, str]:
    """The kind of a passenger and what tells it from others of its kind.

    Both ``son(1)`` and ``son_1`` give ``("son", "1")``.
    """
    match = NAME.fullmatch(passenger)
    if match is None:
        return passenger, ""
    kind, digits, inner = match.groups()
    return kind, (inner or digits or "").replace(",", "")


def define(picture: Picture, puzzle: PuzzleInfo) -> None:
    """Put the pictograms of a puzzle's passengers into the picture, for :func:`draw`."""
    for kind in dict.fromkeys(kind_and_badge(passenger)[0] for passenger in puzzle.passengers):
        shape = PICTOGRAMS.get(kind)
        if shape is not None:
            symbol = picture.symbol(kind, BOX)
            for name, data in shape:
                picture.path(symbol, data, name)


def draw(
    picture: Picture, parent: ET.Element, puzzle: PuzzleInfo, passenger: str, x: float, y: float, size: float
) -> None:
    """The pictogram of a passenger, ``size`` wide and high, with its top left corner at (x, y)."""
    kind, badge = kind_and_badge(passenger)
    if kind in PICTOGRAMS:
        picture.use(parent, kind, x, y, size)
        if badge:
            _badge(picture, parent, badge[:2], x + size * 0.9, y + size * 0.68, size)
        return
    symbol = puzzle.symbol(passenger)
    picture.circle(parent, x + size / 2, y + size / 2, size * 0.48, "blue")
    text = size * (0.5 if len(symbol) < 3 else 1.3 / len(symbol))
    picture.text(
        parent, x + size / 2, y + size / 2 + text * 0.36, symbol, size=text, name="badge-text", anchor="middle"
    )


def _badge(picture: Picture, parent: ET.Element, badge: str, x: float, y: float, size: float) -> None:
    radius = max(size * 0.22, min(6.4, size * 0.3))
    text = radius * (1.6 if len(badge) == 1 else 1.15)
    picture.circle(parent, x, y, radius, "badge")
    picture.text(parent, x, y + text * 0.34, badge, size=text, name="badge-text", anchor="middle")
