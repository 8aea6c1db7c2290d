"""Deciding: continue or leave."""

from __future__ import annotations

import pytest

import ludolith
from ludolith.engine.errors import IllegalMove, NotYourDecision
from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.events import CaveEmpty, ChoicesRevealed, PathGathered, PutInChest
from tests.games.diamant.scenario import Scenario


@pytest.mark.rule("DIA-11")
def test_every_player_in_the_cave_chooses_continue_or_leave() -> None:
    table = Scenario(players=3)
    assert table.must_decide() == table.in_cave()
    for name in table.people:
        assert list(table.state.legal(table.seat(name))) == [LEAVE, CONTINUE]


@pytest.mark.rule("DIA-11")
def test_a_choice_is_invisible_to_everybody_else_until_all_are_revealed() -> None:
    leaving, staying = Scenario(players=3, cards=[5, 1]), Scenario(players=3, cards=[5, 1])
    leaving.leaves("Anna")
    staying.continues("Anna")
    for viewer in ("Boris", "Celia", None):
        assert leaving.view(viewer) == staying.view(viewer)
        assert leaving.view(viewer).own_choice is None
    assert leaving.events == staying.events
    assert leaving.in_cave() == staying.in_cave() == ("Anna", "Boris", "Celia")
    assert leaving.chest("Anna") == 0


@pytest.mark.rule("DIA-11")
def test_a_player_sees_their_own_choice_and_who_has_chosen() -> None:
    table = Scenario(players=3, cards=[5, 1])
    table.leaves("Anna")
    table.continues("Boris")
    assert table.view("Anna").own_choice == "leave"
    assert table.view("Boris").own_choice == "continue"
    assert table.view("Celia").own_choice is None
    assert [explorer.decided for explorer in table.view(None).explorers] == [True, True, False]


@pytest.mark.rule("DIA-11")
def test_all_choices_are_revealed_together() -> None:
    table = Scenario(players=3, cards=[5, 1])
    table.events = []
    table.leaves("Boris")
    table.continues("Celia")
    assert table.events == []
    table.continues("Anna")
    assert table.happened(ChoicesRevealed) == [ChoicesRevealed(leaving=(1,), staying=(0, 2))]


@pytest.mark.rule("DIA-11", "DIA-13")
def test_whoever_does_not_choose_in_time_walks_out_with_what_they_carry() -> None:
    table = Scenario(players=3, cards=[9, 4])
    table.continues("Boris")
    table.continues("Celia")
    seat = table.seat("Anna")
    table.state.apply(seat, ludolith.game("diamant").default_move(table.state, seat))
    assert table.in_cave() == ("Boris", "Celia")
    assert table.chest("Anna") == 3


@pytest.mark.rule("DIA-11")
def test_a_choice_once_made_cannot_be_changed() -> None:
    table = Scenario(players=3)
    table.leaves("Anna")
    assert list(table.state.legal(table.seat("Anna"))) == []
    with pytest.raises(NotYourDecision):
        table.continues("Anna")


@pytest.mark.rule("DIA-11")
def test_there_is_no_third_choice() -> None:
    table = Scenario(players=3)
    with pytest.raises(IllegalMove) as refusal:
        table.choose("Anna", 2)
    assert refusal.value.rule == "DIA-11"


@pytest.mark.rule("DIA-12")
def test_one_who_leaves_alone_picks_up_all_rubies_on_the_cards() -> None:
    table = Scenario(players=4, cards=[9, 7, 1])  # 1 and 3 stay on the cards
    table.everyone_continues()
    table.everyone_continues_except("Celia")
    assert table.chest("Celia") == 2 + 1 + 1 + 3
    assert table.happened(PathGathered) == [PathGathered(seats=(2,), share=4, rest=0)]


