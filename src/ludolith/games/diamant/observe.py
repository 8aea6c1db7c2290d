"""What a seat sees of a game of Diamant as numbers (DIA-11, DIA-42, DIA-43); see `fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.games.diamant.components import RELIC, RELIC_POINTS, TRAP

if TYPE_CHECKING:
    from ludolith.games.diamant.rules import Diamant

HIGHEST_TREASURE: Final = 17
KINDS: Final = 5  # of traps; there are as many relics
SEAT_FIELDS: Final = 5  # numbers for each player


def observe(game: Diamant, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields; what lies in the cave first, then the players."""
    deck = game.deck
    revealed = game.revealed
    seen = game.traps_seen
    row[at] = i16(game.expedition)
    row[at + 1] = i16(game.on_path)
    row[at + 2] = i16(len(deck) - revealed)
    treasures = at + 4
    traps = treasures + HIGHEST_TREASURE
    relics = traps + 2 * KINDS
    for place in range(treasures, relics + 2 * KINDS):
        row[place] = 0
    fatal: i64 = 0
    for place in range(revealed, len(deck)):
        card = deck[place]
        if card < TRAP:
            row[treasures - 1 + card] += 1
        elif card < RELIC:
            row[traps - TRAP + card] += 1
            fatal += seen >> (card - TRAP) & 1
        else:
            row[relics - RELIC + card] = 1
    row[at + 3] = i16(fatal)
    for kind in range(KINDS):
        row[traps + KINDS + kind] = i16(seen >> kind & 1)
        row[relics + KINDS + kind] = i16(game.relics_in_cave >> kind & 1)
    at = relics + 2 * KINDS
    row[at] = i16(own_choice(game, seat))
    return observe_players(game, seat, row, at + 1)


def own_choice(game: Diamant, seat: i64) -> i64:
    """1 to leave, 2 to go on; 0: not chosen."""
    if not game.inside >> seat & 1 or game.undecided >> seat & 1:
        return 0
    return 2 - (game.leaving >> seat & 1)


def observe_players(game: Diamant, seat: i64, row: vec[i16], at: i64) -> i64:
    """Everybody from the viewer on; chests are closed to others until the end (DIA-42)."""
    players = game.players
    inside = game.inside
    decided = inside & ~game.undecided
    closed = not (game.open_chests or game.over)
    carried = game.carried
    chest = game.chest
    each = seat
    for place in range(at, at + players):
        row[place] = i16(inside >> each & 1)
        row[place + players] = i16(decided >> each & 1)
        row[place + 2 * players] = i16(carried[each])
        row[place + 3 * players] = -1 if closed and each != seat else i16(chest[each])
        row[place + 4 * players] = i16(RELIC_POINTS[game.relics_of(each)])
        each = each + 1 if each + 1 < players else 0
    return at + SEAT_FIELDS * players
