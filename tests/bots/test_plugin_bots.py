"""Bots that other packages bring along."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

import ludolith
from ludolith import bots
from ludolith.arena.tournament import plan_of
from ludolith.arena.tournament_folder import Ledger
from ludolith.bots import plugin_bots
from ludolith.bots.random import Random
from ludolith.engine.bot import Bot
from ludolith.engine.errors import BadRequest, UnknownBot
from ludolith.engine.game import Game
from tests.cli.terminal import process

EXAMPLE = Path(__file__).parents[2] / "examples" / "lucky_bot"
DIAMANT = ludolith.game("diamant")


def only_dinokalipsa(game: Game) -> object:
    return Random() if game.name == "dinokalipsa" else None


def exits(game: Game) -> object:
    sys.exit(3)


def broken(game: Game) -> object:
    raise ValueError("no luck today")


def no_bot(game: Game) -> object:
    return "a string"


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {
        f"other-package:{name}": EntryPoint(name, f"{__name__}:{name}", plugin_bots.GROUP)
        for name in ("only_dinokalipsa", "broken", "exits", "no_bot")
    }
    monkeypatch.setattr(plugin_bots, "found", lambda: made)


def test_an_installed_package_brings_its_bot(tmp_path: Path) -> None:
    """As pip leaves it: the example's sources, and its entry points beside them."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    info = tmp_path / "ludolith_lucky-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n"
    )
    entries = project["entry-points"][plugin_bots.GROUP]
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{plugin_bots.GROUP}]", *lines]))
    paths = os.pathsep.join([str(tmp_path), str(EXAMPLE / "src")])
    line = ("simulate", "diamant", "--games", 4, "--bots", "ludolith-lucky:lucky", "--json")
    said = process(*line, PYTHONPATH=paths)
    assert said.err == ""
    assert json.loads(said.out)["bots"] == ["ludolith-lucky:lucky"] * 4


def test_a_bot_that_was_changed_is_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its author tries many versions of one number; a tournament's folder must not mix them."""
    package = tmp_path / "changing_bot"
    package.mkdir()
    (package / "__init__.py").write_text("from changing_bot.inner import bot\n")
    (package / "inner.py").write_text("from ludolith.bots.random import Random as bot\n")
    name = "changing-bot:bot"
    made = {name: EntryPoint("bot", "changing_bot:bot", plugin_bots.GROUP)}
    monkeypatch.setattr(plugin_bots, "found", lambda: made)
    monkeypatch.syspath_prepend(tmp_path)
    before = bots.versions(("casual", name))
    assert set(before) == {"ludolith", name}
    assert bots.versions(("casual", name)) == before
    (package / "inner.py").write_text("from ludolith.bots.random import Random as bot  # new\n")
    assert bots.versions(("casual", name))[name] != before[name]
    plan = plan_of("diamant", 4, 2, ("casual", "random"))
    plan = msgspec.structs.replace(plan, bots=("casual", name))
    Ledger(tmp_path / "kept", plan).close()
    (package / "inner.py").write_text("from ludolith.bots.random import Random as bot  # newer\n")
    with pytest.raises(BadRequest, match=r"games of changing-bot:bot .* name another folder"):
        Ledger(tmp_path / "kept", plan)


def test_a_bot_is_listed_where_it_plays(registered: None) -> None:
    name = "other-package:only_dinokalipsa"
    assert name in bots.names(ludolith.game("dinokalipsa"))
    assert name not in bots.names(DIAMANT)
    assert isinstance(bots.bot(ludolith.game("dinokalipsa"), name), Random)


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("only_dinokalipsa", "does not play diamant"),
        ("broken", "no luck today"),
        ("exits", "SystemExit"),
        ("no_bot", "str, which is no bot"),
        ("unknown", "no installed package"),
    ],
)
def test_a_bot_that_cannot_play_says_why(registered: None, name: str, cause: str) -> None:
    with pytest.raises(UnknownBot, match=cause):
        bots.bot(DIAMANT, f"other-package:{name}")


def test_the_example_plays_where_random_games_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    made = import_module("ludolith_lucky").lucky
    assert isinstance(made(DIAMANT), Bot)
    assert made(ludolith.game("seven_dwarfs")) is None


def test_a_broken_package_does_not_hide_the_other_bots(registered: None) -> None:
    assert bots.names(DIAMANT) == bots.levels(DIAMANT)


def test_no_level_can_be_mistaken_for_a_bot_from_outside() -> None:
    for name in ludolith.NAMES:
        assert all(plugin_bots.SEPARATOR not in level for level in bots.levels(ludolith.game(name)))
