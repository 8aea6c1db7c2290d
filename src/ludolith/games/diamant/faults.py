"""What must be true of every position of Diamant; each broken invariant is named."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ludolith.engine.bits import members
from ludolith.games.diamant.components import (
    DECK,
    EXPEDITIONS,
    RELIC,
    RELIC_KINDS,
    TRAP,
    TRAPS_OF_A_KIND,
)

if TYPE_CHECKING:
    from ludolith.games.diamant.rules import Diamant


def faults_of(game: Diamant) -> list[str]:
    return [*seat_faults(game), *card_faults(game), *relic_faults(game), *gem_faults(game)]


def seat_faults(game: Diamant) -> list[str]:
    faults = []
    everyone = (1 << game.players) - 1
    if game.inside & ~everyone:
        faults.append("somebody who does not play is in the cave")
    if game.undecided & ~game.inside:
        faults.append("somebody outside the cave must decide")
    if game.leaving & (game.undecided | ~game.inside):
        faults.append("somebody leaves who has not decided or is not in the cave")
    if game.over != (game.closed == EXPEDITIONS):
        faults.append("the game ends exactly with the fifth barrier, but here it did not")
    if game.over != (game.undecided == 0):
        faults.append("nobody must decide although the game goes on, or somebody after its end")
    if game.closed != game.expedition - (not game.over):
        faults.append("barriers and expeditions do not match")
    return faults


def card_faults(game: Diamant) -> list[str]:
    """Every card is in the deck or in the cave; only traps leave the game, one an expedition."""
    faults = []
    in_play = Counter(card for card in game.deck if card < RELIC)
    missing = Counter(DECK) - in_play
    if in_play - Counter(DECK):
        faults.append("a card exists twice")
    if any(card < TRAP for card in missing):
        faults.append("a treasure card is missing")
    if any(number >= TRAPS_OF_A_KIND for number in missing.values()):
        faults.append("all traps of a kind are gone")
    if missing.total() > game.closed:
        faults.append("more traps were removed than expeditions ended")
    path = list(game.deck)[: game.revealed]
    seen = {card - TRAP for card in path if TRAP <= card < RELIC}
    if game.traps_seen != sum(1 << kind for kind in seen):
        faults.append("the traps noted are not those in the cave")
    pairs = [card for card, n in Counter(path).items() if TRAP <= card < RELIC and n > 1]
    if pairs and not game.over:
        faults.append("two equal traps lie in the cave and the expedition goes on")
    if game.revealed == len(game.deck):
        faults.append("the deck ran out, which rule DIA-41 shows to be impossible")
    return faults


def relic_faults(game: Diamant) -> list[str]:
    """Every relic is in one place: stack, deck, cave, beside a chest, or out of the game."""
    faults = []
    deck = [card - RELIC for card in game.deck if card >= RELIC]
    path = {card - RELIC for card in list(game.deck)[: game.revealed] if card >= RELIC}
    won = [i for seat in range(game.players) for i in members(game.relics_of(seat))]
    if game.relics_won >> (RELIC_KINDS * game.players):
        faults.append("a relic belongs to nobody at the table")
    if len(set(deck)) < len(deck) or len(set(won)) < len(won):
        faults.append("a relic exists twice")
    if set(won) & (set(deck) - path) or set(won) & set(members(game.relics_in_cave)):
        faults.append("a relic somebody owns is still to be found")
    if set(members(game.relics_in_cave)) - path:
        faults.append("a relic lies in the cave that was not revealed")
    if any(relic >= game.expedition for relic in [*deck, *won]):
        faults.append("a relic is in play before its expedition")
    if not game.relic_hunt and (deck or won or game.relics_in_cave):
        faults.append("a relic is in play without the variant")
    return faults


def gem_faults(game: Diamant) -> list[str]:
    faults = []
    if game.on_path < 0 or min(game.carried) < 0 or min(game.chest) < 0:
        faults.append("a number of rubies is negative")
    if any(game.carried[s] for s in range(game.players) if not game.inside >> s & 1):
        faults.append("somebody outside the cave carries rubies")
    path = [card for card in list(game.deck)[: game.revealed] if card < TRAP]
    if game.on_path + sum(game.carried) > sum(path):
        faults.append("more rubies are in the cave than its cards hold")
    return faults
