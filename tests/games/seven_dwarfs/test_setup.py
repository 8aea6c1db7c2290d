from __future__ import annotations

from collections import Counter

import pytest

from ludolith.engine.errors import BadOptionValue, WrongPlayerCount
from ludolith.engine.rng import new_rng
from ludolith.games.seven_dwarfs import GAME
from ludolith.games.seven_dwarfs.column import SLOTS
from ludolith.games.seven_dwarfs.events import ColumnBuilt, FirstPlayerChosen
from ludolith.games.seven_dwarfs.rules import SevenDwarfs
from ludolith.games.seven_dwarfs.setup import dealt
from tests.games.seven_dwarfs.scenario import Scenario

MANY = 400


def layout(seed: int) -> list[tuple[int, ...]]:
    """The colours of every block."""
    colours = list(dealt(new_rng(seed)))
    return [tuple(colours[start : start + SLOTS]) for start in range(0, len(colours), SLOTS)]


@pytest.mark.rule("DWA-01")
@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_can_play(players: int) -> None:
    assert len(GAME.new(players).view(None).scores) == players


@pytest.mark.rule("DWA-01")
@pytest.mark.parametrize("players", [0, 1, 8])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="seven_dwarfs is for 2 to 7 players"):
        GAME.new(players)


@pytest.mark.rule("DWA-02")
def test_nine_blocks_stand_straight_above_one_another_with_a_gem_in_every_slot() -> None:
    table = Scenario()
    blocks = table.view.blocks
    assert [block.number for block in blocks] == list(range(9))
    assert [block.pose[2] for block in blocks] == [42.0 + 24.0 * place for place in range(9)]
    assert {(*block.pose[:2], *block.pose[3:]) for block in blocks} == {(0, 0, 1, 0, 0, 0)}
    assert all(None not in block.gems for block in blocks)
    assert table.opening[0].event == ColumnBuilt(blocks=9, gems=36)


@pytest.mark.rule("DWA-02")
def test_there_are_twelve_gems_of_each_colour() -> None:
    for seed in range(MANY):
        assert Counter(sum(layout(seed), ())) == {0: 12, 1: 12, 2: 12}


@pytest.mark.rule("DWA-02")
def test_no_block_carries_three_or_four_gems_of_one_colour() -> None:
    for seed in range(MANY):
        for block in layout(seed):
            assert max(Counter(block).values()) <= 2


@pytest.mark.rule("DWA-02")
def test_every_legal_kind_of_block_occurs_in_every_place() -> None:
    """Drawn at random among the legal layouts: nothing is favoured by its place."""
    seen = [layout(seed) for seed in range(MANY)]
    for place in range(9):
        kinds = Counter(tuple(sorted(found[place])) for found in seen)
        assert set(kinds) == {
            (0, 0, 1, 1), (0, 0, 2, 2), (1, 1, 2, 2), (0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)
        }  # fmt: skip
        mixed = sum(times for kind, times in kinds.items() if len(set(kind)) == 3)
        assert 0.60 < mixed / MANY < 0.77, "two alike and two more is likelier than two pairs"


@pytest.mark.rule("DWA-03")
def test_the_first_seat_begins_unless_the_table_chose_another_and_never_by_lot() -> None:
    for seed in range(20):
        assert list(GAME.new(4, seed).deciders()) == [0]
        assert list(GAME.new(4, seed, {"first": 3}).deciders()) == [2]
    table = Scenario(options={"first": 2})
    assert table.opening[1].event == FirstPlayerChosen(seat=1)
    assert table.to_strike() == "Boris"


@pytest.mark.rule("DWA-03")
def test_a_seat_that_does_not_exist_cannot_begin() -> None:
    with pytest.raises(BadOptionValue, match="option first cannot be 5: there are 4 seats"):
        GAME.new(4, 1, {"first": 5})
    with pytest.raises(BadOptionValue, match="option first cannot be 8"):
        GAME.new(7, 1, {"first": 8})


def test_seats_are_named_by_their_numbers_in_any_order() -> None:
    table = Scenario(players=4, options={"steady": "3, 1"})
    assert table.view.steady == (True, False, True, False)
    option = next(option for option in GAME.options if option.name == "steady")
    assert option.parse("3,1,3") == "1,3"
    assert option.parse("") == ""


@pytest.mark.parametrize("value", ["0", "8", "1;2", "x", "1,,2", 1, True, None])
def test_what_is_no_list_of_seats_is_refused(value: object) -> None:
    with pytest.raises(BadOptionValue, match=r"option steady cannot be .*seats from 1 to 7"):
        GAME.new(4, 1, {"steady": value})


def test_a_seat_that_does_not_exist_cannot_have_a_steadier_hand() -> None:
    with pytest.raises(BadOptionValue, match="option steady names seat 4, but there are 3 seats"):
        GAME.new(3, 1, {"steady": "2,4"})


def test_a_new_game_is_sound() -> None:
    state = GAME.new(5, 3)
    assert isinstance(state, SevenDwarfs)
    assert state.faults() == []


def test_a_player_who_must_choose_out_of_turn_is_a_fault() -> None:
    state = GAME.new(5, 3)
    assert isinstance(state, SevenDwarfs)
    state.asked = 0b10
    assert state.faults() == ["another player must choose than the one whose turn it is"]
