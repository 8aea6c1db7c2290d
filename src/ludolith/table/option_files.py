"""Files that a table's options may name. A table is asked for a name and keeps the text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludolith.engine.errors import BadOptionValue
from ludolith.engine.game import Game
from ludolith.engine.options import BUILT_IN, Option, OptionValue, find, settle
from ludolith.table import acts
from ludolith.table.table import Table

Files = Mapping[tuple[str, str], Mapping[str, str]]  # by game and option: texts by their names
NO_FILES: Final[Files] = {}

Chosen = Mapping[str, OptionValue]


def with_texts(
    game: Game, chosen: Chosen, files: Files
) -> tuple[dict[str, OptionValue], dict[str, str]]:
    """Options with the texts of the files they name, and those names by option."""
    options, names = dict(chosen), {}
    for name, value in chosen.items():
        option = find(game.options, name)
        if option.is_file and value != BUILT_IN:
            options[name] = text_of(game, option, value, files)
            names[name] = str(value)
    return settle(game.options, options), names


def text_of(game: Game, option: Option, name: OptionValue, files: Files) -> str:
    """The text of a file known here; nothing else can be named."""
    known = files.get((game.name, option.name), {})
    if not isinstance(name, str) or name not in known:
        there = f"there are: {', '.join(known)}" if known else "there is none here"
        raise BadOptionValue(f"option {option.name}: no file {name!r}; {there}")
    return known[name]


def options_set(table: Table, chosen: Chosen, files: Files) -> acts.OptionsSet:
    """Other options for a table; a file it has already stays as it was when it was chosen."""
    own = {
        (table.game.name, option): {
            **files.get((table.game.name, option), {}),
            name: str(table.options[option]),
        }
        for option, name in table.files.items()
    }
    return acts.OptionsSet(*with_texts(table.game, chosen, {**files, **own}))
