# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from ludolith.games.diamant.rules import Diamant


def settle_diamant(source: Diamant, twin: Diamant) -> None:
    """Take over what was chosen before the set-up."""
    twin.players = source.players
    twin.relic_hunt = source.relic_hunt
    twin.open_chests = source.open_chests


def copy_diamant(source: Diamant, twin: Diamant) -> None:
    """Make the twin like the source."""
    twin.players = source.players
    twin.over = source.over
    twin.relic_hunt = source.relic_hunt
    twin.open_chests = source.open_chests
    twin.expedition = source.expedition
    twin.closed = source.closed
    twin.deck = source.deck[:]
    twin.revealed = source.revealed
    twin.to_come = source.to_come
    twin.traps_seen = source.traps_seen
    twin.on_path = source.on_path
    twin.gathered = source.gathered
    twin.relics_in_cave = source.relics_in_cave
    twin.relics_won = source.relics_won
    twin.inside = source.inside
    twin.fled = source.fled
    twin.asked = source.asked
    twin.leaving = source.leaving
    twin.carried = source.carried[:]
    twin.chest = source.chest[:]


def pack_diamant(source: Diamant) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.players,
        source.over,
        source.relic_hunt,
        source.open_chests,
        source.expedition,
        source.closed,
        source.revealed,
        source.traps_seen,
        source.on_path,
        source.gathered,
        source.relics_in_cave,
        source.relics_won,
        source.inside,
        source.fled,
        source.asked,
        source.leaving,
    ]
    rows: list[list[int]] = [
        list(source.deck),
        list(source.to_come),
        list(source.carried),
        list(source.chest),
    ]
    return numbers, rows


def unpack_diamant(
    twin: Diamant,
    numbers: list[int],
    rows: list[list[int]],
) -> None:
    """Make the twin like the one that was packed."""
    twin.players = numbers[0]
    twin.over = bool(numbers[1])
    twin.relic_hunt = bool(numbers[2])
    twin.open_chests = bool(numbers[3])
    twin.expedition = numbers[4]
    twin.closed = numbers[5]
    twin.revealed = numbers[6]
    twin.traps_seen = numbers[7]
    twin.on_path = numbers[8]
    twin.gathered = numbers[9]
    twin.relics_in_cave = numbers[10]
    twin.relics_won = numbers[11]
    twin.inside = numbers[12]
    twin.fled = numbers[13]
    twin.asked = numbers[14]
    twin.leaving = numbers[15]
    twin.deck = vec[u8](rows[0])
    twin.to_come = vec[i64](rows[1])
    twin.carried = vec[i64](rows[2])
    twin.chest = vec[i64](rows[3])
