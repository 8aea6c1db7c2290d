"""How likely each seat was to win, moment by moment of a finished game."""

from __future__ import annotations

from typing import Final

import msgspec

from ludolith.bots.random import Random
from ludolith.engine.bot import ask
from ludolith.engine.evaluator import Evaluator
from ludolith.engine.game import Game
from ludolith.engine.records import Record
from ludolith.engine.replay import replay
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

POINTS_OF_CHART: Final = 40  # moments of a game that are looked at
GAMES_PER_POINT: Final = 400  # a share is then right to about two in a hundred
EVALUATED_PER_POINT: Final = 10  # an evaluator sees further than the end of one game


class WinChances(msgspec.Struct, frozen=True):
    """Each seat's chance of winning, moment by moment of a finished game."""

    plies: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]  # by moment and seat


def win_chances(game: Game, record: Record, rng: Rng) -> WinChances:
    """Play a finished game on from many of its moments, by rules of thumb and with new chance.

    Where every move has to be simulated, playing on so often takes too long: there are no moments.
    """
    if game.by_simulation:
        return WinChances((), ())
    step = -(-len(record.moves) // POINTS_OF_CHART) or 1
    plies, found = [], []
    for each in replay(game, record):
        if each.ply % step == 0 or each.state.over:
            plies.append(each.ply)
            found.append(win_chances_from(game, each.state, rng))
    return WinChances(tuple(plies), tuple(found))


def win_chances_from(game: Game, state: State, rng: Rng) -> tuple[float, ...]:
    """Each seat's part of the victories from here on."""
    profile = game.search_profile
    player = Random() if profile is None or profile.player is None else profile.player()
    evaluator = None if profile is None or profile.evaluator is None else profile.evaluator()
    horizon = 0 if profile is None else profile.horizon
    games = 1 if state.over else GAMES_PER_POINT if evaluator is None else EVALUATED_PER_POINT
    won = [0.0] * state.players
    for _ in range(games):
        world = state.clone()
        world.rng = Rng()
        world.rng.seed_words(rng.word(), rng.word(), rng.word())
        steps = 0
        while not world.over and (
            evaluator is None or steps < horizon or not evaluator.calm(world)
        ):
            for seat in world.deciders():
                world.act(seat, ask(player, world, seat, rng))
            steps += 1
        for seat, share in enumerate(shares(world, evaluator)):
            won[seat] += share / games
    return tuple(won)


def shares(state: State, evaluator: Evaluator | None) -> list[float]:
    """How a game ended, or how the evaluator thinks it will."""
    if evaluator is not None and not state.over:
        return list(evaluator.shares(state))
    victors = list(state.victors())
    return [seat in victors and 1 / len(victors) for seat in range(state.players)]
