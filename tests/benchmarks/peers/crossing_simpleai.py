"""Jealous husbands with an island for simpleai and for aima3, as their documentation shows a problem."""

from __future__ import annotations

from itertools import combinations
from typing import Any

State = tuple[int, tuple[tuple[str, ...], ...]]


def safe(group: tuple[str, ...]) -> bool:
    men = {name[1:] for name in group if name[0] == "h"}
    return not men or all(name[1:] in men for name in group if name[0] == "w")


def initial(couples: int) -> State:
    everyone = tuple(sorted(f"{kind}{i}" for kind in "hw" for i in range(couples)))
    return (0, (everyone, (), ()))


def actions(state: State) -> list[tuple[tuple[str, ...], int]]:
    boat, groups = state
    here = groups[boat]
    found: list[tuple[tuple[str, ...], int]] = []
    for size in (1, 2):
        for party in combinations(here, size):
            rest = tuple(name for name in here if name not in party)
            if not safe(party) or not safe(rest):
                continue
            found.extend(
                (party, place) for place in range(3) if place != boat and safe(tuple(sorted(groups[place] + party)))
            )
    return found


def result(state: State, action: tuple[tuple[str, ...], int]) -> State:
    boat, groups = state
    party, place = action
    after = list(groups)
    after[boat] = tuple(name for name in groups[boat] if name not in party)
    after[place] = tuple(sorted(groups[place] + party))
    return (place, tuple(after))


def is_goal(state: State) -> bool:
    return not state[1][0] and not state[1][1]


def with_simpleai(couples: int) -> int:
    from simpleai.search import SearchProblem, breadth_first

    class Crossing(SearchProblem):  # type: ignore[misc]
        def actions(self, state: State) -> Any:
            return actions(state)

        def result(self, state: State, action: Any) -> State:
            return result(state, action)

        def is_goal(self, state: State) -> bool:
            return is_goal(state)

    node = breadth_first(Crossing(initial_state=initial(couples)), graph_search=True)
    return int(node.depth)


def with_aima(couples: int) -> int:
    from aima3.search import Problem, breadth_first_search

    class Crossing(Problem):  # type: ignore[misc]
        def actions(self, state: State) -> Any:
            return actions(state)

        def result(self, state: State, action: Any) -> State:
            return result(state, action)

        def goal_test(self, state: State) -> bool:
            return is_goal(state)

    return int(breadth_first_search(Crossing(initial(couples))).depth)
