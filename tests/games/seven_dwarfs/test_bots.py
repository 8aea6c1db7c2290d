from __future__ import annotations

import math
from collections import Counter

import msgspec
import pytest

from ludolith.engine.bot import ask
from ludolith.engine.rng import Rng, new_rng
from ludolith.games.seven_dwarfs import bot, bot_aiming, strike_solver
from ludolith.games.seven_dwarfs.codes import AFTER_STRIKES, FIRST_STRIKE, SPEED
from ludolith.games.seven_dwarfs.column import BLOCKS, SLOTS, Column, Finding, Tremor, fresh_column
from ludolith.games.seven_dwarfs.moves import Strike
from ludolith.games.seven_dwarfs.physics import strike
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.push_estimates import SPARE, push_of, speed_for
from ludolith.games.seven_dwarfs.rules import SevenDwarfs, strike_of
from ludolith.games.seven_dwarfs.strike_estimates import promises
from ludolith.games.seven_dwarfs.strike_motion import Motion

LEVELS = (bot.Casual, bot.Steady, bot.Strong, bot.Master)
FRESH = fresh_column()
HIGH = 300  # half millimetres


class Counting:
    """A replacement for the physics: a high strike costs a block, others win a gem."""

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
    with strike_solver.decided_by(Counting()):
        for seed in range(20):
            code = ask(level(), fresh_game(), 0, new_rng(seed))
            assert FIRST_STRIKE <= code < AFTER_STRIKES


@pytest.mark.rule("DWA-41")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_knows_how_the_hand_will_tremble(level: type[bot.Miner]) -> None:
    one, other = fresh_game(), fresh_game()
    other.rng = new_rng(99)
    with strike_solver.decided_by(Counting()):
        choices = [ask(level(), game, 0, new_rng(7)) for game in (one, other)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize(
    ("level", "thoughts"), [(bot.Casual, 0), (bot.Steady, 0), (bot.Strong, 3), (bot.Master, 20)]
)
def test_the_better_ones_try_more_blows_in_the_mind(level: type[bot.Miner], thoughts: int) -> None:
    counting = Counting()
    with strike_solver.decided_by(counting):
        ask(level(), fresh_game(), 0, new_rng(5))
    assert len(counting.asked) == thoughts


@pytest.mark.parametrize("level", [bot.Strong, bot.Master])
def test_those_who_think_ahead_leave_a_blow_that_costs_a_block(level: type[bot.Miner]) -> None:
    with strike_solver.decided_by(Counting()):
        for seed in range(12):
            counting = Counting()
            with strike_solver.decided_by(counting):
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


@pytest.mark.parametrize("level", [bot.Strong, bot.Master])
def test_those_who_think_only_tap_when_no_gem_left_is_worth_anything_to_them(
    level: type[bot.Miner],
) -> None:
    game = SevenDwarfs(Rng())
    game.players = 3
    game.three_in_the_mine = True
    game = game.fresh(new_rng(1))
    for _ in range(3):
        seat = game.deciders()[0]
        game.act(seat, game.legal(seat)[0])
    seat = game.deciders()[0]
    mine = [place for place, colour in enumerate(game.colour) if colour == game.chosen[seat]]
    game.column = msgspec.structs.replace(
        game.column,
        blocks=tuple(
            msgspec.structs.replace(
                block,
                gems=tuple(
                    None if SLOTS * block.number + slot in mine else slide
                    for slot, slide in enumerate(block.gems)
                ),
            )
            for block in game.column.blocks
        ),
    )
    with strike_solver.decided_by(Counting()):
        assert strike_of(ask(level(), game, seat, new_rng(5))).speed == SPEED[0]


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


def test_who_thinks_tries_the_best_blows_most_often() -> None:
    counting = Counting()
    with strike_solver.decided_by(counting):
        ask(bot.Master(), fresh_game(), 0, new_rng(5))
    often = sorted(Counter(each.numbers for each in counting.asked).values())
    assert often == [1] * 4 + [4] * 4


# -- what strikes promise


def two_each(gem: tuple[int, int]) -> float:
    return 2.0


def test_every_block_has_blows_worth_a_thought_and_all_are_within_reach() -> None:
    found = promises(FRESH, two_each)
    assert {each.place for each in found} == set(range(BLOCKS))
    assert all(SPEED[0] <= each.strike.speed <= SPEED[1] for each in found)


def test_a_harder_blow_promises_more_low_down_and_costs_more_near_the_top() -> None:
    best = {
        place: [
            value
            for _, value in sorted(
                (each.strike.speed, each.value)
                for each in promises(FRESH, lambda _: 1.0)
                if each.place == place
            )
        ]
        for place in (2, 7)
    }
    assert best[2][-1] > best[2][0]
    assert best[7][-1] < max(best[7])


def test_a_gem_that_hangs_by_a_thread_is_promised_at_a_tap() -> None:
    x, y, z, *turn = FRESH.blocks[5].pose
    hanging = msgspec.structs.replace(
        FRESH.blocks[5], pose=(x + MATERIALS.tongue, y, z, turn[0], turn[1], turn[2], turn[3])
    )
    column = Column((*FRESH.blocks[:5], hanging, *FRESH.blocks[6:]))
    best = max(promises(column, two_each), key=lambda each: each.value - each.strike.speed / 1000)
    alone = max(each.value for each in promises(FRESH, two_each))
    assert best.place in (4, 5)
    assert best.value > alone


# -- the eye itself


@pytest.mark.parametrize("place", range(BLOCKS))
def test_the_push_of_a_speed_is_the_speed_for_a_push_turned_round(place: int) -> None:
    speed = speed_for(FRESH, place, 0.007)
    assert push_of(FRESH, place, speed) == pytest.approx(0.007)


def test_each_gem_can_be_had_by_its_own_block_or_by_the_one_below() -> None:
    found = bot_aiming.chances(FRESH)
    assert len(found) == BLOCKS * SLOTS + (BLOCKS - 1) * SLOTS
    for each in found:
        assert math.isclose(each.push, MATERIALS.tongue_of_gem(each.gem[0]) + SPARE)


def test_a_straight_column_does_not_lean_and_one_pushed_out_does() -> None:
    seen = bot_aiming.spots(FRESH)
    assert bot_aiming.lean(FRESH, seen) == 0
    little = bot_aiming.lean(FRESH, bot_aiming.pushed(seen, 0, 0.0, 0.005))
    much = bot_aiming.lean(FRESH, bot_aiming.pushed(seen, 0, 0.0, 0.030))
    assert 0 < little < much
    assert much > 0.6


@pytest.mark.rule("DWA-40")
@pytest.mark.parametrize("place", [1, 4, 7])
def test_the_strength_judged_by_eye_pushes_about_as_far_as_meant(place: int) -> None:
    speed = speed_for(FRESH, place, 0.005)
    found, _ = strike(FRESH, bot_aiming.strike_at(FRESH, place, 0.0, speed), Tremor())
    moved = found.column.blocks[place].pose[0]
    assert 0.002 < moved < 0.010
