# Compiled with mypyc.
"""The set-up (HLD-02, HLD-03, HLD-60)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludolith.games.dinokalipsa.codes import BOARDS
from ludolith.games.dinokalipsa.components import (
    DISASTER_DECK,
    MAIN_DECK,
    MAIN_DECK_FOR_TWO,
    MOST_PLAYERS,
)
from ludolith.games.dinokalipsa.position import MOST_LAID, NO_CARD, Position

_ZEROS: Final = vec[i64]([0] * MOST_LAID)
_NONE: Final = vec[i64]([NO_CARD] * MOST_PLAYERS)


def lay_out(game: Position) -> None:
    """Both decks, an empty disaster area for each player, pawns at the start."""
    players = game.players
    game.duo = players == 2 and game.two_player_rules
    game.still_in = (1 << players) - 1
    game.board = _NONE[:players]
    game.place = _ZEROS[:players]
    game.area = _ZEROS[:players]
    game.pile = MAIN_DECK_FOR_TWO[:] if game.duo else MAIN_DECK[:]
    game.in_deck = len(game.pile)
    game.hand = _ZEROS[:players]
    game.chosen = _NONE[:players]
    game.front = _NONE[:players]
    game.laid = _ZEROS[:]
    game.known = _ZEROS[: players * players]
    game.sure_instants = _ZEROS[:players]
    game.unturned = DISASTER_DECK[:]
    game.shuffled = len(DISASTER_DECK)
    game.bonus = _ZEROS[:players]
    game.instants = _ZEROS[:players]
    game.score = _ZEROS[:players]
    game.stage = BOARDS
