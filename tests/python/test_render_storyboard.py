"""Storyboards: one frame for each trip, everybody in a row of their own, and the words under it."""

from __future__ import annotations

import re
from collections import defaultdict
from xml.etree import ElementTree as ET

import pytest

from pybridge import crossing
from pybridge.model import Plan, SolveResult
from pybridge.render import pictograms
from pybridge.render.cards import puzzle_html, result_html
from pybridge.render.pictograms import PICTOGRAMS, kind_and_badge
from pybridge.render.scene import LAND, layout_of
from pybridge.render.storyboard import captions_of, plan_description, plan_stage
from tests.python import pictured
from tests.python.pictured import SVG

PLANS = {"goat": pictured.goat_plan, "island": pictured.couples_plan, "strangers": pictured.stranger_plan}


def frames(plan: Plan) -> list[ET.Element]:
    return [e for e in ET.fromstring(plan.to_svg(ident="p")).iter(f"{SVG}g") if e.get("class") == "panel"]


def texts(element: ET.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


@pytest.mark.parametrize("name", PLANS)
def test_there_is_a_frame_for_the_start_and_for_each_trip(name: str) -> None:
    plan = PLANS[name]()
    assert len(frames(plan)) == plan.trips + 1


@pytest.mark.parametrize("name", PLANS)
def test_all_frames_are_of_one_size_and_apart(name: str) -> None:
    panels = frames(PLANS[name]())
    outlines = [next(e for e in panel if e.get("class") == "frame") for panel in panels]
    assert len({(o.get("width"), o.get("height")) for o in outlines}) == 1
    places = [tuple(map(float, panel.attrib["transform"][10:-1].split())) for panel in panels]
    width, height = float(outlines[0].attrib["width"]), float(outlines[0].attrib["height"])
    for i, (x, y) in enumerate(places):
        for u, v in places[:i]:
            assert abs(x - u) >= width or abs(y - v) >= height


def test_passengers_move_only_sideways() -> None:
    """In every frame a passenger is at the same height; the small party in the boat and the ghosts are left out."""
    plan = pictured.goat_plan()
    heights = defaultdict(set)
    sides = defaultdict(set)
    for panel in frames(plan):
        for picture in panel.findall(f"{SVG}use"):
            if float(picture.attrib["width"]) > 20:
                heights[picture.attrib["href"]].add(picture.attrib["y"])
                sides[picture.attrib["href"]].add(picture.attrib["x"])
    assert set(heights) == {f"#p-{name}" for name in plan.puzzle.passengers}
    assert all(len(ys) == 1 for ys in heights.values())
    assert all(len(xs) == 2 for xs in sides.values())
    assert len({ys.pop() for ys in heights.values()}) == 4


def test_everybody_stands_where_the_plan_says() -> None:
    plan = pictured.goat_plan()
    layout = layout_of(plan.puzzle, captions_of(plan))
    for panel, state in zip(frames(plan), plan.states, strict=True):
        for picture in panel.findall(f"{SVG}use"):
            if float(picture.attrib["width"]) > 20:
                place = int(float(picture.attrib["x"]) > layout.width / 2)
                assert picture.attrib["href"][3:] in state.groups[place][1]


def test_those_that_have_just_moved_are_framed_and_no_others() -> None:
    plan = pictured.couples_plan()
    marked = [sum(e.get("class") == "moved" for e in panel.iter()) for panel in frames(plan)]
    ghosts = [sum(e.get("class") == "ghost" for e in panel.iter()) for panel in frames(plan)]
    assert marked == ghosts == [0, 2, 1, 1, 2]


def test_the_boat_lies_at_the_shore_that_it_came_to_with_its_party() -> None:
    """By a bank it lies on the side of the water, by an island on the side that it came from."""
    plan = pictured.couples_plan()
    layout = layout_of(plan.puzzle, captions_of(plan))
    west_shore, island, east = LAND, layout.place_x(1), layout.place_x(2)
    ends = []
    for panel, move in zip(frames(plan), (None, *plan.moves), strict=True):
        (hull,) = [e for e in panel if e.get("class") == "hull"]
        match = re.match(r"M([\d.]+) [\d.]+H([\d.]+)L", hull.attrib["d"])
        assert match
        ends.append((float(match[1]), float(match[2])))
        crew = [e for e in panel.findall(f"{SVG}use") if float(e.attrib["width"]) <= 20]
        assert len(crew) == (len(move.party) if move else 0)
    at_west, at_island, at_east, again_west, again_east = ends
    assert at_west[0] == again_west[0] == west_shore + 4
    assert abs(at_island[1] - (island - 4)) < 0.1
    assert abs(at_east[1] - (east - 4)) < 0.1
    assert again_east[1] == at_east[1]
    assert all(right - left < layout.water for left, right in ends)


def test_islands_are_shown_between_the_banks() -> None:
    panel = frames(pictured.couples_plan())[0]
    assert [t for t in texts(panel) if t in ("west", "island", "east")] == ["west", "island", "east"]
    assert sum(e.get("class") == "land" for e in panel) == 3
    assert sum(e.get("class") == "wave" for e in panel) == 4


def test_every_frame_has_its_caption() -> None:
    plan = pictured.goat_plan()
    for panel, caption in zip(frames(plan), captions_of(plan), strict=True):
        assert " ".join(texts(panel)[2:]) == caption


def test_a_trip_without_a_sentence_is_told_by_its_names() -> None:
    bare = pictured.couples_plan()
    moves = tuple(type(m)(m.party, m.origin, m.destination) for m in bare.moves)
    captions = captions_of(Plan(bare.puzzle, moves, bare.states))
    assert captions[1] == "1. husband a, wife a: from west to island."


def test_the_description_says_who_is_where_after_each_trip() -> None:
    words = plan_description(pictured.goat_plan())
    assert words.startswith(
        "Start: (west with the boat: farmer, wolf, goat, cabbage; east: nobody) 1. The farmer and goat"
    )
    assert words.endswith("(west: nobody; east with the boat: farmer, wolf, goat, cabbage)")


def test_the_passengers_of_the_catalogue_have_pictograms() -> None:
    """All but people with names of their own, and items, which could be anything."""
    kinds = {
        kind_and_badge(passenger)[0]
        for entry in crossing.puzzles()
        for passenger in crossing.describe(entry.name).passengers
    }
    assert {"farmer", "wolf", "goat", "cabbage", "husband", "wife", "missionary", "cannibal"} <= kinds
    assert {kind for kind in kinds - set(PICTOGRAMS) if kind.islower()} <= {"item"}


@pytest.mark.parametrize("kind", PICTOGRAMS)
def test_a_pictogram_is_painted_in_known_colours(kind: str) -> None:
    assert {f".{name}" for name, _ in PICTOGRAMS[kind]} <= set(pictograms.COLOURS)


def test_a_passenger_without_a_pictogram_is_a_disc_with_its_symbol() -> None:
    panel = frames(pictured.stranger_plan())[0]
    assert "R" in texts(panel)
    assert not list(panel.iter(f"{SVG}use"))


def test_names_that_are_markup_stay_text() -> None:
    svg = pictured.stranger_plan().to_svg()
    assert "<b>" not in svg
    assert "&lt;b&gt;bold" in svg


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("farmer", ("farmer", "")),
        ("husband(a)", ("husband", "a")),
        ("son_2", ("son", "2")),
        ("son2", ("son", "2")),
        ("pair(a,b)", ("pair", "ab")),
        ("old_man", ("old_man", "")),
        ("(", ("(", "")),
    ],
)
def test_the_kind_of_a_passenger(name: str, kind: tuple[str, str]) -> None:
    assert kind_and_badge(name) == kind


