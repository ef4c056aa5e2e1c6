"""State graphs as pictures: states in layers by their distance from the start.

A state is a card like a frame of a storyboard: a row for each passenger, a column
for each place, the boat below the column where it lies.  Above
:data:`MOST_STATES` the picture is a summary: the number of states in each layer.
"""

from __future__ import annotations

from xml.etree import ElementTree as ET

from pybridge.model import Edge, State, StateGraph
from pybridge.render.graph_cards import (
    MARGIN,
    ROW,
    SIGN,
    bottleneck,
    card_of,
    cross,
    dead_end,
    draw_legend,
    draw_people,
    key_rows,
    keys_of,
    unit_of,
)
from pybridge.render.graph_facts import Facts, facts
from pybridge.render.layers import ordered, positions
from pybridge.render.space_frames import state_text
from pybridge.render.storyboard import state_words
from pybridge.render.svg import Picture, Rules, Theme, text_width, wrapped

MOST_STATES = 200
MOST_LABELS = 30
TEXT = 13.0
COLOURS: Rules = {
    ".card": ("fill:#ffffff;stroke:#59636e", "fill:#1f232b;stroke:#9aa4b0"),
    ".strip": ("fill:#d8e8f6", "fill:#17283a"),
    ".hull": ("fill:#87562a", "fill:#c08a55"),
    ".way": ("stroke:#8b95a1", "stroke:#6b7582"),
    ".best": ("stroke:#0b63c5", "stroke:#6cb2ff"),
    ".no": ("stroke:#c62828", "stroke:#ff7b72"),
    ".goal": ("stroke:#1a7f37", "stroke:#56d364"),
    ".begin": ("stroke:#1f2328", "stroke:#e6e8eb"),
    ".neck": ("fill:#b35900;stroke:#ffffff", "fill:#ffb25c;stroke:#16181d"),
    ".band": ("fill:#f4f6f8", "fill:#1b1e25"),
    ".under": ("fill:#ffffff", "fill:#16181d"),
    ".bar": ("fill:#4a86c5", "fill:#5f9bdc"),
    ".bar-goal": ("fill:#1a7f37", "fill:#56d364"),
}
FIXED = {
    ".card": "stroke-width:1",
    ".way": "fill:none;stroke-width:1.3",
    ".best": "fill:none;stroke-width:2.8",
    ".no": "fill:none;stroke-width:2",
    ".dashed": "stroke-dasharray:4 3",
    ".goal": "fill:none;stroke-width:2.6",
    ".begin": "fill:none;stroke-width:2.6",
    ".stop": "fill:none;stroke-width:3;stroke-linecap:butt",
    ".neck": "stroke-width:1.2",
    ".title": "font-weight:bold",
}


def graph_title(graph: StateGraph) -> str:
    """What the picture of a graph shows, as a heading."""
    return f"{graph.puzzle.title}: the {len(graph.nodes):,} states that can be reached"


def state_graph_svg(
    graph: StateGraph,
    *,
    theme: Theme = "auto",
    ident: str | None = None,
) -> str:
    """A state graph as SVG; states that illegal trips would lead to are drawn crossed out.

    For ``theme`` and ``ident`` see :meth:`pybridge.render.svg.Picture.to_string`.
    """
    known = facts(graph)
    if len(graph.nodes) > MOST_STATES:
        picture = summary(graph, known)
    else:
        picture = _Drawing(graph, known).draw()
    return picture.to_string(fixed=FIXED, colours=COLOURS, theme=theme, ident=ident)


def graph_description(graph: StateGraph, known: Facts) -> str:
    """The same in words as the picture shows."""
    parts = [_length_words(graph, known)]
    neighbours: dict[int, list[str]] = {}
    for edge in graph.edges:
        neighbours.setdefault(edge.source, []).append(str(edge.target))
    for number, node in enumerate(graph.nodes):
        marks = [
            word
            for word, holds in (
                ("start", number == 0),
                ("goal", node.goal),
                ("on a shortest plan", number in known.shortest_nodes),
                ("dead end", number in known.dead_ends),
                ("every plan passes it", number in known.bottlenecks),
            )
            if holds
        ]
        to = ", ".join(neighbours.get(number, [])) or "nowhere"
        marked = f" [{', '.join(marks)}]" if marks else ""
        parts.append(f"State {number}, layer {node.distance}{marked}: {_words(node.state)}; leads to {to}.")
    parts += [
        f"Forbidden, from state {trip.source}: {_words(trip.state)}, because {trip.reason}." for trip in graph.illegal
    ]
    return " ".join(parts)


def _words(state: State) -> str:
    return state_words(state) if state.groups else state_text(state)


def _length_words(graph: StateGraph, known: Facts) -> str:
    if known.trips is None:
        return "No goal can be reached."
    return f"The shortest plans have {known.trips} {unit_of(graph)}{'s' * (known.trips != 1)}."


