"""Every invariant notices its own breach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from ludolith.games.diamant.rules import Diamant
from tests.games.diamant.scenario import Card, Scenario, code, relic


def take_out(game: Diamant, card: Card, times: int = 1) -> None:
    cards = list(game.deck)
    for _ in range(times):
        cards.remove(code(card))
    game.deck = vec[u8](cards)


def add(game: Diamant, card: Card) -> None:
    game.deck = vec[u8]([*game.deck, code(card)])


def stranger_in_the_cave(game: Diamant) -> None:
    game.inside |= 1 << game.players


def outsider_decides(game: Diamant) -> None:
    game.inside &= ~1


def undecided_leaves(game: Diamant) -> None:
    game.leaving = 1


def over_too_early(game: Diamant) -> None:
    game.over = True


def nobody_decides(game: Diamant) -> None:
    game.asked = 0


def barrier_too_many(game: Diamant) -> None:
    game.closed += 1


def card_twice(game: Diamant) -> None:
    add(game, 17)


def treasure_missing(game: Diamant) -> None:
    take_out(game, 17)


def kind_gone(game: Diamant) -> None:
    take_out(game, "ram", times=3)


def trap_missing(game: Diamant) -> None:
    take_out(game, "ram")


def trap_noted_wrongly(game: Diamant) -> None:
    game.traps_seen = 1


def pair_of_traps(game: Diamant) -> None:
    game.deck = vec[u8](sorted(game.deck, reverse=True))
    game.revealed = 3


def deck_ran_out(game: Diamant) -> None:
    game.revealed = len(game.deck)


def relic_of_nobody(game: Diamant) -> None:
    game.relics_won = 1 << 5 * game.players


def relic_twice(game: Diamant) -> None:
    game.relics_won = 0b100001


def relic_owned_and_to_come(game: Diamant) -> None:
    game.relics_won = 1
    add(game, relic(5))


def relic_not_revealed(game: Diamant) -> None:
    game.relics_in_cave = 1


def relic_too_early(game: Diamant) -> None:
    add(game, relic(12))


def relic_without_variant(game: Diamant) -> None:
    add(game, relic(5))


def negative_rubies(game: Diamant) -> None:
    game.chest[0] = -1


def outsider_carries(game: Diamant) -> None:
    game.inside &= ~1
    game.asked &= ~1


def too_many_rubies(game: Diamant) -> None:
    game.on_path += 1


@pytest.mark.parametrize(
    ("breach", "fault"),
    [
        (stranger_in_the_cave, "a seat that does not play is in the cave"),
        (outsider_decides, "a player outside the cave must decide"),
        (undecided_leaves, "a player leaves who has not decided or is not in the cave"),
        (over_too_early, "the game ends exactly with the fifth barrier, but here it did not"),
        (
            nobody_decides,
            "no player must decide although the game goes on, or one must after its end",
        ),
        (barrier_too_many, "barriers and expeditions do not match"),
        (card_twice, "a card exists twice"),
        (treasure_missing, "a treasure card is missing"),
        (kind_gone, "all traps of a kind are gone"),
        (trap_missing, "more traps were removed than expeditions ended"),
        (trap_noted_wrongly, "the traps noted are not those in the cave"),
        (pair_of_traps, "two equal traps lie in the cave and the expedition goes on"),
        (deck_ran_out, "the deck ran out, which rule DIA-41 shows to be impossible"),
        (relic_of_nobody, "a relic belongs to no player of the game"),
        (relic_twice, "a relic exists twice"),
        (relic_owned_and_to_come, "a relic that a player owns is still in the deck or in the cave"),
        (relic_not_revealed, "a relic lies in the cave that was not revealed"),
        (relic_too_early, "a relic is in play before its expedition"),
        (relic_without_variant, "a relic is in play without the variant"),
        (negative_rubies, "a number of rubies is negative"),
        (outsider_carries, "a player outside the cave carries rubies"),
        (too_many_rubies, "more rubies are in the cave than its cards hold"),
    ],
)
def test_a_broken_invariant_is_named(breach: Callable[[Diamant], None], fault: str) -> None:
    table = Scenario(players=3, cards=[9])
    assert table.state.faults() == []
    breach(table.state)
    assert fault in table.state.faults()
