"""Plans as storyboards: the start, then one frame for each trip.

A frame shows the places from left to right and everybody where the trip has taken
them.  Each passenger has a row of its own and moves only sideways along it; whoever
has just moved is framed, with an arrow from where it was.  The boat lies where it
has landed, with its party.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree as ET

from pybridge.model import Move, Plan, PuzzleInfo, State
from pybridge.render import pictograms
from pybridge.render.space_frames import space_stage, space_storyboard
from pybridge.render.svg import Picture, Rules, Theme, text_width, wrapped

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


def move_words(move: Move) -> str:
    """A move as a sentence; the narrator's where it has one."""
    if move.sentence:
        return move.sentence
    party = ", ".join(map(name_in_words, move.party))
    return f"{party}: from {name_in_words(move.origin)} to {name_in_words(move.destination)}."


def state_words(state: State) -> str:
    """Who is where, as a clause."""
    parts = []
    for place, group in state.groups:
        names = ", ".join(map(name_in_words, group)) or "nobody"
        boat = " with the boat" if place == state.boat else ""
        parts.append(f"{name_in_words(place)}{boat}: {names}")
    return "; ".join(parts)


def captions_of(plan: Plan) -> list[str]:
    """The captions of the frames, from the start."""
    return ["Start", *(f"{number}. {move_words(move)}" for number, move in enumerate(plan.moves, 1))]


def plan_title(plan: Plan) -> str:
    """What the picture of a plan shows, as a heading."""
    unit = "trip" if plan.puzzle.places else "move"
    return f"{plan.puzzle.title}: {plan.trips} {unit}{'s' * (plan.trips != 1)}"


def plan_description(plan: Plan) -> str:
    """The same in words as the picture shows."""
    return " ".join(
        f"{caption}{':' if number == 0 else ''} ({state_words(state)})"
        for number, (caption, state) in enumerate(zip(captions_of(plan), plan.states, strict=True))
    )


