"""What a seat sees of a game of Diamant as numbers (DIA-11, DIA-42, DIA-43); see `fields`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludolith.games.diamant.components import RELIC, RELIC_POINTS, TRAP, TREASURES

if TYPE_CHECKING:
    from ludolith.games.diamant.rules import Diamant

KINDS: Final = 5  # of traps; there are as many relics
SEAT_FIELDS: Final = 5  # numbers for each player

# Where the fields begin; those before have one number each.
TREASURES_AT: Final = 4
TRAPS_AT: Final = TREASURES_AT + max(TREASURES)
TRAPS_SEEN_AT: Final = TRAPS_AT + KINDS
RELICS_AT: Final = TRAPS_SEEN_AT + KINDS
RELICS_SEEN_AT: Final = RELICS_AT + KINDS
OWN_CHOICE_AT: Final = RELICS_SEEN_AT + KINDS

# COUNTED[card]: the number of the row that counts this card while it is not revealed. A table, no
# branches: cards come in no order, and guessing wrong costs more than all the rest.
COUNTED: Final = vec[i64](
    [TREASURES_AT - 1 + card for card in range(TRAP)]
    + [TRAPS_AT - TRAP + card for card in range(TRAP, RELIC)]
    + [RELICS_AT - RELIC + card for card in range(RELIC, RELIC + KINDS)]
)


def observe(game: Diamant, seat: i64, row: vec[i16], at: i64) -> i64:
    """The numbers in the order of the fields; what lies in the cave first, then the players."""
    deck = game.deck
    revealed = game.revealed
    kinds: i64 = KINDS
    row[at] = i16(game.expedition)
    row[at + 1] = i16(game.on_path)
    row[at + 2] = i16(len(deck) - revealed)
    for place in range(at + TREASURES_AT, at + OWN_CHOICE_AT):
        row[place] = 0
    counted = COUNTED
    for place in range(revealed, len(deck)):
        row[at + counted[deck[place]]] += 1
    seen = game.traps_seen
    relics = game.relics_in_cave
    fatal: i64 = 0
    for kind in range(kinds):
        here = seen >> kind & 1
        fatal += here * i64(row[at + TRAPS_AT + kind])
        row[at + TRAPS_SEEN_AT + kind] = i16(here)
        row[at + RELICS_SEEN_AT + kind] = i16(relics >> kind & 1)
    row[at + 3] = i16(fatal)
    row[at + OWN_CHOICE_AT] = i16(own_choice(game, seat))
    return observe_players(game, seat, row, at + OWN_CHOICE_AT + 1)


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
