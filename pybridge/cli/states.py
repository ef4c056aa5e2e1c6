"""The option ``--from``: a state of a puzzle, as text or as JSON."""

from __future__ import annotations

from typing import Any

import click

from pybridge.cli.options import Function
from pybridge.cli.reading import parse_json

GivenState = str | dict[str, Any] | None


def state_option(function: Function) -> Function:
    return click.option(
        "--from",
        "from_state",
        metavar="STATE",
        callback=lambda _context, _parameter, value: given_state(value),
        help='Start from STATE, such as "west: farmer goat; east: wolf cabbage; boat: west", or JSON as in "states".',
    )(function)


def given_state(text: str | None) -> GivenState:
    """A state as it was typed: JSON where it begins with a brace."""
    if text is None or not text.lstrip().startswith("{"):
        return text
    state = parse_json(text, "The state")
    if not is_state(state):
        raise click.UsageError(
            'A state in JSON is {"boat": "west", "places": {"west": ["farmer", "goat"], "east": ["wolf", "cabbage"]}}.'
        )
    whole: dict[str, Any] = state
    return whole


def is_state(state: Any) -> bool:
    """Has the value the form of a state?"""
    if not isinstance(state, dict) or not isinstance(state.get("places"), dict):
        return False
    groups = state["places"].values()
    named = all(isinstance(group, list) and all(isinstance(name, str) for name in group) for group in groups)
    return named and isinstance(state.get("boat", ""), str)
