"""Plans as storyboards: the start, then one frame for each trip.

A frame shows the places from left to right and everybody where the trip has taken
them.  Each passenger has a row of its own and moves only sideways along it; whoever
has just moved is framed, with an arrow from where it was.  The boat lies where it
has landed, with its party.
"""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from pybridge.model import Move, Plan, PuzzleInfo, State
from pybridge.render import pictograms
from pybridge.render.scene import (
    COLOURS,
    FIXED,
    GAP,
    LAND,
    LINE,
    MARGIN,
    TEXT,
    WIDTH,
    Layout,
    boat_left,
    boat_length,
    draw_boat,
    draw_crew,
    hull,
    layout_of,
    name_in_words,
    scenery,
)
from pybridge.render.space_frames import space_stage, space_storyboard
from pybridge.render.svg import Picture, Theme, text_width, wrapped


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
        needs = 34 + text_width(name_in_words(passenger), TEXT) + 14
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
            picture.text(group, x + 35, y + 18, name_in_words(passenger), size=TEXT)


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
    length = boat_length(layout, max((len(move.party) for move in plan.moves), default=0))
    boat = picture.group(frame, "slide", **{"data-boat": ""})
    for number, move in enumerate(plan.moves, 1):
        party = picture.group(boat, "off", **{"data-party": str(number)})
        draw_crew(picture, party, puzzle, layout, move.party, 0, length)
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
