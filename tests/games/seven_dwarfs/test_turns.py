from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pytest

from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.codes import AFTER_STRIKES, FIRST_STRIKE, NUMBERS, SPEED
from ludolith.games.seven_dwarfs.column import BLOCKS
from ludolith.games.seven_dwarfs.components import MOST_STRIKES, PINK, RED
from ludolith.games.seven_dwarfs.events import (
    BlocksFallen,
    Collapsed,
    GemsWon,
    LastGemTaken,
    Missed,
    NothingCameOff,
    StrikeWasted,
    Struck,
    TurnBegan,
)
from ludolith.games.seven_dwarfs.hand_tremor import (
    aim_error,
    direction_error,
    drawn,
    strength_error,
)
from ludolith.games.seven_dwarfs.legal import SIDES
from ludolith.games.seven_dwarfs.moves import Strike, code_of, move_of
from ludolith.games.seven_dwarfs.physics.part_dimensions import MATERIALS
from ludolith.games.seven_dwarfs.push_estimates import WORDS
from ludolith.text import LANGUAGES, rules_of
from tests.games.seven_dwarfs.scenario import TAP, Scenario, gems_of


@pytest.mark.rule("DWA-04")
def test_a_turn_is_two_strikes_and_both_are_made() -> None:
    table = Scenario()
    table.strikes("Anna", ["0 a"])
    assert table.to_strike() == "Anna"
    assert table.view.strike_number == 2
    table.strikes("Anna")
    assert table.to_strike() == "Boris"
    assert table.view.strike_number == 1


@pytest.mark.rule("DWA-04")
def test_no_strike_can_be_waived() -> None:
    table = Scenario()
    for move in table.state.legal(0):
        assert isinstance(GAME.describe(move), Strike)
    with pytest.raises(NotYourDecision):
        table.state.check(1, table.state.legal(0)[0])


@pytest.mark.rule("DWA-04")
def test_a_strike_that_misses_the_column_counts() -> None:
    table = Scenario()
    table.strikes("Anna", hit=False)
    (missed,) = table.events(Missed)
    assert (missed.seat, missed.strike, missed.again) == (0, 1, 0)
    assert not table.events(Struck)
    assert not table.events(NothingCameOff), "a miss says that by itself"
    table.strikes("Anna", hit=False)
    assert table.events(Missed)[-1].again == 1
    assert table.to_strike() == "Boris"
    assert table.view.strikes_made == 2
    table.strikes("Boris")
    table.strikes("Boris", hit=False)
    assert table.events(Missed)[-1].again == 0, "the first strike of this turn met the column"


@pytest.mark.rule("DWA-05")
def test_every_gem_and_block_that_comes_off_is_the_strikers() -> None:
    table = Scenario()
    table.strikes("Anna", ["0 a", "0 c"], falls=[8])
    pile = table.pile("Anna")
    assert (pile.red, pile.pink, pile.clear, pile.blocks) == (2, 2, 2, 1)
    assert [block.number for block in table.view.blocks] == list(range(8))
    assert table.view.blocks[0].gems == (None, "red", None, "clear")
    assert [(won.colour, won.gems) for won in table.events(GemsWon)] == [
        ("red", 2),
        ("pink", 2),
        ("clear", 2),
    ]
    assert table.events(BlocksFallen) == [BlocksFallen(seat=0, blocks=1, points=-10)]


@pytest.mark.rule("DWA-05")
def test_the_spoils_of_the_others_stay_theirs() -> None:
    table = Scenario()
    table.turn("Anna", ["0 a"])
    table.turn("Boris", ["0 b"])
    assert table.pile("Anna").red == table.pile("Boris").red == 1
    table.strikes("Celia")
    assert table.events(NothingCameOff) == [NothingCameOff()]


@pytest.mark.rule("DWA-06")
def test_the_turn_passes_clockwise_and_round_again() -> None:
    table = Scenario(players=3, options={"first": 2})
    order = []
    for _ in range(6):
        order.append(table.to_strike())
        table.turn(table.to_strike())
    assert order == ["Boris", "Celia", "Anna", "Boris", "Celia", "Anna"]
    assert table.events(TurnBegan) == [TurnBegan(seat=1)]


@pytest.mark.rule("DWA-07")
def test_the_game_ends_with_the_last_gem_although_blocks_stand() -> None:
    table = Scenario(left_on=["4 a", "7 b"])
    table.strikes("Anna", ["4 a"])
    assert table.to_strike() == "Anna"
    table.strikes("Anna", ["7 b"])
    assert table.state.over
    assert len(table.view.blocks) == 9
    assert table.events(LastGemTaken) == [LastGemTaken(seat=0)]


