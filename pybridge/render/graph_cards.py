"""The cards and marks of a picture of a state graph, and its legend."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree as ET

from pybridge.model import PuzzleInfo, State, StateGraph
from pybridge.render.graph_facts import Facts
from pybridge.render.space_frames import state_text
from pybridge.render.svg import Picture, line_width, text_width, wrapped

Keys = list[tuple[str, str]]
"""Marks and the words for them."""

MARGIN = 16.0
SIGN = 11.0
MOST_WIDTH = 150.0
ROW = 13.0
LANE = 10.0


@dataclass(frozen=True, slots=True)
class Card:
    """The measures of a card."""

    column: float
    strip: float
    width: float
    height: float


def card_of(graph: StateGraph) -> Card:
    """The measures of the cards of a graph."""
    puzzle = graph.puzzle
    if not puzzle.places:
        width = min(MOST_WIDTH, max(line_width(state_text(node.state), SIGN) for node in graph.nodes) + 10)
        lines = max(len(wrapped(state_text(node.state), SIGN, width - 8)) for node in graph.nodes)
        return Card(width, 0.0, width, lines * ROW + 10)
    column = max(text_width(symbol, SIGN) for symbol in puzzle.symbols) + 5
    column = max(column, 17.0)
    strip = 9.0
    places = len(puzzle.places)
    return Card(column, strip, places * column + (places - 1) * strip, len(puzzle.passengers) * ROW + 6 + LANE)


def unit_of(graph: StateGraph) -> str:
    """What a move is called."""
    return "trip" if graph.puzzle.places else "move"


def cross(picture: Picture, group: ET.Element, x: float, y: float, width: float, height: float) -> None:
    """The cross over what is forbidden."""
    picture.path(
        group, f"M{x:.1f} {y:.1f}l{width:.1f} {height:.1f}M{x + width:.1f} {y:.1f}l{-width:.1f} {height:.1f}", "no"
    )


def dead_end(picture: Picture, group: ET.Element, x: float, y: float, width: float) -> None:
    """The bar below a dead end."""
    picture.path(group, f"M{x:.1f} {y:.1f}h{width:.1f}", "begin stop")


def bottleneck(picture: Picture, group: ET.Element, x: float, y: float) -> None:
    """The diamond of a state that every plan passes."""
    picture.path(group, f"M{x:.1f} {y - 7:.1f}l7 7-7 7-7-7z", "neck")


def draw_people(
    picture: Picture, group: ET.Element, puzzle: PuzzleInfo, card: Card, state: State, x: float, y: float
) -> None:
    """Everybody on a card, each in a row of its own, and the boat."""
    places = puzzle.places
    for place in range(len(places) - 1):
        left = x + (place + 1) * card.column + place * card.strip
        picture.rectangle(group, left, y + 0.5, card.strip, card.height - 1, "strip")
    where = {passenger: place for place, members in state.groups for passenger in members}
    for line, passenger in enumerate(puzzle.passengers):
        column = places.index(where[passenger])
        middle = x + column * (card.column + card.strip) + card.column / 2
        baseline = y + 3 + (line + 0.5) * ROW + SIGN * 0.36
        picture.text(group, middle, baseline, puzzle.symbol(passenger), size=SIGN, anchor="middle")
    column = places.index(state.boat)
    middle = x + column * (card.column + card.strip) + card.column / 2
    picture.path(group, f"M{middle - 7:.1f} {y + card.height - 9:.1f}h14l-3 5.5h-8z", "hull")


def keys_of(graph: StateGraph, known: Facts) -> Keys:
    """The marks that a picture uses, with what they mean."""
    keys = [("begin", "start")]
    if known.trips is not None:
        keys += [
            ("goal", "goal"),
            ("best", f"shortest plans ({known.trips} {unit_of(graph)}{'s' * (known.trips != 1)})"),
        ]
    if known.bottlenecks:
        keys.append(("neck", "every plan passes here"))
    if known.dead_ends:
        keys.append(("stop", "dead end"))
    if graph.illegal:
        keys.append(("no", "forbidden"))
    if graph.puzzle.places:
        keys.append(("hull", "the boat"))
    keys.append(("", f"numbers at the left: {unit_of(graph)}s from the start"))
    return keys


def key_rows(keys: Keys, width: float) -> int:
    """In how many rows the legend is written."""
    return max(row for row, _ in _key_places(keys, width)) + 1


def _key_places(keys: Keys, width: float) -> list[tuple[int, float]]:
    places = []
    row, x = 0, MARGIN
    for mark, words in keys:
        needs = (28 if mark else 0) + text_width(words, SIGN + 1) + 12
        if x + needs > width - MARGIN + 12 and x > MARGIN:
            row, x = row + 1, MARGIN
        places.append((row, x))
        x += needs
    return places


def draw_legend(picture: Picture, keys: Keys, width: float, top: float) -> None:
    """The marks with what they mean."""
    group = picture.group(picture.root, "legend")
    for (mark, words), (row, x) in zip(keys, _key_places(keys, width), strict=True):
        y = top + row * 24
        if mark == "neck":
            bottleneck(picture, group, x + 10, y - 4)
        elif mark == "stop":
            dead_end(picture, group, x, y - 3, 20)
        elif mark == "best":
            picture.path(group, f"M{x:.1f} {y - 4:.1f}h20", "best")
        elif mark == "hull":
            picture.path(group, f"M{x + 3:.1f} {y - 8:.1f}h14l-3 5.5h-8z", "hull")
        elif mark == "no":
            cross(picture, group, x + 2, y - 11, 16, 14)
        elif mark:
            picture.rectangle(group, x + 2, y - 11, 16, 14, mark, radius=4)
        picture.text(group, x + (26 if mark else 0), y, words, size=SIGN + 1)
