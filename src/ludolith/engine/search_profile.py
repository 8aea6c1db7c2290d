"""The numbers with which a search plays a game well."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludolith.engine.bot import Bot
from ludolith.engine.evaluator import Evaluator


class SearchProfile(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a search a master of one game. The numbers are found by play."""

    iterations: int  # a decision's budget: well under two seconds on one core
    player: Callable[[], Bot] | None = None  # plays on beyond the tree; None: at random
    guide: Callable[[], Bot] | None = None  # whose shortlist is considered; None: all moves are
    evaluator: Callable[[], Evaluator] | None = None  # says how a game will end, ...
    horizon: int = 0  # ... at the first calm moment after this many steps beyond the tree
    exploration: float = 0.6  # weight of trying answers that were tried rarely (UCB)
    least: int = 4  # answers tried before any is preferred
    width: float = 1.5  # answers considered: this many times the root of the times asked
    trust: float = 0.0  # part of the budget by which another move must be ahead of the first one
    spread: float = 20.0  # how far apart the points of a game typically lie
