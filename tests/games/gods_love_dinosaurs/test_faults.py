"""Every invariant notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludolith.engine.bits import bit
from ludolith.games.gods_love_dinosaurs.codes import BREEDING, OVER, PLACING, WAITING
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from tests.games.gods_love_dinosaurs.scenario import Scenario

Game = GodsLoveDinosaurs


def test_a_sound_position_has_no_fault() -> None:
    assert Scenario().game.faults() == []
    assert Scenario(5, strict_supply=True).game.faults() == []


def spoil_world(game: Game) -> None:
    game.worlds[0].land = game.worlds[0].land[:]
    game.worlds[0].land[0] |= 1


def lose_terrain(game: Game) -> None:
    game.worlds[0].map = game.worlds[0].map[:]
    game.worlds[0].map[30] = 0


def put(animal: int, cell: int) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        game.worlds[0].herd[animal] |= bit(cell)

    return change


def set_board(place: int, tile: int) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        game.board[place] = tile

    return change


def set_world(seat: int, field: str, value: int) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        setattr(game.worlds[seat], field, value)

    return change


def set_game(field: str, value: int) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        setattr(game, field, value)

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put(1, 1), "two animals stand on one cell"),
        (put(3, 20), "an animal stands outside the world"),
        (put(0, 4), "prey stands where it cannot live"),
        (put(5, 4), "a dinosaur rests outside the mountains"),
        (spoil_world, "a cell has no terrain, or two, or the nest is no mountain"),
        (lose_terrain, "the map and the cells do not match"),
        (set_world(0, "eggs", -1), "a number of eggs is negative"),
        (set_world(1, "to_act", 2), "a figure is to act outside an activation"),
        (set_board(0, -1), "a tile is missing or too many"),
        (set_board(2, 35), "a tile lies in a row that is not in use"),
        (set_game("asked", 0), "no player must decide although the game goes on"),
        (set_game("asked", 8), "a seat that does not play must decide"),
        (set_world(1, "doing", BREEDING), "a player must decide who has nothing to do"),
        (set_world(1, "doing", PLACING), "a player takes a tile out of turn"),
        (set_world(0, "doing", PLACING), "a tile is placed that was not taken"),
        (set_world(1, "doing", OVER), "a world has ended and the game has not"),
        (set_world(0, "doing", WAITING), "a player must decide who has nothing to do"),
        (set_world(0, "doing", BREEDING), "a player acts without an activation"),
    ],
)
def test_a_broken_invariant_is_named(change: Callable[[Game], None], fault: str) -> None:
    game = Scenario().game
    change(game)
    assert any(found.startswith(fault) for found in game.faults()), game.faults()


def test_a_tile_in_two_places_is_named() -> None:
    game = Scenario().game
    game.board[0] = game.board[1]
    assert "a tile is in two places" in game.faults()


def test_no_tile_to_take_is_named() -> None:
    game = Scenario().game
    for place in range(15):
        game.board[place] = -1
    assert "there is no tile to take" in game.faults()


def test_too_many_figures_for_a_strict_supply_are_named() -> None:
    game = Scenario(2, strict_supply=True).game
    game.worlds[0].herd[3] = bit(40) - bit(10)
    assert "more figures stand in the worlds than are in the box" in game.faults()


def test_two_who_act_at_once_where_they_act_in_order_are_named() -> None:
    game = Scenario(2, strict_supply=True).game
    game.asked = 3
    assert "several act at once although they act one after the other" in game.faults()


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("to_act", 1 << 9, "a figure is to act that does not exist"),
        ("steps", 3, "a hunter has gone too far"),
        ("steps", 0, "an animal hunts that does not hunt, or has not moved"),
        ("at", 3, "the hunter is not where it stands"),
        ("spare", 1, "a hunt ended where it must not"),
    ],
)
def test_a_broken_hunt_is_named(field: str, value: int, fault: str) -> None:
    table = Scenario()
    table.world("Anna", {(1, 0): "lake tiger", (2, 0): "lake", (3, 0): "lake frog"})
    table.activate("tiger")
    table.go("Anna", (1, 0), (2, 0))
    setattr(table.eco("Anna"), field, value)
    assert fault in table.game.faults()


def test_a_dead_end_is_named() -> None:
    table = Scenario()
    table.world("Anna", {(1, 0): "lake tiger", (2, 0): "lake", (3, 0): "lake frog"})
    table.activate("tiger")
    table.go("Anna", (1, 0), (2, 0))
    table.eco("Anna").herd[0] = 0
    assert "a hunt has come to a dead end" in table.game.faults()
