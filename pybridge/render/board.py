"""Tours as pictures: the path over the board, coloured by time."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from pybridge.render.board_frame import (
    BANDS,
    COORDINATES,
    Scale,
    band_of,
    board_colours,
    board_scale,
    draw_legend,
    empty_board,
    end_mark,
    line_styles,
    shrink,
    start_mark,
)
from pybridge.render.svg import Picture, Theme
from pybridge.tour_model import Square, Tour


def tour_svg(
    tour: Tour,
    *,
    numbers: bool = False,
    coordinates: str = "numbers",
    theme: Theme = "auto",
    ident: str | None = None,
) -> str:
    """The board with the tour as SVG.

    The path goes from early to late through the colours of the bar below it; where
    it crosses itself the later part passes over the earlier one.  A ring marks the
    start and a square the end.  ``numbers`` writes the number of each step on its
    square; ``coordinates`` is one of :data:`COORDINATES`.  For ``theme`` and
    ``ident`` see :meth:`pybridge.render.svg.Picture.to_string`.
    """
    if coordinates not in COORDINATES:
        raise ValueError(f"there are no coordinates {coordinates!r}: there are {', '.join(COORDINATES)}")
    scale = board_scale(tour.rows, tour.columns, coordinates)
    picture, width = empty_board(tour, scale, coordinates)
    _path(picture, tour, scale)
    if scale.dots:
        _stations(picture, tour, scale, numbers)
    _ends(picture, tour, scale, numbers)
    draw_legend(picture, tour, scale, width, coordinates)
    return picture.to_string(fixed=line_styles(scale), colours=board_colours(), theme=theme, ident=ident)


def _path(picture: Picture, tour: Tour, scale: Scale) -> list[tuple[int, int, list[ET.Element]]]:
    """Draw the path; gives its runs as (first station, number of leaps, their elements)."""
    group = picture.group(picture.root, "path")
    runs = []
    for first, last in _runs(tour.squares):
        points = [scale.centre(square) for square in tour.squares[first : last + 1]]
        data = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        line = f"l t{band_of(first, len(tour.squares))}"
        runs.append((first, last - first, [picture.path(group, data, name) for name in ("h", line)]))
    if tour.closed and len(tour.squares) > 1:
        (x0, y0), (x1, y1) = scale.centre(tour.end), scale.centre(tour.start)
        data = f"M{x0:g} {y0:g}L{x1:g} {y1:g}"
        picture.path(group, data, "h closing")
        picture.path(group, data, f"l closing t{BANDS - 1}")
    return runs


LONGEST_RUN = 32
"""Leaps in one piece of the path: the time to look for crossings grows with it."""


def _runs(squares: tuple[Square, ...]) -> list[tuple[int, int]]:
    """The path cut into runs of one colour that do not cross themselves, as (first, last) stations."""
    runs = []
    first = 0
    for last in range(1, len(squares)):
        if last > first + 1 and (
            last - first > LONGEST_RUN
            or band_of(last - 1, len(squares)) != band_of(first, len(squares))
            or any(_cross(squares[i : i + 2], squares[last - 1 : last + 1]) for i in range(first, last - 2))
        ):
            runs.append((first, last - 1))
            first = last - 1
    if len(squares) > 1:
        runs.append((first, len(squares) - 1))
    return runs


def _cross(one: tuple[Square, ...], two: tuple[Square, ...]) -> bool:
    (a, b), (c, d) = one, two
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Square, b: Square, c: Square) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _stations(picture: Picture, tour: Tour, scale: Scale, numbers: bool) -> None:
    group = picture.group(picture.root, "stations")
    steps = len(tour.squares)
    size = scale.cell * (0.32 if steps < 100 else 0.27 if steps < 1000 else 0.21)
    for step, square in enumerate(tour.squares):
        x, y = scale.centre(square)
        band = band_of(step, steps)
        if not numbers:
            picture.circle(group, x, y, scale.line * 1.45, f"f{band}")
            continue
        disc = picture.circle(group, x, y, scale.cell * 0.31, f"disc t{band}")
        disc.set("stroke-width", f"{scale.line * 0.6:.2f}")
        picture.text(group, x, y + size * 0.36, str(step + 1), size=size, anchor="middle")


def _ends(picture: Picture, tour: Tour, scale: Scale, numbers: bool) -> None:
    group = picture.group(picture.root, "ends")
    group.set("stroke-width", f"{max(scale.line * 0.7, 1.2):.2f}")
    # On a large board the marks stay visible, but those of squares a leap apart must not touch.
    radius = max(scale.cell * 0.2, min(6.5 * shrink(picture), scale.cell * 0.85))
    for square, draw in ((tour.start, start_mark), (tour.end, end_mark)):
        x, y = scale.centre(square)
        if numbers and scale.dots:
            # The number stays to be seen: the mark goes around it.
            element = draw(picture, group, x, y, scale.cell * 0.38, False)
            element.set("fill-opacity", "0")
        else:
            draw(picture, group, x, y, radius, True)


def tour_stage(tour: Tour) -> tuple[str, dict[str, Any]]:
    """A board whose path a script can draw step by step, and where the rider is at each step.

    A piece of the path has ``data-first``, the number of its first station from 0, and
    ``data-steps``, its number of leaps, which is also its ``pathLength``; a station has
    ``data-step``; the rider, a ring, has ``data-rider``, and ``rider`` its places.
    """
    scale = board_scale(tour.rows, tour.columns, "numbers")
    picture, width = empty_board(tour, scale, "numbers")
    for first, steps, elements in _path(picture, tour, scale):
        for element in elements:
            element.set("pathLength", str(steps))
            element.set("data-first", str(first))
            element.set("data-steps", str(steps))
    if scale.dots:
        _stations(picture, tour, scale, False)
        for step, circle in enumerate(picture.root.findall("g[@class='stations']/circle")):
            circle.set("data-step", str(step))
    _ends(picture, tour, scale, False)
    end = picture.group(picture.root, "off", **{"data-end": ""})
    ends = picture.root.find("g[@class='ends']")
    if ends is not None:
        for element in ends.findall("rect"):
            ends.remove(element)
            end.append(element)
        end.set("stroke-width", ends.get("stroke-width", "1"))
    rider = picture.circle(picture.root, 0, 0, max(scale.cell * 0.32, 8 * shrink(picture)), "rider")
    rider.set("data-rider", "")
    draw_legend(picture, tour, scale, width, "numbers")
    styles = line_styles(scale) | {".rider": f"fill:none;stroke-width:{max(2.5, scale.line) * shrink(picture):.2f}"}
    colours = board_colours() | {".rider": ("stroke:#c05a00", "stroke:#ffffff")}
    text = picture.to_string(fixed=styles, colours=colours, theme="auto", ident="stage-picture")
    return text, {"rider": [[round(c, 2) for c in scale.centre(square)] for square in tour.squares]}
