# Compiled with mypyc.
"""The invariants of a position of Diamant. Each one that is broken is named.

Compiled, because tests check millions of positions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludolith.games.diamant.components import (
    DECK,
    EXPEDITIONS,
    RELIC,
    RELIC_KINDS,
    TRAP,
    TRAPS_OF_A_KIND,
)
from ludolith.games.diamant.position import Position

_NO_CARDS: Final = vec[i64]([0] * (RELIC + RELIC_KINDS))
_PRINTED: Final = vec[i64]([list(DECK).count(card) for card in range(RELIC)])


def faults_of(game: Position) -> list[str]:
    faults: list[str] = []
    seat_faults(game, faults)
    in_play = how_many(game.deck, len(game.deck))
    in_cave = how_many(game.deck, game.revealed)
    card_faults(game, in_play, in_cave, faults)
    relic_faults(game, in_play, in_cave, faults)
    gem_faults(game, faults)
    return faults


def seat_faults(game: Position, faults: list[str]) -> None:
    everyone: i64 = (1 << game.players) - 1
    if game.inside & ~everyone:
        faults.append("a seat that does not play is in the cave")
    if game.asked & ~game.inside:
        faults.append("a player outside the cave must decide")
    if game.leaving & (game.asked | ~game.inside):
        faults.append("a player leaves who has not decided or is not in the cave")
    if game.over != (game.closed == EXPEDITIONS):
        faults.append("the game ends exactly with the fifth barrier, but here it did not")
    if game.over != (game.asked == 0):
        faults.append("no player must decide although the game goes on, or one must after its end")
    under_way: i64 = 0 if game.over else 1
    if game.closed != game.expedition - under_way:
        faults.append("barriers and expeditions do not match")


def card_faults(game: Position, in_play: vec[i64], in_cave: vec[i64], faults: list[str]) -> None:
    """Every card is in the deck or in the cave; only traps leave the game, one an expedition."""
    removed: i64 = 0
    too_many = treasure_missing = kind_gone = pair = False
    seen: i64 = 0
    for card in range(RELIC):
        missing = _PRINTED[card] - in_play[card]
        if missing < 0:
            too_many = True
        if missing > 0 and card < TRAP:
            treasure_missing = True
        if missing >= TRAPS_OF_A_KIND:
            kind_gone = True
        removed += missing
        if card >= TRAP and in_cave[card]:
            seen |= 1 << (card - TRAP)
            pair = pair or in_cave[card] > 1
    if too_many:
        faults.append("a card exists twice")
    if treasure_missing:
        faults.append("a treasure card is missing")
    if kind_gone:
        faults.append("all traps of a kind are gone")
    if removed > game.closed:
        faults.append("more traps were removed than expeditions ended")
    if game.traps_seen != seen:
        faults.append("the traps noted are not those in the cave")
    if pair and not game.over:
        faults.append("two equal traps lie in the cave and the expedition goes on")
    if game.revealed == len(game.deck):
        faults.append("the deck ran out, which rule DIA-41 shows to be impossible")


def relic_faults(game: Position, in_play: vec[i64], in_cave: vec[i64], faults: list[str]) -> None:
    """Every relic is in one place: stack, deck, cave, beside a chest, or out of the game."""
    twice = False
    to_come: i64 = 0
    revealed: i64 = 0
    for relic in range(RELIC_KINDS):
        twice = twice or in_play[RELIC + relic] > 1
        if in_cave[RELIC + relic]:
            revealed |= 1 << relic
        elif in_play[RELIC + relic]:
            to_come |= 1 << relic
    won: i64 = 0
    for seat in range(game.players):
        twice = twice or won & game.relics_of(seat) != 0
        won |= game.relics_of(seat)
    if game.relics_won >> (RELIC_KINDS * game.players):
        faults.append("a relic belongs to no player of the game")
    if twice:
        faults.append("a relic exists twice")
    if won & (to_come | game.relics_in_cave):
        faults.append("a relic that a player owns is still in the deck or in the cave")
    if game.relics_in_cave & ~revealed:
        faults.append("a relic lies in the cave that was not revealed")
    if (to_come | revealed | won) >> game.expedition:
        faults.append("a relic is in play before its expedition")
    if not game.relic_hunt and (to_come | revealed | won | game.relics_in_cave):
        faults.append("a relic is in play without the variant")


def gem_faults(game: Position, faults: list[str]) -> None:
    least = game.on_path
    in_cave = game.on_path
    outside = False
    for seat in range(game.players):
        carried = game.carried[seat]
        least = min(least, carried)  # `min` of three values would compare Python objects
        least = min(least, game.chest[seat])
        in_cave += carried
        outside = outside or (carried != 0 and not game.inside >> seat & 1)
    for place in range(game.revealed):
        if game.deck[place] < TRAP:
            in_cave -= i64(game.deck[place])
    if least < 0:
        faults.append("a number of rubies is negative")
    if outside:
        faults.append("a player outside the cave carries rubies")
    if in_cave > 0:
        faults.append("more rubies are in the cave than its cards hold")


def how_many(deck: vec[u8], cards: i64) -> vec[i64]:
    """How many of each card are among the first cards of the deck."""
    number = _NO_CARDS[:]
    for place in range(cards):
        number[i64(deck[place])] += 1
    return number
