"""Pictograms of people: paths in a box of 32 x 32, with their classes, in the order in which they are painted."""

from __future__ import annotations

from pybridge.render.svg import ellipse as disc

Shape = tuple[tuple[str, str], ...]

HEAD = ("skin", disc(16, 10, 5.5))
SMALL_HEAD = ("skin", disc(16, 14, 5))


def man(coat: str, *more: tuple[str, str]) -> Shape:
    """Somebody in a coat, and what makes him who he is."""
    return ((coat, "M5 31c0-9 4-14.5 11-14.5S27 22 27 31z"), HEAD, *more)


def woman(dress: str, hair: str, *more: tuple[str, str]) -> Shape:
    """Somebody in a dress with long hair."""
    return (
        (hair, "M16 2.5c-6 0-8 4-8 8.5v8h16v-8c0-4.5-2-8.5-8-8.5z"),
        (dress, "M12 16.5h8l7.5 14.5h-23z"),
        HEAD,
        (hair, "M10 9.5c0-4 2.5-5.5 6-5.5s6 1.5 6 5.5c-3 .3-6-.7-8-2.5-.8 1.3-2 2.2-4 2.5z"),
        *more,
    )


def boy(*more: tuple[str, str]) -> Shape:
    """Somebody small in a shirt."""
    return (("green", "M8 31c0-7 3-11.5 8-11.5s8 4.5 8 11.5z"), SMALL_HEAD, *more)


def girl(*more: tuple[str, str]) -> Shape:
    """Somebody small with plaits."""
    return (
        ("brown", disc(8.5, 15, 2.6, 4) + disc(23.5, 15, 2.6, 4)),
        ("rose", "M12.5 19h7l6 12h-19z"),
        SMALL_HEAD,
        ("brown", "M10.8 13c0-3.5 2-5 5.2-5s5.2 1.5 5.2 5c-3.5 0-6.5-.8-7.8-2-.5 1-1.3 1.7-2.6 2z"),
        *more,
    )


CAP = "M9.5 8.5c0-4 2.8-5.5 6.5-5.5s6.5 1.5 6.5 5.5z"
MASK = "M9.5 8h13v3.6c-2.5 1.4-4.5 1.2-6.5-.6-2 1.8-4 2-6.5.6z"
BOWL = "M9.2 10.5c-.7-5 2.3-7.5 6.8-7.5s7.5 2.5 6.8 7.5c-1.5-3-3-4-6.8-4s-5.3 1-6.8 4z"
GLASSES = "M10.5 9.2h4.7v2.8h-4.7zM16.8 9.2h4.7v2.8h-4.7zM15 10h2v1h-2z"


PEOPLE: dict[str, Shape] = {
    "farmer": man("green", ("straw", disc(16, 7, 10, 1.9) + "M10.5 7c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5z")),
    "husband": man("blue", ("ink", "M8 6.2h16v2H8zM11 0h10v6.5H11z"), ("paper", "M14 17l2 2.5 2-2.5 1 6-3 3-3-3z")),
    "wife": woman("orange", "brown"),
    "missionary": man("ink", ("paper", "M14.8 19h2.4v2.6h3V24h-3v5h-2.4v-5h-3v-2.4h3z")),
    "cannibal": man(
        "brown",
        ("ink", "M9.5 9L8 2.5l3.5 2.2L13 0l3 3.5L19 0l1.5 4.7L24 2.5 22.5 9c-4-3.5-9-3.5-13 0z"),
        ("line", "M28.5 31V6"),
        ("grey", "M28.5 0l2.5 7h-5z"),
    ),
    "father": man("blue", ("brown", CAP), ("ink", "M12.5 12.5c1.5-1 2.5-1 3.5 0 1-1 2-1 3.5 0-1.5 1.5-5.5 1.5-7 0z")),
    "mother": woman("rose", "brown"),
    "son": boy(("brown", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "daughter": girl(),
    "policeman": man(
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
    "man": man("blue", ("brown", CAP)),
    "woman": woman("rose", "ink"),
    "adult": man("blue", ("brown", CAP)),
    "child": boy(("straw", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "boy": boy(("brown", "M10.8 13c0-3.5 2-5.2 5.2-5.2s5.2 1.7 5.2 5.2c-3-.5-7-.5-10.4 0z")),
    "girl": girl(),
    "brother": man("green", ("brown", CAP)),
    "sister": woman("blue", "brown"),
    "keeper": man("green", ("ink", CAP + "M9 8h14v1.8H9z")),
    "soldier": man("green", ("green", CAP + "M8.5 7.5h15v2h-15z"), ("straw", disc(16, 5.5, 1.3))),
    "ferryman": man("grey", ("straw", disc(16, 7, 10, 1.9) + "M10.5 7c0-4 2-5.5 5.5-5.5s5.5 1.5 5.5 5.5z")),
    "knight": man(
        "grey",
        ("pale", "M9.5 3.5h13v9c-2 3-4 4-6.5 4s-4.5-1-6.5-4z"),
        ("ink", "M10.5 8.5h11v2h-11zM15.3 10.5h1.4v5h-1.4z"),
        ("rose", "M16 4c0-3 2-4 5-4-1 1.5-1 3-2.5 4z"),
    ),
    "squire": man("straw", ("brown", BOWL)),
    "master": man("ink", ("ink", "M8 6.2h16v2H8zM11 0h10v6.5H11z"), ("paper", "M14 17l2 2.5 2-2.5 1 6-3 3-3-3z")),
    "valet": man("grey", ("brown", CAP), ("ink", "M12.5 18.5l3.5 2 3.5-2v4l-3.5-2-3.5 2z")),
    "merchant": man(
        "rose", ("straw", "M8.5 8c0-6 4-8 7.5-8s7.5 2 7.5 8c-5-1.5-10-1.5-15 0z"), ("rose", disc(16, 3.5, 1.5))
    ),
    "grandfather": man("green", ("pale", "M10.5 11c0 6 2.5 8 5.5 8s5.5-2 5.5-8c-2 2-9 2-11 0z"), ("ink", GLASSES)),
    "grandmother": woman("green", "pale", ("ink", GLASSES), ("pale", disc(16, 3, 3))),
    "baby": (
        ("pale", "M16 14c6 0 8 4 8 9s-3 8.5-8 8.5-8-3.5-8-8.5 2-9 8-9z"),
        ("skin", disc(16, 12, 7)),
        ("brown", "M15 5.5c0-2 2-3 3.5-2-.5 0-1 1-1 2.2z"),
        ("ink", disc(13.5, 12, 1) + disc(18.5, 12, 1)),
        ("rose", disc(16, 15.5, 1.8)),
    ),
    "person": man("orange", ("ink", CAP)),
    "human": man("orange", ("ink", CAP)),
    "hiker": man("orange", ("brown", "M21 17.5h7v11h-7z"), ("green", CAP + "M8 8h16v1.6H8z")),
}
