"""Where the Prolog files are."""

from __future__ import annotations

from pathlib import Path


def prolog_dir() -> Path:
    """The directory of the Prolog files: inside an installed package, beside the package in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / "prolog"
    return installed if installed.is_dir() else package.parent / "prolog"
