"""Reading what was typed after a command."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludolith.engine.errors import BadOptionValue, BadRequest
from ludolith.engine.game import Game
from ludolith.engine.json_faults import MARK, no_text, unreadable
from ludolith.engine.options import MOST_FILE, Option, OptionValue, find, settle

LONGEST_NAME: Final = 24


def options_of(game: Game, typed: Sequence[str] | None) -> dict[str, OptionValue]:
    """All options of a game, those typed as name=value among them."""
    chosen: dict[str, OptionValue] = {}
    for text in typed or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadRequest(f"an option is given as name=value, such as relics=on, not {text!r}")
        option = find(game.options, name.strip())
        if option.name in chosen:
            raise BadRequest(f"option {option.name} is given twice")
        typed_value = value.strip()
        if option.is_file and not typed_value:
            raise BadRequest(f"option {option.name}: name a file, or leave the option out")
        if option.is_file:
            chosen[option.name] = text_from(Path(typed_value), option)
        else:
            chosen[option.name] = option.parse(typed_value)
    return settle(game.options, chosen)


def text_from(path: Path, option: Option) -> OptionValue:
    """The content of a file, checked as the value of an option."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_FILE + 1)  # a device may have no end
        return option.from_file(content.decode().removeprefix(MARK))
    except OSError as problem:
        raise unreadable(path, problem, f"option {option.name}: ") from None
    except UnicodeDecodeError as problem:
        raise option.unsound(no_text(problem)).within(path) from None
    except BadOptionValue as problem:
        raise problem.within(path) from None
    except ValueError as problem:  # a path that no file can have
        raise BadOptionValue(f"{path}: {problem}") from None


def listed(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in text.split(","))


def names_of(text: str) -> tuple[str, ...]:
    """People's names: not empty, no two alike, fit to be shown in a terminal."""
    names = listed(text)
    for name in names:
        if not name:
            raise BadRequest(f"a name is empty in {text!r}")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadRequest(f"a name has up to {LONGEST_NAME} printable letters, unlike {name!r}")
    if len({name.casefold() for name in names}) < len(names):
        raise BadRequest(f"two people have the same name in {text!r}")
    return names
