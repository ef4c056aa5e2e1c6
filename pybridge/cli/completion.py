"""``pybridge completion``: the script that makes a shell complete pybridge's words."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command(short_help="Print a script for the completion of a shell.")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the script that makes SHELL complete commands, options and names of puzzles.

    \b
    bash: pybridge completion bash > ~/.local/share/bash-completion/completions/pybridge
    zsh:  pybridge completion zsh > a file _pybridge in a directory of $fpath
    fish: pybridge completion fish > ~/.config/fish/completions/pybridge.fish
    """
    made = get_completion_class(shell)
    if made is None:
        raise click.UsageError(f"There is no completion for {shell}.")
    complete = made(ctx.find_root().command, {}, "pybridge", "_PYBRIDGE_COMPLETE")
    # The method source() asks the installed bash for its version; the template needs no shell at all.
    click.echo(complete.source_template % complete.source_vars())
