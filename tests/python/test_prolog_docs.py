"""Every Prolog file loads alone without a warning, documents what it exports, and its examples are true.

An example in a PlDoc comment is a line `%       ?- Goal.`, which may run over several lines, and the answers in the
toplevel's notation up to the next empty comment line. The answers listed must be the first ones that come; `false.` at
the end says that there are no more, `throws(Formal).` that the goal throws error(Formal, _), and `_` in an answer
stands for anything.
"""

from __future__ import annotations

import functools
import json
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "prolog" / "examples.pl"
FILES = sorted((ROOT / "prolog").rglob("*.pl"))

pytestmark = pytest.mark.prolog
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))


@dataclass
class Example:
    line: int
    goal: str
    answers: list[str]


@dataclass
class Comment:
    """One PlDoc comment: the name/arity of each of its modes, and its examples."""

    line: int
    predicates: set[str] = field(default_factory=set)
    examples: list[Example] = field(default_factory=list)


def comments(source: str) -> list[Comment]:
    found: list[Comment] = []
    lines = source.splitlines()
    number = 0
    while number < len(lines):
        if not lines[number].startswith("%!"):
            number += 1
            continue
        start = number
        while number < len(lines) and lines[number].startswith("%"):
            number += 1
        body = [re.sub(r"^%!?", "", line) for line in lines[start:number]]
        comment = Comment(start + 1)
        head = body[: next((i for i, line in enumerate(body) if not line.strip()), len(body))]
        comment.predicates = {indicator for line in head if (indicator := mode_indicator(line.strip()))}
        comment.examples = list(examples_in(body, start + 1))
        found.append(comment)
    return found


def mode_indicator(mode: str) -> str | None:
    """name/arity of a mode such as `foo(+X, -Y) is det.`, `bar is det.` or `baz(+X)// is det.`"""
    match = re.match(r"(?:\w+:)?('[^']+'|[a-z]\w*)", mode)
    if match is None:
        return None
    rest = mode[match.end() :]
    arity = 0
    if rest.startswith("("):
        depth = 0
        for position, character in enumerate(rest):
            depth += (character in "([{") - (character in ")]}")
            arity += character == "," and depth == 1
            if depth == 0:
                rest = rest[position + 1 :]
                arity += 1
                break
        else:
            return None
    if rest.startswith("//"):
        arity += 2
    return f"{match.group(1).strip(chr(39))}/{arity}"


def examples_in(body: list[str], first_line: int) -> list[Example]:
    examples = []
    position = 0
    while position < len(body):
        if not body[position].strip().startswith("?- "):
            position += 1
            continue
        start = position
        position += 1
        while position < len(body) and body[position].strip() and not body[position].strip().startswith("?- "):
            position += 1
        block = [line.strip() for line in body[start:position]]
        end = next((i for i, line in enumerate(block) if line.endswith(".")), len(block) - 1)
        goal = " ".join(block[: end + 1]).removeprefix("?- ").removesuffix(".")
        text = "\n".join(block[end + 1 :]).removesuffix(".")
        answers = [answer.strip() for answer in re.split(r"\s;\s*\n", text) if answer.strip()]
        examples.append(Example(first_line + start, goal, [] if ".\n" in text else answers))
    return examples


def run_script(task: str, *arguments: Path) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as directory:
        out = Path(directory) / "out.json"
        process = subprocess.run(
            ["swipl", "-f", "none", str(SCRIPT), task, str(out), *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=120,
            check=False,
        )
        lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()] if out.exists() else []
    assert lines[-1:] == [{"end": True}], process.stderr
    return lines[:-1]


@functools.cache
def loaded(path: Path) -> dict[str, Any]:
    (said,) = run_script("load", path)
    return said


@each_file
def test_loads_alone_without_a_warning(path: Path) -> None:
    assert not loaded(path)["messages"], "\n".join(loaded(path)["messages"])


