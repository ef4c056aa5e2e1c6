"""Pictures as PNG, by resvg, with a font of its own: the same pixels on every machine."""

from __future__ import annotations

from pybridge.errors import PybridgeError

MISSING = "PNG needs two more packages: pip install 'pybridge-swi[png]' (or write .svg)"


class PngUnavailable(PybridgeError):
    """What draws PNG is not installed; the message says what to install."""


def svg_to_png(svg: str, *, width: int) -> bytes:
    """An SVG document as PNG, ``width`` pixels wide.

    It has the colours for a light ground unless it was drawn for a dark one. Letters
    that the font does not have are taken from the system's fonts.  Raises
    :class:`PngUnavailable` where the optional packages are not installed.
    """
    if width < 1:
        raise ValueError(f"a picture cannot be {width} pixels wide")
    try:
        import resvg_py
        from font_roboto import Roboto, RobotoBold  # type: ignore[import-untyped]
    except ImportError as error:
        raise PngUnavailable(MISSING) from error
    picture: bytes = bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=[Roboto, RobotoBold],
            font_family="Roboto",
            sans_serif_family="Roboto",
        )
    )
    return picture
