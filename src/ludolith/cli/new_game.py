"""`ludolith new-game` and `ludolith test-game`: for authors of games."""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ludolith import games
from ludolith.cli.errors import Failed
from ludolith.cli.translations import words
from ludolith.engine.errors import BadRequest

ENDING: Final = ".template"
PLUGIN: Final = "ludolith.testing.plugin"


def make(name: str, folder: Path | None, lang: str | None) -> None:
    """Write the skeleton of a game into a new folder."""
    if not games.SLUG.fullmatch(name) or len(name) > games.LONGEST_NAME:
        raise BadRequest(
            f"a game cannot be called {name!r}: its name is at most {games.LONGEST_NAME} small "
            "letters, digits and single underscores, and begins with a letter"
        )
    if name in games.NAMES or keyword.iskeyword(name):
        raise BadRequest(f"a game cannot be called {name!r}: the name is taken")
    home = Path(name) if folder is None else folder
    if home.exists() or home.is_symlink():
        raise BadRequest(f"{home} is there already; nothing was written")
    parts = name.split("_")
    prefix = "".join(part[0] for part in parts) if len(parts) > 1 else name[:3]
    filled_in = {
        "@NAME@": name,
        "@PACKAGE@": f"ludolith_{name}",
        "@DISTRIBUTION@": f"ludolith-{name.replace('_', '-')}",
        "@CLASS@": "".join(part.capitalize() for part in parts),
        "@PREFIX@": re.sub(r"[^A-Z]", "", prefix.upper()),
        "@TITLE@": " ".join(part.capitalize() for part in parts),
    }
    write(files("ludolith.cli") / "skeleton", home, filled_in)
    (home / "src").rename(home / "package")  # the templates of src are those of the package
    (home / "src").mkdir()
    (home / "package").rename(home / "src" / filled_in["@PACKAGE@"])
    print(words(lang).tell("game-made", folder=str(home), game=name))


def write(source: Traversable, target: Path, filled_in: dict[str, str]) -> None:
    target.mkdir(parents=True)
    for each in source.iterdir():
        if each.is_dir():
            write(each, target / each.name, filled_in)
        elif each.name.endswith(ENDING):
            text = each.read_text(encoding="utf-8")
            for mark, value in filled_in.items():
                text = text.replace(mark, value)
            (target / each.name.removesuffix(ENDING)).write_text(text, encoding="utf-8")


def test(name: str) -> None:
    """Run the tests that every game must pass; what they say goes straight to the terminal."""
    games.game(name)  # refuses what is not there
    missing = [each for each in ("pytest", "hypothesis") if find_spec(each) is None]
    if missing:
        raise BadRequest(f"no {missing[0]} here: pip install 'ludolith[testing]'")
    seen = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = os.pathsep.join(str(Path(folder).absolute()) for folder in seen if folder)
    with TemporaryDirectory() as nowhere:  # without the settings and fixtures of this folder
        setting = ["-c", os.devnull, f"--rootdir={nowhere}", "-p", "no:cacheprovider", "-p", PLUGIN]
        chosen = ["--pyargs", PLUGIN.rpartition(".")[0], f"--game={name}"]
        command = [sys.executable, "-m", "pytest", "-q", *setting, *chosen]
        environment = {**os.environ, "PYTHONPATH": path}
        ran = subprocess.run(command, cwd=nowhere, env=environment, check=False)
    if ran.returncode:
        raise Failed(f"{name} does not pass the tests that every game must pass")
