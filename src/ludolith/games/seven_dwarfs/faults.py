# Compiled with mypyc.
"""The invariants of a position of Seven Dwarfs. Each one that is broken is named."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.engine.bits import bit, count
from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS
from ludolith.games.seven_dwarfs.components import (
    COLOURS,
    GEMS,
    MOST_ALIKE,
    MOST_STRIKES,
    OF_EACH,
    STRIKES_A_TURN,
)
from ludolith.games.seven_dwarfs.position import Position

_NONE: Final = vec[i64]([0] * COLOURS)


def faults_of(game: Position) -> list[str]:
    faults: list[str] = []
    gem_faults(game, faults)
    column_faults(game, faults)
    turn_faults(game, faults)
    return faults


def gem_faults(game: Position, faults: list[str]) -> None:
    """Every gem and every block is in one place."""
    number = _NONE[:]
    for gem in range(GEMS):
        if game.on_column & bit(gem) != 0:
            number[game.colour[gem]] += 1
    fallen: i64 = 0
    for seat in range(game.players):
        fallen += game.fallen[seat]
        for colour in range(COLOURS):
            number[colour] += game.won[COLOURS * seat + colour]
            if game.won[COLOURS * seat + colour] < 0:
                faults.append("a player has fewer than no gems")
    for colour in range(COLOURS):
        if number[colour] + game.foot[colour] != OF_EACH:
            faults.append("a gem is missing, or there is one too many")
    if fallen + count(game.standing) != BLOCKS:
        faults.append("a block is missing, or there is one too many")
    if not game.penalties and game.foot[0] + game.foot[1] + game.foot[2] > 0:
        faults.append("gems lie at the foot without the variant")


def column_faults(game: Position, faults: list[str]) -> None:
    """The column of the physics matches the blocks and gems that the rules count."""
    standing: i64 = 0
    gems: i64 = 0
    for block in game.column.blocks:
        number: i64 = block.number
        standing |= bit(number)
        alike = _NONE[:]
        for slot in range(SLOTS):
            alike[game.colour[SLOTS * number + slot]] += 1
            if block.gems[slot] is not None:
                gems |= bit(SLOTS * number + slot)
        if alike[0] > MOST_ALIKE or alike[1] > MOST_ALIKE or alike[2] > MOST_ALIKE:
            faults.append("a block was built with three gems of a colour")
    if standing != game.standing:
        faults.append("other blocks stand than the rules know of")
    if gems != game.on_column:
        faults.append("other gems are on the column than the rules know of")


def turn_faults(game: Position, faults: list[str]) -> None:
    if not 0 <= game.active < game.players:
        faults.append("it is no player's turn")
    if game.asked != (0 if game.over else bit(game.active)):
        faults.append("another player must choose than the one whose turn it is")
    if not game.over and not 0 <= game.struck < STRIKES_A_TURN:
        faults.append("a turn has two strikes")
    if game.over != (game.on_column == 0 or game.made == MOST_STRIKES):
        faults.append("the game is over while gems are left, or goes on without")
    if game.made > 0 and not game.over and game.made % STRIKES_A_TURN != game.struck:
        faults.append("a strike of a turn was not made")
    if game.given is not None:
        faults.append("a finding was given and not used")
