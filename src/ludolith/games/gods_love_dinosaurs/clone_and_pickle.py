# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludolith.games.gods_love_dinosaurs.ecosystem import Ecosystem
    from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs


def copy_ecosystem(source: Ecosystem, twin: Ecosystem) -> None:
    """Make the twin like the source."""
    twin.cells = source.cells
    twin.around = source.around
    twin.near = source.near
    twin.place = source.place
    twin.land = source.land
    twin.map = source.map
    twin.left = source.left
    twin.top = source.top
    twin.west = source.west
    twin.east = source.east
    twin.north = source.north
    twin.south = source.south
    twin.herd = source.herd[:]
    twin.eggs = source.eggs
    twin.doing = source.doing
    twin.part = source.part
    twin.animal = source.animal
    twin.to_act = source.to_act
    twin.born = source.born
    twin.running = source.running
    twin.at = source.at
    twin.steps = source.steps
    twin.heading = source.heading
    twin.way = source.way
    twin.fed = source.fed
    twin.meals = source.meals
    twin.laid = source.laid
    twin.spare = source.spare


def pack_ecosystem(source: Ecosystem) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.cells,
        source.left,
        source.top,
        source.west,
        source.east,
        source.north,
        source.south,
        source.eggs,
        source.doing,
        source.part,
        source.animal,
        source.to_act,
        source.born,
        source.running,
        source.at,
        source.steps,
        source.heading,
        source.way,
        source.fed,
        source.meals,
        source.laid,
        source.spare,
    ]
    rows: list[list[int]] = [
        list(source.around),
        list(source.near),
        list(source.place),
        list(source.land),
        list(source.map),
        list(source.herd),
    ]
    return numbers, rows


def unpack_ecosystem(
    twin: Ecosystem,
    numbers: list[int],
    rows: list[list[int]],
) -> None:
    """Make the twin like the one that was packed."""
    twin.cells = numbers[0]
    twin.left = numbers[1]
    twin.top = numbers[2]
    twin.west = numbers[3]
    twin.east = numbers[4]
    twin.north = numbers[5]
    twin.south = numbers[6]
    twin.eggs = numbers[7]
    twin.doing = numbers[8]
    twin.part = numbers[9]
    twin.animal = numbers[10]
    twin.to_act = numbers[11]
    twin.born = numbers[12]
    twin.running = bool(numbers[13])
    twin.at = numbers[14]
    twin.steps = numbers[15]
    twin.heading = numbers[16]
    twin.way = numbers[17]
    twin.fed = numbers[18]
    twin.meals = numbers[19]
    twin.laid = numbers[20]
    twin.spare = numbers[21]
    twin.around = vec[i64](rows[0])
    twin.near = vec[i64](rows[1])
    twin.place = vec[i64](rows[2])
    twin.land = vec[i64](rows[3])
    twin.map = vec[i64](rows[4])
    twin.herd = vec[i64](rows[5])


def settle_gods_love_dinosaurs(source: GodsLoveDinosaurs, twin: GodsLoveDinosaurs) -> None:
    """Take over what was chosen before the set-up."""
    twin.players = source.players
    twin.strict_supply = source.strict_supply
    twin.in_order = source.in_order
    twin.first_by_lot = source.first_by_lot
    twin.to_come = source.to_come


def copy_gods_love_dinosaurs(source: GodsLoveDinosaurs, twin: GodsLoveDinosaurs) -> None:
    """Make the twin like the source."""
    twin.players = source.players
    twin.over = source.over
    twin.strict_supply = source.strict_supply
    twin.in_order = source.in_order
    twin.first_by_lot = source.first_by_lot
    twin.floors = source.floors
    twin.pile = source.pile[:]
    twin.in_pile = source.in_pile
    twin.to_come = source.to_come
    twin.board = source.board[:]
    twin.marker = source.marker
    twin.worlds = [one.clone() for one in source.worlds]
    twin.first_player = source.first_player
    twin.active = source.active
    twin.held = source.held
    twin.from_column = source.from_column
    twin.activated = source.activated
    twin.activations = source.activations
    twin.dinosaurs_follow = source.dinosaurs_follow
    twin.part = source.part
    twin.passed_on = source.passed_on
    twin.asked = source.asked


def pack_gods_love_dinosaurs(source: GodsLoveDinosaurs) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.players,
        source.over,
        source.strict_supply,
        source.in_order,
        source.first_by_lot,
        source.in_pile,
        source.marker,
        source.first_player,
        source.active,
        source.held,
        source.from_column,
        source.activated,
        source.activations,
        source.dinosaurs_follow,
        source.part,
        source.passed_on,
        source.asked,
    ]
    rows: list[list[int]] = [
        list(source.floors),
        list(source.pile),
        list(source.to_come),
        list(source.board),
    ]
    return numbers, rows, [one.clone() for one in source.worlds]


def unpack_gods_love_dinosaurs(
    twin: GodsLoveDinosaurs,
    numbers: list[int],
    rows: list[list[int]],
    worlds: list[Ecosystem],
) -> None:
    """Make the twin like the one that was packed."""
    twin.players = numbers[0]
    twin.over = bool(numbers[1])
    twin.strict_supply = bool(numbers[2])
    twin.in_order = bool(numbers[3])
    twin.first_by_lot = bool(numbers[4])
    twin.in_pile = numbers[5]
    twin.marker = numbers[6]
    twin.first_player = numbers[7]
    twin.active = numbers[8]
    twin.held = numbers[9]
    twin.from_column = numbers[10]
    twin.activated = numbers[11]
    twin.activations = numbers[12]
    twin.dinosaurs_follow = bool(numbers[13])
    twin.part = numbers[14]
    twin.passed_on = numbers[15]
    twin.asked = numbers[16]
    twin.floors = vec[i64](rows[0])
    twin.pile = vec[i64](rows[1])
    twin.to_come = vec[i64](rows[2])
    twin.board = vec[i64](rows[3])
    twin.worlds = worlds
