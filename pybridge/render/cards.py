"""Puzzles and results as pieces of HTML, for notebooks."""

from __future__ import annotations

from html import escape

from pybridge.model import PuzzleInfo, SolveResult
from pybridge.render.pictograms import COLOURS, FIXED, define, draw
from pybridge.render.scene import name_in_words
from pybridge.render.storyboard import storyboard_svg
from pybridge.render.svg import Picture, text_width
from pybridge.render.text import result_line


def passengers_svg(puzzle: PuzzleInfo) -> str:
    """The passengers of a puzzle in a row, each with its name."""
    widths = [max(44.0, text_width(name_in_words(passenger), 12) + 14) for passenger in puzzle.passengers]
    picture = Picture(
        sum(widths) + 8,
        64,
        title=f"The passengers of {puzzle.title}",
        description=", ".join(map(name_in_words, puzzle.passengers)),
    )
    define(picture, puzzle)
    x = 4.0
    for passenger, width in zip(puzzle.passengers, widths, strict=True):
        draw(picture, picture.root, puzzle, passenger, x + width / 2 - 16, 6, 32)
        picture.text(picture.root, x + width / 2, 56, name_in_words(passenger), size=12, anchor="middle")
        x += width
    return picture.to_string(fixed=FIXED, colours=COLOURS, theme="auto", ident=None)


def puzzle_html(puzzle: PuzzleInfo) -> str:
    """A puzzle with its passengers, places, boat and parameters."""
    rowers = "everyone" if puzzle.rowers == puzzle.passengers else ", ".join(map(name_in_words, puzzle.rowers))
    rows = [
        ("rowers", rowers),
        ("boat", f"{puzzle.seats} seat{'s' * (puzzle.seats != 1)}"),
        ("places", ", ".join(map(name_in_words, puzzle.places))),
        ("parameters", ", ".join(f"{name}={value}" for name, value in puzzle.parameters)),
        ("known answer", "" if puzzle.answer is None else str(puzzle.answer)),
        ("source", puzzle.source),
    ]
    table = "".join(f'<tr><th scope="row">{name}</th><td>{escape(value)}</td></tr>' for name, value in rows if value)
    return f"<div><p><strong>{escape(puzzle.title)}</strong></p>\n{passengers_svg(puzzle)}<table>{table}</table></div>"


def result_html(result: SolveResult) -> str:
    """What a search found in a sentence, and the storyboard of the first plan."""
    plan = result.solution
    picture = "" if plan is None else storyboard_svg(plan)
    return f"<div><p>{escape(result_line(result))}</p>\n{picture}</div>"
