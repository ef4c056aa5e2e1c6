"""State graphs for other programs: a dictionary for JSON, DOT, Mermaid, GraphML and networkx.

Where every move can be undone the graph is undirected, and each pair of states that a
trip joins is one edge; otherwise it is directed and each move is an edge of its own.
Trips that break a rule lead to nodes of their own, marked as illegal.
"""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from pybridge.model import Edge, Move, Node, PuzzleInfo, State, StateGraph


def state_label(puzzle: PuzzleInfo, state: State) -> str:
    """A state in a line: ``[W C] | [F G *]``, the boat as a star; the text of a bare state space's state."""
    if not puzzle.places:
        return str(state.to_dict())
    groups = []
    for place, group in state.groups:
        signs = [puzzle.symbol(passenger) for passenger in group]
        groups.append(f"[{' '.join([*signs, '*'] if place == state.boat else signs)}]")
    return " | ".join(groups)


def move_label(puzzle: PuzzleInfo, move: Move) -> str:
    """Who goes, by their symbols; the label of a bare state space's move."""
    return " ".join(map(puzzle.symbol, move.party)) if puzzle.places else move.sentence


def distance_words(node: Node) -> str:
    """How far a state is from the start and from the goal."""
    left = "no way to the goal" if node.to_goal is None else f"{node.to_goal} to the goal"
    return f"{node.distance} from the start, {left}"


def graph_edges(graph: StateGraph) -> tuple[Edge, ...]:
    """The edges as they are exported."""
    return graph.undirected() if graph.is_symmetric() else graph.edges


def graph_dict(graph: StateGraph) -> dict[str, Any]:
    """The graph as a dictionary: ``directed``, ``nodes`` and ``edges`` by their numbers from 0, ``illegal``."""
    puzzle = graph.puzzle
    return {
        "puzzle": puzzle.name,
        "directed": not graph.is_symmetric(),
        "nodes": [
            {
                "id": number,
                "label": state_label(puzzle, node.state),
                "state": node.state.to_dict(),
                "distance": node.distance,
                "to_goal": node.to_goal,
                "goal": node.goal,
            }
            for number, node in enumerate(graph.nodes)
        ],
        "edges": [{"source": edge.source, "target": edge.target, **edge.move.to_dict()} for edge in graph_edges(graph)],
        "illegal": [
            {
                "source": trip.source,
                **trip.move.to_dict(),
                "label": state_label(puzzle, trip.state),
                "state": trip.state.to_dict(),
                "reason": trip.reason,
            }
            for trip in graph.illegal
        ],
    }


def graph_dot(graph: StateGraph) -> str:
    """The graph for Graphviz: a layer for each distance, the start bold, goals with a double border."""
    puzzle = graph.puzzle
    directed = not graph.is_symmetric()
    arrow = "->" if directed else "--"
    lines = [
        f"{'digraph' if directed else 'graph'} {_dot_text(puzzle.name)} {{",
        f"  label={_dot_text(puzzle.title)};",
        '  node [shape=box, style=rounded, fontname="sans-serif"];',
        '  edge [fontname="sans-serif", fontsize=10];',
    ]
    for number, node in enumerate(graph.nodes):
        marks = [
            f"label={_dot_text(state_label(puzzle, node.state))}",
            f"tooltip={_dot_text(distance_words(node))}",
        ]
        if number == 0:
            marks.append("penwidth=3")
        if node.goal:
            marks.append("peripheries=2")
        lines.append(f"  n{number} [{', '.join(marks)}];")
    for distance in sorted({node.distance for node in graph.nodes}):
        layer = " ".join(f"n{number};" for number, node in enumerate(graph.nodes) if node.distance == distance)
        lines.append(f"  {{ rank=same; {layer} }}")
    lines += [
        f"  n{edge.source} {arrow} n{edge.target} [label={_dot_text(move_label(puzzle, edge.move))}];"
        for edge in graph_edges(graph)
    ]
    for number, trip in enumerate(graph.illegal):
        lines.append(
            f"  x{number} [label={_dot_text(state_label(puzzle, trip.state))}, color=red, fontcolor=red, "
            f'style="rounded,dashed", tooltip={_dot_text(trip.reason)}];'
        )
        reason = f"{move_label(puzzle, trip.move)}: {trip.reason}"
        lines.append(
            f"  n{trip.source} {arrow} x{number} [label={_dot_text(reason)}, color=red, fontcolor=red, style=dashed];"
        )
    return "\n".join([*lines, "}"])