def test_the_stage_of_the_page_has_the_places_of_each_step() -> None:
    plan = pictured.couples_plan()
    svg, places = plan_stage(plan)
    layout = layout_of(plan.puzzle, [""])
    assert len(places["people"]) == len(places["boat"]) == len(places["moved"]) == plan.trips + 1
    assert places["people"][1][:2] == [round(layout.place_x(1), 2)] * 2
    assert places["moved"] == [[], [0, 1], [0], [0], [0, 2]]
    whose = [e.get("data-who") for e in ET.fromstring(svg).iter() if "data-who" in e.attrib]
    assert whose == list(plan.puzzle.passengers)


def test_a_result_and_a_puzzle_are_pictures_in_a_notebook() -> None:
    plan = pictured.goat_plan()
    result = SolveResult(plan.puzzle, "solved", (plan,), 10, 7, trips=7)
    assert "Wolf, goat and cabbage: 7 trips" in result_html(result)
    assert result_html(result) == result._repr_html_()
    assert plan.to_svg() in result._repr_html_()
    impossible = SolveResult(plan.puzzle, "impossible", (), 10, 7)
    assert "impossible" in impossible._repr_html_()
    assert "<svg" not in impossible._repr_html_()
    assert "<svg" in puzzle_html(plan.puzzle)
    assert "&lt;are&gt;" in pictured.stranger_plan().puzzle._repr_html_()
    for value in (plan, pictured.goat_graph(), pictured.article_tour()):
        assert value._repr_svg_() == value.to_svg()
