"""Every picture parses, says in words what it shows, keeps its ids and its style to itself, and does not change."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pybridge.render.cards import passengers_svg
from pybridge.render.svg import Picture, wrapped
from tests.python import pictured
from tests.python.pictured import SVG

GOLDEN = Path(__file__).parents[1] / "golden"

PICTURES: dict[str, Callable[..., str]] = {
    "tour-6x6": lambda **o: pictured.article_tour().to_svg(**o),
    "tour-8x8-closed-numbers": lambda **o: pictured.closed_tour().to_svg(numbers=True, coordinates="algebraic", **o),
    "tour-3x3-hole": lambda **o: pictured.holed_tour().to_svg(**o),
    "storyboard-goat": lambda **o: pictured.goat_plan().to_svg(**o),
    "storyboard-island": lambda **o: pictured.couples_plan().to_svg(**o),
    "storyboard-strangers": lambda **o: pictured.stranger_plan().to_svg(**o),
    "graph-goat": lambda **o: pictured.goat_graph().to_svg(**o),
    "graph-goat-illegal": lambda **o: pictured.goat_graph(illegal=True).to_svg(**o),
    "graph-summary": lambda **o: pictured.large_graph(300).to_svg(**o),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_as_it_was(name: str) -> None:
    """To accept a change that was looked at, delete the file in tests/golden and run this test twice."""
    path = GOLDEN / f"{name}.svg"
    picture = PICTURES[name]()
    if not path.exists():
        path.write_text(picture, encoding="utf-8")
        pytest.fail(f"{path} was missing and has been written: look at it")
    assert picture == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_a_title_and_a_description(name: str) -> None:
    root = ET.fromstring(PICTURES[name]())
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text
    assert description is not None
    assert description.text
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_reaches_over_the_edge(name: str) -> None:
    """Corners of rectangles, circles and the base lines of texts are within the picture, groups being shifted only."""
    root = ET.fromstring(PICTURES[name]())
    _, _, width, height = map(float, root.attrib["viewBox"].split())

    def visit(element: ET.Element, dx: float, dy: float) -> None:
        shift = re.match(r"translate\(([\d.]+) ([\d.]+)\)", element.get("transform", ""))
        if shift:
            dx, dy = dx + float(shift[1]), dy + float(shift[2])
        at = {
            key: float(value)
            for key, value in element.attrib.items()
            if key in ("x", "y", "cx", "cy", "r", "width", "height")
        }
        if element.tag == f"{SVG}rect":
            assert -0.01 <= at["x"] + dx <= at["x"] + dx + at["width"] <= width + 0.01
            assert -0.01 <= at["y"] + dy <= at["y"] + dy + at["height"] <= height + 0.01
        if element.tag == f"{SVG}circle":
            assert at["r"] <= at["cx"] + dx <= width - at["r"]
            assert at["r"] <= at["cy"] + dy <= height - at["r"]
        if element.tag == f"{SVG}text":
            assert 0 <= at["x"] + dx <= width
            assert 0 < at["y"] + dy < height
        for child in element:
            if child.tag != f"{SVG}defs":
                visit(child, dx, dy)

    visit(root, 0, 0)


def test_ten_pictures_on_a_page_share_no_id_and_no_style() -> None:
    pictures = [draw() for draw in PICTURES.values()] + [passengers_svg(pictured.goat_puzzle())]
    assert len(pictures) == 10
    page = "".join(pictures)
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert [name for name, times in Counter(ids).items() if times > 1] == []
    used = re.findall(r'href="#([^"]+)"', page)
    assert used
    assert set(used) <= set(ids)
    for picture in pictures:
        ident = ET.fromstring(picture).attrib["id"]
        sheet = ET.fromstring(picture).findtext(f"{SVG}style") or ""
        rules = [line for line in sheet.splitlines() if "{" in line and not line.startswith("@")]
        assert rules
        assert all(rule.startswith(f".{ident} ") for rule in rules)


@pytest.mark.parametrize("name", PICTURES)
def test_an_id_can_be_given(name: str) -> None:
    root = ET.fromstring(PICTURES[name](ident="mine"))
    assert {element.attrib["id"].partition("-")[0] for element in root.iter() if "id" in element.attrib} == {"mine"}


@pytest.mark.parametrize("ident", ["", "1a", "a b", 'a"b', "ä"])
def test_what_cannot_be_an_id_is_refused(ident: str) -> None:
    with pytest.raises(ValueError, match="cannot be the id"):
        pictured.holed_tour().to_svg(ident=ident)


@pytest.mark.parametrize("name", PICTURES)
def test_the_dark_ground_has_colours_of_its_own(name: str) -> None:
    light, dark, both = (PICTURES[name](theme=theme, ident="p") for theme in ("light", "dark", "auto"))
    assert light != dark
    assert "prefers-color-scheme" not in light + dark
    assert "prefers-color-scheme:dark" in both
    assert re.sub(r"<style>.*?</style>", "", light, flags=re.DOTALL) == re.sub(
        r"<style>.*?</style>", "", dark, flags=re.DOTALL
    )


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="the themes are auto, light, dark"):
        pictured.holed_tour().to_svg(theme="sepia")


@pytest.mark.parametrize("name", PICTURES)
def test_every_class_that_is_used_has_a_rule(name: str) -> None:
    root = ET.fromstring(PICTURES[name](ident="p"))
    sheet = root.findtext(f"{SVG}style") or ""
    shapes = {f"{SVG}{tag}" for tag in ("rect", "circle", "path", "text")}
    used = {c for element in root.iter() if element.tag in shapes for c in element.get("class", "").split()}
    assert used
    assert {c for c in used if f".{c}{{" not in sheet} <= {"moved", "frame"} - set(re.findall(r"\.(\w+)\{", sheet))


def test_characters_that_xml_cannot_hold_are_replaced() -> None:
    picture = Picture(10, 10, title="bell \x07", description="half \ud800")
    picture.text(picture.root, 1, 1, "nul \x00", size=5)
    root = ET.fromstring(picture.to_string(fixed={}, colours={}, theme="auto", ident=None).encode())
    assert root.findtext(f"{SVG}title") == "bell \ufffd"
    assert root.findtext(f"{SVG}text") == "nul \ufffd"


def test_text_is_broken_between_words_and_long_words_within() -> None:
    assert wrapped("one two three", 10, 60) == ["one two", "three"]
    assert "".join(wrapped("x" * 30, 10, 60)) == "x" * 30
    assert all(len(line) <= 10 for line in wrapped("x" * 30, 10, 60))
