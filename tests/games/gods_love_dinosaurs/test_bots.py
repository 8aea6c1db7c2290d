"""No bot wastes what it has."""

from __future__ import annotations

import pytest

from ludolith.engine.bot import ask
from ludolith.engine.moves import Move
from ludolith.engine.rng import new_rng
from ludolith.games.gods_love_dinosaurs.moves import Breed, Hatch, Step
from tests.games.gods_love_dinosaurs.scenario import GAME, NEST, Scenario

A, B = (1, 0), (2, 0)
LEVELS = list(GAME.levels)


def chosen(table: Scenario, level: str, name: str = "Anna") -> Move:
    seat = 0 if name == "Anna" else 1
    return GAME.describe(ask(GAME.bot(level), table.game, seat, new_rng(1)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_breeds_while_it_can(level: str) -> None:
    table = Scenario()
    table.activate("frog")
    assert isinstance(chosen(table, level), Breed)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_lets_no_hunter_starve_that_can_eat(level: str) -> None:
    table = Scenario()
    table.world("Anna", {A: "lake tiger", B: "lake frog", (-1, 0): "forest tiger"})
    table.activate("tiger")
    assert isinstance(chosen(table, level), Step)


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_a_bot_sends_its_dinosaur_after_the_predators(level: str) -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain dinosaur", A: "lake tiger", (-1, 0): "forest rat"}, eggs=0)
    table.world("Boris", {NEST: "mountain"}, eggs=0)
    table.activate_dinosaurs()
    assert chosen(table, level) == Step(0, 0)


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_a_bot_hatches_what_it_can_feed(level: str) -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain", A: "lake tiger"}, eggs=2)
    table.world("Boris", {NEST: "mountain"}, eggs=0)
    table.activate_dinosaurs()
    assert chosen(table, level) == Hatch()


@pytest.mark.parametrize("level", ["steady", "strong"])
def test_a_bot_keeps_an_egg_it_cannot_feed(level: str) -> None:
    table = Scenario()
    table.world("Anna", {NEST: "mountain"}, eggs=2)
    table.world("Boris", {NEST: "mountain"}, eggs=0)
    table.activate_dinosaurs()
    assert chosen(table, level) != Hatch()
