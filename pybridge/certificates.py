"""Certificates: what proves that a puzzle is impossible or a plan the best, and their checking.

A certificate is a JSON object with the keys

- ``format``: the text ``pybridge certificate 1``;
- ``puzzle``: the name of the puzzle, or the full path of its Prolog file; ``toml``: all of it, where it is data;
- ``parameters``: its parameters; ``from_state``: the state it starts from, where that is not its own;
- ``passengers``, ``places``: their names, of a crossing.  A state is a list of numbers: the place of
  the boat, then the place of each passenger.  A trip is a list of numbers: from, to, and the passengers.
  States and moves of a bare state space are texts instead;
- ``claim``: ``impossible`` or ``least``;
- ``states``, of an impossible puzzle: states that hold the start and no goal, and that no move leaves;
- ``measure``, ``length`` and ``plan``, of a best plan: ``trips``, ``time``, ``moves`` or ``cost``; how
  much of it the plan takes; and its moves;
- ``distances``, of a best plan: each state that is closer to the start than ``length``, with the distance
  before it: a list of [distance, boat, places...], or [distance, text].

It is checked by the Prolog module ``verify``, which uses the rules of the puzzle and nothing else.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pybridge.errors import PuzzleError, SearchLimitReached, TimeLimitReached
from pybridge.exchange import (
    PuzzleName,
    StateLike,
    engine_limit,
    is_toml,
    limit_error,
    puzzle_session,
    puzzle_spec,
    read_info,
    search_options,
    value_of,
)
from pybridge.model import PuzzleInfo, State
from pybridge.puzzle import Puzzle
from pybridge.spaces import SpaceInfo
from pybridge.values import Compound, String

FORMAT = "pybridge certificate 1"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the verifier says of a certificate: ``reason`` is None where it proves ``claim``."""

    valid: bool
    claim: str
    reason: str | None

    def __bool__(self) -> bool:
        return self.valid

    def to_dict(self) -> dict[str, Any]:
        """The verdict for JSON."""
        return {"valid": self.valid, "claim": self.claim, "reason": self.reason}