@each_file
def test_every_export_is_documented_with_an_example(path: Path) -> None:
    found = comments(path.read_text(encoding="utf-8"))
    documented = {predicate for comment in found for predicate in comment.predicates}
    with_example = {predicate for comment in found if comment.examples for predicate in comment.predicates}
    exports = loaded(path)["exports"]
    assert [p for p in exports if p not in documented] == [], "exported, and no PlDoc comment"
    assert [p for p in exports if p not in with_example] == [], "documented, and no example"


@each_file
def test_examples_are_true(path: Path, tmp_path: Path) -> None:
    examples = [example for comment in comments(path.read_text(encoding="utf-8")) for example in comment.examples]
    unclear = [f"{path.relative_to(ROOT)}:{example.line}" for example in examples if not example.answers]
    assert not unclear, "no answer, or something after its full stop: " + ", ".join(unclear)
    if not examples:
        return
    tasks = tmp_path / "tasks.json"
    tasks.write_text(json.dumps([{"goal": e.goal, "answers": e.answers} for e in examples]), encoding="utf-8")
    outcomes = run_script("run", path, tasks)
    assert len(outcomes) == len(examples), f"only {len(outcomes)} of {len(examples)} examples were run"
    failures = [
        f"{path.relative_to(ROOT)}:{example.line}: ?- {example.goal}.\nwanted {' ; '.join(example.answers)}\n"
        + "\n".join(problem[:2000] for problem in outcome["problems"])
        for example, outcome in zip(examples, outcomes, strict=True)
        if outcome["problems"]
    ]
    assert not failures, "\n\n".join(failures)


SAMPLE = """
:- module(sample, [double/2, either/1, pieces//1]).

%!  double(+X, -Y) is det.
%
%   True when Y is the double of X.
%
%       ?- double(1, Y).
%       Y = 2.
%       ?- double(1, Y).
%       Y = 3.
%
%       ?- double(1, Y).
%       Y = 3.
%
%       ?- double(a, Y).
%       throws(type_error(evaluable, a/0)).
%
%       ?- double(_, Y).
%       throws(type_error(_, _)).

double(X, Y) :- Y is 2*X.

%!  either(-X) is multi.
%
%       ?- either(X).
%       X = f(A, B, A) ;
%       X = "two" ;
%       false.
%
%       ?- either(X).
%       X = f(A, A, A).
%
%       ?- either(X).
%       X = f(_, _, _) ;
%       false.
%
%       ?- either(X),
%          X = g(_).
%       false.
%
%       ?- print_message(warning, format("careful", [])).
%       true.

either(f(A, _, A)).
either("two").

%!  pieces(?X:list(pair))// is det.

pieces([]) --> [].
"""


def test_wrong_examples_are_found(tmp_path: Path) -> None:
    source = tmp_path / "sample.pl"
    source.write_text(SAMPLE, encoding="utf-8")
    examples = [example for comment in comments(SAMPLE) for example in comment.examples]
    tasks = tmp_path / "tasks.json"
    tasks.write_text(json.dumps([{"goal": e.goal, "answers": e.answers} for e in examples]), encoding="utf-8")
    outcomes = run_script("run", source, tasks)
    assert [bool(outcome["problems"]) for outcome in outcomes] == [
        *(False, True, True, False, True),
        *(False, True, True, False, True),
    ]


def test_undocumented_exports_are_found() -> None:
    found = comments(SAMPLE)
    assert [comment.predicates for comment in found] == [{"double/2"}, {"either/1"}, {"pieces/3"}]
    assert [len(comment.examples) for comment in found] == [5, 5, 0]


@pytest.mark.parametrize(
    ("mode", "indicator"),
    [
        ("foo(+X, -Y) is det.", "foo/2"),
        ("foo is nondet.", "foo/0"),
        ("foo(:Goal, +List:list(pair(A, B)), ?Z) is semidet.", "foo/3"),
        ("'odd name'(++X)", "odd name/1"),
        ("tokens(-Ts)// is det.", "tokens/3"),
        ("True when it is.", None),
    ],
)
def test_modes_are_read(mode: str, indicator: str | None) -> None:
    assert mode_indicator(mode) == indicator
