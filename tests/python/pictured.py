"""Values for the tests of pictures, made by hand: no Prolog is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pybridge.model import Edge, IllegalTrip, Move, Node, Plan, PuzzleInfo, State, StateGraph
from pybridge.tour_model import Tour

SVG = "{http://www.w3.org/2000/svg}"

ARTICLE = """
1 [1,1] 2 [2,3] 3 [1,5] 4 [3,6] 5 [5,5] 6 [6,3] 7 [5,1] 8 [3,2] 9 [1,3] 10 [2,1] 11 [4,2] 12 [6,1]
13 [5,3] 14 [6,5] 15 [4,6] 16 [3,4] 17 [2,6] 18 [1,4] 19 [2,2] 20 [4,1] 21 [6,2] 22 [5,4] 23 [6,6] 24 [4,5]
25 [6,4] 26 [5,6] 27 [4,4] 28 [2,5] 29 [3,3] 30 [5,2] 31 [3,1] 32 [1,2] 33 [2,4] 34 [1,6] 35 [3,5] 36 [4,3]
"""


def article_tour() -> Tour:
    """The open tour of 6 x 6 squares that the article prints."""
    return Tour(
        6, 6, tuple((int(x), int(y)) for x, y in re.findall(r"\[(\d),(\d)\]", ARTICLE)), False, method="article"
    )


CLOSED = """
1 40 15 24 33 38 13 26
16 23 64 39 14 25 34 37
61 2 41 32 59 36 27 12
22 17 60 63 42 31 46 35
3 62 21 52 47 58 11 28
18 53 48 57 30 43 8 45
49 4 55 20 51 6 29 10
54 19 50 5 56 9 44 7
"""


def closed_tour() -> Tour:
    """A closed tour of the chess board; its knight's moves are checked by a test."""
    places = {
        int(number): (row, column)
        for row, line in enumerate(CLOSED.split("\n")[1:-1], 1)
        for column, number in enumerate(line.split(), 1)
    }
    return Tour(8, 8, tuple(places[step] for step in range(1, 65)), True)


def holed_tour() -> Tour:
    """A tour of a board of 3 x 3 squares without its middle."""
    ring = ((1, 1), (2, 3), (3, 1), (1, 2), (3, 3), (2, 1), (1, 3), (3, 2))
    return Tour(3, 3, ring, True, holes=frozenset({(2, 2)}))


def boustrophedon(rows: int, columns: int) -> Tour:
    """A walk of the wazir, whose leap is (0,1), over a whole board, row by row: a board of any size at once."""
    squares = tuple(
        (row, column)
        for row in range(1, rows + 1)
        for column in (range(1, columns + 1) if row % 2 else range(columns, 0, -1))
    )
    return Tour(rows, columns, squares, False, leaper=(0, 1))


def puzzle(
    name: str, title: str, passengers: Sequence[str], *, rowers: Sequence[str] | None = None, island: bool = False
) -> PuzzleInfo:
    symbols = tuple(p[0].upper() + p[p.index("(") + 1 : -1] if "(" in p else p[0].upper() for p in passengers)
    return PuzzleInfo(
        name=name,
        title=title,
        source="made up",
        parameters=(),
        passengers=tuple(passengers),
        places=("west", "island", "east") if island else ("west", "east"),
        rowers=tuple(rowers or passengers),
        seats=2,
        symbols=symbols,
        codes=tuple(2**i for i in range(len(passengers))),
        bank_names=(),
        answer=None,
    )


def state(info: PuzzleInfo, boat: str, where: dict[str, str]) -> State:
    groups = tuple((place, tuple(p for p in info.passengers if where[p] == place)) for place in info.places)
    return State(boat, groups)


def plan(info: PuzzleInfo, trips: Sequence[tuple[str, str]]) -> Plan:
    """A plan from its trips: the passengers, parted by blanks, and the place where they go."""
    where = dict.fromkeys(info.passengers, info.places[0])
    boat = info.places[0]
    states = [state(info, boat, where)]
    moves = []
    for party, to in trips:
        members = tuple(party.split())
        assert all(where[p] == boat for p in members), (party, where)
        names = " and ".join(members)
        moves.append(Move(members, boat, to, f"The {names} cross to the {to} bank."))
        where |= dict.fromkeys(members, to)
        boat = to
        states.append(state(info, boat, where))
    return Plan(info, tuple(moves), tuple(states))


def goat_puzzle() -> PuzzleInfo:
    names = ("farmer", "wolf", "goat", "cabbage")
    return puzzle("wolf-goat-cabbage", "Wolf, goat and cabbage", names, rowers=["farmer"])


def goat_plan() -> Plan:
    """The first of the two shortest plans."""
    trips = ("farmer goat", "farmer", "farmer wolf", "farmer goat", "farmer cabbage", "farmer", "farmer goat")
    return plan(goat_puzzle(), [(party, ("east", "west")[i % 2]) for i, party in enumerate(trips)])


def couples_plan() -> Plan:
    """Trips of two couples by an island, the second past it."""
    names = [f"{kind}({name})" for name in "ab" for kind in ("husband", "wife")]
    info = puzzle("jealous-husbands", "The jealous husbands", names, island=True)
    return plan(
        info,
        [
            ("husband(a) wife(a)", "island"),
            ("husband(a)", "east"),
            ("husband(a)", "west"),
            ("husband(a) husband(b)", "east"),
        ],
    )


def stranger_plan() -> Plan:
    """A plan of passengers that have no pictogram, one with a name that is markup."""
    info = puzzle("strangers", 'Who <are> these & "those"?', ("robot", "<b>bold</b>", "yeti(9)"))
    return plan(info, [("robot <b>bold</b>", "east"), ("robot", "west"), ("robot yeti(9)", "east")])


def goat_graph(*, illegal: bool = False) -> StateGraph:
    """The states of the goat's puzzle, found by a search of its own from the rules in this file."""
    info = goat_puzzle()

    def safe(group: set[str]) -> bool:
        return "farmer" in group or not ({"wolf", "goat"} <= group or {"goat", "cabbage"} <= group)

    start = dict.fromkeys(info.passengers, "west")
    found: list[tuple[dict[str, str], int]] = [(start, 0)]
    edges, refused = [], []
    for number, (where, distance) in enumerate(found):
        here = where["farmer"]
        there = "east" if here == "west" else "west"
        for other in (*[p for p in info.passengers[1:] if where[p] == here], None):
            party = ("farmer",) if other is None else ("farmer", other)
            after = where | dict.fromkeys(party, there)
            move = Move(party, here, there)
            if not safe({p for p in after if after[p] == here}):
                refused.append(IllegalTrip(number, move, state(info, there, after), "somebody would be eaten"))
                continue
            known = [other_where for other_where, _ in found]
            if after not in known:
                found.append((after, distance + 1))
                known.append(after)
            edges.append(Edge(number, known.index(after), move))
    nodes = tuple(Node(state(info, w["farmer"], w), d, set(w.values()) == {"east"}) for w, d in found)
    return StateGraph(info, nodes, tuple(edges), tuple(refused) if illegal else ())


def large_graph(states: int) -> StateGraph:
    """A chain with more states than are drawn one by one; only their number and distances matter."""
    info = goat_puzzle()
    one = state(info, "west", dict.fromkeys(info.passengers, "west"))
    nodes = tuple(Node(one, i // 10, i == states - 1) for i in range(states))
    edges = tuple(Edge(i, i + 1, Move(("farmer",), "west", "east")) for i in range(states - 1))
    return StateGraph(info, nodes, edges)