def storyboard_svg(plan: Plan, *, theme: Theme = "auto", ident: str | None = None) -> str:
    """A plan as SVG, one frame for the start and one for each trip, all of one size.

    For ``theme`` and ``ident`` see :meth:`pybridge.render.svg.Picture.to_string`.
    """
    puzzle = plan.puzzle
    if not puzzle.places:
        return space_storyboard(plan, theme=theme, ident=ident)
    captions = captions_of(plan)
    layout = layout_of(puzzle, captions)
    width = max(WIDTH, layout.width + 2 * MARGIN)
    keys = _legend_rows(puzzle, width)
    top = MARGIN + 26 + len(keys) * 34 + 8
    rows = -(-len(captions) // layout.columns)
    picture = Picture(
        width,
        top + rows * (layout.height + GAP) - GAP + MARGIN,
        title=plan_title(plan),
        description=plan_description(plan),
    )
    pictograms.define(picture, puzzle)
    picture.text(picture.root, MARGIN, MARGIN + 16, plan_title(plan), size=18, name="title")
    _legend(picture, puzzle, keys)
    for number, caption in enumerate(captions):
        across, down = number % layout.columns, number // layout.columns
        x = MARGIN + across * (layout.width + GAP)
        y = top + down * (layout.height + GAP)
        frame = picture.group(picture.root, "panel", transform=f"translate({x:.4g} {y:.5g})")
        move = plan.moves[number - 1] if number else None
        before = plan.states[number - 1] if number else None
        scenery(picture, frame, puzzle, layout)
        _people(picture, frame, puzzle, layout, plan.states[number], move)
        draw_boat(picture, frame, puzzle, layout, plan.states[number], move, before)
        _caption(picture, frame, layout, caption)
    return picture.to_string(fixed=FIXED, colours=COLOURS, theme=theme, ident=ident)


def _legend_rows(puzzle: PuzzleInfo, width: float) -> list[list[tuple[str, float]]]:
    """The passengers with their left sides, in as many rows as they need."""
    rows: list[list[tuple[str, float]]] = [[]]
    x = MARGIN
    for passenger in puzzle.passengers:
        needs = 30 + text_width(name_in_words(passenger), TEXT) + 14
        if x + needs > width - MARGIN and rows[-1]:
            rows.append([])
            x = MARGIN
        rows[-1].append((passenger, x))
        x += needs
    return rows


def _legend(picture: Picture, puzzle: PuzzleInfo, rows: list[list[tuple[str, float]]]) -> None:
    group = picture.group(picture.root, "legend")
    for line, row in enumerate(rows):
        y = MARGIN + 30 + line * 34
        for passenger, x in row:
            pictograms.draw(picture, group, puzzle, passenger, x, y, 26)
            picture.text(group, x + 31, y + 18, name_in_words(passenger), size=TEXT)


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


def _people(
    picture: Picture, frame: ET.Element, puzzle: PuzzleInfo, layout: Layout, state: State, move: Move | None
) -> None:
    icon = layout.row - 8
    inset = (LAND - icon) / 2
    where = {passenger: place for place, group in state.groups for passenger in group}
    for line, passenger in enumerate(puzzle.passengers):
        y = layout.rows_top + line * layout.row
        x = layout.place_x(puzzle.places.index(where[passenger])) + inset
        if move is not None and passenger in move.party:
            origin = layout.place_x(puzzle.places.index(move.origin)) + inset
            ghost = picture.group(frame, "ghost")
            pictograms.draw(picture, ghost, puzzle, passenger, origin, y + 4, icon)
            _arrow(picture, frame, origin, x, y + 4 + icon / 2, icon)
            picture.rectangle(frame, x - 4, y + 1, icon + 8, icon + 6, "moved", radius=6)
        pictograms.draw(picture, frame, puzzle, passenger, x, y + 4, icon)


def _arrow(picture: Picture, frame: ET.Element, origin: float, target: float, y: float, icon: float) -> None:
    way = 1 if target > origin else -1
    start = origin + icon + 6 if way > 0 else origin - 6
    end = target - 8 if way > 0 else target + icon + 8
    picture.path(frame, f"M{start:.2f} {y:.2f}H{end - 7 * way:.2f}", "way")
    picture.path(frame, f"M{end:.2f} {y:.2f}l{-9 * way} -5v10z", "tip")


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
    length = _boat_length(layout, len(party))
    left = boat_left(puzzle, layout, length, state, before)
    _crew(picture, frame, puzzle, layout, party, left, length)
    picture.path(frame, hull(left, layout.lane_top + 20, length), "hull")


def _seat(layout: Layout, people: int) -> float:
    return min(20.0, (layout.water - 30) / max(1, people))


def _boat_length(layout: Layout, people: int) -> float:
    return max(48.0, _seat(layout, people) * people + 20)


def boat_left(puzzle: PuzzleInfo, layout: Layout, length: float, state: State, before: State | None) -> float:
    """The left end of the boat in a state, on the side of the place that it came from."""
    place = puzzle.places.index(state.boat)
    came_from = puzzle.places.index(before.boat) if before else place + 1
    right_side = came_from > place if place not in (0, len(puzzle.places) - 1) else place == 0
    return layout.place_x(place) + LAND + 4 if right_side else layout.place_x(place) - 4 - length


def _crew(
    picture: Picture,
    parent: ET.Element,
    puzzle: PuzzleInfo,
    layout: Layout,
    party: tuple[str, ...],
    left: float,
    length: float,
) -> None:
    size = _seat(layout, len(party))
    for seat, passenger in enumerate(party):
        x = left + (length - size * len(party)) / 2 + seat * size
        pictograms.draw(picture, parent, puzzle, passenger, x, layout.lane_top + 21 - size, size)


def hull(left: float, y: float, length: float) -> str:
    """Path data of the boat, seen from the side."""
    return f"M{left:.2f} {y:.2f}H{left + length:.2f}L{left + length - 9:.2f} {y + 14:.2f}H{left + 9:.2f}z"


def _caption(picture: Picture, frame: ET.Element, layout: Layout, caption: str) -> None:
    for line, words in enumerate(wrapped(caption, TEXT, layout.width)):
        y = layout.caption_top + 8 + (line + 0.75) * LINE
        picture.text(frame, 0, y, words, size=TEXT, name="count" if caption == "Start" else "")


def plan_stage(plan: Plan) -> tuple[str, dict[str, Any]]:
    """One frame whose passengers and boat a script can move, and where they are at each step.

    A passenger is an element with ``data-who``, the boat has ``data-boat``, and a party
    in the boat ``data-party`` with the number of its trip.  ``people`` and ``boat`` are
    shifts to the right in units of the picture, step by step; ``moved`` are the numbers
    of the passengers that have just moved.
    """
    puzzle = plan.puzzle
    if not puzzle.places:
        return space_stage(plan)
    layout = layout_of(puzzle, [""])
    picture = Picture(
        layout.width + 2 * MARGIN,
        layout.caption_top + 2 * MARGIN,
        title=plan_title(plan),
        description=plan_description(plan),
    )
    pictograms.define(picture, puzzle)
    frame = picture.group(picture.root, "panel", transform=f"translate({MARGIN:g} {MARGIN:g})")
    scenery(picture, frame, puzzle, layout)
    icon = layout.row - 8
    inset = (LAND - icon) / 2
    for line, passenger in enumerate(puzzle.passengers):
        y = layout.rows_top + line * layout.row
        group = picture.group(frame, "slide", **{"data-who": passenger})
        picture.rectangle(group, inset - 4, y + 1, icon + 8, icon + 6, "moved frame-of", radius=6)
        pictograms.draw(picture, group, puzzle, passenger, inset, y + 4, icon)
    length = _boat_length(layout, max((len(move.party) for move in plan.moves), default=0))
    boat = picture.group(frame, "slide", **{"data-boat": ""})
    for number, move in enumerate(plan.moves, 1):
        party = picture.group(boat, "off", **{"data-party": str(number)})
        _crew(picture, party, puzzle, layout, move.party, 0, length)
    picture.path(boat, hull(0, layout.lane_top + 20, length), "hull")
    where = [{p: i for i, (_, group) in enumerate(state.groups) for p in group} for state in plan.states]
    before: list[State | None] = [None, *plan.states]
    shifts = {
        "people": [[round(layout.place_x(at[p]), 2) for p in puzzle.passengers] for at in where],
        "boat": [
            round(boat_left(puzzle, layout, length, state, earlier), 2)
            for state, earlier in zip(plan.states, before, strict=False)
        ],
        "moved": [[], *([puzzle.passengers.index(p) for p in move.party] for move in plan.moves)],
    }
    return picture.to_string(fixed=FIXED, colours=COLOURS, theme="auto", ident="stage-picture"), shifts
