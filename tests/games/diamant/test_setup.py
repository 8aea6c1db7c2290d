"""Setting up the game."""

from __future__ import annotations

from collections import Counter

import pytest

import ludolith
from ludolith.engine.errors import WrongPlayerCount
from ludolith.games.diamant.codes import CONTINUE
from ludolith.games.diamant.components import RELIC_KINDS, RELIC_POINTS, RELICS
from tests.games.diamant.scenario import Scenario

TRAP_KINDS = ("spiders", "snakes", "lava", "boulder", "ram")


@pytest.mark.rule("DIA-01")
@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_can_play(players: int) -> None:
    table = Scenario(players)
    assert len(table.in_cave()) == players


@pytest.mark.rule("DIA-01")
@pytest.mark.parametrize("players", [0, 1, 2, 9, -3])
def test_two_are_too_few_and_nine_too_many(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="diamant is for 3 to 8 players"):
        ludolith.game("diamant").new(players)


@pytest.mark.rule("DIA-02")
def test_the_deck_is_fifteen_treasures_and_three_traps_of_each_of_five_kinds() -> None:
    cards = Counter(Scenario().all_cards())
    treasures = Counter([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17])
    assert cards == treasures + Counter(dict.fromkeys(TRAP_KINDS, 3))


@pytest.mark.rule("DIA-30")
def test_the_rules_know_as_many_relics_as_there_are() -> None:
    assert len(RELICS) == RELIC_KINDS
    assert len(RELIC_POINTS) == 2**RELIC_KINDS
    assert RELIC_POINTS[len(RELIC_POINTS) - 1] == sum(RELICS)


def test_in_a_copy_of_a_game_the_same_cards_are_fixed_to_come() -> None:
    table = Scenario(players=3, cards=[9, 17, "lava", 3])
    copied = table.state.clone()
    for _ in range(3):
        table.everyone_continues()
        for seat in range(3):
            copied.act(seat, CONTINUE)
    assert table.cave() == [9, 17, "lava", 3]
    assert list(copied.deck)[:4] == list(table.state.deck)[:4]


@pytest.mark.rule("DIA-02")
def test_the_deck_is_shuffled() -> None:
    first_cards = Counter(str(Scenario(seed=seed).cave()[0]) for seed in range(900))
    assert len(first_cards) == 17, "each of the 12 values and 5 traps comes up"
    # A kind of trap is 3 cards of 30: 90 of 900 on average, standard deviation 9.
    assert all(45 < first_cards[trap] < 135 for trap in TRAP_KINDS)


@pytest.mark.rule("DIA-02", "DIA-30")
def test_relics_stay_in_the_box_without_the_variant() -> None:
    table = Scenario(seed=3)
    for _ in range(5):
        assert not any("relic" in str(card) for card in table.all_cards())
        assert table.view(None).relic_stack == ()
        table.everyone_leaves()


@pytest.mark.rule("DIA-03")
def test_there_are_five_expeditions() -> None:
    table = Scenario()
    begun = [table.state.expedition]
    while not table.is_over():
        table.everyone_leaves()
        begun.append(table.state.expedition)
    assert begun == [1, 2, 3, 4, 5, 5]


@pytest.mark.rule("DIA-03")
def test_every_player_starts_every_expedition_in_the_cave() -> None:
    table = Scenario(players=3, cards=[1, "lava", 2, 3, "lava"])
    table.everyone_continues_except("Anna")
    table.everyone_leaves()
    assert table.state.expedition == 2
    assert table.in_cave() == ("Anna", "Boris", "Celia") == table.must_decide()


@pytest.mark.rule("DIA-04")
def test_an_expedition_opens_with_a_card_before_anyone_has_decided() -> None:
    table = Scenario(players=4, cards=[9, 5])
    assert table.cave() == [9]
    assert table.carried("Anna") == 2
    table.everyone_leaves()
    assert table.cave() == [5]
    assert table.must_decide() == ("Anna", "Boris", "Celia", "David")
