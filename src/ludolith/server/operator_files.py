"""The operator's own files for options: FOLDER/<game>/<option>/<name>.json, read once at the start.

Players choose among them by name. No name a player sends ever becomes a path.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ludolith import games
from ludolith.engine.errors import LudolithError, UnknownGame
from ludolith.engine.options import MOST_FILE, Option
from ludolith.server.errors import CannotServe
from ludolith.table.option_files import Files

SUFFIX: Final = ".json"
MOST_NAME: Final = 40


def read_files(folder: Path) -> Files:
    """All files of all games, every one checked; raises CannotServe with the first wrong one."""
    try:
        return {
            (game.name, option.name): dict(texts_in(place, option))
            for game in (games.game(path.name) for path in folders_in(folder))
            for place, option in options_in(folder / game.name, game.options)
        }
    except OSError as problem:
        raise CannotServe(f"cannot read {problem.filename}: {problem.strerror}") from None
    except UnknownGame as problem:
        raise CannotServe(f"in {folder}: {problem}") from None


def options_in(folder: Path, options: tuple[Option, ...]) -> Iterator[tuple[Path, Option]]:
    known = {option.name: option for option in options if option.is_file}
    for place in folders_in(folder):
        if place.name not in known:
            there = f"there are: {', '.join(known)}" if known else "there is none"
            raise CannotServe(f"{place}: no option of {folder.name} that takes a file; {there}")
        yield place, known[place.name]


def texts_in(folder: Path, option: Option) -> Iterator[tuple[str, str]]:
    """Names and texts, in the order of their names."""
    for path in entries(folder):
        if path.suffix != SUFFIX or not is_name(path.stem):
            raise CannotServe(
                f"{path}: a file is called NAME{SUFFIX}; NAME has up to {MOST_NAME} letters, "
                "digits, spaces, _ or -"
            )
        with path.open("rb") as file:
            content = file.read(MOST_FILE + 1)
        try:
            text = content.decode()
            option.from_file(text)
        except UnicodeDecodeError as problem:
            raise CannotServe(f"{path}: not UTF-8 at byte {problem.start}") from None
        except LudolithError as problem:
            raise CannotServe(f"{path}: {problem}") from None
        yield path.stem, text


def is_name(text: str) -> bool:
    return 0 < len(text) <= MOST_NAME and all(c.isalnum() or c in " _-" for c in text)


def folders_in(folder: Path) -> list[Path]:
    return [path for path in entries(folder) if path.is_dir()]


def entries(folder: Path) -> list[Path]:
    """What lies in a folder that may be missing; hidden files belong to other programs."""
    if not folder.exists():
        return []
    return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
