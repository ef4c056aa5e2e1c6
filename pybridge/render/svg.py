"""SVG documents: their frame, their style, and their ids.

Every picture is one ``svg`` element with a title and a description for those who do
not see it.  Its style rules all begin with a class named as the picture's own id, so that any number
of pictures can stand on one page.  Colours are rules for the light ground, with
rules for the dark ground behind ``prefers-color-scheme``.
"""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections.abc import Iterable, Mapping
from typing import Literal
from xml.etree import ElementTree as ET

Theme = Literal["auto", "light", "dark"]
Rules = Mapping[str, tuple[str, str]]
"""CSS declarations by selector, for the light and for the dark ground."""

THEMES = ("auto", "light", "dark")
FONT = "system-ui, sans-serif"

PLACEHOLDER = "\ue000"
"""Stands for the id of a picture while it is built: a character that no text has."""

IDENT = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff\ue000]")

GROUND: dict[str, tuple[str, str]] = {
    ".ground": ("fill:#ffffff", "fill:#16181d"),
    "text": ("fill:#1f2328", "fill:#e6e8eb"),
    ".faint": ("fill:#59636e", "fill:#9aa4b0"),
}
"""What every picture is drawn on and written with."""


def number(value: float) -> str:
    """A coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse around (x, y), or of a circle."""
    ry = rx if ry is None else ry
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"


class Picture:
    """An SVG document in the making; :meth:`to_string` ends it."""

    def __init__(self, width: float, height: float, *, title: str, description: str) -> None:
        self.root = ET.Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "id": PLACEHOLDER,
                "class": PLACEHOLDER,
                "viewBox": f"0 0 {number(width)} {number(height)}",
                "width": number(width),
                "height": number(height),
                "role": "img",
                "aria-labelledby": f"{PLACEHOLDER}-title {PLACEHOLDER}-desc",
            },
        )
        ET.SubElement(self.root, "title", id=f"{PLACEHOLDER}-title").text = clean(title)
        ET.SubElement(self.root, "desc", id=f"{PLACEHOLDER}-desc").text = clean(description)
        self.style = ET.SubElement(self.root, "style")
        self.defs = ET.SubElement(self.root, "defs")
        self.rectangle(self.root, 0, 0, width, height, "ground")

    def group(self, parent: ET.Element, name: str, **attributes: str) -> ET.Element:
        """A group of the class ``name``."""
        return ET.SubElement(parent, "g", {"class": name, **attributes})

    def rectangle(
        self, parent: ET.Element, x: float, y: float, width: float, height: float, name: str, *, radius: float = 0
    ) -> ET.Element:
        """A rectangle with its top left corner at (x, y)."""
        element = ET.SubElement(
            parent,
            "rect",
            {"class": name, "x": number(x), "y": number(y), "width": number(width), "height": number(height)},
        )
        if radius:
            element.set("rx", number(radius))
        return element

    def circle(self, parent: ET.Element, x: float, y: float, radius: float, name: str) -> ET.Element:
        """A circle around (x, y)."""
        return ET.SubElement(parent, "circle", {"class": name, "cx": number(x), "cy": number(y), "r": number(radius)})

    def path(self, parent: ET.Element, data: str, name: str) -> ET.Element:
        """A path of the class ``name``."""
        return ET.SubElement(parent, "path", {"class": name, "d": data})

    def text(
        self, parent: ET.Element, x: float, y: float, content: str, *, size: float, name: str = "", anchor: str = ""
    ) -> ET.Element:
        """A line of text whose base line begins at (x, y), or is centred there or ends there by ``anchor``."""
        element = ET.SubElement(parent, "text", {"x": number(x), "y": number(y), "font-size": number(size)})
        if anchor:
            element.set("text-anchor", anchor)
        if name:
            element.set("class", name)
        element.text = clean(content)
        return element

    def symbol(self, name: str, box: float) -> ET.Element:
        """A picture within the picture, a square of side ``box``, to be shown by :meth:`use`."""
        size = number(box)
        # Style rules reach into a symbol only through a class of its own: its copies stand outside the picture's tree.
        attributes = {"id": f"{PLACEHOLDER}-{name}", "class": PLACEHOLDER, "viewBox": f"0 0 {size} {size}"}
        return ET.SubElement(self.defs, "symbol", attributes)

    def use(self, parent: ET.Element, name: str, x: float, y: float, size: float) -> ET.Element:
        """A symbol, ``size`` wide and high, with its top left corner at (x, y)."""
        return ET.SubElement(
            parent,
            "use",
            {
                "href": f"#{PLACEHOLDER}-{name}",
                "x": number(x),
                "y": number(y),
                "width": number(size),
                "height": number(size),
            },
        )

    def to_string(self, *, fixed: Mapping[str, str], colours: Rules, theme: Theme, ident: str | None) -> str:
        """The document as text.

        ``fixed`` are style rules for every ground, ``colours`` those that differ.  With
        ``theme`` ``"auto"`` the reader's setting picks the ground.  ``ident`` becomes the
        id of the picture; None takes one from its content.  Raises ValueError for
        another theme, and for an ``ident`` that cannot be an id.
        """
        if ident is not None and not IDENT.fullmatch(ident):
            raise ValueError(
                f"{ident!r} cannot be the id of a picture: it takes a letter, then letters, digits, - and _"
            )
        if theme not in THEMES:
            raise ValueError(f"there is no theme {theme!r}: the themes are {', '.join(THEMES)}")
        self.style.text = style_sheet(fixed, {**GROUND, **colours}, theme)
        if len(self.defs) == 0:
            self.root.remove(self.defs)
        ET.indent(self.root, " ")
        text = ET.tostring(self.root, encoding="unicode", short_empty_elements=True)
        if ident is None:
            ident = "p" + hashlib.sha256(text.encode()).hexdigest()[:10]
        return text.replace(PLACEHOLDER, ident) + "\n"


def clean(text: str) -> str:
    """Text without the characters that XML cannot hold."""
    return NOT_IN_XML.sub("\ufffd", text)


def style_sheet(fixed: Mapping[str, str], colours: Rules, theme: Theme) -> str:
    """Style rules, each for the inside of one picture only."""
    text = {"text": f"font-family:{FONT}", **fixed}
    lines = _rules(text.items())
    lines += _rules((selector, dark if theme == "dark" else light) for selector, (light, dark) in colours.items())
    if theme == "auto":
        lines.append("@media (prefers-color-scheme:dark){")
        lines += _rules((selector, dark) for selector, (light, dark) in colours.items() if dark != light)
        lines.append("}")
    return "\n" + "\n".join(lines) + "\n"


def _rules(rules: Iterable[tuple[str, str]]) -> list[str]:
    return [f".{PLACEHOLDER} {selector}{{{declarations}}}" for selector, declarations in rules]


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Text in lines that fit into ``width`` in any usual sans-serif font of ``size``."""
    return textwrap.wrap(text, max(1, int(width / (size * CHARACTER_WIDTH))))


def line_width(text: str, size: float) -> float:
    """The width in which :func:`wrapped` leaves a text in one line."""
    return (len(text) + 1) * size * CHARACTER_WIDTH


CHARACTER_WIDTH = 0.57
"""Average width of a character of running text, in parts of the size of the font; on the wide side."""


def text_width(text: str, size: float) -> float:
    """About how wide a text is in a sans-serif font of ``size``; on the wide side."""
    return sum(_character_width(c) for c in text) * size


def _character_width(character: str) -> float:
    if character in " .,:;|!'()[]ijlI":
        return 0.36
    if character in "mwMW@":
        return 0.95
    return 0.7 if character.isupper() else 0.62
