"""`ludolith store`: looking after what a server keeps, while it does not run."""

from __future__ import annotations

import typer

from ludolith.cli.command_parsing import Command, Group
from ludolith.cli.parameters import Data, Language

app = typer.Typer(cls=Group)


@app.callback(invoke_without_command=True)
def store(context: typer.Context) -> None:
    """Look after the games that a server keeps, while it does not run."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=Command)
def check(data: Data = None, lang: Language = None) -> None:
    """Go through all that a server keeps and say what is damaged. Nothing is changed.

    Exit code 0: everything is sound. 1: something is damaged. 2: it cannot be read at all.

    Examples:
      ludolith store check
      ludolith store check --data /srv/ludolith

    """
    from ludolith.cli import store_check

    store_check.check(data, lang)
