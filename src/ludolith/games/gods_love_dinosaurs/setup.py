# Compiled with mypyc.
"""The set-up (GLD-01 to GLD-04)."""

from __future__ import annotations

from ludolith.games.gods_love_dinosaurs import emit
from ludolith.games.gods_love_dinosaurs.components import FROG
from ludolith.games.gods_love_dinosaurs.ecosystem import new_world
from ludolith.games.gods_love_dinosaurs.position import EMPTY_BOARD, Position
from ludolith.games.gods_love_dinosaurs.turn import begin_turn, fill


def lay_out(game: Position) -> None:
    """Stacks, board, worlds, and the first player: random, or the first seat (GLD-01 to 04)."""
    game.pile = game.tiles.piles[game.players][:]
    game.floors = game.tiles.floors[game.players]
    game.in_pile = len(game.pile)
    game.board = EMPTY_BOARD[:]
    game.marker = FROG
    for _seat in range(game.players):
        game.worlds.append(new_world())
    game.first_player = 0
    if game.first_by_lot:
        game.first_player = game.rng.below(game.players)
    game.active = game.first_player
    if game.emitted is not None:
        emit.first_player_chosen(game)
    fill(game, "GLD-02")
    begin_turn(game)
