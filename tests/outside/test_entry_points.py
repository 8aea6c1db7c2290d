"""A game of another package is found; a bad one is told in one line and costs only itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludolith
from ludolith import games
from ludolith.engine.errors import UnknownGame
from tests.outside.conftest import Install

GOOD = """
from tests.engine.pond import Bitten, Cast, PondGame, PondView, Rest
class GoodView(PondView, frozen=True, kw_only=True):
    pass
class Good(PondGame):
    name, package, rulebook = "good", __name__, "none"
    view_type = GoodView
GAME = Good()
"""
SPOKEN = """
class Flew({base}, frozen=True{tag}):
    pass
class Spoken(Good):
    name = "{game}"
    {kind} = {kind_type} | Flew
class {view}View(PondView, frozen=True, kw_only=True):
    pass
Spoken.view_type = {view}View
GAME = Spoken()
"""


def spoken(game: str, **words: str) -> str:
    """A game with one more kind of move or event."""
    usual = {"base": "Cast", "tag": "", "kind": "move_type", "kind_type": "Cast | Rest"}
    usual["view"] = "".join(part.capitalize() for part in game.split("_"))
    return GOOD + SPOKEN.format(game=game, **usual | words)


SILENT = """
from ludolith.engine.game import Game
class Silent(Game):
    name = "silent"
    blank = describe = encode = default_move = lambda *_: None
GAME = Silent()
"""
BAD = {
    "fails": ("import no_such_module\n", "fails with ModuleNotFoundError: No module named"),
    "leaves": ("raise SystemExit(3)\n", "fails with SystemExit: 3"),
    "nothing": ("OTHER = 1\n", "fails with AttributeError"),
    "number": ("GAME = 7\n", "is int, not a Game"),
    "renamed": (GOOD, "it calls itself 'good'"),
    "silent": (SILENT, "its class does not say package, rulebook, player_counts"),
    "same_moves": (
        spoken("same_moves", tag=", tag='rest'"),
        "Rest and Flew have the same tag 'rest'",
    ),
    "same_events": (
        spoken(
            "same_events",
            base="Bitten",
            tag=", tag='bitten'",
            kind="event_type",
            kind_type="Bitten",
        ),
        "Bitten and Flew have the same tag 'bitten'",
    ),
    "shouting": (spoken("shouting", tag=", tag='FLEW !'"), "the tag of Flew is 'FLEW !'"),
    "numbered": (
        spoken("numbered", base="__import__('msgspec').Struct", tag=", tag=3"),
        "Flew'> is no kind of Move",
    ),
    "elsewhere": (
        spoken("elsewhere", tag=", tag_field='kind'"),
        "Flew has its tag in another field than Move",
    ),
    "another_view": (
        spoken("another_view", view="Other"),
        "its OtherView has the tag 'other', not its name",
    ),
    "Capital": (GOOD, "a name is at most 40 small letters"),
    games.OWN[0]: (GOOD, "Ludolith itself has a game of this name"),
}


def package(folder: Path, source: str) -> Path:
    folder.mkdir()
    (folder / f"brought_{folder.name.lower()}.py").write_text(source)
    return folder


def test_a_game_of_another_package_stands_behind_our_own(install: Install, tmp_path: Path) -> None:
    install("good-game", package(tmp_path / "good", GOOD), good="brought_good:GAME")
    assert (*games.OWN, "good") == ludolith.NAMES
    assert ludolith.game("good").name == "good"
    assert games.problems() == ()


@pytest.mark.parametrize("name", list(BAD))
def test_a_bad_game_is_told_in_one_line_and_costs_only_itself(
    install: Install, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    source, why = BAD[name]
    install("good-game", package(tmp_path / "good", GOOD), good="brought_good:GAME")
    install("bad-game", package(tmp_path / name, source), **{name: f"brought_{name.lower()}:GAME"})
    assert (*games.OWN, "good") == ludolith.NAMES
    (problem,) = games.problems()
    assert problem.startswith(f"the game {name!r} of package bad-game is left out: ")
    assert why in problem
    assert "\n" not in problem
    reason = problem.partition("is left out: ")[2]
    line = f"game_left_out game={name} package=bad-game problem={reason}"
    assert caplog.messages == [line]
    if name not in games.OWN:
        with pytest.raises(UnknownGame) as refusal:
            ludolith.game(name)
        assert str(refusal.value) == problem


def test_two_packages_with_a_game_of_one_name_are_both_left_out(
    install: Install, tmp_path: Path
) -> None:
    """A record could not tell whose rules it was played by."""
    install("one", package(tmp_path / "good", GOOD), good="brought_good:GAME")
    install("two", package(tmp_path / "other", GOOD), good="brought_other:GAME")
    assert ludolith.NAMES == games.OWN
    (problem,) = games.problems()
    assert problem.endswith("these packages all bring one of this name: one, two")
