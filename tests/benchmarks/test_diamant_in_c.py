"""Diamant written a second time, in C, plays the same games: a proof of both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludolith.benchmarks.compared_sides import CSide
from ludolith.benchmarks.ratios import result
from ludolith.benchmarks.side_messages import Order
from ludolith.benchmarks.worker import carry_out


@pytest.fixture(scope="module")
def in_c() -> Iterator[CSide]:
    with CSide() as side:
        yield side


@pytest.mark.parametrize("first_seed", [0, 2**40 + 5])
@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("players", range(3, 9))
def test_rules_and_c_make_the_same_decisions_and_scores(
    in_c: CSide, players: int, relics: bool, first_seed: int
) -> None:
    order = Order(
        game="diamant",
        players=players,
        options={"relics": relics},
        first_seed=first_seed,
        times=1_000,
    )
    assert result(carry_out(order)) == result(in_c.do(order))


def test_the_variant_makes_a_difference(in_c: CSide) -> None:
    plain = Order(game="diamant", times=100)
    relics = Order(game="diamant", options={"relics": True}, times=100)
    assert result(in_c.do(plain)) != result(in_c.do(relics))
