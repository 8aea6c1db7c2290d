"""What the rulebook leaves open, as this edition reads it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from ludolith.engine.rng import new_rng
from ludolith.games.diamant.components import EXPEDITIONS, TRAPS, TRAPS_OF_A_KIND, TREASURES
from ludolith.games.diamant.events import DeckRanOut, TrapSprung
from ludolith.games.diamant.view_types import Gems
from tests.games.diamant.scenario import Card, Scenario


@pytest.mark.rule("DIA-40")
def test_the_gem_supply_never_runs_dry() -> None:
    rich_cards = [17, 15, 14, 13, 11, 11, 9, 7, 7]  # 104 rubies, of which 102 divide by three
    table = Scenario(players=3, cards=rich_cards * 4)
    for _ in range(4):
        while len(table.cave()) < len(rich_cards):
            table.everyone_continues()
        table.everyone_leaves()
    # The 60 rubies and 40 diamonds of the box are worth 260 points.
    assert sum(table.chest(name) for name in table.people) == 4 * 102


@pytest.mark.rule("DIA-41")
def test_some_kind_of_trap_always_keeps_three_cards() -> None:
    for sprung in combinations_with_replacement(TRAPS, EXPEDITIONS - 1):
        times = Counter(sprung)
        if max(times.values()) >= TRAPS_OF_A_KIND:
            continue  # by then only one of its cards is left, and no second can come
        table = Scenario(players=3, cards=[trap for kind in sprung for trap in (kind, kind)])
        for _ in sprung:
            table.everyone_continues()
        assert table.state.expedition == EXPEDITIONS
        cards = Counter(table.all_cards())
        left = [cards[trap] for trap in TRAPS]
        assert left == [TRAPS_OF_A_KIND - times[trap] for trap in TRAPS]
        assert TRAPS_OF_A_KIND in left


@pytest.mark.rule("DIA-41")
def test_when_every_other_card_is_revealed_the_next_one_is_a_second_trap() -> None:
    """Even in the last expedition, when four kinds have lost a trap."""
    sprung = [trap for kind in TRAPS[:4] for trap in (kind, kind)]
    every_other: list[Card] = [*TRAPS, *TREASURES]
    for second in TRAPS:
        table = Scenario(players=3, cards=[*sprung, *every_other, second])
        while len(table.cave()) < len(every_other):
            table.everyone_continues()
        assert set(table.may_come()) == set(TRAPS)
        table.everyone_continues()
        assert [event.trap for event in table.happened(TrapSprung)] == [second]
        assert not table.happened(DeckRanOut)


@pytest.mark.rule("DIA-41")
def test_an_empty_deck_would_let_everyone_walk_out_with_what_they_carry() -> None:
    table = Scenario(players=3, cards=[11])
    table.leave_in_deck()
    assert "the deck ran out, which rule DIA-41 shows to be impossible" in table.state.faults()
    table.leave_in_deck("lava")
    table.everyone_continues()
    table.everyone_continues()
    assert table.happened(DeckRanOut) == [DeckRanOut(seats=(0, 1, 2))]
    assert [table.chest(name) for name in table.people] == [3, 3, 3]
    assert table.state.expedition == 2


@pytest.mark.rule("DIA-42")
def test_chests_are_closed_to_others_until_the_end() -> None:
    table = Scenario(players=3)
    table.put_in_chests(Anna=7)
    assert table.view("Anna").scores == (7, None, None)
    assert table.view("Boris").scores == (None, 0, None)
    assert table.view(None).scores == (None, None, None)
    assert table.seen("Boris", "Anna").chest is None
    assert table.seen("Anna", "Anna").chest == Gems(1, 2)


@pytest.mark.rule("DIA-42")
def test_chests_are_opened_at_the_end() -> None:
    table = Scenario(players=3, cards=[1] * 5)
    table.put_in_chests(Anna=7)
    while not table.is_over():
        table.everyone_leaves()
    assert table.seen("Boris", "Anna").chest == Gems(1, 2)
    assert table.view(None).scores == (7, 0, 0)


@pytest.mark.rule("DIA-42")
def test_a_table_can_play_with_open_chests() -> None:
    table = Scenario(players=3, open_chests=True)
    table.put_in_chests(Anna=7)
    assert table.seen("Boris", "Anna").chest == table.seen(None, "Anna").chest == Gems(1, 2)
    assert table.view("Celia").scores == (7, 0, 0)


@pytest.mark.rule("DIA-42")
def test_what_is_carried_and_who_is_in_the_cave_is_always_open() -> None:
    table = Scenario(players=3, cards=[9, 4])
    table.everyone_continues_except("Boris")
    for viewer in ("Anna", "Boris", None):
        explorers = table.view(viewer).explorers
        assert [explorer.carried for explorer in explorers] == [5, 0, 5]
        assert [explorer.in_cave for explorer in explorers] == [True, False, True]


@pytest.mark.rule("DIA-42")
def test_chests_are_known_to_whoever_counts_and_secret_choices_to_nobody() -> None:
    table = Scenario(players=3, cards=[9, 4])
    table.put_in_chests(Boris=6)
    table.leaves("Anna")
    table.leaves("Boris")
    table.state.redeal(table.seat("Anna"), new_rng(1))
    assert table.chest("Boris") == 6
    assert table.must_decide() == ("Boris", "Celia")
    assert table.view("Anna").own_choice == "leave"


@pytest.mark.rule("DIA-43")
def test_the_next_card_is_unknown_even_to_a_bot() -> None:
    next_cards = set()
    for seed in range(40):
        table = Scenario(players=3, cards=[9, 17])
        table.state.redeal(table.seat("Anna"), new_rng(seed))
        table.everyone_continues()
        next_cards.add(table.cave()[1])
    assert len(next_cards) > 10, "not the 17 that was to come"


@pytest.mark.rule("DIA-43")
def test_nobody_sees_which_card_comes_next() -> None:
    lucky, unlucky = Scenario(cards=["lava", 17], seed=1), Scenario(cards=["lava", "lava"], seed=2)
    for viewer in (*lucky.people, None):
        assert lucky.view(viewer) == unlucky.view(viewer)


@pytest.mark.rule("DIA-43")
def test_which_cards_are_out_of_the_deck_is_public() -> None:
    table = Scenario(players=3, cards=["lava", 5, "lava", 9, "ram"])
    table.everyone_continues()
    table.everyone_continues()
    table.everyone_continues()
    may_come = table.view(None).unrevealed
    assert may_come.cards == 27
    assert may_come.treasures == (1, 2, 3, 4, 5, 5, 7, 7, 11, 11, 13, 14, 15, 17)
    assert may_come.traps == {"spiders": 3, "snakes": 3, "lava": 2, "boulder": 3, "ram": 2}
    assert may_come.fatal == 2
    assert table.view(None).removed_traps["lava"] == 1
