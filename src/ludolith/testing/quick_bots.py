"""Bots for tests that go through all of them: a master that thinks only for a moment."""

from __future__ import annotations

import ludolith
from ludolith import bots
from ludolith.engine.bot import Bot
from ludolith.engine.game import Game

ITERATIONS = 6 if ludolith.compiled() else 2


def quick_bot(game: Game, name: str) -> Bot:
    """The bot, or the same search with a tiny budget."""
    searches = name == bots.MASTER and game.search_profile is not None
    return bots.bot(game, f"{name}@{ITERATIONS}" if searches else name)
