"""Tours as pictures: what is drawn is the tour, at every size, for every eye."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree as ET

import pytest

from pybridge.render.board import _runs
from pybridge.render.board_frame import BANDS, board_colours, board_scale, tour_description
from pybridge.render.palette import time_colours
from pybridge.tour_model import Tour, square_name
from tests.python import pictured
from tests.python.pictured import SVG

SIZES = [(3, 4), (5, 5), (8, 8), (12, 31), (30, 30), (50, 50), (61, 7), (100, 100), (200, 200)]


def elements(svg: str, name: str) -> list[ET.Element]:
    return [element for element in ET.fromstring(svg).iter() if name in element.get("class", "").split()]


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, two: str) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_tours_of_these_tests_are_tours() -> None:
    for tour in (pictured.article_tour(), pictured.closed_tour(), pictured.holed_tour()):
        leaps = list(itertools.pairwise(tour.squares)) + ([(tour.end, tour.start)] if tour.closed else [])
        assert all(sorted((abs(a - c), abs(b - d))) == [1, 2] for (a, b), (c, d) in leaps)
        assert len(set(tour.squares)) == tour.rows * tour.columns - len(tour.holes) == len(tour.squares)


def test_the_description_lists_the_squares_in_order() -> None:
    tour = pictured.article_tour()
    words = tour_description(tour)
    listed = re.findall(r"\((\d+),(\d+)\)", words.partition("In order: ")[2])
    assert tuple((int(r), int(c)) for r, c in listed) == tour.squares
    assert "36 squares are visited, from (1,1) to (4,3)." in words
    algebraic = tour_description(pictured.closed_tour(), "algebraic")
    assert " ".join(pictured.closed_tour().algebraic()) in algebraic
    assert "one leap more leads back to the first" in algebraic


def test_the_description_of_a_large_tour_stays_short() -> None:
    assert len(tour_description(pictured.boustrophedon(60, 60))) < 300


def test_the_path_goes_through_all_squares_in_order() -> None:
    tour = pictured.article_tour()
    scale = board_scale(6, 6, "numbers")
    points: list[str] = []
    for line in elements(tour.to_svg(), "l"):
        pieces = line.attrib["d"][1:].split("L")
        assert not points or points[-1] == pieces[0]
        points += pieces if not points else pieces[1:]
    assert points == ["{:g} {:g}".format(*scale.centre(square)) for square in tour.squares]


def test_a_closed_tour_has_a_dashed_line_back() -> None:
    scale = board_scale(8, 8, "numbers")
    tour = pictured.closed_tour()
    (line,) = [element for element in elements(tour.to_svg(), "closing") if "l" in element.attrib["class"].split()]
    (x0, y0), (x1, y1) = scale.centre(tour.end), scale.centre(tour.start)
    assert line.attrib["d"] == f"M{x0:g} {y0:g}L{x1:g} {y1:g}"
    assert elements(pictured.article_tour().to_svg(), "closing") == []


def test_the_later_part_passes_over_the_earlier_at_a_crossing() -> None:
    """No piece crosses itself, and every piece has its halo below it: so each crossing shows which came later."""
    tour = pictured.closed_tour()
    svg = tour.to_svg()
    path = next(element for element in ET.fromstring(svg).iter(f"{SVG}g") if element.get("class") == "path")
    assert [element.attrib["class"].split()[0] for element in path] == ["h", "l"] * (len(path) // 2)
    assert all(halo.get("d") == line.get("d") for halo, line in zip(path[::2], path[1::2], strict=True))
    for first, last in _runs(tour.squares):
        pieces = list(itertools.pairwise(tour.squares[first : last + 1]))
        assert not any(crossing(one, two) for one, two in itertools.combinations(pieces, 2))


def crossing(one: tuple[tuple[int, int], ...], two: tuple[tuple[int, int], ...]) -> bool:
    """Do the inner parts of two pieces meet?  Solved for the two parameters, unlike in the module."""
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = two
    det = (bx - ax) * (cy - dy) - (cx - dx) * (by - ay)
    if det == 0:
        return False
    s = ((cx - ax) * (cy - dy) - (cx - dx) * (cy - ay)) / det
    t = ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / det
    return 0 < s < 1 and 0 < t < 1


def test_every_square_has_a_dot_in_the_colour_of_its_time() -> None:
    tour = pictured.article_tour()
    scale = board_scale(6, 6, "numbers")
    group = next(e for e in ET.fromstring(tour.to_svg()).iter(f"{SVG}g") if e.get("class") == "stations")
    dots = [(float(c.attrib["cx"]), float(c.attrib["cy"])) for c in group]
    assert dots == [scale.centre(square) for square in tour.squares]
    bands = [int(c.attrib["class"][1:]) for c in group]
    assert bands == sorted(bands)
    assert (bands[0], bands[-1]) == (0, BANDS - 1)


def test_start_and_end_are_marked_and_named() -> None:
    tour = pictured.article_tour()
    scale = board_scale(6, 6, "numbers")
    ring, square = elements(tour.to_svg(), "mark")[:2]
    assert (float(ring.attrib["cx"]), float(ring.attrib["cy"])) == scale.centre((1, 1))
    x, y, side = (float(square.attrib[key]) for key in ("x", "y", "width"))
    assert (round(x + side / 2, 2), round(y + side / 2, 2)) == scale.centre((4, 3))
    texts = [element.text for element in ET.fromstring(tour.to_svg()).iter(f"{SVG}text")]
    assert {"start 1,1", "end 4,3"} <= set(texts)


def test_numbers_stand_on_their_squares_if_asked_for() -> None:
    tour = pictured.closed_tour()
    scale = board_scale(8, 8, "numbers")
    group = next(e for e in ET.fromstring(tour.to_svg(numbers=True)).iter(f"{SVG}g") if e.get("class") == "stations")
    numbers = {text.text: float(text.attrib["x"]) for text in group.iter(f"{SVG}text")}
    assert numbers == {str(i): scale.centre(square)[0] for i, square in enumerate(tour.squares, 1)}


@pytest.mark.parametrize("coordinates", ["numbers", "algebraic", "none"])
def test_coordinates_stand_outside_the_board(coordinates: str) -> None:
    svg = pictured.article_tour().to_svg(coordinates=coordinates)
    scale = board_scale(6, 6, coordinates)
    groups = [e for e in ET.fromstring(svg).iter(f"{SVG}g") if e.get("class") == "coordinates"]
    expected = {
        "numbers": [*"123456", *"123456"],
        "algebraic": [*"abcdef", *"654321"],
        "none": [],
    }[coordinates]
    texts = [text for group in groups for text in group]
    assert [text.text for text in texts] == expected
    assert all(float(t.attrib["x"]) < scale.left or float(t.attrib["y"]) < scale.top for t in texts)


def test_unknown_coordinates_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers, algebraic, none"):
        pictured.article_tour().to_svg(coordinates="polar")


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_every_size_is_legible_at_800_pixels(rows: int, columns: int) -> None:
    root = ET.fromstring(pictured.boustrophedon(rows, columns).to_svg())
    shrink = min(1.0, 800 / float(root.attrib["width"]))
    sizes = [float(text.attrib["font-size"]) * shrink for text in root.iter(f"{SVG}text")]
    assert sizes
    assert min(sizes) >= 11
    assert "stroke-width" in (root.findtext(f"{SVG}style") or "")


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_labels_of_the_columns_do_not_touch(rows: int, columns: int) -> None:
    root = ET.fromstring(pictured.boustrophedon(rows, columns).to_svg())
    group = next(e for e in root.iter(f"{SVG}g") if e.get("class") == "coordinates")
    spans = [
        (float(t.attrib["x"]), len(t.text or "") * float(t.attrib["font-size"]) * 0.62)
        for t in group
        if t.get("text-anchor") == "middle"
    ]
    assert all(x + w / 2 < next_x - next_w / 2 for (x, w), (next_x, next_w) in itertools.pairwise(spans))


def test_a_large_board_leaves_details_out() -> None:
    small, large = pictured.boustrophedon(8, 8).to_svg(), pictured.boustrophedon(200, 200).to_svg()
    assert small.count("<circle") > 64
    assert large.count("<circle") < 10
    assert len(large) < 2_500_000


def test_holes_are_drawn_and_named() -> None:
    svg = pictured.holed_tour().to_svg()
    (hole,) = elements(svg, "hole")
    scale = board_scale(3, 3, "numbers")
    assert hole.attrib["d"].startswith(f"M{scale.left + scale.cell:g} {scale.top + scale.cell:g}h")
    description = ET.fromstring(svg).findtext(f"{SVG}desc") or ""
    assert "Holes: (2,2)." in description


def test_leapers_are_called_by_their_names() -> None:
    title = ET.fromstring(pictured.boustrophedon(2, 2).to_svg()).findtext(f"{SVG}title")
    assert title == "Open wazir's tour on a board of 2 x 2 squares"
    camel = Tour(4, 4, ((1, 1), (2, 4)), False, leaper=(3, 1))
    assert "Open camel's tour" in camel.to_svg()
    assert "Open 2,5-leaper's tour" in Tour(6, 6, ((1, 1), (3, 6)), False, leaper=(2, 5)).to_svg()


def test_a_tour_of_one_square_can_be_drawn() -> None:
    assert ET.fromstring(Tour(1, 1, ((1, 1),), False).to_svg()).tag == f"{SVG}svg"


def test_the_colours_of_time_read_on_both_grounds() -> None:
    """WCAG asks for a contrast of 3 to 1 for what is drawn."""
    colours = board_colours()
    for ground, index in ((".a", 0), (".b", 0), (".a", 1), (".b", 1)):
        square = colours[ground][index].removeprefix("fill:")
        for band in range(BANDS):
            line = colours[f".t{band}"][index].removeprefix("stroke:")
            assert contrast(line, square) >= 3, (ground, band)


def test_time_can_be_told_by_lightness_alone() -> None:
    """What stays in order in grey does so for every kind of colour vision."""
    for ground in (0, 1):
        steps = [luminance(pair[ground]) for pair in time_colours(BANDS)]
        assert steps == sorted(steps)
        assert all(b > a for a, b in itertools.pairwise(steps))


def test_squares_in_algebraic_notation() -> None:
    assert square_name((8, 1), 8) == "a1"
    assert square_name((1, 26), 30) == "z30"
    assert square_name((1, 27), 30) == "aa30"
    assert pictured.article_tour().algebraic()[:3] == ("a6", "c5", "e6")


def test_the_numbers_of_a_tour() -> None:
    assert pictured.holed_tour().numbers() == ((1, 4, 7), (6, None, 2), (3, 8, 5))


@pytest.mark.parametrize("size", [6, 12, 30, 60, 200])
def test_the_marks_of_neighbours_do_not_touch(size: int) -> None:
    """Only the ends matter: they are a knight's move apart, as in every closed tour."""
    ring, square = elements(Tour(size, size, ((1, 1), (2, 3)), True).to_svg(), "mark")[:2]
    half = float(square.attrib["width"]) / 2
    across = float(square.attrib["x"]) + half - float(ring.attrib["cx"])
    assert across > half + float(ring.attrib["r"])
