"""The games with numbered moves, and one to try what does not depend on the game."""

from __future__ import annotations

from ludolith import games

NAMES = [name for name in games.OWN if games.game(name).codes()]
# One in which a single seat decides first.
IN_TURN = next(name for name in NAMES if len(games.game(name).new(players=3).deciders()) == 1)
