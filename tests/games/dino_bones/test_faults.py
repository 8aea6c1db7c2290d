"""Every invariant notices when it is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append

from ludolith.engine.bits import bit
from ludolith.games.dino_bones import codes
from ludolith.games.dino_bones.moves import Pass
from ludolith.games.dino_bones.rules import DinoBones
from tests.games.dino_bones.scenario import Dig

Breaking = Callable[[DinoBones], None]


def set_field(name: str, value: object) -> Breaking:
    return lambda state: setattr(state, name, value)


def add(name: str, place: int, number: int) -> Breaking:
    def breaking(state: DinoBones) -> None:
        getattr(state, name)[place] += number

    return breaking


def lay_two_chisels(state: DinoBones) -> None:
    state.slab.lay(0, 0)
    state.slab.lay(1, 0)
    state.dull[0] -= 1
    state.dull[1] -= 1


def chisel_on_rim(state: DinoBones) -> None:
    state.slab.lay(0, 0)
    state.dull[0] -= 1
    state.slab.inner[0] &= ~1


def fall_apart(state: DinoBones) -> None:
    for border in range(6):
        state.slab.lay(0, border)
    state.dull[0] -= 6


def set_entry(name: str, place: int, value: int) -> Breaking:
    def breaking(state: DinoBones) -> None:
        getattr(state, name)[place] = value

    return breaking


def same_hands(state: DinoBones) -> None:
    state.hand[0] = state.hand[1]


def cover_nothing(state: DinoBones) -> None:
    state.slab.free[0] &= ~1


def leave_tiles(tiles: int) -> Breaking:
    def breaking(state: DinoBones) -> None:
        state.slab.tiles = tiles

    return breaking


def skeleton_of_nothing(state: DinoBones) -> None:
    add_skeleton(state, 3 << 3 | 0b11 << 6)


def cast_of_nobody(state: DinoBones) -> None:
    add_skeleton(state, 3 << 3 | 1 << 11)


def add_skeleton(state: DinoBones, skeleton: int) -> None:
    state.skeletons = append(state.skeletons, skeleton)


@pytest.mark.parametrize(
    ("breaking", "fault"),
    [
        (add("bag", 0, 1), "a tile exists twice"),
        (add("stock", 15, -1), "a tile is missing"),
        (add("owned", 3, 1), "the kinds a player holds are not those of the tiles"),
        (add("stock", 3, 1), "the kinds in stock are not those of the tiles"),
        (set_field("in_bag", 28), "the fronts that may turn up are not as many"),
        (set_field("finds", 1), "a tile is both in the slab and among the finds"),
        (set_field("finds", 2), "a find lies face down"),
        (skeleton_of_nothing, "a skeleton has no genuine part"),
        (
            cast_of_nobody,
            "a skeleton has a plaster cast",
        ),
        (add("built", 0, 1), "the skeletons counted are not those assembled"),
        (add("sharp", 0, 1), "a player does not have twelve chisels"),
        (set_field("spent", 1), "a player does not have twelve chisels"),
        (lay_two_chisels, "two chisels lie on one border"),
        (cover_nothing, "the free borders are not those"),
        (chisel_on_rim, "a chisel lies on the rim"),
        (fall_apart, "the slab has fallen apart and was not divided"),
        (leave_tiles(3), "fewer than three tiles are left"),
        (leave_tiles(7), "a border is called inner"),
        (set_field("turn_number", 0), "no turn has begun"),
        (add("amber", 0, 1), "amber is missing or exists twice"),
        (add("amber", 0, -1), "a player has less than no amber"),
        (same_hands, "a card is in two places"),
        (add("hand", 0, 1 << 20), "a card is in two places"),
        (set_entry("hand", 0, 0), "more or fewer cards than were dealt"),
        (set_field("asked", 0), "no player must choose although the game goes on"),
        (set_field("asked", 0b10), "a player decides who is not the active one"),
        (set_field("stage", codes.DIVISION), "a player decides in a division without taking part"),
        (set_field("owed", -1), "the number of choices left is negative"),
        (set_field("in_bag", 59), "there are too many fronts"),
    ],
)
def test_a_broken_invariant_is_named(breaking: Breaking, fault: str) -> None:
    dig = Dig(equipment=1)
    assert dig.state.faults() == []
    breaking(dig.state)
    assert any(fault in found for found in dig.state.faults()), dig.state.faults()


def test_finds_left_after_the_end_are_a_fault() -> None:
    dig = Dig()
    dig.leave(0, 1, 2)
    dig.lay("Boris", (0, 1))
    dig.place("Anna", 1, 2)
    dig.take_anything()
    dig.do("Anna", Pass())
    assert dig.state.over
    assert dig.state.faults() == []
    dig.state.finds = bit(0)
    assert "the game is over and finds are left" in dig.state.faults()
