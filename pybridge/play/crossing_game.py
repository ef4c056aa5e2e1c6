"""A river crossing as a game: Prolog says what is legal and how far the goal is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PuzzleError
from pybridge.exchange import puzzle_spec, read_info
from pybridge.model import PuzzleInfo
from pybridge.play.game import Grid, Refused, Step
from pybridge.play.trip_words import TripWords, words_of
from pybridge.render.scene import name_in_words

Numbers = tuple[int, ...]
"""A state: the number of the boat's place, then that of each passenger's."""

BOAT = "\\_boat_/"
SECONDS = 30
"""How long the search for a way on may take."""


class CrossingGame:
    """A crossing to be played in an open session; positions are states as numbers."""

    unit = "trip"

    def __init__(self, prolog: Prolog, puzzle: str, parameters: Mapping[str, Any]) -> None:
        self._prolog = prolog
        self._spec = puzzle_spec(puzzle, parameters)
        self.info: PuzzleInfo = read_info(prolog, self._spec)
        if not self.info.places:
            raise PuzzleError(f"{puzzle} is no river crossing, and only those can be played")
        self._given = dict(parameters)
        self._words = TripWords(self.info)
        self.title = self.info.title
        size = 1 + len(self.info.passengers)
        self._start: Numbers = tuple(self._ask("play_position", (0,) * size).args[0])

    def _ask(self, predicate: str, state: Numbers, **inputs: Any) -> Any:
        names = "".join(f"{name}, " for name in inputs)
        goal = f"bridge:{predicate}(Spec, State, {names}Answer)"
        row = self._prolog.once(goal, Spec=self._spec, State=list(state), **inputs)
        return None if row is None else row["Answer"]

    def start(self) -> Numbers:
        """The state at which the puzzle starts."""
        return self._start

    def finished(self, position: Numbers) -> bool:
        """Is everybody where they should be?"""
        return bool(self._ask("play_position", position).args[1] == "true")

    def how_to_move(self) -> str:
        """What can be typed for a trip."""
        return self._words.help()

    def choices(self, position: Numbers) -> Sequence[tuple[str, str]]:
        """The legal trips."""
        trips = self._ask("play_position", position).args[2]
        return [(self._words.typed(trip), self._told(position, trip)) for trip in trips]

    def _told(self, position: Numbers, trip: Sequence[int]) -> str:
        return str(self._ask("play_trip", position, Number=1, Trip=list(trip)).args[0])

    def attempt(self, position: Numbers, number: int, text: str) -> Step[Numbers] | Refused:
        """The trip that the text means, or why it cannot be made."""
        trip = self._words.read(text, position)
        return trip if isinstance(trip, Refused) else self._step(position, number, trip)

    def _step(self, position: Numbers, number: int, trip: Sequence[int]) -> Step[Numbers] | Refused:
        answer = self._ask("play_trip", position, Number=number, Trip=list(trip))
        if answer.name == "illegal":
            reason = str(answer.args[0])
            return Refused(f"{reason[0].upper()}{reason[1:]}.")
        told, after = answer.args
        return Step(tuple(after), str(told), tuple(trip))

    def replay(self, position: Numbers, number: int, saved: Any) -> Step[Numbers] | Refused:
        """A trip from a file, or why it cannot be made."""
        places, passengers = self.info.places, self.info.passengers
        try:
            trip = [
                places.index(saved["from"]),
                places.index(saved["to"]),
                *(passengers.index(passenger) for passenger in saved["party"]),
            ]
        except (KeyError, TypeError, ValueError):
            return Refused(f"trip {number} of the file is none of this puzzle.")
        return self._step(position, number, trip)

    def way(self, position: Numbers) -> Sequence[Step[Numbers]] | Refused:
        """The trips of a shortest plan from here."""
        answer = self._ask("play_way", position, Options=[("seconds", SECONDS)])
        if answer == "impossible":
            return Refused("The goal cannot be reached from here.")
        if answer.name == "limit":
            return Refused(f"No way on was found within {SECONDS} seconds.")
        steps = []
        for trip, sentence in zip(*answer.args, strict=True):
            position = moved(position, trip)
            steps.append(Step(position, str(sentence), tuple(trip)))
        return steps

    def nudge(self, position: Numbers, before: Numbers | None, way: Sequence[Step[Numbers]]) -> str:
        """How far the goal is, whether the last trip helped, and how many cross next."""
        left = len(way)
        words = f"the goal is {left} trip{'s' * (left != 1)} away."
        if before is not None:
            earlier = self.way(before)
            if not isinstance(earlier, Refused) and len(earlier) < left:
                words += " The last trip led away from it: undo takes it back."
        party = len(way[0].saved) - 2
        count = {1: "one passenger", 2: "two passengers"}.get(party, f"{party} passengers")
        return f"{words} Next, let the boat carry {count}."

    def who(self, step: Step[Numbers]) -> str:
        """Who moves next, without who rows where that is plain."""
        party = [self.info.passengers[number] for number in step.saved[2:]]
        others = [passenger for passenger in party if passenger not in self.info.rowers]
        return f"{words_of(others or party)} should move."

    def draw(self, position: Numbers, last: Step[Numbers] | None) -> Grid:
        """Everybody in a row of their own, in the column where they are."""
        boat, *where = position
        places = range(len(self.info.places))
        rows = [
            tuple(name_in_words(passenger) if place == at else "" for place in places)
            for passenger, at in zip(self.info.passengers, where, strict=True)
        ]
        rows.append(tuple(BOAT if place == boat else "" for place in places))
        width = max(map(len, (BOAT, *map(name_in_words, self.info.passengers))))
        party = last.saved[2:] if last is not None else ()
        marked = frozenset((number, where[number]) for number in party)
        return Grid(tuple(map(name_in_words, self.info.places)), tuple(rows), marked, width)

    def saved(self, steps: Sequence[Step[Numbers]]) -> dict[str, Any]:
        """The game as ``pybridge check`` reads a plan, with the puzzle it belongs to."""
        names, places = self.info.passengers, self.info.places
        return {
            "puzzle": self.info.name,
            "parameters": self._given,
            "moves": [
                {
                    "party": [names[number] for number in step.saved[2:]],
                    "from": places[step.saved[0]],
                    "to": places[step.saved[1]],
                }
                for step in steps
            ],
        }

    def resumed(self, document: Any) -> Sequence[Any] | Refused:
        """The trips of a saved game of the same puzzle."""
        if not isinstance(document, dict) or not isinstance(document.get("moves"), list):
            return Refused("this is not a saved game.")
        if document.get("puzzle") != self.info.name or document.get("parameters") != self._given:
            return Refused("the game in it is another puzzle or has other parameters.")
        moves: Sequence[Any] = document["moves"]
        return moves


def moved(position: Numbers, trip: Sequence[int]) -> Numbers:
    """The state after a trip."""
    _, to, *party = trip
    return (to, *(to if number in party else at for number, at in enumerate(position[1:])))
