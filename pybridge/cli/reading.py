"""What the user gives: texts of files and of standard input, and JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from pybridge.errors import PuzzleError


def read_text(name: str | Path) -> str:
    """The text of a file, or of standard input for -, in UTF-8 with or without its mark."""
    if str(name) == "-":
        data = sys.stdin.buffer.read() if sys.stdin is not None else b""
        name = "standard input"
    else:
        data = Path(name).read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{name} is not text in UTF-8: byte {error.start + 1} is wrong") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def parse_json(text: str, what: str) -> Any:
    """The value of a text in JSON; ``what`` begins the sentence that says what is wrong with it."""
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise click.UsageError(f"{what} is not JSON: {where}: {error.msg}.") from None
    except UnicodeEncodeError:
        raise click.UsageError(f"{what} has half of a surrogate pair, which is no character.") from None
    except RecursionError:
        raise click.UsageError(f"{what} is nested too deeply.") from None
    except ValueError:
        raise click.UsageError(f"{what} has a number of too many digits.") from None
    return value
