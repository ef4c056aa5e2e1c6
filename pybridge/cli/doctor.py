"""``pybridge doctor``: what pybridge found on this machine."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import sys
from pathlib import Path

import click

from pybridge.engine.choice import ENGINES, ENVIRONMENT, INSTALL, probe, wanted_by_environment
from pybridge.engine.protocol import version_text
from pybridge.paths import prolog_dir


@click.command(short_help="Tell which engines work, and why the others do not.")
def command() -> int:
    """Print versions, where SWI-Prolog was found, which engines work and why the others do not.

    Exit status 4: no engine works, or not the one that PYBRIDGE_ENGINE names.
    """
    wanted = wanted_by_environment()
    found = probe()
    click.echo(f"pybridge {package_version('pybridge-swi')} at {Path(__file__).parents[1]}")
    click.echo(f"Python {platform.python_version()} at {sys.executable}, {platform.platform()}")
    click.echo(f"Prolog files at {prolog_dir()}")
    click.echo(f"program swipl: {shutil.which('swipl') or 'not on the PATH'}")
    for name in ("SWI_HOME_DIR", "LIBSWIPL_PATH", ENVIRONMENT):
        if name in os.environ:
            click.echo(f"environment variable {name}: {os.environ[name]}")
    for package in ("pyswip", "janus-swi"):
        click.echo(f"Python package {package}: {package_version(package)}")
    click.echo()
    working = []
    for name in ENGINES:
        engine = found[name]
        if isinstance(engine, str):
            click.echo(f"engine {name} does not work: {engine}")
        else:
            working.append(name)
            click.echo(f"engine {name} works, with SWI-Prolog {version_text(engine.version)}")
            engine.close()
    click.echo()
    if not working:
        click.echo(f"No engine works; {INSTALL}.")
        return 4
    if wanted != "auto" and wanted not in working:
        click.echo(f"Without --engine, pybridge would use {wanted}, as {ENVIRONMENT} says, and fail.")
        return 4
    click.echo(f"Without --engine, pybridge uses {working[0] if wanted == 'auto' else wanted}.")
    return 0


def package_version(name: str) -> str:
    """The version of an installed package, or words that say that there is none."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"
