"""Going down into the cave: treasures and traps."""

from __future__ import annotations

import pytest

from ludolith.games.diamant.events import EntranceClosed, TrapSeen, TrapSprung, TreasureFound
from tests.games.diamant.scenario import Scenario


@pytest.mark.rule("DIA-05")
def test_after_the_decisions_the_next_card_is_revealed_if_someone_stays() -> None:
    table = Scenario(players=3, cards=[1, 2, 3])
    table.everyone_continues()
    assert table.cave() == [1, 2]
    table.everyone_continues_except("Anna", "Boris")
    assert table.cave() == [1, 2, 3]


@pytest.mark.rule("DIA-05")
def test_no_card_is_revealed_before_the_last_in_the_cave_has_decided() -> None:
    table = Scenario(players=3, cards=[1, 2])
    table.continues("Anna")
    table.continues("Celia")
    assert table.cave() == [1]
    assert table.must_decide() == ("Boris",)
    table.continues("Boris")
    assert table.cave() == [1, 2]


@pytest.mark.rule("DIA-06")
def test_nine_rubies_among_five_give_one_each_and_four_stay_on_the_card() -> None:
    table = Scenario(players=5, cards=[9])
    assert [table.carried(name) for name in table.people] == [1, 1, 1, 1, 1]
    assert table.state.on_path == 4
    assert table.happened(TreasureFound) == [
        TreasureFound(rubies=9, share=1, rest=4, seats=(0, 1, 2, 3, 4))
    ]


@pytest.mark.rule("DIA-06")
def test_a_treasure_is_shared_only_among_those_in_the_cave() -> None:
    table = Scenario(players=4, cards=["ram", 11])
    table.everyone_continues_except("Boris", "David")
    assert table.carried("Anna") == table.carried("Celia") == 5
    assert table.carried("Boris") == table.carried("David") == 0
    assert table.state.on_path == 1


@pytest.mark.rule("DIA-06")
def test_what_does_not_divide_stays_on_its_own_card() -> None:
    table = Scenario(players=4, cards=[9, "lava", 7, 4])
    for _ in range(3):
        table.everyone_continues()
    cave = table.view(None).cave
    assert [getattr(card, "lying", None) for card in cave] == [1, None, 3, 0]


@pytest.mark.rule("DIA-07")
def test_rubies_found_lie_beside_the_chest_and_not_in_it() -> None:
    table = Scenario(players=3, cards=[9, 15])
    table.everyone_continues()
    assert table.carried("Anna") == 8
    assert table.chest("Anna") == table.points("Anna") == 0
    assert table.seen("Boris", "Anna").carried == 8


@pytest.mark.rule("DIA-08")
def test_the_first_trap_of_a_kind_does_nothing() -> None:
    table = Scenario(players=3, cards=[9, "snakes", "spiders"])
    table.everyone_continues()
    table.everyone_continues()
    assert table.happened(TrapSeen) == [TrapSeen(trap="spiders")]
    assert table.carried("Anna") == 3
    assert table.must_decide() == table.in_cave() == ("Anna", "Boris", "Celia")


@pytest.mark.rule("DIA-08", "DIA-09")
def test_the_first_snakes_let_the_expedition_go_on_and_the_second_end_it() -> None:
    table = Scenario(players=3, cards=["snakes", 9, "snakes"])
    table.everyone_continues()
    assert table.state.expedition == 1
    table.everyone_continues()
    assert table.state.expedition == 2


@pytest.mark.rule("DIA-08")
def test_a_kind_of_trap_seen_in_an_earlier_expedition_does_not_count() -> None:
    table = Scenario(players=3, cards=["snakes", "snakes"])
    table.everyone_leaves()
    assert table.state.expedition == 2
    assert table.cave() == ["snakes"]
    assert table.in_cave() == ("Anna", "Boris", "Celia")


@pytest.mark.rule("DIA-09")
def test_the_second_trap_of_a_kind_empties_every_hand_in_the_cave() -> None:
    table = Scenario(players=3, cards=["snakes", 9, "snakes", "lava"])
    table.everyone_continues()
    table.everyone_continues()
    assert [table.carried(name) for name in table.people] == [0, 0, 0]
    assert [table.chest(name) for name in table.people] == [0, 0, 0]
    assert table.happened(TrapSprung) == [
        TrapSprung(trap="snakes", seats=(0, 1, 2), lost=(3, 3, 3))
    ]


@pytest.mark.rule("DIA-09")
def test_the_second_trap_ends_the_expedition_at_once() -> None:
    table = Scenario(players=3, cards=["lava", "lava", "ram"])
    table.everyone_continues()
    assert table.happened(EntranceClosed) == [EntranceClosed(expedition=1)]
    assert table.state.expedition == 2
    assert table.cave() == ["ram"]


@pytest.mark.rule("DIA-10")
def test_a_trap_never_touches_a_chest() -> None:
    table = Scenario(players=3, cards=["lava", 9, "lava"])
    table.put_in_chests(Anna=12, Boris=4)
    table.everyone_continues()
    table.everyone_continues_except("Celia")
    assert table.state.expedition == 2
    assert [table.chest(name) for name in table.people] == [12, 4, 3]
