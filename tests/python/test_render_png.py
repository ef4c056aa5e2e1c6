"""PNG: of the width asked for, with its text, and a plain sentence where the packages are missing."""

from __future__ import annotations

import struct
import sys

import pytest

from pybridge.render.png import PngUnavailable, svg_to_png
from pybridge.render.svg import Picture
from tests.python import pictured


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("width", [16, 800, 1234])
def test_a_picture_has_the_width_asked_for(width: int) -> None:
    assert size_of(svg_to_png(pictured.article_tour().to_svg(), width=width))[0] == width


def test_the_same_picture_gives_the_same_bytes() -> None:
    svg = pictured.goat_plan().to_svg()
    assert svg_to_png(svg, width=400) == svg_to_png(svg, width=400)


def test_text_is_drawn_whatever_fonts_the_machine_has() -> None:
    def draw(text: str) -> bytes:
        picture = Picture(100, 20, title="t", description="d")
        picture.text(picture.root, 2, 15, text, size=14)
        return svg_to_png(picture.to_string(fixed={}, colours={}, theme="light", ident="p"), width=100)

    assert len({draw(text) for text in ("", "a", "b", "Ä", "ж")}) == 5


def test_pictograms_keep_their_colours() -> None:
    """Drawn in the style of the light and of the dark ground, the pictures differ."""
    light, dark = (svg_to_png(pictured.goat_plan().to_svg(theme=theme), width=400) for theme in ("light", "dark"))
    assert light != dark


@pytest.mark.parametrize("package", ["resvg_py", "font_roboto"])
def test_a_missing_package_is_named_with_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(PngUnavailable, match=r"pip install 'pybridge-swi\[png\]'"):
        svg_to_png(pictured.goat_plan().to_svg(), width=100)


def test_a_width_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="0 pixels"):
        svg_to_png(pictured.goat_plan().to_svg(), width=0)
