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
from pybridge.render.svg import Picture

Shape = tuple[tuple[str, str], ...]

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


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse."""
    ry = rx if ry is None else ry
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"


HEAD = ("skin", disc(16, 10, 5.5))
SMALL_HEAD = ("skin", disc(16, 14, 5))


def _man(coat: str, *more: tuple[str, str]) -> Shape:
    return ((coat, "M5 31c0-9 4-14.5 11-14.5S27 22 27 31z"), HEAD, *more)


def _woman(dress: str, hair: str, *more: tuple[str, str]) -> Shape:
    return (
        (hair, "M16 2.5c-6 0-8 4-8 8.5v8h16v-8c0-4.5-2-8.5-8-8.5z"),
        (dress, "M12 16.5h8l7.5 14.5h-23z"),
        HEAD,
        (hair, "M10 9.5c0-4 2.5-5.5 6-5.5s6 1.5 6 5.5c-3 .3-6-.7-8-2.5-.8 1.3-2 2.2-4 2.5z"),
        *more,
    )


def _boy(*more: tuple[str, str]) -> Shape:
    return (("green", "M8 31c0-7 3-11.5 8-11.5s8 4.5 8 11.5z"), SMALL_HEAD, *more)


def _girl(*more: tuple[str, str]) -> Shape:
    return (
        ("brown", disc(8.5, 15, 2.6, 4) + disc(23.5, 15, 2.6, 4)),
        ("rose", "M12.5 19h7l6 12h-19z"),
        SMALL_HEAD,
        ("brown", "M10.8 13c0-3.5 2-5 5.2-5s5.2 1.5 5.2 5c-3.5 0-6.5-.8-7.8-2-.5 1-1.3 1.7-2.6 2z"),
        *more,
    )


def _beast(coat: str, muzzle: str) -> Shape:
    return (
        (coat, "M4 3l7.5 5.5h9L28 3v14c0 7-6 12.5-12 13.5C10 29.5 4 24 4 17z"),
        (muzzle, "M16 16l5 6c0 4-2.5 7-5 8.5-2.5-1.5-5-4.5-5-8.5z"),
        ("ink", disc(10.5, 15, 1.7) + disc(21.5, 15, 1.7) + "M13.5 24h5L16 27z"),
    )


CAP = "M9.5 8.5c0-4 2.8-5.5 6.5-5.5s6.5 1.5 6.5 5.5z"
MASK = "M9.5 8h13v3.6c-2.5 1.4-4.5 1.2-6.5-.6-2 1.8-4 2-6.5.6z"

PICTOGRAMS: dict[str, Shape] = {
    "farmer": _man("green", ("straw", disc(16, 7, 10, 1.9) + "M10.5 7c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5z")),
    "husband": _man("blue", ("ink", "M8 6.2h16v2H8zM11 0h10v6.5H11z"), ("paper", "M14 17l2 2.5 2-2.5 1 6-3 3-3-3z")),
    "wife": _woman("orange", "brown"),
    "missionary": _man("ink", ("paper", "M14.8 19h2.4v2.6h3V24h-3v5h-2.4v-5h-3v-2.4h3z")),
    "cannibal": _man(
        "brown",
        ("ink", "M9.5 9L8 2.5l3.5 2.2L13 0l3 3.5L19 0l1.5 4.7L24 2.5 22.5 9c-4-3.5-9-3.5-13 0z"),
        ("line", "M28.5 31V6"),
        ("grey", "M28.5 0l2.5 7h-5z"),
    ),
    "father": _man("blue", ("brown", CAP), ("ink", "M12.5 12.5c1.5-1 2.5-1 3.5 0 1-1 2-1 3.5 0-1.5 1.5-5.5 1.5-7 0z")),
    "mother": _woman("rose", "brown"),
    "son": _boy(("brown", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "daughter": _girl(),
    "policeman": _man(
        "blue",
        ("ink", "M8.5 7.5l1-4.5C12 1 20 1 22.5 3l1 4.5c-4-1.2-11-1.2-15 0zM10 7h12l1 2.5c-4-1.5-10-1.5-14 0z"),
        ("straw", disc(16, 4.5, 1.6) + disc(16, 22, 1.2) + disc(16, 26.5, 1.2)),
    ),
    "thief": (
        ("paper", "M5 31c0-9 4-14.5 11-14.5S27 22 27 31z"),
        ("ink", "M9.3 19.5h13.4l1.6 2.5H7.7zM6.3 25h19.4l.8 2.7H5.5zM5 30h22v1H5z"),
        HEAD,
        ("ink", MASK),
        ("ink", CAP),
    ),
    "man": _man("blue", ("brown", CAP)),
    "woman": _woman("rose", "ink"),
    "adult": _man("blue", ("brown", CAP)),
    "child": _boy(("straw", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "boy": _boy(("brown", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "girl": _girl(),
    "brother": _man("green", ("brown", CAP)),
    "sister": _woman("blue", "brown"),
    "keeper": _man("green", ("ink", CAP + "M9 8h14v1.8H9z")),
    "soldier": _man("green", ("green", CAP + "M8.5 7.5h15v2h-15z"), ("straw", disc(16, 5.5, 1.3))),
    "ferryman": _man("grey", ("straw", disc(16, 7, 10, 1.9) + "M10.5 7c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5z")),
    "wolf": _beast("grey", "pale"),
    "fox": _beast("orange", "pale"),
    "dog": (
        ("brown", "M7 10c0-5 4-7.5 9-7.5s9 2.5 9 7.5v9c0 6-4 11-9 11s-9-5-9-11z"),
        (
            "ink",
            "M8.5 4.5C4 5 2 9 2.5 15c.2 3 1.5 5 3 5 2.5 0 3-3.5 3-8z"
            "M23.5 4.5C28 5 30 9 29.5 15c-.2 3-1.5 5-3 5-2.5 0-3-3.5-3-8z",
        ),
        ("pale", disc(16, 23, 5.5, 5)),
        ("ink", disc(12, 13, 1.7) + disc(20, 13, 1.7) + disc(16, 20.5, 2.4, 1.7)),
    ),
    "cat": (
        ("orange", "M4.5 2.5l7 6h9l7-6v14.5c0 7-5 12-11.5 12S4.5 24 4.5 17z"),
        ("ink", disc(11, 16, 1.7, 2.3) + disc(21, 16, 1.7, 2.3) + "M14 20.5h4l-2 2.5z"),
        ("line", "M2 20l7 1.5M2 25.5l7-1.5M30 20l-7 1.5M30 25.5l-7-1.5"),
    ),
    "goat": (
        (
            "brown",
            "M11.5 10C11 5 8.5 1.5 4.5.5 6 3.5 6.5 7.5 8.5 11zM20.5 10C21 5 23.5 1.5 27.5.5 26 3.5 25.5 7.5 23.5 11z",
        ),
        ("pale", "M10 9.5h12c1.5 0 2 1.5 2 4 0 6-2.5 11.5-5 13.5h-6c-2.5-2-5-7.5-5-13.5 0-2.5.5-4 2-4z"),
        ("grey", "M8 12.5L.8 14c1 3 4.5 4 8 2.5zM24 12.5l7.2 1.5c-1 3-4.5 4-8 2.5zM13.5 26.5h5L16 32z"),
        ("ink", disc(12.3, 15, 1.5) + disc(19.7, 15, 1.5) + disc(14.3, 24, 0.8) + disc(17.7, 24, 0.8)),
    ),
    "sheep": (
        ("grey", "M7.5 24h3v7.5h-3zM18.5 24h3v7.5h-3z"),
        ("pale", disc(8, 17, 6) + disc(14.5, 12.5, 6) + disc(14, 20.5, 6.5) + disc(20.5, 16, 6.5)),
        ("ink", disc(25, 12.5, 4.6, 5.5) + "M20 7.5l4 1-1.5 3z"),
        ("paper", disc(25.5, 11, 1.2)),
    ),
    "cabbage": (
        ("green", disc(16, 17, 14.5, 13.5)),
        ("leaf", "M16 30.5c-8 0-11-5-11-11.5 4 0 8 2 11 6 3-4 7-6 11-6 0 6.5-3 11.5-11 11.5z" + disc(16, 13.5, 7.5)),
        ("vein", "M16 30V10M16 17l-4.5-4.5M16 17l4.5-4.5M16 25.5l-7-3.5M16 25.5l7-3.5"),
    ),
    "salmon": (
        ("rose", "M1 16C5 9 11 7 16 7c4 0 7 2 9.5 5.5L31 7.5c-1 4-1 13 0 17l-5.5-5C23 23 20 25 16 25 11 25 5 23 1 16z"),
        ("pale", "M3 18.2C7 21 12 22 17 21.5c3-.4 5.5-1 7.5-2.2C22 23 19.5 25 16 25c-4.5 0-9.5-1.6-13-6.8z"),
        ("ink", disc(7.5, 14, 1.6)),
    ),
    "goose": (
        (
            "pale",
            "M5 20c3-5 9-6.5 14-5.5 1-4-.5-8 3-10.5 3-2 6.5 0 6.5 4-2.5 6"
            " .5 12-3 16.5-3 4-13 4-16.5 1.5C6.5 24 5.5 22.5 5 20z",
        ),
        ("orange", "M28 6.5l4 2.2-4.2 1.3zM13 27.5h2.2v3.5H13zM19 27.5h2.2v3.5H19z"),
        ("ink", disc(25.5, 6.5, 1.2)),
        ("grey", "M9 20.5c3.5-2.5 8-3 12-1.5-2 3.5-8.5 4.5-12 1.5z"),
    ),
    "grain": (
        ("straw", "M9 9c-5 5-6.5 12-5 20.5 1 2 23 2 24 0C29.5 21 28 14 23 9z"),
        ("brown", "M10 3.5L16 5l6-1.5L21 9H11zM9.5 8.2h13v2.3h-13z"),
        ("vein", "M16 27V16M16 20l-3.5-2.5M16 20l3.5-2.5M16 24l-3.5-2.5M16 24l3.5-2.5"),
    ),
}
PICTOGRAMS["hen"] = PICTOGRAMS["chicken"] = PICTOGRAMS["goose"]
PICTOGRAMS["corn"] = PICTOGRAMS["beans"] = PICTOGRAMS["grain"]
PICTOGRAMS["police"] = PICTOGRAMS["policeman"]

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
