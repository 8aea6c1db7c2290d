"""What is done at the end of an expedition."""

from __future__ import annotations

from collections import Counter

import pytest

from ludolith.games.diamant.events import (
    DeckShuffled,
    EntranceClosed,
    RubiesReturned,
    TrapRemoved,
)
from tests.games.diamant.scenario import Scenario


@pytest.mark.rule("DIA-16")
def test_the_entrance_is_closed_with_the_next_barrier() -> None:
    table = Scenario(players=3, cards=[1, "lava", "lava"])
    assert table.view(None).closed == 0
    table.everyone_leaves()
    assert table.happened(EntranceClosed) == [EntranceClosed(expedition=1)]
    assert table.view(None).closed == 1
    table.everyone_continues()
    assert table.happened(EntranceClosed) == [EntranceClosed(expedition=2)]
    assert table.view(None).closed == 2


@pytest.mark.rule("DIA-17")
def test_rubies_left_in_the_cave_go_back_to_the_supply() -> None:
    table = Scenario(players=4, cards=[7, "lava", "lava", 4])
    table.everyone_continues()
    table.everyone_continues()
    assert table.happened(RubiesReturned) == [RubiesReturned(rubies=3)]
    assert table.state.on_path == 0
    table.everyone_leaves()
    assert [table.chest(name) for name in table.people] == [1, 1, 1, 1]


@pytest.mark.rule("DIA-18")
def test_one_of_the_two_equal_traps_leaves_the_game_and_the_other_returns() -> None:
    table = Scenario(players=3, cards=["lava", 5, "lava", "ram"])
    table.everyone_continues()
    table.everyone_continues()
    assert table.happened(TrapRemoved) == [TrapRemoved(trap="lava")]
    assert table.all_cards().count("lava") == 2
    assert len(table.all_cards()) == 29
    assert table.view(None).removed_traps["lava"] == 1


@pytest.mark.rule("DIA-18")
def test_the_trap_that_returned_can_spring_again() -> None:
    table = Scenario(players=3, cards=["lava", "lava"] * 2)
    table.everyone_continues()
    table.everyone_continues()
    assert table.state.expedition == 3
    assert table.all_cards().count("lava") == 1


@pytest.mark.rule("DIA-19")
def test_all_other_cards_revealed_or_not_form_the_new_deck() -> None:
    table = Scenario(players=3, cards=[17, "ram", 5, "ram", 1])
    before = Counter(table.all_cards())
    for _ in range(3):
        table.everyone_continues()
    assert table.happened(DeckShuffled) == [DeckShuffled(cards=29)]
    assert Counter(table.all_cards()) == before - Counter(["ram"])
    assert Counter(table.may_come()) == before - Counter(["ram", 1])


@pytest.mark.rule("DIA-19")
def test_the_new_deck_is_shuffled() -> None:
    first_of_second = set()
    for seed in range(40):
        table = Scenario(players=3, cards=[17], seed=seed)
        table.everyone_leaves()
        first_of_second.add(table.cave()[0])
    assert len(first_of_second) > 10


@pytest.mark.rule("DIA-19")
def test_a_card_of_an_earlier_expedition_can_come_again() -> None:
    table = Scenario(players=3, cards=[17, 17])
    table.everyone_leaves()
    assert table.cave() == [17]


@pytest.mark.rule("DIA-20")
def test_all_explorers_come_back_for_the_next_expedition() -> None:
    table = Scenario(players=4, cards=["lava", 4, "lava", 5])
    table.everyone_continues_except("David")
    table.everyone_continues()
    assert table.state.expedition == 2
    assert all(explorer.in_cave for explorer in table.view(None).explorers)
    assert [table.carried(name) for name in table.people] == [1, 1, 1, 1]


@pytest.mark.rule("DIA-45")
def test_single_traps_all_return_to_the_deck_when_everyone_walked_out() -> None:
    table = Scenario(players=3, cards=["lava", "ram", "snakes", 1])
    table.everyone_continues()
    table.everyone_continues()
    table.everyone_leaves()
    assert table.happened(TrapRemoved) == []
    assert len(table.all_cards()) == 30
    assert set(table.view(None).removed_traps.values()) == {0}