def certificate(
    puzzle: PuzzleName,
    *,
    cost: bool = False,
    time_limit: float | None = None,
    max_states: int | None = None,
    from_state: StateLike | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> dict[str, Any]:
    """The certificate of a puzzle: that it is impossible, or that a plan is the best.

    With ``cost`` the durations of trips, or the costs of moves, count instead of their
    number.  Raises :class:`~pybridge.errors.SearchLimitReached` at a limit.
    """
    options = search_options("breadth-first", time_limit, max_states, None)
    goal = "bridge:puzzle_certificate(Spec, Measure, Options, Certificate)"
    spec = puzzle_spec(puzzle, parameters, from_state)
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        measure = measure_of(info, cost)
        try:
            row = prolog.once(
                goal, Spec=spec, Measure=measure, Options=options, time_limit=engine_limit(prolog, time_limit)
            )
        except TimeLimitReached:
            raise SearchLimitReached("seconds", 0) from None
    proof = value_of(row, "Certificate")
    if proof.name == "done":
        raise limit_error(proof)
    heading: dict[str, Any] = {"format": FORMAT, **reference(puzzle, info), "parameters": dict(info.parameters)}
    if from_state is not None:
        heading["from_state"] = from_state.to_dict() if isinstance(from_state, State) else from_state
    if not isinstance(info, SpaceInfo):
        heading |= {"passengers": list(info.passengers), "places": list(info.places)}
    return heading | proof_dict(proof, measure)


def measure_of(info: PuzzleInfo, cost: bool) -> str:
    """What counts: the number of trips or moves, or their durations or costs."""
    if isinstance(info, SpaceInfo):
        return "cost" if cost else "moves"
    return "time" if cost else "trips"


def reference(puzzle: PuzzleName, info: PuzzleInfo) -> dict[str, str]:
    """How a certificate names its puzzle: by the catalogue, by the path of its file, or, if it is data, in full."""
    if isinstance(puzzle, Puzzle) or is_toml(puzzle):
        data = puzzle if isinstance(puzzle, Puzzle) else Puzzle.from_toml(puzzle)
        return {"puzzle": info.name, "toml": data.to_toml()}
    return {"puzzle": str(Path(puzzle).resolve()) if is_path(os.fspath(puzzle)) else info.name}


def is_path(name: str) -> bool:
    """Does the name of a puzzle mean a file?"""
    return bool(Path(name).suffix) or os.sep in name


def proof_dict(proof: Compound, measure: str) -> dict[str, Any]:
    """The part of a certificate that depends on its claim."""
    if proof.name == "impossible":
        return {"claim": "impossible", "states": plain(proof.args[0])}
    length, plan, distances = proof.args
    return {
        "claim": "least",
        "measure": measure,
        "length": length,
        "plan": plain(plan),
        "distances": plain(distances),
    }


def plain(value: Any) -> Any:
    """Lists of numbers and texts as JSON has them."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    return str(value) if isinstance(value, str) else value


def verify(
    document: Mapping[str, Any],
    puzzle: PuzzleName | None = None,
    *,
    time_limit: float | None = None,
    engine: str | None = None,
    **parameters: Any,
) -> Verdict:
    """Check a certificate against the rules of its puzzle, or of the ``puzzle`` that is given.

    A puzzle file in Prolog is a program, which is run; a certificate can only name one
    by its full path.  Raises :class:`~pybridge.errors.PuzzleError` for what is no certificate.
    """
    proof = proof_term(document)
    if puzzle is None:
        puzzle, parameters = puzzle_of(document)
    start = document.get("from_state")
    if start is not None and not is_state(start):
        raise PuzzleError("the from_state of the certificate is no state")
    spec = puzzle_spec(puzzle, parameters, start)
    goal = "bridge:puzzle_verify(Spec, Measure, Certificate, Verdict)"
    with puzzle_session(engine) as prolog:
        info = read_info(prolog, spec, time_limit)
        names_fault = different_names(document, info)
        if names_fault:
            return Verdict(False, document["claim"], names_fault)
        measure = document.get("measure", measure_of(info, False))
        if measure not in (measure_of(info, False), measure_of(info, True)):
            return Verdict(False, document["claim"], f"{measure!r} is nothing that counts in this puzzle")
        row = prolog.once(goal, Spec=spec, Measure=measure, Certificate=proof, time_limit=time_limit)
    verdict = value_of(row, "Verdict")
    if verdict == "valid":
        return Verdict(True, document["claim"], None)
    return Verdict(False, document["claim"], str(verdict.args[0]))


def is_state(value: Any) -> bool:
    """Has the value the form of a state: a text, or who is where?"""
    if not isinstance(value, dict):
        return isinstance(value, str)
    places = value.get("places")
    if not isinstance(places, dict) or not isinstance(value.get("boat", ""), str):
        return False
    return all(isinstance(group, list) and all(isinstance(who, str) for who in group) for group in places.values())


def puzzle_of(document: Mapping[str, Any]) -> tuple[PuzzleName, dict[str, Any]]:
    """The puzzle that a certificate is about, and its parameters."""
    if "toml" in document:
        return Puzzle.from_toml(f"{document['toml']}\n"), {}
    name = document.get("puzzle")
    if not isinstance(name, str):
        raise PuzzleError("the certificate does not name its puzzle")
    if is_path(name) and not Path(name).is_absolute():
        raise PuzzleError(
            f"the certificate names its puzzle by {name}, which is no full path: name the puzzle yourself"
        )
    settings = document.get("parameters", {})
    if not isinstance(settings, dict):
        raise PuzzleError("the parameters of a certificate must be an object")
    return name, settings


def different_names(document: Mapping[str, Any], info: PuzzleInfo) -> str | None:
    """What is wrong with the names that the numbers of the certificate stand for."""
    if isinstance(info, SpaceInfo):
        return None
    for key, names in (("passengers", info.passengers), ("places", info.places)):
        if document.get(key) != list(names):
            return f"its {key} are not those of the puzzle, {', '.join(names)}"
    return None


def proof_term(document: Any) -> Compound:
    """The proof of a certificate for Prolog.  Raises PuzzleError where the form is wrong."""
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise PuzzleError(f"this is no certificate: its format must be {FORMAT!r}")
    claim = document.get("claim")
    if claim == "impossible":
        return Compound("impossible", (terms(document, "states"),))
    if claim == "least":
        length = document.get("length")
        if not is_number(length):
            raise PuzzleError("the certificate has no length: it must be a number")
        distances = terms(document, "distances")
        if not all(isinstance(row, list) and len(row) > 1 and is_number(row[0]) for row in distances):
            raise PuzzleError("each of the distances must be a list of a number and a state")
        return Compound("least", (length, terms(document, "plan"), distances))
    raise PuzzleError("the claim of a certificate must be 'impossible' or 'least'")


def is_number(value: Any) -> bool:
    """Is the value a number as JSON has them?"""
    return isinstance(value, int | float) and not isinstance(value, bool)


def terms(document: Mapping[str, Any], key: str) -> list[Any]:
    """A list of states or moves: lists of numbers, or texts."""
    value = document.get(key)
    if not isinstance(value, list):
        raise PuzzleError(f"the certificate has no {key}: it must be a list")
    return [term(item, key) for item in value]


def term(value: Any, key: str) -> Any:
    """A state or a move, or a part of it, for Prolog."""
    if isinstance(value, str):
        return String(value)
    if isinstance(value, list):
        return [term(item, key) for item in value]
    if is_number(value):
        return value
    raise PuzzleError(f"{value!r} does not belong into the {key} of a certificate")
