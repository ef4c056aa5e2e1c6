"""Plans of bare state spaces as pictures: each state is a text on a card, with its move as the caption."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from pybridge.model import Plan, State
from pybridge.render.svg import Picture, Rules, Theme, line_width, wrapped

TEXT = 14.0
LINE = TEXT * 1.35
MARGIN = 16.0
GAP = 16.0
WIDTH = 800.0
NARROW, WIDE = 180.0, WIDTH - 2 * MARGIN

COLOURS: Rules = {
    ".sheet": ("fill:#f4f6f8;stroke:#b4bcc6", "fill:#1f232b;stroke:#454d59"),
    ".reached": ("fill:#ffffff;stroke:#c05a00", "fill:#2c2013;stroke:#ffb25c"),
}
FIXED = {".reached": "stroke-width:2", ".title": "font-weight:bold"}


def state_text(state: State) -> str:
    """The text of a state, with room to break it after a comma."""
    return str(state.to_dict()).replace(",", ", ")


def space_title(plan: Plan) -> str:
    """What the picture shows, as a heading."""
    return f"{plan.puzzle.title}: {plan.trips} move{'s' * (plan.trips != 1)}"


def space_captions(plan: Plan) -> list[str]:
    """The captions of the frames, from the start."""
    return ["Start", *(f"{number}. {move.sentence}" for number, move in enumerate(plan.moves, 1))]


def _description(plan: Plan) -> str:
    frames = zip(space_captions(plan), plan.states, strict=True)
    return " ".join(f"{caption}: {state_text(state)}." for caption, state in frames)


def space_storyboard(plan: Plan, *, theme: Theme, ident: str | None) -> str:
    """The states as cards of one size, from left to right and down."""
    captions = space_captions(plan)
    texts = [*map(state_text, plan.states), *captions]
    width = min(WIDE, max(NARROW, max(line_width(text, TEXT) for text in texts) + 24))
    columns = max(1, int((WIDE + GAP) // (width + GAP)))
    lines = max(len(wrapped(state_text(state), TEXT, width - 16)) for state in plan.states)
    caption_lines = max(len(wrapped(caption, TEXT, width)) for caption in captions)
    card = lines * LINE + 20
    height = card + caption_lines * LINE + 12
    top = MARGIN + 34
    rows = -(-len(captions) // columns)
    picture = Picture(WIDTH, top + rows * (height + GAP), title=space_title(plan), description=_description(plan))
    picture.text(picture.root, MARGIN, MARGIN + 16, space_title(plan), size=18, name="title")
    for number, (caption, state) in enumerate(zip(captions, plan.states, strict=True)):
        x = MARGIN + number % columns * (width + GAP)
        y = top + number // columns * (height + GAP)
        _card(picture, picture.root, state, x, y, width, card, "reached" if number == plan.trips else "sheet")
        for line, words in enumerate(wrapped(caption, TEXT, width)):
            picture.text(picture.root, x, y + card + (line + 1) * LINE, words, size=TEXT)
    return picture.to_string(fixed=FIXED, colours=COLOURS, theme=theme, ident=ident)


def _card(
    picture: Picture, parent: ET.Element, state: State, x: float, y: float, width: float, height: float, name: str
) -> None:
    picture.rectangle(parent, x, y, width, height, name, radius=6)
    for line, words in enumerate(wrapped(state_text(state), TEXT, width - 16)):
        picture.text(parent, x + width / 2, y + 10 + (line + 0.8) * LINE, words, size=TEXT, anchor="middle")


def space_stage(plan: Plan) -> tuple[str, dict[str, Any]]:
    """One card whose text a script can change: an element for each step, with its number in ``data-party``."""
    width = max(NARROW, min(WIDE / 2, max(line_width(state_text(state), TEXT) for state in plan.states) + 24))
    lines = max(len(wrapped(state_text(state), TEXT, width - 16)) for state in plan.states)
    height = lines * LINE + 20
    picture = Picture(width + 2 * MARGIN, height + 2 * MARGIN, title=space_title(plan), description=_description(plan))
    for number, state in enumerate(plan.states):
        group = picture.group(picture.root, "off", **{"data-party": str(number)})
        _card(picture, group, state, MARGIN, MARGIN, width, height, "sheet")
    steps = range(len(plan.states))
    text = picture.to_string(fixed=FIXED, colours=COLOURS, theme="auto", ident="stage-picture")
    return text, {"people": [[] for _ in steps], "boat": [], "moved": [[] for _ in steps]}
