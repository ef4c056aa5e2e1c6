"""The board of a tour: its scale, its squares and coordinates, its legend, and the words that go with it.

Rows are counted from the top and columns from the left, from 1; algebraic
coordinates put ``a1`` at the bottom left.
"""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree as ET

from pybridge.render.palette import time_colours
from pybridge.render.svg import Picture, text_width
from pybridge.tour_model import Square, Tour, square_name

COORDINATES = ("numbers", "algebraic", "none")
READ_AT = 800
"""The width in pixels at which text must still be legible."""
BANDS = 16
LONGEST_LIST = 2500
"""Longer tours are described by their ends, not by every square."""
LEAPERS = {(1, 2): "knight", (1, 3): "camel", (2, 3): "zebra", (1, 4): "giraffe", (1, 1): "ferz", (0, 1): "wazir"}


@dataclass(frozen=True, slots=True)
class Scale:
    """How a board of some size is drawn: sides and widths in the units of the picture."""

    cell: float
    left: float
    top: float
    text: float
    line: float
    dots: bool
    every: int

    def centre(self, square: Square) -> tuple[float, float]:
        """The middle of a square as (x, y)."""
        row, column = square
        return self.left + (column - 0.5) * self.cell, self.top + (row - 0.5) * self.cell


def board_scale(rows: int, columns: int, coordinates: str) -> Scale:
    """The scale for a board: the larger the board, the fewer details."""
    longest = max(rows, columns)
    cell = next((side for most, side in ((12, 48.0), (30, 32.0), (60, 20.0)) if longest <= most), 8.0)
    width = columns * cell + 60
    text = max(13.0, 11.5 * width / READ_AT)
    names = [square_name((1, column), rows)[: -len(str(rows))] for column in (1, columns)]
    label = text_width(str(max(rows, columns)), text) if coordinates != "none" else 0
    across = max(text_width(str(columns), text), *(text_width(name, text) for name in names))
    every = 1 if max(across, text) * 1.25 <= cell else next(n for n in (5, 10, 20, 50, 100) if across * 1.6 <= n * cell)
    return Scale(
        cell=cell,
        left=16 + label + (8 if label else 0),
        top=16 + (text + 8 if label else 0),
        text=text,
        line=max(1.6, cell * 0.085),
        dots=longest <= 60,
        every=every,
    )


def tour_title(tour: Tour) -> str:
    """What the picture of a tour shows, as a heading."""
    name = LEAPERS.get(tuple(sorted(tour.leaper)), f"{tour.leaper[0]},{tour.leaper[1]}-leaper")  # type: ignore[arg-type]
    kind = "Closed" if tour.closed else "Open"
    holes = f" with {len(tour.holes)} hole{'s' * (len(tour.holes) != 1)}" if tour.holes else ""
    return f"{kind} {name}'s tour on a board of {tour.rows} x {tour.columns} squares{holes}"


def tour_description(tour: Tour, coordinates: str = "numbers") -> str:
    """The same in words as the picture shows."""
    names = tour.algebraic() if coordinates == "algebraic" else [f"({row},{column})" for row, column in tour.squares]
    counting = (
        "Squares are named in algebraic notation, a1 at the bottom left."
        if coordinates == "algebraic"
        else "Squares are (row,column) from 1, (1,1) at the top left."
    )
    ends = f"{len(names)} squares are visited, from {names[0]} to {names[-1]}"
    closing = ", and one leap more leads back to the first" if tour.closed else ""
    if len(names) > LONGEST_LIST:
        return f"{ends}{closing}. {counting} Colours go from early to late."
    holes = ""
    if tour.holes:
        cells = sorted(tour.holes)
        listed = [square_name(c, tour.rows) if coordinates == "algebraic" else f"({c[0]},{c[1]})" for c in cells]
        holes = f" Holes: {' '.join(listed)}."
    return f"{ends}{closing}. {counting} In order: {' '.join(names)}.{holes}"


def empty_board(tour: Tour, scale: Scale, coordinates: str) -> tuple[Picture, float]:
    """The empty board, and how wide its picture is."""
    width = max(scale.left + tour.columns * scale.cell + 16, 16 * scale.text)
    picture = Picture(
        width,
        scale.top + tour.rows * scale.cell + scale.text * 3,
        title=tour_title(tour),
        description=tour_description(tour, coordinates),
    )
    _squares(picture, tour, scale)
    if coordinates != "none":
        _coordinates(picture, tour, scale, coordinates)
    return picture, width


def line_styles(scale: Scale) -> dict[str, str]:
    """The widths of the lines of the path."""
    return {
        ".h": f"fill:none;stroke-width:{scale.line * 2.6:.2f};stroke-linejoin:round",
        ".l": f"fill:none;stroke-width:{scale.line:.2f};stroke-linecap:round;stroke-linejoin:round",
        ".l.closing": f"stroke-dasharray:{scale.line * 2:.2f} {scale.line * 1.6:.2f};stroke-linecap:butt",
    }


