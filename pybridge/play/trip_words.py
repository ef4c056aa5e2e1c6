"""Trips as one types them: ``goat``, ``g``, ``alone``, ``husband a, wife a to island``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pybridge.model import PuzzleInfo
from pybridge.play.game import Refused
from pybridge.render.scene import name_in_words

IGNORED = {"the", "and", "with", "takes", "take", "row", "rows", "bank", "over", "across", "back", "alone", "on"}
LONGEST_NAME = 4


def words_of(passengers: Sequence[str]) -> str:
    """Passengers as a list in words, to begin a sentence with: ``The goat and the wolf``."""
    names = [name_in_words(p) if "(" in p else f"the {name_in_words(p)}" for p in passengers]
    text = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
    return text[0].upper() + text[1:]


class TripWords:
    """Reads and writes the trips of one puzzle; trips are lists of numbers (from, to, passengers)."""

    def __init__(self, info: PuzzleInfo) -> None:
        self.info = info
        self.rowers = {info.passengers.index(rower) for rower in info.rowers}

    def help(self) -> str:
        """What can be typed for a trip."""
        names = [f"{name_in_words(p)} ({s})" for p, s in zip(self.info.passengers, self.info.symbols, strict=True)]
        text = f"Type who gets into the boat, by name, by sign or by the first letters: {', '.join(names)}."
        if len(self.rowers) == 1:
            rower = self.info.passengers[next(iter(self.rowers))]
            text += f" The {name_in_words(rower)} always rows; alone means nobody else."
        if len(self.info.places) > 2:
            text += f" Say where to go, as in: to {name_in_words(self.info.places[1])}."
        return text

    def typed(self, trip: Sequence[int]) -> str:
        """A trip as one could type it."""
        _, to, *party = trip
        others = [number for number in party if len(self.rowers) > 1 or number not in self.rowers]
        words = ", ".join(name_in_words(self.info.passengers[number]) for number in others) or "alone"
        return words if len(self.info.places) == 2 else f"{words} to {name_in_words(self.info.places[to])}"

    def read(self, text: str, state: Sequence[int]) -> list[int] | Refused:
        """The trip that the text means in a state; whether it is legal is not asked."""
        boat, *where = state
        who, _, to = f" {re.sub('->|→', ' to ', text)}".partition(" to ")
        words = re.findall(r"[^\s,;+&.:]+", who)
        destination = self._destination(to, words, boat)
        if isinstance(destination, Refused):
            return destination
        here = [number for number, place in enumerate(where) if place == boat]
        party = self._party(words, here)
        if isinstance(party, Refused):
            return party
        rowers = [number for number in here if number in self.rowers]
        if not party & self.rowers and len(rowers) == 1 and (party or "alone" in map(str.lower, words)):
            party |= set(rowers)
        if not party:
            return Refused(f"Who gets into the boat? {self.help()}")
        return [boat, destination, *sorted(party)]

    def _destination(self, to: str, words: list[str], boat: int) -> int | Refused:
        places = self.info.places
        others = [number for number in range(len(places)) if number != boat]
        asked = " ".join(word for word in to.lower().split() if word not in IGNORED)
        if not asked:
            lower = [word.lower() for word in words]
            named = [number for number, place in enumerate(places) if place.lower() in lower]
            if named:
                words[:] = [word for word in words if word.lower() != places[named[0]].lower()]
                return named[0]
            if len(others) == 1:
                return others[0]
            if "over" in lower:
                return len(places) - 1
            if "back" in lower:
                return 0
            known = " or ".join(f"to {name_in_words(places[number])}" for number in others)
            return Refused(f"Where does the boat go? Say {known}.")
        matches = [number for number, place in enumerate(places) if name_in_words(place).lower().startswith(asked)]
        if len(matches) == 1:
            return matches[0]
        return Refused(f"There is no place {to.strip()}: the places are {', '.join(map(name_in_words, places))}.")

    def _party(self, words: Sequence[str], here: Sequence[int]) -> set[int] | Refused:
        party: set[int] = set()
        place = 0
        while place < len(words):
            found, used = self._passenger(words[place:], here)
            if isinstance(found, Refused):
                if words[place].lower() not in IGNORED:
                    return found
            else:
                party.add(found)
            place += used
        return party

    def _passenger(self, words: Sequence[str], here: Sequence[int]) -> tuple[int | Refused, int]:
        """The passenger at the beginning of the words, and how many words it takes."""
        names = [name_in_words(passenger).lower() for passenger in self.info.passengers]
        for used in range(min(LONGEST_NAME, len(words)), 0, -1):
            whole = name_in_words(" ".join(words[:used])).lower()
            if whole in names:
                return names.index(whole), used
        word = words[0]
        if word in self.info.symbols:
            return self.info.symbols.index(word), 1
        lower = word.lower()
        if lower in IGNORED:
            return Refused(""), 1
        signs = [number for number, symbol in enumerate(self.info.symbols) if symbol.lower() == lower]
        starts = [number for number, name in enumerate(names) if name.startswith(lower)]
        for candidates in (signs, [n for n in starts if n in here], starts):
            if len(candidates) == 1:
                return candidates[0], 1
            if candidates:
                known = ", ".join(name_in_words(self.info.passengers[number]) for number in candidates)
                return Refused(f"{word} could be one of {known}."), 1
        known = ", ".join(map(name_in_words, self.info.passengers))
        return Refused(f"There is no passenger {word}: the passengers are {known}."), 1
