"""What the solvers give back: frozen values, each of which stands for itself.

Passengers and places are named as the puzzle names them (``"farmer"``,
``"husband(a)"``, ``"west"``).  A state says who is where; a move is one trip of
the boat; a plan is a list of moves with the states it passes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["solved", "impossible", "limit"]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number or choice that a puzzle lets its user set.

    ``type`` is the Prolog type as text, such as ``integer(1,26)`` or
    ``oneof([true,false,landable])``; ``default`` is a value of that type.
    """

    name: str
    default: int | str | bool
    type: str
    text: str


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """A puzzle that comes with the program.

    ``answer`` is the known least number of trips with the default parameters,
    ``"impossible"``, or None where no answer is declared; ``least_time`` the known
    least time, where trips have durations.
    """

    name: str
    title: str
    source: str
    parameters: tuple[Parameter, ...]
    answer: int | str | None
    least_time: int | float | None = None


@dataclass(frozen=True, slots=True)
class PuzzleInfo:
    """A puzzle with its parameters filled in.

    ``bank_names`` are pairs of a passenger and its name in the bank notation, in
    the order in which that notation shows them; ``symbols`` and ``codes`` run
    parallel to ``passengers``.
    """

    name: str
    title: str
    source: str
    parameters: tuple[tuple[str, int | str | bool], ...]
    passengers: tuple[str, ...]
    places: tuple[str, ...]
    rowers: tuple[str, ...]
    seats: int
    symbols: tuple[str, ...]
    codes: tuple[int, ...]
    bank_names: tuple[tuple[str, str], ...]
    answer: int | str | None

    def symbol(self, passenger: str) -> str:
        """The short sign of a passenger: ``F`` for the farmer."""
        return self.symbols[self.passengers.index(passenger)]

    def code(self, passenger: str) -> int:
        """The number of a passenger in the code notation."""
        return self.codes[self.passengers.index(passenger)]

    def _repr_html_(self) -> str:
        from pybridge.render.cards import puzzle_html

        return puzzle_html(self)


@dataclass(frozen=True, slots=True)
class State:
    """Who is where: ``groups`` has a (place, passengers) pair for every place."""

    boat: str
    groups: tuple[tuple[str, tuple[str, ...]], ...]

    def at(self, place: str) -> tuple[str, ...]:
        """The passengers at a place, in the order of the puzzle."""
        return dict(self.groups)[place]

    def to_dict(self) -> dict[str, Any]:
        """The state as it stands in ``pybridge solve --json``."""
        return {"boat": self.boat, "places": {place: list(group) for place, group in self.groups}}


@dataclass(frozen=True, slots=True)
class Move:
    """One trip of the boat: ``party`` gets in at ``origin`` and lands at ``destination``."""

    party: tuple[str, ...]
    origin: str
    destination: str
    sentence: str = field(default="", compare=False)

    def to_dict(self) -> dict[str, Any]:
        """The trip as it stands in ``pybridge solve --json``."""
        return {"party": list(self.party), "from": self.origin, "to": self.destination}


@dataclass(frozen=True, slots=True)
class Plan:
    """A solution: its moves, and the states from the start to the goal.

    ``cost`` is the time that its trips take, or the cost of its moves, where the search
    was for the least of it.
    """

    puzzle: PuzzleInfo
    moves: tuple[Move, ...]
    states: tuple[State, ...]
    cost: int | float | None = None

    @property
    def trips(self) -> int:
        """The number of trips."""
        return len(self.moves)

    def to_dict(self) -> dict[str, Any]:
        """The plan as it stands in ``pybridge solve --json``."""
        return {
            "trips": self.trips,
            "cost": self.cost,
            "moves": [move.to_dict() for move in self.moves],
            "states": [state.to_dict() for state in self.states],
        }

    def text(self, view: str = "story") -> str:
        """The plan in one of the views of :data:`pybridge.render.text.VIEWS`."""
        from pybridge.render.text import plan_text

        return plan_text(self, view)

    def to_svg(self, **options: Any) -> str:
        """The plan as a storyboard: see :func:`pybridge.render.storyboard.storyboard_svg`."""
        from pybridge.render.storyboard import storyboard_svg

        return storyboard_svg(self, **options)

    def to_html(self) -> str:
        """A page that plays the plan: see :func:`pybridge.render.html.plan_html`."""
        from pybridge.render.html import plan_html

        return plan_html(self)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return self.to_svg()


