"""No interpreted code runs where games are played by the million."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

import ludolith
from ludolith import bots
from ludolith.engine.bot import Bot, ask
from ludolith.engine.random_playout import playout
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.quick_bots import quick_bot

# Where the world decides, a simulation is asked, which is not compiled.
NAMES = [name for name in ludolith.NAMES if not ludolith.game(name).by_simulation]


def interpreted(work: Callable[[], object]) -> set[str]:
    """The modules of ours whose Python code runs during this work."""
    seen: set[str] = set()

    def note(frame: FrameType, event: str, _what: object) -> None:
        if event == "call":
            seen.add(frame.f_globals.get("__name__", ""))

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return {module for module in seen if module.startswith("ludolith.")}


def new(name: str) -> State:
    game = ludolith.game(name)
    return game.new(game.player_counts[0], seed=1)


@pytest.mark.parametrize("name", NAMES)
def test_simulated_games_run_compiled_from_beginning_to_end(name: str) -> None:
    template = new(name)

    def simulate() -> None:
        state = template.fresh(new_rng(1))
        playout(state.clone(), new_rng(2, DECISIONS))
        state.scores()
        state.victors()

    assert interpreted(simulate) == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_of_ours_thinks_compiled(name: str) -> None:
    for level in bots.names(ludolith.game(name)):
        bot, state = quick_bot(ludolith.game(name), level), new(name)

        def decide(bot: Bot = bot, state: State = state) -> None:
            ask(bot, state, state.deciders()[0], new_rng(3, DECISIONS))

        assert interpreted(decide) == set(), level


def test_interpreted_code_would_be_noticed() -> None:
    from ludolith.engine.chance_source import seeded

    assert interpreted(lambda: seeded(3)) == {"ludolith.engine.chance_source"}
