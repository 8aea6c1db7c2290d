"""Everybody acts at once (GLD-15): the order of answers makes no difference."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludolith
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.games.gods_love_dinosaurs.rules import GodsLoveDinosaurs
from ludolith.testing.game_setups import any_move
from tests.games.gods_love_dinosaurs.scenario import NEST, PEOPLE, Scenario

GAME = ludolith.game("gods_love_dinosaurs")


def at_an_activation(players: int, seed: int, skip: int) -> GodsLoveDinosaurs:
    """A random game up to a moment when several have something to decide."""
    state = GAME.new(players, seed)
    assert isinstance(state, GodsLoveDinosaurs)
    rng = new_rng(seed, DECISIONS)
    while not state.over:
        if len(state.deciders()) > 1:
            if not skip:
                break
            skip -= 1
        seat = state.deciders()[0]
        state.act(seat, any_move(state, seat, rng))
    return state


def play_activation(state: GodsLoveDinosaurs, order: Rng, minds: list[Rng]) -> None:
    """Everybody decides by a mind of their own; who comes next is another matter."""
    activation = state.activations
    while not state.over and state.activated >= 0 and state.activations == activation:
        deciders = state.deciders()
        seat = deciders[order.below(len(deciders))]
        state.act(seat, any_move(state, seat, minds[seat]))


@pytest.mark.rule("GLD-15")
@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10_000),
    skip=st.integers(0, 6),
    orders=st.tuples(st.integers(0, 999), st.integers(0, 999)),
)
def test_the_order_of_answers_has_no_influence_on_the_result(
    players: int, seed: int, skip: int, orders: tuple[int, int]
) -> None:
    begun = at_an_activation(players, seed, skip)
    ends = []
    for order in orders:
        state = begun.clone()
        play_activation(state, new_rng(order), [new_rng(seat) for seat in range(players)])
        ends.append(fingerprint(state))
    assert ends[0] == ends[1]


@pytest.mark.rule("GLD-15")
def test_nobody_waits_for_a_slower_one_until_the_end() -> None:
    table = Scenario()
    for name in ("Anna", "Boris"):
        table.world(name, {NEST: "mountain dinosaur", (1, 0): "lake frog", (2, 0): "lake"})
    table.activate("frog", dinosaurs=True)
    assert table.deciding() == ["Anna", "Boris"]
    table.done("Anna")
    table.go("Anna", NEST, (1, 0), NEST, stop=True)
    table.done("Anna")
    assert table.deciding() == ["Boris"], "Anna has run with her dinosaur, Boris still breeds"
    assert table.view(None).worlds[1].stage == "breeding"


@pytest.mark.rule("GLD-15")
def test_the_table_knows_that_worlds_do_not_interact() -> None:
    table = Scenario()
    assert table.game.apart() == 0, "whose turn it is concerns everybody"
    table.activate("rabbit")
    stretch = table.game.apart()
    assert stretch > 0
    table.done("Anna")
    assert table.game.apart() == stretch
    table.done("Boris")
    assert table.game.apart() == 0
    table.activate("rat")
    assert table.game.apart() > stretch


@pytest.mark.rule("GLD-15")
def test_beginners_may_act_one_after_the_other_and_watch() -> None:
    table = Scenario(3, activation="one_after_another")
    table.turn("rat")
    for name in ("Anna", "Boris", "Celia"):
        table.world(name, {NEST: "mountain", (2, 0): "mountain dinosaur", (1, 0): "lake frog"})
    table.activate("frog", dinosaurs=True)
    order = []
    while table.game.activated >= 0:
        assert table.game.apart() == 0
        (name,) = table.deciding()
        asked = (name, table.view(None).worlds[PEOPLE.index(name)].stage)
        order += [asked] if asked not in order else []
        table.act(name, table.moves(name)[0])
    assert [one for one, _ in order] == ["Boris", "Celia", "Anna"] * 3
    assert [stage for _, stage in order[::3]] == ["breeding", "hatching", "running"]
    assert table.view(None).supply is None, "figures never run out"