@dataclass(frozen=True, slots=True)
class SolveResult:
    """What a search found.

    ``status`` is ``"solved"``, ``"impossible"`` (every one of the ``states`` that
    can be reached was looked at, and none is a goal) or ``"limit"``, with
    ``limit`` saying which one (``"seconds"``, ``"states"``, ``"depth"``).
    ``states`` is the number of different states generated and ``depth`` the
    deepest level reached, in trips.  ``count`` is the number of plans where it was
    asked for.
    """

    puzzle: PuzzleInfo
    status: Status
    solutions: tuple[Plan, ...]
    states: int
    depth: int
    trips: int | None = None
    count: int | None = None
    limit: str | None = None

    @property
    def solution(self) -> Plan | None:
        """The first plan, or None."""
        return self.solutions[0] if self.solutions else None

    def __bool__(self) -> bool:
        return self.status == "solved"

    def _repr_html_(self) -> str:
        from pybridge.render.cards import result_html

        return result_html(self)

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge solve --json``."""
        return {
            "puzzle": self.puzzle.name,
            "status": self.status,
            "trips": self.trips,
            "solutions": [plan.to_dict() for plan in self.solutions],
            "count": self.count,
            "states": self.states,
            "depth": self.depth,
            "limit": self.limit,
        }


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What the checker says of a plan.

    ``reason`` is None for a valid plan, and otherwise a sentence that names the
    trip, the place and the rule, or how far from the goal the plan ends;
    ``failed_trip`` is the number of the first illegal trip, from 1.  ``optimum`` is
    the least number of trips, where it was asked for and there is a plan.
    """

    valid: bool
    reason: str | None
    trips: int
    optimum: int | None
    failed_trip: int | None
    states: tuple[State, ...]

    def __bool__(self) -> bool:
        return self.valid

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge check --json``."""
        return {
            "valid": self.valid,
            "reason": self.reason,
            "trips": self.trips,
            "optimum": self.optimum,
            "failed_trip": self.failed_trip,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """Measures of a state graph: see :func:`pybridge.analyse`.

    ``degrees`` are pairs of a number of neighbours and how many states have it;
    ``bottlenecks`` pairs of a distance and the state that every shortest plan passes
    there, between the start and the goal; ``alike`` families of passengers, or of
    groups of them such as couples, that can change places.  ``distinct_plans`` and
    ``least_boat`` are None for a bare state space, ``least_boat`` also where no boat is
    large enough.
    """

    states: int
    edges: int
    dead_ends: int
    depth: int
    trips: int | None
    shortest_plans: int
    goals: int = 0
    degrees: tuple[tuple[int, int], ...] = ()
    bottlenecks: tuple[tuple[int, State], ...] = ()
    distinct_plans: int | None = None
    alike: tuple[tuple[tuple[str, ...], ...], ...] = ()
    least_boat: int | None = None

    def to_dict(self) -> dict[str, Any]:
        """The keys of ``pybridge analyse --json``."""
        return {
            "states": self.states,
            "edges": self.edges,
            "dead_ends": self.dead_ends,
            "depth": self.depth,
            "trips": self.trips,
            "shortest_plans": self.shortest_plans,
            "distinct_plans": self.distinct_plans,
            "goals": self.goals,
            "degrees": {str(degree): states for degree, states in self.degrees},
            "bottlenecks": [{"distance": d, "state": state.to_dict()} for d, state in self.bottlenecks],
            "alike": [[list(block) for block in family] for family in self.alike],
            "least_boat": self.least_boat,
        }


@dataclass(frozen=True, slots=True)
class Node:
    """A state of the graph.

    ``distance`` is its distance from the start in trips, ``to_goal`` that to the nearest
    goal, or None where no goal can be reached from it.
    """

    state: State
    distance: int
    goal: bool
    to_goal: int | None = None


@dataclass(frozen=True, slots=True)
class Edge:
    """A legal move from node ``source`` to node ``target``, both counted from 0."""

    source: int
    target: int
    move: Move


@dataclass(frozen=True, slots=True)
class IllegalTrip:
    """A trip from node ``source`` that breaks a rule, for ``reason``; it would lead to ``state``."""

    source: int
    move: Move
    state: State
    reason: str


@dataclass(frozen=True, slots=True)
class StateGraph:
    """Every state that can be reached, and the legal moves between them.

    Node 0 is the start.  ``edges`` holds each direction of a trip;
    :meth:`undirected` each pair of states once.
    """

    puzzle: PuzzleInfo
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    illegal: tuple[IllegalTrip, ...] = ()

    def undirected(self) -> tuple[Edge, ...]:
        """One edge for each pair of states that a trip joins."""
        seen: set[tuple[int, int]] = set()
        kept = []
        for edge in self.edges:
            ends = (min(edge.source, edge.target), max(edge.source, edge.target))
            if ends not in seen:
                seen.add(ends)
                kept.append(edge)
        return tuple(kept)

    def is_symmetric(self) -> bool:
        """Can every move be undone?  Then each pair of states is one edge of an undirected graph."""
        ways = {(edge.source, edge.target) for edge in self.edges}
        return all((target, source) in ways for source, target in ways)

    def to_dict(self) -> dict[str, Any]:
        """The graph for JSON: see :func:`pybridge.render.graph_formats.graph_dict`."""
        from pybridge.render.graph_formats import graph_dict

        return graph_dict(self)

    def to_dot(self) -> str:
        """The graph in the language of Graphviz."""
        from pybridge.render.graph_formats import graph_dot

        return graph_dot(self)

    def to_mermaid(self) -> str:
        """The graph as a Mermaid flowchart."""
        from pybridge.render.graph_formats import graph_mermaid

        return graph_mermaid(self)

    def to_graphml(self) -> str:
        """The graph in GraphML."""
        from pybridge.render.graph_formats import graph_graphml

        return graph_graphml(self)

    def to_networkx(self) -> Any:
        """The graph as a ``networkx.Graph``, or ``DiGraph`` where moves cannot be undone.

        Raises ImportError where networkx is not installed.
        """
        from pybridge.render.graph_formats import graph_networkx

        return graph_networkx(self)

    def to_svg(self, **options: Any) -> str:
        """The graph as a picture: see :func:`pybridge.render.state_graph.state_graph_svg`."""
        from pybridge.render.state_graph import state_graph_svg

        return state_graph_svg(self, **options)

    def _repr_svg_(self) -> str:
        return self.to_svg()