@pytest.mark.rule("DWA-07")
def test_the_strike_that_takes_the_last_gem_is_the_last_one() -> None:
    table = Scenario(left_on=["4 a"])
    table.strikes("Anna", ["4 a"])
    assert table.state.over
    assert list(table.state.deciders()) == []


@pytest.mark.rule("DWA-41")
def test_a_strike_says_where_from_which_side_how_tilted_and_how_hard() -> None:
    """Every such strike may be made; those listed are only the plainest."""
    table = Scenario()
    listed = [GAME.describe(move) for move in table.state.legal(0)]
    assert len(listed) == 9 * SIDES * len(WORDS)
    odd = Strike(137, 359, -31, 7, 123)
    assert odd not in listed
    table.strikes("Anna", strike=odd)
    assert table.view.strikes_made == 1


@pytest.mark.rule("DWA-04", "DWA-20", "DWA-41")
@pytest.mark.parametrize(
    ("what", "chosen", "code", "rule"),
    [
        ("a strike beyond the limits", None, AFTER_STRIKES, "DWA-41"),
        ("a code that is no move", None, FIRST_STRIKE - 1, "DWA-41"),
        ("a colour in the plain game", None, RED, "DWA-04"),
        ("a strike before all have a colour", (), FIRST_STRIKE, "DWA-20"),
        ("a colour that is taken", ("red",), RED, "DWA-20"),
        ("a second colour", ("red", "pink", "clear"), PINK, "DWA-20"),
        ("no strike, once all have a colour", ("red", "pink", "clear"), AFTER_STRIKES, "DWA-41"),
    ],
)
def test_a_refused_move_names_the_rule_that_forbids_it(
    what: str, chosen: tuple[str, ...] | None, code: int, rule: str
) -> None:
    table = Scenario(players=3, options={"three_in_the_mine": chosen is not None})
    for name, colour in zip(("Anna", "Boris", "Celia"), chosen or (), strict=False):
        table.chooses(name, colour)
    (seat,) = table.state.deciders()
    with pytest.raises(IllegalMove) as refusal:
        table.state.check(seat, code)
    assert refusal.value.rule == rule, what


@pytest.mark.rule("DWA-41")
def test_the_log_tells_what_was_meant_and_what_came_of_it() -> None:
    table = Scenario()
    tremor = table.state.tremor(0, TAP.speed)
    assert abs(tremor.speed - 1) > 0.02
    table.strikes("Anna")
    (struck,) = table.events(Struck)
    assert (struck.speed, struck.real) == (TAP.speed, round(TAP.speed * tremor.speed))
    assert struck.strayed == (round(tremor.offset, 1), round(tremor.height, 1))
    assert struck.astray == round(math.hypot(tremor.height, tremor.offset))


@pytest.mark.rule("DWA-41")
@pytest.mark.parametrize("error", [aim_error, direction_error, strength_error])
def test_the_softer_the_strike_the_steadier_the_hand(error: Callable[[int, bool], float]) -> None:
    errors = [error(speed, False) for speed in range(SPEED[0], SPEED[1] + 1)]
    assert all(one < other for one, other in pairwise(errors))
    assert error(100, True) == error(100, False) / 2


@pytest.mark.rule("DWA-41")
def test_no_strike_strays_farther_than_the_view_says() -> None:
    hand = Scenario().view.hands[0]
    rng = new_rng(1)
    for _ in range(2000):
        tremor = drawn(rng, 100, False)
        aim = hand.most * (hand.aim + hand.aim_by_speed)
        turn = hand.most * math.radians(hand.direction + hand.direction_by_speed)
        assert max(abs(tremor.height), abs(tremor.offset)) <= aim + 1e-6
        assert max(abs(tremor.yaw), abs(tremor.elevation)) <= turn + 1e-4
        factor = hand.most * (hand.strength + hand.strength_by_speed)
        assert abs(math.log(tremor.speed)) <= factor + 1e-6


