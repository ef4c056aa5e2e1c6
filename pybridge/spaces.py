"""The values of puzzles that are bare state spaces: a puzzle file with ``move/3``.

They stand where those of crossings stand, in plans, results and graphs: a puzzle
without passengers and places, a state that is a text, and a move that is a label.
"""

from __future__ import annotations

from dataclasses import dataclass

from pybridge.model import Move, PuzzleInfo, State


@dataclass(frozen=True, slots=True)
class SpaceInfo(PuzzleInfo):
    """A bare state space with its parameters filled in; it has no passengers and no places."""


@dataclass(frozen=True, slots=True)
class SpaceState(State):
    """A state as text, such as ``[3,5,0]``."""

    text: str = ""

    def to_dict(self) -> str:  # type: ignore[override]
        """The text itself."""
        return self.text


@dataclass(frozen=True, slots=True)
class Step(Move):
    """A move of a bare state space, called by its label, such as ``pour(1,2)``."""

    label: str = ""

    def to_dict(self) -> dict[str, str]:
        """The label, for JSON."""
        return {"label": self.label}


def space_state(text: str) -> SpaceState:
    """The state with this text."""
    return SpaceState("", (), str(text))


def step(label: str) -> Step:
    """The move with this label."""
    return Step((), "", "", str(label), str(label))
