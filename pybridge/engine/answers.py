"""What the bridge's answer texts mean; prolog/bridge/query.pl has the list."""

from __future__ import annotations

from typing import Any, NamedTuple

from pybridge import errors
from pybridge.codec import Decoder, integer
from pybridge.values import Compound


class Answer(NamedTuple):
    """One answer, or all of them as columns."""

    row: dict[str, Any] | None
    names: list[str]
    columns: list[list[Any]]
    number: int

    def rows(self) -> list[dict[str, Any]]:
        """All answers, one dict each."""
        if not self.names:
            return [{} for _ in range(self.number)]
        if len(self.names) == 1:
            name = self.names[0]
            return [{name: value} for value in self.columns[0]]
        return [dict(zip(self.names, values, strict=True)) for values in zip(*self.columns, strict=True)]


_NO = Answer(None, [], [], 0)


def answer(text: str, decoder: Decoder) -> Answer:
    """The answer that a text carries. Raises the exception that it describes if it carries an error or a limit."""
    match text[0]:
        case "r":
            names, values = _named(text, 1, decoder)
            return Answer(dict(zip(names, values, strict=True)), [], [], 1)
        case "t" | "o":
            return Answer({}, [], [], 1)
        case "n":
            return _NO
        case "a" | "s" as letter:
            name, _, load = text[1:].partition("\n")
            return Answer({name: load if letter == "a" else decoder.text(load)}, [], [], 1)
        case "i":
            name, _, load = text[1:].partition("\n")
            return Answer({name: integer(load)}, [], [], 1)
        case "m":
            space = text.index(" ")
            names, columns = _named(text, space + 1, decoder)
            return Answer(None, names, columns, int(text[1:space]))
        case "l":
            raise errors.InferenceLimitReached("the query reached its limit of inferences")
        case _:
            raise error(text, decoder)


def _named(text: str, start: int, decoder: Decoder) -> tuple[list[str], list[Any]]:
    end = text.index("\n")
    names = text[start:end]
    return names.split(" ") if names else [], decoder.decode(text, end + 1)


def consulted(text: str, decoder: Decoder) -> list[errors.Message]:
    """The warnings of a file that was loaded. Raises ConsultError if there is an error among the messages."""
    if text[0] != "k":
        raise error(text, decoder)
    messages = []
    for kind, file, line, column, message, term in decoder.decode(text, 1):
        messages.append(errors.Message(kind, file or None, line or None, _known(column), str(message), term))
    for message in messages:
        if message.kind == "error":
            syntax = isinstance(_formal(message.term), Compound) and _formal(message.term).name == "syntax_error"
            raise (errors.ConsultSyntaxError if syntax else errors.ConsultError)(messages)
    return messages


def _known(value: Any) -> int | None:
    return value if isinstance(value, int) else None


def _formal(term: Any) -> Any:
    return term.args[0] if isinstance(term, Compound) and term.name == "error" and len(term.args) == 2 else None


_KINDS: dict[str, type[errors.PrologError]] = {
    "type_error": errors.PrologTypeError,
    "domain_error": errors.PrologDomainError,
    "existence_error": errors.PrologExistenceError,
    "permission_error": errors.PrologPermissionError,
    "instantiation_error": errors.PrologInstantiationError,
    "uninstantiation_error": errors.PrologInstantiationError,
    "evaluation_error": errors.PrologEvaluationError,
    "representation_error": errors.PrologRepresentationError,
    "resource_error": errors.PrologResourceError,
}


def error(text: str, decoder: Decoder) -> errors.PybridgeError:
    """The exception that an error text describes."""
    term, message = decoder.decode(text, 1)
    message = str(message)
    formal = _formal(term)
    if formal is None:
        if isinstance(term, Compound) and term.name == "bridge_halt":
            return errors.HaltRequested(message, term, term.args[0] if isinstance(term.args[0], int) else 0)
        return errors.PrologError(message, term)
    name = formal.name if isinstance(formal, Compound) else formal
    if name == "syntax_error":
        return _syntax_error(message, term)
    if name == "bridge_error":
        what = formal.args[0]
        return errors.CyclicTermError(message, term) if what == "cyclic_term" else errors.PrologError(message, term)
    if name == "resource_error" and message.startswith("Stack limit"):
        return errors.StackLimitReached(message, term)
    return _KINDS.get(name, errors.PrologError)(message, term)


def _syntax_error(message: str, term: Compound) -> errors.PrologSyntaxError:
    match term.args[1]:
        case Compound("string", (_, int(offset))):
            return errors.PrologSyntaxError(message, term, offset=offset)
        case Compound("file", (str(file), int(line), int(column), _)):
            return errors.PrologSyntaxError(message, term, file=file, line=line, column=column)
        case _:
            return errors.PrologSyntaxError(message, term)
