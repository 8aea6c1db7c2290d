"""The end of the game: counting and winning."""

from __future__ import annotations

import copy

import pytest

from ludolith.games.diamant.events import (
    DeckShuffled,
    EntranceClosed,
    GameEnded,
    RelicsLost,
    RubiesReturned,
    TrapRemoved,
)
from ludolith.games.diamant.view_types import Gems
from tests.games.diamant.scenario import Card, Scenario, relic

ONES: list[Card] = [1, 1, 1, 1]  # with these, no player gets a share in four expeditions


@pytest.mark.rule("DIA-21")
def test_the_game_ends_when_the_fifth_entrance_is_closed() -> None:
    table = Scenario(players=3)
    table.everyone_leaves_until_expedition(5)
    assert not table.is_over()
    table.everyone_leaves()
    assert table.happened(EntranceClosed) == [EntranceClosed(expedition=5)]
    assert table.is_over()
    assert table.must_decide() == ()


@pytest.mark.rule("DIA-21")
def test_nothing_is_tidied_up_after_the_fifth_expedition() -> None:
    table = Scenario(players=4, cards=[*ONES, relic(12), 7, "lava", "lava"], relics=True)
    table.everyone_leaves_until_expedition(5)
    for _ in range(3):
        table.everyone_continues()
    for tidying in (RubiesReturned, TrapRemoved, RelicsLost, DeckShuffled):
        assert table.happened(tidying) == []
    assert table.state.on_path == 3
    assert table.cave() == [relic(12), 7, "lava", "lava"]
    assert table.all_cards().count("lava") == 3
    assert table.in_cave() == ()


@pytest.mark.rule("DIA-12", "DIA-21")
def test_the_last_cave_still_shows_what_lies_on_each_card_after_a_trap() -> None:
    table = Scenario(players=4, cards=[*ONES, 7, "lava", 5, "lava"])
    table.everyone_leaves_until_expedition(5)
    table.everyone_continues()
    table.everyone_continues_except("Anna", "Boris")  # one of the three stays; 5 among 2
    table.everyone_continues()
    assert table.is_over()
    assert [getattr(card, "lying", None) for card in table.view(None).cave] == [1, None, 1, None]


@pytest.mark.rule("DIA-12", "DIA-21")
def test_the_last_cave_is_shown_after_a_trap_when_nobody_had_left() -> None:
    table = Scenario(players=4, cards=[*ONES, 7, "lava", "lava"])
    table.everyone_leaves_until_expedition(5)
    table.everyone_continues()
    table.everyone_continues()
    assert [getattr(card, "lying", None) for card in table.view(None).cave] == [3, None, None]


@pytest.mark.rule("DIA-22")
@pytest.mark.parametrize(
    ("points", "diamonds", "rubies"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (23, 4, 3)]
)
def test_a_chest_is_shown_with_as_many_diamonds_as_possible(
    points: int, diamonds: int, rubies: int
) -> None:
    table = Scenario(players=3)
    table.put_in_chests(Anna=points)
    assert table.seen("Anna", "Anna").chest == Gems(diamonds, rubies)


@pytest.mark.rule("DIA-22")
def test_a_ruby_counts_one_point_and_a_diamond_five() -> None:
    table = Scenario(players=3, cards=[15])
    table.everyone_leaves()
    assert table.seen("Anna", "Anna").chest == Gems(diamonds=1, rubies=0)
    assert table.points("Anna") == 5


@pytest.mark.rule("DIA-23")
def test_most_points_win() -> None:
    table = Scenario(players=3, cards=[*ONES, 2])
    table.put_in_chests(Anna=7, Boris=9, Celia=8)
    while not table.is_over():
        table.everyone_leaves()
    assert table.winners() == ("Boris",)
    assert table.happened(GameEnded) == [GameEnded(seats=(1,), points=9)]
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.rule) == ((7, 9, 8), "DIA-23")


@pytest.mark.rule("DIA-23")
def test_tied_leaders_share_the_victory() -> None:
    table = Scenario(players=4, cards=[*ONES, 2])
    table.put_in_chests(Anna=8, Boris=3, Celia=8, David=7)
    while not table.is_over():
        table.everyone_leaves()
    assert table.winners() == ("Anna", "Celia")
    assert table.view(None).winners == (0, 2)


@pytest.mark.rule("DIA-23")
def test_nobody_has_won_before_the_end() -> None:
    table = Scenario(players=3)
    table.put_in_chests(Anna=100)
    assert table.state.outcome() is None
    assert table.view(None).winners == ()


@pytest.mark.rule("DIA-21", "DIA-06")
def test_what_was_left_lying_when_the_last_trap_sprang_stays_on_its_card_in_every_copy() -> None:
    table = Scenario(players=4, cards=[*ONES, 7, "lava", "lava"])
    for _ in range(4):
        table.everyone_leaves()
    table.everyone_continues()
    table.everyone_continues()
    assert table.is_over()
    for state in (table.state, table.state.clone(), copy.copy(table.state)):
        seen = state.view(None).cave
        assert [getattr(card, "lying", 0) for card in seen] == [3, 0, 0]
