"""The option ``--from``: a state of a puzzle, as text or as JSON."""

from __future__ import annotations

from typing import Any

import click

from pybridge.certificates import is_state
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
