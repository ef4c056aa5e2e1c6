"""What the bridge's answer texts mean; prolog/bridge/query.pl has the list."""

from __future__ import annotations

from typing import Any

from pybridge import errors
from pybridge.codec import Decoder, integer
from pybridge.values import Compound


def first_row(text: str, decoder: Decoder) -> dict[str, Any] | None:
    """The answer that a text carries, or None. Raises the exception that it describes if it carries an error."""
    match text[0]:
        case "t" | "o":
            return {}
        case "n":
            return None
        case "i":
            name, _, load = text[1:].partition("\n")
            return {name: integer(load)}
        case "a":
            name, _, load = text[1:].partition("\n")
            return {name: load}
        case "s":
            name, _, load = text[1:].partition("\n")
            return {name: decoder.text(load)}
        case "r":
            names, values = _named(text, 1, decoder)
            return dict(zip(names, values, strict=True))
        case _:
            raise error(text, decoder)


def all_rows(text: str, decoder: Decoder) -> list[dict[str, Any]]:
    """The answers that a text carries, one dict each. Raises as first_row does."""
    if text[0] != "m":
        raise error(text, decoder)
    space = text.index(" ")
    names, columns = _named(text, space + 1, decoder)
    if not names:
        return [{} for _ in range(int(text[1:space]))]
    if len(names) == 1:
        name = names[0]
        return [{name: value} for value in columns[0]]
    return [dict(zip(names, values, strict=True)) for values in zip(*columns, strict=True)]


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
    """The exception that the text of an error or of a limit describes."""
    if text[0] == "l":
        return errors.InferenceLimitReached("the query reached its limit of inferences")
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
