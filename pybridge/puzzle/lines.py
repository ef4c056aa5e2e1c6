"""Where in a TOML text a value stands, which tomllib does not say."""

from __future__ import annotations

import re

Path = tuple[str | int, ...]

TOKEN = re.compile(
    r"""(?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
    r"""|(?P<comment>\#[^\n]*)|(?P<line>\n)|(?P<mark>[\[\]{},=.])|(?P<word>[^\s\[\]{},=.\#"']+)|(?P<space>[^\S\n]+)""",
    re.DOTALL,
)


def line_of(text: str, path: Path, value: str | None = None) -> int | None:
    """The line, from 1, of the value at a path, or of the nearest thing around it.

    Where ``value`` is a text that stands in quotes within it, the line of that.  None if the
    path is empty or nothing of it is there.
    """
    lines = positions(text)
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            first, last = lines[path[:length]]
            if value is not None:
                for number, line in enumerate(text.splitlines()[first - 1 : last], first):
                    if re.search(rf"""["']{re.escape(value)}["']""", line):
                        return number
            return first
    return None


def positions(text: str) -> dict[Path, tuple[int, int]]:
    """The first and last line of every key, list element and table of a well-formed TOML text."""
    return _Scanner(text).scan()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str, int]] = []
        line = 1
        for match in TOKEN.finditer(text):
            kind = match.lastgroup or ""
            if kind not in ("comment", "space"):
                self.tokens.append((kind, match[0], line))
            line += match[0].count("\n")
        self.tokens.append(("end", "", line))
        self.next = 0
        self.found: dict[Path, tuple[int, int]] = {}
        self.counts: dict[Path, int] = {}

    def scan(self) -> dict[Path, tuple[int, int]]:
        table: Path = ()
        while self.peek()[0] != "end":
            kind, text, line = self.peek()
            if kind == "line":
                self.next += 1
            elif text == "[":
                table = self.header()
                self.note(table, line, line)
            else:
                self.pair(table)
                for length in range(1, len(table) + 1):
                    self.note(table[:length], line, self.last_line())
        return self.found

    def peek(self) -> tuple[str, str, int]:
        return self.tokens[self.next]

    def last_line(self) -> int:
        kind, text, line = self.tokens[max(self.next - 1, 0)]
        return line + (text.count("\n") if kind == "string" else 0)

    def note(self, path: Path, first: int, last: int) -> None:
        old = self.found.get(path)
        self.found[path] = (old[0], max(old[1], last)) if old else (first, last)

    def header(self) -> Path:
        self.next += 1
        several = self.peek()[1] == "["
        self.next += several
        path = self.key(())
        self.next += 1 + several
        if several:
            self.counts[path] = self.counts.get(path, -1) + 1
            return (*path, self.counts[path])
        return path

    def key(self, table: Path) -> Path:
        path = table
        while self.peek()[1] not in ("=", "]") and self.peek()[0] not in ("line", "end"):
            kind, text, _ = self.peek()
            if text != ".":
                path = (*path, text[1:-1] if kind == "string" else text)
            self.next += 1
        return path

    def pair(self, table: Path) -> None:
        line = self.peek()[2]
        path = self.key(table)
        self.next += 1
        self.value(path)
        self.note(path, line, self.last_line())

    def value(self, path: Path) -> None:
        text = self.peek()[1]
        if text == "[":
            self.items(path, "]")
        elif text == "{":
            self.items(path, "}")
        else:
            while self.peek()[1] not in (",", "]", "}") and self.peek()[0] not in ("line", "end"):
                self.next += 1

    def items(self, path: Path, close: str) -> None:
        self.next += 1
        number = 0
        while self.peek()[1] != close and self.peek()[0] != "end":
            if self.peek()[0] == "line" or self.peek()[1] == ",":
                self.next += 1
            elif close == "]":
                line = self.peek()[2]
                self.value((*path, number))
                self.note((*path, number), line, self.last_line())
                number += 1
            else:
                self.pair(path)
        self.next += 1
