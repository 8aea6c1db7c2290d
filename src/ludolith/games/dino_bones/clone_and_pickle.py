# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludolith.games.dino_bones.rules import DinoBones
    from ludolith.games.dino_bones.slab import Slab


def settle_dino_bones(source: DinoBones, twin: DinoBones) -> None:
    """Take over what was chosen before the set-up."""
    twin.players = source.players
    twin.all_face_down = source.all_face_down
    twin.cards_each = source.cards_each
    twin.ties_from_active = source.ties_from_active
    twin.first_by_lot = source.first_by_lot
    twin.first_player = source.first_player


def copy_dino_bones(source: DinoBones, twin: DinoBones) -> None:
    """Make the twin like the source."""
    twin.players = source.players
    twin.over = source.over
    twin.all_face_down = source.all_face_down
    twin.cards_each = source.cards_each
    twin.ties_from_active = source.ties_from_active
    twin.first_by_lot = source.first_by_lot
    twin.first_player = source.first_player
    twin.active = source.active
    twin.asked = source.asked
    twin.stage = source.stage
    twin.turn_number = source.turn_number
    twin.idle_turns = source.idle_turns
    twin.found = source.found
    twin.ended_by = source.ended_by
    twin.slab = source.slab.clone()
    twin.front = source.front[:]
    twin.face_up = source.face_up
    twin.barred = source.barred
    twin.back = source.back
    twin.one_boulder = source.one_boulder
    twin.two_boulders = source.two_boulders
    twin.bag = source.bag[:]
    twin.in_bag = source.in_bag
    twin.to_come = source.to_come
    twin.looked = source.looked[:]
    twin.sharp = source.sharp[:]
    twin.dull = source.dull[:]
    twin.amber = source.amber[:]
    twin.supply = source.supply
    twin.owned = source.owned[:]
    twin.held = source.held[:]
    twin.stock = source.stock[:]
    twin.in_stock = source.in_stock
    twin.built = source.built[:]
    twin.skeletons = source.skeletons
    twin.hand = source.hand[:]
    twin.played = source.played[:]
    twin.spent = source.spent
    twin.owed = source.owed
    twin.placed = source.placed
    twin.charges = source.charges
    twin.helps = source.helps
    twin.sold = source.sold
    twin.sale_pays = source.sale_pays
    twin.tent = source.tent
    twin.resume = source.resume
    twin.left = source.left
    twin.fragments = source.fragments
    twin.by_master = source.by_master
    twin.finds = source.finds
    twin.participants = source.participants
    twin.waiting = source.waiting
    twin.to_ask = source.to_ask
    twin.weight = source.weight[:]


def pack_dino_bones(source: DinoBones) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.players,
        source.over,
        source.all_face_down,
        source.cards_each,
        source.ties_from_active,
        source.first_by_lot,
        source.first_player,
        source.active,
        source.asked,
        source.stage,
        source.turn_number,
        source.idle_turns,
        source.found,
        source.ended_by,
        source.face_up,
        source.barred,
        source.in_bag,
        source.supply,
        source.in_stock,
        source.spent,
        source.owed,
        source.placed,
        source.charges,
        source.helps,
        source.sold,
        source.sale_pays,
        source.tent,
        source.resume,
        source.left,
        source.by_master,
        source.finds,
        source.participants,
        source.waiting,
        source.to_ask,
    ]
    rows: list[list[int]] = [
        list(source.front),
        list(source.back),
        list(source.one_boulder),
        list(source.two_boulders),
        list(source.bag),
        list(source.to_come),
        list(source.looked),
        list(source.sharp),
        list(source.dull),
        list(source.amber),
        list(source.owned),
        list(source.held),
        list(source.stock),
        list(source.built),
        list(source.skeletons),
        list(source.hand),
        list(source.played),
        list(source.fragments),
        list(source.weight),
    ]
    return numbers, rows, source.slab.clone()


def unpack_dino_bones(
    twin: DinoBones,
    numbers: list[int],
    rows: list[list[int]],
    slab: Slab,
) -> None:
    """Make the twin like the one that was packed."""
    twin.players = numbers[0]
    twin.over = bool(numbers[1])
    twin.all_face_down = bool(numbers[2])
    twin.cards_each = numbers[3]
    twin.ties_from_active = bool(numbers[4])
    twin.first_by_lot = bool(numbers[5])
    twin.first_player = numbers[6]
    twin.active = numbers[7]
    twin.asked = numbers[8]
    twin.stage = numbers[9]
    twin.turn_number = numbers[10]
    twin.idle_turns = numbers[11]
    twin.found = bool(numbers[12])
    twin.ended_by = numbers[13]
    twin.face_up = numbers[14]
    twin.barred = numbers[15]
    twin.in_bag = numbers[16]
    twin.supply = numbers[17]
    twin.in_stock = numbers[18]
    twin.spent = numbers[19]
    twin.owed = numbers[20]
    twin.placed = numbers[21]
    twin.charges = numbers[22]
    twin.helps = numbers[23]
    twin.sold = bool(numbers[24])
    twin.sale_pays = numbers[25]
    twin.tent = bool(numbers[26])
    twin.resume = numbers[27]
    twin.left = numbers[28]
    twin.by_master = bool(numbers[29])
    twin.finds = numbers[30]
    twin.participants = numbers[31]
    twin.waiting = numbers[32]
    twin.to_ask = numbers[33]
    twin.front = vec[i64](rows[0])
    twin.back = vec[i64](rows[1])
    twin.one_boulder = vec[i64](rows[2])
    twin.two_boulders = vec[i64](rows[3])
    twin.bag = vec[i64](rows[4])
    twin.to_come = vec[i64](rows[5])
    twin.looked = vec[i64](rows[6])
    twin.sharp = vec[i64](rows[7])
    twin.dull = vec[i64](rows[8])
    twin.amber = vec[i64](rows[9])
    twin.owned = vec[i64](rows[10])
    twin.held = vec[i64](rows[11])
    twin.stock = vec[i64](rows[12])
    twin.built = vec[i64](rows[13])
    twin.skeletons = vec[i64](rows[14])
    twin.hand = vec[i64](rows[15])
    twin.played = vec[i64](rows[16])
    twin.fragments = vec[i64](rows[17])
    twin.weight = vec[i64](rows[18])
    twin.slab = slab


def copy_slab(source: Slab, twin: Slab) -> None:
    """Make the twin like the source."""
    twin.tiles = source.tiles
    twin.chisels = source.chisels[:]
    twin.inner = source.inner[:]
    twin.free = source.free[:]
    twin.open = source.open[:]


def pack_slab(source: Slab) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.tiles,
    ]
    rows: list[list[int]] = [
        list(source.chisels),
        list(source.inner),
        list(source.free),
        list(source.open),
    ]
    return numbers, rows


def unpack_slab(
    twin: Slab,
    numbers: list[int],
    rows: list[list[int]],
) -> None:
    """Make the twin like the one that was packed."""
    twin.tiles = numbers[0]
    twin.chisels = vec[i64](rows[0])
    twin.inner = vec[i64](rows[1])
    twin.free = vec[i64](rows[2])
    twin.open = vec[i64](rows[3])