def board_colours() -> dict[str, tuple[str, str]]:
    """The rules that differ between light and dark ground."""
    colours = {
        ".a": ("fill:#ffffff", "fill:#1b1e25"),
        ".b": ("fill:#edf0f4", "fill:#252a33"),
        ".hole": ("fill:#c3c9d2", "fill:#0a0b0e"),
        ".edge": ("fill:none;stroke:#59636e", "fill:none;stroke:#9aa4b0"),
        ".h": ("stroke:#ffffff", "stroke:#16181d"),
        ".disc": ("fill:#ffffff", "fill:#16181d"),
        ".mark": ("fill:#ffffff;stroke:#1f2328", "fill:#16181d;stroke:#e6e8eb"),
        ".core": ("fill:#1f2328", "fill:#e6e8eb"),
    }
    for band, (light, dark) in enumerate(time_colours(BANDS)):
        colours[f".t{band}"] = (f"stroke:{light}", f"stroke:{dark}")
        colours[f".f{band}"] = (f"fill:{light}", f"fill:{dark}")
    return colours


def band_of(step: int, steps: int) -> int:
    """The band of time of a step, both counted from 0."""
    return min(BANDS - 1, step * BANDS // max(1, steps))


def _squares(picture: Picture, tour: Tour, scale: Scale) -> None:
    group = picture.group(picture.root, "board")
    cell = scale.cell
    right, bottom = tour.columns * cell, tour.rows * cell
    picture.rectangle(group, scale.left, scale.top, right, bottom, "a")
    # One path for all squares of a colour: a board of 200 x 200 stays small.
    for name, chosen in (
        ("b", [s for s in _all_squares(tour) if sum(s) % 2 and s not in tour.holes]),
        ("hole", sorted(tour.holes)),
    ):
        corners = [(scale.left + (column - 1) * cell, scale.top + (row - 1) * cell) for row, column in chosen]
        data = "".join(f"M{x:g} {y:g}h{cell:g}v{cell:g}h-{cell:g}z" for x, y in corners)
        if data:
            picture.path(group, data, name)
    picture.rectangle(group, scale.left, scale.top, right, bottom, "edge")


def _all_squares(tour: Tour) -> list[Square]:
    return [(row, column) for row in range(1, tour.rows + 1) for column in range(1, tour.columns + 1)]


def _coordinates(picture: Picture, tour: Tour, scale: Scale, coordinates: str) -> None:
    group = picture.group(picture.root, "coordinates")
    algebraic = coordinates == "algebraic"
    for column in range(1, tour.columns + 1):
        if column == 1 or column % scale.every == 0:
            name = square_name((tour.rows, column), tour.rows)[:-1] if algebraic else str(column)
            x, _ = scale.centre((1, column))
            picture.text(group, x, scale.top - 8, name, size=scale.text, name="faint", anchor="middle")
    for row in range(1, tour.rows + 1):
        shown = tour.rows - row + 1 if algebraic else row
        if shown == 1 or shown % scale.every == 0:
            _, y = scale.centre((row, 1))
            picture.text(
                group, scale.left - 8, y + scale.text * 0.36, str(shown), size=scale.text, name="faint", anchor="end"
            )


def shrink(picture: Picture) -> float:
    """Units of the picture for a pixel at the width at which it must be legible."""
    return max(1.0, float(picture.root.get("width", "0")) / READ_AT)


def start_mark(
    picture: Picture, parent: ET.Element, x: float, y: float, radius: float, filled: bool = True
) -> ET.Element:
    """A ring, with a disc in it where ``filled``."""
    ring = picture.circle(parent, x, y, radius, "mark")
    if filled:
        picture.circle(parent, x, y, radius * 0.5, "core").set("stroke", "none")
    return ring


def end_mark(
    picture: Picture, parent: ET.Element, x: float, y: float, radius: float, filled: bool = True
) -> ET.Element:
    """A square, with a smaller one in it where ``filled``."""
    square = picture.rectangle(parent, x - radius, y - radius, radius * 2, radius * 2, "mark")
    if filled:
        inner = picture.rectangle(parent, x - radius * 0.5, y - radius * 0.5, radius, radius, "core")
        inner.set("stroke", "none")
    return square


def draw_legend(picture: Picture, tour: Tour, scale: Scale, width: float, coordinates: str) -> None:
    """Where the path starts and ends, and the colours of time."""
    group = picture.group(picture.root, "legend")
    size = scale.text
    y = scale.top + tour.rows * scale.cell + size * 1.7
    group.set("stroke-width", f"{size * 0.09:.2f}")
    x = 16.0
    for words, square, draw in (("start", tour.start, start_mark), ("end", tour.end, end_mark)):
        name = square_name(square, tour.rows) if coordinates == "algebraic" else f"{square[0]},{square[1]}"
        draw(picture, group, x + size * 0.4, y - size * 0.35, size * 0.38, True)
        picture.text(group, x + size * 1.1, y, f"{words} {name}", size=size)
        x += size * 1.6 + text_width(f"{words} {name}", size)
    _time_bar(picture, group, len(tour.squares), x, y, size, width - 16)


def _time_bar(picture: Picture, group: ET.Element, steps: int, x: float, y: float, size: float, right: float) -> None:
    """The colours from the first step to the last; left out where there is no room for it."""
    last = text_width(str(steps), size)
    left = x + text_width("1", size) + size * 0.4
    length = min(right - last - size * 0.4 - left, size * 16)
    if length < size * 3:
        return
    picture.text(group, left - size * 0.4, y, "1", size=size, anchor="end")
    piece = length / BANDS
    for band in range(BANDS):
        picture.rectangle(group, left + band * piece, y - size * 0.6, piece + 0.3, size * 0.5, f"f{band}")
    picture.text(group, left + length + size * 0.4, y, str(steps), size=size)
