"""A tour as a game: the knight is walked by hand; Prolog says where it can go and how to go on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pybridge.engine.session import Prolog
from pybridge.errors import PrologError
from pybridge.knight.questions import (
    board_options,
    is_board_error,
    read_squares,
    request,
    sides,
    square_terms,
    two_lines,
)
from pybridge.play.game import Grid, Refused, Step
from pybridge.tour_model import Square, square_name

Visited = tuple[int, ...]
"""The indices of the squares that were visited, in order."""

SECONDS = 30
"""How long the search for a way on may take."""


class TourGame:
    """A tour to be walked in an open session; a position is the squares visited, the last one where the knight is.

    ``impossible`` says why there is no such tour, if a theorem does; the game cannot be played then.
    """

    unit = "move"

    def __init__(self, prolog: Prolog, size: Any, question: Mapping[str, Any]) -> None:
        self._prolog = prolog
        self.rows, self.columns = sides(size)
        self._closed = bool(question.get("closed"))
        self._options = board_options(**question)
        goal = "bridge:knight_game(Request, Start, End, Squares)"
        row = prolog.once(goal, Request=self._request(self._options))
        assert row is not None
        self.impossible = str(row["Squares"]) if isinstance(row["Squares"], str) else None
        self._start: int = row["Start"]
        self._end: int = row["End"]
        self._squares = frozenset(() if self.impossible else row["Squares"])
        kind = "closed tour" if self._closed else "tour"
        self.title = f"A {kind} of the {self.rows}x{self.columns} board, {len(self._squares)} squares"

    def _request(self, options: list[tuple[str, Any]]) -> Any:
        return request(self.rows, self.columns, options)

    def _name(self, index: int) -> str:
        return square_name(self._square(index), self.rows)

    def _square(self, index: int) -> Square:
        return read_squares(self.rows, self.columns, [index])[0]

    def _moves(self, position: Visited) -> list[tuple[int, int]]:
        """Where the knight can go, each with the number of squares that it could go to from there."""
        goal = "bridge:knight_moves(Request, Visited, Moves)"
        row = self._prolog.once(goal, Request=self._request(self._options), Visited=list(position))
        assert row is not None
        return [(index, onward) for index, onward in row["Moves"]]

    def start(self) -> Visited:
        """The knight on its first square."""
        return (self._start,)

    def finished(self, position: Visited) -> bool:
        """Is every square visited, with the ends where they should be?"""
        if len(position) < len(self._squares) or (self._end >= 0 and position[-1] != self._end):
            return False
        return not self._closed or self._leads_back(position)

    def _leads_back(self, position: Visited) -> bool:
        goal = "bridge:knight_moves(Request, [Here], Moves)"
        row = self._prolog.once(goal, Request=self._request(self._options), Here=position[-1])
        assert row is not None
        return len(position) > 2 and position[0] in [index for index, _ in row["Moves"]]

    def how_to_move(self) -> str:
        """What can be typed for a move."""
        return (
            "Type the square to go to, such as b3 or 2,3. On the board, +N is a square that can be reached, "
            "and N the number of free squares that can be reached from there."
        )

    def choices(self, position: Visited) -> Sequence[tuple[str, str]]:
        """Where the knight can go."""
        return [
            (self._name(index), f"{onward} free square{'s' * (onward != 1)} from there")
            for index, onward in self._moves(position)
        ]

    def attempt(self, position: Visited, number: int, text: str) -> Step[Visited] | Refused:
        """The move to the square that the text names."""
        terms = square_terms(text)
        if terms is None or len(terms) != 1:
            return Refused(f"{text} is no square; type one such as b3 or 2,3.")
        try:
            goal = "bridge:knight_square(Request, Square, Index)"
            row = self._prolog.once(goal, Request=self._request([]), Square=terms[0])
        except PrologError as error:
            if not is_board_error(error):
                raise
            return Refused(error.message)
        assert row is not None
        return self._step(position, row["Index"])

    def _step(self, position: Visited, index: int) -> Step[Visited] | Refused:
        name = self._name(index)
        if index not in self._squares:
            return Refused(f"There is no square {name}: the board has a hole there.")
        if index in position:
            return Refused(f"{name} was visited already, as square {position.index(index) + 1}.")
        if index not in [to for to, _ in self._moves(position)]:
            return Refused(f"No move leads from {self._name(position[-1])} to {name}.")
        return Step((*position, index), f"From {self._name(position[-1])} to {name}.", name)

    def replay(self, position: Visited, number: int, saved: Any) -> Step[Visited] | Refused:
        """A move as it was saved."""
        if not isinstance(saved, str):
            return Refused(f"move {number} of the file is none.")
        return self.attempt(position, number, saved)

    def way(self, position: Visited) -> Sequence[Step[Visited]] | Refused:
        """The moves of a tour that goes on from here."""
        options = [*self._options, ("time_limit", SECONDS)]
        goal = "bridge:knight_way(Request, Visited, Answer)"
        row = self._prolog.once(goal, Request=self._request(options), Visited=list(position))
        assert row is not None
        (status,), squares = two_lines(row["Answer"])
        if status == "impossible":
            return Refused("No tour goes on from here: take moves back with undo.")
        if status == "limit":
            return Refused(f"No way on was found within {SECONDS} seconds.")
        steps = []
        for index in json.loads(squares):
            told = f"From {self._name(position[-1])} to {self._name(index)}."
            position = (*position, index)
            steps.append(Step(position, told, self._name(index)))
        return steps

    def nudge(self, position: Visited, before: Visited | None, way: Sequence[Step[Visited]]) -> str:
        """How many squares are left, and the rule of thumb."""
        left = len(way)
        return (
            f"a tour goes on from here; {left} square{'s are' if left != 1 else ' is'} left. "
            "Squares that few others lead to should be visited soon."
        )

    def who(self, step: Step[Visited]) -> str:
        """In which direction the next move goes."""
        *_, here, to = step.position
        (row, column), (next_row, next_column) = self._square(here), self._square(to)
        upright = "up" if next_row < row else "down" if next_row > row else ""
        across = "left" if next_column < column else "right" if next_column > column else ""
        return f"Go {' and '.join(filter(None, (upright, across)))}."

    def draw(self, position: Visited, last: Step[Visited] | None) -> Grid:
        """The board with the numbers of the squares visited, and the onward counts of those within reach."""
        shown = {index: str(number) for number, index in enumerate(position, 1)}
        shown |= {index: f"+{onward}" for index, onward in self._moves(position)}
        width = max(2, len(str(len(self._squares))))
        heading = ["", *(self._name(column)[:-1].rstrip("0123456789").rjust(width) for column in range(self.columns))]
        rows = []
        for row in range(self.rows):
            cells = [str(self.rows - row)]
            for column in range(self.columns):
                index = row * self.columns + column
                cells.append(shown.get(index, "." if index in self._squares else "").rjust(width))
            rows.append(tuple(cells))
        row, column = divmod(position[-1], self.columns)
        return Grid(tuple(heading), tuple(rows), frozenset({(row, column + 1)}), 1)

    def saved(self, steps: Sequence[Step[Visited]]) -> dict[str, Any]:
        """The game as a document."""
        return {
            "tour": f"{self.rows}x{self.columns}",
            "closed": self._closed,
            "start": self._name(self._start),
            "holes": len(self._squares) < self.rows * self.columns,
            "moves": [step.saved for step in steps],
        }

    def resumed(self, document: Any) -> Sequence[Any] | Refused:
        """The moves of a saved game on the same board."""
        if not isinstance(document, dict) or not isinstance(document.get("moves"), list):
            return Refused("this is not a saved game.")
        if {**document, "moves": []} != self.saved(()):
            return Refused("the game in it is another tour.")
        moves: Sequence[Any] = document["moves"]
        return moves
