from __future__ import annotations

import math

import pytest

from ludolith.engine.bot import ask
from ludolith.engine.rng import Rng, new_rng
from ludolith.games.seven_dwarfs import aim, bot, world
from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS, Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.motion import Motion
from ludolith.games.seven_dwarfs.moves import AFTER_STRIKES, FIRST_STRIKE, Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.physics.make import MAKE
from ludolith.games.seven_dwarfs.rules import SevenDwarfs, strike_of

LEVELS = (bot.Casual, bot.Steady, bot.Strong, bot.Master)
FRESH = fresh_column()
HIGH = 300  # half millimetres


class Counting:
    """A stand-in for the physics: whoever strikes high loses a block, others win a gem."""

    def __init__(self) -> None:
        self.asked: list[Strike] = []

    def __call__(
        self, column: Column, strike: Strike, tremor: Tremor, *, motion: bool = False
    ) -> tuple[Finding, Motion | None]:
        self.asked.append(strike)
        lost = (8,) if strike.height > HIGH else ()
        return Finding(tremor, True, ((0, 0),), lost, column), None


def fresh_game(seed: int = 3) -> SevenDwarfs:
    game = SevenDwarfs(Rng())
    game.players = 2
    return game.fresh(new_rng(seed))


@pytest.mark.rule("DWA-41")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_strikes_within_reach(level: type[bot.Miner]) -> None:
    with world.decided_by(Counting()):
        for seed in range(20):
            code = ask(level(), fresh_game(), 0, new_rng(seed))
            assert FIRST_STRIKE <= code < AFTER_STRIKES


@pytest.mark.rule("DWA-41")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_knows_how_the_hand_will_tremble(level: type[bot.Miner]) -> None:
    one, other = fresh_game(), fresh_game()
    other.rng = new_rng(99)
    with world.decided_by(Counting()):
        choices = [ask(level(), game, 0, new_rng(7)) for game in (one, other)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    ("level", "thoughts"), [(bot.Casual, 0), (bot.Steady, 0), (bot.Strong, 5), (bot.Master, 15)]
)
def test_the_better_ones_try_more_blows_in_the_mind(level: type[bot.Miner], thoughts: int) -> None:
    counting = Counting()
    with world.decided_by(counting):
        ask(level(), fresh_game(), 0, new_rng(5))
    assert len(counting.asked) == thoughts


@pytest.mark.parametrize("level", [bot.Strong, bot.Master])
def test_those_who_think_ahead_leave_a_blow_that_costs_a_block(level: type[bot.Miner]) -> None:
    with world.decided_by(Counting()):
        for seed in range(12):
            counting = Counting()
            with world.decided_by(counting):
                chosen = strike_of(ask(level(), fresh_game(), 0, new_rng(seed)))
            if min(each.height for each in counting.asked) <= HIGH:
                assert chosen.height < HIGH + 10


def test_everybody_chooses_a_colour_where_one_is_asked_for() -> None:
    game = SevenDwarfs(Rng())
    game.players = 3
    game.three_in_the_mine = True
    asked = game.fresh(new_rng(1))
    for level in LEVELS:
        assert ask(level(), asked, 0, new_rng(2)) in list(asked.legal(0))


def test_a_steady_eye_prefers_the_dearer_of_two_gems_that_hang_alike() -> None:
    preferred = 0
    for seed in range(30):
        game = fresh_game(seed)
        best = bot.considered(game, 0, bot.STEADY, new_rng(seed))[0]
        gem = nearest(best)
        preferred += gem is not None and game.worth(0, game.colour[gem]) >= 2
    assert preferred >= 24


def nearest(struck: Strike) -> int | None:
    """The gem on the far side of a blow at the fresh column."""
    number = round((struck.height / 2000 - 0.042) / 0.024)
    slot = round((struck.azimuth + 180) / 90) % SLOTS
    return SLOTS * number + slot


# -- the eye itself


def test_each_gem_can_be_had_by_its_own_block_or_by_the_one_below() -> None:
    found = aim.chances(FRESH)
    assert len(found) == BLOCKS * SLOTS + (BLOCKS - 1) * SLOTS
    assert all(math.isclose(each.push, MAKE.tongue + aim.SPARE) for each in found)


def test_a_straight_column_does_not_lean_and_one_pushed_out_does() -> None:
    seen = aim.spots(FRESH)
    assert aim.lean(FRESH, seen) == 0
    little = aim.lean(FRESH, aim.pushed(seen, 0, 0.0, 0.005))
    much = aim.lean(FRESH, aim.pushed(seen, 0, 0.0, 0.030))
    assert 0 < little < much
    assert much > 0.6


@pytest.mark.rule("DWA-40")
@pytest.mark.parametrize("place", [1, 4, 7])
def test_the_strength_judged_by_eye_pushes_about_as_far_as_meant(place: int) -> None:
    speed = aim.speed_for(FRESH, place, 0.005)
    found, _ = strike(FRESH, aim.strike_at(FRESH, place, 0.0, speed), Tremor())
    moved = found.column.blocks[place].pose[0]
    assert 0.002 < moved < 0.010
