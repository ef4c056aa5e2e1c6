"""Conflict graphs: how large a boat do they need?

A ferryman brings items across a river, and two items that are joined in a graph must
not be left together without him.  The least number of items that his boat must take is
the graph's Alcuin number (Csorba, Hurkens and Woeginger, 2010).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pybridge.exchange import puzzle_session, value_of
from pybridge.model import Move
from pybridge.values import Compound, String


@dataclass(frozen=True, slots=True)
class AlcuinResult:
    """The Alcuin number of a graph, what proves that so large a boat is enough, and a plan.

    ``partition`` has the sets X1, X2, X3, Y, Y1 and Y2: X1, X2 and X3 together have no
    conflict, nor have X1 and Y1, or X2 and Y2; Y has at most ``alcuin`` items, Y1 and Y2
    are parts of it, none of them empty, and together as large as X3.  ``least`` says that
    no plan with this boat has fewer trips; without it, the plan may not be the shortest.
    """

    alcuin: int
    vertex_cover: int
    vertices: int
    edges: int
    partition: tuple[tuple[str, tuple[str, ...]], ...]
    plan: tuple[Move, ...]
    least: bool

    @property
    def trips(self) -> int:
        """The number of trips of the plan, at most twice the items and one."""
        return len(self.plan)

    def to_dict(self) -> dict[str, Any]:
        """The result for JSON."""
        return {
            "alcuin": self.alcuin,
            "vertex_cover": self.vertex_cover,
            "vertices": self.vertices,
            "edges": self.edges,
            "trips": self.trips,
            "least_trips": self.least,
            "partition": {name: list(items) for name, items in self.partition},
            "plan": [move.to_dict() for move in self.plan],
        }


def alcuin(graph: Any, *, time_limit: float | None = None, engine: str | None = None) -> AlcuinResult:
    """The Alcuin number of a graph.

    ``graph`` is a name (``"petersen"``, ``"path-6"``, ``"bipartite-2-4"``), a text with an
    edge on each line or in the DIMACS format, a networkx graph, or an iterable of pairs.
    Raises :class:`~pybridge.errors.PuzzleError` for what is none of these, and
    :class:`~pybridge.errors.TimeLimitReached` after ``time_limit`` seconds.
    """
    with puzzle_session(engine) as prolog:
        row = prolog.once("bridge:alcuin_answer(Graph, Answer)", Graph=graph_term(graph), time_limit=time_limit)
    answer = value_of(row, "Answer")
    return AlcuinResult(
        alcuin=answer["alcuin"],
        vertex_cover=answer["vertex_cover"],
        vertices=answer["vertices"],
        edges=answer["edges"],
        partition=tuple((name.upper(), tuple(map(str, items))) for name, items in answer["partition"]),
        plan=tuple(Move(tuple(map(str, party)), origin, to) for origin, to, *party in answer["plan"]),
        least=answer["least"] == "true",
    )


def graph_term(graph: Any) -> Compound:
    """A graph for Prolog: by name, as a text, or as vertices and edges."""
    if isinstance(graph, str):
        return Compound("text" if "\n" in graph or " " in graph.strip() else "name", (String(graph),))
    if hasattr(graph, "nodes") and hasattr(graph, "edges"):
        return edges_term(graph.nodes, ((u, v) for u, v, *_ in graph.edges))
    pairs = [tuple(pair) for pair in graph]
    if not all(len(pair) == 2 for pair in pairs):
        raise ValueError("a graph is a name, a text, a networkx graph, or pairs of vertices")
    return edges_term((vertex for pair in pairs for vertex in pair), pairs)


def edges_term(vertices: Iterable[Any], edges: Iterable[tuple[Any, Any]]) -> Compound:
    """A graph by its vertices and edges, each vertex as its text."""
    names = [String(name) for name in dict.fromkeys(map(str, vertices))]
    return Compound("edges", (names, [(String(str(u)), String(str(v))) for u, v in edges]))
