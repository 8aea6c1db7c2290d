"""Every question comes with the rule that tells of it: a client can open the rules there."""

from __future__ import annotations

import random
import re
from importlib import import_module
from importlib.resources import files

import msgspec
import pytest

from ludolith import games
from ludolith.table.visibility import choices
from tests.table.scene import LEAVE, Scene

STEPS = 60


def rules_of(name: str) -> set[str]:
    text = files(games.game(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE))


def asked(scene: Scene) -> set[str | None]:
    """The rules of all questions that stand."""
    return {
        choice.rule
        for member in scene.table.members
        for choice in choices(scene.table, member)
        if choice.moves
    }


def scene_of(name: str, **options: bool) -> Scene:
    players = max(3, games.game(name).player_counts[0])
    return Scene(players, players, name, **options).started()


@pytest.mark.parametrize("name", games.OWN)
def test_the_first_question_names_its_rule(name: str) -> None:
    for options, rule in import_module(f"tests.games.{name}").FIRST_QUESTIONS:
        assert asked(scene_of(name, **options)) == {rule}


@pytest.mark.parametrize("name", games.OWN)
def test_every_question_of_a_game_names_a_rule_of_its_book(name: str) -> None:
    scene = scene_of(name)
    known = rules_of(name)
    choosing = random.Random(5)
    for _ in range(STEPS):
        if scene.table.phase != "playing" or scene.table.game.by_simulation:
            break
        assert asked(scene) <= known
        seat = choosing.choice(scene.table.deciders())
        (one,) = (each for each in choices(scene.table, seat) if each.moves)
        scene.decide(seat, msgspec.json.decode(choosing.choice(one.moves)))
    assert asked(scene) <= known


def test_who_has_decided_is_asked_nothing() -> None:
    scene = scene_of("diamant")
    scene.decide(0, LEAVE)
    (one,) = choices(scene.table, 0)
    assert one.undo
    assert one.rule is None
