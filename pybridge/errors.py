"""Every exception that pybridge raises, under one root.

"No solution" is a value, not an exception. An error that Prolog raised keeps its term, as the values of
pybridge.values, and its message in SWI-Prolog's own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


class PybridgeError(Exception):
    """The root: whatever pybridge raises on purpose is one of these."""


class PuzzleError(PybridgeError):
    """A puzzle, a parameter or a plan is not what it should be. The message names the fault."""


class BadArgument(PybridgeError, ValueError):
    """What was given to pybridge cannot be used: an engine that does not exist, a limit that is no positive number,
    text with a lone surrogate, which is no character."""


class NoPrologValue(PybridgeError, TypeError):
    """A Python value that Prolog has nothing for, such as None, or a tuple that is not a pair."""


class EngineError(PybridgeError):
    """Something about the engine itself, not about a goal."""


class EngineUnavailable(EngineError):
    """No usable SWI-Prolog; `reasons` says for each engine that was tried why it does not work."""

    def __init__(self, message: str, reasons: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.reasons = reasons or {}


class EngineClosed(EngineError):
    """The session or the query was closed before this call."""


class EngineLost(EngineError):
    """The child process of the engine `process` ended; the next call starts a new one."""

    def __init__(self, message: str, exit_status: int | None = None) -> None:
        super().__init__(message)
        self.exit_status = exit_status


class QueryInterrupted(PybridgeError):
    """`interrupt()` stopped the goal. (Ctrl-C raises KeyboardInterrupt.)"""


class LimitReached(PybridgeError):
    """A limit stopped the goal."""


class SearchLimitReached(LimitReached):
    """A search stopped at one of its limits: `limit` is "seconds", "states" or "depth".

    `states` is the number of states that were explored until then.
    """

    def __init__(self, limit: str, states: int) -> None:
        words = {"seconds": "time limit", "states": "limit on states", "depth": "limit on depth"}.get(limit, limit)
        super().__init__(f"the {words} was reached after {states:,} states")
        self.limit = limit
        self.states = states


class BoardTooLarge(LimitReached):
    """A board is too large for its tours to be counted.

    `known` is the number of undirected tours where the literature has it, and `source` says where; else they are None.
    """

    def __init__(self, message: str, known: int | None = None, source: str | None = None) -> None:
        super().__init__(message)
        self.known = known
        self.source = source


class TimeLimitReached(LimitReached):
    """The goal ran for as many seconds as it was given."""


class InferenceLimitReached(LimitReached):
    """The goal made as many inferences as it was given."""


class PrologError(PybridgeError):
    """An error that Prolog raised, or any other term that a program threw.

    `term` is the whole error term, `message` what SWI-Prolog prints for it.
    """

    def __init__(self, message: str, term: Any = None) -> None:
        super().__init__(message)
        self.message = message
        self.term = term


class PrologSyntaxError(PrologError):
    """The text of a goal or a file cannot be read.

    In a file, `line` counts from 1 and `column` from 0, as SWI-Prolog counts them; in a goal, `offset` counts the
    characters before the fault. What does not apply is None.
    """

    def __init__(
        self,
        message: str,
        term: Any = None,
        *,
        file: str | None = None,
        line: int | None = None,
        column: int | None = None,
        offset: int | None = None,
    ) -> None:
        super().__init__(message, term)
        self.file = file
        self.line = line
        self.column = column
        self.offset = offset


class PrologTypeError(PrologError):
    """A value of the wrong type: `type_error(Type, Value)`."""


class PrologDomainError(PrologError):
    """A value of the right type outside what is allowed: `domain_error(Domain, Value)`."""


class PrologExistenceError(PrologError):
    """Something does not exist, such as a procedure or a file: `existence_error(Kind, What)`."""


class PrologPermissionError(PrologError):
    """Something must not be done: `permission_error(Action, Type, What)`."""


class PrologInstantiationError(PrologError):
    """A value is missing where a variable was given."""


class PrologEvaluationError(PrologError):
    """Arithmetic has no result, such as a division by zero."""


class PrologRepresentationError(PrologError):
    """A limit of SWI-Prolog's own representation."""


class PrologResourceError(PrologError):
    """Prolog ran out of something, such as memory."""


class CyclicTermError(PrologError):
    """An answer is a cyclic term, which has no finite value in Python."""


class HaltRequested(PrologError):
    """The program called halt; `exit_status` is what it wanted to exit with."""

    def __init__(self, message: str, term: Any = None, exit_status: int = 0) -> None:
        super().__init__(message, term)
        self.exit_status = exit_status


class StackLimitReached(LimitReached, PrologResourceError):
    """The goal needed more bytes of Prolog stack than it was given."""


class MemoryLimitReached(LimitReached, EngineLost):
    """The child process of the engine `process` ended because its memory limit was reached."""


@dataclass(frozen=True, slots=True)
class Message:
    """What SWI-Prolog had to say about a file while it loaded it.

    `kind` is "error" or "warning". `line` counts from 1, `column` from 0; each is None where it is not known.
    """

    kind: str
    file: str | None
    line: int | None
    column: int | None
    text: str
    term: Any = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return f"{place}: {self.kind}: {self.text}" if place else f"{self.kind}: {self.text}"


class ConsultError(PrologError):
    """A file could not be loaded without errors.

    `messages` are all its problems, warnings too; `file`, `line`, `column` and `term` are those of the first error.
    """

    def __init__(self, messages: Sequence[Message]) -> None:
        self.messages = list(messages)
        self.errors = [message for message in self.messages if message.kind == "error"]
        first = self.errors[0]
        super().__init__("\n".join(str(message) for message in self.errors), first.term)
        self.file = first.file
        self.line = first.line
        self.column = first.column


class ConsultSyntaxError(ConsultError, PrologSyntaxError):
    """A file could not be loaded, and the first error is one of syntax."""

    def __init__(self, messages: Sequence[Message]) -> None:
        ConsultError.__init__(self, messages)
        self.offset = None
