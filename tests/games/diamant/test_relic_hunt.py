"""The variant: relic hunt."""

from __future__ import annotations

import pytest

from ludolith.games.diamant.events import (
    RelicAdded,
    RelicsLeftLying,
    RelicsLost,
    RelicsTaken,
)
from ludolith.games.diamant.view_types import Relic
from tests.games.diamant.scenario import Card, Scenario, relic


def relics_of(table: Scenario, name: str) -> tuple[int, ...]:
    return table.seen(None, name).relics


def in_deck(table: Scenario) -> list[Card]:
    return [card for card in table.all_cards() if "relic" in str(card)]


@pytest.mark.rule("DIA-30")
def test_relics_wait_in_a_face_up_stack_from_five_to_twelve() -> None:
    table = Scenario(relics=True)
    assert table.view(None).relic_stack == (7, 8, 10, 12), "the 5 is in the deck"
    table.everyone_leaves()
    assert table.view("Anna").relic_stack == (8, 10, 12)


@pytest.mark.rule("DIA-31")
def test_before_each_expedition_the_top_relic_is_added_to_the_deck() -> None:
    table = Scenario(relics=True, cards=[1, 1, 1, 1, 1])
    added = table.happened(RelicAdded)
    assert in_deck(table) == [relic(5)]
    while table.state.expedition < 5:
        table.everyone_leaves()
        added += table.happened(RelicAdded)
    assert [event.relic for event in added] == [5, 7, 8, 10, 12]
    assert sorted(in_deck(table), key=str) == sorted(map(relic, (5, 7, 8, 10, 12)))


@pytest.mark.rule("DIA-31")
def test_the_relic_is_shuffled_into_the_deck() -> None:
    first_cards = [Scenario(relics=True, seed=seed).cave()[0] for seed in range(620)]
    # One card of 31: 20 of 620 on average, standard deviation 4.4.
    assert 2 < first_cards.count(relic(5)) < 42


@pytest.mark.rule("DIA-32")
def test_a_revealed_relic_does_nothing_and_the_decisions_follow() -> None:
    table = Scenario(players=3, relics=True, cards=[9, relic(5)])
    table.everyone_continues()
    assert table.view(None).cave[1] == Relic(5, taken=False)
    assert table.must_decide() == ("Anna", "Boris", "Celia")
    assert [table.carried(name) for name in table.people] == [3, 3, 3]
    assert [table.points(name) for name in table.people] == [0, 0, 0]


@pytest.mark.rule("DIA-33")
def test_one_who_leaves_alone_takes_all_relics_in_the_cave() -> None:
    table = Scenario(players=3, relics=True, cards=[1, relic(7), relic(5), 3])
    table.everyone_leaves()
    table.everyone_continues()
    table.everyone_continues_except("Boris")
    assert relics_of(table, "Boris") == (5, 7)
    assert table.happened(RelicsTaken) == [RelicsTaken(seat=1, relics=(5, 7))]
    assert table.view("Anna").cave[:2] == (Relic(7, taken=True), Relic(5, taken=True))


@pytest.mark.rule("DIA-33")
def test_those_who_leave_together_get_no_relic() -> None:
    table = Scenario(players=3, relics=True, cards=[relic(5), 3])
    table.everyone_continues_except("Anna", "Boris")
    assert relics_of(table, "Anna") == relics_of(table, "Boris") == ()
    assert table.happened(RelicsTaken) == []


@pytest.mark.rule("DIA-33")
def test_a_trap_never_touches_a_relic_beside_a_chest() -> None:
    table = Scenario(players=3, relics=True, cards=[relic(5), 1, 1, "lava", "lava"])
    table.everyone_continues_except("Anna")
    table.everyone_leaves()
    table.everyone_continues()
    table.everyone_continues()
    assert table.state.expedition == 3
    assert relics_of(table, "Anna") == (5,)


