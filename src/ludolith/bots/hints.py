"""Hints: the moves that a search considered, the best first."""

from __future__ import annotations

from typing import Final

import msgspec

from ludolith.bots import master
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

MOST_CONSIDERED: Final = 6


class Considered(msgspec.Struct, frozen=True):
    """A move that the search tried."""

    move: int
    share: float  # of all tries: the better it fared, the more often it was tried
    victory: float  # part of the games won after it, as far as they were played or evaluated
    points: float  # own points at the end, on average


def hint(game: Game, state: State, seat: int, rng: Rng) -> tuple[Considered, ...]:
    """The moves worth considering, the best first. `state` holds only what the seat can know."""
    profile = game.search_profile
    if profile is None:
        raise BadRequest(f"there are no hints in {game.name}")
    search = master(profile, profile.iterations)
    search.think(state, seat, rng)
    if len(search.suggested) == 1:  # nothing to weigh
        search.iterate(state)
    tree = search.tree
    answers = tree.answers(search.root * tree.seats + seat)
    given = [int(tree.given[answer]) for answer in answers]
    found = [
        Considered(
            tree.moves[answer],
            times / sum(given),
            search.victories[answer] / times,
            search.points[answer] / times,
        )
        for answer, times in zip(answers, given, strict=True)
    ]
    best = search.favourite()
    found.sort(key=lambda each: (each.move != best, -each.share))
    return tuple(found[:MOST_CONSIDERED])