class _Drawing:
    """One picture of a graph that is small enough to be drawn state by state."""

    def __init__(self, graph: StateGraph, known: Facts) -> None:
        self.graph = graph
        self.known = known
        self.card = card_of(graph)
        states = [node.state for node in graph.nodes]
        layers: list[list[int]] = [[] for _ in range(max(node.distance for node in graph.nodes) + 1)]
        for number, node in enumerate(graph.nodes):
            layers[node.distance].append(number)
        # A forbidden state has a card in each layer that a trip would reach it in: its edges stay short.
        numbers: dict[tuple[int, State], int] = {}
        self.no_edges: list[tuple[int, int]] = []
        for trip in graph.illegal:
            source, state = trip.source, trip.state
            level = graph.nodes[source].distance + 1
            if (level, state) not in numbers:
                numbers[level, state] = len(states)
                states.append(state)
                if level == len(layers):
                    layers.append([])
                layers[level].append(numbers[level, state])
            self.no_edges.append((source, numbers[level, state]))
        self.states = states
        self.edges = graph.undirected()
        ends = [(edge.source, edge.target) for edge in self.edges] + self.no_edges
        self.layers = ordered(layers, ends)
        labels = len(self.edges) <= MOST_LABELS
        self.labels = labels
        space = max(22.0, 26.0 if not labels else self._label_width() + 14)
        self.step = self.card.height + (58.0 if labels else 54.0)
        self.left = MARGIN + 34
        self.x = positions(self.layers, ends, self.card.width + space)
        self.level = {node: level for level, layer in enumerate(self.layers) for node in layer}

    def _label_width(self) -> float:
        return max((text_width(self._party(edge), SIGN) for edge in self.edges), default=0) * 0.6

    def _party(self, edge: Edge) -> str:
        if not self.graph.puzzle.places:
            return edge.move.sentence
        return " ".join(map(self.graph.puzzle.symbol, edge.move.party))

    def draw(self) -> Picture:
        """The whole picture."""
        keys = keys_of(self.graph, self.known)
        title = graph_title(self.graph)
        widest = max(self.x.values()) + self.card.width
        width = max(self.left + widest + MARGIN + 24, 560.0)
        lines = wrapped(title, 16, width - 2 * MARGIN)
        rows = key_rows(keys, width)
        self.top = MARGIN + 22 * len(lines) + rows * 24 + 34
        self.left += (width - MARGIN - 24 - self.left - widest) / 2
        height = self.top + (len(self.layers) - 1) * self.step + self.card.height + 30
        picture = Picture(
            width,
            height,
            title=title,
            description=graph_description(self.graph, self.known),
        )
        for line, words in enumerate(lines):
            picture.text(picture.root, MARGIN, MARGIN + 14 + line * 22, words, size=16, name="title")
        draw_legend(picture, keys, width, MARGIN + 22 * len(lines) + 20)
        self._layer_numbers(picture, width)
        self._edges(picture)
        group = picture.group(picture.root, "states")
        for node in range(len(self.states)):
            self._state(picture, group, node)
        return picture

    def _corner(self, node: int) -> tuple[float, float]:
        return self.left + self.x[node], self.top + self.level[node] * self.step

    def _layer_numbers(self, picture: Picture, width: float) -> None:
        group = picture.group(picture.root, "layers")
        for level in range(len(self.layers)):
            y = self.top + level * self.step
            picture.rectangle(group, 0, y - 8, width, self.card.height + 16, "band")
            picture.text(group, MARGIN, y + self.card.height / 2 + 4, str(level), size=TEXT, name="faint")

    def _edges(self, picture: Picture) -> None:
        group = picture.group(picture.root, "trips")
        both = {(edge.source, edge.target) for edge in self.graph.edges}
        plain: list[Edge] = []
        best: list[Edge] = []
        for edge in self.edges:
            ends = (edge.source, edge.target)
            on_plan = ends in self.known.shortest_edges or ends[::-1] in self.known.shortest_edges
            (best if on_plan else plain).append(edge)
        for source, target in self.no_edges:
            picture.path(group, self._curve(source, target), "no dashed")
        for edge in plain + best:
            name = "best" if edge in best else "way"
            picture.path(group, self._curve(edge.source, edge.target), name)
            if (edge.target, edge.source) not in both:
                self._one_way(picture, group, edge, name)
        if self.labels:
            for edge in self.edges:
                self._label(picture, group, edge)

    def _curve(self, one: int, two: int) -> str:
        upper, lower = sorted((one, two), key=self.level.__getitem__)
        (x1, y1), (x2, y2) = self._corner(upper), self._corner(lower)
        x1, x2 = x1 + self.card.width / 2, x2 + self.card.width / 2
        y1 += self.card.height
        if self.level[upper] == self.level[lower]:
            return f"M{x1:.1f} {y1:.1f}C{x1:.1f} {y1 + 30:.1f} {x2:.1f} {y1 + 30:.1f} {x2:.1f} {y1:.1f}"
        middle = (y1 + y2) / 2
        return f"M{x1:.1f} {y1:.1f}C{x1:.1f} {middle:.1f} {x2:.1f} {middle:.1f} {x2:.1f} {y2:.1f}"

    def _one_way(self, picture: Picture, group: ET.Element, edge: Edge, name: str) -> None:
        """A tip at the end of a trip that cannot be undone."""
        x, y = self._corner(edge.target)
        down = self.level[edge.target] > self.level[edge.source]
        x += self.card.width / 2
        tip = f"M{x - 5:.1f} {y - 9:.1f}L{x:.1f} {y - 1:.1f}L{x + 5:.1f} {y - 9:.1f}"
        if not down:
            y += self.card.height
            tip = f"M{x - 5:.1f} {y + 9:.1f}L{x:.1f} {y + 1:.1f}L{x + 5:.1f} {y + 9:.1f}"
        picture.path(group, tip, name)

    def _label(self, picture: Picture, group: ET.Element, edge: Edge) -> None:
        (x1, y1), (x2, y2) = self._corner(edge.source), self._corner(edge.target)
        party = self._party(edge)
        x = (x1 + x2 + self.card.width) / 2
        y = (y1 + y2 + self.card.height) / 2 if y1 != y2 else y1 + self.card.height + 22
        width = text_width(party, SIGN) + 4
        picture.rectangle(group, x - width / 2, y - 8, width, 16, "under", radius=4)
        picture.text(group, x, y + SIGN * 0.36, party, size=SIGN, anchor="middle")

    def _state(self, picture: Picture, group: ET.Element, node: int) -> None:
        x, y = self._corner(node)
        card = self.card
        state = self.states[node]
        legal = node < len(self.graph.nodes)
        box = picture.rectangle(group, x, y, card.width, card.height, "card", radius=3)
        if self.graph.puzzle.places:
            draw_people(picture, group, self.graph.puzzle, card, state, x, y)
        else:
            for line, words in enumerate(wrapped(state_text(state), SIGN, card.width - 8)):
                baseline = y + 5 + (line + 0.5) * ROW + SIGN * 0.36
                picture.text(group, x + card.width / 2, baseline, words, size=SIGN, anchor="middle")
        if legal:
            self._marks(picture, group, node, x, y)
        else:
            box.set("class", "card no")
            cross(picture, group, x, y, card.width, card.height)

    def _marks(self, picture: Picture, group: ET.Element, node: int, x: float, y: float) -> None:
        card = self.card
        if node in self.known.shortest_nodes:
            picture.rectangle(group, x - 1, y - 1, card.width + 2, card.height + 2, "best", radius=4)
        if node == 0:
            picture.rectangle(group, x - 4, y - 4, card.width + 8, card.height + 8, "begin", radius=6)
        if self.graph.nodes[node].goal:
            picture.rectangle(group, x - 4, y - 4, card.width + 8, card.height + 8, "goal", radius=6)
        if node in self.known.dead_ends:
            dead_end(picture, group, x, y + card.height + 4, card.width)
        if node in self.known.bottlenecks:
            bottleneck(picture, group, x + card.width + 1, y - 1)


