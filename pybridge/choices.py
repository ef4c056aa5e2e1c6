"""What can be done in a state of a puzzle, and how good each move is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pybridge.exchange import (
    PuzzleName,
    StateLike,
    puzzle_session,
    puzzle_spec,
    read_info,
    read_move,
    read_state,
    value_of,
)
from pybridge.model import Move, State
from pybridge.values import Compound


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that could be made, and the state that it leads to.

    ``to_goal`` is the least number of moves that remain after it, None where the goal
    can no longer be reached or the move is illegal; ``reason`` is None for a legal move,
    and otherwise says which rule it breaks.
    """

    move: Move
    state: State
    to_goal: int | None
    reason: str | None

    @property
    def legal(self) -> bool:
        """Does it break no rule?"""
        return self.reason is None

    def to_dict(self) -> dict[str, Any]:
        """The choice for JSON."""
        return {
            **self.move.to_dict(),
            "state": self.state.to_dict(),
            "legal": self.legal,
            "to_goal": self.to_goal,
            "reason": self.reason,
        }


def moves(
    puzzle: PuzzleName,
    *,
    from_state: StateLike | None = None,
    language: str = "en",
    time_limit: float | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> tuple[Choice, ...]:
    """The moves that could be made from the start of a puzzle, or from a state of it: the best first, the illegal last.

    Raises :class:`~pybridge.errors.TimeLimitReached` where ``time_limit`` seconds are
    not enough to find how far the goal is.
    """
    spec = puzzle_spec(puzzle, parameters, from_state)
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        row = prolog.once(
            "bridge:puzzle_moves(Spec, Options, Moves)",
            Spec=spec,
            Options=[("story", language)],
            time_limit=time_limit,
        )
    return tuple(
        Choice(
            move=read_move(info, numbers or [sentence], str(sentence)),
            state=read_state(info, state),
            to_goal=outcome.args[0] if is_outcome(outcome, "to_goal") else None,
            reason=str(outcome.args[0]) if is_outcome(outcome, "illegal") else None,
        )
        for outcome, sentence, state, *numbers in value_of(row, "Moves")
    )


def is_outcome(outcome: Any, name: str) -> bool:
    """Is the outcome of a move of this kind?"""
    return isinstance(outcome, Compound) and outcome.name == name
