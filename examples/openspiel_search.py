"""OpenSpiel's search (IS-MCTS) against a bot of ours at one table of Diamant.

    pip install 'ludolith[openspiel]'
    python examples/openspiel_search.py [games] [simulations]

A game with 200 simulations for every decision took 25 seconds of processor time with rules that
were not compiled, so twenty take some minutes; a line after each says how it stands.

The search sits on the first seat, our bot on the others. It knows no more than its seat sees: every
simulation begins with `resample_from_infostate`.
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import ludolith
from ludolith import bots
from ludolith.adapters import openspiel
from ludolith.engine.bot import ask
from ludolith.engine.chance_source import decisions

NAME, PLAYERS, SEARCHER = "diamant", 3, 0


def play(game: pyspiel.Game, opponent: str, simulations: int, seed: int) -> list[float]:
    """One game; returns the utility of each seat."""
    rng = np.random.RandomState(seed)
    evaluator = openspiel.RandomRollouts(1, rng)
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=rng)
    searcher.set_resampler(
        lambda state, seat: state.resample_from_infostate(seat, rng.random_sample)
    )
    bot = bots.bot(ludolith.game(NAME), opponent)
    streams = [decisions(seed, seat) for seat in range(PLAYERS)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(game.max_chance_outcomes())))
        elif state.current_player() == SEARCHER:
            state.apply_action(int(searcher.step(state)))
        else:
            seat, course = state.current_player(), state.course
            code = ask(bot, course.state, seat, streams[seat])
            state.apply_action(course.spaces.numbers.actions[seat][code])
    return list(state.returns())


def main(games: int = 20, simulations: int = 200) -> float:
    """The share of victories of the search."""
    openspiel.register()
    game = pyspiel.load_game(f"{openspiel.PREFIX}{NAME}(players={PLAYERS})")
    won = 0.0
    for number in range(games):
        won += play(game, "casual", simulations, number)[SEARCHER]
        print(f"game {number + 1} of {games}: {won:.1f} won so far", flush=True)
    print(f"IS-MCTS won {won:.1f} of {games} games; by chance it would be {games / PLAYERS:.1f}")
    return won / games


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
