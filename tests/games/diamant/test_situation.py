"""Whatever a seat knows makes another situation; a search would take two for one otherwise."""

from __future__ import annotations

from collections.abc import Callable

from ludolith.games.diamant.codes import CONTINUE, LEAVE
from ludolith.games.diamant.rules import Diamant
from tests.games.diamant.scenario import Scenario

Change = Callable[[Diamant], None]


def nothing(state: Diamant) -> None:
    """The situation that all others differ from."""


def next_expedition(state: Diamant) -> None:
    state.expedition += 1


def somebody_left(state: Diamant) -> None:
    state.inside &= ~0b100


def rubies_on_the_path(state: Diamant) -> None:
    state.on_path += 1


def a_relic_in_the_cave(state: Diamant) -> None:
    state.relics_in_cave |= 1


def a_relic_won(state: Diamant) -> None:
    state.relics_won |= 1


def the_same_relic_won_by_another(state: Diamant) -> None:
    state.relics_won |= 1 << 5


def a_card_more_in_the_cave(state: Diamant) -> None:
    state.revealed += 1


def a_trap_removed(state: Diamant) -> None:
    state.deck = state.deck[:-1]


def somebody_carries_more(state: Diamant) -> None:
    state.carried[2] += 1


def somebody_has_more_in_the_chest(state: Diamant) -> None:
    state.chest[2] += 1


def the_seat_has_chosen_to_leave(state: Diamant) -> None:
    state.act(0, LEAVE)


def the_seat_has_chosen_to_go_on(state: Diamant) -> None:
    state.act(0, CONTINUE)


CHANGES: list[Change] = [
    nothing,
    next_expedition,
    somebody_left,
    rubies_on_the_path,
    a_relic_in_the_cave,
    a_relic_won,
    the_same_relic_won_by_another,
    a_card_more_in_the_cave,
    a_trap_removed,
    somebody_carries_more,
    somebody_has_more_in_the_chest,
    the_seat_has_chosen_to_leave,
    the_seat_has_chosen_to_go_on,
]


def test_each_difference_a_seat_knows_makes_another_situation() -> None:
    met: dict[int, str] = {}
    for change in CHANGES:
        state = Scenario(players=3, cards=[9, 4], relics=True).state
        change(state)
        situation = state.situation(0)
        assert situation not in met, f"{change.__name__} is like {met[situation]}"
        met[situation] = change.__name__


def test_other_cards_of_the_same_worth_make_another_situation() -> None:
    """Among eight players these give no ruby to any player, and as many lie on the path."""
    one, two = Scenario(players=8, cards=[1, 5]), Scenario(players=8, cards=[2, 4])
    for table in (one, two):
        table.everyone_continues()
    assert one.state.on_path == two.state.on_path
    assert one.state.situation(0) != two.state.situation(0)


def test_the_same_cards_in_another_order_make_the_same_situation() -> None:
    one, two = Scenario(players=8, cards=[1, 5]), Scenario(players=8, cards=[5, 1])
    for table in (one, two):
        table.everyone_continues()
    assert one.state.situation(0) == two.state.situation(0)
