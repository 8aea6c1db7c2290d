"""A bot from another package: it tries each of its moves in a few random games and takes the best.

It knows nothing of any game and plays them all. What it gets is its own copy of the position, with
everything its seat cannot know dealt anew.
"""

from __future__ import annotations

from ludolith.engine.bot import Bot
from ludolith.engine.game import Game
from ludolith.engine.random_playout import playout
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

TRIES = 4


class Lucky(Bot):
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return max(state.legal(seat), key=lambda move: self.luck(state, seat, move, rng))

    def luck(self, state: State, seat: int, move: int, rng: Rng) -> int:
        """In how many random games this move ends well."""
        won = 0
        for _ in range(TRIES):
            world = state.clone()
            world.redeal(seat, rng)
            world.act(seat, move)
            playout(world, rng)
            won += seat in list(world.victors())
        return won


def lucky(game: Game) -> Bot | None:
    """A new bot for this game, or None for one it does not play: where every move has to be
    simulated, random games take too long.
    """
    return None if game.by_simulation else Lucky()
