"""What a search says to people: the moves it considered, and how a game stood all along."""

from __future__ import annotations

from typing import Final

import msgspec

from ludolith.bots.random import Random
from ludolith.bots.search import Search
from ludolith.engine.bot import ask
from ludolith.engine.errors import BadRequest
from ludolith.engine.game import Game
from ludolith.engine.records import Record
from ludolith.engine.replay import replay
from ludolith.engine.rng import Rng
from ludolith.engine.state import State

MOST_CONSIDERED: Final = 6
POINTS_OF_CHART: Final = 40  # moments of a game that are looked at
GAMES_PER_POINT: Final = 40


class Considered(msgspec.Struct, frozen=True):
    """A move that was tried in thought."""

    move: int
    share: float  # of all tries: the better it fared, the more often it was tried
    victory: float  # part of the games won after it
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
    # To the end of the game, without a judge: people are told points, not guesses.
    player = None if thought.player is None else thought.player()
    search = Search(thought.iterations, player, width=thought.width, spread=thought.spread)
    search.think(state, seat, rng)
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
    """Play a finished game on from many of its moments, by rules of thumb and with new chance."""
    step = -(-len(record.moves) // POINTS_OF_CHART) or 1
    plies, found = [], []
    for each in replay(game, record):
        if each.ply % step == 0 or each.state.over:
            plies.append(each.ply)
            found.append(hopes(game, each.state, rng))
    return Prospects(tuple(plies), tuple(found))


def hopes(game: Game, state: State, rng: Rng) -> tuple[float, ...]:
    """Each seat's part of the victories from here on."""
    made = game.thought.player if game.thought else None
    player = Random() if made is None else made()
    games = 1 if state.over else GAMES_PER_POINT
    won = [0.0] * state.players
    for _ in range(games):
        world = state.clone()
        world.rng = Rng()
        world.rng.seed_words(rng.word(), rng.word(), rng.word())
        while not world.over:
            for seat in world.deciders():
                world.act(seat, ask(player, world, seat, rng))
        victors = list(world.victors())
        for seat in victors:
            won[seat] += 1 / len(victors) / games
    return tuple(won)
