"""The measures of a puzzle, and its states, in words."""

from __future__ import annotations

from pybridge.model import Analysis, State


def state_notation(state: State) -> str:
    """A state place by place, as ``--from`` reads it; the text of a bare state space's state."""
    if not state.groups:
        return str(state.to_dict())
    places = [f"{place}: {' '.join(group) or 'nobody'}" for place, group in state.groups]
    return "; ".join([*places, f"boat: {state.boat}"])


def analysis_text(analysis: Analysis) -> str:
    """A measure on each line."""
    rows = [
        ("states", str(analysis.states)),
        ("edges", str(analysis.edges)),
        ("dead ends", str(analysis.dead_ends)),
        ("depth", str(analysis.depth)),
        ("trips", "none: impossible" if analysis.trips is None else str(analysis.trips)),
        ("shortest plans", str(analysis.shortest_plans)),
    ]
    if analysis.distinct_plans is not None:
        rows.append(("distinct plans", str(analysis.distinct_plans)))
    rows.append(("goals", str(analysis.goals)))
    rows.append(("degrees", ", ".join(f"{states} with {degree}" for degree, states in analysis.degrees)))
    rows += [("bottleneck", f"after {distance}: {state_notation(state)}") for distance, state in analysis.bottlenecks]
    rows += [("alike", ", ".join(" and ".join(block) for block in family)) for family in analysis.alike]
    if analysis.distinct_plans is not None:
        rows.append(("least boat", "none" if analysis.least_boat is None else str(analysis.least_boat)))
    return "\n".join(f"{name:<16}{value}" for name, value in rows)
