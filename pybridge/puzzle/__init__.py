"""Puzzles as data, in Python and in TOML."""

from pybridge.puzzle.model import Conflict, Outnumber, Owner, PartyDuration, Passenger, Puzzle

__all__ = ["Conflict", "Outnumber", "Owner", "PartyDuration", "Passenger", "Puzzle"]
