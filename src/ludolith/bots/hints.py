"""What a search says to people: the moves it considered, and how a game stood all along."""

from __future__ import annotations

from typing import Final

import msgspec

from ludolith.bots import master
from ludolith.bots.random import Random
from ludolith.engine.bot import ask
from ludolith.engine.errors import BadRequest
from ludolith.engine.evaluator import Evaluator
from ludolith.engine.game import Game
from ludolith.engine.records import Record
from ludolith.engine.replay import replay
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

MOST_CONSIDERED: Final = 6
POINTS_OF_CHART: Final = 40  # moments of a game that are looked at
GAMES_PER_POINT: Final = 400  # a share is then right to about two in a hundred
EVALUATED_PER_POINT: Final = 10  # an evaluator sees further than the end of one game


class Considered(msgspec.Struct, frozen=True):
    """A move that was tried in thought."""

    move: int
    share: float  # of all tries: the better it fared, the more often it was tried
    victory: float  # part of the games won after it, as far as they were played or judged
    points: float  # own points at the end, on average


class Prospects(msgspec.Struct, frozen=True):
    """What every seat could hope for, moment by moment of a finished game."""

    plies: tuple[int, ...]
    victories: tuple[tuple[float, ...], ...]  # by moment and seat


def advise(game: Game, state: State, seat: int, rng: Rng) -> tuple[Considered, ...]:
    """The moves worth a thought, the best first. `state` holds only what the seat can know."""
    thought = game.thought
    if thought is None:
        raise BadRequest(f"nobody gives advice in {game.name}")
    search = master(thought, thought.iterations)
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


def prospects(game: Game, record: Record, rng: Rng) -> Prospects:
    """Play a finished game on from many of its moments, by rules of thumb and with new chance.

    Where every move has to be simulated, nobody can play on so often: there are no moments.
    """
    if game.by_simulation:
        return Prospects((), ())
    step = -(-len(record.moves) // POINTS_OF_CHART) or 1
    plies, found = [], []
    for each in replay(game, record):
        if each.ply % step == 0 or each.state.over:
            plies.append(each.ply)
            found.append(hopes(game, each.state, rng))
    return Prospects(tuple(plies), tuple(found))


def hopes(game: Game, state: State, rng: Rng) -> tuple[float, ...]:
    """Each seat's part of the victories from here on."""
    thought = game.thought
    player = Random() if thought is None or thought.player is None else thought.player()
    evaluator = None if thought is None or thought.evaluator is None else thought.evaluator()
    horizon = 0 if thought is None else thought.horizon
    games = 1 if state.over else GAMES_PER_POINT if evaluator is None else EVALUATED_PER_POINT
    hoped = [0.0] * state.players
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
            hoped[seat] += share / games
    return tuple(hoped)


def shares(state: State, evaluator: Evaluator | None) -> list[float]:
    """How a game ended, or how the evaluator thinks it will."""
    if evaluator is not None and not state.over:
        return list(evaluator.shares(state))
    victors = list(state.victors())
    return [seat in victors and 1 / len(victors) for seat in range(state.players)]