def _dot_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def graph_mermaid(graph: StateGraph) -> str:
    """The graph as a Mermaid flowchart, from the start downwards."""
    puzzle = graph.puzzle
    line = "---" if graph.is_symmetric() else "-->"
    lines = ["flowchart TD"]
    for number, node in enumerate(graph.nodes):
        text = _mermaid_text(state_label(puzzle, node.state))
        lines.append(f"    n{number}{f'[[{text}]]' if node.goal else f'[{text}]'}")
    lines += [
        f"    n{edge.source} {line}|{_mermaid_text(move_label(puzzle, edge.move))}| n{edge.target}"
        for edge in graph_edges(graph)
    ]
    for number, trip in enumerate(graph.illegal):
        lines.append(f"    x{number}[{_mermaid_text(state_label(puzzle, trip.state))}]:::illegal")
        reason = _mermaid_text(f"{move_label(puzzle, trip.move)}: {trip.reason}")
        lines.append(f"    n{trip.source} -.->|{reason}| x{number}")
    lines.append("    style n0 stroke-width:3px")
    if graph.illegal:
        lines.append("    classDef illegal stroke:#c00,color:#c00,stroke-dasharray:4 3")
    return "\n".join(lines)


def _mermaid_text(text: str) -> str:
    escaped = text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")
    return f'"{escaped}"'


GRAPHML = "http://graphml.graphdrawing.org/xmlns"
KEYS = (
    ("label", "node", "string"),
    ("distance", "node", "int"),
    ("to_goal", "node", "int"),
    ("goal", "node", "boolean"),
    ("illegal", "node", "boolean"),
    ("move", "edge", "string"),
    ("reason", "edge", "string"),
)


def graph_graphml(graph: StateGraph) -> str:
    """The graph in GraphML, with the attributes of :data:`KEYS`."""
    puzzle = graph.puzzle
    ET.register_namespace("", GRAPHML)
    root = ET.Element(f"{{{GRAPHML}}}graphml")
    for name, kind, type_ in KEYS:
        attributes = {"id": name, "for": kind, "attr.name": name, "attr.type": type_}
        ET.SubElement(root, f"{{{GRAPHML}}}key", attributes)
    default = "undirected" if graph.is_symmetric() else "directed"
    parent = ET.SubElement(root, f"{{{GRAPHML}}}graph", {"id": puzzle.name, "edgedefault": default})
    for number, node in enumerate(graph.nodes):
        element = ET.SubElement(parent, f"{{{GRAPHML}}}node", {"id": f"n{number}"})
        _data(
            element, label=state_label(puzzle, node.state), distance=node.distance, to_goal=node.to_goal, goal=node.goal
        )
    for number, trip in enumerate(graph.illegal):
        element = ET.SubElement(parent, f"{{{GRAPHML}}}node", {"id": f"x{number}"})
        _data(element, label=state_label(puzzle, trip.state), illegal=True)
    for edge in graph_edges(graph):
        ends = {"source": f"n{edge.source}", "target": f"n{edge.target}"}
        _data(ET.SubElement(parent, f"{{{GRAPHML}}}edge", ends), move=move_label(puzzle, edge.move))
    for number, trip in enumerate(graph.illegal):
        ends = {"source": f"n{trip.source}", "target": f"x{number}"}
        element = ET.SubElement(parent, f"{{{GRAPHML}}}edge", ends)
        _data(element, move=move_label(puzzle, trip.move), reason=trip.reason)
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True)


def _data(element: ET.Element, **values: Any) -> None:
    for name, value in values.items():
        if value is not None:
            data = ET.SubElement(element, f"{{{GRAPHML}}}data", {"key": name})
            data.text = str(value).lower() if isinstance(value, bool) else str(value)


def graph_networkx(graph: StateGraph) -> Any:
    """The graph for networkx: the nodes are the states, with the attributes of :func:`graph_dict`."""
    import networkx  # type: ignore[import-untyped, unused-ignore]

    puzzle = graph.puzzle
    result = networkx.Graph() if graph.is_symmetric() else networkx.DiGraph()
    for node in graph.nodes:
        result.add_node(
            node.state,
            label=state_label(puzzle, node.state),
            distance=node.distance,
            to_goal=node.to_goal,
            goal=node.goal,
        )
    for edge in graph_edges(graph):
        ends = graph.nodes[edge.source].state, graph.nodes[edge.target].state
        result.add_edge(*ends, move=edge.move, label=move_label(puzzle, edge.move))
    return result