def summary(graph: StateGraph, known: Facts) -> Picture:
    """The number of states in each layer, for a graph too large to be drawn state by state."""
    layers = [0] * (max(node.distance for node in graph.nodes) + 1)
    goals = [0] * len(layers)
    for node in graph.nodes:
        layers[node.distance] += 1
        goals[node.distance] += node.goal
    width, row = 800.0, 22.0
    title = f"{graph_title(graph)}, by layers"
    reason = (
        f"{len(graph.nodes):,} states are too many to be drawn one by one (up to {MOST_STATES} are): "
        f"each bar is the number of states at one distance from the start, in {unit_of(graph)}s."
    )
    lines = wrapped(reason, TEXT, width - 2 * MARGIN)
    top = MARGIN + 26 + len(lines) * 18 + 16
    counts = "; ".join(
        f"layer {n}: {count:,} state{'s' * (count != 1)}{f', {goals[n]} of them goals' if goals[n] else ''}"
        for n, count in enumerate(layers)
    )
    description = f"{reason} {_length_words(graph, known)} {counts[0].upper()}{counts[1:]}."
    picture = Picture(width, top + len(layers) * row + MARGIN, title=title, description=description)
    picture.text(picture.root, MARGIN, MARGIN + 14, title, size=16, name="title")
    for line, words in enumerate(lines):
        picture.text(picture.root, MARGIN, MARGIN + 38 + line * 18, words, size=TEXT)
    group = picture.group(picture.root, "bars")
    longest = width - 2 * MARGIN - 40 - 130
    for level, count in enumerate(layers):
        y = top + level * row
        length = max(1.0, count / max(layers) * longest)
        name = "bar-goal" if goals[level] else "bar"
        picture.text(group, MARGIN + 26, y + 14, str(level), size=TEXT, name="faint", anchor="end")
        picture.rectangle(group, MARGIN + 36, y + 2, length, row - 6, name, radius=2)
        words = f"{count:,}{' with a goal' if goals[level] else ''}"
        picture.text(group, MARGIN + 44 + length, y + 14, words, size=TEXT)
    return picture
