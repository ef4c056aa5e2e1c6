"""Pages that play a plan or a tour: one file each, with no need of a network.

The page is the template ``player.html`` with a picture whose parts the page's script
moves, the captions of the steps, and the same in text for those who do not see it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from importlib import resources
from typing import Any

from pybridge.model import Plan
from pybridge.render.board import tour_stage
from pybridge.render.board_frame import tour_title
from pybridge.render.storyboard import captions_of, plan_stage, plan_title
from pybridge.tour_model import Tour, square_name


def plan_html(plan: Plan) -> str:
    """A page that plays a plan trip by trip."""
    captions = captions_of(plan)
    stage, places = plan_stage(plan)
    steps = "\n".join(f"<li>{escape(_without_number(caption))}</li>" for caption in captions[1:])
    return _page(
        title=plan_title(plan),
        stage=stage,
        data={"kind": "plan", "pace": 1600, "captions": ["The start.", *captions[1:]], **places},
        unit="Trip",
        text=f'<h2>The trips</h2>\n<ol id="steps">\n{steps}\n</ol>',
        speeds=(0.5, 1, 2, 4),
    )


def _without_number(caption: str) -> str:
    return caption.partition(". ")[2]


def tour_html(tour: Tour) -> str:
    """A page that plays a tour square by square."""
    stage, places = tour_stage(tour)
    names = [square_name(square, tour.rows) for square in tour.squares]
    total = len(names)
    captions = [
        f"Square {i} of {total}: {_square_words(s, n)}."
        for i, (s, n) in enumerate(zip(tour.squares, names, strict=True), 1)
    ]
    closing = " One leap more leads back to the first: the tour is closed." if tour.closed else ""
    captions[-1] += closing
    listed = " ".join(f"{row},{column}" for row, column in tour.squares)
    text = f'<details><summary>The squares in order (row, column)</summary>\n<p class="squares">{listed}</p></details>'
    return _page(
        title=tour_title(tour),
        stage=stage,
        data={"kind": "tour", "pace": 600, "captions": captions, **places},
        unit="Step",
        text=text,
        speeds=(0.5, 1, 2, 4, 16, 64),
    )


def _square_words(square: tuple[int, int], name: str) -> str:
    return f"row {square[0]}, column {square[1]} ({name})"


def _page(*, title: str, stage: str, data: Mapping[str, Any], unit: str, text: str, speeds: Sequence[float]) -> str:
    template = resources.files("pybridge.render").joinpath("player.html").read_text(encoding="utf-8")
    options = "".join(
        f'<option value="{speed:g}"{" selected" if speed == 1 else ""}>{speed:g} x</option>' for speed in speeds
    )
    parts = {
        "title": escape(title),
        "speeds": options,
        "last": str(len(data["captions"]) - 1),
        "unit": unit,
        "text": text,
        "stage": stage,
        # Inside a script element only "<" could end it.
        "data": json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
    }
    head, *rest = template.split("[[")
    page = [head]
    for piece in rest:
        name, _, tail = piece.partition("]]")
        page += [parts[name], tail]
    return "".join(page)