@pytest.mark.rule("DIA-33", "DIA-19")
def test_a_relic_somebody_owns_is_no_card_of_the_deck_any_more() -> None:
    table = Scenario(players=3, relics=True, cards=[relic(5), 3, 1])
    table.everyone_continues_except("Anna")
    table.everyone_leaves()
    assert in_deck(table) == [relic(7)]
    assert len(table.all_cards()) == 31
    assert table.happened(RelicsLost) == []


@pytest.mark.rule("DIA-34")
def test_a_relic_gives_no_gems_but_its_points_count() -> None:
    table = Scenario(players=3, relics=True, cards=[relic(5), 3])
    table.everyone_continues_except("Celia")
    assert table.chest("Celia") == table.carried("Celia") == 0
    assert table.points("Celia") == 5


@pytest.mark.rule("DIA-34", "DIA-23")
def test_relics_can_win_the_game() -> None:
    table = Scenario(players=3, relics=True, cards=[1, 1, 1, 1, relic(12), "ram"])
    table.put_in_chests(Boris=11)
    table.everyone_leaves_until_expedition(5)
    table.everyone_continues_except("Celia")
    table.everyone_leaves()
    assert table.winners() == ("Celia",)
    assert table.points("Celia") == 12


@pytest.mark.rule("DIA-35")
def test_relics_lying_in_the_cave_leave_the_game_with_the_expedition() -> None:
    table = Scenario(players=3, relics=True, cards=[relic(5), 1])
    table.everyone_leaves()
    assert table.happened(RelicsLost) == [RelicsLost(relics=(5,))]
    assert in_deck(table) == [relic(7)]
    table.everyone_continues_except("Anna")
    assert relics_of(table, "Anna") == (), "nothing is left of the old relic"


@pytest.mark.rule("DIA-35")
def test_relics_lying_in_the_cave_are_lost_to_a_trap_too() -> None:
    table = Scenario(players=3, relics=True, cards=["lava", relic(5), "lava", 1])
    table.everyone_continues()
    table.everyone_continues()
    assert table.happened(RelicsLost) == [RelicsLost(relics=(5,))]
    assert in_deck(table) == [relic(7)]
    assert len(table.all_cards()) == 30


@pytest.mark.rule("DIA-35")
def test_a_relic_not_yet_revealed_stays_in_the_deck() -> None:
    table = Scenario(players=3, relics=True, cards=[1, 1])
    table.everyone_leaves()
    assert sorted(in_deck(table), key=str) == [relic(5), relic(7)]
    assert table.view(None).unrevealed.relics == (5, 7)


@pytest.mark.rule("DIA-35")
def test_a_relic_not_yet_revealed_stays_in_the_deck_when_a_trap_is_removed_too() -> None:
    table = Scenario(players=3, relics=True, cards=["lava", "lava", 1])
    assert table.may_come()[-1] == relic(5), "the last card fills the gap of the trap"
    table.everyone_continues()
    assert sorted(in_deck(table), key=str) == [relic(5), relic(7)]
    assert table.happened(RelicsLost) == []
    assert table.all_cards().count("lava") == 2


@pytest.mark.rule("DIA-44")
def test_a_later_lone_leaver_takes_the_relic_that_several_left_lying() -> None:
    table = Scenario(players=4, relics=True, cards=[relic(5), "ram", 1])
    table.everyone_continues_except("Anna", "Boris")
    assert table.happened(RelicsLeftLying) == [RelicsLeftLying(seats=(0, 1), relics=(5,))]
    assert table.view(None).cave[0] == Relic(5, taken=False)
    table.everyone_continues_except("David")
    assert relics_of(table, "David") == (5,)


@pytest.mark.rule("DIA-44")
def test_the_last_one_in_the_cave_leaves_alone() -> None:
    table = Scenario(players=3, relics=True, cards=["ram", relic(5)])
    table.everyone_continues_except("Anna", "Boris")
    table.everyone_leaves()
    assert relics_of(table, "Celia") == (5,)
