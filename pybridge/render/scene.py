"""The scene of a crossing: land and water, and the boat with its party."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree as ET

from pybridge.model import Move, PuzzleInfo, State
from pybridge.render import pictograms
from pybridge.render.svg import Picture, Rules, text_width, wrapped

WIDTH = 800.0
MARGIN = 16.0
GAP = 16.0
TEXT = 13.0
SMALL = 12.0
LAND = 72.0
COLOURS: Rules = {
    **pictograms.COLOURS,
    ".land": ("fill:#e4ecd9", "fill:#252d20"),
    ".water": ("fill:#d8e8f6", "fill:#17283a"),
    ".wave": ("stroke:#7fa9cf", "stroke:#41658a"),
    ".frame": ("fill:none;stroke:#b4bcc6", "fill:none;stroke:#454d59"),
    ".moved": ("fill:#ffffff;stroke:#c05a00", "fill:#2c2013;stroke:#ffb25c"),
    ".way": ("stroke:#c05a00", "stroke:#ffb25c"),
    ".tip": ("fill:#c05a00", "fill:#ffb25c"),
    ".hull": ("fill:#87562a", "fill:#a9743f"),
}
FIXED = {
    **pictograms.FIXED,
    ".ghost": "opacity:.3",
    ".wave": "fill:none;stroke-width:1.5;stroke-linecap:round",
    ".way": "fill:none;stroke-width:2;stroke-dasharray:4 3",
    ".moved": "stroke-width:2",
    ".title": "font-weight:bold",
    ".count": "font-weight:bold",
}


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of a storyboard: sides in units, columns of places from left to right."""

    columns: int
    width: float
    height: float
    row: float
    water: float
    rows_top: float
    lane_top: float
    caption_top: float
    caption_lines: int

    def place_x(self, place: int) -> float:
        """The left side of a place, counted from 0, within a frame."""
        return place * (LAND + self.water)


ROW_HEIGHTS = ((6, 36.0), (10, 30.0), (10**6, 24.0))
HEADING = 20.0
LANE = 44.0
LINE = TEXT * 1.35


def layout_of(puzzle: PuzzleInfo, captions: list[str]) -> Layout:
    """The measures that fit every frame of a plan with these captions."""
    places = len(puzzle.places)
    inner = WIDTH - 2 * MARGIN
    columns = {2: 3, 3: 2}.get(places, 1)
    width = (inner - (columns - 1) * GAP) / columns
    water = (width - places * LAND) / max(1, places - 1)
    if water < 48:
        water = 48.0
        width = places * LAND + (places - 1) * water
    if places == 1:
        water = 0.0
    row = next(height for most, height in ROW_HEIGHTS if len(puzzle.passengers) <= most)
    lines = max(len(wrapped(caption, TEXT, width)) for caption in captions)
    rows_top = HEADING + 4
    lane_top = rows_top + len(puzzle.passengers) * row + 4
    caption_top = lane_top + LANE
    height = caption_top + 8 + lines * LINE + 6
    return Layout(columns, width, height, row, water, rows_top, lane_top, caption_top, lines)


def name_in_words(name: str) -> str:
    """A passenger's or place's name as words: ``husband a`` for ``husband(a)``."""
    return name.replace("(", " ").replace(")", "").replace(",", " ").replace("_", " ")


def scenery(picture: Picture, frame: ET.Element, puzzle: PuzzleInfo, layout: Layout) -> None:
    """Land and water, with the names of the places."""
    bottom = layout.caption_top
    picture.rectangle(frame, 0, 0, layout.width, bottom, "water")
    for place, name in enumerate(puzzle.places):
        x = layout.place_x(place)
        island = 0 < place < len(puzzle.places) - 1
        picture.rectangle(
            frame, x, 6 if island else 0, LAND, bottom - (12 if island else 0), "land", radius=14 * island
        )
        label = name_in_words(name)
        size = min(SMALL, SMALL * (LAND - 4) / text_width(label, SMALL))
        picture.text(frame, x + LAND / 2, 18, label, size=size, name="faint", anchor="middle")
    for gap in range(len(puzzle.places) - 1):
        left = layout.place_x(gap) + LAND
        for line in (0.3, 0.7):
            y = layout.lane_top + 26 + 14 * line
            waves = int((layout.water - 16) // 16)
            start = left + (layout.water - waves * 16) / 2
            picture.path(frame, f"M{start:.2f} {y:.2f}" + "q4 -4 8 0t8 0" * waves, "wave")
    picture.rectangle(frame, 0, 0, layout.width, bottom, "frame")


def draw_boat(
    picture: Picture,
    frame: ET.Element,
    puzzle: PuzzleInfo,
    layout: Layout,
    state: State,
    move: Move | None,
    before: State | None,
) -> None:
    """The boat at the shore where it lies, with the party that came in it."""
    party = move.party if move else ()
    length = boat_length(layout, len(party))
    left = boat_left(puzzle, layout, length, state, before)
    draw_crew(picture, frame, puzzle, layout, party, left, length)
    picture.path(frame, hull(left, layout.lane_top + 20, length), "hull")


def _seat(layout: Layout, people: int) -> float:
    return min(20.0, (layout.water - 30) / max(1, people))


def boat_length(layout: Layout, people: int) -> float:
    """How long the boat is drawn for so many people."""
    return max(48.0, _seat(layout, people) * people + 20)


def boat_left(puzzle: PuzzleInfo, layout: Layout, length: float, state: State, before: State | None) -> float:
    """The left end of the boat in a state, on the side of the place that it came from."""
    place = puzzle.places.index(state.boat)
    came_from = puzzle.places.index(before.boat) if before else place + 1
    right_side = came_from > place if place not in (0, len(puzzle.places) - 1) else place == 0
    return layout.place_x(place) + LAND + 4 if right_side else layout.place_x(place) - 4 - length


def draw_crew(
    picture: Picture,
    parent: ET.Element,
    puzzle: PuzzleInfo,
    layout: Layout,
    party: tuple[str, ...],
    left: float,
    length: float,
) -> None:
    """A party side by side in the boat, whose left end is given."""
    size = _seat(layout, len(party))
    for seat, passenger in enumerate(party):
        x = left + (length - size * len(party)) / 2 + seat * size
        pictograms.draw(picture, parent, puzzle, passenger, x, layout.lane_top + 21 - size, size)


def hull(left: float, y: float, length: float) -> str:
    """Path data of the boat, seen from the side."""
    return f"M{left:.2f} {y:.2f}H{left + length:.2f}L{left + length - 9:.2f} {y + 14:.2f}H{left + 9:.2f}z"
