"""The ``pybridge`` command.

Each command lives in a module of its own, which is imported when it is called.
Data goes to standard output, everything else to standard error.  Exit status: 0
solved or valid, 1 proved impossible or invalid, 2 bad input, 3 limit reached, 4 no
usable SWI-Prolog, 130 interrupted.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from typing import Any

import click

from pybridge.errors import EngineUnavailable, LimitReached, PybridgeError, StackLimitReached

COMMANDS = (
    "puzzles",
    "show",
    "solve",
    "check",
    "new",
    "lint",
    "graph",
    "analyse",
    "moves",
    "alcuin",
    "verify",
    "play",
    "tour",
    "count-tours",
    "check-tour",
    "query",
    "doctor",
    "completion",
)


class LazyGroup(click.Group):
    """A group whose commands are ``command`` in ``pybridge.cli.NAME``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"pybridge.cli.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(unknown_command(args[0]), ctx)
        return super().resolve_command(ctx, args)


def unknown_command(name: str) -> str:
    """The sentence for a command that does not exist, with the nearest that does."""
    import difflib

    near = difflib.get_close_matches(name, COMMANDS, 1)
    hint = f"did you mean {near[0]}?" if near else "pybridge --help lists them."
    return f"There is no command {name}; {hint}"


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="pybridge-swi", prog_name="pybridge")
def cli() -> None:
    """State-space puzzles as Prolog rules: solve, count, check and picture them."""


def status_of(error: PybridgeError) -> int:
    """The exit status for an error that ends a command."""
    if isinstance(error, EngineUnavailable):
        return 4
    return 3 if isinstance(error, LimitReached) else 2


def main(args: list[str] | None = None) -> None:
    """Run the command and exit with its status."""
    given = sys.argv[1:] if args is None else args
    if given[:1] != ["query"]:
        keep_output_clean()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    sys.exit(run(given))


def keep_output_clean() -> None:
    """Let what the rules of a puzzle print go to standard error, so that standard output has the answer and no more.

    Prolog prints to the file descriptor of standard output; Python from now on to a copy of it.
    """
    if sys.stdout is None or sys.stderr is None:
        return
    sys.stdout.flush()
    copy = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = os.fdopen(copy, "w", encoding=sys.stdout.encoding)


def run(args: list[str] | None = None) -> int:
    """Run the command and return its status; errors are told in one sentence."""
    for argument in args or ():
        if not is_text(argument):
            click.echo(f"pybridge: the argument {argument!r} is not UTF-8", err=True)
            return 2
    try:
        result: Any = cli.main(args=args, prog_name="pybridge", standalone_mode=False)
        click.echo(nl=False)  # what was not written yet fails here, not at exit
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.Abort:
        return interrupted()
    except click.ClickException as error:
        error.show()
        return 2
    except KeyboardInterrupt:
        return interrupted()
    except BrokenPipeError:
        return forget_output()  # the reader has left, as `head` does: end quietly
    except SystemExit:
        return forget_output()  # what click makes of a reader that has left
    except StackLimitReached as error:
        # SWI-Prolog goes on with sizes and frames, a line each.
        text = str(error).partition("\n")[0]
        click.echo(f"pybridge: {text[:1].lower()}{text[1:]}", err=True)
        return status_of(error)
    except PybridgeError as error:
        click.echo(f"pybridge: {error}", err=True)
        return status_of(error)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            forget_output()
        where = f"{error.filename}: " if error.filename else ""
        click.echo(f"pybridge: {where}{(error.strerror or str(error)).lower()}", err=True)
        return 2


def forget_output() -> int:
    """Keep Python's own flush of standard output at exit from failing once more; the status for that, 0."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def is_text(argument: str) -> bool:
    """Is the argument made of characters only?  Python keeps bytes that are none as lone surrogates."""
    try:
        argument.encode()
    except UnicodeEncodeError:
        return False
    return True


def interrupted() -> int:
    click.echo("pybridge: interrupted", err=True)
    return 130