@pytest.mark.rule("DIA-12")
def test_those_who_leave_together_split_the_sum_over_all_cards() -> None:
    table = Scenario(players=4, cards=[9, 7, "ram"])  # 1 + 3 = 4: two each, not 0 + 1
    table.everyone_continues()
    table.everyone_continues_except("Anna", "Boris")
    assert table.chest("Anna") == table.chest("Boris") == 2 + 1 + 2
    assert table.state.on_path == 0


@pytest.mark.rule("DIA-12")
def test_the_indivisible_rest_stays_on_the_most_recent_treasure() -> None:
    table = Scenario(players=4, cards=[9, 7, "lava", "ram"])
    table.everyone_continues()
    table.everyone_continues()
    table.everyone_continues_except("Anna", "Boris", "Celia")  # 4 among 3
    assert table.chest("Anna") == 2 + 1 + 1
    assert table.happened(PathGathered) == [PathGathered(seats=(0, 1, 2), share=1, rest=1)]
    assert [getattr(card, "lying", None) for card in table.view(None).cave] == [0, 1, None, None]


@pytest.mark.rule("DIA-12")
def test_later_treasures_keep_their_own_rest_beside_that_of_the_leavers() -> None:
    table = Scenario(players=4, cards=[7, "lava", 5])
    table.everyone_continues()
    table.everyone_continues_except("Anna", "Boris")  # 3 among 2, then 5 among 2
    assert [getattr(card, "lying", None) for card in table.view("Anna").cave] == [1, None, 1]
    assert table.state.on_path == 2


@pytest.mark.rule("DIA-13")
def test_a_leaver_puts_everything_carried_into_the_chest() -> None:
    table = Scenario(players=3, cards=[9, 15, 1])
    table.put_in_chests(Boris=10)
    table.everyone_continues()
    table.everyone_continues_except("Boris")
    assert table.chest("Boris") == 10 + 3 + 5
    assert table.carried("Boris") == 0
    assert table.happened(PutInChest) == [PutInChest(seat=1, rubies=8)]


@pytest.mark.rule("DIA-13")
def test_what_is_in_the_chest_stays_safe_to_the_end_of_the_game() -> None:
    traps = ["ram", "ram", "lava", "lava", "snakes", "snakes", "spiders", "spiders"]
    table = Scenario(players=3, cards=[9, *traps, "boulder", "boulder"])
    table.everyone_continues_except("Anna")
    while not table.is_over():
        table.everyone_continues()
    assert table.state.closed == 5, "a trap ended each expedition"
    assert [table.chest(name) for name in table.people] == [3, 0, 0]
    assert table.points("Anna") == 3


@pytest.mark.rule("DIA-14")
def test_a_player_who_has_left_takes_no_part_in_the_rest_of_the_expedition() -> None:
    table = Scenario(players=3, cards=[1, 4, 2])
    table.everyone_continues_except("Anna")
    assert table.in_cave() == table.must_decide() == ("Boris", "Celia")
    assert table.carried("Anna") == 0
    assert table.carried("Boris") == 2
    assert list(table.state.legal(table.seat("Anna"))) == []
    with pytest.raises(NotYourDecision):
        table.leaves("Anna")


@pytest.mark.rule("DIA-15")
def test_the_expedition_ends_when_nobody_is_left_in_the_cave() -> None:
    table = Scenario(players=3, cards=[1, 4, 2])
    table.everyone_continues_except("Anna")
    table.everyone_leaves()
    assert table.happened(CaveEmpty) == [CaveEmpty(expedition=1)]
    assert table.state.expedition == 2
    assert table.cave() == [2], "the third card opens the second expedition"


@pytest.mark.rule("DIA-15")
def test_the_expedition_ends_even_when_all_leave_after_the_first_card() -> None:
    table = Scenario(players=3, cards=[4, 2])
    table.everyone_leaves()
    assert table.happened(CaveEmpty) == [CaveEmpty(expedition=1)]
    assert table.state.expedition == 2
    assert table.cave() == [2]
