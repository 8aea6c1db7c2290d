# Compiled with mypyc.
"""Random games from any position, as fast as the rules allow."""

from __future__ import annotations

from mypy_extensions import i64

from ludolith.engine.rng import CHANCE, Rng
from ludolith.engine.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play the game to its end by random decisions; returns how many there were."""
    decisions: i64 = 0
    while not state.over:
        for seat in state.deciders():
            state.act(seat, state.random_move(seat, rng))
            decisions += 1
    return decisions


def faults_on_the_way(state: State, rng: Rng) -> list[str]:
    """Play on as `playout` does, and look at every position; the faults of the first with any."""
    while not state.over:
        for seat in state.deciders():
            state.act(seat, state.random_move(seat, rng))
            faults = state.faults()
            if faults:
                return faults
    return []


def playouts(template: State, games: i64, first_seed: i64, rng: Rng) -> tuple[i64, i64]:
    """Many random games; returns all decisions and a checksum of all scores."""
    decisions: i64 = 0
    checksum: i64 = 0
    for game in range(games):
        chance = Rng()
        chance.seed(first_seed + game, CHANCE)
        state = template.fresh(chance)
        decisions += playout(state, rng)
        weight: i64 = 1
        for score in state.scores():
            checksum = (checksum * 31 + score * weight) & 0xFFFFFFFF
            weight += 1
    return decisions, checksum


def clones(state: State, times: i64) -> i64:
    """Copy a position many times (what a search does most); returns how many are still running."""
    running: i64 = 0
    for _ in range(times):
        if not state.clone().over:
            running += 1
    return running
