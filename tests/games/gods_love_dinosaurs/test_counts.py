"""Numbers of ways to play on from named positions: a change of any rule would change them."""

from __future__ import annotations

import pytest

from ludolith.engine.state import State
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from tests.games.gods_love_dinosaurs import slow
from tests.games.gods_love_dinosaurs.scenario import NEST, Scenario

Cells = dict[tuple[int, int], str]


def ways_to_finish(state: State, seat: int) -> int:
    """The number of ways in which a player can play their part of an activation."""
    assert isinstance(state, GodsLoveDinosaurs)
    stretch = state.activations
    found = 0
    for move in state.legal(seat):
        after = state.clone()
        after.act(seat, move)
        going_on = after.activations == stretch and after.asked >> seat & 1 and after.activated >= 0
        found += ways_to_finish(after, seat) if going_on else 1
    return found


MEADOW: Cells = {
    (-1, 1): "plain rabbit",
    (0, 1): "plain",
    (1, 1): "plain rabbit",
    (2, 1): "plain",
    (-1, 2): "plain",
}
PACK: Cells = {
    (1, 0): "lake tiger",
    (2, 0): "lake frog",
    (3, 0): "lake frog",
    (2, -1): "lake tiger",
    (3, -1): "plain rabbit",
}
EYRIE: Cells = {
    (1, 0): "lake eagle",
    (2, 0): "lake frog",
    (3, 0): "lake",
    (4, 0): "lake frog",
    (1, -1): "lake frog",
    (0, 1): "plain rabbit",
}
PEAKS: Cells = {
    NEST: "mountain dinosaur",
    (1, 0): "lake frog",
    (2, 0): "lake tiger",
    (3, 0): "mountain",
}


@pytest.mark.parametrize(
    ("animal", "cells", "ways"),
    [
        ("rabbit", MEADOW, 11),
        ("tiger", PACK, 33),
        ("eagle", EYRIE, 5),
    ],
)
def test_ways_through_an_activation(animal: str, cells: Cells, ways: int) -> None:
    table = Scenario()
    table.world("Anna", cells)
    table.activate(animal)
    assert ways_to_finish(table.game, 0) == ways


def test_ways_of_a_dinosaur() -> None:
    table = Scenario()
    table.world("Anna", PEAKS, eggs=0)
    table.world("Boris", {NEST: "mountain"}, eggs=0)
    table.activate_dinosaurs()
    runs = slow.paths(table.eco("Anna"), 0)
    assert ways_to_finish(table.game, 0) == 1 + len(runs) == 135


@pytest.mark.parametrize(("tiles", "ways"), [(0, 84), (1, 108), (2, 132), (3, 156)])
def test_ways_to_place_a_tile_in_a_row_of_tiles(tiles: int, ways: int) -> None:
    world = Scenario().eco("Anna")
    for number in range(tiles):
        world.lay(2 + 2 * number, 0, 0, 0, 0)
    assert len(world.placements()) == ways
