"""Cards hidden from a viewer are exchanged; nothing the viewer sees, hears or is asked changes.

The exchange is made here, card by card, and not by the game's own redeal: between the hands of
others, the deck and the cards a player looks at, where no other player knows them.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, zip_longest
from typing import NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolith.engine.bits import members
from ludolith.engine.bot import ask
from ludolith.engine.events import Event
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.games.dinokalipsa.codes import CHOOSE, LOOK_AHEAD, LOOK_AT, SUDDEN_DEATH
from ludolith.games.dinokalipsa.components import CARDS, INSTANTS
from ludolith.games.dinokalipsa.events import (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    DeckCardKept,
    DeckCardSeen,
    HandRedrawn,
    OutOfPointCards,
    SuddenDeathRevealed,
)
from ludolith.games.dinokalipsa.packed_hand import (
    cards_in,
    has_points,
    instants_in,
    with_card,
    without,
)
from ludolith.games.dinokalipsa.position import CARDS_KNOWN
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.testing.game_setups import settings_of
from tests.games.dinokalipsa.scenario import GAME, Scenario

SETTINGS = settings_of("dinokalipsa")
DECK, LOOKED_AT = -1, -2  # places of hidden cards besides the hands
# What can make two such worlds differ to the viewer, and rightly: a card laid open for all, a hand
# shown to be without point cards, a card the viewer draws or looks at.
LAID_OPEN = (
    CardDiscarded,
    CardDrawn,
    CardRevealed,
    DeckCardKept,
    DeckCardSeen,
    HandRedrawn,
    OutOfPointCards,
    SuddenDeathRevealed,
)
MOVES = 12


class Worlds(NamedTuple):
    """Two positions that differ only in cards the viewer cannot know."""

    one: Dinokalipsa
    two: Dinokalipsa
    viewer: int | None


@st.composite
def worlds(draw: st.DrawFn) -> Worlds:
    setting = draw(st.sampled_from(SETTINGS))
    one = setting.after(draw(st.integers(0, 250)), seed=draw(st.integers(0, 10_000)))
    assert isinstance(one, Dinokalipsa)
    viewer = draw(st.sampled_from([None, *range(setting.players)]))
    two = one.clone()
    assert isinstance(two, Dinokalipsa)
    rng = new_rng(draw(st.integers(0, 2**40)))
    for _ in range(8):
        exchange(two, viewer, rng)
    assert two.faults() == []
    return Worlds(one, two, viewer)


def exchange(game: Dinokalipsa, viewer: int | None, rng: Rng) -> None:
    """Two hidden cards change places, unless that contradicts what a player knows."""
    spots = hidden(game, viewer)
    if not spots:
        return
    place, card = spots[rng.below(len(spots))]
    other_place, other = spots[rng.below(len(spots))]
    if place == other_place or card == other:
        return
    before = [*game.hand]
    put(game, place, card, other)
    put(game, other_place, other, card)
    if not possible(game):
        put(game, other_place, card, other)
        put(game, place, other, card)
        assert [*game.hand] == before


def hidden(game: Dinokalipsa, viewer: int | None) -> list[tuple[int, int]]:
    """The place of a card of which only its owner knows anything."""
    spots = [(DECK, card) for card in list(game.pile)[: game.in_deck]]
    if game.resolving != viewer:
        spots += [(LOOKED_AT, card) for card in cards_in(game.peeked)]
    for owner in members(game.still_in):
        hand = game.hand[owner]
        if game.chosen[owner] >= 0:
            hand = without(hand, game.chosen[owner])
        doubts = 0
        for looker in range(game.players):
            known = game.known[looker * game.players + owner]
            doubts += known >> 50
            for card in cards_in(known & CARDS_KNOWN):
                hand = without(hand, card)
        if owner != viewer and not doubts:
            spots += [(owner, card) for card in cards_in(hand)]
    return spots


def put(game: Dinokalipsa, place: int, card: int, other: int) -> None:
    """The other card instead of this one."""
    if place == DECK:
        game.pile[list(game.pile)[: game.in_deck].index(card)] = other
    elif place == LOOKED_AT:
        game.peeked = with_card(without(game.peeked, card), other)
    else:
        game.hand[place] = with_card(without(game.hand[place], card), other)


def possible(game: Dinokalipsa) -> bool:
    """Instants that all know of are there, and each player who must choose a point card has one."""
    choosing = game.still_in if game.stage == CHOOSE else 0
    if game.stage == SUDDEN_DEATH:
        choosing = game.duel
    return all(
        instants_in(game.hand[owner]) >= game.sure_instants[owner]
        and (not choosing >> owner & 1 or has_points(game.hand[owner]))
        for owner in members(game.still_in)
    )


def seen(world: Dinokalipsa, viewer: int | None) -> bytes:
    return msgspec.json.encode(world.view(viewer))


def emitted(world: Dinokalipsa, seat: int, move: int, viewer: int | None) -> list[Event]:
    return [one.event for one in world.play(seat, move) if one.seen_by(viewer)]


def test_the_exchanges_do_change_something() -> None:
    changed = 0
    for seed in range(20):
        one = SETTINGS[-1].after(30, seed)
        assert isinstance(one, Dinokalipsa)
        two = one.clone()
        for number in range(8):
            exchange(two, 0, new_rng(100 * seed + number))
        changed += [*one.hand] != [*two.hand]
    assert changed > 15


@pytest.mark.rule("HLD-04", "HLD-12")
@given(worlds())
def test_a_view_does_not_depend_on_cards_the_viewer_cannot_know(world: Worlds) -> None:
    assert seen(world.one, world.viewer) == seen(world.two, world.viewer)
    if world.viewer is not None:
        assert list(world.one.legal(world.viewer)) == list(world.two.legal(world.viewer))


@pytest.mark.rule("HLD-04", "HLD-15", "HLD-19", "HLD-36")
@settings(max_examples=400)
@given(worlds(), st.integers(0, 2**40))
def test_events_and_questions_depend_only_on_what_is_laid_open(world: Worlds, seed: int) -> None:
    """The same moves in both worlds: until a card is shown, the same is told and the same asked."""
    one, two, viewer = world
    rng = new_rng(seed, DECISIONS)
    for _ in range(MOVES):
        assert list(one.deciders()) == list(two.deciders())
        assert seen(one, viewer) == seen(two, viewer)
        choice = common_move(world, rng)
        if choice is None:
            return
        emitted_one, emitted_two = emitted(one, *choice, viewer), emitted(two, *choice, viewer)
        if emitted_one != emitted_two:
            assert shows_cards(emitted_one, emitted_two), (emitted_one, emitted_two)
            return


def common_move(world: Worlds, rng: Rng) -> tuple[int, int] | None:
    """Something that can be decided in both worlds, and does not let the viewer look at cards."""
    one, two, viewer = world
    found = [
        (seat, move)
        for seat in one.deciders()
        for move in one.legal(seat)
        if move in list(two.legal(seat))
        if seat != viewer or not LOOK_AT <= move <= LOOK_AHEAD
    ]
    return found[rng.below(len(found))] if found else None


def shows_cards(emitted_one: list[Event], emitted_two: list[Event]) -> bool:
    """Whether the first difference is a card, or a hand without point cards, for all to see.

    The latter may be told in one world when all that was common to both has been told.
    """
    for one, two in zip_longest(emitted_one, emitted_two):
        if one != two:
            return isinstance(one, LAID_OPEN) or isinstance(two, LAID_OPEN)
    return False


@pytest.mark.rule("HLD-04")
@given(worlds())
def test_no_bot_decides_by_cards_it_cannot_know(world: Worlds) -> None:
    one, two, viewer = world
    if viewer is not None and viewer in list(one.deciders()):
        for level in GAME.levels:
            bot = GAME.bot(level)
            assert ask(bot, one, viewer, new_rng(6)) == ask(bot, two, viewer, new_rng(6)), level


# -- a redeal is fair: every world that fits is drawn as often as it should be

DRAWS = 4000


def redealt(table: Scenario, viewer: str) -> Counter[tuple[tuple[str, ...], ...]]:
    """The hands of the others in many redeals."""
    found = Counter[tuple[tuple[str, ...], ...]]()
    others = [name for name in table.people if name != viewer]
    for seed in range(DRAWS):
        copy = table.state.clone()
        copy.redeal(table.seat(viewer), new_rng(seed))
        hands = [copy.hand[table.seat(name)] for name in others]
        found[tuple(tuple(CARDS[card] for card in cards_in(hand)) for hand in hands)] += 1
    return found


def expected(
    cards: list[str], sizes: tuple[int, int], sure_instants: int = 0, *, choosing: bool = True
) -> dict[tuple[tuple[str, ...], ...], float]:
    """All ways to lay out these cards, each equally likely, that fit what is known.

    The first `sure_instants` cards of the first hand are instants.
    """
    found = Counter[tuple[tuple[str, ...], ...]]()
    first, second = sizes
    for order in permutations([CARDS.index(card) for card in cards]):
        hands = order[:first], order[first : first + second]
        if any(card < INSTANTS for card in order[:sure_instants]):
            continue
        if choosing and any(min(hand) >= INSTANTS for hand in hands):
            continue
        found[tuple(tuple(CARDS[card] for card in sorted(hand)) for hand in hands)] += 1
    total = sum(found.values())
    return {world: number / total for world, number in found.items()}


def assert_fair(
    found: Counter[tuple[tuple[str, ...], ...]],
    should_be: dict[tuple[tuple[str, ...], ...], float],
) -> None:
    assert set(found) <= set(should_be)
    chi_square = sum(
        (found[world] - DRAWS * share) ** 2 / (DRAWS * share) for world, share in should_be.items()
    )
    freedom = len(should_be) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5, (chi_square, freedom)


@pytest.mark.rule("HLD-04", "HLD-11")
def test_before_the_choice_every_hand_with_a_point_card_is_equally_likely() -> None:
    hidden_cards = [
        "iced_tea_with_a_kick",
        "iced_tea_with_a_kick",
        "tailwind",
        "headwind",
        "not_my_problem",
    ]
    table = Scenario(
        hands={
            "Anna": "bone_helmet",
            "Boris": "iced_tea_with_a_kick tailwind",
            "Celia": "iced_tea_with_a_kick",
        }
    )
    table.leave_in_deck("headwind not_my_problem")
    assert_fair(redealt(table, "Anna"), expected(hidden_cards, (2, 1)))


@pytest.mark.rule("HLD-04", "HLD-34")
def test_known_instants_are_any_instants_and_the_rest_is_anything() -> None:
    table = Scenario(
        hands={
            "Anna": "trusty_skillet tailwind",
            "Boris": "trusty_skillet bone_helmet",
            "Celia": "meteor_mortar iced_tea_with_a_kick",
        }
    )
    table.leave_in_deck("tame_pebble headwind not_my_problem splendid_twig")
    table.play(Boris="trusty_skillet", Celia="meteor_mortar")
    table.everyone_passes()
    assert table.stage() == "threat"
    pool = ["tailwind", "iced_tea_with_a_kick", "tame_pebble", "headwind", "not_my_problem"]
    pool.append("splendid_twig")
    found = redealt(table, "Boris")
    assert_fair(found, expected(pool, (1, 1), sure_instants=1, choosing=False))


@pytest.mark.rule("HLD-12")
def test_of_a_redealt_hand_every_point_card_is_as_likely_to_have_been_chosen() -> None:
    table = Scenario(
        hands={
            "Anna": "bone_helmet",
            "Boris": "iced_tea_with_a_kick tame_pebble tailwind",
            "Celia": "tame_pebble",
        }
    )
    table.leave_in_deck("headwind splendid_twig")
    table.play_only(Boris="iced_tea_with_a_kick")
    chosen = Counter[tuple[tuple[int, ...], int]]()
    for seed in range(DRAWS):
        copy = table.state.clone()
        copy.redeal(0, new_rng(seed))
        cards = tuple(cards_in(copy.hand[1]))
        assert len(cards) == 3
        chosen[cards, copy.chosen[1]] += 1
    for cards in {cards for cards, _ in chosen}:
        points = [card for card in cards if card < INSTANTS]
        total = sum(chosen[cards, card] for card in set(points))
        for card in set(points):
            share = points.count(card) / len(points)
            spread = (total * share * (1 - share)) ** 0.5
            assert abs(chosen[cards, card] - total * share) <= 4 * spread, (cards, card)
