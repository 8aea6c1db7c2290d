# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludolith.games.seven_dwarfs.column import Column
    from ludolith.games.seven_dwarfs.rules import SevenDwarfs


def settle_seven_dwarfs(source: SevenDwarfs, twin: SevenDwarfs) -> None:
    """Take over what was chosen before the set-up."""
    twin.players = source.players
    twin.penalties = source.penalties
    twin.three_in_the_mine = source.three_in_the_mine
    twin.experienced = source.experienced
    twin.steady = source.steady
    twin.first_player = source.first_player


def copy_seven_dwarfs(source: SevenDwarfs, twin: SevenDwarfs) -> None:
    """Make the twin like the source."""
    twin.players = source.players
    twin.over = source.over
    twin.penalties = source.penalties
    twin.three_in_the_mine = source.three_in_the_mine
    twin.experienced = source.experienced
    twin.steady = source.steady
    twin.first_player = source.first_player
    twin.colour = source.colour
    twin.column = source.column
    twin.on_column = source.on_column
    twin.standing = source.standing
    twin.foot = source.foot[:]
    twin.won = source.won[:]
    twin.fallen = source.fallen[:]
    twin.chosen = source.chosen[:]
    twin.moved = source.moved[:]
    twin.active = source.active
    twin.asked = source.asked
    twin.struck = source.struck
    twin.knocked = source.knocked
    twin.missed = source.missed
    twin.made = source.made
    twin.ran_out = source.ran_out


def pack_seven_dwarfs(source: SevenDwarfs) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.players,
        source.over,
        source.penalties,
        source.three_in_the_mine,
        source.experienced,
        source.steady,
        source.first_player,
        source.on_column,
        source.standing,
        source.active,
        source.asked,
        source.struck,
        source.knocked,
        source.missed,
        source.made,
        source.ran_out,
    ]
    rows: list[list[int]] = [
        list(source.colour),
        list(source.foot),
        list(source.won),
        list(source.fallen),
        list(source.chosen),
        list(source.moved),
    ]
    return numbers, rows, source.column


def unpack_seven_dwarfs(
    twin: SevenDwarfs,
    numbers: list[int],
    rows: list[list[int]],
    column: Column,
) -> None:
    """Make the twin like the one that was packed."""
    twin.players = numbers[0]
    twin.over = bool(numbers[1])
    twin.penalties = bool(numbers[2])
    twin.three_in_the_mine = bool(numbers[3])
    twin.experienced = numbers[4]
    twin.steady = numbers[5]
    twin.first_player = numbers[6]
    twin.on_column = numbers[7]
    twin.standing = numbers[8]
    twin.active = numbers[9]
    twin.asked = numbers[10]
    twin.struck = numbers[11]
    twin.knocked = numbers[12]
    twin.missed = bool(numbers[13])
    twin.made = numbers[14]
    twin.ran_out = bool(numbers[15])
    twin.colour = vec[i64](rows[0])
    twin.foot = vec[i64](rows[1])
    twin.won = vec[i64](rows[2])
    twin.fallen = vec[i64](rows[3])
    twin.chosen = vec[i64](rows[4])
    twin.moved = vec[i64](rows[5])
    twin.column = column