@pytest.mark.rule("DWA-41")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_far_a_hand_strays_and_how_blocks_differ(language: str) -> None:
    """These numbers were tuned once, and may be again."""
    rules = rules_of(GAME, language)
    text = rules.rule("DWA-41").text.replace(",", ".")
    for speed in SPEED:
        strength = strength_error(speed, False)
        for sigma in (-strength, strength):
            assert f"{100 * math.exp(sigma):.0f} %" in text
        assert f"{aim_error(speed, False):.1f} " in text
        assert f"{math.degrees(direction_error(speed, False)):.1f}°" in text
    facts = " ".join(rules.chapters[-1].paragraphs)
    gram, millimetre = ("г", "мм") if language == "ru" else ("g", "mm")
    for block in (0, BLOCKS - 1):
        assert f"{1000 * MATERIALS.mass_of_block(block):.0f} {gram}" in facts
        assert f"{1000 * MATERIALS.radius_of_block(block):.0f} {millimetre}" in facts


@pytest.mark.rule("DWA-41")
def test_strikes_and_their_codes_are_the_same_in_order() -> None:
    lowest, highest = (Strike(*(end[i] for end in NUMBERS)) for i in (0, 1))
    assert (code_of(lowest), code_of(highest)) == (FIRST_STRIKE, AFTER_STRIKES - 1)
    assert AFTER_STRIKES <= 2**40
    for code in range(FIRST_STRIKE, AFTER_STRIKES, 1_234_567_891):
        assert code_of(move_of(code)) == code


@pytest.mark.rule("DWA-42")
def test_when_the_whole_column_collapses_the_striker_takes_all_and_the_game_ends() -> None:
    table = Scenario()
    table.strikes("Anna", falls=range(9))
    pile = table.pile("Anna")
    assert (pile.red, pile.pink, pile.clear, pile.blocks) == (12, 12, 12, 9)
    assert table.events(Collapsed) == [Collapsed(seat=0)]
    assert table.state.over
    assert table.points("Anna") == 72 - 90


@pytest.mark.rule("DWA-42")
def test_a_strike_nobody_can_work_out_is_a_miss_and_nothing_changes() -> None:
    table = Scenario()
    before = table.view.blocks
    table.fails("Anna", "too-long")
    assert table.events(StrikeWasted) == [StrikeWasted(seat=0, strike=1, trouble="too-long")]
    assert table.view.blocks == before
    assert table.view.strike_number == 2
    assert not table.events(NothingCameOff)


@pytest.mark.rule("DWA-43")
def test_what_came_off_is_gone_before_the_next_strike_and_what_shifted_stays_shifted() -> None:
    table = Scenario()
    table.strikes("Anna", ["3 b"], falls=[8])
    seen = table.state.column
    assert [block.number for block in seen.blocks] == list(range(8))
    assert seen.blocks[3].gems == (0.0, None, 0.0, 0.0)
    assert table.to_strike() == "Anna", "it is still the same turn"
    table.strikes("Anna")
    assert table.state.column == seen


@pytest.mark.rule("DWA-43")
def test_what_falls_belongs_to_the_striker_even_if_the_strike_met_only_the_base() -> None:
    table = Scenario()
    table.strikes("Anna", ["2 a"], falls=[8], hit=False, strike=Strike(20, 0, 0, 0, 100))
    assert table.pile("Anna").blocks == 1
    assert table.events(GemsWon)


@pytest.mark.rule("DWA-44")
def test_the_base_is_no_block_and_nobody_wins_it() -> None:
    table = Scenario()
    table.strikes("Anna", falls=range(9))
    assert table.view.blocks == ()
    assert sum(pile.blocks for pile in table.view.piles) == 9


@pytest.mark.rule("DWA-46")
def test_after_300_strikes_the_game_is_counted_as_it_stands() -> None:
    table = Scenario(players=2)
    table.turn("Anna", ["0 a"])
    for _ in range((MOST_STRIKES - 2) // 2 - 1):
        table.turn(table.to_strike())
    table.strikes(table.to_strike())
    assert table.state.outcome() is None
    table.strikes(table.to_strike())
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "DWA-46"
    assert table.view.strikes_made == 300
    assert outcome.scores == (3, 0)


@pytest.mark.rule("DWA-46")
def test_what_lies_at_the_foot_after_300_strikes_is_nobodys() -> None:
    table = Scenario(players=2, options={"penalties": True})
    table.turn("Anna", ["0 a"])
    for _ in range((MOST_STRIKES - 2) // 2):
        table.turn(table.to_strike())
    assert table.state.over
    assert table.view.foot.red == 1
    assert list(table.state.scores()) == [0, 0]


@pytest.mark.rule("DWA-46")
def test_a_game_that_ends_by_itself_does_not_name_the_limit() -> None:
    table = Scenario(left_on=gems_of(0))
    table.strikes("Anna", gems_of(0))
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule == "DWA-09"
